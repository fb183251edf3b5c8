#include "ai/mitaines/rank_table.h"

#include <algorithm>
#include <bit>

namespace mitts::ai::for_mitaines {

using namespace mitts::mitaines;

namespace {

constexpr int jack = static_cast<int>(Rank::Jack);
constexpr int ten = static_cast<int>(Rank::Ten);

} // namespace

RankCounts counts_of(CardSet cards) {
    RankCounts counts = 0;
    for (int rank = 0; rank < rank_count; ++rank) {
        counts += one_of(rank) * static_cast<RankCounts>(cards.count(static_cast<Rank>(rank)));
    }
    return counts;
}

RankRules::RankRules(const Options& chosen)
    : options(chosen), values(chosen), first_complete(chosen.resolution == Resolution::FirstComplete),
      players(chosen.players), sides(side_count(chosen)) {
}

RankTable::RankTable(const RankRules& rules, const State& state) : ten_waits(true) {
    for (Seat seat = 0; seat < rules.players; ++seat) {
        hands[at(seat)] = counts_of(state.hands[at(seat)]);
        if (state.hands[at(seat)].contains(ten_of_diamonds)) {
            ten_holder = seat;
        }
    }
    for (std::size_t place = state.deck_next; place < state.deck.size(); ++place) {
        stock += one_of(static_cast<int>(state.deck[place].rank()));
    }
    const bool seen = (state.pile_set | state.captured).contains(ten_of_diamonds);
    ten_waits = ten_holder == no_seat && !seen;
    for (std::size_t place = 0; place < state.pile.size(); ++place) {
        const auto card = state.pile[place];
        const auto rank = static_cast<std::uint8_t>(card.rank());
        pair_on_top = rank == top;
        top = rank;
        prizes += rules.values.prize[card.index];
    }
    pair_on_top = pair_on_top && state.calls.empty() && rules.options.top_pair_call == YesNo::Yes;
    pile_size = static_cast<std::uint8_t>(std::min<std::size_t>(2, state.pile.size()));
    RankCounts layout = 0;
    for (std::size_t place = 0; place < state.layout_size; ++place) {
        layout += one_of(static_cast<int>(state.pile[place].rank()));
    }
    bonus = rules.values.layout_worth(layout); // M18.4
    for (const auto& call : state.calls) {
        bonus += rules.values.call_worth(call.kind, call.rank); // M18.1
        if (!rules.first_complete) {
            call_count = 0;
        }
        calls[call_count++] = {.caller = call.caller,
                               .kind = call.kind,
                               .rank = static_cast<std::uint8_t>(call.rank),
                               .to_play = call.to_play};
    }
    turn = state.turn;
    last_capturer = state.last_capturer;
    last_contractor = state.last_contractor;
}

void RankTable::list_rank(const RankRules& rules, int rank, const OpenCall* own, RankPlays& plays) const {
    const int held = count_of(hand(turn), rank);
    const int taken_in = cards_taken_in(rank);
    const bool plain = own == nullptr || own->rank == rank;                          // M9, M13
    const bool may_call = own == nullptr || (!rules.first_complete && taken_in > 0); // M9
    int lowest = taken_in == 0 ? 2 : 3;                                              // M10, M11
    const int highest = may_call ? std::min(4, held + taken_in) : 0;                 // M10, M11
    if (const auto* open = highest_call()) {                                         // M12
        const auto height = [&](int of) { return rules.values.height_of(static_cast<Rank>(of)); };
        lowest = std::max(lowest, static_cast<int>(open->kind) + (height(rank) > height(open->rank) ? 0 : 1));
    }
    const auto list_slot = [&](int slot) {
        if (plain) {
            plays.push_back(RankPlay::of(slot, Kind::None));
        }
        for (int kind = lowest; kind <= highest; ++kind) {
            plays.push_back(RankPlay::of(slot, static_cast<Kind>(kind)));
        }
    };
    const bool with_prize = rank == ten && ten_holder == turn;
    if (held > (with_prize ? 1 : 0)) {
        list_slot(rank);
    }
    if (with_prize) {
        list_slot(RankPlay::ten_slot);
    }
}

void RankTable::list_plays(const RankRules& rules, RankPlays& plays) const {
    plays.clear();
    const auto* own = call_of(turn);
    for (auto left = hand(turn); left != 0;) {
        const int rank = std::countr_zero(left) / 4;
        left &= ~(RankCounts{15} << (4 * rank));
        list_rank(rules, rank, own, plays);
    }
}

void RankTable::play(const RankRules& rules, RankPlay play) {
    const auto seat = turn;
    const int rank = play.rank();
    const int taken_in = cards_taken_in(rank);
    const int lone = pile_size == 1 ? top : no_rank;
    const bool takes = call_count == 0 && pile_size > 0 && (rank == top || rank == jack); // M16
    hands[at(seat)] -= one_of(rank);
    if (play.is_ten_of_diamonds()) {
        ten_holder = no_seat;
        prizes += rules.values.prize[ten_of_diamonds.index];
    } else if (rank == static_cast<int>(Rank::Joker)) {
        prizes += rules.values.prize[Card::joker(0).index];
    }
    if (play.call() != Kind::None) {
        make_call(rules, seat, play, taken_in);
    } else if (call_count > 0) {
        play_into_calls(rules, seat, rank);
    } else if (takes) {
        capture(rules, seat,
                lone == no_rank ? 0 : rules.values.lone_worth(static_cast<Rank>(lone), static_cast<Rank>(rank)));
    } else {
        put(rank);
    }
    pass_turn(rules.players);
}

// M10, M11, M14
void RankTable::make_call(const RankRules& rules, Seat seat, RankPlay play, int taken_in) {
    const auto rank = static_cast<std::uint8_t>(play.rank());
    const int to_play = static_cast<int>(play.call()) - taken_in - 1;
    bonus += rules.values.call_worth(play.call(), static_cast<Rank>(rank)); // M18.1
    if (to_play == 0) {
        last_contractor = seat;
        return capture(rules, seat, 0);
    }
    if (!rules.first_complete) { // M8
        call_count = 0;
    }
    calls[call_count++] = {
        .caller = seat, .kind = play.call(), .rank = rank, .to_play = static_cast<std::uint8_t>(to_play)};
    put(rank);
}

// M15
void RankTable::play_into_calls(const RankRules& rules, Seat seat, int rank) {
    OpenCall* own = nullptr;
    const OpenCall* stolen = nullptr;
    for (std::size_t index = call_count; index-- > 0;) {
        auto& call = calls[index];
        own = call.caller == seat ? &call : own;
        stolen = call.rank == rank && call.kind != Kind::Sock ? &call : stolen;
    }
    if (own != nullptr) { // M15.1: being bound, the card is of his call's rank (M9)
        if (--own->to_play == 0) {
            last_contractor = seat;
            return capture(rules, seat, 0);
        }
    } else if (stolen != nullptr) { // M15.2
        const bool doubled = pile_size == 1 && rules.values.doubles == YesNo::Yes;
        last_contractor = seat;
        return capture(rules, seat, // M18.2
                       doubled ? rules.values.call_worth(stolen->kind, static_cast<Rank>(stolen->rank)) : 0);
    }
    put(rank);
}

// M17, M18
void RankTable::capture(const RankRules& rules, Seat seat, std::int32_t extra) {
    points[static_cast<std::size_t>(rules.side_of(seat))] += bonus + prizes + extra;
    last_capturer = seat;
    bonus = prizes = 0;
    call_count = 0;
    top = no_rank;
    pile_size = 0;
    pair_on_top = false;
}

void RankTable::pass_turn(int players) {
    auto next = turn;
    for (int passed = 0; passed < players; ++passed) {
        next = next + 1 == players ? 0 : static_cast<Seat>(next + 1);
        if (hand(next) != 0) {
            turn = next;
            return;
        }
    }
    turn = no_seat;
}

void RankTable::end_round(const RankRules& rules) {
    const auto heir = rules.options.leftover_ten == LeftoverTen::LastCapturer ? last_capturer : last_contractor;
    if (heir != no_seat) {
        points[static_cast<std::size_t>(rules.side_of(heir))] += prizes;
    }
    prizes = 0;
}

} // namespace mitts::ai::for_mitaines
