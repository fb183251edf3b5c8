#include "games/mitaines/setup.h"

#include <algorithm>

namespace mitts::mitaines {

namespace {

ParseError refuse(std::string_view tag, std::string what) {
    return ParseError{.what = std::move(what), .where = std::string(tag)};
}

std::optional<ParseError> claim(const Options& options, CardSet& used, const std::vector<Card>& cards,
                                std::string_view tag) {
    for (const auto card : cards) {
        if (card.index >= pack_size(options)) { // M1
            return refuse(tag, to_text(card) + " is not in the pack without jokers");
        }
        if (used.contains(card)) {
            return refuse(tag, to_text(card) + " is there twice");
        }
        used.insert(card);
    }
    return std::nullopt;
}

std::optional<ParseError> why_not_setup(const Options& options, const Setup& setup) {
    if (static_cast<int>(setup.hands.size()) != options.players) {
        return refuse("Hands", "there are " + std::to_string(setup.hands.size()) + " hands for " +
                                   std::to_string(options.players) + " players");
    }
    CardSet used;
    bool any_cards = false;
    for (const auto& hand : setup.hands) {
        any_cards = any_cards || !hand.empty();
        if (auto error = claim(options, used, hand, "Hands")) {
            return error;
        }
    }
    if (!any_cards) {
        return refuse("Hands", "nobody holds a card to play");
    }
    if (auto error = claim(options, used, setup.layout, "Layout")) {
        return error;
    }
    if (auto error = claim(options, used, setup.pile, "Pile")) {
        return error;
    }
    if (auto error = claim(options, used, setup.stock, "Stock")) {
        return error;
    }
    const auto deal = static_cast<std::size_t>(options.players * hand_size(options, 1));
    if (setup.stock.size() % deal != 0) {
        return refuse("Stock",
                      std::to_string(setup.stock.size()) + " cards do not fill whole deals of " + std::to_string(deal));
    }
    if (setup.turn < 0 || setup.turn >= options.players) {
        return refuse("Turn", "there are seats 0 to " + std::to_string(options.players - 1));
    }
    if (setup.dealer && (*setup.dealer < 0 || *setup.dealer >= options.players)) {
        return refuse("Dealer", "there are seats 0 to " + std::to_string(options.players - 1));
    }
    return std::nullopt;
}

} // namespace

Parsed<State> start_setup(const Options& options, const Setup& setup) {
    if (auto error = why_not_setup(options, setup)) {
        return *error;
    }
    State state;
    for (std::size_t seat = 0; seat < setup.hands.size(); ++seat) {
        for (const auto card : setup.hands[seat]) {
            state.hands[seat].insert(card);
        }
    }
    state.pile.append(setup.layout);
    state.layout_size = static_cast<std::uint8_t>(setup.layout.size());
    state.pile.append(setup.pile);
    state.deck.append(setup.stock);
    const int deals_left = static_cast<int>(setup.stock.size()) / (options.players * hand_size(options, 1));
    state.deal = static_cast<std::uint8_t>(std::max(0, deal_count(options) - 1 - deals_left));
    const auto before = seat_after(setup.turn, options.players, options.players - 1);
    state.dealer = setup.dealer.value_or(before);
    state.turn = setup.turn;
    while (state.hands[static_cast<std::size_t>(state.turn)].empty()) {
        state.turn = seat_after(state.turn, options.players);
    }
    return state;
}

} // namespace mitts::mitaines
