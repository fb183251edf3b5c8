#include "table/mitch/parts.h"

#include "table/table_texts.h"
#include "view/mitch/choices.h"
#include "view/mitch/standing.h"

namespace mitts::table {

namespace {

using i18n::say;
using i18n::TextId;
using view::mitch::TableModel;

// Adds the cards in each hand that were taken from the discards (C7). All players know these cards.
void add_known_hands(view::PanelDoc& text, const TableModel& model) {
    const auto& seen = model.match.seen;
    for (Seat seat = 0; seat < seen.options.players; ++seat) {
        const auto& shown = seen.shown[at(seat)];
        if (shown.empty()) {
            continue;
        }
        std::string cards;
        for (const auto card : shown) {
            cards += (cards.empty() ? "" : ", ") + i18n::card_name(model.language, card);
        }
        const auto mark = seat_mark(model.players, seen.viewer, seat);
        text.blocks.push_back({.kind = view::BlockKind::Line,
                               .text = say(model.language, TextId::MitchHolds, {{"cards", cards}}),
                               .seat = mark.steps,
                               .letter = mark.letter});
    }
}

} // namespace

std::string MitchParts::options_note(const mitch::Options& options, i18n::Language language) {
    return say(language, TextId::MitchNote,
               {{"rounds", options.rounds},
                {"count", options.rounds},
                {"hand", options.hand_size},
                {"points", suit_value(options)}});
}

std::string MitchParts::refusal_words(const TableModel& model, const mitch::Refusal& refusal) {
    return i18n::mitch::refusal_sentence(model.language, refusal);
}

i18n::FactWords MitchParts::fact_words(const TableModel& model, Seat thinker, const Fact& fact) {
    return i18n::mitch::fact_words(naming_of(model), thinker, fact);
}

std::string MitchParts::where(const TableModel& model) {
    const auto& seen = model.match.seen;
    auto text = say(model.language, TextId::MitchRound, {{"round", model.match.round}, {"of", seen.options.rounds}});
    if (seen.phase != mitch::Phase::Over) {
        text += " · " + say(model.language, TextId::MitchPhase, {{"n", seen.phase == mitch::Phase::First ? 1 : 2}});
    }
    return text;
}

view::PanelDoc MitchParts::pile(const TableModel& model) {
    const auto& seen = model.match.seen;
    const auto count = static_cast<int>(seen.discards.size());
    view::PanelDoc text{.title = say(model.language, TextId::MitchPileTitle),
                        .subtitle =
                            std::to_string(count) + ' ' + say(model.language, TextId::PileCards, {{"n", count}}),
                        .blocks = {}};
    if (seen.discards.empty()) {
        text.blocks.push_back({.text = say(model.language, TextId::MitchPileEmpty)});
    } else {
        text.blocks.push_back({.kind = view::BlockKind::Heading, .text = say(model.language, TextId::MitchPileOrder)});
        text.blocks.push_back({.text = {}, .cards = {seen.discards.begin(), seen.discards.end()}});
    }
    add_known_hands(text, model);
    return text;
}

void MitchParts::add_hand(view::ContinueCard& card, const TableModel& model) {
    for (const auto& held : view::mitch::own_hand(model)) {
        card.cards.push_back(held.card);
    }
}

template class MatchTable<MitchParts>;

} // namespace mitts::table
