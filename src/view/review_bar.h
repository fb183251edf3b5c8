// The bar below a reviewed match. Its buttons go to the start, one step back, one step forward or to the end, play the
// match, or end the review.
//
// The table above the bar is laid out as if the window ended at the bar.
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

/// The `index` of a TargetId::Review target.
enum class ReviewStep : std::uint8_t { First, Back, Play, Forward, Last, Done };
inline constexpr std::array all_review_steps{ReviewStep::First,   ReviewStep::Back, ReviewStep::Play,
                                             ReviewStep::Forward, ReviewStep::Last, ReviewStep::Done};

/// The position in the match: `actions` of `all` actions have been played. The actions of the round shown have
/// indices from `first` up to, but not including, `end`.
struct ReviewPlace {
    std::size_t actions = 0;
    std::size_t all = 0;
    std::size_t first = 0;
    std::size_t end = 0;
    bool playing = false; ///< true while the match advances automatically

    /// Returns true if the step can be taken from this position.
    bool leads_on(ReviewStep step) const {
        const bool back = step == ReviewStep::First || step == ReviewStep::Back;
        const bool on = step == ReviewStep::Forward || step == ReviewStep::Last;
        return !(back && actions == 0) && !(on && actions >= all);
    }
};

/// Return the label of a step's button, and the position in the round in words, such as "move 8 of 48".
std::string review_words(i18n::Language language, ReviewStep step, const ReviewPlace& place);
std::string review_place_words(i18n::Language language, const ReviewPlace& place);

/// Returns the part of the window above the bar.
Viewport above_review_bar(Viewport viewport);
/// Draws the bar below a table that was laid out in the window returned by `above_review_bar`.
void add_review_bar(Scene& scene, i18n::Language language, const ReviewPlace& place, const Viewport& viewport,
                    const TextMeasure& measure);

/// Returns the step for a key during a review; nullopt for other keys.
std::optional<ReviewStep> review_key(const InputEvent& input);

} // namespace mitts::view
