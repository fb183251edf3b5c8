// The seal of a stored match is its first line: the format version, the save's number, and a checksum of the rest.
//
//   mitts-save 1 17 2853104331
//
// The checksum detects truncated or changed text before it is parsed. Early versions kept only one save, without a
// number or a checksum. That save counts as the oldest. This code does not depend on the storage.
#pragma once

#include "table/save.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace mitts::table {

/// The number given to a save whose number cannot be read. It is higher than any readable save's number, so the
/// unreadable save is not overlooked.
inline constexpr std::int64_t unknown_generation = std::int64_t{1} << 40;

/// The condition of a stored save.
enum class Condition : std::uint8_t {
    Missing, ///< nothing is stored, or the host denies access
    Sound,
    Damaged, ///< changed since it was written, or not a save
    Newer,   ///< written by a newer version of the page
};

/// The contents of a seal, and the condition of the text.
struct Seal {
    Condition condition = Condition::Missing;
    /// the save's number: its time (storeroom.h), or one more than the previous number; 0 without a seal, -1 if Missing
    std::int64_t generation = -1;
};

/// Returns the save with its number and checksum in the first line.
std::string sealed(std::string_view save, std::int64_t generation);
/// Reads the seal of a stored save, and checks the rest of the text against the checksum.
Seal read_seal(std::string_view text);
/// Serialises `save`, which was parsed from `text`. Returns true if the result has the checksum in the seal of `text`,
/// or if `text` has no seal. A save therefore stays valid if a mail program changes its spaces or line breaks.
bool is_as_sealed(std::string_view text, const Save& save);

} // namespace mitts::table
