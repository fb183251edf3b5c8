#include "games/mitch/scoring.h"

#include <numeric>

namespace mitts::mitch {

SuitResult suit_result(const Options& options, std::span<const Tableau> tableaus, Suit suit) {
    return suit_result_of(options, [&](Seat seat) { return tableaus[at(seat)][static_cast<std::size_t>(suit)]; });
}

int PlayerScore::total() const {
    const auto sum = [](const std::array<int, suit_count>& points) {
        return std::accumulate(points.begin(), points.end(), 0);
    };
    return sum(suit) + sum(lost_cards) + sum(shortest) + penalty;
}

std::array<PlayerScore, max_players> score_round(const Options& options, std::span<const Tableau> tableaus,
                                                 std::uint8_t penalised) {
    std::array<PlayerScore, max_players> scores{};
    const auto column = [&](Seat seat, std::size_t suit) { return tableaus[at(seat)][suit]; };
    score_columns(options, column, penalised, [&](Seat seat, Reason reason, std::size_t suit, int points) {
        auto& own = scores[at(seat)];
        (reason == Reason::Suit        ? own.suit[suit]
         : reason == Reason::LostCards ? own.lost_cards[suit]
         : reason == Reason::Shortest  ? own.shortest[suit]
                                       : own.penalty) = points;
    });
    return scores;
}

} // namespace mitts::mitch
