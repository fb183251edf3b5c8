// Tests Mitch's evaluation: the moves that it expects, the cards that it counts, and its cache for one turn.
#include "ai/mitch/careful.h"
#include "ai/mitch/instinct.h"
#include "ai/mitch/sense.h"
#include "games/mitch/game.h"
#include "games/option_text.h"
#include "tests/ai/reasons.h"
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

// Checks that cached and fresh probabilities are equal when only the mover's other cards change, as in `Reading`.
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

// Checks that the evaluation gives its choice the highest probability, and that the reasons for a move add up to its
// value.
void check_turn(const QuickRules& rules, const mitch::Observation& seen, Rng& rng) {
    Sense sense(rules, 0.15F);
    const auto table = rules.table_of(seen);
    float sum = 0;
    float most = 0;
    for (const auto& alternative : decide_carefully(seen, rng).alternatives) {
        CAPTURE(to_text(alternative.action));
        if (table.step == Step::Draw) {
            CHECK(alternative.reasons.empty());
            continue;
        }
        CHECK(alternative.value == doctest::Approx(tests::sum_of_reasons(alternative)));
        const float chance = chance_of(sense, table, to_move(alternative.action));
        sum += chance;
        most = std::max(most, chance);
    }
    if (table.step == Step::Play && !table.took_from_pile) { // C7: a card just taken from the pile cannot be discarded
        CHECK(sum == doctest::Approx(1));
        CHECK(chance_of(sense, table, sense.choose(table)) == doctest::Approx(most));
    }
}

template <class Visit> void for_each_turn(const char* text, Visit&& visit) {
    CAPTURE(std::string(text));
    const auto options = *parse_options<G>(text);
    const QuickRules rules(options);
    Rng rng(11);
    const auto deck = shuffled(G::pack(options), rng);
    auto state = G::start_round(options, deck, 0);
    while (state.turn != no_seat) {
        visit(rules, G::observe(options, state, state.turn), rng);
        G::apply_quietly(options, state, tests::random_action<G>(options, state, rng));
    }
}

} // namespace

TEST_CASE("Mitch: the chosen move has the highest probability, and a move's reasons add up to its value") {
    for (const auto* text : {"players=3", "players=2 direction=high_low", "players=5 tie=low_last", "players=6 packs=2",
                             "players=4 ending=last_ace", "preset=pick_up"}) {
        for_each_turn(text, check_turn);
    }
}

TEST_CASE("Mitch: a known card in another player's hand changes the evaluation, except in a sampled world (C7)") {
    const QuickRules rules(*parse_options<G>("preset=pick_up"));
    QuickTable table{.stock_size = 20};
    table.seats[1].cards = table.seats[2].cards = 5;
    for (const auto* card : {"KC", "9C"}) {
        take_in(table.seats[0], code_of(*parse_card(card)));
    }
    rules.lay(table.seats[1], code_of(*parse_card("QC")));
    table.gone = table.seats[1].columns;
    auto shown = table;
    take_in(shown.seats[1], code_of(*parse_card("JC")));
    shown.seats[1].cards = 5;
    const QuickMove place{.type = ActionType::Place, .card = code_of(*parse_card("KC"))};
    Sense known(rules, Temper{});
    CHECK(known.explain(shown, place).sum() != known.explain(table, place).sum());
    Sense imagined(rules, 0.1F);
    CHECK(imagined.explain(shown, place).sum() == imagined.explain(table, place).sum());
}

TEST_CASE("Mitch: a discard that fits the next player's column helps that player if the rules allow taking it (C7)") {
    for (const auto* text : {"preset=pick_up", "players=3 draw=stock"}) {
        const QuickRules rules(*parse_options<G>(text));
        QuickTable table{.stock_size = 20};
        table.seats[1].cards = table.seats[2].cards = 5;
        take_in(table.seats[0], code_of(*parse_card("9C")));
        rules.lay(table.seats[0], code_of(*parse_card("KC")));
        rules.lay(table.seats[1], code_of(*parse_card("QC")));
        table.gone = table.seats[0].columns | table.seats[1].columns;
        Sense sense(rules, Temper{});
        const QuickMove drop{.type = ActionType::Drop, .card = code_of(*parse_card("9C"))};
        CHECK((sense.explain(table, drop).helps_next < 0) == rules.keeps_pile());
        rules.lay(table.seats[1], code_of(*parse_card("2C")));
        table.gone |= table.seats[1].columns;
        CHECK(sense.explain(table, drop).helps_next == 0);
    }
}

TEST_CASE("Mitch: the evaluations cached for a turn equal fresh evaluations for every sampled hand") {
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
