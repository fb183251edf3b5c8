// The first line of a kept match: which version of the page wrote it, which save of its match it is, and a sum over the rest.
//
//   mitts-save 1 17 2853104331
//
// The sum tells a text that was cut off or changed from a whole one, before anybody tries to understand it. A text without
// number and sum comes from the time when only one was kept; it counts as the oldest. It must not know where texts are kept.
#pragma once

#include "table/save.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace mitts::table {

/// The number of a text that has none that can be read: higher than any that was counted, so that it is not overlooked.
inline constexpr std::int64_t unknown_generation = std::int64_t{1} << 40;

enum class Condition : std::uint8_t {
    Missing, ///< nothing there, or nothing that the host lets be read
    Sound,
    Damaged, ///< not as it was written, or no save at all
    Newer,   ///< from a version of the page that is still to come
};

struct Seal {
    Condition condition = Condition::Missing;
    std::int64_t generation = -1; ///< of a save: by when it was made (storeroom.h), or one more than the save before
};

/// The same save with its number and sum in the first line.
std::string sealed(std::string_view save, std::int64_t generation);
Seal read_seal(std::string_view text);
/// Whether a save, read from a sealed text that was changed on its way, is what was sealed: written again it has the same sum.
bool is_as_sealed(std::string_view text, const Save& save);

} // namespace mitts::table
