// Facts about a decision are true of what its seat has seen, and depend on nothing else.
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

/// Counts what was checked.
struct Told {
    int positions = 0;
    int facts = 0;
    int choices = 0;    ///< decisions of the careful player with more than one choice
    int explained = 0;  ///< of these, decisions with at least one fact
    int changed = 0;    ///< facts with one number changed by one
    int still_true = 0; ///< of these, facts that are still true, such as when two others lack the suit
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
        for (std::size_t index = 0; index < fact.values.size(); ++index) {
            auto wrong = fact;
            ++wrong.values[index].value;
            ++told.changed;
            told.still_true += tests::holds(seen, decision, wrong) ? 1 : 0;
        }
        ++told.ids[fact.id];
        ++told.facts;
    }
    ++told.positions;
    return facts;
}

/// Checks the facts of careful's decision, of another choice put first, and after reshuffling the hidden cards.
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
    all.changed += told.changed;
    all.still_true += told.still_true;
    for (const auto& [id, times] : told.ids) {
        all.ids[id] += times;
    }
}

/// Checks every table, and random rules.
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
    return all;
}

template <Game G> void check_share(const Told& told, std::size_t kinds) {
    INFO(G::name, ": ", told.positions, " positions, ", told.facts, " facts of ", told.ids.size(), " kinds, ",
         told.explained, " of ", told.choices, " choices explained; ", told.still_true, " of ", told.changed,
         " changed facts true");
    CHECK(told.positions >= 2'000);
    CHECK(told.ids.size() >= kinds);
    CHECK(told.explained * 100 >= told.choices * 99);
    CHECK(told.still_true * 100 <= told.changed); // the test detects false facts
}

/// Returns the facts where there is only one choice.
template <Game G>
std::vector<std::string> told_of(const typename G::Options& options, const typename G::State& state,
                                 const typename G::Action& action) {
    const auto seen = G::observe(options, state, state.turn);
    ai::Alternative<G> only;
    only.action = action;
    ai::Decision<G> decision;
    decision.alternatives.push_back(only);
    std::vector<std::string> ids;
    for (const auto& fact : ai::facts_of<G>(seen, decision)) {
        CHECK(tests::holds(seen, decision, fact));
        ids.push_back(fact.id);
    }
    return ids;
}

} // namespace

TEST_CASE("every reported fact is true and survives reshuffling the hidden cards, and few choices have none") {
    check_share<mitaines::Game>(check_game<mitaines::Game>(4), 25);
    check_share<mitch::Game>(check_game<mitch::Game>(1), 20);
    check_share<mitigati::Game>(check_game<mitigati::Game>(4), 25);
}

TEST_CASE("rare facts appear in the right positions") {
    using Ids = std::vector<std::string>;
    mitaines::State round;
    round.dealer = 1;
    round.hands[0] = CardSet::of_rank(Rank::Nine);
    round.hands[1] = CardSet::of_rank(Rank::Two);
    const mitaines::Action sock{.card = Card::of(Rank::Nine, Suit::Clubs), .call = mitaines::Kind::Sock};
    CHECK(told_of<mitaines::Game>({}, round, sock) == Ids{"only_choice", "sock_safe", "call_worth"});

    mitigati::State deal;
    deal.phase = mitigati::Phase::Discard;
    deal.hands[0] = TarotSet::all_trumps();
    deal.hands[0].insert(TarotCard::of(Suit::Hearts, 3));
    const mitigati::Action discard{.type = mitigati::ActionType::Discard, .card = TarotCard::of(Suit::Hearts, 3)};
    CHECK(told_of<mitigati::Game>({}, deal, discard) == Ids{"only_choice", "makes_void", "put_aside"});
}

TEST_CASE("a player without preferences reports no facts") {
    for_each_game([](auto game) {
        using G = typename decltype(game)::type;
        const auto match = *Match<G>::begin(G::preset_options(0), SeededStart{.seed = 3});
        const auto decision = ai::find_player<G>("random")->decide(match.observe(match.turn()), Rng(1));
        CHECK(ai::has_preference(decision) == (decision.alternatives.size() == 1));
    });
}
