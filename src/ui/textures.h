// The picture atlases on the device: made from PNG bytes through SDL2_image, and rebuilt when the device has lost them.
#pragma once

#include "ui/assets.h"
#include "ui/sprites.h"

#include <SDL.h>

#include <array>
#include <memory>

namespace mitts::ui {

class Textures {
public:
    /// Makes an atlas's texture from the bytes of a PNG. False if they are none, or cut short or changed, or the device refuses; what was
    /// there stays.
    bool load(SDL_Renderer* renderer, Atlas atlas, const Bytes& png);
    /// Forgets all textures: before the renderer goes.
    void clear();

    /// Null until it was loaded.
    SDL_Texture* texture(Atlas atlas) const {
        return pages_[static_cast<std::size_t>(atlas)].texture.get();
    }
    AtlasesThere there() const;
    /// Its sides in pixels.
    float width(Atlas atlas) const {
        return pages_[static_cast<std::size_t>(atlas)].width;
    }
    float height(Atlas atlas) const {
        return pages_[static_cast<std::size_t>(atlas)].height;
    }

private:
    struct Destroy {
        void operator()(SDL_Texture* texture) const {
            SDL_DestroyTexture(texture);
        }
    };
    struct Page {
        std::unique_ptr<SDL_Texture, Destroy> texture;
        float width = 1;
        float height = 1;
    };

    std::array<Page, atlas_count> pages_{};
};

} // namespace mitts::ui
