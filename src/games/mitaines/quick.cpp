#include "games/mitaines/quick.h"

#include "games/mitaines/scoring.h"

namespace mitts::mitaines {

QuickRules::QuickRules(const Options& chosen)
    : options(chosen), resolution(chosen.resolution), top_pair_call(chosen.top_pair_call),
      mitten_on_match(chosen.mitten_on_match),
      topped_calls(chosen.resolution == Resolution::Highest ? chosen.topped_calls : ToppedCalls::Safe),
      players(chosen.players), sides(side_count(chosen)),
      target(chosen.game_end == GameEnd::AtOnce ? chosen.target : QuickTable::never) {
    for (int index = 0; index < rank_count; ++index) {
        const auto rank = static_cast<Rank>(index);
        const auto place = static_cast<std::size_t>(index);
        for (const auto kind : {Kind::Mitten, Kind::Glove, Kind::Sock}) {
            calls_[place * kinds + static_cast<std::size_t>(kind)] = call_value(options, kind, rank);
        }
        heights[place] = rank_height(options, rank);
        sweeping_ |= sweeps(options, rank) ? 1U << index : 0;
        const auto card = Card::of(rank, Suit::Clubs);
        lone_matches_[place] = lone_score(options, card, card).points;
    }
    prizes_[ten_of_diamonds.index] = options.ten_of_diamonds;
    prizes_[Card::joker(0).index] = prizes_[Card::joker(1).index] = options.joker;
}

QuickTable::QuickTable(const QuickRules& rules, const State& state)
    : turn(state.turn), last_capturer(state.last_capturer), last_contractor(state.last_contractor) {
    for (Seat seat = 0; seat < rules.players; ++seat) {
        hands[at(seat)] = counts_of(state.hands[at(seat)]);
        ten_holder = state.hands[at(seat)].contains(ten_of_diamonds) ? seat : ten_holder;
    }
    for (std::size_t side = 0; side < max_players; ++side) {
        to_win[side] = rules.target - state.totals[side] - state.scores[side];
    }
    stock = counts_of(std::span(state.deck.begin() + state.deck_next, state.deck.end()));
    ten_waits =
        ten_holder == no_seat && !state.pile.contains(ten_of_diamonds) && !state.captured.contains(ten_of_diamonds);
    lay_out(rules, {state.pile.begin(), state.layout_size});
    for (std::size_t place = state.layout_size; place < state.pile.size(); ++place) {
        lay(rules, state.pile[place]);
    }
    pair_on_top = pair_on_top && state.calls.empty();
    for (const auto& call : state.calls) {
        bonus += rules.announced_worth(call.kind, index_of(call.rank)); // M18.1
        announce(rules, call);
    }
}

void QuickTable::list_moves(const QuickRules& rules, QuickMoves& moves) const {
    moves.clear();
    const auto* own = call_of(turn);
    for (auto left = hand(turn); left != 0;) {
        const int rank = std::countr_zero(left) / 4;
        left &= ~(RankCounts{15} << (4 * rank));
        const bool plain = may_play_plainly(static_cast<Rank>(rank), own);
        const auto range = calls_with(rules, turn, rank, own);
        const auto list_slot = [&](int slot) {
            if (plain) {
                moves.push_back(QuickMove::of(slot, Kind::None));
            }
            for (int number = 0; number < range.size(); ++number) {
                moves.push_back(QuickMove::of(slot, range.kind(number)));
            }
        };
        const bool with_prize = rank == index_of(Rank::Ten) && ten_holder == turn;
        if (count_of(hand(turn), rank) > (with_prize ? 1 : 0)) {
            list_slot(rank);
        }
        if (with_prize) {
            list_slot(QuickMove::ten_slot);
        }
    }
}

void QuickTable::play(const QuickRules& rules, QuickMove move) {
    if (move.is_ten_of_diamonds()) {
        ten_holder = no_seat;
    }
    play_card(rules, turn, move.card(), move.call(), call_of(turn));
    if (match_won) {
        turn = no_seat;
    } else {
        pass_turn(rules.players);
    }
}

void QuickTable::pass_turn(int players) {
    auto next = turn;
    for (int passed = 0; passed < players; ++passed) {
        next = seat_after(next, players);
        if (hand(next) != 0) {
            turn = next;
            return;
        }
    }
    turn = no_seat;
}

void QuickTable::end_round(const QuickRules& rules) {
    const auto heir = rules.options.leftover_ten == LeftoverTen::LastCapturer ? last_capturer : last_contractor;
    if (heir != no_seat && !match_won) {
        points[static_cast<std::size_t>(rules.side_of(heir))] += prizes;
    }
    prizes = 0;
}

} // namespace mitts::mitaines
