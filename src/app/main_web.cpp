// Runs the program in a web page. The page's scripts implement the ports and wake the program.
#include "app/app.h"
#include "platform/web/exports.h"

#include <cstdio>

namespace {

using namespace mitts;

struct Doors {
    platform::WebStorage storage{};
    platform::WebPlayers players{};
    platform::WebPage page{};
    platform::WebClock clock{};
    platform::WebFrames frames{};
};

} // namespace

// Starts the program and returns immediately. The objects created here live as long as the page.
int main() {
    std::string error;
    auto screen = ui::Screen::open({}, error);
    if (screen == nullptr) {
        std::fputs(("mitts: there is nothing to draw on: " + error + "\n").c_str(), stderr);
        return 1;
    }
    static Doors doors;
    static app::App program({.storage = doors.storage,
                             .players = doors.players,
                             .page = doors.page,
                             .clock = doors.clock,
                             .frames = doors.frames},
                            std::move(screen));
    platform::serve_page(program, doors.players, doors.frames);
    return 0;
}
