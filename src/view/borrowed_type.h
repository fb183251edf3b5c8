// Text with characters that the shipped fonts lack, for example in names. The browser draws such text with the device's
// fonts.
//
// Measuring and drawing both split lines with `take_run`, so the layout matches the drawing.
#pragma once

#include "view/scene.h"

#include <string_view>

namespace mitts::view {

/// Measures text that the shipped fonts cannot draw.
class BorrowedType {
public:
    virtual ~BorrowedType() = default;
    /// Returns the advance of a line in thousandths of the font size; 0 if the line cannot be drawn.
    virtual int advance(std::string_view text, Weight weight) = 0;
};

/// Returns the object that measures borrowed text. If it is null (the default), missing characters are drawn with the
/// shipped fonts' replacement glyph.
BorrowedType*& borrowed_type();

/// A part of a line that uses one font.
struct Run {
    std::string_view text;
    bool borrowed = false;
};

/// Removes and returns the next run of a line, which must not be empty. A borrowed run consists of whole words and the
/// spaces between them, so that joining letters connect and right-to-left text keeps its order. The punctuation around
/// the words uses the shipped fonts.
Run take_run(std::string_view& line);

} // namespace mitts::view
