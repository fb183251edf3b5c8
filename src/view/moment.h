// A moment: the points that something brought, told on paper where they arose, reason by reason.
//
// The sum counts together with the score. What is told and when is the game's business.
#pragma once

#include "view/round_summary.h"
#include "view/scene_writer.h"

#include <optional>
#include <vector>

namespace mitts::view {

struct Moment {
    std::vector<SummaryLine> lines{};
    std::size_t told = 0;          ///< so many of the lines have been told; the others keep their place
    std::optional<Picture> icon{}; ///< what was called
    Ink ink = Ink::Text;           ///< the taker's colour
};

/// The counter of the sum told so far.
inline constexpr int moment_counter = 90;

/// In the middle of the room. Where it is too low for all lines, the latest are shown.
void draw_moment(SceneWriter& writer, const Rect& room, const Moment& moment);

} // namespace mitts::view
