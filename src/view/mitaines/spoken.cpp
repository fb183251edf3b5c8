#include "view/mitaines/spoken.h"

#include "i18n/capital.h"
#include "i18n/numbers.h"
#include "view/mitaines/choices.h"

namespace mitts::view::mitaines {

namespace {

using i18n::say;
using i18n::TextId;
using mitts::mitaines::ActionType;
using mitts::mitaines::EventType;
using mitts::mitaines::Phase;

int points_of(const Happening& happening) {
    int points = 0;
    for (const auto& event : happening.events) {
        points += event.type == EventType::Points ? event.points : 0;
    }
    return points;
}

std::string call_words(const TableModel& model, const Event& event) {
    return i18n::capitalised(i18n::mitaines::call_name(model.language, event.kind, event.rank));
}

std::string ranks_words(const TableModel& model, Rank rank) {
    auto words = rank <= Rank::Ten ? i18n::rank_name(model.language, rank) : i18n::rank_plural(model.language, rank);
    return i18n::capitalised(words);
}

std::string action_label(const TableModel& model, const Action& action) {
    const i18n::Argument card{"card", i18n::the_card(model.language, action.card)};
    if (action.type == ActionType::Give) {
        return say(model.language, TextId::ActionGive, {card});
    }
    if (action.call == Kind::None) {
        return say(model.language, TextId::ActionPlay, {card});
    }
    return say(model.language, TextId::ActionCall,
               {card, {"a_call", i18n::mitaines::a_call(model.language, action.call, action.card.rank())}});
}

void add_card_actions(std::vector<SpokenAction>& actions, const TableModel& model) {
    const auto& seen = model.match.seen;
    int place = 0;
    const auto add = [&](const Action& action, const std::optional<Refusal>& barred) {
        add_submit(actions, action_label(model, action), action, place, barred);
    };
    for (const auto card : own_hand(model)) {
        if (cards_to_give(seen) > 0) {
            add({.type = ActionType::Give, .card = card}, {});
        } else {
            for (const auto& choice : choices_on(seen, card)) {
                add({.card = card, .call = choice.kind}, choice.barred);
            }
        }
        ++place;
    }
}

std::string pile_words(const TableModel& model) {
    const auto& seen = model.match.seen;
    if (seen.pile.empty()) {
        return say(model.language, TextId::PileEmpty) + ".";
    }
    auto words =
        say(model.language, TextId::SpokenPile,
            {{"n", static_cast<int>(seen.pile.size())}, {"card", i18n::the_card(model.language, seen.pile.back())}});
    const bool highest = seen.options.resolution == mitts::mitaines::Resolution::Highest;
    for (const auto& call : seen.calls) {
        const auto whose = i18n::mitaines::call_of(naming_of(model), call.caller, call.kind, call.rank);
        const bool topped = highest && &call != &seen.calls.back(); // M8: only the last call, the highest, is open
        if (topped && !topped_calls_count(seen.options)) {
            continue;
        }
        words += " " + (topped ? say(model.language, TextId::SpokenToppedCall,
                                     {{"call", whose}, {"e", call.kind == Kind::Mitten ? "e" : ""}})
                               : say(model.language, TextId::SpokenOpenCall, {{"call", whose}, {"n", call.to_play}}));
    }
    return words;
}

std::vector<std::string> seat_words(const TableModel& model) {
    const auto& seen = model.match.seen;
    const auto naming = naming_of(model);
    std::vector<std::string> seats;
    for (Seat seat = 0; seat < seen.options.players; ++seat) {
        const auto side = static_cast<std::size_t>(side_of(seen.options, seat));
        seats.push_back(say(model.language, TextId::SpokenSeat,
                            {{"name", i18n::player_name(naming, seat)},
                             {"n", seen.hand_sizes[at(seat)]},
                             {"points", seen.scores[side]}}));
    }
    return seats;
}

} // namespace

SpokenTable speak(const TableModel& model) {
    auto table = spoken_table(model, advice(model), [&](Card card) { return i18n::card_name(model.language, card); });
    table.pile = pile_words(model);
    table.seats = seat_words(model);
    table.actions = actions_of(model, std::nullopt, [&](auto& actions) { add_card_actions(actions, model); });
    return table;
}

std::vector<i18n::Sentence> tell(const TableModel& model, const Happening& happening) {
    const auto gift = happening.action.card ? i18n::mitaines::GiftCard::Shown : i18n::mitaines::GiftCard::Hidden;
    return i18n::mitaines::event_sentences(naming_of(model), model.match.seen.options, happening.events, gift);
}

Bubble bubble(const TableModel& model, const Happening& happening) {
    const auto language = model.language;
    const auto named = [language](const Happening& one, const auto& words) {
        const auto card = *one.action.card;
        const auto rank = card.is_joker() ? i18n::card_name(language, card) : i18n::rank_index(language, card.rank());
        return Bubble{.text = words(i18n::the_card(language, card)), .short_text = words(rank), .card = card};
    };
    const int points = points_of(happening);
    if (happening.action.type == ActionType::Give) {
        return {.text = say(language, TextId::BubbleGives), .short_text = say(language, TextId::BubbleGivesShort)};
    }
    if (const auto* stolen = find_event(happening, EventType::Stolen)) {
        return {.text = say(language, TextId::BubbleSteals, {{"points", points}}),
                .short_text = i18n::signed_number(points),
                .icon = stolen->kind};
    }
    if (const auto* completed = find_event(happening, EventType::Completed)) {
        return {.text = say(language, TextId::BubbleCompletes,
                            {{"Call", call_words(model, *completed)}, {"points", points}}),
                .short_text = i18n::signed_number(points),
                .icon = completed->kind};
    }
    if (const auto* captured = find_event(happening, EventType::Captured)) {
        return named(happening, [&](const std::string& name) {
            return say(language, points > 0 ? TextId::BubbleTakesPoints : TextId::BubbleTakes,
                       {{"n", captured->count}, {"points", points}, {"card", name}});
        });
    }
    if (const auto* called = find_event(happening, EventType::Called)) {
        return {.text = say(language, TextId::BubbleCall, {{"Call", call_words(model, *called)}}),
                .short_text = say(language, TextId::BubbleCallShort, {{"Ranks", ranks_words(model, called->rank)}}),
                .icon = called->kind,
                .rank = called->rank};
    }
    return named(happening, [&](const std::string& name) {
        return say(language, TextId::BubblePlays, {{"card", name}});
    });
}

Cue cue_of(const TableModel& model, const Event& event) {
    using mitts::mitaines::EventType;
    const auto viewer = model.match.seen.viewer;
    const bool own = event.seat == viewer;
    switch (event.type) {
    case EventType::DealBegan:
        return {.sound = Sound::Deal};
    case EventType::Given:
    case EventType::Played:
        return {.sound = Sound::Lay, .own = own};
    case EventType::Called:
        return {.sound = event.kind == Kind::Mitten  ? Sound::Mitten
                         : event.kind == Kind::Glove ? Sound::Glove
                                                     : Sound::Sock,
                .own = own};
    case EventType::Stolen:
        return {.sound = event.other == viewer ? Sound::Stolen : Sound::Tug, .own = own || event.other == viewer};
    case EventType::Captured:
        return {.sound = Sound::Sweep, .own = own};
    case EventType::Points:
        return {.sound = event.points >= 200   ? Sound::Large
                         : event.points >= 100 ? Sound::Middle
                                               : Sound::Small,
                .own = event.side == side_of(model.match.seen.options, viewer)};
    default:
        return {};
    }
}

} // namespace mitts::view::mitaines
