// What a seat may know of a match.
#include "view/mitch/choices.h"
#include "view/mitch/table.h"

namespace mitts::view::mitch {

namespace {

// A card drawn out of the viewer's sight is taken away here, so that no reader can forget to ask.
Event seen_event(Event event, Seat viewer) {
    if (!shows_card_to(event, viewer)) {
        event.card = Card{};
    }
    return event;
}

Happening seen_happening(const MitchMatch::Entry& entry, Seat viewer) {
    Happening happening{.action = {.seat = entry.seat, .action = entry.action}};
    for (const auto& event : entry.events) {
        happening.events.push_back(seen_event(event, viewer));
    }
    return happening;
}

} // namespace

std::vector<Happening> round_happenings(const MitchMatch& match, Seat viewer, std::size_t round) {
    const auto& rounds = match.rounds();
    const auto first = rounds[round].first_entry;
    const auto last = round + 1 < rounds.size() ? rounds[round + 1].first_entry : match.log().size();
    std::vector<Happening> happenings;
    for (auto index = first; index < last; ++index) {
        happenings.push_back(seen_happening(match.log()[index], viewer));
    }
    return happenings;
}

MatchView match_view(const MitchMatch& match, Seat viewer) {
    const auto& round = match.rounds().back();
    MatchView view{.seen = match.observe(viewer),
                   .round = round.number,
                   .totals = match.totals(),
                   .happenings = round_happenings(match, viewer, match.rounds().size() - 1),
                   .phase = match.phase(),
                   .winners = match.winners()};
    for (std::size_t seat = 0; seat < round.scores.size(); ++seat) {
        view.totals[seat] -= round.scores[seat]; // they are added when the round is over
    }
    return view;
}

void tidy(TableUi& ui, const MatchView& match) {
    const auto& seen = match.seen;
    const auto gone = [&](const std::optional<HandCard>& held) {
        return held && seen.hand.count(held->card) <= held->copy;
    };
    if (gone(ui.chosen) || !viewer_plays(seen)) {
        ui.chosen.reset();
    }
    if (gone(ui.focused)) {
        ui.focused.reset();
    }
    if (gone(ui.hovered)) {
        ui.hovered.reset();
    }
    if (gone(ui.last_tap)) {
        ui.last_tap.reset();
    }
}

} // namespace mitts::view::mitch
