// A tag pair in the header of a record. Set-ups are stored as such tags.
//
// A game's error names the tag (`where`). The column of the error is relative to the tag's value. The session library
// adds the position of the tag in the text.
#pragma once

#include "cards/text.h"

#include <span>
#include <string>
#include <string_view>

namespace mitts {

struct Tag {
    std::string name;  ///< the name as spelled in the notation, such as "Hands"
    std::string value; ///< the value without its quotes

    friend bool operator==(const Tag&, const Tag&) = default;
};

/// Returns an error at this offset in a tag's value.
inline ParseError tag_error(std::string_view tag, std::size_t offset, std::string what) {
    return ParseError{.what = std::move(what), .column = static_cast<int>(offset) + 1, .where = std::string(tag)};
}

} // namespace mitts
