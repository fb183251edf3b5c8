#include "games/mitch/scoring.h"

#include <numeric>

namespace mitts::mitch {

namespace {} // namespace

SuitResult suit_result(const Options& options, std::span<const Tableau> tableaus, Suit suit) {
    SuitResult result;
    const Column* best = nullptr;
    for (Seat seat = 0; at(seat) < tableaus.size(); ++seat) {
        const auto& column = tableaus[at(seat)][static_cast<std::size_t>(suit)];
        if (column.empty()) {
            continue;
        }
        const auto order = best == nullptr ? std::strong_ordering::greater : compare_for_suit(options, column, *best);
        if (order > 0) {
            best = &column;
            result = {.winner = seat, .best = static_cast<std::uint8_t>(1 << seat)};
        } else if (order == 0) {
            result.winner = no_seat;
            result.best = static_cast<std::uint8_t>(result.best | 1 << seat);
        }
    }
    return result;
}

std::uint8_t shortest_suits(const Options& options, std::span<const Tableau> tableaus) {
    std::uint8_t suits = 0;
    if (options.shortest == Shortest::None) {
        return suits;
    }
    const Column* shortest = nullptr;
    for (int suit = 0; suit < suit_count; ++suit) {
        const auto winner = suit_result(options, tableaus, static_cast<Suit>(suit)).winner;
        if (winner == no_seat) {
            continue;
        }
        const auto& column = tableaus[at(winner)][static_cast<std::size_t>(suit)];
        const auto order = shortest == nullptr ? std::strong_ordering::less : compare_for_shortest(column, *shortest);
        if (order < 0) {
            shortest = &column;
            suits = static_cast<std::uint8_t>(1 << suit);
        } else if (order == 0) {
            suits = static_cast<std::uint8_t>(suits | 1 << suit);
        }
    }
    return suits;
}

int PlayerScore::total() const {
    const auto sum = [](const std::array<int, suit_count>& points) {
        return std::accumulate(points.begin(), points.end(), 0);
    };
    return sum(suit) + sum(lost_cards) + sum(shortest) + penalty;
}

void score_round(const Options& options, std::span<const Tableau> tableaus, std::uint8_t penalised,
                 std::span<PlayerScore> scores) {
    const auto shortest = shortest_suits(options, tableaus);
    for (std::size_t suit = 0; suit < suit_count; ++suit) {
        const auto result = suit_result(options, tableaus, static_cast<Suit>(suit));
        for (Seat seat = 0; at(seat) < tableaus.size(); ++seat) {
            auto& score = scores[at(seat)];
            if (seat == result.winner) {
                score.suit[suit] = suit_value(options);                                       // C16
                score.shortest[suit] = (shortest >> suit & 1) != 0 ? suit_value(options) : 0; // C17
            } else if ((result.best >> seat & 1) == 0) {
                score.lost_cards[suit] = -tableaus[at(seat)][suit].size(); // C16
            }
        }
    }
    for (Seat seat = 0; at(seat) < tableaus.size(); ++seat) {
        scores[at(seat)].penalty = (penalised >> seat & 1) != 0 ? -options.penalty : 0; // C16
    }
}

std::vector<PlayerScore> score_round(const Options& options, std::span<const Tableau> tableaus,
                                     std::uint8_t penalised) {
    std::vector<PlayerScore> scores(tableaus.size());
    score_round(options, tableaus, penalised, scores);
    return scores;
}

} // namespace mitts::mitch
