#include "ai/mitigati/board.h"

#include <algorithm>

namespace mitts::ai::for_mitigati {

using namespace mitts::mitigati;

int honours_of(const Options& options, Cards hand) {
    constexpr std::uint64_t kings_bits = 0x4000400040004000;
    const int kings = std::popcount(hand.suits & kings_bits);
    const int three = std::popcount(hand.trumps & (1U | 1U << 1 | 1U << 21)); // the Fool, 1 and 21
    const int held = kings + three;
    int best = 0; // T14
    if (kings == 4) {
        best = 20 + 5 * (held - 4);
    }
    if (three == 3) {
        best = std::max(best, 15 + 5 * (held - 3));
    }
    if (held >= 4) {
        best = std::max(best, 10 + 5 * (held - 4));
    }
    int trumps = std::popcount(hand.trumps & real_trumps); // T15
    trumps += trumps == 9 ? static_cast<int>(hand.trumps & 1) : 0;
    if (trumps >= 10) {
        best += options.trump_honour == TrumpHonour::PerTrump ? trumps : 1;
    }
    return best;
}

Board board_of(const State& state) {
    Board board;
    for (std::size_t seat = 0; seat < player_count; ++seat) {
        board.hands[seat] = cards_of(state.hands[seat]);
        board.points[seat] = static_cast<std::int16_t>(mitigati::value_of(state.captured[seat]));
    }
    auto& dealers = board.points[static_cast<std::size_t>(state.dealer)];
    dealers = static_cast<std::int16_t>(dealers + mitigati::value_of(state.discards));
    board.turn = static_cast<std::int8_t>(state.trick.empty() ? state.turn : state.trick[0].seat);
    board.leader = board.turn;
    for (const auto& played : state.trick) { // laid again, so that the trick is as it was
        board.hands[static_cast<std::size_t>(played.seat)].insert(played.card.index);
    }
    for (const auto& played : state.trick) {
        board.play(played.card.index);
    }
    return board;
}

} // namespace mitts::ai::for_mitigati
