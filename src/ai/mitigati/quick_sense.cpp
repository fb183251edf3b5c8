#include "ai/mitigati/quick_sense.h"

#include <algorithm>

#ifndef QS_PARAM
#define QS_PARAM(name, value) static constexpr int name = value;
#endif

namespace mitts::ai::for_mitigati {

namespace {

constexpr int after(int seat) {
    return seat == 2 ? 0 : seat + 1;
}

constexpr int highest(std::uint64_t suits) {
    return 63 - std::countl_zero(suits);
}
constexpr int highest_trump(std::uint32_t trumps) {
    return 64 + 31 - std::countl_zero(trumps);
}
constexpr int lowest_trump(std::uint32_t trumps) {
    return 64 + std::countr_zero(trumps);
}

constexpr std::uint32_t trump_one = 1U << 1;

struct Weights {
    QS_PARAM(boss_out, 1)
    QS_PARAM(boss_lead, 5)
    QS_PARAM(boss_value, -3)
    QS_PARAM(length_lead, 5)
    QS_PARAM(out_lead, -3)
    QS_PARAM(value_lead, 0)
    QS_PARAM(top_risk, -3)
    QS_PARAM(keep_boss, -10)
    QS_PARAM(draw_count, 9)
    QS_PARAM(draw_below, 23)
    QS_PARAM(draw_more, 1)
    QS_PARAM(trump_lead_below, -5)
    QS_PARAM(trump_lead_place, 1)
    QS_PARAM(second_out, 0)
    QS_PARAM(second_one, 20)
    QS_PARAM(over_out, 1)
    QS_PARAM(fool_at, 0)
    QS_PARAM(fool_stake, -2)
    QS_PARAM(discard_value, -4)
    QS_PARAM(discard_length, 8)
    QS_PARAM(discard_king, 6)
};

class Chooser {
public:
    explicit Chooser(const Board& board)
        : board_(board), own_(board.hand()), legal_(board.playable()),
          out_(board.hands[static_cast<std::size_t>(after(board.turn))] |
               board.hands[static_cast<std::size_t>(after(after(board.turn)))]) {
    }

    int choose() const {
        if (legal_.size() == 1) {
            return legal_.first();
        }
        return board_.led == Board::nothing_led ? lead() : follow();
    }

private:
    std::uint32_t trumps_out() const {
        return out_.trumps & real_trumps;
    }

    int lead() const {
        const auto trumps = own_.trumps & real_trumps;
        int best = -1;
        int best_score = -1000;
        for (int suit = 0; suit < suit_count; ++suit) {
            const auto cards = lane(own_.suits, suit);
            if (cards == 0) {
                continue;
            }
            const auto others = lane(out_.suits, suit);
            const int out = std::popcount(others);
            const bool boss = cards > others;
            const bool safe = boss && (out >= Weights::boss_out || trumps_out() == 0);
            const int card = safe ? highest(cards) : std::countr_zero(cards);
            const int score = safe ? 2 * Weights::boss_lead + 2 * out + Weights::boss_value * value_at(card)
                                   : Weights::length_lead * std::popcount(cards) + Weights::out_lead * out -
                                         Weights::value_lead * value_at(card) -
                                         Weights::top_risk * value_at(highest(cards)) - (boss ? Weights::keep_boss : 0);
            if (score > best_score) {
                best = card;
                best_score = score;
            }
        }
        if (trumps != 0 && trumps_out() != 0) {
            const int count = std::popcount(trumps);
            const bool boss = trumps > trumps_out();
            const bool draws =
                boss && (count >= Weights::draw_count || count > std::popcount(trumps_out()) - Weights::draw_more);
            if (draws && best_score < 2 * Weights::draw_below) {
                return highest_trump(trumps);
            }
            if (best_score < Weights::trump_lead_below && count > 1) {
                auto rest = trumps;
                for (int skip = std::min(count - 1, count * Weights::trump_lead_place / 4); skip > 0; --skip) {
                    rest &= rest - 1;
                }
                return lowest_trump(rest) == 65 ? highest_trump(trumps) : lowest_trump(rest);
            }
        }
        if (best >= 0) {
            return best;
        }
        return trumps != 0 ? highest_trump(trumps) : fool_index;
    }

