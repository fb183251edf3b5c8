// Builds the advice: sentences about the turn and the possible actions.
#include "view/mitch/choices.h"
#include "view/mitch/spoken.h"
#include "view/mitch/standing.h"

namespace mitts::view::mitch {

namespace {

using i18n::say;
using i18n::TextId;
using mitts::mitch::Ending;
using mitts::mitch::Phase;
using mitts::mitch::Step;

// C16: returns true if the viewer has not placed any card yet and risks the penalty.
bool is_in_danger(const Observation& seen) {
    return seen.phase == Phase::First && seen.options.penalty > 0 && (seen.placed >> seen.viewer & 1) == 0;
}

std::string own_turn_words(const TableModel& model) {
    const auto& seen = model.match.seen;
    const auto language = model.language;
    if (seen.step == Step::Draw) { // C7: the viewer chooses where to draw from
        return say(language, TextId::MitchAdviceDraw, {{"the_top", i18n::the_card(language, seen.discards.back())}});
    }
    if (seen.step == Step::PlaceTaken && seen.taken) {
        return say(language, TextId::MitchAdviceTaken, {{"the_card", i18n::the_card(language, *seen.taken)}});
    }
    if (seen.phase == Phase::Second) {
        return say(language, TextId::MitchAdviceSecond);
    }
    if (is_in_danger(seen)) {
        return say(language, TextId::MitchAdvicePenalty, {{"n", seen.options.penalty}});
    }
    return say(language, TextId::MitchAdvicePlay);
}

} // namespace

std::string action_words(const TableModel& model, const Action& action) {
    const auto language = model.language;
    const i18n::Argument card{"card", i18n::the_card(language, action.card)};
    switch (action.type) {
    case ActionType::DrawStock:
        return say(language, TextId::DoDrawStock);
    case ActionType::DrawPile:
        return say(language, TextId::DoDrawPile);
    case ActionType::Place:
        return say(language, TextId::DoPlace, {card});
    case ActionType::Drop:
        break;
    }
    return say(language, TextId::DoDrop, {card});
}

std::string turn_words(const TableModel& model) {
    return turn_words_of(model, TextId::TurnYours, TextId::TurnRoundOver);
}

std::string advice(const TableModel& model) {
    if (model.refusal) {
        return i18n::mitch::refusal_sentence(model.language, *model.refusal);
    }
    return usual_advice(model).value_or(own_turn_words(model));
}

std::string phase_words(const TableModel& model) {
    const auto& seen = model.match.seen;
    const int left = closing_ace(seen.options) - static_cast<int>(seen.aces.size()); // aces until the closing ace (C3)
    switch (seen.phase) {
    case Phase::First: {
        const bool ends_round = seen.options.ending == Ending::LastAce;
        if (left > 0) {
            return say(model.language, ends_round ? TextId::MitchAcesToEnd : TextId::MitchAcesToGo,
                       {{"n", left}, {"count", left}});
        }
        if (!ends_round) { // reached while the animation shows the closing ace
            return say(model.language, TextId::MitchClosingAce, {{"packs", seen.options.packs}});
        }
        break;
    }
    case Phase::Second:
        return say(model.language, TextId::MitchNoMoreDrawing);
    case Phase::Over:
        break;
    }
    return say(model.language, TextId::SaidRoundOver);
}

std::string closing_words(const TableModel& model) {
    const auto& seen = model.match.seen;
    const auto& happenings = model.match.happenings;
    const i18n::Argument packs{"packs", seen.options.packs};
    if (seen.phase != Phase::Second) {
        return {};
    }
    if (happenings.empty()) { // the first phase ended during the deal
        return say(model.language, TextId::MitchClosingAtOnce, {packs});
    }
    return find_event(happenings.back(), mitts::mitch::EventType::SecondPhase) == nullptr
               ? std::string()
               : say(model.language, TextId::MitchClosingAce, {packs});
}

std::string middle_line(const TableModel& model) {
    const auto& seen = model.match.seen;
    if (!closing_words(model).empty() && seen.stock > 0) {
        return say(model.language, TextId::MitchStockStays, {{"n", seen.stock}});
    }
    const auto lead = lead_change(model.match);
    if (!lead || model.lead == LeadTold::Placed) {
        return phase_words(model);
    }
    const i18n::Argument suit{"suit", i18n::suit_name(model.language, lead->suit)};
    const auto naming = naming_of(model);
    return lead->to == no_seat ? say(model.language, TextId::MitchLeadNobodys, {suit})
           : lead->to == naming.you
               ? say(model.language, TextId::MitchLeadYours, {suit})
               : say(model.language, TextId::MitchLeadTheirs, {{"name", i18n::player_name(naming, lead->to)}, suit});
}

} // namespace mitts::view::mitch
