#include "ui/textures.h"

#include "ui/big_endian.h"
#include "ui/knitting.h"

#include <SDL_image.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace mitts::ui {

namespace {

struct FreeSurface {
    void operator()(SDL_Surface* surface) const {
        SDL_FreeSurface(surface);
    }
};
using Surface = std::unique_ptr<SDL_Surface, FreeSurface>;

// CRC-32, four bits at a time.
std::uint32_t check_sum(std::span<const unsigned char> bytes) {
    std::array<std::uint32_t, 16> table{};
    for (std::uint32_t at = 0; at < table.size(); ++at) {
        table[at] = at;
        for (int bit = 0; bit < 4; ++bit) {
            table[at] = table[at] >> 1U ^ ((table[at] & 1U) != 0 ? 0xEDB88320 : 0);
        }
    }
    std::uint32_t sum = 0xFFFFFFFF;
    for (const auto byte : bytes) {
        sum ^= byte;
        sum = sum >> 4U ^ table[sum & 15U];
        sum = sum >> 4U ^ table[sum & 15U];
    }
    return ~sum;
}

// Each chunk of a PNG has its size and its check sum, and the last ends the file. SDL2_image reads on for ever where one is cut short.
bool is_a_whole_picture(std::span<const unsigned char> png) {
    constexpr std::array<unsigned char, 8> signature{0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    constexpr std::size_t frame = 12; // size, name and check sum
    if (png.size() < signature.size() || !std::equal(signature.begin(), signature.end(), png.begin())) {
        return false;
    }
    auto rest = png.subspan(signature.size());
    while (rest.size() >= frame) {
        const std::size_t size = big_endian_word(rest);
        if (size > rest.size() - frame ||
            check_sum(rest.subspan(4, size + 4)) != big_endian_word(rest.subspan(size + 8))) {
            return false;
        }
        if (rest.size() == frame) {
            return big_endian_word(rest.subspan(4)) == 0x49454E44; // IEND
        }
        rest = rest.subspan(size + frame);
    }
    return false;
}

// The atlases have palettes, which textures have not.
Surface decode(const Bytes& png) {
    if (!is_a_whole_picture(png)) {
        return nullptr;
    }
    auto* stream = SDL_RWFromConstMem(png.data(), static_cast<int>(png.size()));
    const Surface loaded{stream == nullptr ? nullptr : IMG_LoadTyped_RW(stream, 1, "PNG")};
    return Surface{loaded == nullptr ? nullptr : SDL_ConvertSurfaceFormat(loaded.get(), SDL_PIXELFORMAT_RGBA32, 0)};
}

// A file with what is knitted from its charts under it. One of another shape is no atlas of ours and stays as it is.
Surface complete(Surface file, Atlas atlas) {
    const int height = atlas_height(atlas);
    if (file == nullptr || file->h >= height || file->w != atlas_width) {
        return file;
    }
    Surface sheet{SDL_CreateRGBSurfaceWithFormat(0, file->w, height, 32, SDL_PIXELFORMAT_RGBA32)};
    if (sheet == nullptr || sheet->pitch != 4 * sheet->w) {
        return nullptr;
    }
    const std::span pixels(static_cast<std::uint8_t*>(sheet->pixels), static_cast<std::size_t>(sheet->pitch) * height);
    SDL_SetSurfaceBlendMode(file.get(), SDL_BLENDMODE_NONE);
    SDL_BlitSurface(file.get(), nullptr, sheet.get(), nullptr);
    knit_all({.bytes = pixels, .width = sheet->w}, atlas);
    return sheet;
}

} // namespace

bool Textures::load(SDL_Renderer* renderer, Atlas atlas, const Bytes& png) {
    const auto surface = complete(decode(png), atlas);
    if (surface == nullptr) {
        return false;
    }
    auto* texture = SDL_CreateTextureFromSurface(renderer, surface.get());
    if (texture == nullptr) {
        return false;
    }
    SDL_SetTextureScaleMode(texture, SDL_ScaleModeLinear);
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
    auto& page = pages_[static_cast<std::size_t>(atlas)];
    page.texture.reset(texture);
    page.width = static_cast<float>(surface->w);
    page.height = static_cast<float>(surface->h);
    return true;
}

AtlasesThere Textures::there() const {
    AtlasesThere found{};
    std::transform(pages_.begin(), pages_.end(), found.begin(),
                   [](const Page& page) { return page.texture != nullptr; });
    return found;
}

void Textures::clear() {
    for (auto& page : pages_) {
        page.texture.reset();
    }
}

} // namespace mitts::ui
