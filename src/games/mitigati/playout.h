// The play of a deal of Mitigati at random, from the dealer's discard to the last trick (T9–T16): what `mitts bench` measures,
// and the textbook search (ai/search) asks for. What is bargained before it is not a matter of chance and has no place here.
//
// Nothing is allocated, told or checked. Every card that may be played, or discarded, is as likely as any other. Hands are
// lists by suit (playout_hand.h), points are added up as they fall: a second telling of the rules, so a test has the engine
// play every card after it, and asks whether each was legal and whether both end alike.
#pragma once

#include "games/mitigati/deal.h"
#include "games/mitigati/playout_hand.h"
#include "games/mitigati/scoring.h"

#include <algorithm>
#include <type_traits>

namespace mitts::mitigati {

/// Points by seat.
struct RoundResult {
    std::array<std::int32_t, player_count> scores{};

    friend bool operator==(const RoundResult&, const RoundResult&) = default;
};

/// Nobody looks on. A watcher has three functions: `shuffled(deck)` with the pack before it is dealt, in the order that
/// `start_round` deals; `discards(seat, card)`; `plays(seat, card, ways)` with the number of cards that could be played.
struct NoWatcher {};

template <class Watcher = NoWatcher> class Playout {
public:
    /// The options must be playable.
    explicit Playout(const Options& options, Watcher watcher = {}) : options_(options), watcher_(watcher) {
        const auto cards = make_tarot_pack();
        std::copy(cards.begin(), cards.end(), deck_.begin());
        find_owners();
    }

    /// Shuffles, deals everything with seat 0 as the dealer, discards and plays.
    RoundResult play_round(Rng& rng) {
        auto own = rng; // a copy that no write to the table can touch stays in the machine's registers
        quick_shuffle(std::span<TarotCard>(deck_), own);
        if constexpr (watched) {
            watcher_.shuffled(deck_);
        }
        dealer_ = 0;
        points_.fill(-even_share); // T16
        std::array<TarotSet, player_count> sets{};
        for (std::size_t seat = 0; seat < player_count; ++seat) {
            hands_[seat].clear();
        }
        for (std::size_t card = 0; card < pack_size; ++card) {
            hands_[owners_[card]].insert(deck_[card]);
            sets[owners_[card]].insert(deck_[card]);
        }
        discard(3, sets[0], own);
        pay_honours(honours_of(sets));
        play_tricks(seat_after(0, player_count), own); // T10
        rng = own;
        return result();
    }

    /// Plays from a state in its discard or its play to the end.
    RoundResult play_from(const State& state, Rng& rng) {
        dealer_ = state.dealer;
        auto sets = state.hands;
        for (std::size_t seat = 0; seat < player_count; ++seat) {
            hands_[seat].clear();
            for (const auto card : sets[seat]) {
                hands_[seat].insert(card);
            }
            points_[seat] = state.scores[seat] + value_of(state.captured[seat]) - even_share; // T16
        }
        points_[index(dealer_)] += value_of(state.discards);
        auto turn = state.turn;
        if (state.phase == Phase::Discard) {
            discard(3 - state.discards.size(), sets[index(dealer_)], rng);
            turn = seat_after(dealer_, player_count); // T10
        }
        if (state.tricks_played == 0) {
            pay_honours(honours_of(state, sets));
        }
        play_tricks_from(state.trick, turn, rng);
        return result();
    }

private:
    static constexpr bool watched = !std::is_same_v<Watcher, NoWatcher>;

    /// Nobody has led a card yet, but for the Fool (T13).
    static constexpr int nothing_led = -1;

    struct TrickInPlay {
        int led = nothing_led; ///< the group of the card led
        int best = -1;         ///< what the card that is winning is worth against the others (T12)
        Seat winner = no_seat;
        std::int32_t points = 0; ///< of its cards but the Fool, who stays with its player (T13)
    };

    static constexpr std::size_t index(Seat seat) {
        return static_cast<std::size_t>(seat);
    }

    // Who gets the n-th card of the deck: as the engine deals it when everybody wants to go on (T3, T7, T8).
    void find_owners() {
        State state = start_round(make_tarot_pack(), 0);
        while (stock_size(state) > 3) {
            deal_packets(state);
        }
        deal_dealers_three(state);
        for (std::size_t card = 0; card < pack_size; ++card) {
            while (!state.hands[owners_[card]].contains(state.deck[card])) {
                ++owners_[card];
            }
        }
    }

    // T9: evenly among what may be discarded; `hand` is the dealer's and follows.
    void discard(int cards, TarotSet& hand, Rng& rng) {
        auto& dealers = hands_[index(dealer_)];
        while (cards > 0) {
            const auto place = dealers.draw_any(rng);
            const auto card = dealers[place];
            if (!discardable(hand).contains(card)) {
                continue; // at least three of the 28 may be
            }
            dealers.take(place);
            hand.erase(card);
            points_[index(dealer_)] += card_value(card);
            --cards;
            if constexpr (watched) {
                watcher_.discards(dealer_, card);
            }
        }
    }

    // T14, T15
    std::array<int, player_count> honours_of(const std::array<TarotSet, player_count>& hands) const {
        std::array<int, player_count> honours{};
        for (std::size_t seat = 0; seat < player_count; ++seat) {
            honours[seat] = honour_points(hands[seat]) + trump_points(options_, hands[seat]);
        }
        return honours;
    }
    // The same in the first trick of any state: those who have played have declared theirs, hands of a set-up bring nothing.
    std::array<int, player_count> honours_of(const State& state,
                                             const std::array<TarotSet, player_count>& hands) const {
        auto honours = honours_of(hands);
        for (std::size_t seat = 0; seat < player_count; ++seat) {
            if ((state.declared >> seat & 1) != 0) {
                honours[seat] = state.honours[seat];
            } else if (hands[seat].size() != full_hand) {
                honours[seat] = 0;
            }
        }
        return honours;
    }
    // T14–T16
    void pay_honours(const std::array<int, player_count>& honours) {
        const int all = honours[0] + honours[1] + honours[2];
        for (std::size_t seat = 0; seat < player_count; ++seat) {
            points_[seat] += player_count * honours[seat] - all;
        }
    }

    void play_tricks_from(const Trick& begun, Seat turn, Rng& rng) {
        if (begun.empty()) {
            return play_tricks(turn, rng);
        }
        TrickInPlay trick;
        for (const auto& played : begun) {
            lay(trick, played.seat, played.card);
        }
        for (auto seat = turn; seat != begun[0].seat; seat = seat_after(seat, player_count)) {
            play_card(trick, seat, rng);
        }
        play_tricks(end_trick(trick), rng);
    }

    void play_tricks(Seat leader, Rng& rng) {
        while (hands_[0].size() + hands_[1].size() + hands_[2].size() > 0) {
            TrickInPlay trick;
            auto seat = leader;
            for (int card = 0; card < player_count; ++card) {
                play_card(trick, seat, rng);
                seat = seat_after(seat, player_count);
            }
            leader = end_trick(trick);
        }
    }

    // T12, T16: the winner leads the next.
    Seat end_trick(const TrickInPlay& trick) {
        points_[index(trick.winner)] += trick.points;
        return trick.winner;
    }

    // A seat of a set-up without cards is passed over.
    void play_card(TrickInPlay& trick, Seat seat, Rng& rng) {
        auto& hand = hands_[index(seat)];
        if (hand.size() == 0) [[unlikely]] {
            return;
        }
        const auto place = draw_playable(hand, trick.led, rng);
        const auto card = hand[place];
        if constexpr (watched) {
            watcher_.plays(seat, card, ways(hand, trick.led));
        }
        hand.take(place);
        lay(trick, seat, card);
    }

    // T11, T13: a card of the suit led, else a trump, else any; the Fool always.
    static PlayoutHand::Place draw_playable(const PlayoutHand& hand, int led, Rng& rng) {
        const int group = group_to_play(hand, led);
        return group == nothing_led ? hand.draw_any(rng) : hand.draw_or_fool(group, rng);
    }
    static int group_to_play(const PlayoutHand& hand, int led) {
        if (led == nothing_led || hand.count(led) > 0) {
            return led;
        }
        return hand.count(PlayoutHand::trumps) > 0 ? PlayoutHand::trumps : nothing_led;
    }
    static int ways(const PlayoutHand& hand, int led) {
        const int group = group_to_play(hand, led);
        return group == nothing_led ? hand.size() : hand.count(group) + hand.count(PlayoutHand::the_fool);
    }

    void lay(TrickInPlay& trick, Seat seat, TarotCard card) {
        if (trick.winner == no_seat) {
            trick.winner = seat; // the Fool's player, if no other card comes (T13)
        }
        if (card.is_fool()) {
            points_[index(seat)] += card_value(fool);
            return;
        }
        const int group = PlayoutHand::group_of(card);
        if (trick.led == nothing_led) {
            trick.led = group;
        }
        trick.points += card_value(card);
        // A trump's index is above every suited card's.
        const int strength = card.is_trump() || group == trick.led ? card.index : 0;
        if (strength > trick.best) {
            trick.best = strength;
            trick.winner = seat;
        }
    }

    RoundResult result() const {
        return {.scores = points_};
    }

    const Options options_;
    std::array<TarotCard, pack_size> deck_{}; ///< goes from shuffle to shuffle
    std::array<std::uint8_t, pack_size> owners_{};
    std::array<PlayoutHand, player_count> hands_{};
    std::array<std::int32_t, player_count> points_{};
    Seat dealer_ = 0;
    [[no_unique_address]] Watcher watcher_;
};

} // namespace mitts::mitigati
