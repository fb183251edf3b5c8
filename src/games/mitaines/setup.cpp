#include "games/mitaines/setup.h"

#include <algorithm>

namespace mitts::mitaines {

namespace {

std::optional<ParseError> why_not_setup(const Options& options, const Setup& setup) {
    auto claimed = claims(options);
    if (auto error = first_error({wrong_seats(setup, options.players), no_card_to_play(setup.hands),
                                  claimed.claim_all("Hands", setup.hands), claimed.claim_all("Layout", setup.layout),
                                  claimed.claim_all("Pile", setup.pile), claimed.claim_all("Stock", setup.stock)})) {
        return error;
    }
    const auto deal = static_cast<std::size_t>(options.players * hand_size(options, 1));
    if (setup.stock.size() % deal != 0) {
        return refuse("Stock",
                      std::to_string(setup.stock.size()) + " cards do not fill whole deals of " + std::to_string(deal));
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
        state.hands[seat] = set_of(setup.hands[seat]);
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
    while (state.hands[at(state.turn)].empty()) {
        state.turn = seat_after(state.turn, options.players);
    }
    return state;
}

} // namespace mitts::mitaines
