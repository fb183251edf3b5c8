// mitts-look [--out DIR] [--art DIR] [--sizes a,b] [--night] [--text SCALE] [NAME…]
//
// Draws the pictures whose names contain a NAME, or all pictures, at every size. Writes DIR/index.html, which shows the
// pictures (tools/gallery). With --night, all pictures are dark. Otherwise only the French pictures are dark.

#include "picture.h"

#include <SDL_image.h>

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
    std::string out = ".";
    std::string art = MITTS_ART_FOLDER;
    std::string sizes;
    mitts::view::Brightness brightness = mitts::view::Brightness::Light;
    float text = 1;
    std::vector<std::string> names;
};

Arguments read_arguments(int count, char** words) {
    Arguments arguments;
    for (int at = 1; at < count; ++at) {
        const std::string word = words[at];
        if (word == "--out" && at + 1 < count) {
            arguments.out = words[++at];
        } else if (word == "--art" && at + 1 < count) {
            arguments.art = words[++at];
        } else if (word == "--sizes" && at + 1 < count) {
            arguments.sizes = words[++at];
        } else if (word == "--text" && at + 1 < count) {
            arguments.text = std::strtof(words[++at], nullptr);
        } else if (word == "--night") {
            arguments.brightness = mitts::view::Brightness::Dark;
        } else {
            arguments.names.push_back(word);
        }
    }
    return arguments;
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

// Draws frames until the picture is final: all font sizes are ready and the panel has opened.
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
    const auto arguments = read_arguments(count, words);
    std::vector<Picture> pictures;
    for (auto* group : {mitts::look::card_pictures, mitts::look::panel_pictures, mitts::look::why_pictures,
                        mitts::look::table_pictures}) {
        for (auto& picture : group()) {
            if (arguments.brightness == mitts::view::Brightness::Dark || picture.name.ends_with("-fr")) {
                picture.look.brightness = picture.look.cards = mitts::view::Brightness::Dark;
            }
            pictures.push_back(std::move(picture));
        }
    }
    std::vector<mitts::look::Drawn> drawn;
    for (const auto& size : sizes) {
        const bool wanted =
            arguments.sizes.empty() || ("," + arguments.sizes + ",").find("," + size.name + ",") != std::string::npos;
        if (wanted && !draw_all(arguments, pictures, size, drawn)) {
            return 1;
        }
    }
    return mitts::look::write_gallery(arguments.out, drawn) ? 0 : 1;
}
