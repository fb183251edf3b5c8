// Performs one action (T4–T16) and reports its events to a sink, which is a template parameter. Searches pass an empty
// sink, which lets the compiler remove the reporting code. Other code uses apply.h.
//
// The action must be legal (`why_not`); this is not checked.
#pragma once

#include "games/mitigati/action.h"
#include "games/mitigati/deal.h"
#include "games/mitigati/event.h"
#include "games/mitigati/scoring.h"
#include "games/mitigati/state.h"

namespace mitts::mitigati {

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
        case ActionType::Bid:
            bid(action.bid);
            break;
        case ActionType::More:
            tell_(Event{.type = EventType::AskedMore, .seat = state_.turn});
            more_cards();
            break;
        case ActionType::Discard:
            discard(action.card);
            break;
        case ActionType::Play:
            play_card(action.card);
            break;
        }
    }

private:
    // Makes a bid. Ends the deal if the bids sum to zero. Deals more cards after three repeated bids (T5–T7).
    void bid(std::int16_t amount) {
        const auto seat = state_.turn;
        const bool stands = state_.bids[at(seat)] == amount;
        state_.stands = stands ? static_cast<std::uint8_t>(state_.stands + 1) : std::uint8_t{0};
        state_.bids[at(seat)] = amount;
        tell_(Event{.type = stands ? EventType::Stood : EventType::Bid, .seat = seat, .points = amount});
        if (closing_bid(state_, seat) == amount) {
            agree(); // T6
        } else if (state_.stands == player_count) {
            tell_(Event{.type = EventType::ThreeStood});
            more_cards(); // T7
        } else {
            state_.turn = seat_after(seat, player_count);
        }
    }

    void agree() {
        state_.phase = Phase::Over;
        tell_(Event{.type = EventType::Agreed});
        for (Seat seat = 0; seat < player_count; ++seat) {
            award(seat, Reason::Agreed, *state_.bids[at(seat)]);
        }
        end_round();
    }

    // Deals more cards, or the last cards before play (T7, T8).
    void more_cards() {
        state_.bids = {};
        state_.stands = 0;
        deal_packets(state_);
        state_.turn = seat_after(state_.dealer, player_count);
        if (state_.stage < 3) {
            ++state_.stage;
            tell_(Event{.type = EventType::StageBegan, .count = state_.stage});
            return;
        }
        deal_dealers_three(state_);
        state_.phase = Phase::Discard;
        state_.turn = state_.dealer;
        tell_(Event{.type = EventType::PlayBegan, .seat = state_.dealer});
        if (discardable(state_.hands[at(state_.dealer)]).size() < 3) { // T9, only after a set-up with small hands
            begin_tricks();
        }
    }

    // Discards one of the dealer's cards (T9).
    void discard(TarotCard card) {
        state_.hands[at(state_.turn)].erase(card);
        state_.discards.insert(card);
        tell_(Event{.type = EventType::Discarded, .seat = state_.turn, .card = card});
        if (state_.discards.size() == 3) {
            begin_tricks();
        }
    }

    void begin_tricks() {
        state_.phase = Phase::Play;
        lead_from(seat_after(state_.dealer, player_count)); // T10
    }

    void play_card(TarotCard card) {
        const auto seat = state_.turn;
        declare_honours(seat);
        state_.hands[at(seat)].erase(card);
        state_.trick.push_back({.seat = seat, .card = card});
        tell_(Event{.type = EventType::Played, .seat = seat, .card = card});
        const auto next = next_in_trick(seat);
        if (next != no_seat) {
            state_.turn = next;
        } else {
            end_trick();
        }
    }

    // T14, T15: declares a seat's honours when it plays its first card. That card still counts as part of the hand.
    void declare_honours(Seat seat) {
        const auto hand = state_.hands[at(seat)];
        if (state_.tricks_played > 0 || hand.size() != full_hand) {
            return;
        }
        const int points = honours_of(options_, hand);
        state_.honours[at(seat)] = static_cast<std::int16_t>(points);
        add_seat(state_.declared, seat);
        if (points > 0) {
            tell_(Event{.type = EventType::Honours, .seat = seat, .points = points});
        }
    }

    // Returns the next player who has not played to this trick, or no_seat. Skips seats without cards.
    Seat next_in_trick(Seat seat) const {
        const auto leader = state_.trick[0].seat;
        for (auto next = seat_after(seat, player_count); next != leader; next = seat_after(next, player_count)) {
            if (!state_.hands[at(next)].empty()) {
                return next;
            }
        }
        return no_seat;
    }

    // Gives the trick to its winner, who leads next (T12, T13).
    void end_trick() {
        const auto winner = trick_winner(state_.trick);
        const int points = trick_value(state_.trick);
        for (const auto& played : state_.trick) {
            const auto owner = played.card.is_fool() ? played.seat : winner;
            state_.captured[at(owner)].insert(played.card);
        }
        state_.trick.clear();
        ++state_.tricks_played;
        tell_(Event{.type = EventType::TrickWon, .seat = winner, .points = points});
        if (state_.tricks_played == 1 && state_.declared != 0) {
            pay_honours();
        }
        lead_from(winner);
    }

    // Gives the lead to this seat or the next seat with cards. Without any, scores the cards and ends the deal (T16).
    void lead_from(Seat seat) {
        state_.turn = next_with_cards(seat);
        if (state_.turn == no_seat) {
            count_cards();
            end_round();
        }
    }

    // Returns this seat or the next seat with cards, or no_seat if all hands are empty.
    Seat next_with_cards(Seat seat) const {
        for (int step = 0; step < player_count; ++step) {
            const auto next = seat_after(seat, player_count, step);
            if (!state_.hands[at(next)].empty()) {
                return next;
            }
        }
        return no_seat;
    }

    // Pays the honours (T14–T16).
    void pay_honours() {
        for (Seat seat = 0; seat < player_count; ++seat) {
            award(seat, Reason::Honours, honours_balance(state_.honours, at(seat)));
        }
    }

    // Scores the cards of each player (T16).
    void count_cards() {
        for (Seat seat = 0; seat < player_count; ++seat) {
            auto cards = state_.captured[at(seat)];
            if (seat == state_.dealer) {
                cards |= state_.discards;
            }
            award(seat, Reason::Cards, value_of(cards) - even_share);
        }
    }

    void award(Seat seat, Reason reason, int points) {
        if (points == 0) {
            return;
        }
        state_.scores[at(seat)] += points;
        tell_(Event{.type = EventType::Points, .seat = seat, .reason = reason, .points = points});
    }

    void end_round() {
        state_.phase = Phase::Over;
        state_.turn = no_seat;
        tell_(Event{.type = EventType::RoundEnded});
    }

    const Options& options_;
    State& state_;
    Sink& tell_;
};

} // namespace mitts::mitigati
