// Loads damaged assets: a truncated, changed or replaced font, sprite sheet or text file. Each is accepted or refused,
// and an accepted asset must be usable.
#include "cards/check.h"
#include "i18n/texts.h"
#include "ui/fonts.h"
#include "ui/textures.h"

#include <SDL.h>

#include <cstddef>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <string>

namespace {

using namespace mitts;

ui::Bytes read(ui::AssetId id) {
    std::ifstream file(std::string(MITTS_ART_FOLDER) + '/' + std::string(ui::asset_file(id)), std::ios::binary);
    ui::Bytes bytes(std::istreambuf_iterator<char>(file), {});
    MITTS_CHECK(!bytes.empty());
    return bytes;
}

// Truncates the real file and changes one byte for every three bytes of the fuzz data.
ui::Bytes damaged(ui::Bytes file, const std::uint8_t* data, std::size_t size) {
    file.resize(file.size() - file.size() * data[0] / 256);
    for (std::size_t at = 1; at + 2 < size && !file.empty(); at += 3) {
        const std::size_t place = (std::size_t{data[at]} << 8U | data[at + 1]) * file.size() / 65536;
        file[place] = data[at + 2];
    }
    return file;
}

void give_font(ui::Bytes file, const ui::Bytes& whole) {
    const bool is_whole = file == whole;
    ui::Fonts fonts;
    const bool taken = fonts.give(view::Weight::Regular, file);
    MITTS_CHECK(taken || !is_whole);
    if (taken && !is_whole) {
        fonts.give(view::Weight::Bold, std::move(file));
        fonts.build();
    }
}

// Formats every string of an accepted file, with various values for its placeholders.
void give_texts(const ui::Bytes& file) {
    if (i18n::take_texts(i18n::Language::French, std::string(file.begin(), file.end()))) {
        for (int id = 0; id < static_cast<int>(i18n::TextId::Count); ++id) {
            i18n::say(i18n::Language::French, static_cast<i18n::TextId>(id), {{"n", 2}, {"name", "{"}});
        }
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const auto font = read(ui::AssetId::FontRegular);
    static const auto sheet = read(ui::AssetId::Shapes);
    static const auto block = i18n::built_in_texts(i18n::Language::French);
    static const ui::Bytes texts(block.begin(), block.end());
    static auto* const surface = SDL_CreateRGBSurfaceWithFormat(0, 16, 16, 32, SDL_PIXELFORMAT_RGBA32);
    static auto* const renderer = SDL_CreateSoftwareRenderer(surface);
    MITTS_CHECK(renderer != nullptr);
    if (size < 2) {
        return 0;
    }
    const bool is_font = (data[0] & 1U) != 0;
    const bool is_another = (data[0] & 2U) != 0;
    const bool is_text = (data[0] & 4U) != 0;
    const auto file = is_another ? ui::Bytes(data + 1, data + size)
                                 : damaged(is_text   ? texts
                                           : is_font ? font
                                                     : sheet,
                                           data + 1, size - 1);
    if (is_text) {
        give_texts(file);
    } else if (is_font) {
        give_font(file, font);
    } else {
        ui::Textures textures;
        const bool begun = textures.begin(ui::Atlas::Shapes, file);
        MITTS_CHECK(begun || file != sheet);
        while (begun && textures.work(renderer) == ui::Textures::Progress::More) {
        }
    }
    return 0;
}
