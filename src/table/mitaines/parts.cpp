#include "table/mitaines/parts.h"

#include "table/table_texts.h"

#include <algorithm>
#include <array>

namespace mitts::table {

namespace {

using i18n::say;
using i18n::TextId;
using view::mitaines::TableModel;

constexpr std::array<std::string_view, 6> values_of_calls{"mitten",      "glove",      "sock",
                                                          "jack_mitten", "jack_glove", "jack_sock"};
constexpr std::array kinds{TextId::KindMitten, TextId::KindGlove, TextId::KindSock};
constexpr std::array ranks{TextId::RulesMostRanks, TextId::RulesJacks};

} // namespace

const OptionMatrix MitainesParts::matrix{.options = values_of_calls, .columns = kinds, .lines = ranks};

// Returns the amount by which one touch changes a value. Small values change by smaller amounts.
int MitainesParts::touch_step(std::string_view option, int value, int /*step*/) {
    if (option == length_name) {
        return value >= 1000 ? 100 : 50;
    }
    return value >= 100 ? 10 : 5;
}

std::string MitainesParts::options_note(const mitaines::Options& options, i18n::Language language) {
    const int deals = deal_count(options);
    const int hand = hand_size(options, 0);
    const int last_hand = hand_size(options, deals - 1);
    return hand != last_hand ? say(language, TextId::RulesUnequalDeals, {{"hand", hand}, {"then", last_hand}}) // M5
                             : say(language, TextId::RulesDeals, {{"n", deals}, {"count", deals}, {"hand", hand}});
}

void MitainesParts::follow_settings(TableModel& model, const view::Settings& settings) {
    model.pile_worth = settings.pile_worth;
}

mitaines::Action MitainesParts::plainest(const mitaines::Observation& /*seen*/, const mitaines::Actions& legal) {
    const auto plain = std::find_if(legal.begin(), legal.end(),
                                    [](const mitaines::Action& action) { return action.call == mitaines::Kind::None; });
    return plain == legal.end() ? legal[0] : *plain;
}

std::string_view MitainesParts::plain_rule(const TableModel& model) {
    return model.match.seen.calls.empty() ? "M16" : "M15.3";
}

std::string MitainesParts::refusal_words(const TableModel& model, const mitaines::Refusal& refusal) {
    return i18n::mitaines::refusal_sentence(model.language, refusal);
}

i18n::FactWords MitainesParts::fact_words(const TableModel& model, Seat thinker, const Fact& fact) {
    return i18n::mitaines::fact_words(naming_of(model), thinker, fact);
}

std::string MitainesParts::where(const TableModel& model) {
    const auto& seen = model.match.seen;
    return say(model.language, TextId::TableRound,
               {{"round", model.match.round}, {"deal", seen.deal + 1}, {"of", deal_count(seen.options)}});
}

view::PanelDoc MitainesParts::pile(const TableModel& model) {
    const auto& seen = model.match.seen;
    view::PanelDoc text{.title = say(model.language, TextId::PileTitle)};
    const auto count = static_cast<int>(seen.pile.size());
    text.subtitle = std::to_string(count) + ' ' + say(model.language, TextId::PileCards, {{"n", count}});
    const auto layout = seen.pile.begin() + seen.layout_size;
    if (seen.layout_size > 0) {
        text.blocks.push_back({.kind = view::BlockKind::Heading, .text = say(model.language, TextId::PileLayout)});
        text.blocks.push_back({.cards = {seen.pile.begin(), layout}});
    }
    if (layout != seen.pile.end()) {
        text.blocks.push_back({.kind = view::BlockKind::Heading, .text = say(model.language, TextId::PilePlayed)});
        text.blocks.push_back({.cards = {layout, seen.pile.end()}});
    }
    if (seen.pile.empty()) {
        text.blocks.push_back({.text = say(model.language, TextId::PileEmpty)});
    }
    const bool open_only = seen.options.topped_pay == mitts::mitaines::YesNo::No && // M18.1
                           seen.options.resolution == mitts::mitaines::Resolution::Highest &&
                           seen.options.topped_calls == mitts::mitaines::ToppedCalls::Safe;
    for (const auto& call : seen.calls) {
        const bool unpaid = open_only && &call != &seen.calls.back();
        const auto mark = seat_mark(model.players, seen.viewer, call.caller);
        text.blocks.push_back({.kind = view::BlockKind::Line,
                               .text = i18n::mitaines::call_of(naming_of(model), call.caller, call.kind, call.rank),
                               .figure = std::to_string(unpaid ? 0 : call_value(seen.options, call.kind, call.rank)),
                               .seat = mark.steps,
                               .letter = mark.letter});
    }
    return text;
}

std::string MitainesParts::side_name(const TableModel& model, int side) {
    return i18n::mitaines::side_name(naming_of(model), model.match.seen.options, side);
}

// Estimates a match's duration. `cards` is the mean number of cards played in a match to 1000 points, by preset, over
// 40 matches between newcomers (mitts trace). On a phone, a card takes 1.25 seconds on average: about two seconds if
// the player plays it, otherwise 0.4 seconds plus the animation.
int MitainesParts::minutes(const mitaines::Options& options) {
    constexpr std::array<int, 5> cards{420, 375, 695, 600, 300};
    constexpr int in_a_minute = 48 * 1000;
    return (options.target * cards[static_cast<std::size_t>(options.preset)] + in_a_minute / 2) / in_a_minute;
}

std::string MitainesParts::points_words(int points) {
    return std::to_string(points);
}

void MitainesParts::add_hand(view::ContinueCard& card, const TableModel& model) {
    for (const auto held : model.match.seen.hand) {
        card.cards.push_back(held);
    }
}

template class MatchTable<MitainesParts>;

} // namespace mitts::table
