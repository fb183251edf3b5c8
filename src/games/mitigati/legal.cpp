#include "games/mitigati/legal.h"

namespace mitts::mitigati {

namespace {

std::optional<Refusal> why_not_bargain(const Open& open, Action action) {
    if (open.phase != Phase::Bargain) {
        return Refusal{.id = RefusalId::NoBargainNow}; // T8
    }
    if (action.type == ActionType::More) {
        return std::nullopt;
    }
    if (action.bid < lowest_bid || action.bid > highest_bid) { // T5
        return Refusal{.id = RefusalId::BidOutOfRange};
    }
    const int highest = highest_bid_of(open, open.turn);
    if (action.bid > highest) { // T5
        return Refusal{.id = RefusalId::BidTooHigh, .bid = highest};
    }
    return std::nullopt;
}

std::optional<Refusal> why_not_discard(const Open& open, TarotSet hand, TarotCard card) {
    if (open.phase != Phase::Discard) {
        return Refusal{.id = RefusalId::NoDiscardNow}; // T9
    }
    if (!hand.contains(card)) {
        return Refusal{.id = RefusalId::NotInHand, .card = card};
    }
    if (!discardable(hand).contains(card)) {
        return Refusal{.id = RefusalId::NotDiscardable, .card = card}; // T9
    }
    return std::nullopt;
}

std::optional<Refusal> why_not_play(const Options& options, const Open& open, TarotSet hand, TarotCard card) {
    if (open.phase == Phase::Discard) {
        return Refusal{.id = RefusalId::DiscardFirst}; // T9
    }
    if (!hand.contains(card)) {
        return Refusal{.id = RefusalId::NotInHand, .card = card};
    }
    if (playable(options, hand, open.trick).contains(card)) {
        return std::nullopt;
    }
    const auto led = *card_led(open.trick);
    const bool holds_suit = led.is_suited() && !(hand & TarotSet::of_suit(led.suit())).empty();
    if (!holds_suit && card.is_trump()) {
        return Refusal{.id = RefusalId::MustOvertrump, .card = *best_of(open.trick)}; // T11, `overtrump`
    }
    return Refusal{.id = holds_suit ? RefusalId::FollowSuit : RefusalId::MustTrump, .card = led}; // T11
}

} // namespace

std::optional<Refusal> why_not(const Options& options, const Open& open, TarotSet hand, Action action) {
    if (open.phase == Phase::Over) {
        return Refusal{.id = RefusalId::RoundOver};
    }
    if (action.type == ActionType::Bid || action.type == ActionType::More) {
        return why_not_bargain(open, action);
    }
    if (open.phase == Phase::Bargain) {
        return Refusal{.id = RefusalId::BargainFirst}; // T4
    }
    return action.type == ActionType::Discard ? why_not_discard(open, hand, action.card)
                                              : why_not_play(options, open, hand, action.card);
}

Actions legal_actions(const Options& options, const Open& open, TarotSet hand) {
    Actions actions;
    switch (open.phase) {
    case Phase::Bargain:
        for (int bid = lowest_bid; bid <= highest_bid_of(open, open.turn); ++bid) {
            actions.push_back({.type = ActionType::Bid, .bid = static_cast<std::int16_t>(bid)});
        }
        actions.push_back({.type = ActionType::More});
        break;
    case Phase::Discard:
        for (const auto card : discardable(hand)) {
            actions.push_back({.type = ActionType::Discard, .card = card});
        }
        break;
    case Phase::Play:
        for (const auto card : playable(options, hand, open.trick)) {
            actions.push_back({.type = ActionType::Play, .card = card});
        }
        break;
    case Phase::Over:
        break;
    }
    return actions;
}

} // namespace mitts::mitigati
