// Checks that every reason that a computer player can give has a name in both languages.
#include "ai/players.h"
#include "i18n/reason_words.h"
#include "session/match.h"

#include <doctest/doctest.h>

#include <set>
#include <string>

using namespace mitts;

namespace {

/// Returns the reasons that a game's computer players give for some of the decisions in a round.
template <Game G> std::set<std::string> reasons_of_a_round() {
    constexpr int asked_every = 6;
    std::set<std::string> reasons;
    auto match = *Match<G>::begin(G::preset_options(0), SeededStart{.seed = 3});
    Rng rng(1);
    while (match.phase() == MatchPhase::Playing) {
        const auto seen = match.observe(match.turn());
        const bool asked = match.log().size() % asked_every == 0;
        for (const auto& player : ai::players_of<G>()) {
            if (!asked && player.name != "careful") {
                continue;
            }
            for (const auto& alternative : player.decide(seen, rng).alternatives) {
                for (const auto& reason : alternative.reasons) {
                    reasons.insert(std::string(reason.id));
                }
            }
        }
        REQUIRE(!match.submit(ai::find_player<G>("careful")->decide(seen, rng).action()));
    }
    return reasons;
}

} // namespace

TEST_CASE("every reason that a computer player can give has a name in both languages") {
    for_each_game([](auto game) {
        const auto reasons = reasons_of_a_round<typename decltype(game)::type>();
        CHECK(reasons.size() >= 3);
        for (const auto& id : reasons) {
            CAPTURE(id);
            for (const auto language : {i18n::Language::English, i18n::Language::French}) {
                CHECK(i18n::reason_name(language, id) != id);
            }
        }
    });
}
