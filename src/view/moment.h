// A moment: the points that something brought, knitted where they arose, with their reasons under them, one by one.
//
// The sum counts together with the score. What is told and when is the game's business.
#pragma once

#include "view/round_summary.h"
#include "view/scene_writer.h"

#include <cstdint>
#include <vector>

namespace mitts::view {

/// Flakes over a moment that brought much: they begin to fall, and have fallen. What lies still has none.
enum class Snow : std::uint8_t { None, Begins, Falls };

struct Moment {
    std::vector<SummaryLine> lines{};
    std::size_t told = 0; ///< so many of the lines have been told; the others keep their place
    Snow snow = Snow::None;
};

/// The counter of the sum told so far.
inline constexpr int moment_counter = 90;

/// So many points are a glove at least.
inline constexpr int great_moment = 100;
/// Of all its lines.
int points_of(const Moment& moment);

/// In the middle of the room. Where it is too low for all lines, the latest are shown.
void draw_moment(SceneWriter& writer, const Rect& room, const Moment& moment);

} // namespace mitts::view
