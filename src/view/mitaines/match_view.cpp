// What a seat may know of a match.
#include "view/mitaines/table.h"

#include <algorithm>

namespace mitts::view::mitaines {

namespace {

using mitts::mitaines::EventType;

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
    auto happenings = happenings_of(match, viewer, round);
    int deals = 0;
    for (const auto& happening : happenings) {
        deals += deals_begun(happening.events);
    }
    const bool in_play = round + 1 == match.rounds().size();
    number_deals(happenings, in_play ? match.referee_state().deal : deals);
    return happenings;
}

MatchView match_view(const MitainesMatch& match, Seat viewer) {
    auto view = match_view_of(match, viewer);
    view.happenings = round_happenings(match, viewer, match.rounds().size() - 1);
    return view;
}

} // namespace mitts::view::mitaines
