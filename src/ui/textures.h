// The picture atlases on the graphics device: decoded from PNG by SDL2_image, and recreated after the device is
// lost.
#pragma once

#include "ui/assets.h"
#include "ui/knitting.h"
#include "ui/sprites.h"
#include "ui/texture.h"

#include <SDL.h>

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace mitts::ui {

class Textures {
public:
    /// Takes the file from which `work` creates the atlas's texture: one PNG, or several PNGs that are the strips of a
    /// picture from top to bottom. Returns false if a PNG is truncated, corrupt or followed by other bytes.
    bool begin(Atlas atlas, Bytes png);
    enum class Progress : std::uint8_t { More, Done, Refused };
    /// Processes the next part, in at most a few milliseconds. Returns Refused if the PNG cannot be decoded or the
    /// device cannot create the texture. In that case, the old texture is kept.
    Progress work(SDL_Renderer* renderer);
    /// Destroys all textures. `work` then recreates them. Call it before the renderer is destroyed.
    void renew();

    /// Returns the texture of an atlas, or null until the atlas is loaded.
    SDL_Texture* texture(Atlas atlas) const {
        return pages_[static_cast<std::size_t>(atlas)].texture.get();
    }
    AtlasesThere there() const;
    /// Return the size of an atlas in pixels.
    float width(Atlas atlas) const {
        return pages_[static_cast<std::size_t>(atlas)].width;
    }
    float height(Atlas atlas) const {
        return pages_[static_cast<std::size_t>(atlas)].height;
    }

private:
    struct Page {
        Texture texture;
        float width = 1;
        float height = 1;
        Bytes png{}; ///< the file from which the texture was made
    };

    struct Surface {
        void operator()(SDL_Surface* surface) const {
            SDL_FreeSurface(surface);
        }
    };
    using Sheet = std::unique_ptr<SDL_Surface, Surface>;
    /// A file that is being turned into a texture.
    struct Begun {
        Atlas atlas;
        Bytes png;
        std::size_t read = 0; ///< the number of bytes of `png` that are decoded
        Sheet strip{};        ///< the PNG decoded last, until it has been copied to the sheet
        int copied = 0;       ///< the number of rows copied from strips to the sheet
        Sheet sheet{};        ///< the pixels of the texture
        std::optional<Knitting> knitting{};
        Texture texture{};
        int sent = 0; ///< the number of rows copied from the sheet to the texture
    };
    static bool prepare(Begun& begun);
    static bool copy_strip(Begun& begun);
    static bool send_rows(SDL_Renderer* renderer, Begun& begun);

    std::array<Page, atlas_count> pages_{};
    std::vector<Begun> begun_{};
};

} // namespace mitts::ui
