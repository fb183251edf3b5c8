// Scores a capture and the end of a round (M18, M19), in pure functions that report each score to a sink.
//
// A sink is any callable that takes a `Score`.
#pragma once

#include "games/mitaines/event.h"
#include "games/mitaines/state.h"

#include <optional>
#include <span>

namespace mitts::mitaines {

/// The points for one reason. `kind` and `rank` describe the call or the layout's combination, if there is one.
struct Score {
    Reason reason = Reason::Call;
    int points = 0;
    Kind kind = Kind::None;
    Rank rank = Rank::Two;
};

/// The way a pile is captured.
enum class CaptureBy : std::uint8_t {
    Match,      ///< no call is open, and a card matches the top card or sweeps (M16)
    Completion, ///< the last card of a call is played (M15.1, M14)
    Theft,      ///< a card of a call's rank steals that call from another player (M15.2)
};

/// Returns the score for capturing a lone card with `taker` (M18.3).
constexpr Score lone_score(const Options& options, Card lone, Card taker) {
    Score score{.reason = Reason::Lone, .rank = taker.rank()};
    if (lone.rank() != taker.rank()) {
        score.points = options.lone_jack; // `taker` is a jack, or a joker that sweeps
    } else if (options.lone_match == LoneMatch::Mitten) {
        score.points = call_value(options, Kind::Mitten, taker.rank());
    } else {
        score.points = taker.rank() == Rank::Jack ? options.lone_jacks_points : options.lone_match_points;
    }
    return score;
}

/// Scores the combinations among the cards of the layout, adjacent or not (M18.4), lowest rank first.
template <class Sink> void score_layout(const Options& options, const Open& open, Sink&& tell) {
    const auto layout = set_of(std::span(open.pile.begin(), open.layout_size));
    for (int rank = 0; rank < rank_count; ++rank) {
        const int equal = layout.count(static_cast<Rank>(rank));
        if (equal >= 2) {
            const auto kind = static_cast<Kind>(equal);
            tell(Score{.reason = Reason::Layout,
                       .points = call_value(options, kind, static_cast<Rank>(rank)),
                       .kind = kind,
                       .rank = static_cast<Rank>(rank)});
        }
    }
}

/// Scores the ten of diamonds and the jokers among `cards` (M18.5, M19).
template <class Sink> void score_prizes(const Options& options, CardSet cards, Reason ten, Reason joker, Sink&& tell) {
    if (cards.contains(ten_of_diamonds)) {
        tell(Score{.reason = ten, .points = options.ten_of_diamonds, .rank = Rank::Ten});
    }
    for (int jokers = cards.count(Rank::Joker); jokers > 0; --jokers) {
        tell(Score{.reason = joker, .points = options.joker, .rank = Rank::Joker});
    }
}

/// Scores the capture of a pile (M18). The card just played is on top of the pile. `ended` is the completed or stolen
/// call, if any.
template <class Sink>
void score_capture(const Options& options, const Open& open, CaptureBy by, const std::optional<Call>& ended,
                   Sink&& tell) {
    for (const auto& call : open.calls) { // M18.1
        if (options.topped_pay == YesNo::No && call != ended) {
            continue;
        }
        tell(Score{.reason = Reason::Call,
                   .points = call_value(options, call.kind, call.rank),
                   .kind = call.kind,
                   .rank = call.rank});
    }
    const bool was_one_card = open.pile.size() == 2;
    if (by == CaptureBy::Theft && was_one_card && options.doubles == YesNo::Yes) { // M18.2
        tell(Score{.reason = Reason::Double,
                   .points = call_value(options, ended->kind, ended->rank),
                   .kind = ended->kind,
                   .rank = ended->rank});
    }
    if (by == CaptureBy::Match && was_one_card) { // M18.3
        tell(lone_score(options, open.pile[0], open.pile[1]));
    }
    if (open.layout_size >= 2) {
        score_layout(options, open, tell); // M18.4
    }
    score_prizes(options, set_of(open.pile), Reason::Ten, Reason::Joker, tell); // M18.5
}

} // namespace mitts::mitaines
