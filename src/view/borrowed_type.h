// Names may have signs that the shipped fonts lack. Whoever has type for them, a browser, draws the words that hold such signs.
//
// Both who measures a line and who draws it take it apart by `take_run`, so that layout and picture agree.
#pragma once

#include "view/scene.h"

#include <string_view>

namespace mitts::view {

/// Type that is not ours.
class BorrowedType {
public:
    virtual ~BorrowedType() = default;
    /// The advance of a line in thousandths of the type's size; 0 if it cannot be written.
    virtual int advance(std::string_view text, Weight weight) = 0;
};

/// The type in use where the fonts lack a sign. Null, as at first: those signs are drawn as the fonts do it.
BorrowedType*& borrowed_type();

/// A part of a line that is written in one type.
struct Run {
    std::string_view text;
    bool borrowed = false;
};

/// Takes the next run off a line that is not empty. A borrowed run is whole words with what is between them, so that letters join and
/// lines that run to the left keep their order; the punctuation around it is ours.
Run take_run(std::string_view& line);

} // namespace mitts::view
