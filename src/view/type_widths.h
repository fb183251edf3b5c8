// The advance widths of Atkinson Hyperlegible, regular and bold, as constants.
//
// A test compares them with the font files. Layouts do not depend on loaded fonts, so they are the same on the screen
// and in tests.
#pragma once

#include "view/scene.h"

namespace mitts::view {

/// Measures text with these constants. Characters that the shipped fonts lack have the width that the browser's font
/// reports (borrowed_type.h), or else the width of the letter n.
class TypeMeasure final : public TextMeasure {
public:
    /// Returns the width in points of one line of UTF-8 text.
    float width(std::string_view text, float size, Weight weight) const override;
};

/// Returns true if the shipped fonts have this character.
bool has_type(char32_t character);

/// Returns the advance of one character in thousandths of the font size.
int advance_of(char32_t character, Weight weight);

/// Removes the first character of a UTF-8 string, which must not be empty, and returns it. Each byte of invalid UTF-8
/// gives U+FFFD.
char32_t take_character(std::string_view& text);

} // namespace mitts::view
