#include "games/mitch/legal.h"

namespace mitts::mitch {

namespace {

bool is_draw(ActionType type) {
    return type == ActionType::DrawStock || type == ActionType::DrawPile;
}

std::optional<Refusal> why_not_draw(const Options& options, const Open& open, const Hand& hand, ActionType type) {
    if (open.step != Step::Draw) {
        return Refusal{.id = RefusalId::NoDrawNow};
    }
    if (type == ActionType::DrawStock || may_draw_pile(options, open, hand)) {
        return std::nullopt;
    }
    if (options.draw == Draw::Stock || open.discards.empty()) {
        return Refusal{.id = RefusalId::PileNotOffered};
    }
    const bool too_often = options.draw == Draw::Either && open.pile_draws >= 2 * options.players;
    return Refusal{.id = too_often ? RefusalId::PileTooOften : RefusalId::TakenMustFit, .card = open.discards.back()};
}

bool may_drop(const Open& open, const Hand& hand, Card card) {
    return open.taken != card || hand.count(card) > 1; // C7: the twin of the card taken may be discarded
}

} // namespace

std::optional<Refusal> why_not(const Options& options, const Open& open, const Hand& hand, Action action) {
    if (open.phase == Phase::Over) {
        return Refusal{.id = RefusalId::RoundOver};
    }
    if (is_draw(action.type)) {
        return why_not_draw(options, open, hand, action.type);
    }
    if (open.step == Step::Draw) {
        return Refusal{.id = RefusalId::DrawFirst, .card = action.card}; // C5
    }
    if (!hand.contains(action.card)) {
        return Refusal{.id = RefusalId::NotInHand, .card = action.card};
    }
    if (open.step == Step::PlaceTaken && (action.type == ActionType::Drop || open.taken != action.card)) {
        return Refusal{.id = RefusalId::PlaceTaken, .card = *open.taken}; // C7
    }
    if (action.type == ActionType::Drop) {
        return may_drop(open, hand, action.card)
                   ? std::nullopt
                   : std::optional(Refusal{.id = RefusalId::TakenStays, .card = action.card});
    }
    const auto& tableau = open.tableaus[at(open.turn)];
    if (!fits_tableau(options, tableau, action.card)) {
        return Refusal{.id = RefusalId::DoesNotFit, .card = action.card}; // C11, C12
    }
    return std::nullopt;
}

Actions legal_actions(const Options& options, const Open& open, const Hand& hand) {
    Actions actions;
    if (open.phase == Phase::Over) {
        return actions;
    }
    if (open.step == Step::Draw) {
        actions.push_back({.type = ActionType::DrawStock});
        if (may_draw_pile(options, open, hand)) {
            actions.push_back({.type = ActionType::DrawPile});
        }
        return actions;
    }
    for (const auto type : {ActionType::Place, ActionType::Drop}) {
        for (const auto card : hand.different()) {
            const Action action{.type = type, .card = card};
            if (!why_not(options, open, hand, action)) {
                actions.push_back(action);
            }
        }
    }
    return actions;
}

} // namespace mitts::mitch
