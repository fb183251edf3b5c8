// Breaks text into lines, in the same way for layout and drawing.
#pragma once

#include "view/scene.h"

#include <string_view>
#include <vector>

namespace mitts::view {

/// Returns the distance from one line to the next, in points: 1.35 times the text size up to 17, and 1.2 times above.
constexpr float line_height(float size) {
    return size <= 17 ? size * 1.35F : size * 1.2F;
}

/// Breaks `text` into lines of at most `width` points, and returns the lines as parts of `text`. Lines break at spaces
/// and newlines, but not at no-break spaces. A word wider than `width` gets a line to itself. A word of 25 to 4,000
/// bytes, such as a link, is broken instead. An empty string is one empty line.
std::vector<std::string_view> break_lines(std::string_view text, float width, float size, Weight weight,
                                          const TextMeasure& measure);

/// Returns the height of the broken text, in points.
float text_height(std::string_view text, float width, float size, Weight weight, const TextMeasure& measure);

/// Returns the width of the widest line.
float text_width(std::string_view text, float width, float size, Weight weight, const TextMeasure& measure);

} // namespace mitts::view
