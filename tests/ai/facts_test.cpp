// What is told about a decision is true of what its seat has seen, and follows from nothing else.
#include "ai/fact_list.h"
#include "ai/players.h"
#include "games/option_text.h"
#include "session/match.h"
#include "tests/ai/fact_check.h"
#include "tests/support/random_options.h"
#include "tests/support/random_play.h"
#include "tests/support/tables.h"

#include <doctest/doctest.h>

#include <map>
#include <string>

using namespace mitts;

namespace {

/// What has been asked and told.
struct Told {
    int positions = 0;
    int facts = 0;
    int choices = 0;   ///< of the careful player, where there is more than one
    int explained = 0; ///< of these, with a fact at least
    std::map<std::string, int> ids;
};

std::string words_of(const Fact& fact) {
    auto words = fact.id;
    for (const auto& value : fact.values) {
        words += ' ' + std::to_string(static_cast<int>(value.part)) + '=' + std::to_string(value.value);
    }
    return words;
}

template <Game G>
std::vector<Fact> check_facts(const typename G::Observation& seen, const ai::Decision<G>& decision, Told& told) {
    auto facts = ai::facts_of<G>(seen, decision);
    CHECK(facts.size() <= ai::most_facts);
    for (const auto& fact : facts) {
        const bool is_true = tests::holds(seen, decision, fact);
        CHECK_MESSAGE(is_true, G::action_to_text(decision.action()), ": ", words_of(fact), "\n",
                      G::observation_to_text(seen));
        ++told.ids[fact.id];
        ++told.facts;
    }
    ++told.positions;
    return facts;
}

/// The facts of the careful player's decision, of another choice put first, and of the same when the hidden cards lie otherwise.
template <Game G> void check_position(const Match<G>& match, Rng& rng, Told& told) {
    const auto seen = match.observe(match.turn());
    auto decision = ai::find_player<G>("careful")->decide(seen, Rng(5));
    const auto facts = check_facts<G>(seen, decision, told);
    if (decision.alternatives.size() > 1) {
        ++told.choices;
        told.explained += facts.empty() ? 0 : 1;
    }
    const auto state = G::resample(seen.options, seen, rng);
    auto other = G::observe(seen.options, state, seen.viewer);
    other.history = seen.history;
    CHECK(ai::facts_of<G>(other, decision) == facts);
    std::swap(decision.alternatives.front(),
              decision.alternatives[rng.below(static_cast<std::uint32_t>(decision.alternatives.size()))]);
    check_facts<G>(seen, decision, told);
}

template <Game G> Told check_rounds(std::uint64_t rounds, const typename G::Options& options) {
    Told told;
    Rng rng(rounds);
    for (std::uint64_t seed = 0; seed < rounds; ++seed) {
        tests::for_each_turn<G>(options, seed, [&](const Match<G>& match) { check_position<G>(match, rng, told); });
    }
    return told;
}

void add(Told& all, const Told& told) {
    all.positions += told.positions;
    all.facts += told.facts;
    all.choices += told.choices;
    all.explained += told.explained;
    for (const auto& [id, times] : told.ids) {
        all.ids[id] += times;
    }
}

/// Every table, and rules drawn at random.
template <Game G> Told check_game(std::uint64_t rounds) {
    Told all;
    for (const auto& options : tests::all_tables<G>()) {
        CAPTURE(options_to_text<G>(options));
        add(all, check_rounds<G>(rounds, options));
    }
    Rng rng(31);
    for (std::uint64_t round = 0; round < 3 * rounds; ++round) {
        const auto options = tests::random_options<G>(rng);
        CAPTURE(options_to_text<G>(options));
        add(all, check_rounds<G>(1, options));
    }
    INFO(G::name, ": ", all.positions, " positions, ", all.facts, " facts, ", all.explained, " of ", all.choices,
         " choices explained");
    return all;
}

std::string counts(const Told& told) {
    std::string text;
    for (const auto& [id, times] : told.ids) {
        text += id + ' ' + std::to_string(times) + ", ";
    }
    return text;
}

template <Game G> void check_share(const Told& told, std::size_t kinds) {
    MESSAGE(G::name, ": ", told.positions, " positions, ", told.facts, " facts, ", told.explained, " of ", told.choices,
            " choices explained; ", counts(told));
    CHECK(told.ids.size() >= kinds);
    CHECK(told.explained * 100 >= told.choices * 95);
}

} // namespace

TEST_CASE("every fact that is told is true, stays when the hidden cards are dealt anew, and hardly a choice has none") {
    check_share<mitaines::Game>(check_game<mitaines::Game>(4), 20);
}
