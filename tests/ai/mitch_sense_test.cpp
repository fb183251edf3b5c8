// The quick judgement of others' actions is careful's own, and remembers a turn as it was.
#include "ai/mitch/careful.h"
#include "ai/mitch/instinct.h"
#include "ai/mitch/sense.h"
#include "games/mitch/game.h"
#include "games/option_text.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

#include <string>

using namespace mitts;
using namespace mitts::ai::for_mitch;
using G = mitch::Game;

namespace {

template <class Judgement> float chance_of(Judgement& judgement, const QuickTable& table, QuickMove move) {
    TurnMemory memory;
    return judgement.chance_of(table, move, memory);
}

// As the reading does: the same turn with other hands that the move could have come from.
template <class Judgement> void check_memory(Judgement judgement, QuickTable table, QuickMove move, Rng& rng) {
    TurnMemory memory;
    auto& own = table.mover();
    const auto rest = own;
    for (int hand = 0; hand < 100; ++hand) {
        own = rest;
        own.held = own.twins = 0;
        take_in(own, move.card);
        for (int card = 1; card < rest.cards; ++card) {
            Code other{};
            do {
                other = code_of(static_cast<int>(rng.below(suit_count)), static_cast<int>(rng.below(12)));
            } while ((table.gone & bit(other)) != 0 || (own.held & bit(other)) != 0);
            take_in(own, other);
        }
        own.cards = rest.cards;
        CHECK(judgement.chance_of(table, move, memory) == chance_of(judgement, table, move));
    }
}

// Every alternative has careful's value, and what careful does is what is likeliest.
void check_turn(const QuickRules& rules, const mitch::Observation& seen, Rng& rng) {
    Sense sense(rules, 0.15F);
    const auto decision = decide_carefully(seen, rng);
    const auto table = rules.table_of(seen);
    float sum = 0;
    float most = 0;
    for (const auto& alternative : decision.alternatives) {
        const auto action = alternative.action;
        CAPTURE(to_text(action));
        CHECK(static_cast<double>(sense.worth_of(table, to_move(action))) ==
              doctest::Approx(alternative.value).epsilon(1e-4));
        const float chance = chance_of(sense, table, to_move(action));
        sum += chance;
        most = std::max(most, chance);
    }
    CHECK(sum == doctest::Approx(1));
    CHECK(chance_of(sense, table, to_move(decision.action())) == doctest::Approx(most));
    CHECK(chance_of(sense, table, sense.choose(table)) == doctest::Approx(most));
}

template <class Visit> void for_each_turn(const char* text, Visit&& visit) {
    CAPTURE(std::string(text));
    const auto options = *parse_options<G>(text);
    const QuickRules rules(options);
    Rng rng(11);
    const auto deck = G::shuffled_pack(options, rng);
    auto state = G::start_round(options, deck, 0);
    while (state.turn != no_seat) {
        visit(rules, G::observe(options, state, state.turn), rng);
        G::apply_quietly(options, state, tests::random_action<G>(options, state, rng));
    }
}

} // namespace

TEST_CASE("Mitch: the others are judged as the careful player judges") {
    for (const auto* text :
         {"players=3", "players=2 direction=high_low", "players=5 tie=low_last", "players=6 packs=2"}) {
        for_each_turn(text, check_turn);
    }
}

TEST_CASE("Mitch: what was found for a turn holds for every hand imagined there") {
    for (const auto* text : {"players=3", "players=4 ending=last_ace", "players=2 direction=high_low"}) {
        for_each_turn(text, [](const QuickRules& rules, const mitch::Observation& seen, Rng& rng) {
            const auto table = rules.table_of(seen);
            for (const auto move : rules.moves(table)) {
                if (table.step == Step::Play) {
                    check_memory(Sense(rules, 0.1F), table, move, rng);
                    check_memory(Instinct(rules), table, move, rng);
                }
            }
        });
    }
}
