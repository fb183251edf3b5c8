// The private parts of Screen, used only by its own source files.
#pragma once

#include "ui/draw_list.h"
#include "ui/fonts.h"
#include "ui/pointer.h"
#include "ui/screen.h"
#include "ui/texture.h"
#include "ui/textures.h"

#include <memory>
#include <optional>

namespace mitts::ui {

/// The number of frames that a panel needs after an input until its picture is final.
inline constexpr int settling_frames = 3;

struct DestroyWindow {
    void operator()(SDL_Window* window) const {
        SDL_DestroyWindow(window);
    }
};
struct DestroyRenderer {
    void operator()(SDL_Renderer* renderer) const {
        SDL_DestroyRenderer(renderer);
    }
};
using Window = std::unique_ptr<SDL_Window, DestroyWindow>;
using Renderer = std::unique_ptr<SDL_Renderer, DestroyRenderer>;

struct Pixels {
    int width = 0;
    int height = 0;
};

struct Screen::Parts {
    Window window;
    Renderer renderer;
    RendererKind kind = RendererKind::Accelerated;
    Textures textures;
    Texture ahead; ///< the off-screen picture, or null
    Fonts fonts;
    Texture letters; ///< the texture of the font atlas, or null
    DrawList drawing;
    Pointer pointer;
    std::optional<float> told_density;
    int settling = settling_frames;
    std::uint32_t ground = 0;
    bool held_back = false; ///< true if the previous frame was not shown

    Pixels output() const {
        Pixels size;
        SDL_GetRendererOutputSize(renderer.get(), &size.width, &size.height);
        return size;
    }

    /// Returns the device pixels per unit of SDL's events.
    float pixels_a_unit() const {
        Pixels units;
        SDL_GetWindowSize(window.get(), &units.width, &units.height);
        return units.width > 0 ? static_cast<float>(output().width) / static_cast<float>(units.width) : 1.0F;
    }

    float density() const {
        return told_density.value_or(pixels_a_unit());
    }

    // Defined in screen.cpp.
    bool start_renderer(RendererKind wanted);
    /// Drops all textures. Call it before the renderer is destroyed.
    void drop_textures();
    bool finish_pictures();
    /// Rasterises missing glyphs, or copies the rasterised glyphs to the device. Returns true if work remains.
    bool prepare_letters();
    void drop_letters();

    // Defined in screen_input.cpp.
    view::InputEvent point(view::InputType type, float x, float y, double time_ms);
    std::optional<view::InputEvent> button(const SDL_MouseButtonEvent& event, double time_ms);
    std::optional<view::InputEvent> lose_pointer(double time_ms);
};

} // namespace mitts::ui
