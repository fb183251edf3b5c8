#include "view/mitaines/choices.h"

#include "cards/in_order.h"
#include "games/mitaines/scoring.h"

#include <algorithm>

namespace mitts::view::mitaines {

namespace {

using mitts::mitaines::Call;
using mitts::mitaines::CaptureBy;
using mitts::mitaines::Phase;

constexpr Kind kinds[] = {Kind::Mitten, Kind::Glove, Kind::Sock};

// Returns true if the hand, with the cards that the table adds, makes this kind (M10, M11).
bool is_held(const Observation& seen, Rank rank, Kind kind) {
    const int held = seen.hand.count(rank) + cards_taken_in(seen.options, seen, rank);
    return static_cast<int>(kind) <= held;
}

// The effect of a card played without a call: how it takes the pile, if it does (M15, M16), and the call that it would
// complete or steal.
struct Taking {
    CaptureBy by = CaptureBy::Match;
    std::optional<Call> ended{};
};
std::optional<Taking> taking_of(const Observation& seen, Rank rank) {
    if (takes_by_match(seen.options, seen, rank)) {
        return Taking{.by = CaptureBy::Match};
    }
    if (const auto* own = bound_call(seen.options, seen, seen.viewer)) {
        return own->to_play == 1 ? std::optional(Taking{.by = CaptureBy::Completion, .ended = *own}) : std::nullopt;
    }
    const auto* stolen = stealable_call(seen.options, seen, seen.viewer, rank);
    return stolen != nullptr ? std::optional(Taking{.by = CaptureBy::Theft, .ended = *stolen}) : std::nullopt;
}

std::optional<int> points_of_playing(const Observation& seen, Card card) {
    const auto taking = taking_of(seen, card.rank());
    if (!taking) {
        return std::nullopt;
    }
    mitts::mitaines::Open with_card = seen;
    with_card.pile.push_back(card);
    int points = 0;
    score_capture(seen.options, with_card, taking->by, taking->ended,
                  [&](const mitts::mitaines::Score& score) { points += score.points; });
    return points;
}

} // namespace

int cards_to_give(const Observation& seen) {
    const bool gives = viewer_acts(seen) && seen.phase == Phase::Exchange;
    return gives ? 3 - seen.exchanged % 3 : 0;
}

std::optional<Refusal> why_not(const Observation& seen, Action action) {
    return mitts::mitaines::why_not(seen.options, seen, seen.hand, action);
}

std::vector<Choice> choices_on(const Observation& seen, Card card) {
    std::vector<Choice> choices;
    if (!viewer_acts(seen) || seen.phase != Phase::Play || !seen.hand.contains(card)) {
        return choices;
    }
    const auto ask = [&](Kind kind) { return why_not(seen, Action{.card = card, .call = kind}); };
    choices.push_back({.kind = Kind::None, .barred = ask(Kind::None), .points = points_of_playing(seen, card)});
    for (const auto kind : kinds) {
        if (is_held(seen, card.rank(), kind)) {
            choices.push_back(
                {.kind = kind, .barred = ask(kind), .points = call_value(seen.options, kind, card.rank())});
        }
    }
    // Returns true for a locked kind that the table's card rules out (M11). Showing it would only be noise.
    const auto useless = [](const Choice& choice) {
        return choice.barred && choice.barred->id == mitts::mitaines::RefusalId::TableCardCounts;
    };
    choices.erase(std::remove_if(choices.begin(), choices.end(), useless), choices.end());
    return choices;
}

std::optional<Kind> default_choice(const std::vector<Choice>& choices) {
    return default_of(choices, &Choice::kind);
}

std::optional<Kind> default_choice(const TableModel& model, Card card) {
    return default_of(choices_on(model.match.seen, card), &Choice::kind, hint_on(model, card, &Action::call));
}

bool topped_calls_count(const mitts::mitaines::Options& options) {
    return options.topped_pay == mitts::mitaines::YesNo::Yes ||
           options.topped_calls == mitts::mitaines::ToppedCalls::Stealable;
}

int pile_worth(const Observation& seen) {
    int worth = 0;
    const auto add = [&](const mitts::mitaines::Score& score) { worth += score.points; };
    for (const auto& call : seen.calls) { // M18.1: if topped calls are unpaid, only the highest call counts
        const bool paid = seen.options.topped_pay == mitts::mitaines::YesNo::Yes || &call == &seen.calls.back();
        worth += paid ? call_value(seen.options, call.kind, call.rank) : 0;
    }
    score_layout(seen.options, seen, add); // M18.4
    score_prizes(seen.options, set_of(seen.pile), mitts::mitaines::Reason::Ten, mitts::mitaines::Reason::Joker,
                 add); // M18.5
    return worth;
}

std::vector<Card> in_hand_order(const mitts::mitaines::Options& options, CardSet hand) {
    std::vector<Card> cards;
    for (const auto card : hand) {
        cards.push_back(card);
    }
    put_in_order(cards, [&](Card left, Card right) {
        return rank_height(options, left.rank()) > rank_height(options, right.rank());
    });
    return cards;
}

std::vector<Card> own_hand(const TableModel& model) {
    const auto& seen = model.match.seen;
    return as_they_came(in_hand_order(seen.options, seen.hand), model.arrived, [](Card card) { return card; });
}

std::vector<int> winning_seats(const TableModel& model) {
    const auto& match = model.match;
    std::vector<int> seats;
    for (int seat = 0; seat < match.seen.options.players; ++seat) {
        const int side = side_of(match.seen.options, seat);
        if (std::find(match.winners.begin(), match.winners.end(), side) != match.winners.end()) {
            seats.push_back(seat);
        }
    }
    return seats;
}

} // namespace mitts::view::mitaines
