#include "games/mitigati/legal.h"

namespace mitts::mitigati {

namespace {

TarotSet own_hand(const State& state) {
    return state.hands[static_cast<std::size_t>(state.turn)];
}

std::optional<Refusal> why_not_bargain(const State& state, Action action) {
    if (state.phase != Phase::Bargain) {
        return Refusal{.id = RefusalId::NoBargainNow}; // T8
    }
    if (action.type == ActionType::More) {
        return std::nullopt;
    }
    if (action.bid < lowest_bid || action.bid > highest_bid) { // T5
        return Refusal{.id = RefusalId::BidOutOfRange};
    }
    const int highest = highest_bid_of(state, state.turn);
    if (action.bid > highest) { // T5
        return Refusal{.id = RefusalId::BidTooHigh, .bid = highest};
    }
    return std::nullopt;
}

std::optional<Refusal> why_not_discard(const State& state, TarotCard card) {
    if (state.phase != Phase::Discard) {
        return Refusal{.id = RefusalId::NoDiscardNow}; // T9
    }
    if (!own_hand(state).contains(card)) {
        return Refusal{.id = RefusalId::NotInHand, .card = card};
    }
    if (!discardable(own_hand(state)).contains(card)) {
        return Refusal{.id = RefusalId::NotDiscardable, .card = card}; // T9
    }
    return std::nullopt;
}

std::optional<Refusal> why_not_play(const State& state, TarotCard card) {
    if (state.phase == Phase::Discard) {
        return Refusal{.id = RefusalId::DiscardFirst}; // T9
    }
    if (!own_hand(state).contains(card)) {
        return Refusal{.id = RefusalId::NotInHand, .card = card};
    }
    if (playable(own_hand(state), state.trick).contains(card)) {
        return std::nullopt;
    }
    const auto led = *card_led(state.trick);
    const bool holds_suit = led.is_suited() && !(own_hand(state) & TarotSet::of_suit(led.suit())).empty();
    return Refusal{.id = holds_suit ? RefusalId::FollowSuit : RefusalId::MustTrump, .card = led}; // T11
}

} // namespace

std::optional<Refusal> why_not(const Options& /*options*/, const State& state, Action action) {
    if (state.phase == Phase::Over) {
        return Refusal{.id = RefusalId::RoundOver};
    }
    if (action.type == ActionType::Bid || action.type == ActionType::More) {
        return why_not_bargain(state, action);
    }
    if (state.phase == Phase::Bargain) {
        return Refusal{.id = RefusalId::BargainFirst}; // T4
    }
    return action.type == ActionType::Discard ? why_not_discard(state, action.card) : why_not_play(state, action.card);
}

Actions legal_actions(const Options& /*options*/, const State& state) {
    Actions actions;
    switch (state.phase) {
    case Phase::Bargain:
        for (int bid = lowest_bid; bid <= highest_bid_of(state, state.turn); ++bid) {
            actions.push_back({.type = ActionType::Bid, .bid = static_cast<std::int16_t>(bid)});
        }
        actions.push_back({.type = ActionType::More});
        break;
    case Phase::Discard:
        for (const auto card : discardable(own_hand(state))) {
            actions.push_back({.type = ActionType::Discard, .card = card});
        }
        break;
    case Phase::Play:
        for (const auto card : playable(own_hand(state), state.trick)) {
            actions.push_back({.type = ActionType::Play, .card = card});
        }
        break;
    case Phase::Over:
        break;
    }
    return actions;
}

std::vector<std::string> legal_texts(const Options& options, const State& state) {
    if (state.phase == Phase::Bargain) {
        return {"bid:" + std::to_string(lowest_bid) + ".." + std::to_string(highest_bid_of(state, state.turn)), "more"};
    }
    std::vector<std::string> texts;
    for (const auto& action : legal_actions(options, state)) {
        texts.push_back(to_text(action));
    }
    return texts;
}

} // namespace mitts::mitigati
