// Checks that no player can see hidden cards. Every field that a seat cannot see is filled with garbage, that is, with
// cards that are already in other hands or piles. The text that the seat's player gets must not change.
#include "games/even_choice.h"
#include "games/games.h"
#include "games/option_text.h"
#include "tests/support/tables.h"

#include <doctest/doctest.h>

using namespace mitts;

namespace {

/// Returns the first `size` distinct cards of the pack, even if other hands or piles contain them.
template <class Set, class Pack> Set rubbish(const Pack& pack, int size) {
    Set set;
    for (const auto card : pack) {
        if (set.size() < size && !set.contains(card)) {
            set.insert(card);
        }
    }
    REQUIRE(set.size() == size);
    return set;
}

template <class Deck> void fill_stock(Deck& deck, std::size_t next) {
    for (std::size_t index = next; index < deck.size(); ++index) {
        deck[index] = deck[0];
    }
}

void fill_hidden(const mitaines::Options& options, mitaines::State& state, Seat viewer) {
    const auto pack = mitaines::Game::pack(options);
    for (std::size_t seat = 0; seat < state.hands.size(); ++seat) {
        if (seat != static_cast<std::size_t>(viewer)) {
            state.hands[seat] = rubbish<CardSet>(pack, state.hands[seat].size());
            if (mitaines::Game::side_of(options, static_cast<Seat>(seat)) != mitaines::Game::side_of(options, viewer)) {
                state.given[seat] = rubbish<CardSet>(pack, state.given[seat].size()); // M6: partners know them
            }
        }
    }
    fill_stock(state.deck, state.deck_next);
}

void fill_hidden(const mitch::Options& options, mitch::State& state, Seat viewer) {
    const auto pack = mitch::Game::pack(options);
    for (std::size_t seat = 0; seat < state.hands.size(); ++seat) {
        if (seat != static_cast<std::size_t>(viewer)) {
            state.hands[seat] = rubbish<mitch::Hand>(pack, state.hands[seat].size());
        }
    }
    fill_stock(state.deck, state.deck_next);
    if (state.turn != viewer) { // only the player who drew the card knows it
        state.drawn = Card{};
    }
}

void fill_hidden(const mitigati::Options& options, mitigati::State& state, Seat viewer) {
    const auto pack = mitigati::Game::pack(options);
    for (std::size_t seat = 0; seat < state.hands.size(); ++seat) {
        if (seat != static_cast<std::size_t>(viewer)) {
            state.hands[seat] = rubbish<TarotSet>(pack, state.hands[seat].size());
        }
    }
    if (viewer != state.dealer) {
        state.discards = rubbish<TarotSet>(pack, state.discards.size());
    }
    fill_stock(state.deck, state.deck_next);
}

template <Game G> void check_rubbish(const typename G::Options& options) {
    CAPTURE(options_to_text<G>(options));
    Rng rng(19);
    const auto pack = shuffled(G::pack(options), rng);
    auto state = G::start_round(options, pack, Seat{0});
    while (G::turn(state) != no_seat) {
        for (Seat viewer = 0; viewer < G::players(options); ++viewer) {
            auto filled = state;
            fill_hidden(options, filled, viewer);
            CHECK(G::observation_to_text(G::observe(options, filled, viewer)) ==
                  G::observation_to_text(G::observe(options, state, viewer)));
        }
        G::apply_quietly(options, state, even_choice<G>(G::legal_actions(options, state), rng));
    }
}

} // namespace

TEST_CASE("the text that a player receives does not depend on cards hidden from its seat") {
    for_each_game([](auto game) {
        using G = typename decltype(game)::type;
        for (const auto& options : tests::all_tables<G>()) {
            check_rubbish<G>(options);
        }
    });
}
