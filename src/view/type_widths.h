// How wide our type is: the advances of Atkinson Hyperlegible, regular and bold, as constants.
//
// They are the font's own numbers (a test reads them back from the font files), so that a layout is the same before the
// fonts have arrived, in tests without a screen, and on the screen.
#pragma once

#include "view/scene.h"

namespace mitts::view {

/// Measures with the constants. Letters that the shipped fonts lack are as wide as the borrowed type (borrowed_type.h) has them, else
/// as the letter n.
class TypeMeasure final : public TextMeasure {
public:
    /// The width in points of one line of UTF-8 text.
    float width(std::string_view text, float size, Weight weight) const override;
};

/// Whether the shipped fonts have this character.
bool has_type(char32_t character);

/// The advance of one character in thousandths of the type's size.
int advance_of(char32_t character, Weight weight);

/// Takes the next character off a UTF-8 text (not empty); bytes that are no UTF-8 give U+FFFD one by one.
char32_t take_character(std::string_view& text);

} // namespace mitts::view
