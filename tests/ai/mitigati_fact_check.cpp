// Checks facts about a choice in Mitigati, card by card and bid by bid.
#include "tests/ai/fact_check.h"

#include "games/mitigati/scoring.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>

namespace mitts::tests {

namespace for_mitigati {

using namespace mitts::mitigati;

class Check {
public:
    Check(const Observation& seen, const ai::Decision<mitigati::Game>& decision, const Fact& fact)
        : seen_(seen), decision_(decision), action_(decision.action()), fact_(fact), kept_(seen.hand) {
        if (action_.type == ActionType::Discard) {
            kept_.erase(action_.card);
        }
    }

    bool holds() {
        const std::map<std::string, std::function<bool()>> checks{
            {"only_choice", [&] { return decision_.alternatives.size() == 1; }},
            {"hand_worth",
             [&] {
                 const auto& worth = decision_.estimate;
                 return worth && near(worth->about, FactPart::Points) && near(worth->low, FactPart::Low) &&
                        near(worth->high, FactPart::High);
             }},
            {"agrees",
             [&] { return is_bid() && of(FactPart::Points) == action_.bid && sum_of_bids(action_.bid) == 0; }},
            {"asks_more", [&] { return is_bid() && near(action_.bid - worth(), FactPart::Count); }},
            {"asks_less", [&] { return is_bid() && near(worth() - action_.bid, FactPart::Count); }},
            {"stands", [&] { return is_bid() && of(FactPart::Points) == action_.bid && own_last() == action_.bid; }},
            {"comes_down", [&] { return is_bid() && own_last() && *own_last() - action_.bid == of(FactPart::Count); }},
            {"zero_bid", [&] { return bargains() && sum_of_bids(of(FactPart::Points)) == 0; }},
            {"more_cards", [&] { return action_.type == ActionType::More && seen_.stage < 3; }},
            {"plays_out", [&] { return action_.type == ActionType::More && seen_.stage == 3; }},
            {"came_down", [&] { return bargains() && has_come_down(); }},
            {"honours_held", [&] { return honours_of_kept() == of(FactPart::Points) && of(FactPart::Points) > 0; }},
            {"kings_held", [&] { return count(seen_.hand, &is_king) == of(FactPart::Count); }},
            {"trumps_held",
             [&] {
                 return count(seen_.hand, &is_trump) == of(FactPart::Count) && seen_.hand.size() == of(FactPart::Other);
             }},
            {"makes_void",
             [&] { return discards() && own_suit() && in_suit(kept_) == 0 && count(kept_, &is_trump) > 0; }},
            {"short_suit", [&] { return discards() && own_suit() && in_suit(kept_) == of(FactPart::Count); }},
            {"put_aside", [&] { return discards() && of(FactPart::Points) == value(action_.card); }},
            {"fool_counts", [&] { return plays() && action_.card.is_fool() && of(FactPart::Points) == 4; }},
            {"takes_trick",
             [&] {
                 auto trick = seen_.trick;
                 trick.push_back({.seat = seen_.viewer, .card = action_.card});
                 int points = 0;
                 for (const auto& played : trick) {
                     points += played.card.is_fool() ? 0 : value(played.card);
                 }
                 return plays() && trick.size() == 3 && trick_winner(trick) == seen_.viewer &&
                        points == of(FactPart::Points);
             }},
            {"highest_trump", [&] { return plays() && is_trump(action_.card) && higher() == 0 && wins_so_far(); }},
            {"trumps_above",
             [&] {
                 return plays() && is_trump(action_.card) && higher() == of(FactPart::Count) && higher() > 0 &&
                        wins_so_far();
             }},
            {"highest_of_suit", [&] { return plays() && own_suit() && higher() == 0 && wins_so_far(); }},
            {"suit_above",
             [&] { return plays() && own_suit() && higher() == of(FactPart::Count) && higher() > 0 && wins_so_far(); }},
            {"cannot_win", [&] { return plays() && !any_card_wins(); }},
            {"gives_up",
             [&] {
                 return plays() && !wins_so_far() && !action_.card.is_fool() &&
                        of(FactPart::Points) == value(action_.card);
             }},
            {"lacks_suit",
             [&] {
                 return plays() && has_shown_lack([&](TarotCard led, TarotCard card) {
                            return led.is_suited() && static_cast<int>(led.suit()) == of(FactPart::Suit) &&
                                   (!card.is_suited() || card.suit() != led.suit());
                        });
             }},
            {"lacks_trumps",
             [&] {
                 return plays() && has_shown_lack([](TarotCard led, TarotCard card) {
                            return !is_trump(card) && (is_trump(led) || (led.is_suited() && card.suit() != led.suit()));
                        });
             }},
            {"must_follow",
             [&] {
                 const auto led = card_led(seen_.trick);
                 return plays() && own_suit() && led && led->is_suited() &&
                        static_cast<int>(led->suit()) == of(FactPart::Suit) && in_suit(seen_.hand) > 0;
             }},
            {"must_trump",
             [&] {
                 const auto led = card_led(seen_.trick);
                 return plays() && is_trump(action_.card) && led && led->is_suited() && in_suit(seen_.hand) == 0 &&
                        static_cast<int>(led->suit()) == of(FactPart::Suit);
             }},
            {"suit_out", [&] { return plays() && own_suit() && in_suit(hidden()) == of(FactPart::Count); }},
            {"no_trump_out", [&] { return plays() && count(hidden(), &is_trump) == 0; }},
        };
        const auto check = checks.find(fact_.id);
        return check != checks.end() && check->second();
    }

private:
    int of(FactPart which) const {
        return part(fact_, which);
    }
    bool near(double points, FactPart which) const {
        return std::abs(points - of(which)) <= 0.5;
    }
    // A whole number, as in the fact before it.
    double worth() const {
        return decision_.estimate ? std::round(decision_.estimate->about) : -1e6;
    }
    bool is_bid() const {
        return action_.type == ActionType::Bid;
    }
    bool bargains() const {
        return seen_.phase == Phase::Bargain;
    }
    bool discards() const {
        return action_.type == ActionType::Discard;
    }
    bool plays() const {
        return action_.type == ActionType::Play;
    }
    std::optional<int> own_last() const {
        return seen_.bids[at(seen_.viewer)];
    }
    int sum_of_bids(int own) const {
        int sum = own;
        for (Seat seat = 0; seat < player_count; ++seat) {
            sum += seat == seen_.viewer ? 0 : seen_.bids[at(seat)].value_or(1000);
        }
        return sum;
    }
    // Searches back to the start of the stage: bids never rise (T5), and this seat's last bid is on the table.
    bool has_come_down() const {
        const auto seat = of(FactPart::Seat);
        std::optional<int> first;
        std::array<std::optional<int>, player_count> last{};
        int stands = 0;
        for (const auto& said : seen_.history) {
            stands = last[at(said.seat)] == said.bid && said.type == ActionType::Bid ? stands + 1 : 0;
            if (said.type == ActionType::More) {
                last = {};
                first.reset();
                continue;
            }
            last[at(said.seat)] = said.bid;
            first = said.seat == seat && !first ? said.bid : first;
            if (stands == 3) { // T7
                last = {};
                first.reset();
                stands = 0;
            }
        }
        return seat != seen_.viewer && first && last == seen_.bids && *first - *last[at(seat)] == of(FactPart::Count) &&
               of(FactPart::Count) > 0;
    }

