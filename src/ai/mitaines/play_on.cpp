#include "ai/mitaines/play_on.h"

#include "ai/mitaines/last_deal.h"
#include "games/hidden_cards.h"

namespace mitts::ai {

using namespace mitts::mitaines;

namespace {

constexpr int deals_weighed = 400;
constexpr int deals_kept = 400;
constexpr int table_bits = 12; ///< the solver's transposition table has 2^table_bits positions

} // namespace

PlayOn<mitaines::Game>::PlayOn(const Options& options) : UsualPlayOn(options), rules_(options), judge_(rules_) {
}

void PlayOn<mitaines::Game>::look(const Observation& observation, Rng& rng) {
    UsualPlayOn::look(observation, rng);
    next_world_ = 0;
    if (for_mitaines::is_open_last_deal(observation)) {
        worlds_.emplace(rules_, observation, 0, 1); // only one deal is possible
        return;
    }
    const for_mitaines::Belief belief;
    const auto manners = learn_manners(rules_, observation, judge_, belief);
    worlds_.emplace(rules_, observation, deals_weighed, deals_kept);
    while (worlds_->step(judge_, belief.temperature, manners, rng)) {
    }
}

// Converts a kept deal from ranks to cards. Cards of one rank are interchangeable, except for the ten of diamonds.
State PlayOn<mitaines::Game>::world(Rng& rng) {
    const auto& world = worlds_->kept(next_world_++ % worlds_->size());
    State state{seen_};
    auto hidden = mitaines::unseen(seen_);
    for (Seat seat = 0; seat < rules_.players; ++seat) {
        auto& hand = state.hands[at(seat)];
        hand = seat == seen_.viewer ? seen_.hand : seen_.known[at(seat)];
        if (seat == world.ten_holder && hidden.contains(ten_of_diamonds)) {
            hand.insert(ten_of_diamonds);
            hidden.erase(ten_of_diamonds);
        }
    }
    const bool ten_in_stock = hidden.contains(ten_of_diamonds);
    if (ten_in_stock) {
        hidden.erase(ten_of_diamonds);
    }
    for (Seat seat = 0; seat < rules_.players; ++seat) {
        auto& hand = state.hands[at(seat)];
        for (int rank = 0; seat != seen_.viewer && rank < rank_count; ++rank) {
            for (int card = hand.count(static_cast<Rank>(rank)); card < count_of(world.hands[at(seat)], rank); ++card) {
                const auto dealt = (hidden & CardSet::of_rank(static_cast<Rank>(rank))).first();
                hand.insert(dealt);
                hidden.erase(dealt);
            }
        }
    }
    if (ten_in_stock) {
        hidden.insert(ten_of_diamonds);
    }
    HiddenCards<Card> stock(hidden, rng);
    for (int card = 0; card < seen_.stock; ++card) {
        state.deck.push_back(stock.draw());
    }
    return state;
}

std::vector<Points> PlayOn<mitaines::Game>::solved() const {
    std::vector<Points> points;
    if (!for_mitaines::is_open_last_deal(seen_) || options_.game_end == GameEnd::AtOnce) {
        return points;
    }
    Rng any(0); // any seed works, because only one state is possible
    const QuickTable table(rules_, mitaines::resample(options_, seen_, any));
    for_mitaines::DealSolver solver(rules_, table_bits);
    const auto viewer = at(seen_.viewer);
    for (const auto& way : ways()) {
        Points after = points_of<mitaines::Game>(options_, seen_.scores);
        after[viewer] += solver.value_after(table, QuickMove::of(way.action));
        points.push_back(after);
    }
    return points;
}

// Deals each hand as a whole, unlike M3 and M5. The order does not matter, because the stock is shuffled.
void PlayOn<mitaines::Game>::deal_next(QuickTable& table, const State& state, std::size_t& next) const {
    const int cards = hand_size(rules_.options, state.deal + 1);
    for (Seat seat = 0; seat < rules_.players; ++seat) {
        for (int card = 0; card < cards; ++card) {
            const auto dealt = state.deck[next++];
            const auto one = one_of(index_of(dealt.rank()));
            table.hands[at(seat)] += one;
            table.stock -= one;
            if (dealt == ten_of_diamonds) {
                table.ten_holder = seat;
                table.ten_waits = false;
            }
        }
    }
    table.turn = seat_after(state.dealer, rules_.players); // M7
}

Points PlayOn<mitaines::Game>::finish(const State& state) {
    if (state.turn == no_seat) {
        return points_of<mitaines::Game>(options_, state.scores);
    }
    QuickTable table(rules_, state);
    table.points = state.scores;
    for (std::size_t side = 0; side < max_players; ++side) {
        table.to_win[side] += state.scores[side];
    }
    const auto leader = seat_after(state.dealer, rules_.players);
    if (state.phase == Phase::Exchange) {
        judge_.exchange(table, leader, state.exchanged, plays_);
    }
    for (std::size_t next = state.deck_next;;) {
        while (!table.over()) {
            table.play(rules_, judge_.choose(table, plays_));
        }
        if (table.match_won || next == state.deck.size()) {
            break;
        }
        deal_next(table, state, next);
        if (rules_.options.exchange == YesNo::Yes) {
            judge_.exchange(table, leader, 0, plays_);
        }
    }
    table.end_round(rules_);
    return points_of<mitaines::Game>(options_, table.points);
}

std::span<const Start> PlayOn<mitaines::Game>::starts() {
    static const std::vector<Start> starts{
#include "ai/mitaines/starts.inc"
    };
    return starts;
}

} // namespace mitts::ai
