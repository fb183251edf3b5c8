// The quick judgement of others' actions is careful's own.
#include "ai/mitch/careful.h"
#include "ai/mitch/sense.h"
#include "games/option_text.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

#include <string>

using namespace mitts;
using namespace mitts::ai::for_mitch;
using G = mitch::Game;

namespace {

// Every alternative has careful's value, and what careful does is what is likeliest.
void check_turn(const Rules& rules, const mitch::Observation& seen, Rng& rng) {
    Sense sense(rules, 0.15F);
    const auto decision = decide_carefully(seen, rng);
    const auto table = table_of(rules, seen);
    float sum = 0;
    float most = 0;
    for (const auto& alternative : decision.alternatives) {
        const auto action = alternative.action;
        CAPTURE(to_text(action));
        CHECK(static_cast<double>(sense.worth_of(table, to_move(action))) ==
              doctest::Approx(alternative.value).epsilon(1e-4));
        const float chance = sense.chance_of(table, to_move(action));
        sum += chance;
        most = std::max(most, chance);
    }
    CHECK(sum == doctest::Approx(1));
    CHECK(sense.chance_of(table, to_move(decision.action())) == doctest::Approx(most));
    CHECK(sense.chance_of(table, sense.choose(table)) == doctest::Approx(most));
}

} // namespace

TEST_CASE("Mitch: the others are judged as the careful player judges") {
    for (const auto* text :
         {"players=3", "players=2 direction=high_low", "players=5 tie=low_last", "players=6 packs=2"}) {
        CAPTURE(std::string(text));
        const auto options = *parse_options<G>(text);
        const Rules rules(options);
        Rng rng(11);
        const auto deck = G::shuffled_pack(options, rng);
        auto state = G::start_round(options, deck, 0);
        while (state.turn != no_seat) {
            check_turn(rules, G::observe(options, state, state.turn), rng);
            G::apply_quietly(options, state, tests::random_action<G>(options, state, rng));
        }
    }
}
