#include "ai/mitigati/trick_sense.h"

#include "games/mitigati/turn.h"

#include <array>

namespace mitts::ai::for_mitigati {

namespace {

using namespace mitts::mitigati;

constexpr std::array<Suit, suit_count> every_suit{Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades};

constexpr TarotSet of_suit_or_trumps(TarotCard card) {
    return card.is_suited() ? TarotSet::of_suit(card.suit()) : TarotSet::all_trumps();
}

TarotSet gone(const State& state) {
    auto cards = state.captured[0] | state.captured[1] | state.captured[2];
    for (const auto& played : state.trick) {
        cards.insert(played.card);
    }
    return cards;
}

// T9: the dealer's three are theirs at the end. Out go cards worth saving from short suits, and short suits altogether, so
// that trumps can be used; a king keeps some company.
TarotCard sensible_discard(TarotSet hand) {
    TarotCard best = discardable(hand).first();
    int best_score = -1000;
    for (const auto card : discardable(hand)) {
        int score = -1000 + card.index; // the Fool stays
        if (card.is_suited()) {
            const auto suit = hand & TarotSet::of_suit(card.suit());
            const bool has_king = suit.last().is_king();
            score = 3 * card_value(card) - 2 * suit.size() - (has_king ? 5 : 0);
        }
        if (score > best_score) {
            best = card;
            best_score = score;
        }
    }
    return best;
}

/// The choice of one card, for one seat in one trick.
class Thought {
public:
    explicit Thought(const State& state)
        : trick_(state.trick), hand_(state.hands[static_cast<std::size_t>(state.turn)]),
          legal_(playable(hand_, state.trick)), unseen_(TarotSet::all() - hand_ - gone(state)) {
    }

    TarotCard choose() const {
        if (legal_.size() == 1) {
            return legal_.first();
        }
        const auto led = card_led(trick_);
        return led ? follow(*led) : lead();
    }

private:
    // Nobody who plays later can hold a higher card of the same kind.
    bool is_boss(TarotCard card) const {
        const auto higher = unseen_ & of_suit_or_trumps(card);
        return higher.empty() || higher.last() < card;
    }

    // Kings before they can be trumped; trumps that nobody can beat; else something small from a long suit.
    TarotCard lead() const {
        const auto trumps = hand_ & TarotSet::all_trumps();
        const bool trumps_out = !(unseen_ & TarotSet::all_trumps()).empty();
        TarotCard best = legal_.first();
        int best_score = -1000;
        for (const auto suit : every_suit) {
            const auto cards = hand_ & TarotSet::of_suit(suit);
            if (cards.empty()) {
                continue;
            }
            const int out = (unseen_ & TarotSet::of_suit(suit)).size();
            const bool boss = is_boss(cards.last());
            const bool safe = boss && (out >= 6 || !trumps_out);
            const auto card = safe ? cards.last() : cards.first();
            const int score = safe ? 10 + out : cards.size() - 3 * card_value(card);
            if (score > best_score) {
                best = card;
                best_score = score;
            }
        }
        if (!trumps.empty() && trumps_out) {
            const bool draws_trumps = trumps.size() >= 9 && is_boss(trumps.last());
            if (draws_trumps && best_score < 20) {
                return trumps.last();
            }
            if (best_score < -2 && trumps.size() > 1) {
                const auto middle = trumps.nth(trumps.size() / 2);
                return middle.number() == 1 ? trumps.last() : middle;
            }
        }
        return best_score > -1000 ? best : trumps.empty() ? best : trumps.last();
    }

    TarotCard follow(TarotCard led) const {
        const auto best = best_in_trick(led);
        const auto winners = legal_winners(best);
        const bool last = trick_.size() == player_count - 1;
        if (!winners.empty()) {
            if (last) {
                return dearest(winners);
            }
            if (const auto card = winner_before_others(winners, led)) {
                return *card;
            }
        }
        return give_up();
    }

    TarotCard best_in_trick(TarotCard led) const {
        TarotCard best = led;
        for (const auto& played : trick_) {
            const bool beats = played.card.is_trump() ? !best.is_trump() || played.card > best
                                                      : played.card.is_suited() && best.is_suited() &&
                                                            played.card.suit() == led.suit() && played.card > best;
            best = beats ? played.card : best;
        }
        return best;
    }

    TarotSet legal_winners(TarotCard best) const {
        TarotSet winners;
        for (const auto card :
             legal_&(best.is_trump() ? TarotSet::all_trumps() : of_suit_or_trumps(best) | TarotSet::all_trumps())) {
            if (card > best) { // trumps come after every suited card
                winners.insert(card);
            }
        }
        return winners;
    }

    // Last to play, one brings home what is worth most, by the smallest card among equals.
    static TarotCard dearest(TarotSet cards) {
        TarotCard best = cards.first();
        for (const auto card : cards) {
            if (card_value(card) > card_value(best)) {
                best = card;
            }
        }
        return best;
    }

    // With one more player to come: a card that will hold, or a small trump on a suit that they may well follow.
    std::optional<TarotCard> winner_before_others(TarotSet winners, TarotCard led) const {
        const auto top = winners.last();
        if (led.is_suited() && winners.first().is_suited()) {
            const int out = (unseen_ & TarotSet::of_suit(led.suit())).size();
            const bool trumps_out = !(unseen_ & TarotSet::all_trumps()).empty();
            return is_boss(top) && (out >= 3 || !trumps_out) ? std::optional(top) : std::nullopt;
        }
        if (led.is_suited()) {
            const auto smallest = winners.first();
            return smallest.number() == 1 && winners.size() > 1 ? winners.nth(1) : smallest;
        }
        return is_boss(top) && top.number() != 1 ? std::optional(top) : std::nullopt;
    }

    // The trick goes to another: the cheapest card, or the Fool where that would be dear (T13).
    TarotCard give_up() const {
        const auto others = legal_ - TarotSet(0, 1);
        if (others.empty()) {
            return fool;
        }
        TarotCard cheapest = others.first();
        for (const auto card : others) {
            if (card_value(card) < card_value(cheapest)) {
                cheapest = card;
            }
        }
        return legal_.contains(fool) && card_value(cheapest) >= 3 ? fool : cheapest;
    }

    const Trick& trick_;
    TarotSet hand_;
    TarotSet legal_;
    TarotSet unseen_;
};

} // namespace

Action sensible_action(const State& state) {
    if (state.phase == Phase::Discard) {
        return {.type = ActionType::Discard,
                .card = sensible_discard(state.hands[static_cast<std::size_t>(state.turn)])};
    }
    return {.type = ActionType::Play, .card = Thought(state).choose()};
}

void play_out(const Options& options, State& state) {
    const NoEvents nothing;
    while (state.phase != Phase::Over) {
        Turn(options, state, nothing).play(sensible_action(state));
    }
}

} // namespace mitts::ai::for_mitigati
