// Builds quick tables from states and observations.
#include "games/mitch/quick.h"

namespace mitts::mitch {

QuickTable QuickRules::open_cards(const Open& open) const {
    QuickTable table{.phase = open.phase,
                     .step = open.step,
                     .took_from_pile = open.taken.has_value(),
                     .taken = open.taken ? code_of(*open.taken) : Code{0},
                     .turn = open.turn,
                     .aces = static_cast<std::uint8_t>(open.aces.size()),
                     .had_turn = open.had_turn,
                     .placed = open.placed,
                     .pile_draws = open.pile_draws};
    for (Seat seat = 0; seat < options.players; ++seat) {
        for (int suit = 0; suit < suit_count; ++suit) {
            const auto& column = open.tableaus[at(seat)][at(suit)];
            for (int n = 0; n < column.size(); ++n) {
                const auto card = code_of(suit, static_cast<int>(column.nth(n)));
                lay(table.seats[at(seat)], card);
                lose(table, card);
            }
        }
    }
    for (const auto card : open.discards) {
        lose(table, code_of(card));
        if (keeps_pile()) {
            table.pile[table.pile_size++] = code_of(card);
        }
    }
    return table;
}

QuickTable QuickRules::table_of(const mitch::State& state) const {
    auto table = open_cards(state);
    for (Seat seat = 0; seat < options.players; ++seat) {
        for (const auto card : state.hands[at(seat)]) {
            take_in(table.seats[at(seat)], code_of(card));
        }
    }
    for (auto card = state.deck.begin() + state.deck_next; card != state.deck.end(); ++card) {
        table.stock[table.stock_size++] = code_of(*card);
    }
    return table;
}

QuickTable QuickRules::table_of(const Observation& observation) const {
    auto table = open_cards(observation);
    table.stock_size = static_cast<std::uint8_t>(observation.stock);
    for (Seat seat = 0; seat < options.players; ++seat) {
        auto& holding = table.seats[at(seat)];
        for (const auto card : seat == observation.viewer ? observation.hand : observation.shown[at(seat)]) {
            take_in(holding, code_of(card));
        }
        holding.cards = static_cast<std::int8_t>(observation.hand_sizes[at(seat)]);
    }
    return table;
}

QuickRules::Deck QuickRules::pack() const {
    Deck deck;
    deck.append(mitch::pack(options));
    return deck;
}

} // namespace mitts::mitch
