// Detects blunders in Mitaines: mistakes with the ten of diamonds, and wrong moves with the last cards.
#include "ai/mitaines/last_deal.h"
#include "ai/mitaines/players.h"

#include <algorithm>

namespace mitts::ai {

namespace for_mitaines {

namespace {

using namespace mitts::mitaines;
using Seen = Observation;

int cards_of(CardSet cards, Rank rank) {
    int found = 0;
    for (const auto card : cards) {
        found += card.rank() == rank ? 1 : 0;
    }
    return found;
}

bool captures(const Seen& seen, const Action& action) {
    return action.call == Kind::None && takes_by_match(seen.options, seen, action.card.rank());
}

bool ten_lies_open(const Seen& seen) {
    return seen.calls.empty() && std::find(seen.pile.begin(), seen.pile.end(), ten_of_diamonds) != seen.pile.end();
}

bool is_play(const Seen& seen, const Action& action) {
    return seen.phase == Phase::Play && action.type == ActionType::Play;
}

// Returns true if the action leaves the ten of diamonds on the table although the only jack in hand could capture it.
// This is a blunder only if another player may hold a card that captures the ten. Calls are exempt, because they may
// win more.
bool is_ten_left(const Seen& seen, const Action& action) {
    if (!is_play(seen, action) || !ten_lies_open(seen) || action.call != Kind::None || captures(seen, action) ||
        cards_of(seen.hand, Rank::Jack) != 1) {
        return false;
    }
    const auto hidden = unseen(seen);
    return cards_of(hidden, Rank::Jack) > 0 || cards_of(hidden, action.card.rank()) > 0;
}

// Returns true if the action uses the ten of diamonds for a call although another ten is in hand. A player who steals
// the call would win the ten of diamonds.
bool is_ten_risked(const Seen& seen, const Action& action) {
    if (!is_play(seen, action) || action.card != ten_of_diamonds || cards_of(seen.hand, Rank::Ten) < 2) {
        return false;
    }
    const auto* bound = bound_call(seen.options, seen, seen.viewer);
    const bool for_call = bound != nullptr && bound->rank == Rank::Ten && bound->to_play > 1;
    return action.call != Kind::None || for_call;
}

/// Solves the last cards of a two-player round by brute force, with all cards known. Values are the viewer's points
/// minus the opponent's under optimal play.
class LastCards {
public:
    explicit LastCards(const Seen& seen) : options_(seen.options), viewer_(seen.viewer) {
        Rng rng(0); // any seed works, because only one state is possible
        state_ = resample(options_, seen, rng);
    }

    static bool known(const Seen& seen) {
        constexpr int most_cards = 6;
        return is_open_last_deal(seen) && seen.options.game_end == GameEnd::Round &&
               seen.hand.size() + unseen(seen).size() <= most_cards;
    }

    int now(const Action& action) const {
        return lead(after(state_, action)) - lead(state_);
    }
    int after_playing(const Action& action) const {
        return value(after(state_, action));
    }
    int best() const {
        return value(state_);
    }
    mitaines::Actions actions() const {
        return mitaines::legal_actions(options_, state_);
    }

private:
    State after(State state, const Action& action) const {
        apply_quietly(options_, state, action);
        return state;
    }
    int lead(const State& state) const {
        return state.scores[at(viewer_)] - state.scores[at(static_cast<Seat>(1 - viewer_))];
    }
    int value(const State& state) const {
        if (state.turn == no_seat) {
            return lead(state);
        }
        const bool own = state.turn == viewer_;
        int best = own ? -1'000'000 : 1'000'000;
        for (const auto& action : mitaines::legal_actions(options_, state)) {
            const int reached = value(after(state, action));
            best = own ? std::max(best, reached) : std::min(best, reached);
        }
        return best;
    }

    const Options& options_;
    Seat viewer_;
    State state_{};
};

bool is_ending_spoilt(const Seen& seen, const Action& action) {
    if (!LastCards::known(seen)) {
        return false;
    }
    const LastCards last(seen);
    return last.after_playing(action) < last.best();
}

// Returns true if the action postpones points that the viewer could take now with the same final result.
bool are_points_put_off(const Seen& seen, const Action& action) {
    if (!LastCards::known(seen)) {
        return false;
    }
    const LastCards last(seen);
    const int best = last.best();
    if (last.after_playing(action) != best || last.now(action) > 0) {
        return false;
    }
    const auto actions = last.actions();
    return std::any_of(actions.begin(), actions.end(),
                       [&](const Action& other) { return last.now(other) > 0 && last.after_playing(other) == best; });
}

} // namespace

} // namespace for_mitaines

template <> std::span<const Blunder<mitaines::Game>> blunders_of<mitaines::Game>() {
    static constexpr Blunder<mitaines::Game> kinds[] = {
        {.name = "ten-left", .is = for_mitaines::is_ten_left},
        {.name = "ten-risked", .is = for_mitaines::is_ten_risked},
        {.name = "ending-spoilt", .is = for_mitaines::is_ending_spoilt},
        {.name = "points-put-off", .is = for_mitaines::are_points_put_off},
    };
    return kinds;
}

} // namespace mitts::ai
