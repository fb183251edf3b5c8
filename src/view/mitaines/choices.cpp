#include "view/mitaines/choices.h"

#include "cards/in_order.h"
#include "games/mitaines/scoring.h"

#include <algorithm>

namespace mitts::view::mitaines {

namespace {

using mitts::mitaines::EventType;
using mitts::mitaines::Phase;

constexpr Kind kinds[] = {Kind::Mitten, Kind::Glove, Kind::Sock};

// Returns true if the viewer has enough cards for this kind of call. Some cards on the table count too (M10, M11).
bool is_held(const Observation& seen, Rank rank, Kind kind) {
    const int held = seen.hand.count(rank) + cards_taken_in(seen.options, seen, rank);
    return static_cast<int>(kind) <= held;
}

// Returns the points of a card played without a call if it takes the pile (M15, M16). The state has no other hands, so
// playing the card may end the round. That adds no points, because the capture has cleared the table.
std::optional<int> points_of_playing(const Observation& seen, Card card) {
    mitts::mitaines::State state{seen};
    state.hands[at(seen.viewer)] = seen.hand;
    std::optional<int> points;
    apply_watched(seen.options, state, {.card = card}, [&](const Event& event) {
        if (event.type == EventType::Captured) {
            points = 0;
        } else if (event.type == EventType::Points && points) {
            *points += event.points;
        }
    });
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
    const auto barred = ask(Kind::None);
    choices.push_back({.barred = barred, .points = barred ? std::nullopt : points_of_playing(seen, card)});
    for (const auto kind : kinds) {
        if (is_held(seen, card.rank(), kind)) {
            choices.push_back(
                {.kind = kind, .barred = ask(kind), .points = call_value(seen.options, kind, card.rank())});
        }
    }
    // Kinds that are impossible because of the top card on the table (M11) are not shown.
    const auto useless = [](const Choice& choice) {
        return choice.barred && choice.barred->id == mitts::mitaines::RefusalId::TableCardCounts;
    };
    choices.erase(std::remove_if(choices.begin(), choices.end(), useless), choices.end());
    return choices;
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
    const auto highest = seen.calls.empty() ? std::nullopt : std::optional(seen.calls.back());
    score_capture(seen.options, seen, mitts::mitaines::CaptureBy::Completion, highest, add);
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

} // namespace mitts::view::mitaines
