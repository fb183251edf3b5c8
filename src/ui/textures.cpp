#include "ui/textures.h"

#include <SDL_image.h>

namespace mitts::ui {

namespace {

struct FreeSurface {
    void operator()(SDL_Surface* surface) const {
        SDL_FreeSurface(surface);
    }
};
using Surface = std::unique_ptr<SDL_Surface, FreeSurface>;

// The atlases have palettes, which textures have not.
Surface decode(const Bytes& png) {
    auto* stream = SDL_RWFromConstMem(png.data(), static_cast<int>(png.size()));
    const Surface loaded{stream == nullptr ? nullptr : IMG_LoadTyped_RW(stream, 1, "PNG")};
    return Surface{loaded == nullptr ? nullptr : SDL_ConvertSurfaceFormat(loaded.get(), SDL_PIXELFORMAT_RGBA32, 0)};
}

} // namespace

bool Textures::load(SDL_Renderer* renderer, Atlas atlas, const Bytes& png) {
    const auto surface = decode(png);
    if (surface == nullptr) {
        return false;
    }
    auto* texture = SDL_CreateTextureFromSurface(renderer, surface.get());
    if (texture == nullptr) {
        return false;
    }
    SDL_SetTextureScaleMode(texture, SDL_ScaleModeLinear);
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
    auto& page = pages_[static_cast<std::size_t>(atlas)];
    page.texture.reset(texture);
    page.width = static_cast<float>(surface->w);
    page.height = static_cast<float>(surface->h);
    return true;
}

void Textures::clear() {
    for (auto& page : pages_) {
        page.texture.reset();
    }
}

} // namespace mitts::ui
