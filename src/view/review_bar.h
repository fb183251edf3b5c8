// The bar under a table whose match is looked at again: to its beginning, a move back, on by itself, a move on, to
// its end, and done.
//
// It takes its height from the window, so that the table is laid out above it as in a lower one. It knows no game and
// no match.
#pragma once

#include "i18n/language.h"
#include "view/input.h"
#include "view/scene.h"
#include "view/viewport.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace mitts::view {

/// The index of a place of TargetId::Review.
enum class ReviewStep : std::uint8_t { First, Back, Play, Forward, Last, Done };
inline constexpr std::array all_review_steps{ReviewStep::First,   ReviewStep::Back, ReviewStep::Play,
                                             ReviewStep::Forward, ReviewStep::Last, ReviewStep::Done};

/// Where in the match one is: `actions` of `all` are done.
struct ReviewPlace {
    std::size_t actions = 0;
    std::size_t all = 0;
    bool playing = false; ///< it goes on by itself

    bool leads_on(ReviewStep step) const {
        const bool back = step == ReviewStep::First || step == ReviewStep::Back;
        const bool on = step == ReviewStep::Forward || step == ReviewStep::Last;
        return !(back && actions == 0) && !(on && actions >= all);
    }
};

/// What a step is called, and "move 31 of 48".
std::string review_words(i18n::Language language, ReviewStep step, const ReviewPlace& place);
std::string review_place_words(i18n::Language language, const ReviewPlace& place);

/// The window above the bar.
Viewport above_review_bar(Viewport viewport);
/// Draws the bar under a table that was laid out there.
void add_review_bar(Scene& scene, i18n::Language language, const ReviewPlace& place, const Viewport& viewport,
                    const TextMeasure& measure);

/// What a key means while a match is looked at again; nothing for others.
std::optional<ReviewStep> review_key(const InputEvent& input);

} // namespace mitts::view
