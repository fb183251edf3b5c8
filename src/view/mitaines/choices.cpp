#include "view/mitaines/choices.h"

#include "cards/in_order.h"
#include "games/mitaines/scoring.h"

#include <algorithm>

namespace mitts::view::mitaines {

namespace {

using mitts::mitaines::Phase;

constexpr Kind kinds[] = {Kind::Mitten, Kind::Glove, Kind::Sock};

// A kind is held if the hand makes it, with what the table adds (M10, M11).
bool is_held(const Observation& seen, Rank rank, Kind kind) {
    const int held = seen.hand.count(rank) + cards_taken_in(seen.options, seen, rank);
    return static_cast<int>(kind) <= held;
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
    choices.push_back({.kind = Kind::None, .barred = ask(Kind::None)});
    for (const auto kind : kinds) {
        if (is_held(seen, card.rank(), kind)) {
            choices.push_back({.kind = kind, .barred = ask(kind)});
        }
    }
    // Where nothing can be called, locked kinds would only be noise; where the table's card rules a kind out (M11), too.
    const auto useless = [](const Choice& choice) {
        return choice.barred && choice.barred->id == mitts::mitaines::RefusalId::TableCardCounts;
    };
    choices.erase(std::remove_if(choices.begin(), choices.end(), useless), choices.end());
    return choices;
}

std::optional<Kind> default_choice(const std::vector<Choice>& choices) {
    for (auto choice = choices.rbegin(); choice != choices.rend(); ++choice) {
        if (!choice->barred) {
            return choice->kind;
        }
    }
    return std::nullopt;
}

int pile_worth(const Observation& seen) {
    int worth = 0;
    const auto add = [&](const mitts::mitaines::Score& score) { worth += score.points; };
    for (const auto& call : seen.calls) { // M18.1
        worth += call_value(seen.options, call.kind, call.rank);
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

} // namespace mitts::view::mitaines
