#include "ui/fonts.h"

#include "ui/big_endian.h"
#include "view/type_widths.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace mitts::ui {

namespace {

// The height of the font's line box as a fraction of the size: the sum of the ascent and the descent in the font's
// tables.
constexpr float box = 1.24F;
// The distance from the top of a line to the baseline, as a fraction of the size. A line's height is 1.2 times the
// size. This distance centres capitals in the line.
constexpr float feet = 0.93F;

constexpr int smallest = 8;
constexpr int largest = 160;

// The glyphs that are always rasterised. Other glyphs are rasterised when they are first drawn, because rasterising
// whole fonts would take three times as long.
constexpr ImWchar first_letter = 0x20;
constexpr ImWchar last_letter = 0x7E;

// Returns the size at which to rasterise text. Small text uses every pixel size, and large text every second or fourth
// size.
int made_size(float pixels) {
    const float step = pixels <= 40 ? 1.0F : pixels <= 80 ? 2.0F : 4.0F;
    return std::clamp(static_cast<int>(std::lround(pixels / step) * std::lround(step)), smallest, largest);
}

ImFont* make(ImFontAtlas& atlas, const Bytes& file, int pixels, const ImWchar* ranges) {
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.OversampleH = pixels <= 36 ? 2 : 1;
    config.OversampleV = 1;
    // Dear ImGui takes the bytes as void*, but does not write to them.
    auto* bytes = const_cast<unsigned char*>(file.data());
    return atlas.AddFontFromMemoryTTF(bytes, static_cast<int>(file.size()), static_cast<float>(pixels) * box, &config,
                                      ranges);
}

// Returns true if the checksum of a TrueType file is correct and its tables are within the file. The rasteriser checks
// neither.
bool is_a_whole_font(const Bytes& file) {
    const std::span<const std::uint8_t> bytes(file.data(), file.size());
    const auto word_at = [&](std::size_t at) { return big_endian_word(bytes.subspan(at)); };
    constexpr std::uint32_t true_type = 0x00010000;
    constexpr std::uint32_t whole = 0xB1B0AFBA;
    constexpr std::size_t head = 12;
    constexpr std::size_t entry = 16;
    if (file.size() < head || file.size() % 4 != 0 || word_at(0) != true_type) {
        return false;
    }
    const std::size_t tables = word_at(4) >> 16U;
    if (file.size() < head + tables * entry) {
        return false;
    }
    for (std::size_t table = 0; table < tables; ++table) {
        const std::size_t begin = word_at(head + table * entry + 8);
        const std::size_t size = word_at(head + table * entry + 12);
        if (begin > file.size() || size > file.size() - begin) {
            return false;
        }
    }
    std::uint32_t sum = 0;
    for (std::size_t at = 0; at < file.size(); at += 4) {
        sum += word_at(at);
    }
    return sum == whole;
}

} // namespace

bool Fonts::give(view::Weight weight, Bytes file) {
    if (!is_a_whole_font(file)) {
        return false;
    }
    files_[static_cast<std::size_t>(weight)] = std::move(file);
    stale_ = true;
    return true;
}

bool Fonts::ready() const {
    return !files_[0].empty() && !files_[1].empty();
}

void Fonts::build() {
    atlas_.Clear();
    atlas_.Flags |= ImFontAtlasFlags_NoMouseCursors;
    ranges_.clear();
    for (std::size_t character = 0; character < characters_.size(); ++character) {
        if (characters_.test(character)) {
            ranges_.insert(ranges_.end(), 2, static_cast<ImWchar>(character));
        }
    }
    ranges_.push_back(0);
    for (std::size_t weight = 0; weight < sizes_.size(); ++weight) {
        auto& sizes = sizes_[weight];
        std::erase_if(sizes, [](const Size& size) { return !size.used; });
        if (sizes.empty()) {
            sizes.push_back({.pixels = 17});
        }
        for (auto& size : sizes) {
            size = {.pixels = size.pixels,
                    .font = make(atlas_, files_[weight], size.pixels, ranges_.data()),
                    .used = false};
        }
    }
    atlas_.Build();
    stale_ = false;
}

Fonts::Fonts() {
    for (auto letter = first_letter; letter <= last_letter; ++letter) {
        characters_.set(letter);
    }
}

void Fonts::need(char32_t character) {
    // A control character has no glyph, and a zero would end Dear ImGui's list of ranges.
    if (character > last_letter && character < characters_.size() && !characters_.test(character)) {
        characters_.set(character);
        stale_ = true;
    }
}

ImFont* Fonts::find(float pixels, view::Weight weight) {
    auto& sizes = sizes_[static_cast<std::size_t>(weight)];
    const int wanted = made_size(pixels);
    ImFont* nearest = nullptr;
    int distance = largest;
    for (auto& size : sizes) {
        if (size.pixels == wanted) {
            size.used = true;
        }
        if (size.font != nullptr && std::abs(size.pixels - wanted) < distance) {
            distance = std::abs(size.pixels - wanted);
            nearest = size.font;
        }
        if (size.pixels == wanted && size.font == nullptr) {
            return nearest;
        }
    }
    if (distance != 0) {
        sizes.push_back({.pixels = wanted});
        stale_ = true;
    }
    return nearest;
}

void Fonts::borrow(Lender lender) {
    borrowed_ = std::make_unique<BorrowedLetters>(std::move(lender));
}

bool Fonts::draw_borrowed(ImDrawList& list, ImVec2 baseline, std::string_view text, int pixels, view::Weight weight,
                          ImU32 colour) {
    return borrowed_ != nullptr &&
           borrowed_->draw(renderer_, list, baseline, {.text = text, .weight = weight, .pixels = pixels}, colour);
}

float Fonts::draw(ImDrawList& list, ImVec2 top_left, std::string_view text, float pixels, view::Weight weight,
                  ImU32 colour) {
    ImFont* font = find(pixels, weight);
    if (font == nullptr) {
        return top_left.x;
    }
    const float made = font->FontSize / box;
    // A glyph rasterised for this size is drawn pixel for pixel, even if the requested size differs by a fraction.
    const float scale = made_size(pixels) == std::lround(made) ? 1.0F : pixels / made;
    const float line = std::round(top_left.y + feet * pixels);
    const float top = line - std::round(font->Ascent) * scale;
    float x = top_left.x;
    while (!text.empty()) {
        auto run = view::take_run(text);
        const int borrowed = run.borrowed ? view::borrowed_type()->advance(run.text, weight) : 0;
        if (borrowed > 0 && draw_borrowed(list, {x, line}, run.text, made_size(pixels), weight, colour)) {
            x += static_cast<float>(borrowed) * pixels / 1000;
            continue;
        }
        while (!run.text.empty()) {
            const char32_t character = view::take_character(run.text);
            need(character);
            const auto* glyph = font->FindGlyph(static_cast<ImWchar>(character));
            if (glyph != nullptr && glyph->Visible != 0) {
                list.PrimReserve(6, 4);
                list.PrimRectUV({x + glyph->X0 * scale, top + glyph->Y0 * scale},
                                {x + glyph->X1 * scale, top + glyph->Y1 * scale}, {glyph->U0, glyph->V0},
                                {glyph->U1, glyph->V1}, colour);
            }
            x += static_cast<float>(view::advance_of(character, weight)) * pixels / 1000;
        }
    }
    return x;
}

} // namespace mitts::ui
