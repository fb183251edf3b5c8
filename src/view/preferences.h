// How a player likes the table to look and move: choices that no rule and no card depends on.
//
// They are small enums, so that layout, animation and the settings panel name the same things. Where they are kept and how
// they are stored is not known here.
#pragma once

#include <cstdint>

namespace mitts::view {

/// Which faces cards have: large indices where a card is under 56 points wide, or always the same.
enum class Faces : std::uint8_t { Automatic, Standard, Jumbo };

/// How fast things move. None: nothing moves (reduced motion).
enum class Speed : std::uint8_t { Slow, Normal, Fast, None };

/// How large everything is that is read.
enum class TextSize : std::uint8_t { Normal, Larger, Largest };

constexpr float text_scale(TextSize size) {
    return size == TextSize::Normal ? 1.0F : size == TextSize::Larger ? 1.15F : 1.3F;
}

/// On which side a hand that holds a phone has its thumb.
enum class Thumb : std::uint8_t { Right, Left };

/// How long a computer's move waits, so that the one before it can be seen.
enum class Timing : std::uint8_t { Quick, Normal, Calm };

/// Whether the table tells what the pile is worth to whoever takes it.
enum class PileWorth : std::uint8_t { Shown, Hidden };

/// Whether a bid that ends the deal by agreement is asked for once more.
enum class AgreeAsks : std::uint8_t { On, Off };

/// A duration of the design, in milliseconds, at a speed: ×1.6 slow, ×0.6 fast, 0 for none.
constexpr int paced(int milliseconds, Speed speed) {
    switch (speed) {
    case Speed::Slow:
        return milliseconds * 8 / 5;
    case Speed::Normal:
        return milliseconds;
    case Speed::Fast:
        return milliseconds * 3 / 5;
    case Speed::None:
        break;
    }
    return 0;
}

} // namespace mitts::view
