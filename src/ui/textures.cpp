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

// Returns the size in bytes of the PNG at the start of `file`, or 0 if it is truncated, corrupt or not a PNG. Checks
// the size and the checksum of every chunk, because SDL2_image never returns if the file is truncated.
std::size_t size_of_picture(std::span<const unsigned char> file) {
    constexpr std::array<unsigned char, 8> signature{0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    constexpr std::size_t frame = 12; // size, name and checksum
    if (file.size() < signature.size() || !std::equal(signature.begin(), signature.end(), file.begin())) {
        return 0;
    }
    auto rest = file.subspan(signature.size());
    while (rest.size() >= frame) {
        const std::size_t size = big_endian_word(rest);
        if (size > rest.size() - frame ||
            check_sum(rest.subspan(4, size + 4)) != big_endian_word(rest.subspan(size + 8))) {
            return 0;
        }
        const bool ends = big_endian_word(rest.subspan(4)) == 0x49454E44; // the chunk type IEND
        rest = rest.subspan(size + frame);
        if (ends) {
            return file.size() - rest.size();
        }
    }
    return 0;
}

bool are_whole_pictures(std::span<const unsigned char> file) {
    while (const auto size = size_of_picture(file)) {
        file = file.subspan(size);
        if (file.empty()) {
            return true;
        }
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
    if (!are_whole_pictures(png)) {
        return false;
    }
    begun_.push_back({.atlas = atlas, .png = std::move(png)});
    return true;
}

// Performs the next step of building a texture sheet: decodes one PNG of the file, or copies the decoded PNG to the
// sheet. Returns false if the PNG cannot be decoded or memory runs out.
bool Textures::prepare(Begun& begun) {
    if (begun.strip != nullptr) {
        return copy_strip(begun);
    }
    const auto rest = std::span<const unsigned char>(begun.png).subspan(begun.read);
    auto* stream = SDL_RWFromConstMem(rest.data(), static_cast<int>(rest.size()));
    begun.strip.reset(stream == nullptr ? nullptr : IMG_LoadTyped_RW(stream, 1, "PNG"));
    begun.read += size_of_picture(rest);
    return begun.strip != nullptr;
}

// Copies the decoded strip to an RGBA sheet, because textures have no palettes. Pictures knitted from the atlas's
// charts are added below the rows of the file. A picture that is not as wide as an atlas has no charts.
bool Textures::copy_strip(Begun& begun) {
    const auto strip = std::move(begun.strip);
    if (begun.sheet == nullptr) {
        const bool is_atlas = strip->w == atlas_width;
        const int height = is_atlas ? atlas_height(begun.atlas) : strip->h;
        begun.sheet.reset(SDL_CreateRGBSurfaceWithFormat(0, strip->w, height, 32, SDL_PIXELFORMAT_RGBA32));
        if (begun.sheet == nullptr || begun.sheet->pitch != 4 * begun.sheet->w) {
            return false;
        }
        if (is_atlas) {
            begun.knitting = Knitting(begun.atlas);
        }
    }
    SDL_SetSurfaceBlendMode(strip.get(), SDL_BLENDMODE_NONE);
    SDL_Rect place{0, begun.copied, strip->w, strip->h};
    SDL_BlitSurface(strip.get(), nullptr, begun.sheet.get(), &place);
    begun.copied += strip->h;
    return true;
}

Textures::Progress Textures::work(SDL_Renderer* renderer) {
    if (begun_.empty()) {
        return Progress::Done;
    }
    auto& begun = begun_.front();
    if (begun.strip != nullptr || begun.read < begun.png.size()
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
