// The picture atlases on the device: made from PNG bytes through SDL2_image, and rebuilt when the device has lost them.
#pragma once

#include "ui/assets.h"
#include "ui/knitting.h"
#include "ui/sprites.h"

#include <SDL.h>

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace mitts::ui {

class Textures {
public:
    /// Decodes the bytes of a PNG; `work` makes the atlas's texture of them. Returns false if they are no PNG, cut short or changed.
    bool begin(Atlas atlas, const Bytes& png);
    enum class Progress : std::uint8_t { More, Done, Refused };
    /// Does the next piece of the work begun, of a few milliseconds at most. Refused: the device takes no texture; the old one stays.
    Progress work(SDL_Renderer* renderer);
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

    struct Surface {
        void operator()(SDL_Surface* surface) const {
            SDL_FreeSurface(surface);
        }
    };
    /// A sheet on its way to becoming a texture.
    struct Begun {
        Atlas atlas;
        std::unique_ptr<SDL_Surface, Surface> sheet;
        bool lacks_room = false; ///< as in the file: what is knitted has no room yet
        std::optional<Knitting> knitting;
    };
    static bool make_room(Begun& begun);
    bool finish(SDL_Renderer* renderer, const Begun& begun);

    std::array<Page, atlas_count> pages_{};
    std::vector<Begun> begun_{};
};

} // namespace mitts::ui
