// A tag pair of a record's head, as a game's set-up reads and writes it.
//
// Where the pair stood in the text is the session's business: a game's errors name the tag (`where`) and count columns
// from the start of its value.
#pragma once

#include "cards/text.h"

#include <span>
#include <string>
#include <string_view>

namespace mitts {

struct Tag {
    std::string name;  ///< as the notation spells it: "Hands"
    std::string value; ///< without the quotes

    friend bool operator==(const Tag&, const Tag&) = default;
};

/// An error about a tag's value at an offset of it.
inline ParseError tag_error(std::string_view tag, std::size_t offset, std::string what) {
    return ParseError{.what = std::move(what), .column = static_cast<int>(offset) + 1, .where = std::string(tag)};
}

} // namespace mitts
