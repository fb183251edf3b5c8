#include "games/mitaines/legal.h"

namespace mitts::mitaines {

namespace {

constexpr Kind kinds[] = {Kind::Mitten, Kind::Glove, Kind::Sock};

std::optional<Refusal> why_not_call(const Options& options, const State& state, Rank rank, Kind kind) {
    const int in_hand = state.hands[static_cast<std::size_t>(state.turn)].count(rank);
    const int on_table = cards_taken_in(options, state, rank);
    if (const auto* own = bound_call(options, state, state.turn)) {
        if (options.resolution == Resolution::FirstComplete) {
            return Refusal{.id = RefusalId::OneCallAtATime, .kind = own->kind, .rank = own->rank}; // M9
        }
        if (on_table == 0) {
            return Refusal{.id = RefusalId::MustRaiseOrPlay, .kind = own->kind, .rank = own->rank}; // M9
        }
    }
    const int cards = static_cast<int>(kind);
    if (cards > in_hand + on_table) {
        const auto id = on_table == 0 ? RefusalId::TooFewCards : RefusalId::TooFewWithTable; // M10, M11
        return Refusal{.id = id, .kind = kind, .rank = rank};
    }
    if (on_table > 0 && cards < 3) {
        return Refusal{.id = RefusalId::TableCardCounts, .kind = kind, .rank = rank}; // M11
    }
    const auto* highest = highest_call(state);
    if (highest != nullptr && !beats(options, kind, rank, *highest)) {
        return Refusal{.id = RefusalId::NotHigher, .kind = highest->kind, .rank = highest->rank}; // M12
    }
    return std::nullopt;
}

std::optional<Refusal> why_not_plain(const Options& options, const State& state, Rank rank) {
    const auto* own = bound_call(options, state, state.turn);
    if (own != nullptr && rank != own->rank) {
        return Refusal{.id = RefusalId::MustPlayCall, .kind = own->kind, .rank = own->rank}; // M9
    }
    return std::nullopt;
}

} // namespace

std::optional<Refusal> why_not(const Options& options, const State& state, Action action) {
    if (state.phase == Phase::Over) {
        return Refusal{.id = RefusalId::RoundOver};
    }
    if (!state.hands[static_cast<std::size_t>(state.turn)].contains(action.card)) {
        return Refusal{.id = RefusalId::NotInHand};
    }
    if (action.type == ActionType::Give) {
        return state.phase == Phase::Exchange ? std::nullopt : std::optional(Refusal{.id = RefusalId::NoExchangeNow});
    }
    if (state.phase == Phase::Exchange) {
        return Refusal{.id = RefusalId::ExchangeFirst}; // M6
    }
    if (action.call == Kind::None) {
        return why_not_plain(options, state, action.card.rank()); // M13: never compulsory to call
    }
    return why_not_call(options, state, action.card.rank(), action.call);
}

Actions legal_actions(const Options& options, const State& state) {
    Actions actions;
    if (state.phase == Phase::Over) {
        return actions;
    }
    const auto hand = state.hands[static_cast<std::size_t>(state.turn)];
    for (const auto card : hand) {
        if (state.phase == Phase::Exchange) {
            actions.push_back({.type = ActionType::Give, .card = card});
            continue;
        }
        const auto choices = choices_of(options, state, card.rank());
        if (choices.plain) {
            actions.push_back({.card = card});
        }
        for (const auto kind : kinds) {
            if (choices.may_call(kind)) {
                actions.push_back({.card = card, .call = kind});
            }
        }
    }
    return actions;
}

} // namespace mitts::mitaines
