// A texture on the graphics device.
#pragma once

#include <SDL.h>

#include <memory>

namespace mitts::ui {

struct DestroyTexture {
    void operator()(SDL_Texture* texture) const {
        SDL_DestroyTexture(texture);
    }
};
using Texture = std::unique_ptr<SDL_Texture, DestroyTexture>;

/// Returns a texture of RGBA pixels with blending and smooth scaling, or null if the device has no memory left.
inline Texture texture_of(SDL_Renderer* renderer, const void* pixels, int width, int height) {
    Texture texture{SDL_CreateTexture(renderer, SDL_PIXELFORMAT_RGBA32, SDL_TEXTUREACCESS_STATIC, width, height)};
    if (texture != nullptr) {
        SDL_UpdateTexture(texture.get(), nullptr, pixels, 4 * width);
        SDL_SetTextureScaleMode(texture.get(), SDL_ScaleModeLinear);
        SDL_SetTextureBlendMode(texture.get(), SDL_BLENDMODE_BLEND);
    }
    return texture;
}

} // namespace mitts::ui
