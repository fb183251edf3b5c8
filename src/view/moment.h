// A moment: the points that something brought, knitted where they arose, with their reasons under them, one by one.
//
// The sum counts together with the score. Where nothing moves, a paper card says the same at once, and stands until the next move.
// What is told and when is the game's business.
#pragma once

#include "view/preferences.h"
#include "view/round_summary.h"
#include "view/scene_writer.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mitts::view {

/// Flakes over a moment that brought much: they begin to fall, and have fallen. What lies still has none.
enum class Snow : std::uint8_t { None, Begins, Falls };

/// What it is told on: wool while it happens, paper where nothing moves.
enum class Telling : std::uint8_t { Wool, Paper };

struct Moment {
    std::vector<SummaryLine> lines{};
    std::size_t told = 0; ///< so many of the lines have been told; the others keep their place
    Snow snow = Snow::None;
    Telling telling = Telling::Wool;
    std::optional<Picture> icon{}; ///< beside what stands on paper
    Ink icon_ink = Ink::Red;       ///< the colour of whoever gets the points
};

/// The counter of the sum told so far.
inline constexpr int moment_counter = 90;

/// So many points are a glove at least.
inline constexpr int great_moment = 100;
/// Of all its lines.
int points_of(const Moment& moment);

/// In the middle of the room. Where it is too low for all lines, the latest are shown.
void draw_moment(SceneWriter& writer, const Rect& room, const Moment& moment);

/// One line of what has just happened, put on paper where nothing moves.
void draw_told_line(SceneWriter& writer, const std::string& words, Point at, TextStyle style, Speed speed);

} // namespace mitts::view
