// Text in letters that the shipped fonts lack. Names may contain such letters; a browser, which has fonts for them,
// draws those words.
//
// Measuring and drawing split a line with the same function, `take_run`, so that layout and picture agree.
#pragma once

#include "view/scene.h"

#include <string_view>

namespace mitts::view {

/// A source of letters outside the shipped fonts.
class BorrowedType {
public:
    virtual ~BorrowedType() = default;
    /// Returns the advance of a line in thousandths of the font size; 0 if the line cannot be drawn.
    virtual int advance(std::string_view text, Weight weight) = 0;
};

/// Returns the source in use for missing letters. Null, the default: missing letters are drawn with the fonts' own
/// substitute.
BorrowedType*& borrowed_type();

/// A part of a line that uses one font.
struct Run {
    std::string_view text;
    bool borrowed = false;
};

/// Removes the next run from a line, which must not be empty. A borrowed run consists of whole words and the spaces
/// between them, so that joining letters connect and right-to-left text keeps its order. The punctuation around it uses
/// the shipped fonts.
Run take_run(std::string_view& line);

} // namespace mitts::view
