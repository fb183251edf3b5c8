// A round played out at random: the loop that searches and the bench spend their time in.
//
// Nothing is allocated, told or checked. The policy is the plainest that plays by the rules: an evenly drawn card among
// those that may be played, then an evenly drawn one of the things that may be done with it. That is not the same as an
// even choice among all legal actions (the player `random`), where a card with three choices is played three times as often.
//
// Cards are drawn once, not twice: a shuffled hand played in the order it has is drawn from evenly (playout_script.h). Only a
// bound caller (M9) takes another card than the next, by a draw of its own, which leaves the order of the rest even.
//
// What the rules come to stands here a second time, in the few words that are quick (playout_table.h). A test has the engine
// play every action after it, and asks whether each was legal and whether both end alike.
#pragma once

#include "cards/quick_random.h"
#include "games/mitaines/playout_script.h"
#include "games/mitaines/playout_table.h"

#include <algorithm>
#include <type_traits>

namespace mitts::mitaines {

/// Nobody looks on. A watcher has three functions: `shuffled(deck)` with the deck of a round, before it is dealt;
/// `gives(seat, card)` in the exchange; `plays(seat, card, call, ways)` with the number of things that could be done with
/// that card.
struct NoWatcher {};

template <class Watcher = NoWatcher> class Playout {
public:
    /// The options must be playable.
    explicit Playout(const Options& options, Watcher watcher = {})
        : options_(options), values_(options), first_deal_(options, 0), later_deal_(options, 1), watcher_(watcher) {
        const auto cards = pack(options);
        std::copy(cards.begin(), cards.end(), round_.cards.begin());
        round_.layout = static_cast<std::size_t>(options.layout);
        for (int deal = 0; deal < deal_count(options); ++deal) {
            round_.add_deal(options, hand_size(options, deal), seat_after(0, options.players)); // M7
        }
    }

    /// Shuffles, deals and plays a whole round, with seat 0 as the dealer.
    RoundResult play_round(Rng& rng) {
        auto own = rng; // a copy that no write to the table can touch stays in the machine's registers
        quick_shuffle(std::span<Card>(round_.cards.data(), round_.size()), own);
        if constexpr (watched) {
            watcher_.shuffled(deck());
        }
        const auto result = by_rules([&]<PlayoutRules rules>() {
            PlayoutTable<rules> table(values_);
            table.lay_out({round_.cards.data(), round_.layout});
            for (std::size_t deal = 0; deal < round_.deals; ++deal) {
                deal_and_play(round_, deal, 0, table, own);
            }
            return table.result(options_);
        });
        rng = own;
        return result;
    }

    /// Plays from a state, whose stock must be in an even order, to the end of its round.
    RoundResult play_from(const State& state, Rng& rng) {
        return by_rules([&]<PlayoutRules rules>() {
            PlayoutTable<rules> table(values_);
            table.set_up(state);
            PlayoutScript script;
            write_hands(script, state, rng);
            for (auto place = script.begin_of(0); place < script.size(); ++place) {
                table.give(script.seats[place], script.cards[place]);
            }
            play_deal(script, 0, table, rng);
            write_stock(script, state);
            for (std::size_t deal = 1; deal < script.deals; ++deal) {
                deal_and_play(script, deal, state.dealer, table, rng);
            }
            return table.result(options_);
        });
    }

private:
    static constexpr bool watched = !std::is_same_v<Watcher, NoWatcher>;

    // Calls the function that is compiled for these options.
    template <class Function> RoundResult by_rules(Function play) const {
        const bool pairs = options_.top_pair_call == YesNo::Yes;
        if (options_.resolution == Resolution::Highest) {
            return pairs ? play.template operator()<PlayoutRules{Resolution::Highest, YesNo::Yes}>()
                         : play.template operator()<PlayoutRules{Resolution::Highest, YesNo::No}>();
        }
        return pairs ? play.template operator()<PlayoutRules{Resolution::FirstComplete, YesNo::Yes}>()
                     : play.template operator()<PlayoutRules{Resolution::FirstComplete, YesNo::No}>();
    }

    // The deck that deals what round_ holds.
    InlineVector<Card, max_pack> deck() const {
        InlineVector<Card, max_pack> cards;
        for (std::size_t deal = 0; deal < round_.deals; ++deal) {
            const auto& plan = deal == 0 ? first_deal_ : later_deal_;
            const auto begin = deal == 0 ? 0 : round_.begin_of(deal);
            for (std::size_t card = 0; card < plan.size; ++card) {
                cards.push_back(round_.cards[begin + plan.places[card]]);
            }
        }
        return cards;
    }

    // The deal that a state is in, each hand in an even order; an exchange is played to its end (M6).
    void write_hands(PlayoutScript& script, const State& state, Rng& rng) {
        Orders orders;
        for (std::size_t seat = 0; seat < max_players; ++seat) {
            for (const auto card : state.hands[seat]) {
                orders[seat].push_back(card);
            }
        }
        if (state.phase == Phase::Exchange) {
            exchange(orders, state.dealer, state.exchanged, rng);
        }
        for (auto& order : orders) {
            shuffle(std::span<Card>(order.begin(), order.end()), rng);
        }
        const auto first = state.phase == Phase::Exchange ? seat_after(state.dealer, options_.players) : state.turn;
        script.add_deal(options_, orders, first);
    }

    // The deals to come, as the engine will deal them.
    void write_stock(PlayoutScript& script, const State& state) const {
        for (std::size_t next = state.deck_next; next < state.deck.size(); next += later_deal_.size) {
            const auto begin = script.size();
            script.add_deal(options_, hand_size(options_, 1), seat_after(state.dealer, options_.players));
            for (std::size_t card = 0; card < later_deal_.size; ++card) {
                script.cards[begin + later_deal_.places[card]] = state.deck[next + card];
            }
        }
    }

    // M6: twelve gifts; the first `given` have been made.
    void exchange(Orders& orders, Seat dealer, int given, Rng& rng) {
        for (; given < 12; ++given) {
            const auto giver = seat_after(dealer, options_.players, 1 + given / 3);
            const auto taker = seat_after(giver, options_.players, 2);
            auto& cards = orders[static_cast<std::size_t>(giver)];
            std::swap(cards.back(), cards[rng.below(static_cast<std::uint32_t>(cards.size()))]);
            if constexpr (watched) {
                watcher_.gives(giver, cards.back());
            }
            orders[static_cast<std::size_t>(taker)].push_back(cards.back());
            cards.pop_back();
        }
    }

    void exchange_in_script(PlayoutScript& script, std::size_t deal, Seat dealer, Rng& rng) {
        auto orders = script.orders_of(deal);
        exchange(orders, dealer, 0, rng);
        for (auto& order : orders) {
            shuffle(std::span<Card>(order.begin(), order.end()), rng);
        }
        script.rewrite_deal(options_, orders, deal);
    }

    // A whole deal, of equal hands.
    template <class Table>
    void deal_and_play(PlayoutScript& script, std::size_t deal, Seat dealer, Table& table, Rng& rng) {
        if (options_.exchange == YesNo::Yes) [[unlikely]] {
            exchange_in_script(script, deal, dealer, rng);
        }
        const auto begin = script.begin_of(deal);
        const auto players = static_cast<std::size_t>(options_.players);
        for (auto place = begin; place < begin + players; ++place) {
            table.give_hand(script.seats[place], &script.cards[place], &script.cards[0] + script.ends[deal], players);
        }
        play_deal(script, deal, table, rng);
    }

    template <class Table> void play_deal(PlayoutScript& script, std::size_t deal, Table& table, Rng& rng) {
        const auto end = script.ends[deal];
        for (auto place = script.begin_of(deal); place < end; ++place) {
            const auto seat = script.seats[place];
            if (!table.calls_are_open()) {
                play_free(seat, script.cards[place], table, rng);
            } else if (auto* own = table.own_call(seat)) {
                bring_forward(script, place, *own, table, rng);
                play_bound(seat, script.cards[place], *own, table, rng);
            } else {
                play_into_calls(seat, script.cards[place], table, rng);
            }
        }
    }

    // While no call is open: one may be made (M10, M11), or the card is played plainly (M16).
    template <class Table> void play_free(Seat seat, Card card, Table& table, Rng& rng) {
        KindRange kinds;
        if (table.may_combine(seat, card.rank())) {
            kinds = table.kinds(seat, card.rank());
            if (const int pick = quick_below(1 + kinds.size(), rng); pick > 0) {
                return call(seat, card, kinds.kind(pick - 1), 1 + kinds.size(), table);
            }
        }
        watch(seat, card, Kind::None, kinds.empty() ? 1 : 1 + kinds.size());
        table.play(seat, card);
    }

    // While another's call is open, which may be topped (M12) or stolen (M15).
    template <class Table> void play_into_calls(Seat seat, Card card, Table& table, Rng& rng) {
        KindRange kinds;
        if (table.may_combine(seat, card.rank())) {
            kinds = table.kinds_in_calls(seat, card.rank());
        }
        if (!kinds.empty()) {
            if (const int pick = quick_below(1 + kinds.size(), rng); pick > 0) {
                return call(seat, card, kinds.kind(pick - 1), 1 + kinds.size(), table);
            }
        }
        watch(seat, card, Kind::None, kinds.empty() ? 1 : 1 + kinds.size());
        table.play_into_calls(seat, card);
    }

    // M9: a card of the own call, or a raise that takes in the top card.
    template <class Table> void play_bound(Seat seat, Card card, Call& own, Table& table, Rng& rng) {
        const auto raises = table.raises(seat, card.rank());
        const int plain = card.rank() == own.rank ? 1 : 0;
        if (!raises.empty()) {
            if (const int pick = quick_below(plain + raises.size(), rng); pick >= plain) {
                return call(seat, card, raises.kind(pick - plain), plain + raises.size(), table);
            }
        }
        watch(seat, card, Kind::None, raises.empty() ? plain : plain + raises.size());
        table.play_for_call(seat, card, own);
    }

    // Puts an evenly drawn one of the cards that a bound caller may play (M9) next. (To take the first that lies in his order
    // would not do: those that it passed over would then come too early.)
    template <class Table>
    void bring_forward(PlayoutScript& script, std::size_t next, const Call& own, Table& table, Rng& rng) {
        const auto seat = script.seats[next];
        const auto top = table.top();
        const bool may_raise = top != own.rank && table.held(seat, top) > 0 && !table.raises(seat, top).empty();
        const int count = table.held(seat, own.rank) + (may_raise ? table.held(seat, top) : 0);
        auto place = next;
        for (int left = count == 1 ? 0 : quick_below(count, rng);; ++place) {
            const auto rank = script.cards[place].rank();
            if (script.seats[place] == seat && (rank == own.rank || (may_raise && rank == top)) && left-- == 0) {
                break;
            }
        }
        std::swap(script.cards[next], script.cards[place]);
    }

    template <class Table> void call(Seat seat, Card card, Kind kind, int ways, Table& table) {
        watch(seat, card, kind, ways);
        table.call(seat, card, kind);
    }

    void watch(Seat seat, Card card, Kind kind, int ways) {
        if constexpr (watched) {
            watcher_.plays(seat, card, kind, ways);
        }
    }

    const Options options_;
    const PlayoutValues values_;
    const DealPlan first_deal_;
    const DealPlan later_deal_;
    PlayoutScript round_; ///< goes from shuffle to shuffle
    [[no_unique_address]] Watcher watcher_;
};

} // namespace mitts::mitaines
