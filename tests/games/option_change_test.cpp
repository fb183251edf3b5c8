// Tests that changing an option adjusts the other options, so that a round can still be dealt.
#include "games/games.h"
#include "games/option_change.h"

#include <doctest/doctest.h>

using namespace mitts;

namespace {

// Returns every preset, adjusted to every possible number of players.
template <Game G> std::vector<typename G::Options> all_settled() {
    std::vector<typename G::Options> tables;
    for (int preset = 0; preset < static_cast<int>(G::preset_names().size()); ++preset) {
        for (int players = 0; players <= max_seats + 1; ++players) {
            const auto options = preset_for<G>(preset, players);
            CHECK_FALSE(G::validate(options).has_value());
            CHECK(static_cast<int>(options.preset) == preset);
            if (G::players(options) == players) {
                tables.push_back(options);
            }
        }
    }
    return tables;
}

template <Game G> int place_of(std::string_view name) {
    const auto descriptors = G::option_descriptors();
    for (std::size_t at = 0; at < descriptors.size(); ++at) {
        if (descriptors[at].name == name) {
            return static_cast<int>(at);
        }
    }
    FAIL("no such option");
    return -1;
}

template <Game G>
std::optional<typename G::Options> with(const typename G::Options& options, std::string_view name, int value) {
    return with_option<G>(options, place_of<G>(name), value);
}

} // namespace

TEST_CASE_TEMPLATE("a round can be dealt with every preset and every number of players that the game accepts", G,
                   mitaines::Game, mitch::Game, mitigati::Game) {
    const auto tables = all_settled<G>();
    const auto& players = G::option_descriptors()[static_cast<std::size_t>(place_of<G>("players"))];
    CHECK(tables.size() == G::preset_names().size() * option_values(shape_of(players)).size());
}

TEST_CASE_TEMPLATE("changing an option keeps the options playable and changes other options only if necessary", G,
                   mitaines::Game, mitch::Game, mitigati::Game) {
    for (const auto& start : all_settled<G>()) {
        const auto descriptors = G::option_descriptors();
        for (std::size_t at = 0; at < descriptors.size(); ++at) {
            const auto& descriptor = descriptors[at];
            const auto values = option_values(shape_of(descriptor));
            const auto step = std::max<std::size_t>(1, values.size() / 40);
            for (std::size_t index = 0; index < values.size(); index += step) {
                CAPTURE(descriptor.name);
                CAPTURE(values[index]);
                const auto changed = with_option<G>(start, static_cast<int>(at), values[index]);
                if (changed) {
                    CHECK(descriptor.get(*changed) == values[index]);
                    CHECK_FALSE(G::validate(*changed).has_value());
                }
                auto plain = start;
                descriptor.set(plain, values[index]);
                if (descriptor.name == "players") {
                    REQUIRE(changed);
                    CHECK((*changed == preset_for<G>(static_cast<int>(start.preset), values[index])));
                } else if (!G::validate(plain)) {
                    REQUIRE(changed);
                    CHECK((*changed == plain));
                }
            }
            CHECK_FALSE(with_option<G>(start, static_cast<int>(at), -2).has_value());
            CHECK_FALSE(with_option<G>(start, static_cast<int>(at), 99999).has_value());
        }
        CHECK_FALSE(with_option<G>(start, -1, 0).has_value());
        CHECK_FALSE(with_option<G>(start, static_cast<int>(descriptors.size()), 0).has_value());
    }
}

TEST_CASE("Mitaines: adding jokers changes the layout to six cards, and removing the jokers restores four (M3, M4)") {
    using G = mitaines::Game;
    const auto plain = preset_for<G>(0, 2);
    const auto jokers = with<G>(plain, "jokers", 2).value();
    CHECK(jokers.jokers == 2);
    CHECK(jokers.layout == 6);
    CHECK(with<G>(jokers, "jokers", 0) == plain);
    CHECK_FALSE(with<G>(plain, "layout", 6));
}

TEST_CASE("Mitaines: dealing singly needs four players and no layout (M5), and the exchange needs four players (M6)") {
    using G = mitaines::Game;
    using namespace mitaines;
    const auto two = mitts::preset_for<G>(0, 2);
    CHECK_FALSE(with<G>(two, "dealing", 1));
    CHECK_FALSE(with<G>(two, "exchange", 1));
    const auto four = with<G>(two, "players", 4).value();
    const auto singly = with<G>(four, "dealing", 1).value();
    CHECK(singly.dealing == Dealing::Singly);
    CHECK(singly.layout == 0);
    CHECK(with<G>(four, "exchange", 1).value().exchange == YesNo::Yes);
    CHECK_FALSE(with<G>(four, "layout", 0));

    // Adding jokers resets `dealing` to packets. Changing the number of players does the same, and also
    // turns the exchange off.
    CHECK(with<G>(singly, "jokers", 2).value().dealing == Dealing::Packets);
    const auto partners = mitts::preset_for<G>(static_cast<int>(Preset::Regles), 4);
    const auto three = with<G>(partners, "players", 3).value();
    CHECK(three.dealing == Dealing::Packets);
    CHECK(three.exchange == YesNo::No);
    CHECK(three.layout == 4);
    CHECK(with<G>(three, "players", 4) == partners);
}

TEST_CASE("Mitch: default numbers of packs and rounds depend on the player count, and hands shrink to fit the packs") {
    using G = mitch::Game;
    const auto three = preset_for<G>(0, 3);
    const auto six = with<G>(three, "players", 6).value();
    CHECK(six.packs == 2);
    CHECK(six.rounds == 6);
    CHECK(with<G>(six, "players", 3) == three);
    const auto one_pack = with<G>(six, "packs", 1).value(); // six or more players may share one pack
    CHECK(one_pack.hand_size == 5);
    CHECK(with<G>(one_pack, "players", 8).value().packs == 1);
    CHECK(with<G>(one_pack, "players", 3) == three);
    CHECK(with<G>(with<G>(six, "hand_size", 9).value(), "packs", 1).value().hand_size == 7);

    const auto longer = with<G>(with<G>(three, "rounds", 7).value(), "packs", 2).value();
    CHECK(with<G>(longer, "players", 4).value().rounds == 7);
    CHECK(with<G>(longer, "players", 4).value().packs == 2);

    const auto nine = with<G>(with<G>(three, "hand_size", 9).value(), "players", 5).value();
    CHECK(nine.hand_size == 8);
    CHECK_FALSE(with<G>(nine, "hand_size", 9));
    CHECK(with<G>(with<G>(nine, "packs", 2).value(), "hand_size", 9));
}

TEST_CASE("Mitch: direction=high_low resets the tie rule and excludes tie=low_last (C15)") {
    using G = mitch::Game;
    const auto lowest = preset_for<G>(static_cast<int>(mitch::Preset::LowestWins), 3);
    const auto both_ways = with<G>(lowest, "direction", 1).value();
    CHECK(both_ways.tie == mitch::Tie::HighLast);
    CHECK_FALSE(with<G>(both_ways, "tie", 1));
}
