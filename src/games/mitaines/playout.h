// A round played out at random: the loop that searches and the bench spend their time in.
//
// Nothing is allocated, told or checked. The policy is the plainest that plays by the rules: an evenly drawn card among
// those that may be played, then an evenly drawn one of the things that may be done with it. That is not the same as an
// even choice among all legal actions (the player `random`), where a card with three choices is played three times as often.
//
// Cards are drawn once, not twice: a shuffled pack deals each hand in an even order, so that playing a hand in the order it
// was dealt is drawing from it evenly. What is played out of order, because a call demands it, says nothing about the order of
// the rest.
#pragma once

#include "cards/rng.h"
#include "games/mitaines/legal.h"
#include "games/mitaines/turn.h"

#include <array>

namespace mitts::mitaines {

class Playout {
public:
    /// The options must be playable.
    explicit Playout(const Options& options) : options_(options) {
        for (const auto card : pack(options)) {
            fresh_.deck.push_back(card);
        }
        auto round = fresh_;
        deal_hands(options_, round);
        find_places(fresh_places_, round, 0);
        find_places_of_stock(fresh_places_, round);
    }

    /// Shuffles, deals and plays a whole round, with seat 0 as the dealer. Its end, until the next call.
    const State& play_round(Rng& rng) {
        shuffle_quickly(rng);
        state_ = fresh_;
        deal_hands(options_, state_);
        take_up(fresh_places_, 0);
        return play_on(fresh_places_, rng);
    }

    /// Plays from a state, whose stock must be in an even order, to the end of its round.
    const State& play_from(const State& state, Rng& rng) {
        Places places{};
        find_places_of_stock(places, state);
        state_ = state;
        for (std::size_t seat = 0; seat < max_players; ++seat) {
            left_[seat] = 0;
            for (const auto card : state.hands[seat]) {
                order(seat)[left_[seat]++] = card;
            }
            shuffle(std::span<Card>(order(seat), left_[seat]), rng);
        }
        return play_on(places, rng);
    }

private:
    /// Room for the longest hand of a set-up, and one place more where cards go that nobody gets.
    static constexpr std::size_t longest_hand = max_pack;
    static constexpr std::size_t nobodys_place = max_players * longest_hand;

    /// Where in `orders_` the card at each place of the deck goes when it is dealt.
    using Places = std::array<std::uint8_t, max_pack>;

    /// A seat's cards in the order they will be played, the next one last.
    Card* order(std::size_t seat) {
        return orders_.data() + seat * longest_hand;
    }

    const State& play_on(const Places& places, Rng& rng) {
        Turn turn(options_, state_, nothing_);
        while (state_.phase != Phase::Over) {
            const auto dealt = state_.deck_next;
            turn.play(choose(rng));
            if (state_.deck_next != dealt) [[unlikely]] {
                take_up(places, dealt);
            }
        }
        return state_;
    }

    // Two exchanges to a random word; no place is favoured by more than one part in a million.
    void shuffle_quickly(Rng& rng) {
        auto* cards = fresh_.deck.begin();
        for (auto left = static_cast<std::uint32_t>(fresh_.deck.size()); left >= 2; left -= 2) {
            const auto first = std::uint64_t{rng.next()} * left;
            const auto second = (first & 0xffffffffU) * (left - 1);
            std::swap(cards[left - 1], cards[first >> 32]);
            std::swap(cards[left - 2], cards[second >> 32]);
        }
    }

    // The places for the cards dealt since `from`; those of the layout are nobody's.
    void find_places(Places& places, const State& state, std::size_t from) const {
        std::array<std::size_t, max_players> dealt{};
        for (auto next = from; next < state.deck_next; ++next) {
            places[next] = nobodys_place;
            for (std::size_t seat = 0; seat < max_players; ++seat) {
                if (state.hands[seat].contains(state.deck[next])) {
                    places[next] = static_cast<std::uint8_t>(seat * longest_hand + dealt[seat]++);
                }
            }
        }
    }

    // The places for the cards of the stock: the order of dealing depends on nothing that is played.
    void find_places_of_stock(Places& places, State state) const {
        while (stock_size(state) > 0) {
            const std::size_t from = state.deck_next;
            ++state.deal;
            deal_hands(options_, state);
            find_places(places, state, from);
        }
    }

    // The cards dealt since `from` come to their places, all hands having been empty.
    void take_up(const Places& places, std::size_t from) {
        for (std::size_t next = from; next < state_.deck_next; ++next) {
            orders_[places[next]] = state_.deck[next];
        }
        left_.fill(static_cast<std::size_t>(hand_size(options_, state_.deal)));
    }

    Action choose(Rng& rng) {
        if (state_.phase == Phase::Exchange) [[unlikely]] {
            return choose_gift(rng);
        }
        const auto seat = static_cast<std::size_t>(state_.turn);
        if (const auto* own = bound_call(options_, state_, state_.turn)) [[unlikely]] {
            bring_forward_playable(own->rank);
        }
        const auto card = order(seat)[--left_[seat]];
        const auto choices = choices_of(options_, state_, card.rank());
        return {.card = card, .call = choices.kinds == 0 ? Kind::None : choose_call(choices, rng)};
    }

    // Puts the last card in the order that a bound caller may play (M9) at its end.
    [[gnu::noinline]] void bring_forward_playable(Rank called) {
        const auto seat = static_cast<std::size_t>(state_.turn);
        const auto top = state_.pile.back().rank();
        const bool may_raise =
            top != called && state_.hands[seat].count(top) > 0 && choices_of(options_, state_, top).any();
        auto* cards = order(seat);
        for (auto place = left_[seat]; place-- > 0;) {
            const auto rank = cards[place].rank();
            if (rank == called || (may_raise && rank == top)) {
                std::swap(cards[place], cards[left_[seat] - 1]);
                return;
            }
        }
    }

    // M6: the card given takes an even place among the taker's.
    Action choose_gift(Rng& rng) {
        const auto giver = static_cast<std::size_t>(state_.turn);
        const auto taker = static_cast<std::size_t>(seat_after(state_.turn, options_.players, 2));
        const auto card = order(giver)[--left_[giver]];
        auto* cards = order(taker);
        cards[left_[taker]++] = card;
        std::swap(cards[left_[taker] - 1], cards[rng.below(static_cast<std::uint32_t>(left_[taker]))]);
        return {.type = ActionType::Give, .card = card};
    }

    // Evenly one of the calls, or none where the card may be played plainly.
    static Kind choose_call(Choices choices, Rng& rng) {
        auto rest = static_cast<std::uint32_t>(choices.kinds | (choices.plain ? 1 : 0)); // bit 0 is Kind::None
        const auto pick = std::uint64_t{rng.next()} * static_cast<std::uint32_t>(std::popcount(rest)) >> 32;
        for (std::uint64_t skip = 0; skip < pick; ++skip) {
            rest &= rest - 1;
        }
        return static_cast<Kind>(std::countr_zero(rest));
    }

    static constexpr NoEvents nothing_{};

    const Options options_;
    State fresh_; ///< a state before the deal; its deck goes from shuffle to shuffle
    State state_;
    std::array<Card, nobodys_place + 1> orders_{};
    std::array<std::size_t, max_players> left_{}; ///< cards left in each order
    Places fresh_places_{};
};

} // namespace mitts::mitaines
