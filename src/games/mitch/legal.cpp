#include "games/mitch/legal.h"

namespace mitts::mitch {

namespace {

const Hand& own_hand(const State& state) {
    return state.hands[static_cast<std::size_t>(state.turn)];
}

bool is_draw(ActionType type) {
    return type == ActionType::DrawStock || type == ActionType::DrawPile;
}

std::optional<Refusal> why_not_draw(const Options& options, const State& state, ActionType type) {
    if (state.step != Step::Draw) {
        return Refusal{.id = RefusalId::NoDrawNow};
    }
    if (type == ActionType::DrawStock || may_draw_pile(options, state)) {
        return std::nullopt;
    }
    if (options.draw == Draw::Stock || state.discards.empty()) {
        return Refusal{.id = RefusalId::PileNotOffered};
    }
    const bool too_often = options.draw == Draw::Either && state.pile_draws >= 2 * options.players;
    return Refusal{.id = too_often ? RefusalId::PileTooOften : RefusalId::TakenMustFit, .card = state.discards.back()};
}

bool may_drop(const State& state, Card card) {
    return !state.took_from_pile || card != state.taken || own_hand(state).count(card) > 1; // C7: its twin may
}

} // namespace

std::optional<Refusal> why_not(const Options& options, const State& state, Action action) {
    if (state.phase == Phase::Over) {
        return Refusal{.id = RefusalId::RoundOver};
    }
    if (is_draw(action.type)) {
        return why_not_draw(options, state, action.type);
    }
    if (state.step == Step::Draw) {
        return Refusal{.id = RefusalId::DrawFirst, .card = action.card}; // C5
    }
    if (!own_hand(state).contains(action.card)) {
        return Refusal{.id = RefusalId::NotInHand, .card = action.card};
    }
    if (state.step == Step::PlaceTaken && (action.type == ActionType::Drop || action.card != state.taken)) {
        return Refusal{.id = RefusalId::PlaceTaken, .card = state.taken}; // C7
    }
    if (action.type == ActionType::Drop) {
        return may_drop(state, action.card) ? std::nullopt
                                            : std::optional(Refusal{.id = RefusalId::TakenStays, .card = action.card});
    }
    const auto& tableau = state.tableaus[static_cast<std::size_t>(state.turn)];
    if (!fits_tableau(options, tableau, action.card)) {
        return Refusal{.id = RefusalId::DoesNotFit, .card = action.card}; // C11, C12
    }
    return std::nullopt;
}

Actions legal_actions(const Options& options, const State& state) {
    Actions actions;
    if (state.phase == Phase::Over) {
        return actions;
    }
    if (state.step == Step::Draw) {
        actions.push_back({.type = ActionType::DrawStock});
        if (may_draw_pile(options, state)) {
            actions.push_back({.type = ActionType::DrawPile});
        }
        return actions;
    }
    for (const auto type : {ActionType::Place, ActionType::Drop}) {
        for (const auto card : own_hand(state).different()) {
            const Action action{.type = type, .card = card};
            if (!why_not(options, state, action)) {
                actions.push_back(action);
            }
        }
    }
    return actions;
}

} // namespace mitts::mitch
