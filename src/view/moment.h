// A moment shows an event's points as a knitted number at the place where they were scored. The reasons appear below
// the number one by one.
//
// The sum counts up at the same time as the score. If animations are off, a paper note shows everything immediately and
// stays until the next move. Each game decides what is shown and when.
#pragma once

#include "view/preferences.h"
#include "view/round_summary.h"
#include "view/scene_writer.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mitts::view {

/// The snow over a moment with many points: none, starting to fall, or at its lowest point. The snow disappears after
/// the animation.
enum class Snow : std::uint8_t { None, Begins, Falls };

/// The style of a moment: a knitted number during an animation, or a paper note if animations are off.
enum class Telling : std::uint8_t { Wool, Paper };

struct Moment {
    std::vector<SummaryLine> lines{};
    std::size_t told = 0; ///< the number of lines shown so far; the layout reserves room for the others
    Snow snow = Snow::None;
    Telling telling = Telling::Wool;
    std::optional<Picture> icon{}; ///< shown beside the text on a paper note
    Ink icon_ink = Ink::Red;       ///< the colour of the side that scores
};

/// The counter id of the sum.
inline constexpr int moment_counter = 90;

/// The minimum number of points for a great moment, which is the value of a glove.
inline constexpr int great_moment = 100;
/// Returns the sum of the points of all lines.
int points_of(const Moment& moment);

/// Draws a moment in the middle of `room`. If not all lines fit, only the latest are shown.
void draw_moment(SceneWriter& writer, const Rect& room, const Moment& moment);

/// Draws one line about the last event, on a paper note if animations are off.
void draw_told_line(SceneWriter& writer, const std::string& words, Point at, TextStyle style, Speed speed);

} // namespace mitts::view
