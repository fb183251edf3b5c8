// The picture atlases on the graphics device: decoded from PNG by SDL2_image, and rebuilt after the device is lost.
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
    /// Decodes a PNG, from which `work` creates the atlas's texture. Returns false if the PNG is invalid, truncated or
    /// corrupt.
    bool begin(Atlas atlas, const Bytes& png);
    enum class Progress : std::uint8_t { More, Done, Refused };
    /// Processes the next part, for a few milliseconds at most. Returns Refused if the device cannot create the
    /// texture; the old texture is then kept.
    Progress work(SDL_Renderer* renderer);
    /// Destroys all textures. Call it before the renderer is destroyed.
    void clear();

    /// Returns the texture of an atlas, or null until the atlas is loaded.
    SDL_Texture* texture(Atlas atlas) const {
        return pages_[static_cast<std::size_t>(atlas)].texture.get();
    }
    AtlasesThere there() const;
    /// The size of an atlas in pixels.
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
    /// A sheet that is being turned into a texture.
    struct Begun {
        Atlas atlas;
        std::unique_ptr<SDL_Surface, Surface> sheet;
        bool lacks_room = false; ///< true while the sheet has no room for the rows to be knitted
        std::optional<Knitting> knitting;
    };
    static bool make_room(Begun& begun);
    bool finish(SDL_Renderer* renderer, const Begun& begun);

    std::array<Page, atlas_count> pages_{};
    std::vector<Begun> begun_{};
};

} // namespace mitts::ui
