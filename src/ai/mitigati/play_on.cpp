#include "ai/mitigati/play_on.h"

#include "ai/mitigati/hand_guess.h"
#include "ai/mitigati/manners.h"
#include "ai/mitigati/plain_decision.h"
#include "ai/mitigati/quick_sense.h"
#include "games/hidden_cards.h"

#include <array>

namespace mitts::ai {

using namespace mitts::mitigati;
using namespace for_mitigati;

namespace {

/// The number of sampled deals from which one is chosen. Deals that fit the others' bids better are chosen more often.
constexpr std::size_t candidates = 12;
constexpr std::size_t candidates_in_play = 2;
constexpr double above_worth = 4; ///< the average excess of a bid over the value of the bidder's cards
constexpr double spread = 12;
/// The size of a hand at the last bid, and the average value of the five cards that are dealt after the bargaining.
constexpr int cards_of_last_stage = 20;
constexpr double worth_of_last_cards = 17.8;

// Returns a careful player's bid from a quick estimate. The bids start a little above the hand's value and fall to it.
Action careful_bid(const Observation& seen) {
    const double worth = guess_of_hand(seen.hand, seen.stage, seen.viewer == seen.dealer);
    return say(seen, Talk(seen), {.opening = worth + 8, .aim = worth, .least = worth - 1.5});
}

} // namespace

PlayOn<mitigati::Game>::PlayOn(const Options& options) : UsualPlayOn(options), rules_(options) {
}

void PlayOn<mitigati::Game>::look(const Observation& observation, Rng& rng) {
    UsualPlayOn::look(observation, rng);
    talk_.emplace(observation);
    played_ = {};
    for (const auto& action : observation.history) {
        if (action.type == ActionType::Play) {
            played_[at(action.seat)].insert(*action.card);
        }
    }
    worlds_.reset();
    if (observation.phase != Phase::Bargain) {
        worlds_.emplace(observation, nullptr, Memory{});
    }
}

// Returns how well the others' latest bids fit their cards, from 0 to 1. The function does not use the exponential
// function, whose result differs between machines.
double PlayOn<mitigati::Game>::fit(const State& world) const {
    double fit = 1;
    for (Seat seat = 0; seat < player_count; ++seat) {
        const int stage = seat == seen_.viewer ? 0 : talk_->latest_stage(seat);
        if (stage > 0) {
            const auto cards = world.hands[at(seat)] | played_[at(seat)];
            const double more = cards.size() > cards_of_last_stage ? worth_of_last_cards : 0;
            const double guess = guess_of_hand(cards, world.stage, seat == world.dealer) - more;
            const double off = (talk_->voice(stage, seat).last - above_worth - guess) / spread;
            fit /= (1 + off * off) * (1 + off * off);
        }
    }
    return fit;
}

// Samples a few worlds, and chooses one of them with a probability proportional to its fit.
State PlayOn<mitigati::Game>::world(Rng& rng) const {
    std::array<State, candidates> drawn;
    std::array<double, candidates> passed{};
    double sum = 0;
    const std::size_t tried = worlds_ ? candidates_in_play : candidates;
    for (std::size_t index = 0; index < tried; ++index) {
        drawn[index] = worlds_ ? world_in_play(rng) : mitigati::resample(options_, seen_, rng);
        passed[index] = sum += fit(drawn[index]);
    }
    const double mark = sum * (rng.next() * 0x1p-32);
    std::size_t chosen = 0;
    while (passed[chosen] <= mark) {
        ++chosen;
    }
    return drawn[chosen];
}

// Samples a state after the bargaining. Draws the dealer's discards from the cards outside the hands, some of which may
// be out of play in a set-up.
State PlayOn<mitigati::Game>::world_in_play(Rng& rng) const {
    State state{seen_};
    state.hands = worlds_->draw(rng).hands;
    state.discards = seen_.discards;
    if (seen_.viewer != seen_.dealer) {
        auto rest = unseen(seen_);
        for (Seat seat = 0; seat < player_count; ++seat) {
            rest = seat == seen_.viewer ? rest : rest - state.hands[at(seat)];
        }
        HiddenCards<TarotCard> left(discardable(rest), rng);
        while (static_cast<int>(state.discards.size()) < seen_.discarded) {
            state.discards.insert(left.draw());
        }
        discard_well(state);
    }
    return state;
}

// Replaces the dealer's discards with those of a careful player (T9). Returns false without a change if the dealer has
// played one of these cards, or would hold a suit that they have shown out of.
bool PlayOn<mitigati::Game>::discard_well(State& world) const {
    auto& hand = world.hands[at(world.dealer)];
    const auto both = hand | world.discards;
    auto rest = both | played_[at(world.dealer)];
    TarotSet aside;
    while (aside.size() < world.discards.size()) {
        const auto card = quick_discard(rest);
        if (!card || !both.contains(*card)) {
            return false;
        }
        aside.insert(*card);
        rest.erase(*card);
    }
    if (!((both - aside) & worlds_->lacking(world.dealer)).empty()) {
        return false;
    }
    hand = both - aside;
    world.discards = aside;
    return true;
}

std::vector<Way<mitigati::Game>> PlayOn<mitigati::Game>::ways() const {
    if (seen_.phase != Phase::Bargain) {
        return UsualPlayOn::ways();
    }
    std::vector<Way<mitigati::Game>> ways;
    const auto price = agreeing_bid(seen_, seen_.viewer);
    const int highest = highest_bid_of(seen_, seen_.viewer);
    const auto own = careful_bid(seen_);
    if (price) {
        const auto agreeing = legal_bid(seen_, *price);
        ways.push_back({.name = to_text(agreeing), .action = agreeing});
    }
    auto other = own.type == ActionType::Bid ? own : legal_bid(seen_, highest);
    if (price == other.bid) {
        other = legal_bid(seen_, other.bid == highest ? highest - 1 : other.bid + 1);
    }
    if (price != other.bid) {
        ways.push_back({.name = "bid", .action = other});
    }
    ways.push_back({.name = "more", .action = {.type = ActionType::More}});
    return ways;
}

std::string PlayOn<mitigati::Game>::name_of(const Observation& observation, const Action& action) {
    const bool bids = action.type == ActionType::Bid;
    return bids && closing_bid(observation, observation.viewer) != action.bid ? "bid" : to_text(action);
}

Points PlayOn<mitigati::Game>::finish(State state) {
    std::vector<SeenAction> history;
    while (state.turn != no_seat && state.phase == Phase::Bargain) {
        auto seen = mitigati::observe(options_, state, state.turn);
        seen.history = history;
        const auto action = careful_bid(seen);
        history.push_back(mitigati::seen_by(state.turn, state.turn, action));
        apply_quietly(options_, state, action);
    }
    if (state.turn == no_seat) {
        return points_of<mitigati::Game>(options_, state.scores);
    }
    auto table = rules_.table_of(state);
    while (table.to_discard > 0) {
        rules_.play(table, *quick_discard(table.hand()));
    }
    quick_play_out(table);
    return points_of<mitigati::Game>(options_, rules_.result(table).scores);
}

std::span<const Start> PlayOn<mitigati::Game>::starts() {
    static const std::vector<Start> starts{
#include "ai/mitigati/starts.inc"
    };
    return starts;
}

} // namespace mitts::ai
