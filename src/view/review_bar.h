// The bar under a reviewed match, with buttons for its start, one move back, automatic play, one move forward, its end,
// and done.
//
// The bar reduces the window, so the table above it is laid out as in a lower one. It knows no game and no match.
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

/// The index of a target of TargetId::Review.
enum class ReviewStep : std::uint8_t { First, Back, Play, Forward, Last, Done };
inline constexpr std::array all_review_steps{ReviewStep::First,   ReviewStep::Back, ReviewStep::Play,
                                             ReviewStep::Forward, ReviewStep::Last, ReviewStep::Done};

/// The position in the match: `actions` of `all` are done.
struct ReviewPlace {
    std::size_t actions = 0;
    std::size_t all = 0;
    bool playing = false; ///< true while it advances automatically

    bool leads_on(ReviewStep step) const {
        const bool back = step == ReviewStep::First || step == ReviewStep::Back;
        const bool on = step == ReviewStep::Forward || step == ReviewStep::Last;
        return !(back && actions == 0) && !(on && actions >= all);
    }
};

/// Returns the label of a step; and the position, such as "move 31 of 48".
std::string review_words(i18n::Language language, ReviewStep step, const ReviewPlace& place);
std::string review_place_words(i18n::Language language, const ReviewPlace& place);

/// Returns the window above the bar.
Viewport above_review_bar(Viewport viewport);
/// Draws the bar under a table that was laid out in that window.
void add_review_bar(Scene& scene, i18n::Language language, const ReviewPlace& place, const Viewport& viewport,
                    const TextMeasure& measure);

/// Returns the step for a key during a review; nothing for other keys.
std::optional<ReviewStep> review_key(const InputEvent& input);

} // namespace mitts::view