    static bool is_trump(TarotCard card) {
        return card.is_trump();
    }
    static bool is_king(TarotCard card) {
        return card.is_suited() && card.rank() == 14;
    }
    static int count(TarotSet cards, bool (*counts)(TarotCard)) {
        int found = 0;
        for (const auto card : cards) {
            found += counts(card) ? 1 : 0;
        }
        return found;
    }
    int in_suit(TarotSet cards) const {
        int found = 0;
        for (const auto card : cards) {
            found += card.is_suited() && static_cast<int>(card.suit()) == of(FactPart::Suit) ? 1 : 0;
        }
        return found;
    }
    bool own_suit() const {
        return action_.card.is_suited() && static_cast<int>(action_.card.suit()) == of(FactPart::Suit);
    }
    static int value(TarotCard card) { // T2
        const bool five = is_king(card) || card == TarotCard::trump(1) || card == TarotCard::trump(21);
        return five ? 5 : card.is_fool() ? 4 : card.is_suited() && card.rank() > 10 ? card.rank() - 9 : 1;
    }
    int honours_of_kept() const { // T14
        const int kings = count(kept_, &is_king);
        const int others = (kept_.contains(fool) ? 1 : 0) + (kept_.contains(TarotCard::trump(1)) ? 1 : 0) +
                           (kept_.contains(TarotCard::trump(21)) ? 1 : 0);
        const int all = kings + others;
        return std::max(
            {kings == 4 ? 20 + 5 * others : 0, others == 3 ? 15 + 5 * kings : 0, all >= 4 ? 10 + 5 * (all - 4) : 0});
    }
    // Every card the viewer has not seen.
    TarotSet hidden() const {
        TarotSet cards;
        for (const auto card : make_tarot_pack()) {
            bool seen = seen_.hand.contains(card) || seen_.discards.contains(card);
            for (const auto& captured : seen_.captured) {
                seen = seen || captured.contains(card);
            }
            for (const auto& played : seen_.trick) {
                seen = seen || played.card == card;
            }
            if (!seen) {
                cards.insert(card);
            }
        }
        return cards;
    }
    int higher() const {
        int found = 0;
        for (const auto card : hidden()) {
            const bool same =
                is_trump(action_.card) ? is_trump(card) : card.is_suited() && card.suit() == action_.card.suit();
            found += same && card > action_.card ? 1 : 0;
        }
        return found;
    }
    bool wins(TarotCard card) const {
        auto trick = seen_.trick;
        trick.push_back({.seat = seen_.viewer, .card = card});
        return trick_winner(trick) == seen_.viewer;
    }
    bool wins_so_far() const {
        return wins(action_.card);
    }
    bool any_card_wins() const {
        Rng rng(1);
        const auto legal = legal_actions(seen_.options, resample(seen_.options, seen_, rng));
        return std::any_of(legal.begin(), legal.end(),
                           [&](const Action& one) { return !one.card.is_fool() && wins(one.card); });
    }
    // Returns whether the fact's seat has played a card that shows this, trick by trick.
    bool has_shown_lack(const std::function<bool(TarotCard led, TarotCard card)>& tells) const {
        Trick trick;
        bool shown = false;
        for (const auto& said : seen_.history) {
            if (said.type != ActionType::Play) {
                continue;
            }
            const auto led = card_led(trick);
            shown =
                shown || (led && said.seat == of(FactPart::Seat) && !said.card->is_fool() && tells(*led, *said.card));
            trick.push_back({.seat = said.seat, .card = *said.card});
            trick = trick.size() == 3 ? Trick() : trick;
        }
        return shown && of(FactPart::Seat) != seen_.viewer;
    }

    const Observation& seen_;
    const ai::Decision<mitigati::Game>& decision_;
    const Action action_;
    const Fact& fact_;
    TarotSet kept_;
};

} // namespace for_mitigati

bool holds(const mitigati::Observation& seen, const ai::Decision<mitigati::Game>& decision, const Fact& fact) {
    return for_mitigati::Check(seen, decision, fact).holds();
}

} // namespace mitts::tests
