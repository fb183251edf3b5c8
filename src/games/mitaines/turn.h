// Performs one action and reports its events to a sink, which is a template parameter (M6, M8–M19). Searches pass an
// empty sink, which lets the compiler remove the reporting code. Other code uses apply.h.
//
// The action must be legal (`why_not`); this is not checked. Code for rare turns is not inlined (noinline). This keeps
// the common path small enough to be inlined in a search's loops.
#pragma once

#include "games/mitaines/action.h"
#include "games/mitaines/call_range.h"
#include "games/mitaines/deal.h"
#include "games/mitaines/event.h"
#include "games/mitaines/scoring.h"
#include "games/mitaines/state.h"

namespace mitts::mitaines {

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
        if (action.type == ActionType::Give) {
            give(action.card);
        } else {
            play_card(action);
        }
    }

private:
    // M6: gives a card to the partner. First, dealer+1 and dealer+2 give three cards each. Then their partners give
    // three cards back.
    void give(Card card) {
        const auto giver = state_.turn;
        const auto taker = seat_after(giver, options_.players, 2);
        state_.hands[at(giver)].erase(card);
        state_.hands[at(taker)].insert(card);
        state_.given[at(giver)].insert(card);
        state_.given[at(taker)].erase(card);
        tell_(Event{.type = EventType::Given, .seat = giver, .other = taker, .card = card});
        ++state_.exchanged;
        const int giving = state_.exchanged / 3; // the number of players who have given three cards
        state_.turn = seat_after(state_.dealer, options_.players, 1 + giving);
        if (giving == 4) {
            state_.phase = Phase::Play;
        }
    }

    void play_card(Action action) {
        const auto seat = state_.turn;
        const auto rank = action.card.rank();
        const int taken_in = taken_in_by(action.call, cards_taken_in(options_, state_, rank));
        const bool takes_pile = action.call == Kind::None && takes_by_match(options_, state_, rank);
        put_on_pile(seat, action.card);
        if (action.call != Kind::None) {
            call(seat, action, taken_in);
        } else if (!state_.calls.empty()) {
            play_into_calls(seat, rank);
        } else if (takes_pile) {
            capture(seat, CaptureBy::Match, std::nullopt); // M16
        }
        pass_turn(seat);
    }

    void put_on_pile(Seat seat, Card card) {
        state_.hands[at(seat)].erase(card);
        if (options_.exchange == YesNo::Yes) {
            state_.given[at(seat_after(seat, options_.players, 2))].erase(card);
        }
        state_.pile.push_back(card);
        tell_(Event{.type = EventType::Played,
                    .seat = seat,
                    .card = card,
                    .count = static_cast<std::int16_t>(state_.calls.size())});
    }

    // Makes a call (M10, M11, M14).
    [[gnu::noinline]] void call(Seat seat, Action action, int taken_in) {
        const auto rank = action.card.rank();
        const auto to_play = static_cast<std::uint8_t>(static_cast<int>(action.call) - taken_in - 1);
        state_.calls.push_back({.caller = seat, .kind = action.call, .rank = rank, .to_play = to_play});
        tell_(Event{.type = EventType::Called,
                    .seat = seat,
                    .card = action.card,
                    .kind = action.call,
                    .rank = rank,
                    .count = static_cast<std::int16_t>(taken_in)});
        if (options_.resolution == Resolution::Highest && state_.calls.size() > 1) { // M8
            const auto& topped = state_.calls[state_.calls.size() - 2];
            tell_(Event{.type = EventType::Topped,
                        .seat = seat,
                        .other = topped.caller,
                        .kind = topped.kind,
                        .rank = topped.rank});
        }
        if (to_play == 0) {
            complete(seat, state_.calls.back());
        }
    }

    // Continues the call that binds the seat, or steals another seat's call (M15).
    [[gnu::noinline]] void play_into_calls(Seat seat, Rank rank) {
        if (auto* own = own_call(seat)) {
            --own->to_play;
            tell_(Event{.type = EventType::CallCard,
                        .seat = seat,
                        .kind = own->kind,
                        .rank = own->rank,
                        .count = static_cast<std::int16_t>(own->to_play)});
            if (own->to_play == 0) {
                complete(seat, *own);
            }
        } else if (const auto* stolen = stealable_call(options_, state_, seat, rank)) {
            tell_(Event{.type = EventType::Stolen,
                        .seat = seat,
                        .other = stolen->caller,
                        .kind = stolen->kind,
                        .rank = stolen->rank});
            state_.last_contractor = seat;
            capture(seat, CaptureBy::Theft, *stolen);
        }
    }

    // Returns the call that binds the seat, or null. Without a new call, a bound seat can play only cards of that
    // call's rank (M9).
    Call* own_call(Seat seat) {
        const auto* own = bound_call(options_, state_, seat);
        return own == nullptr ? nullptr : &state_.calls[static_cast<std::size_t>(own - state_.calls.begin())];
    }

    void complete(Seat seat, const Call& call) {
        tell_(Event{.type = EventType::Completed, .seat = seat, .kind = call.kind, .rank = call.rank});
        state_.last_contractor = seat;
        capture(seat, CaptureBy::Completion, call);
    }

    // Captures the pile for a seat and scores it (M17, M18).
    [[gnu::noinline]] void capture(Seat seat, CaptureBy by, const std::optional<Call>& ended) {
        const Open taken = state_;
        const auto cards = set_of(taken.pile);
        state_.last_capturer = seat;
        state_.captured |= cards;
        state_.pile.clear();
        state_.calls.clear();
        state_.layout_size = 0;
        tell_(Event{.type = EventType::Captured,
                    .seat = seat,
                    .count = static_cast<std::int16_t>(taken.pile.size()),
                    .cards = cards});
        score_capture(options_, taken, by, ended, [&](const Score& score) { award(seat, score); });
    }

    void award(Seat seat, const Score& score) {
        const int side = side_of(options_, seat);
        if (score.points == 0) {
            return;
        }
        state_.scores[at(side)] += score.points;
        tell_(Event{.type = EventType::Points,
                    .seat = seat,
                    .kind = score.kind,
                    .rank = score.rank,
                    .reason = score.reason,
                    .side = static_cast<std::int8_t>(side),
                    .points = score.points});
    }

    // M4, M7: passes the turn to the next player with cards.
    void pass_turn(Seat seat) {
        if (options_.game_end == GameEnd::AtOnce && has_won(seat)) {
            return end_match(seat);
        }
        auto next = seat_after(seat, options_.players);
        for (int passed = 1; state_.hands[at(next)].empty(); ++passed) {
            if (passed == options_.players) {
                return all_hands_empty();
            }
            next = seat_after(next, options_.players);
        }
        state_.turn = next;
    }

    // Deals again or, once the pack is used up, ends the round (M4).
    [[gnu::noinline]] void all_hands_empty() {
        if (stock_size(state_) > 0) {
            ++state_.deal;
            deal_hands(options_, state_);
            tell_(Event{.type = EventType::DealBegan, .seat = state_.dealer, .count = state_.deal});
        } else {
            end_round();
        }
    }

    // Returns true if the seat's side has won the match within this round (M21).
    bool has_won(Seat seat) const {
        const auto side = static_cast<std::size_t>(side_of(options_, seat));
        return state_.totals[side] + state_.scores[side] >= options_.target;
    }

    // Ends the match immediately (M21). The remaining cards in the hands, the pile and the stock do not count.
    [[gnu::noinline]] void end_match(Seat winner) {
        tell_(Event{.type = EventType::RoundEnded, .seat = no_seat, .other = winner});
        state_.phase = Phase::Over;
        state_.turn = no_seat;
    }

    // Ends the round and scores the cards left on the table (M19).
    void end_round() {
        const auto heir =
            options_.leftover_ten == LeftoverTen::LastCapturer ? state_.last_capturer : state_.last_contractor;
        const auto left = set_of(state_.pile);
        tell_(Event{.type = EventType::RoundEnded, .seat = heir, .cards = left});
        if (heir != no_seat) {
            score_prizes(options_, left, Reason::LeftoverTen, Reason::LeftoverJoker,
                         [&](const Score& score) { award(heir, score); });
        }
        state_.phase = Phase::Over;
        state_.turn = no_seat;
    }

    const Options& options_;
    State& state_;
    Sink& tell_;
};

} // namespace mitts::mitaines
