// Breaking a text into lines, the same way for whoever lays it out and whoever draws it.
#pragma once

#include "view/scene.h"

#include <string_view>
#include <vector>

namespace mitts::view {

/// The distance from one line to the next, in points: 1.35 of the size in running text, 1.2 in larger type.
constexpr float line_height(float size) {
    return size <= 17 ? size * 1.35F : size * 1.2F;
}

/// The lines of a text within `width` points, as parts of `text`. Breaks at spaces and newlines only: a no-break space
/// holds its words together, and a word wider than the line stands alone on one. An empty text is one empty line.
std::vector<std::string_view> break_lines(std::string_view text, float width, float size, Weight weight,
                                          const TextMeasure& measure);

/// The height of the text so broken, in points.
float text_height(std::string_view text, float width, float size, Weight weight, const TextMeasure& measure);

/// The width of the widest line.
float text_width(std::string_view text, float width, float size, Weight weight, const TextMeasure& measure);

} // namespace mitts::view
