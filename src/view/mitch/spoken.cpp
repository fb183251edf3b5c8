#include "view/mitch/spoken.h"

#include "i18n/capital.h"
#include "view/mitch/choices.h"
#include "view/mitch/standing.h"

namespace mitts::view::mitch {

namespace {

using i18n::say;
using i18n::TextId;
using mitts::mitch::EventType;
using mitts::mitch::Step;

std::string action_label(const TableModel& model, const Action& action) {
    const i18n::Argument card{"card", i18n::the_card(model.language, action.card)};
    switch (action.type) {
    case ActionType::DrawStock:
        return say(model.language, TextId::MitchActionStock);
    case ActionType::DrawPile:
        return say(model.language, TextId::MitchActionPile,
                   {{"card", i18n::the_card(model.language, model.match.seen.discards.back())}});
    case ActionType::Place:
        return say(model.language, TextId::MitchActionPlace, {card});
    case ActionType::Drop:
        break;
    }
    return say(model.language, TextId::MitchActionDrop, {card});
}

void add_moves(std::vector<SpokenAction>& actions, const TableModel& model) {
    const auto& seen = model.match.seen;
    if (seen.step == Step::Draw) {
        for (const Action action : {Action{.type = ActionType::DrawStock}, Action{.type = ActionType::DrawPile}}) {
            const bool pictured = action.type == ActionType::DrawStock || !seen.discards.empty();
            if (pictured) {
                add_submit(actions, action_label(model, action), action, -1, why_not(seen, action));
            }
        }
        return;
    }
    int place = 0;
    for (const auto& held : own_hand(model)) {
        for (const auto& choice : choices_on(seen, held.card)) {
            const Action action{.type = choice.type, .card = held.card};
            add_submit(actions, action_label(model, action), action, place, choice.barred);
        }
        ++place;
    }
}

std::string middle_words(const TableModel& model) {
    const auto& seen = model.match.seen;
    const auto pile = seen.discards.empty() ? say(model.language, TextId::MitchSpokenPileEmpty)
                                            : say(model.language, TextId::MitchSpokenPile,
                                                  {{"n", static_cast<int>(seen.discards.size())},
                                                   {"card", i18n::the_card(model.language, seen.discards.back())}});
    return say(model.language, TextId::MitchSpokenMiddle,
               {{"n", seen.stock},
                {"aces", static_cast<int>(seen.aces.size())},
                {"of", closing_ace(seen.options)},
                {"pile", pile}});
}

std::string column_words(const TableModel& model, Seat seat, Suit suit, const Standing& standing) {
    std::string ranks;
    const auto cards = cards_of(model.match.seen.tableaus[at(seat)][static_cast<std::size_t>(suit)], suit);
    for (const auto card : cards) {
        ranks += (ranks.empty() ? "" : ", ") + i18n::rank_name(model.language, card.rank());
    }
    if (ranks.empty()) {
        return say(model.language, TextId::MitchSpokenNoColumn);
    }
    const bool leads = standing.winners[static_cast<std::size_t>(suit)] == seat;
    const auto column =
        say(model.language, TextId::MitchSpokenColumn, {{"n", static_cast<int>(cards.size())}, {"ranks", ranks}});
    return leads ? say(model.language, TextId::MitchSpokenLeads, {{"column", column}}) : column;
}

// Returns the cells of a table with a row for each suit and a column for each player.
std::vector<std::string> column_cells(const TableModel& model) {
    const int players = model.match.seen.options.players;
    const auto standing = standing_of(model.match.seen);
    std::vector<std::string> cells{{}};
    for (Seat seat = 0; seat < players; ++seat) {
        cells.push_back(i18n::player_name(naming_of(model), seat));
    }
    for (const auto suit : suits_in_order) {
        cells.push_back(i18n::capitalised(i18n::suit_name(model.language, suit)));
        for (Seat seat = 0; seat < players; ++seat) {
            cells.push_back(column_words(model, seat, suit, standing));
        }
    }
    return cells;
}

std::vector<std::string> seat_words(const TableModel& model) {
    const auto& seen = model.match.seen;
    const auto naming = naming_of(model);
    const auto standing = standing_of(seen);
    std::vector<std::string> seats;
    for (Seat seat = 0; seat < seen.options.players; ++seat) {
        const auto index = at(seat);
        seats.push_back(say(model.language, TextId::MitchSpokenSeat,
                            {{"name", i18n::player_name(naming, seat)},
                             {"n", seen.hand_sizes[index]},
                             {"total", i18n::signed_number(model.match.totals[index])},
                             {"figure", i18n::signed_number(standing.points[index])}}));
    }
    return seats;
}

} // namespace

SpokenTable speak(const TableModel& model) {
    auto table = spoken_table(model, advice(model),
                              [&](const HandCard& held) { return i18n::card_name(model.language, held.card); });
    table.pile = middle_words(model);
    table.seats = seat_words(model);
    table.columns = column_cells(model);
    if (model.match.phase == MatchPhase::Playing) {
        const auto closing = closing_words(model);
        table.status += " " + (closing.empty() ? "" : closing + " ") + phase_words(model);
    }
    const auto pile = model.match.seen.discards.empty() ? std::nullopt : std::optional(TextId::MitchPileTitle);
    table.actions = actions_of(model, pile, [&](auto& actions) { add_moves(actions, model); });
    return table;
}

std::vector<i18n::Sentence> tell(const TableModel& model, const Happening& happening) {
    return i18n::mitch::event_sentences(naming_of(model), model.match.seen.options, happening.events);
}

Bubble bubble(const TableModel& model, const Happening& happening) {
    const auto& action = happening.action.action;
    const auto in_short = [&](TextId id, Card card) {
        const auto rank = i18n::rank_index(model.language, card.rank());
        return Bubble{.text = say(model.language, id, {{"card", rank}}), .brief = rank, .suit = card.suit()};
    };
    switch (action.type) {
    case ActionType::Place:
        return in_short(TextId::MitchBubblePlaces, action.card);
    case ActionType::Drop:
        return in_short(TextId::MitchBubbleDrops, action.card);
    case ActionType::DrawPile:
        if (const auto* took = find_event(happening, EventType::Took)) {
            return in_short(TextId::MitchBubbleTakes, took->card);
        }
        break;
    case ActionType::DrawStock:
        break;
    }
    return {.text = say(model.language, TextId::MitchBubbleDraws)};
}

Cue cue_of(const TableModel& model, const Event& event) {
    using mitts::mitch::EventType;
    const bool own = event.seat == model.match.seen.viewer;
    switch (event.type) {
    case EventType::Drew:
    case EventType::Took:
    case EventType::Dropped:
        return {.sound = Sound::Lay, .own = own};
    case EventType::Placed:
        if (const auto change = lead_change(model.match); change && change->from != no_seat) {
            const bool lost = change->from == model.match.seen.viewer;
            return {.sound = lost ? Sound::Stolen : Sound::Glove, .own = own || lost};
        }
        return {.sound = Sound::Lay, .own = own};
    case EventType::AceOut:
        return {.sound = Sound::Mitten, .own = own};
    case EventType::SecondPhase:
        return {.sound = Sound::Sock, .own = own};
    case EventType::SuitWon:
        return {.sound = Sound::Middle, .own = own};
    default:
        return {};
    }
}

} // namespace mitts::view::mitch
