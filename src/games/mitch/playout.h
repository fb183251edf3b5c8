// A round of Mitch played out at random: the loop that searches and the bench spend their time in.
//
// Nothing is allocated, told or checked. The policy is the plainest that plays by the rules: where there is a choice, stock or
// discard pile alike; an evenly drawn card among those that may go (twins being two cards); placed or discarded alike where it
// may be either. Hands are lists in no order, from which a card is drawn by its place.
//
// The turn is told here a second time, in the few words that are quick; fitting and scoring are the engine's own. A test has
// the engine play every action after it, and asks whether each was legal and whether both end alike.
#pragma once

#include "cards/quick_random.h"
#include "games/mitch/action.h"
#include "games/mitch/deal.h"
#include "games/mitch/scoring.h"

#include <algorithm>
#include <type_traits>

namespace mitts::mitch {

/// Points by seat.
struct RoundResult {
    std::array<std::int32_t, max_players> scores{};

    friend bool operator==(const RoundResult&, const RoundResult&) = default;
};

/// Nobody looks on. A watcher has two functions: `shuffled(deck)` with the deck of a round before it is dealt;
/// `acts(seat, action, ways)` with the number of things that could be done with that card, or of places to draw from.
struct NoWatcher {};

template <class Watcher = NoWatcher> class Playout {
public:
    /// The options must be playable.
    explicit Playout(const Options& options, Watcher watcher = {}) : options_(options), watcher_(watcher) {
        for (const auto card : pack(options)) {
            deck_.push_back(card);
        }
    }

    /// Shuffles, deals and plays a whole round, with seat 0 as the dealer.
    RoundResult play_round(Rng& rng) {
        auto own = rng; // a copy that no write to the table can touch stays in the machine's registers
        quick_shuffle(std::span<Card>(deck_.begin(), deck_.end()), own);
        if constexpr (watched) {
            watcher_.shuffled(deck_);
        }
        stock_ = deck_.begin();
        clear();
        deal();
        turn_ = seat_after(0, options_.players); // C4
        play_on(own);
        rng = own;
        return result();
    }

    /// Plays from a state, whose stock must be in an even order, to the end of its round.
    RoundResult play_from(const State& state, Rng& rng) {
        clear();
        set_up(state);
        if (state.phase == Phase::First && state.step != Step::Draw) { // he has drawn
            play_turn_of_first_phase(state.took_from_pile ? Drawn::FromPile : Drawn::FromStock, rng);
        }
        play_on(rng);
        return result();
    }

private:
    static constexpr bool watched = !std::is_same_v<Watcher, NoWatcher>;

    /// Where the card drawn, the last of the hand, came from; one from the discard pile has rules of its own (C7).
    enum class Drawn : std::uint8_t { FromStock, FromPile };

    struct Cards {
        std::array<Card, max_pack> cards{};
        int size = 0;

        void push_back(Card card) {
            cards[static_cast<std::size_t>(size++)] = card;
        }
        Card operator[](int place) const {
            return cards[static_cast<std::size_t>(place)];
        }
        Card last() const {
            return (*this)[size - 1];
        }
        /// The last card comes to the place of the one taken.
        void take(int place) {
            cards[static_cast<std::size_t>(place)] = cards[static_cast<std::size_t>(--size)];
        }
        int count(Card card) const {
            return static_cast<int>(std::count(cards.begin(), cards.begin() + size, card));
        }
    };

    static constexpr std::size_t at(Seat seat) {
        return static_cast<std::size_t>(seat);
    }
    Cards& hand() {
        return hands_[at(turn_)];
    }

    void clear() {
        for (auto& hand : hands_) {
            hand.size = 0;
        }
        tableaus_ = {};
        discards_.size = 0;
        aces_ = 0;
        pile_draws_ = 0;
        had_turn_ = placed_ = 0;
    }

    void set_up(const State& state) {
        stock_ = state.deck.begin() + state.deck_next;
        for (Seat seat = 0; seat < options_.players; ++seat) {
            for (const auto card : state.hands[at(seat)]) {
                hands_[at(seat)].push_back(card);
            }
        }
        tableaus_ = state.tableaus;
        for (const auto card : state.discards) {
            discards_.push_back(card);
        }
        aces_ = static_cast<int>(state.aces.size());
        pile_draws_ = state.pile_draws;
        had_turn_ = state.had_turn;
        placed_ = state.placed;
        turn_ = state.turn;
        if (state.took_from_pile) {
            auto& cards = hand().cards; // it has to be the last
            std::swap(*std::find(cards.begin(), cards.end(), state.taken),
                      cards[static_cast<std::size_t>(hand().size - 1)]);
        }
    }

    // C2: cards singly; then each player's aces are replaced, ace after ace.
    void deal() {
        std::array<int, max_players> missing{};
        for (int card = 0; card < options_.hand_size; ++card) {
            for (int step = 1; step <= options_.players; ++step) {
                const auto seat = at(seat_after(0, options_.players, step));
                if (stock_->rank() == Rank::Ace) {
                    ++missing[seat];
                    ++stock_;
                } else {
                    hands_[seat].push_back(*stock_++);
                }
            }
        }
        for (int step = 1; step <= options_.players; ++step) {
            const auto seat = at(seat_after(0, options_.players, step));
            for (aces_ += missing[seat]; missing[seat] > 0; --missing[seat]) {
                hands_[seat].push_back(next_but_aces());
            }
        }
    }

    // The next card of the stock that is no ace; the aces before it are set aside.
    Card next_but_aces() {
        while (stock_->rank() == Rank::Ace) {
            ++aces_;
            ++stock_;
        }
        return *stock_++;
    }

    // From the beginning of a turn in either phase.
    void play_on(Rng& rng) {
        while (!closing_ace_is_out()) {
            const auto drawn = draw(rng);
            if (closing_ace_is_out()) { // C8: this turn belongs to the second phase
                break;
            }
            play_turn_of_first_phase(drawn, rng);
        }
        if (options_.ending == Ending::PlayOut) { // C9
            play_second_phase(rng);
        }
    }

    bool closing_ace_is_out() const {
        return aces_ >= closing_ace(options_);
    }

    // C6, with the card drawn.
    void play_turn_of_first_phase(Drawn drawn, Rng& rng) {
        const auto used = drawn == Drawn::FromPile ? play_with_taken(rng) : play_card(hand().size, rng);
        const int seat = 1 << turn_;
        had_turn_ = static_cast<std::uint8_t>(had_turn_ | seat); // C16
        placed_ = static_cast<std::uint8_t>(placed_ | (used == ActionType::Place ? seat : 0));
        turn_ = seat_after(turn_, options_.players);
    }

    // C10
    void play_second_phase(Rng& rng) {
        int left = 0;
        for (const auto& cards : hands_) {
            left += cards.size;
        }
        for (; left > 0; turn_ = seat_after(turn_, options_.players)) {
            if (hand().size > 0) {
                play_card(hand().size, rng);
                --left;
            }
        }
    }

    // C5, C7
    Drawn draw(Rng& rng) {
        if (options_.draw != Draw::Stock && may_draw_pile()) {
            const auto from = quick_below(2, rng) == 0 ? Drawn::FromStock : Drawn::FromPile;
            watch({.type = from == Drawn::FromStock ? ActionType::DrawStock : ActionType::DrawPile}, 2);
            if (from == Drawn::FromPile) {
                hand().push_back(discards_.last());
                --discards_.size;
                ++pile_draws_;
                return from;
            }
        }
        draw_stock();
        return Drawn::FromStock;
    }

    void draw_stock() {
        pile_draws_ = 0;
        while (stock_->rank() == Rank::Ace) {
            ++aces_;
            ++stock_;
            if (closing_ace_is_out()) {
                return;
            }
        }
        hand().push_back(*stock_++);
    }

    // C7
    bool may_draw_pile() {
        if (discards_.size == 0) {
            return false;
        }
        const bool top_fits = fits_own(discards_.last());
        if (options_.draw == Draw::EitherPlace) {
            return top_fits;
        }
        return pile_draws_ < 2 * options_.players && (top_fits || hand().size > 0);
    }

    bool fits_own(Card card) const {
        return fits_tableau(options_, tableaus_[at(turn_)], card);
    }

    // C6, C10: any of the first `cards` of the hand, placed or discarded alike where it fits.
    ActionType play_card(int cards, Rng& rng) {
        const int pick = quick_below(2 * cards, rng);
        const int place = pick / 2;
        const bool fits = fits_own(hand()[place]);
        return use(place, fits && pick % 2 == 0 ? ActionType::Place : ActionType::Drop, fits ? 2 : 1);
    }

    // C7: the card taken from the discard pile, the last of the hand, may not go back there (its twin may), and has to be
    // placed at once under `either_place`.
    ActionType play_with_taken(Rng& rng) {
        const int last = hand().size - 1;
        const auto taken = hand()[last];
        if (options_.draw == Draw::EitherPlace) {
            return use(last, ActionType::Place, 1);
        }
        if (hand().count(taken) > 1) {
            return play_card(hand().size, rng);
        }
        if (!fits_own(taken)) {
            return play_card(last, rng);
        }
        return quick_below(hand().size, rng) == last ? use(last, ActionType::Place, 1) : play_card(last, rng);
    }

    ActionType use(int place, ActionType type, int ways) {
        const auto card = hand()[place];
        watch({.type = type, .card = card}, ways);
        hand().take(place);
        if (type == ActionType::Place) {
            place_on(tableaus_[at(turn_)][static_cast<std::size_t>(card.suit())], card.rank());
            pile_draws_ = 0; // C7
        } else {
            discards_.push_back(card);
        }
        return type;
    }

    // C16, C17
    RoundResult result() const {
        const auto players = static_cast<std::size_t>(options_.players);
        std::array<PlayerScore, max_players> scores{};
        score_round(options_, {tableaus_.data(), players}, static_cast<std::uint8_t>(had_turn_ & ~placed_),
                    {scores.data(), players});
        RoundResult result;
        for (std::size_t seat = 0; seat < players; ++seat) {
            result.scores[seat] = scores[seat].total();
        }
        return result;
    }

    void watch(Action action, int ways) {
        if constexpr (watched) {
            watcher_.acts(turn_, action, ways);
        }
    }

    const Options options_;
    InlineVector<Card, max_pack> deck_; ///< goes from shuffle to shuffle
    const Card* stock_ = nullptr;       ///< the next card to be drawn
    std::array<Cards, max_players> hands_{};
    std::array<Tableau, max_players> tableaus_{};
    Cards discards_;
    int aces_ = 0;       ///< set aside
    int pile_draws_ = 0; ///< draws from the discard pile in a row (C7)
    std::uint8_t had_turn_ = 0;
    std::uint8_t placed_ = 0;
    Seat turn_ = 0;
    [[no_unique_address]] Watcher watcher_;
};

} // namespace mitts::mitch
