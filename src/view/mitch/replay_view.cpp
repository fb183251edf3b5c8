// Updates a seat's view of a round, event by event.
#include "view/mitch/table.h"

namespace mitts::view::mitch {

namespace {

using mitts::mitch::EventType;
using mitts::mitch::Phase;
using mitts::mitch::Step;

// C5: updates the view for a draw. A turn starts with this event, for the player who draws.
void follow_draw(Observation& seen, const Event& event) {
    seen.turn = event.seat;
    seen.step = Step::Play;
    --seen.stock;
    ++seen.hand_sizes[at(event.seat)];
    if (event.seat == seen.viewer) {
        seen.hand.insert(event.card);
        seen.drawn = event.card;
    }
}

// C7
void follow_take(Observation& seen, const Event& event) {
    seen.turn = event.seat;
    seen.step = Step::Play;
    seen.discards.pop_back();
    ++seen.hand_sizes[at(event.seat)];
    seen.shown[at(event.seat)].insert(event.card);
    seen.taken = event.card;
    if (event.seat == seen.viewer) {
        seen.hand.insert(event.card);
    }
}

void leave_hand(Observation& seen, const Event& event) {
    --seen.hand_sizes[at(event.seat)];
    if (seen.shown[at(event.seat)].contains(event.card)) {
        seen.shown[at(event.seat)].erase(event.card);
    }
    if (event.seat == seen.viewer) {
        seen.hand.erase(event.card);
    }
    seen.drawn.reset();
    seen.taken.reset();
}

// C11
void follow_place(Observation& seen, const Event& event) {
    leave_hand(seen, event);
    place_on(seen.tableaus[at(event.seat)][static_cast<std::size_t>(event.card.suit())], event.card.rank());
    if (seen.phase == Phase::First) { // C16
        add_seat(seen.had_turn, event.seat);
        add_seat(seen.placed, event.seat);
    }
}

void follow_drop(Observation& seen, const Event& event) {
    leave_hand(seen, event);
    seen.discards.push_back(event.card);
    if (seen.phase == Phase::First) { // C16
        add_seat(seen.had_turn, event.seat);
    }
}

} // namespace

void follow(MatchView& view, const Event& event) {
    auto& seen = view.seen;
    switch (event.type) {
    case EventType::AceOut:
        seen.turn = event.seat;
        seen.aces.push_back(event.card);
        --seen.stock;
        break;
    case EventType::Drew:
        follow_draw(seen, event);
        break;
    case EventType::Took:
        follow_take(seen, event);
        break;
    case EventType::Placed:
        follow_place(seen, event);
        break;
    case EventType::Dropped:
        follow_drop(seen, event);
        break;
    case EventType::SecondPhase: // C8
        seen.phase = Phase::Second;
        seen.turn = event.seat;
        break;
    case EventType::Points:
        seen.scores[at(event.seat)] += event.points;
        break;
    case EventType::Passed:
    case EventType::SuitWon:
    case EventType::RoundEnded:
        break;
    }
}

} // namespace mitts::view::mitch