    int follow() const {
        const bool last = board_.laid == 2;
        if (board_.led < Board::trumps_led && legal_.suits != 0 && lane(own_.suits, board_.led) != 0) {
            return follow_suit(last);
        }
        if ((legal_.trumps & real_trumps) != 0) {
            return put_trump(last);
        }
        return give_up();
    }

    int follow_suit(bool last) const {
        const auto cards = lane(own_.suits, board_.led);
        const int top = highest(cards);
        if (board_.best < 64 && top > board_.best) {
            if (last) {
                return dearest(cards & ~std::uint64_t{0} << board_.best);
            }
            const auto others = lane(out_.suits, board_.led);
            if (cards > others && (std::popcount(others) >= Weights::second_out || trumps_out() == 0)) {
                return top;
            }
        }
        return give_up();
    }

    // The lowest of the cards of the highest value.
    static int dearest(std::uint64_t cards) {
        const int top = highest(cards);
        if (value_at(top) > 1) {
            return top;
        }
        return std::countr_zero(cards);
    }

    int put_trump(bool last) const {
        const auto trumps = own_.trumps & real_trumps;
        const auto winners = board_.best > 64 ? trumps & ~1U << (board_.best - 64) : trumps;
        if (winners == 0) {
            return give_up();
        }
        if (last) {
            return lowest_trump(winners); // the 1 is saved before all others
        }
        if (board_.led < Board::trumps_led) {
            const int out = std::popcount(lane(out_.suits, board_.led));
            const auto plain = winners & ~trump_one;
            if (plain == 0 || ((winners & trump_one) != 0 && out >= Weights::second_one)) {
                return lowest_trump(winners);
            }
            if (out < Weights::over_out) {
                auto rest = plain;
                for (int skip = std::popcount(plain) / 2; skip > 0; --skip) {
                    rest &= rest - 1;
                }
                return lowest_trump(rest);
            }
            return lowest_trump(plain);
        }
        const int top = highest_trump(winners);
        return winners > trumps_out() && top != 65 ? top : give_up();
    }

    // The trick goes to another: the cheapest card, or the Fool where that would be dear (T13).
    int give_up() const {
        int cheapest = fool_index;
        int least = 100;
        auto suits = legal_.suits;
        while (suits != 0) {
            const int card = std::countr_zero(suits);
            if (value_at(card) < least) {
                least = value_at(card);
                cheapest = card;
            }
            suits &= suits - 1;
        }
        auto trumps = legal_.trumps & real_trumps;
        if (trumps != 0 && least > 1) {
            const auto plain = trumps & ~(trump_one | 1U << 21);
            const int card = plain != 0 ? lowest_trump(plain) : highest_trump(trumps);
            if (value_at(card) < least) {
                least = value_at(card);
                cheapest = card;
            }
        }
        return (legal_.trumps & 1) != 0 && least * 4 + board_.stake * Weights::fool_stake >= Weights::fool_at * 4
                   ? fool_index
                   : cheapest;
    }

    const Board& board_;
    const Cards own_;
    const Cards legal_;
    const Cards out_;
};

} // namespace

int quick_card(const Board& board) {
    return Chooser(board).choose();
}

int quick_discard(Cards hand) {
    auto free = (hand - never_discarded).suits;
    if (free == 0) {
        return (hand.trumps & 1) != 0 ? fool_index : -1;
    }
    int best = -1;
    int best_score = -1000;
    for (; free != 0; free &= free - 1) {
        const int card = std::countr_zero(free);
        const auto suit = lane(hand.suits, card >> 4);
        const bool has_king = (suit & never_discarded.suits) != 0;
        const int score = Weights::discard_value * value_at(card) - Weights::discard_length * std::popcount(suit) -
                          (has_king ? Weights::discard_king : 0);
        if (score > best_score) {
            best = card;
            best_score = score;
        }
    }
    return best;
}

void quick_play_out(Board& board) {
    while (board.turn != no_seat) {
        board.play(quick_card(board));
    }
}

} // namespace mitts::ai::for_mitigati
