// mitts-look draws pictures of tables, cards and panels without a display. It writes the pictures and a page that shows
// them (tools/gallery). `mitts-look --help` lists its options.

#include "picture.h"

#include <CLI/CLI.hpp>
#include <SDL_image.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>

namespace {

using mitts::look::Picture;
using mitts::look::Size;

// The window sizes of the design, and some sizes between them.
const Size sizes[] = {{"small", 320, 568, 2},    {"narrow", 360, 740, 2},    {"phone", 390, 844, 2},
                      {"tablet", 768, 1024, 1},  {"landscape", 844, 390, 2}, {"wide", 1024, 768, 1},
                      {"desktop", 1440, 900, 1}, {"huge", 2560, 1440, 1},    {"embed", 480, 360, 2},
                      {"upright", 360, 640, 2},  {"laptop", 1280, 720, 1},   {"low", 640, 320, 2}};

struct Arguments {
    std::string out;
    std::string art = MITTS_ART_FOLDER;
    std::vector<std::string> sizes;
    bool night = false;
    float text = 1;
    std::vector<std::string> names;
};

void add_arguments(CLI::App& app, Arguments& arguments) {
    std::vector<std::string> size_names;
    for (const auto& size : sizes) {
        size_names.emplace_back(size.name);
    }
    app.add_option("--out", arguments.out, "an existing folder for the pictures and index.html")
        ->required()
        ->check(CLI::ExistingDirectory);
    app.add_option("--art", arguments.art, "the folder of the card pictures and fonts")->check(CLI::ExistingDirectory);
    app.add_option("--sizes", arguments.sizes, "the window sizes, with commas; all if not given")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->check(CLI::IsMember(size_names));
    app.add_option("--text", arguments.text, "the scale of the text")->check(CLI::Range(0.5F, 3.0F));
    app.add_flag("--night", arguments.night, "draws all pictures dark, not only the French ones");
    app.add_option("NAME", arguments.names, "draws only pictures whose names contain one of these");
}

bool is_wanted(const Arguments& arguments, const Picture& picture) {
    for (const auto& name : arguments.names) {
        if (picture.name.find(name) != std::string::npos) {
            return true;
        }
    }
    return arguments.names.empty();
}

mitts::ui::Bytes read_file(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

bool give_assets(mitts::ui::Screen& screen, const std::string& folder) {
    for (int at = 0; at < mitts::ui::asset_count; ++at) {
        const auto id = static_cast<mitts::ui::AssetId>(at);
        const auto path = folder + "/" + std::string(mitts::ui::asset_file(id));
        if (!screen.give(id, read_file(path))) {
            std::fprintf(stderr, "mitts-look: cannot use %s\n", path.c_str());
            return false;
        }
    }
    return true;
}

// Draws enough frames for the picture to be final: all font sizes are ready and the panel has opened.
void draw(mitts::ui::Screen& screen, const Picture& picture, float text) {
    mitts::ui::PanelStage stage;
    double now = 1000;
    for (int frame = 0; frame < 12; ++frame, now += 100) {
        auto viewport = screen.viewport();
        viewport.text = text;
        if (!screen.begin_frame(100)) {
            return;
        }
        mitts::ui::paint(screen, picture.scene(viewport), picture.look,
                         picture.panel ? mitts::ui::Veil::Panel : mitts::ui::Veil::None);
        if (picture.panel) {
            picture.panel({.screen = screen,
                           .look = picture.look,
                           .language = picture.language,
                           .viewport = viewport,
                           .speed = mitts::view::Speed::None,
                           .now_ms = now,
                           .stage = stage});
        }
        screen.end_frame();
    }
}

bool save(mitts::ui::Screen& screen, const std::string& path) {
    int width = 0;
    int height = 0;
    auto pixels = screen.read_pixels(width, height);
    if (pixels.empty()) {
        return false;
    }
    auto* surface =
        SDL_CreateRGBSurfaceWithFormatFrom(pixels.data(), width, height, 32, width * 4, SDL_PIXELFORMAT_RGBA32);
    const bool saved = surface != nullptr && IMG_SavePNG(surface, path.c_str()) == 0;
    SDL_FreeSurface(surface);
    return saved;
}

bool draw_all(const Arguments& arguments, const std::vector<Picture>& pictures, const Size& size,
              std::vector<mitts::look::Drawn>& drawn) {
    std::string error;
    auto screen = mitts::ui::Screen::open({.width = size.width,
                                           .height = size.height,
                                           .renderer = mitts::ui::RendererKind::Software,
                                           .density = size.density},
                                          error);
    if (screen == nullptr || !give_assets(*screen, arguments.art)) {
        std::fprintf(stderr, "mitts-look: %s\n", error.c_str());
        return false;
    }
    for (const auto& picture : pictures) {
        if (is_wanted(arguments, picture)) {
            draw(*screen, picture, arguments.text);
            const auto file = picture.name + "-" + size.name + ".png";
            if (!save(*screen, arguments.out + "/" + file)) {
                return false;
            }
            drawn.push_back({.picture = picture.name, .size = size.name, .file = file});
        }
    }
    return true;
}

} // namespace

int main(int count, char** words) {
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    Arguments arguments;
    CLI::App app("draws pictures of tables, cards and panels");
    add_arguments(app, arguments);
    CLI11_PARSE(app, count, words);
    std::vector<Picture> pictures;
    for (auto* group : {mitts::look::card_pictures, mitts::look::panel_pictures, mitts::look::why_pictures,
                        mitts::look::table_pictures}) {
        for (auto& picture : group()) {
            const bool french = picture.name.ends_with("-fr");
            if (arguments.night || french) {
                picture.look.brightness = picture.look.cards = mitts::view::Brightness::Dark;
            }
            if (french) {
                picture.look.letters = mitts::view::Letters::French;
            }
            pictures.push_back(std::move(picture));
        }
    }
    std::vector<mitts::look::Drawn> drawn;
    for (const auto& size : sizes) {
        const auto& wanted = arguments.sizes;
        const bool is_size_wanted = wanted.empty() || std::ranges::find(wanted, size.name) != wanted.end();
        if (is_size_wanted && !draw_all(arguments, pictures, size, drawn)) {
            return 1;
        }
    }
    return mitts::look::write_gallery(arguments.out, drawn) ? 0 : 1;
}
