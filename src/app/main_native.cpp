// Runs the program in a desktop window, for debugging. The computer players run in the same process, files serve as
// storage, and the terminal replaces the host page.
//
//   mitts-app [--art FOLDER] [--saves FOLDER] [--language en|fr] [--query STRING]
#include "ai/protocol.h"
#include "app/app.h"
#include "platform/native/native_ports.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

namespace {

using namespace mitts;

struct Arguments {
    std::string art = "build/art";
    std::string saves{};
    std::string language = "en";
    std::string query{};
};

std::string default_saves_folder() {
    const char* home = std::getenv("HOME");
    return std::string(home == nullptr ? "." : home) + "/.local/share/mitts";
}

std::optional<Arguments> read_arguments(int count, char** words) {
    Arguments arguments{.saves = default_saves_folder()};
    for (int index = 1; index < count; index += 2) {
        const std::string_view name = words[index];
        std::string* value = name == "--art"        ? &arguments.art
                             : name == "--saves"    ? &arguments.saves
                             : name == "--language" ? &arguments.language
                             : name == "--query"    ? &arguments.query
                                                    : nullptr;
        if (value == nullptr || index + 1 == count) {
            std::cerr << "usage: mitts-app [--art FOLDER] [--saves FOLDER] [--language en|fr] [--query STRING]\n";
            return std::nullopt;
        }
        *value = words[index + 1];
    }
    return arguments;
}

void give_assets(ports::Program& program, const std::string& folder) {
    for (int id = 0; id < ui::asset_count; ++id) {
        const std::string name(ui::asset_file(static_cast<ui::AssetId>(id)));
        std::ifstream file(std::filesystem::path(folder) / name, std::ios::binary);
        if (file) {
            program.take_asset(name, std::vector<std::uint8_t>(std::istreambuf_iterator<char>(file), {}));
        } else {
            std::cerr << "mitts-app: " << folder << '/' << name << " is missing\n";
        }
    }
    constexpr double second = 1000;
    while (program.work(second)) {
    }
}

int run(const Arguments& arguments) {
    std::string error;
    auto screen = ui::Screen::open({}, error);
    if (screen == nullptr) {
        std::cerr << "mitts-app: " << error << '\n';
        return 1;
    }
    platform::FileStorage storage(arguments.saves);
    platform::InProcessPlayers players([](const std::string& request) { return ai::reply_to(request); });
    platform::TerminalPage page(arguments.language, arguments.query);
    platform::SteadyClock clock;
    platform::LoopFrames frames(clock);
    app::App program({.storage = storage, .players = players, .page = page, .clock = clock, .frames = frames},
                     std::move(screen));
    give_assets(program, arguments.art);
    while (!program.wants_to_quit()) {
        ui::wait_for_event(frames.patience());
        frames.take_due();
        program.frame();
        while (const auto answer = page.take_answer()) {
            program.answer_text(answer->purpose, answer->text);
        }
    }
    return 0;
}

} // namespace

int main(int count, char** words) {
    const auto arguments = read_arguments(count, words);
    return arguments ? run(*arguments) : 2;
}
