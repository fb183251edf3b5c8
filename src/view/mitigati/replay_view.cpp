// Updates a seat's view of a round, event by event.
#include "view/mitigati/table.h"

namespace mitts::view::mitigati {

namespace {

using mitts::mitigati::EventType;

void follow_play(Observation& seen, const Event& event) {
    --seen.hand_sizes[at(event.seat)];
    seen.hand.erase(event.card);
    seen.trick.push_back({.seat = event.seat, .card = event.card});
}

// T9
void follow_discard(Observation& seen, const Event& event) {
    --seen.hand_sizes[at(event.seat)];
    ++seen.discarded;
    if (event.seat == seen.viewer) {
        seen.hand.erase(event.card);
        seen.discards.insert(event.card);
    }
}

// T12, T13: the Fool returns to the player who played it.
void follow_trick(Observation& seen, const Event& event) {
    for (const auto& played : seen.trick) {
        const auto owner = played.card.is_fool() ? played.seat : event.seat;
        seen.captured[at(owner)].insert(played.card);
    }
    seen.trick.clear();
    ++seen.tricks_played;
}

} // namespace

void follow(MatchView& view, const Event& event) {
    auto& seen = view.seen;
    switch (event.type) {
    case EventType::Bid:
    case EventType::Stood:
        seen.bids[at(event.seat)] = event.points;
        break;
    case EventType::Discarded:
        follow_discard(seen, event);
        break;
    case EventType::Played:
        follow_play(seen, event);
        break;
    case EventType::Honours:
        seen.honours[at(event.seat)] = static_cast<std::int16_t>(event.points);
        break;
    case EventType::TrickWon:
        follow_trick(seen, event);
        break;
    case EventType::Points:
        seen.scores[at(event.seat)] += event.points;
        break;
    case EventType::Agreed:
        seen.phase = mitts::mitigati::Phase::Over;
        break;
    case EventType::AskedMore:
    case EventType::ThreeStood:
    case EventType::StageBegan:
    case EventType::PlayBegan:
    case EventType::RoundEnded:
        break;
    }
}

} // namespace mitts::view::mitigati
