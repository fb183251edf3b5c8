// Plays random rounds, for `mitts bench` and the rollouts of the player `vanilla` (ai/search).
//
// A play-out does not allocate memory, report events or check moves. The policy is the simplest legal policy: it draws
// a playable card uniformly, then one of the card's legal uses. The player `random`, by contrast, draws uniformly among
// all legal actions, so it plays a card with three uses three times as often.
//
// Shuffling a hand and playing it in order is equivalent to uniform draws (playout_script.h). Only a bound caller (M9)
// may have to play a card other than the next one. That card is drawn separately to keep the order of the remaining
// cards uniform.
//
// The moves are made on the quick table (quick.h). A test repeats every action in the engine and checks that each is
// legal and that the results agree.
#pragma once

#include "cards/quick_random.h"
#include "games/mitaines/playout_script.h"
#include "games/mitaines/quick.h"
#include "games/playout.h"

#include <algorithm>
#include <type_traits>
#include <variant>

namespace mitts::mitaines {

struct RoundResult {
    std::array<std::int32_t, max_players> scores{}; ///< the points of the round, by side
    Seat last_capturer = no_seat;
    Seat last_contractor = no_seat;

    friend bool operator==(const RoundResult&, const RoundResult&) = default;
};

/// Plays random rounds and reports them to a watcher. A watcher has three functions. `shuffled(deck)` receives the deck
/// of a round before it is dealt. `gives(seat, card)` is called in the exchange. `plays(seat, card, call, ways)`
/// receives each play and the number of legal uses of its card.
template <class Watcher = NoWatcher> class Playout {
public:
    /// Prepares play-outs under these options, which must be playable.
    explicit Playout(const Options& options, Watcher watcher = {})
        : options_(options), rules_(rules_for(options)), first_deal_(options, 0), later_deal_(options, 1),
          watcher_(watcher) {
        const auto cards = pack(options);
        std::copy(cards.begin(), cards.end(), round_.cards.begin());
        round_.layout = static_cast<std::size_t>(options.layout);
        for (int deal = 0; deal < deal_count(options); ++deal) {
            round_.add_deal(options, hand_size(options, deal), seat_after(0, options.players)); // M7
        }
    }

    /// Shuffles, deals and plays a whole round, with seat 0 as the dealer.
    RoundResult play_round(Rng& rng) {
        auto own = rng; // a local copy stays in registers, because writes to the table cannot alias it
        quick_shuffle(std::span<Card>(round_.cards.data(), round_.size()), own);
        if constexpr (watched) {
            watcher_.shuffled(deck());
        }
        const auto result = std::visit(
            [&](const auto& rules) {
                QuickTable table;
                table.lay_out(rules, {round_.cards.data(), round_.layout});
                table.to_win.fill(rules.target);
                for (std::size_t deal = 0; deal < round_.deals && !table.match_won; ++deal) {
                    deal_and_play(round_, deal, 0, rules, table, own);
                }
                return result_of(rules, table);
            },
            rules_);
        rng = own;
        return result;
    }

    /// Plays a round from this state to its end. The state's stock must be in uniformly random order.
    RoundResult play_from(const State& state, Rng& rng) {
        return std::visit(
            [&](const auto& rules) {
                QuickTable table(rules, state);
                table.points = state.scores;
                for (std::size_t side = 0; side < max_players; ++side) {
                    table.to_win[side] += state.scores[side];
                }
                PlayoutScript script;
                write_hands(script, state, rng);
                table.hands = {};
                for (auto place = script.begin_of(0); place < script.size(); ++place) {
                    give(table, script.seats[place], script.cards[place]);
                }
                play_deal(script, 0, rules, table, rng);
                write_stock(script, state);
                for (std::size_t deal = 1; deal < script.deals && !table.match_won; ++deal) {
                    deal_and_play(script, deal, state.dealer, rules, table, rng);
                }
                return result_of(rules, table);
            },
            rules_);
    }

private:
    static constexpr bool watched = !std::is_same_v<Watcher, NoWatcher>;

    // The loop over the cards is compiled once for each combination of the two options that affect every card.
    using Rules = std::variant<FixedRules<Resolution::Highest, YesNo::No>, FixedRules<Resolution::Highest, YesNo::Yes>,
                               FixedRules<Resolution::FirstComplete, YesNo::No>,
                               FixedRules<Resolution::FirstComplete, YesNo::Yes>>;

    static Rules rules_for(const Options& options) {
        const bool pairs = options.top_pair_call == YesNo::Yes;
        if (options.resolution == Resolution::Highest) {
            return pairs ? Rules(std::in_place_index<1>, options) : Rules(std::in_place_index<0>, options);
        }
        return pairs ? Rules(std::in_place_index<3>, options) : Rules(std::in_place_index<2>, options);
    }

    static void give(QuickTable& table, Seat seat, Card card) {
        table.hands[at(seat)] += one_of(index_of(card.rank()));
    }

    static RoundResult result_of(const QuickRules& rules, QuickTable& table) {
        table.end_round(rules);
        return {.scores = table.points, .last_capturer = table.last_capturer, .last_contractor = table.last_contractor};
    }

    // Returns the deck from which the engine deals `round_`.
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

    // Writes the current deal of a state, with each hand in a uniformly random order. If an exchange is in progress,
    // first completes the exchange (M6).
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

    // Writes the later deals as the engine deals them.
    void write_stock(PlayoutScript& script, const State& state) const {
        for (std::size_t next = state.deck_next; next < state.deck.size(); next += later_deal_.size) {
            const auto begin = script.size();
            script.add_deal(options_, hand_size(options_, 1), seat_after(state.dealer, options_.players));
            for (std::size_t card = 0; card < later_deal_.size; ++card) {
                script.cards[begin + later_deal_.places[card]] = state.deck[next + card];
            }
        }
    }

    // M6: makes the twelve gifts, skipping the first `given` gifts.
    void exchange(Orders& orders, Seat dealer, int given, Rng& rng) {
        for (; given < 12; ++given) {
            const auto giver = seat_after(dealer, options_.players, 1 + given / 3);
            const auto taker = seat_after(giver, options_.players, 2);
            auto& cards = orders[at(giver)];
            std::swap(cards.back(), cards[rng.below(static_cast<std::uint32_t>(cards.size()))]);
            if constexpr (watched) {
                watcher_.gives(giver, cards.back());
            }
            orders[at(taker)].push_back(cards.back());
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

    // Deals and plays a whole deal, in which all hands have the same size.
    template <class Fixed>
    void deal_and_play(PlayoutScript& script, std::size_t deal, Seat dealer, const Fixed& rules, QuickTable& table,
                       Rng& rng) {
        if (options_.exchange == YesNo::Yes) [[unlikely]] {
            exchange_in_script(script, deal, dealer, rng);
        }
        const auto begin = script.begin_of(deal);
        const auto players = static_cast<std::size_t>(options_.players);
        for (auto first = begin; first < begin + players; ++first) {
            RankCounts hand = 0;
            for (auto place = first; place < script.ends[deal]; place += players) {
                hand += one_of(index_of(script.cards[place].rank()));
            }
            table.hands[static_cast<std::size_t>(script.seats[first])] = hand;
        }
        play_deal(script, deal, rules, table, rng);
    }

    template <class Fixed>
    void play_deal(PlayoutScript& script, std::size_t deal, const Fixed& rules, QuickTable& table, Rng& rng) {
        const auto end = script.ends[deal];
        for (auto place = script.begin_of(deal); place < end && !table.match_won; ++place) {
            const auto seat = script.seats[place];
            if (table.call_count == 0) {
                play(seat, script.cards[place], nullptr, rules, table, rng);
            } else if (const auto* own = table.call_of(seat)) {
                bring_forward(script, place, *own, rules, table, rng);
                play(seat, script.cards[place], own, rules, table, rng);
            } else {
                play(seat, script.cards[place], nullptr, rules, table, rng);
            }
        }
    }

    // Plays the card with one of its legal uses, drawn uniformly. `own` is the call that binds the seat, or null.
    // Inlining specialises this function for each of its three call sites, and removes most of its code at the first.
    template <class Fixed>
    [[gnu::always_inline]] void play(Seat seat, Card card, const Call* own, const Fixed& rules, QuickTable& table,
                                     Rng& rng) {
        const auto calls = table.calls_with(rules, seat, index_of(card.rank()), own);
        const int plain = may_play_plainly(card.rank(), own) ? 1 : 0;
        const int pick = calls.empty() ? 0 : quick_below(plain + calls.size(), rng);
        const auto kind = pick < plain ? Kind::None : calls.kind(pick - plain);
        if constexpr (watched) {
            watcher_.plays(seat, card, kind, plain + calls.size());
        }
        table.play_card(rules, seat, card, kind, own);
    }

    // Uniformly draws one of the cards that a bound caller may play (M9) and moves it to the next place. Always taking
    // the first suitable card would be biased, because the skipped cards would then appear too early.
    template <class Fixed>
    void bring_forward(PlayoutScript& script, std::size_t next, const Call& own, const Fixed& rules,
                       const QuickTable& table, Rng& rng) {
        const auto seat = script.seats[next];
        const auto held = [&](int rank) { return count_of(table.hand(seat), rank); };
        const int own_rank = index_of(own.rank);
        const int top = table.top;
        const bool may_raise = top != own_rank && held(top) > 0 && !table.calls_with(rules, seat, top, &own).empty();
        const int count = held(own_rank) + (may_raise ? held(top) : 0);
        auto place = next;
        for (int left = count == 1 ? 0 : quick_below(count, rng);; ++place) {
            const int rank = index_of(script.cards[place].rank());
            if (script.seats[place] == seat && (rank == own_rank || (may_raise && rank == top)) && left-- == 0) {
                break;
            }
        }
        std::swap(script.cards[next], script.cards[place]);
    }

    const Options options_;
    const Rules rules_;
    const DealPlan first_deal_;
    const DealPlan later_deal_;
    PlayoutScript round_; ///< reused and reshuffled for every round
    [[no_unique_address]] Watcher watcher_;
};

} // namespace mitts::mitaines
