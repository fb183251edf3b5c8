#include "ai/mitaines/last_deal.h"

#include "games/mitaines/turn.h"

#include <limits>

namespace mitts::ai::for_mitaines {

using namespace mitts::mitaines;

namespace {

constexpr int most_cards = 12;
constexpr int far_away = std::numeric_limits<int>::max() / 2;

int lead_of(const State& state, Seat seat) {
    const auto own = static_cast<std::size_t>(seat);
    return state.scores[own] - state.scores[1 - own];
}

// Cards of a rank are interchangeable but for the ten of diamonds, so one of each is enough.
CardSet one_of_each_rank(CardSet hand) {
    CardSet chosen;
    for (int rank = 0; rank < rank_count; ++rank) {
        auto cards = hand & CardSet::of_rank(static_cast<Rank>(rank));
        if (cards.contains(ten_of_diamonds)) {
            chosen.insert(ten_of_diamonds);
            cards.erase(ten_of_diamonds);
        }
        if (!cards.empty()) {
            chosen.insert(cards.first());
        }
    }
    return chosen;
}

Actions worth_trying(const Options& options, const State& state) {
    Actions actions;
    for (const auto card : one_of_each_rank(state.hands[static_cast<std::size_t>(state.turn)])) {
        const auto choices = choices_of(options, state, card.rank());
        for (const auto kind : {Kind::Sock, Kind::Glove, Kind::Mitten}) {
            if (choices.may_call(kind)) {
                actions.push_back({.card = card, .call = kind});
            }
        }
        if (choices.plain) {
            actions.push_back({.card = card});
        }
    }
    return actions;
}

// The lead of the seat on turn at the round's end, from its side; exact between the bounds (alpha-beta).
int best_lead(const Options& options, const State& state, int at_least, int at_most) {
    const auto seat = state.turn;
    int best = -far_away;
    for (const auto& action : worth_trying(options, state)) {
        auto after = state;
        apply_quietly(options, after, action);
        int lead = 0;
        if (after.phase == Phase::Over) {
            lead = lead_of(after, seat);
        } else if (after.turn == seat) { // the other has no cards left (set-ups)
            lead = best_lead(options, after, at_least, at_most);
        } else {
            lead = -best_lead(options, after, -at_most, -at_least);
        }
        best = std::max(best, lead);
        at_least = std::max(at_least, best);
        if (at_least >= at_most) {
            break;
        }
    }
    return best;
}

} // namespace

bool is_open_last_deal(const Observation& observation) {
    if (observation.options.players != 2 || observation.stock != 0 || observation.phase != Phase::Play) {
        return false;
    }
    const int others = observation.hand_sizes[static_cast<std::size_t>(1 - observation.viewer)];
    return unseen(observation).size() == others && others + observation.hand.size() <= most_cards;
}

void solve_last_deal(const Options& options, const State& state, Decision<mitaines::Game>& decision) {
    const auto seat = state.turn;
    const int now = lead_of(state, seat);
    for (auto& alternative : decision.alternatives) {
        auto after = state;
        apply_quietly(options, after, alternative.action);
        int lead = lead_of(after, seat);
        if (after.phase != Phase::Over) {
            const int sign = after.turn == seat ? 1 : -1;
            lead = sign * best_lead(options, after, -far_away, far_away);
        }
        alternative.value = lead - now;
        alternative.reasons = {{.id = "exact", .points = alternative.value}};
    }
    sort_alternatives<mitaines::Game>(decision.alternatives);
}

} // namespace mitts::ai::for_mitaines
