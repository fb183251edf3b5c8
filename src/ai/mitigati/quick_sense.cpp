#include "ai/mitigati/quick_sense.h"

namespace mitts::ai::for_mitigati {

using namespace mitts::mitigati;

namespace {

constexpr int after(int seat) {
    return seat == 2 ? 0 : seat + 1;
}

constexpr TarotCard highest(std::uint64_t suits) {
    return TarotCard{static_cast<std::uint8_t>(63 - std::countl_zero(suits))};
}
constexpr TarotCard lowest(std::uint64_t suits) {
    return TarotCard{static_cast<std::uint8_t>(std::countr_zero(suits))};
}
constexpr TarotCard highest_trump(std::uint32_t trumps) {
    return TarotCard::trump(31 - std::countl_zero(trumps));
}
constexpr TarotCard lowest_trump(std::uint32_t trumps) {
    return TarotCard::trump(std::countr_zero(trumps));
}
constexpr TarotCard nth_trump(std::uint32_t trumps, int n) {
    for (; n > 0; --n) {
        trumps &= trumps - 1;
    }
    return lowest_trump(trumps);
}

constexpr std::uint32_t trump_one = 1U << 1;

class Chooser {
public:
    explicit Chooser(const QuickTable& table)
        : table_(table), own_(table.hand()), legal_(table.playable()),
          out_(table.hands[static_cast<std::size_t>(after(table.turn))] |
               table.hands[static_cast<std::size_t>(after(after(table.turn)))]),
          trumps_(own_.trumps() & real_trumps), trumps_out_(out_.trumps() & real_trumps) {
    }

    TarotCard choose() const {
        if (legal_.size() == 1) {
            return legal_.first();
        }
        if (table_.led == nothing_led) {
            return lead();
        }
        if (table_.led < trumps_led && lane(own_.suits(), table_.led) != 0) {
            return follow_suit();
        }
        return (legal_.trumps() & real_trumps) != 0 ? put_trump() : give_up();
    }

private:
    /// The card to lead from a suit, and the score of this lead.
    struct Lead {
        TarotCard card{};
        int score = -1000;
    };

    // Returns the best lead from a suit: the highest card if it cannot be beaten, and if the others have cards of the
    // suit or no trumps. Otherwise, returns the lowest card, which scores more in a long suit.
    Lead lead_of(int suit) const {
        const auto cards = lane(own_.suits(), suit);
        const auto others = lane(out_.suits(), suit);
        const int out = std::popcount(others);
        const bool boss = cards > others;
        const auto top = highest(cards);
        if (boss && (out > 0 || trumps_out_ == 0)) {
            return {.card = top, .score = 10 + 2 * out - 3 * quick_value(top)};
        }
        return {.card = lowest(cards),
                .score = 5 * std::popcount(cards) - 3 * out + 3 * quick_value(top) + (boss ? 10 : 0)};
    }

    TarotCard lead() const {
        Lead best;
        for (int suit = 0; suit < suit_count; ++suit) {
            if (lane(own_.suits(), suit) != 0) {
                const auto lead = lead_of(suit);
                best = lead.score > best.score ? lead : best;
            }
        }
        if (trumps_ != 0 && trumps_out_ != 0) {
            constexpr int many = 9;
            constexpr int better_than_drawing = 46;
            constexpr int worse_than_trumps = -5;
            const int count = std::popcount(trumps_);
            const bool draws = trumps_ > trumps_out_ && (count >= many || count >= std::popcount(trumps_out_));
            if (draws && best.score < better_than_drawing) {
                return highest_trump(trumps_);
            }
            if (best.score < worse_than_trumps && count > 1) {
                const auto low = nth_trump(trumps_, count / 4);
                return low.number() == 1 ? highest_trump(trumps_) : low;
            }
        }
        if (best.score > Lead{}.score) {
            return best.card;
        }
        return trumps_ != 0 ? highest_trump(trumps_) : fool;
    }

    bool last() const {
        return table_.laid == player_count - 1;
    }

    TarotCard follow_suit() const {
        const auto cards = lane(own_.suits(), table_.led);
        const auto top = highest(cards);
        if (!beats(top, table_.best)) {
            return give_up();
        }
        if (last()) { // plays the highest card if it has extra value, otherwise the lowest winner
            return quick_value(top) > 1 ? top : lowest(cards & ~std::uint64_t{0} << table_.best.index);
        }
        return cards > lane(out_.suits(), table_.led) ? top : give_up();
    }

    TarotCard put_trump() const {
        const auto winners = table_.best.is_trump() ? trumps_ & ~1U << table_.best.number() : trumps_;
        if (winners == 0) {
            return give_up();
        }
        if (last()) {
            return lowest_trump(winners); // plays the 1 of trumps if it wins
        }
        if (table_.led < trumps_led) {
            const auto plain = winners & ~trump_one;
            if (plain == 0) {
                return lowest_trump(winners);
            }
            const bool others_follow = lane(out_.suits(), table_.led) != 0;
            return others_follow ? lowest_trump(plain) : nth_trump(plain, std::popcount(plain) / 2);
        }
        const auto top = highest_trump(winners);
        return winners > trumps_out_ && top.number() != 1 ? top : give_up();
    }

    // Returns the cheapest legal card, or the Fool if even the cheapest card is too valuable for the trick (T13).
    TarotCard give_up() const {
        auto cheapest = fool;
        int least = 100;
        const auto consider = [&](TarotCard card) {
            if (quick_value(card) < least) {
                least = quick_value(card);
                cheapest = card;
            }
        };
        for (auto suits = legal_.suits(); suits != 0; suits &= suits - 1) {
            consider(lowest(suits));
        }
        if (const auto trumps = legal_.trumps() & real_trumps; trumps != 0 && least > 1) {
            const auto plain = trumps & ~(trump_one | 1U << 21);
            consider(plain != 0 ? lowest_trump(plain) : highest_trump(trumps));
        }
        return legal_.contains(fool) && 2 * least >= table_.stake ? fool : cheapest;
    }

    const QuickTable& table_;
    const TarotSet own_;
    const TarotSet legal_;
    const TarotSet out_;
    const std::uint32_t trumps_;
    const std::uint32_t trumps_out_;
};

} // namespace

TarotCard quick_card(const QuickTable& table) {
    return Chooser(table).choose();
}

std::optional<TarotCard> quick_discard(TarotSet hand) {
    auto free = discardable(hand).suits();
    if (free == 0) {
        return hand.contains(fool) ? std::optional(fool) : std::nullopt;
    }
    std::optional<TarotCard> best;
    int best_score = -1000;
    for (; free != 0; free &= free - 1) {
        const auto card = lowest(free);
        const auto suit = lane(hand.suits(), group_of(card));
        const bool has_king = (suit & TarotSet::all_kings().suits()) != 0;
        const int score = -4 * quick_value(card) - 8 * std::popcount(suit) - (has_king ? 6 : 0);
        if (score > best_score) {
            best = card;
            best_score = score;
        }
    }
    return best;
}

void quick_play_out(QuickTable& table) {
    while (table.turn != no_seat) {
        table.play(quick_card(table));
    }
}

} // namespace mitts::ai::for_mitigati
