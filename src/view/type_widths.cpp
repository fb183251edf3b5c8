#include "view/type_widths.h"

#include "view/borrowed_type.h"

#include <algorithm>
#include <array>

namespace mitts::view {

namespace {

struct Advance {
    std::uint16_t character;
    std::uint16_t regular;
    std::uint16_t bold;
};

constexpr std::array advances{
#define WIDTH(character, regular, bold) Advance{character, regular, bold},
#include "view/type_widths.inc"
#undef WIDTH
};

// The ASCII range, in which the table has no gaps. Most characters are ASCII and are therefore found by index.
constexpr char32_t first = U' ';
constexpr char32_t last = U'~';
static_assert(advances[0].character == first && advances[last - first].character == last);

const Advance* find(char32_t character) {
    if (character >= first && character <= last) {
        return &advances[character - first];
    }
    const auto* found =
        std::lower_bound(advances.data(), advances.data() + advances.size(), character,
                         [](const Advance& advance, char32_t wanted) { return advance.character < wanted; });
    return found != advances.data() + advances.size() && found->character == character ? found : nullptr;
}

constexpr char32_t replacement = 0xFFFD;

// Returns the length in bytes of a character that starts with this byte, or 0 if no character starts with it.
int length_from(unsigned char lead) {
    if (lead < 0x80) {
        return 1;
    }
    if (lead >= 0xC2 && lead < 0xE0) {
        return 2;
    }
    if (lead >= 0xE0 && lead < 0xF0) {
        return 3;
    }
    return lead >= 0xF0 && lead < 0xF5 ? 4 : 0;
}

} // namespace

char32_t take_character(std::string_view& text) {
    const auto lead = static_cast<unsigned char>(text.front());
    const int length = length_from(lead);
    const bool whole = length > 0 && text.size() >= static_cast<std::size_t>(length);
    char32_t character = length == 1 ? lead : lead & (0x7FU >> length);
    for (int at = 1; whole && at < length; ++at) {
        const auto byte = static_cast<unsigned char>(text[static_cast<std::size_t>(at)]);
        if ((byte & 0xC0) != 0x80) {
            text.remove_prefix(1);
            return replacement;
        }
        character = character << 6 | (byte & 0x3FU);
    }
    text.remove_prefix(whole ? static_cast<std::size_t>(length) : 1);
    return whole ? character : replacement;
}

bool has_type(char32_t character) {
    return find(character) != nullptr;
}

int advance_of(char32_t character, Weight weight) {
    const auto* found = find(character);
    if (found == nullptr) {
        return advance_of(U'n', weight);
    }
    return weight == Weight::Bold ? found->bold : found->regular;
}

float TypeMeasure::width(std::string_view text, float size, Weight weight) const {
    int thousandths = 0;
    while (!text.empty()) {
        auto run = take_run(text);
        const int borrowed = run.borrowed ? borrowed_type()->advance(run.text, weight) : 0;
        thousandths += borrowed;
        while (borrowed == 0 && !run.text.empty()) {
            thousandths += advance_of(take_character(run.text), weight);
        }
    }
    return static_cast<float>(thousandths) * size / 1000;
}

} // namespace mitts::view
