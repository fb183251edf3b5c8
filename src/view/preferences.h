// A player's preferences for appearance and animation, independent of rules and cards.
//
// Layout, animation and the settings panel share these enums. view/settings.h stores them.
#pragma once

#include <cstdint>

namespace mitts::view {

/// The faces of cards. Automatic uses large indices on narrow cards and in small windows.
enum class Faces : std::uint8_t { Automatic, Standard, Jumbo };

/// The speed of animations. None turns animations off (reduced motion).
enum class Speed : std::uint8_t { Slow, Normal, Fast, None };

enum class TextSize : std::uint8_t { Normal, Larger, Largest };

constexpr float text_scale(TextSize size) {
    return size == TextSize::Normal ? 1.0F : size == TextSize::Larger ? 1.15F : 1.3F;
}

/// The thumb that reaches the controls on a phone or tablet.
enum class Thumb : std::uint8_t { Right, Left };

/// The pause before a computer's move, so that players can follow the previous move.
enum class Timing : std::uint8_t { Quick, Normal, Calm };

/// The setting for showing the pile's value on the table.
enum class PileWorth : std::uint8_t { Shown, Hidden };

/// The setting for confirming a bid that ends the deal by agreement.
enum class AgreeAsks : std::uint8_t { On, Off };

/// Scales a duration in milliseconds by the speed: ×1.6 if slow, ×0.6 if fast, 0 without animations.
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
