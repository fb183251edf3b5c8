// What a seat may know of a match.
#include "view/mitaines/choices.h"
#include "view/mitaines/table.h"

#include <algorithm>

namespace mitts::view::mitaines {

namespace {

using mitts::mitaines::EventType;

// A gift out of the viewer's sight loses its card here, so that no reader can forget to ask.
Event seen_event(Event event, Seat viewer) {
    if (!shows_card_to(event, viewer)) {
        event.card = Card{};
    }
    return event;
}

Happening seen_happening(const MitainesMatch& match, const MitainesMatch::Entry& entry, Seat viewer) {
    Happening happening{.action = seen_by(match.options(), viewer, entry.seat, entry.action)};
    for (const auto& event : entry.events) {
        happening.events.push_back(seen_event(event, viewer));
    }
    return happening;
}

// Deals begun during the round; a set-up may begin with any.
int deals_begun(const std::vector<Event>& events) {
    return static_cast<int>(std::count_if(events.begin(), events.end(),
                                          [](const Event& event) { return event.type == EventType::DealBegan; }));
}

void number_deals(std::vector<Happening>& happenings, int last_deal) {
    int deal = last_deal;
    for (auto happening = happenings.rbegin(); happening != happenings.rend(); ++happening) {
        deal -= deals_begun(happening->events);
        happening->deal = deal;
    }
}

} // namespace

std::vector<Happening> round_happenings(const MitainesMatch& match, Seat viewer, std::size_t round) {
    const auto& rounds = match.rounds();
    const auto first = rounds[round].first_entry;
    const auto last = round + 1 < rounds.size() ? rounds[round + 1].first_entry : match.log().size();
    std::vector<Happening> happenings;
    int deals = 0;
    for (auto index = first; index < last; ++index) {
        happenings.push_back(seen_happening(match, match.log()[index], viewer));
        deals += deals_begun(happenings.back().events);
    }
    const bool in_play = round + 1 == rounds.size();
    number_deals(happenings, in_play ? match.referee_state().deal : deals);
    return happenings;
}

MatchView match_view(const MitainesMatch& match, Seat viewer) {
    const auto& round = match.rounds().back();
    MatchView view{.seen = match.observe(viewer),
                   .round = round.number,
                   .totals = match.totals(),
                   .happenings = round_happenings(match, viewer, match.rounds().size() - 1),
                   .phase = match.phase(),
                   .winners = match.winners()};
    for (std::size_t side = 0; side < round.scores.size(); ++side) {
        view.totals[side] -= round.scores[side]; // M20: added when the round is over
    }
    return view;
}

void tidy(TableUi& ui, const MatchView& match) {
    const auto& seen = match.seen;
    const auto gone = [&](Card card) { return !seen.hand.contains(card); };
    if (ui.chosen && (gone(*ui.chosen) || !viewer_acts(seen))) {
        ui.chosen.reset();
    }
    if (cards_to_give(seen) == 0) {
        ui.giving.clear();
    }
    ui.giving.erase(std::remove_if(ui.giving.begin(), ui.giving.end(), gone), ui.giving.end());
    if (ui.focused && gone(*ui.focused)) {
        ui.focused.reset();
    }
    if (ui.hovered && gone(*ui.hovered)) {
        ui.hovered.reset();
    }
}

} // namespace mitts::view::mitaines
