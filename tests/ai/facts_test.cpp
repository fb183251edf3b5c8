// Checks that facts about a decision depend only on what its seat has seen. A golden file contains a sample of facts,
// which a search through all cards has verified.
#include "ai/fact_list.h"
#include "ai/players.h"
#include "games/option_text.h"
#include "session/match.h"
#include "tests/support/files.h"
#include "tests/support/random_options.h"
#include "tests/support/random_play.h"
#include "tests/support/tables.h"

#include <doctest/doctest.h>

#include <array>
#include <map>
#include <string>

using namespace mitts;

namespace {

/// Statistics of the check, and a sample of the first positions with each fact.
struct Told {
    int positions = 0;
    int choices = 0;   ///< the number of the careful player's decisions with more than one choice
    int explained = 0; ///< the number of these decisions with at least one fact
    std::map<std::string, int> ids;
    std::string sample;
};

constexpr int sampled = 3; ///< a position is sampled if one of its facts has occurred at most this often

std::string words_of(const Fact& fact) {
    constexpr std::array names{"card", "rank", "suit", "kind", "seat", "count", "other", "points", "low", "high"};
    auto words = fact.id;
    for (const auto& value : fact.values) {
        words += std::string(" ") + names[static_cast<std::size_t>(value.part)] + '=' + std::to_string(value.value);
    }
    return words;
}

// Returns the facts about a decision. Adds the position to the sample if one of these facts has occurred at most
// `sampled` times.
template <Game G>
std::vector<Fact> check_facts(const Match<G>& match, const ai::Decision<G>& decision, const std::string& place,
                              Told& told) {
    auto facts = ai::facts_of<G>(match.observe(match.turn()), decision);
    CHECK(facts.size() <= ai::most_facts);
    bool is_rare = false;
    std::string words;
    for (const auto& fact : facts) {
        is_rare = ++told.ids[fact.id] <= sampled || is_rare;
        words += "; " + words_of(fact);
    }
    if (is_rare) {
        told.sample += place + ", action " + std::to_string(match.log().size()) + ": " +
                       G::action_to_text(decision.action()) + words + '\n';
    }
    ++told.positions;
    return facts;
}

/// Checks the facts about the careful player's choice, before and after reshuffling the hidden cards, and the facts
/// about another choice.
template <Game G> void check_position(const Match<G>& match, Rng& rng, const std::string& place, Told& told) {
    const auto seen = match.observe(match.turn());
    auto decision = ai::find_player<G>("careful")->decide(seen, Rng(5));
    const auto facts = check_facts<G>(match, decision, place, told);
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
    check_facts<G>(match, decision, place, told);
}

template <Game G> void check_rounds(std::uint64_t rounds, const typename G::Options& options, Told& told) {
    Rng rng(rounds);
    for (std::uint64_t seed = 0; seed < rounds; ++seed) {
        const auto place = options_to_text<G>(options) + ", seed " + std::to_string(seed);
        CAPTURE(place);
        tests::for_each_turn<G>(options, seed,
                                [&](const Match<G>& match) { check_position<G>(match, rng, place, told); });
    }
}

/// Checks a game with every preset and number of players, and with random options.
template <Game G> void check_game(std::uint64_t rounds, std::size_t kinds) {
    Told told;
    for (const auto& options : tests::all_tables<G>()) {
        check_rounds<G>(rounds, options, told);
    }
    Rng rng(31);
    for (std::uint64_t round = 0; round < 3 * rounds; ++round) {
        check_rounds<G>(1, tests::random_options<G>(rng), told);
    }
    INFO(G::name, ": ", told.positions, " positions, facts of ", told.ids.size(), " kinds, ", told.explained, " of ",
         told.choices, " choices explained");
    CHECK(told.positions >= 2'000);
    CHECK(told.ids.size() >= kinds);
    CHECK(told.explained * 100 >= told.choices * 99);
    tests::check_golden("golden/facts/" + std::string(G::name) + ".txt", told.sample);
}

/// Returns the ids of the facts about an action that is presented as the only choice.
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
        ids.push_back(fact.id);
    }
    return ids;
}

} // namespace

TEST_CASE("golden facts: the sample is unchanged, no fact depends on hidden cards, and 99 % of choices have a fact") {
    check_game<mitaines::Game>(4, 25);
    check_game<mitch::Game>(1, 20);
    check_game<mitigati::Game>(4, 25);
}

TEST_CASE("facts report that a sock cannot be stolen and that a discard leaves the hand void in a suit") {
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

TEST_CASE("the bid that makes the sum zero is a fact only if it is legal (T5)") {
    const auto has_zero = [](std::optional<int> own, int left, int right) {
        mitigati::State deal;
        deal.bids = {own, left, right};
        const auto ids = told_of<mitigati::Game>({}, deal, {.type = mitigati::ActionType::Bid, .bid = -50});
        return std::count(ids.begin(), ids.end(), "zero_bid") > 0;
    };
    CHECK(has_zero({}, 60, 40));
    CHECK(!has_zero({}, 60, 60)); // the lowest bid is -100
    CHECK(has_zero(20, -30, 10));
    CHECK(!has_zero(19, -30, 10)); // bids never rise
}

TEST_CASE("no fact mentions 0 points, even if cards, calls or suits are worth nothing") {
    static constexpr std::string_view unnamed = "tops_unpaid"; // its sentence contains no points
    const auto check = []<Game G>(std::type_identity<G>, const typename G::Options& options) {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            tests::for_each_turn<G>(options, seed, [&](const Match<G>& match) {
                const auto seen = match.observe(match.turn());
                for (const auto& action : G::legal_actions(options, match.referee_state())) {
                    ai::Alternative<G> choice;
                    choice.action = action;
                    for (const auto& fact : ai::facts_of<G>(seen, ai::Decision<G>{.alternatives = {choice, choice}})) {
                        for (const auto& value : fact.values) {
                            CHECK_MESSAGE((value.part != FactPart::Points || value.value > 0 || fact.id == unnamed),
                                          fact.id);
                        }
                    }
                }
            });
        }
    };
    check(std::type_identity<mitaines::Game>{}, mitaines::Options{.mitten = 0, .jack_mitten = 0, .ten_of_diamonds = 0});
    check(std::type_identity<mitch::Game>{}, mitch::Options{.suit_points = 0});
}

TEST_CASE("a random player has no preferred action unless only one action is legal") {
    for_each_game([](auto game) {
        using G = typename decltype(game)::type;
        const auto match = *Match<G>::begin(G::preset_options(0), SeededStart{.seed = 3});
        const auto decision = ai::find_player<G>("random")->decide(match.observe(match.turn()), Rng(1));
        CHECK(ai::has_preference(decision) == (decision.alternatives.size() == 1));
    });
}
