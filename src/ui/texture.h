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

/// Returns a texture of RGBA pixels with blending and smooth scaling, or null if the device has no memory left. If
/// `pixels` is null, the texture has no content yet.
Texture texture_of(SDL_Renderer* renderer, const void* pixels, int width, int height);

} // namespace mitts::ui
