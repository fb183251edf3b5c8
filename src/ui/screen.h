// The window: SDL's window and renderer, the textures, the fonts, the pointer, and the drawing of frames.
//
// All coordinates in the interface are points (CSS pixels). Internally, shapes are drawn in device pixels, so that text
// and edges are aligned with pixels at any devicePixelRatio. This code does not depend on games, scenes or panels.
#pragma once

#include "ui/assets.h"
#include "view/input.h"
#include "view/viewport.h"

#include <SDL.h>

#include <memory>
#include <optional>
#include <string>

struct ImDrawList;

namespace mitts::ui {

class Fonts;
class Pointer;
class Textures;

enum class RendererKind : std::uint8_t { Accelerated, Software };

struct ScreenOptions {
    std::string title = "Mitts";
    int width = 1280; ///< width of the window in points; a browser's canvas has its own size
    int height = 800;
    /// The preferred renderer. If it is not available, SDL's software renderer is used.
    RendererKind renderer = RendererKind::Accelerated;
    /// Device pixels per point. Set it only when rendering without a display.
    std::optional<float> density{};
};

class Screen {
public:
    /// Opens the window. On failure, returns null and sets `error` to SDL's message in English.
    static std::unique_ptr<Screen> open(const ScreenOptions& options, std::string& error);
    ~Screen();
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;

    /// Loads one asset. Assets may arrive in any order and at any time. Returns false and keeps the previous asset if
    /// the bytes are not a valid picture or font.
    bool give(AssetId id, Bytes bytes);
    /// Like `give`, but a picture is ready only after `work` has returned false.
    bool begin(AssetId id, Bytes bytes);
    /// Processes the next part of a picture or of the missing glyphs, in at most a few milliseconds. Returns true if
    /// work remains.
    bool work();
    /// Return true once both fonts, or the first two atlases, are loaded.
    bool has_fonts() const;
    bool has_pictures() const;
    /// Returns true once the tarot pack's pictures are loaded.
    bool has_tarot_pictures() const;

    /// Returns the size of the window in points. The insets are 0.
    view::Viewport viewport() const;
    /// Returns the device pixels per point (devicePixelRatio).
    float density() const;
    RendererKind renderer_kind() const;

    /// Passes an event to the pointer. Returns the event as an input for the controllers, in points, or nothing if the
    /// event is not an input. `time_ms` is the time on the caller's clock. Touches become pointer events. Additional
    /// touches are ignored.
    std::optional<view::InputEvent> take(const SDL_Event& event, double time_ms);

    /// Starts a frame and updates the sizes and fonts. Returns false if the window has no size or the fonts are not
    /// loaded. In that case, end_frame must not be called. `elapsed_ms` is the time since the previous frame.
    bool begin_frame(double elapsed_ms);
    /// Sets the background colour of this frame and later frames (0xRRGGBB; initially black).
    void set_ground(std::uint32_t colour);
    /// Draws the frame's list over the background. Returns false if the frame is skipped because glyphs must be
    /// rasterised first.
    bool end_frame();
    /// Like `end_frame`, but keeps the picture hidden until show_ahead() is called. Without a graphics device, or if
    /// the device has no memory for the picture, shows the picture immediately.
    bool end_frame_ahead();
    /// Shows the off-screen picture, unless another picture has been drawn since.
    void show_ahead();

    /// Returns true if the picture is not final although nothing moves, because missing glyphs must be rasterised or a
    /// panel is settling after an input. The caller should then draw another frame soon.
    bool wants_frame() const;
    /// Like `wants_frame`, but only for missing glyphs. Use it when no panel is open.
    bool misses_letters() const;

    /// After the device is lost, recreates the renderer and the textures (from stored files). Returns false on failure.
    bool rebuild();

    Fonts& fonts();
    /// Returns the shapes of this frame, in pixels, in the order in which they are drawn.
    ImDrawList& list();
    Pointer& pointer();
    const Textures& textures() const;

    /// Returns the last picture as raw RGBA, for tests and tools (software renderer only), or nothing on failure.
    Bytes read_pixels(int& width, int& height);

private:
    struct Parts;
    explicit Screen(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> parts_;
};

} // namespace mitts::ui
