#include "ui/textures.h"

#include "ui/big_endian.h"
#include "ui/knitting.h"

#include <SDL_image.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace mitts::ui {

namespace {

// Returns the CRC-32, computed four bits at a time.
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

// Returns true if every PNG chunk has a valid size and checksum and the last chunk ends the file. SDL2_image never
// returns if the file is truncated.
bool is_a_whole_picture(std::span<const unsigned char> png) {
    constexpr std::array<unsigned char, 8> signature{0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    constexpr std::size_t frame = 12; // size, name and checksum
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
            return big_endian_word(rest.subspan(4)) == 0x49454E44; // the chunk type IEND
        }
        rest = rest.subspan(size + frame);
    }
    return false;
}

SheetPixels pixels_of(SDL_Surface& sheet) {
    return {.bytes = {static_cast<std::uint8_t*>(sheet.pixels), static_cast<std::size_t>(sheet.pitch * sheet.h)},
            .width = sheet.w};
}

} // namespace

Texture texture_of(SDL_Renderer* renderer, const void* pixels, int width, int height) {
    Texture texture{SDL_CreateTexture(renderer, SDL_PIXELFORMAT_RGBA32, SDL_TEXTUREACCESS_STATIC, width, height)};
    if (texture != nullptr) {
        if (pixels != nullptr) {
            SDL_UpdateTexture(texture.get(), nullptr, pixels, 4 * width);
        }
        SDL_SetTextureScaleMode(texture.get(), SDL_ScaleModeLinear);
        SDL_SetTextureBlendMode(texture.get(), SDL_BLENDMODE_BLEND);
    }
    return texture;
}

bool Textures::begin(Atlas atlas, Bytes png) {
    if (!is_a_whole_picture(png)) {
        return false;
    }
    begun_.push_back({.atlas = atlas, .png = std::move(png)});
    return true;
}

// Takes the next step towards a sheet. Returns false if the PNG cannot be decoded or the memory is full.
bool Textures::prepare(Begun& begun) {
    if (begun.file != nullptr) {
        return make_sheet(begun);
    }
    auto* stream = SDL_RWFromConstMem(begun.png.data(), static_cast<int>(begun.png.size()));
    begun.file.reset(stream == nullptr ? nullptr : IMG_LoadTyped_RW(stream, 1, "PNG"));
    return begun.file != nullptr;
}

// Copies the decoded file to an RGBA sheet, because textures have no palettes. Pictures knitted from the atlas's charts
// are added below the rows of the file. A file of any other size is not one of the atlases and is used unchanged.
bool Textures::make_sheet(Begun& begun) {
    const auto file = std::move(begun.file);
    const bool lacks_room = file->h < atlas_height(begun.atlas) && file->w == atlas_width;
    begun.sheet.reset(SDL_CreateRGBSurfaceWithFormat(0, file->w, lacks_room ? atlas_height(begun.atlas) : file->h, 32,
                                                     SDL_PIXELFORMAT_RGBA32));
    if (begun.sheet == nullptr || begun.sheet->pitch != 4 * begun.sheet->w) {
        begun.sheet.reset();
        return false;
    }
    SDL_SetSurfaceBlendMode(file.get(), SDL_BLENDMODE_NONE);
    SDL_BlitSurface(file.get(), nullptr, begun.sheet.get(), nullptr);
    if (lacks_room) {
        begun.knitting = Knitting(begun.atlas);
    }
    return true;
}

Textures::Progress Textures::work(SDL_Renderer* renderer) {
    if (begun_.empty()) {
        return Progress::Done;
    }
    auto& begun = begun_.front();
    if (begun.sheet == nullptr
            ? prepare(begun)
            : (begun.knitting && begun.knitting->step(pixels_of(*begun.sheet))) || send_rows(renderer, begun)) {
        return Progress::More;
    }
    const bool made = begun.texture != nullptr;
    if (made) {
        pages_[static_cast<std::size_t>(begun.atlas)] = {.texture = std::move(begun.texture),
                                                         .width = static_cast<float>(begun.sheet->w),
                                                         .height = static_cast<float>(begun.sheet->h),
                                                         .png = std::move(begun.png)};
    }
    begun_.erase(begun_.begin());
    return !made ? Progress::Refused : begun_.empty() ? Progress::Done : Progress::More;
}

// Sends the next rows of the sheet to the device. Returns false after the last row, or if there is no texture.
bool Textures::send_rows(SDL_Renderer* renderer, Begun& begun) {
    auto& sheet = *begun.sheet;
    if (begun.texture == nullptr) {
        begun.texture = texture_of(renderer, nullptr, sheet.w, sheet.h);
        return begun.texture != nullptr;
    }
    constexpr int rows_at_once = 128;
    const SDL_Rect rows{0, begun.sent, sheet.w, std::min(rows_at_once, sheet.h - begun.sent)};
    const auto* pixels = static_cast<const std::uint8_t*>(sheet.pixels) + sheet.pitch * begun.sent;
    SDL_UpdateTexture(begun.texture.get(), &rows, pixels, sheet.pitch);
    begun.sent += rows.h;
    return begun.sent < sheet.h;
}

AtlasesThere Textures::there() const {
    AtlasesThere found{};
    std::transform(pages_.begin(), pages_.end(), found.begin(),
                   [](const Page& page) { return page.texture != nullptr; });
    return found;
}

void Textures::renew() {
    for (auto& begun : begun_) {
        begun.texture.reset();
        begun.sent = 0;
    }
    for (std::size_t at = 0; at < pages_.size(); ++at) {
        const auto atlas = static_cast<Atlas>(at);
        pages_[at].texture.reset();
        auto png = std::exchange(pages_[at].png, {});
        const bool renewed =
            std::any_of(begun_.begin(), begun_.end(), [&](const Begun& begun) { return begun.atlas == atlas; });
        if (!png.empty() && !renewed) {
            begun_.push_back({.atlas = atlas, .png = std::move(png)});
        }
    }
}

} // namespace mitts::ui
