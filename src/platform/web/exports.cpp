#include "platform/web/exports.h"

#include <emscripten.h>

#include <cstdlib>
#include <utility>

namespace mitts::platform {

namespace {

struct Served {
    ports::Program* program = nullptr;
    WebPlayers* players = nullptr;
    WebFrames* frames = nullptr;
    bool shown = false;   ///< true once the page shows the canvas
    std::string answer{}; ///< the last string returned to the page
};

Served& served() {
    static Served instance;
    return instance;
}

const char* give(std::string text) {
    served().answer = std::move(text);
    return served().answer.c_str();
}

} // namespace

void serve_page(ports::Program& program, WebPlayers& players, WebFrames& frames) {
    served().program = &program;
    served().players = &players;
    served().frames = &frames;
}

void run_frame() {
    if (served().program != nullptr && served().shown) {
        served().program->frame();
    }
}

} // namespace mitts::platform

using mitts::platform::served;

// The page calls these functions only while the program is running (page.js waits until then). Strings are
// null-terminated UTF-8.
extern "C" {

/// Requests a frame. The page calls this function when new input or data may have arrived.
EMSCRIPTEN_KEEPALIVE void mitts_wake() {
    served().frames->request_frame();
}

/// Draws one frame immediately, while the canvas is still hidden.
EMSCRIPTEN_KEEPALIVE void mitts_rehearse() {
    served().program->redraw();
}

/// Draws one frame off-screen immediately.
EMSCRIPTEN_KEEPALIVE void mitts_draw_ahead() {
    served().program->draw_ahead();
}

/// Shows the frame that mitts_draw_ahead() has drawn.
EMSCRIPTEN_KEEPALIVE void mitts_show_ahead() {
    served().program->show_ahead();
}

/// Starts regular drawing. The page calls this function when it shows the canvas. Until then, the loading page covers
/// the canvas.
EMSCRIPTEN_KEEPALIVE void mitts_show() {
    served().shown = true;
    served().program->show();
}

/// Passes an asset to the program. Frees `bytes`, which the page allocated with malloc.
EMSCRIPTEN_KEEPALIVE bool mitts_take_asset(const char* name, std::uint8_t* bytes, int size) {
    const bool taken = served().program->take_asset(name, std::vector<std::uint8_t>(bytes, bytes + size));
    std::free(bytes);
    return taken;
}

/// Spends about `ms` milliseconds on starting the program or preparing pictures. Returns true if work remains.
EMSCRIPTEN_KEEPALIVE bool mitts_work(double ms) {
    return served().program->work(ms);
}

EMSCRIPTEN_KEEPALIVE void mitts_act(const char* key) {
    served().program->act(key);
}

EMSCRIPTEN_KEEPALIVE void mitts_press(const char* key) {
    served().program->press(key);
}

EMSCRIPTEN_KEEPALIVE void mitts_answer_text(const char* purpose, const char* text) {
    served().program->answer_text(purpose, text);
}

EMSCRIPTEN_KEEPALIVE void mitts_command(const char* name, const char* text) {
    served().program->command(name, text);
}

EMSCRIPTEN_KEEPALIVE void mitts_page_changed() {
    served().program->page_changed();
}

EMSCRIPTEN_KEEPALIVE void mitts_context_restored() {
    served().program->context_restored();
}

EMSCRIPTEN_KEEPALIVE void mitts_players_answer(const char* answer) {
    served().players->put_answer(answer);
    served().frames->request_frame();
}

EMSCRIPTEN_KEEPALIVE const char* mitts_targets() {
    return mitts::platform::give(served().program->targets());
}

EMSCRIPTEN_KEEPALIVE const char* mitts_record() {
    return mitts::platform::give(served().program->record());
}

EMSCRIPTEN_KEEPALIVE const char* mitts_state() {
    return mitts::platform::give(served().program->state());
}

EMSCRIPTEN_KEEPALIVE const char* mitts_shelf() {
    return mitts::platform::give(served().program->shelf());
}

EMSCRIPTEN_KEEPALIVE int mitts_frames() {
    return served().program->frames_drawn();
}
}
