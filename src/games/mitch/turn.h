// Performs one action and reports its events to a sink, which is a template parameter (C5–C10, C16). Searches pass an
// empty sink, which lets the compiler remove the reporting code. Other code uses apply.h.
//
// The action must be legal (`why_not`); this is not checked.
#pragma once

#include "games/mitch/action.h"
#include "games/mitch/event.h"
#include "games/mitch/scoring.h"
#include "games/mitch/state.h"

#include <type_traits>

namespace mitts::mitch {

/// Ignores all events.
struct NoEvents {
    constexpr void operator()(const Event&) const {
    }
};

template <class Sink> class Turn {
public:
    Turn(const Options& options, State& state, Sink& tell) : options_(options), state_(state), tell_(tell) {
    }

    /// Performs a legal action of the player on turn.
    void play(Action action) {
        switch (action.type) {
        case ActionType::DrawStock:
            draw_stock();
            break;
        case ActionType::DrawPile:
            draw_pile();
            break;
        case ActionType::Place:
            place(action.card);
            break;
        case ActionType::Drop:
            drop(action.card);
            break;
        }
    }

    /// Begins the turn of the seat in `state.turn` (C5, C10). Draws automatically if there is no choice.
    void begin_turn() {
        if (state_.phase == Phase::Second) {
            state_.step = Step::Play;
            pass_over_empty_hands();
        } else if (may_draw_pile(options_, state_, hand_on_turn(state_))) {
            state_.step = Step::Draw;
        } else {
            draw_stock();
        }
    }

private:
    // C5: draws a card. If it is an ace, sets it aside and, unless it is the closing ace (C8, C9), draws again.
    void draw_stock() {
        state_.pile_draws = 0;
        while (true) {
            MITTS_CHECK(stock_size(state_) > 0); // the stock always contains the closing ace
            const auto card = state_.deck[state_.deck_next++];
            if (card.rank() != Rank::Ace) {
                state_.hands[at(state_.turn)].insert(card);
                state_.drawn = card;
                state_.step = Step::Play;
                tell_(Event{.type = EventType::Drew, .seat = state_.turn, .card = card});
                return;
            }
            state_.aces.push_back(card);
            tell_(Event{.type = EventType::AceOut,
                        .seat = state_.turn,
                        .card = card,
                        .count = static_cast<std::int16_t>(state_.aces.size())});
            if (closing_ace_is_out(options_, state_)) {
                close_drawing();
                return;
            }
        }
    }

    void close_drawing() {
        if (options_.ending == Ending::LastAce) { // C9
            end_round();
            return;
        }
        state_.phase = Phase::Second; // C8
        tell_(Event{.type = EventType::SecondPhase, .seat = state_.turn});
        state_.step = Step::Play;
        pass_over_empty_hands();
    }

    // Takes the top card of the discard pile (C7).
    void draw_pile() {
        const auto card = state_.discards.back();
        state_.discards.pop_back();
        state_.hands[at(state_.turn)].insert(card);
        state_.shown[at(state_.turn)].insert(card);
        ++state_.pile_draws;
        state_.taken = card;
        state_.step = options_.draw == Draw::EitherPlace ? Step::PlaceTaken : Step::Play;
        tell_(Event{.type = EventType::Took, .seat = state_.turn, .card = card});
    }

    // Places a card on its column (C11).
    void place(Card card) {
        auto& column = state_.tableaus[at(state_.turn)][static_cast<std::size_t>(card.suit())];
        leave_hand(card);
        place_on(column, card.rank());
        state_.pile_draws = 0;
        if (state_.phase == Phase::First) { // C16
            add_seat(state_.placed, state_.turn);
        }
        tell_(Event{.type = EventType::Placed,
                    .seat = state_.turn,
                    .card = card,
                    .count = static_cast<std::int16_t>(column.size())});
        end_turn();
    }

    void drop(Card card) {
        leave_hand(card);
        state_.discards.push_back(card);
        tell_(Event{.type = EventType::Dropped, .seat = state_.turn, .card = card});
        end_turn();
    }

    void leave_hand(Card card) {
        state_.hands[at(state_.turn)].erase(card);
        if (state_.shown[at(state_.turn)].contains(card)) {
            state_.shown[at(state_.turn)].erase(card);
        }
        state_.taken.reset();
        state_.drawn.reset();
        if (state_.phase == Phase::First) { // C16
            add_seat(state_.had_turn, state_.turn);
        }
    }

    void end_turn() {
        state_.turn = seat_after(state_.turn, options_.players);
        begin_turn();
    }

    // C8, C10: in the second phase, passes the turn to the next player with cards. If there is none, ends the round.
    void pass_over_empty_hands() {
        for (int step = 0; step < options_.players; ++step) {
            if (!state_.hands[at(state_.turn)].empty()) {
                return;
            }
            tell_(Event{.type = EventType::Passed, .seat = state_.turn});
            state_.turn = seat_after(state_.turn, options_.players);
        }
        end_round();
    }

    // Ends the round and scores the columns (C16, C17).
    void end_round() {
        tell_(Event{.type = EventType::RoundEnded});
        const std::span<const Tableau> tableaus(state_.tableaus.data(), static_cast<std::size_t>(options_.players));
        const auto penalised = static_cast<std::uint8_t>(state_.had_turn & ~state_.placed);
        const auto scores = score_round(options_, tableaus, penalised);
        for (Seat seat = 0; seat < options_.players; ++seat) {
            state_.scores[at(seat)] = scores[at(seat)].total();
            if constexpr (!std::is_same_v<std::remove_const_t<Sink>, NoEvents>) {
                tell_points(seat, tableaus, scores[at(seat)]);
            }
        }
        state_.phase = Phase::Over;
        state_.turn = no_seat;
    }

    void tell_points(Seat seat, std::span<const Tableau> tableaus, const PlayerScore& score) {
        for (int suit = 0; suit < suit_count; ++suit) {
            const auto index = static_cast<std::size_t>(suit);
            const auto card = Card::of(Rank::Two, static_cast<Suit>(suit));
            if (suit_result(options_, tableaus, static_cast<Suit>(suit)).winner == seat) {
                const int cards = tableaus[at(seat)][index].size();
                tell_(Event{
                    .type = EventType::SuitWon, .seat = seat, .card = card, .count = static_cast<std::int16_t>(cards)});
            }
            tell_one(seat, card, Reason::Suit, score.suit[index]);
            tell_one(seat, card, Reason::Shortest, score.shortest[index]);
            tell_one(seat, card, Reason::LostCards, score.lost_cards[index]);
        }
        tell_one(seat, Card{}, Reason::Penalty, score.penalty);
    }

    void tell_one(Seat seat, Card card, Reason reason, int points) {
        if (points != 0) {
            tell_(Event{.type = EventType::Points, .seat = seat, .card = card, .reason = reason, .points = points});
        }
    }

    const Options& options_;
    State& state_;
    Sink& tell_;
};

} // namespace mitts::mitch
