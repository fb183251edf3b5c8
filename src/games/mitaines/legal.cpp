#include "games/mitaines/legal.h"

#include "games/mitaines/call_range.h"

namespace mitts::mitaines {

namespace {

std::optional<Refusal> why_not_call(const Options& options, const Open& open, CardSet hand, Rank rank, Kind kind) {
    const int in_hand = hand.count(rank);
    const int on_table = cards_taken_in(options, open, rank);
    const auto* own = bound_call(options, open, open.turn);
    const bool takes_in = taken_in_by(kind, on_table) > 0;
    if (own != nullptr && !(may_raise(options.resolution, on_table) && takes_in)) { // M9
        const auto id =
            options.resolution == Resolution::FirstComplete ? RefusalId::OneCallAtATime : RefusalId::MustRaiseOrPlay;
        return Refusal{.id = id, .kind = own->kind, .rank = own->rank};
    }
    const auto makeable = calls_makeable(options.mitten_on_match, in_hand, on_table);
    if (static_cast<int>(kind) > makeable.highest) {
        const auto id = on_table == 0 ? RefusalId::TooFewCards : RefusalId::TooFewWithTable; // M10, M11
        return Refusal{.id = id, .kind = kind, .rank = rank};
    }
    if (static_cast<int>(kind) < makeable.lowest) {
        return Refusal{.id = RefusalId::TableCardCounts, .kind = kind, .rank = rank}; // M11
    }
    const auto* highest = highest_call(open);
    if (highest != nullptr && !beats(options, kind, rank, *highest)) {
        return Refusal{.id = RefusalId::NotHigher, .kind = highest->kind, .rank = highest->rank}; // M12
    }
    return std::nullopt;
}

std::optional<Refusal> why_not_plain(const Options& options, const Open& open, Rank rank) {
    const auto* own = bound_call(options, open, open.turn);
    if (!may_play_plainly(rank, own)) {
        return Refusal{.id = RefusalId::MustPlayCall, .kind = own->kind, .rank = own->rank}; // M9
    }
    return std::nullopt;
}

} // namespace

std::optional<Refusal> why_not(const Options& options, const Open& open, CardSet hand, Action action) {
    if (open.phase == Phase::Over) {
        return Refusal{.id = RefusalId::RoundOver};
    }
    if (!hand.contains(action.card)) {
        return Refusal{.id = RefusalId::NotInHand};
    }
    if (action.type == ActionType::Give) {
        return open.phase == Phase::Exchange ? std::nullopt : std::optional(Refusal{.id = RefusalId::NoExchangeNow});
    }
    if (open.phase == Phase::Exchange) {
        return Refusal{.id = RefusalId::ExchangeFirst}; // M6
    }
    if (action.call == Kind::None) {
        return why_not_plain(options, open, action.card.rank()); // M13: a call is never compulsory
    }
    return why_not_call(options, open, hand, action.card.rank(), action.call);
}

Actions legal_actions(const Options& options, const Open& open, CardSet hand) {
    Actions actions;
    if (open.phase == Phase::Over) {
        return actions;
    }
    const auto* own = bound_call(options, open, open.turn);
    for (const auto card : hand) {
        const auto rank = card.rank();
        if (open.phase == Phase::Exchange) {
            actions.push_back({.type = ActionType::Give, .card = card});
            continue;
        }
        if (may_play_plainly(rank, own)) {
            actions.push_back({.card = card});
        }
        const auto calls =
            call_range(options, rank, hand.count(rank), cards_taken_in(options, open, rank), highest_call(open), own);
        for (int number = 0; number < calls.size(); ++number) {
            actions.push_back({.card = card, .call = calls.kind(number)});
        }
    }
    return actions;
}

} // namespace mitts::mitaines
