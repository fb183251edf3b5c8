// Tests a challenge's text, which offers the same deal to a friend.
#include "session/challenge.h"
#include "session/packed_actions.h"
#include "tests/support/random_play.h"
#include "tests/support/tables.h"

#include <doctest/doctest.h>

using namespace mitts;
using namespace mitts::tests;

namespace {

template <Game G> Match<G> played(const typename G::Options& options, std::uint64_t seed, int actions = 1'000'000) {
    auto match = *Match<G>::begin(options, SeededStart{.seed = seed});
    Rng rng(seed);
    play_at_random(match, rng, actions);
    return match;
}

/// Returns a person at seat 0 and computers at the other seats.
template <Game G> std::vector<ChallengeSeat> seats_for(const typename G::Options& options) {
    std::vector<ChallengeSeat> seats{{.level = "", .name = ""}};
    while (static_cast<int>(seats.size()) < G::players(options)) {
        seats.push_back({.level = "careful", .name = "Émile & Fils/2"});
    }
    return seats;
}

using G = mitaines::Game;

Match<G> pagat(std::uint64_t seed) {
    return played<G>(G::preset_options(0), seed);
}

Challenge challenge_with_play(const Match<G>& match, int round) {
    auto challenge = *challenge_of(match, seats_for<G>(match.options()), round, 1);
    challenge.people = {"Marie"};
    REQUIRE(add_play(challenge, *play_of(challenge, 0, match)));
    return challenge;
}

std::string kind_of(std::string_view text) {
    const auto challenge = parse_challenge(text);
    return challenge ? "" : challenge.error().where;
}

/// Returns the text with a valid checksum.
std::string with_sum(std::string text) {
    text.resize(std::min(text.find("&sum="), text.size()));
    return text + "&sum=" + std::to_string(sum_of(text));
}

std::string replaced(std::string text, std::string_view old, std::string_view by) {
    const auto at = text.find(old);
    REQUIRE(at != std::string::npos);
    return with_sum(text.replace(at, old.size(), by));
}

} // namespace

TEST_CASE("digits in different bases survive a round trip through a packed number") {
    PackedNumber number;
    for (std::uint32_t digit = 300; digit-- > 0;) {
        number.push(digit + 1, digit);
    }
    auto again = *PackedNumber::parse(number.to_text());
    for (std::uint32_t digit = 0; digit < 300; ++digit) {
        CHECK(again.pop(digit + 1) == digit);
    }
    CHECK(again.is_zero());
    CHECK(PackedNumber().to_text().empty());
    CHECK(!PackedNumber::parse("AB+C"));
}

TEST_CASE("a whole match and each of its rounds survive a round trip through a challenge") {
    for_each_game([](auto game) {
        using Any = typename decltype(game)::type;
        for (const auto& options : few_tables<Any>()) {
            const auto match = played<Any>(options, 5, 900);
            const auto finished =
                static_cast<int>(match.rounds().size()) - (match.phase() == MatchPhase::Playing ? 1 : 0);
            for (int round = match.phase() == MatchPhase::Over ? 0 : 1; round <= std::min(finished, 4); ++round) {
                auto challenge = challenge_of(match, seats_for<Any>(options), round, 1);
                REQUIRE_MESSAGE(challenge, (challenge ? std::string() : challenge.error().to_text()));
                challenge->people = {"Marie"};
                REQUIRE(add_play(*challenge, *play_of(*challenge, 0, match)));
                const auto text = to_text(*challenge);
                const auto again = parse_challenge("https://example.org/#challenge=" + text + "&turn=0.1");
                REQUIRE_MESSAGE(again, (again ? std::string() : again.error().to_text()));
                CHECK(to_text(*again) == text);
                CHECK(again->seats == challenge->seats);
                const auto replayed = replay_challenge(*again, again->plays.front());
                REQUIRE_MESSAGE(replayed, (replayed ? std::string() : replayed.error().to_text()));
                const auto& log = std::get<Match<Any>>(*replayed).log();
                const auto range = range_of(*again, *replayed);
                CHECK(range.end == log.size());
                for (std::size_t entry = 0; entry < log.size(); ++entry) {
                    CHECK(log[entry].action == match.log()[entry].action);
                }
            }
        }
    });
}

TEST_CASE("a two-player Mitaines round is packed into fewer than 40 characters, and a match into fewer than 500") {
    const auto match = pagat(7);
    CHECK(challenge_with_play(match, 1).plays.front().actions.size() < 40);
    CHECK(match.rounds().size() <= 20);
    CHECK(challenge_with_play(match, 0).plays.front().actions.size() < 500);
}

TEST_CASE("the text format of a challenge has not changed") {
    const auto match =
        std::get<Match<G>>(*match_from_text("[Game \"mitaines\"]\n[Options \"preset=pagat\"]\n"
                                            "[Hands \"7S 9D / 3H 9C\"]\n[Pile \"2C KH\"]\n[Turn \"0\"]\n\n"
                                            "9D 9C 7S 3H"));
    CHECK(to_text(challenge_with_play(match, 0)) ==
          "1&game=mitaines&options=preset=pagat,players=2&hands=7S,9D/3H,9C&pile=2C,KH&turn=0"
          "&seats=/careful:%C3%89mile%20%26%20Fils%2F2&version=1&people=Marie&plays=0.0..D&sum=3453199413");
}

TEST_CASE("a challenge made from a later round starts at that round, with the scores of the earlier rounds") {
    const auto match = pagat(3);
    REQUIRE(match.rounds().size() > 2);
    const auto challenge = challenge_with_play(match, 2);
    const auto begun = std::get<Match<G>>(*begin_challenge(challenge, 0));
    CHECK(begun.rounds().size() == 2);
    CHECK(begun.log().size() == match.rounds()[1].first_entry);
    CHECK(begun.totals() == match.rounds()[0].scores);
}

TEST_CASE("the seed increases by one with each deal of a tournament") {
    auto challenge = challenge_with_play(pagat(7), 1);
    challenge.deals = 3;
    const auto third = std::get<Match<G>>(*begin_challenge(challenge, 2));
    CHECK(third.seed() == 9);
    CHECK(play_of(challenge, 1, pagat(9)).error().where == "other");
    const auto play = play_of(challenge, 2, pagat(9));
    REQUIRE(play);
    CHECK(play->deal == 2);
}

TEST_CASE("a player's moves can be recorded for a challenge whose text omits default values") {
    const auto text = with_sum("1&game=mitaines&options=preset=pagat,players=2&hands=7S,9D/3H,9C&pile=2C,KH"
                               "&seats=/careful:Mathilde&version=1&people=Marie&plays=0.0..D");
    const auto challenge = parse_challenge(text);
    REQUIRE(challenge);
    const auto match = replay_challenge(*challenge, challenge->plays.front());
    REQUIRE(match);
    const auto play = play_of(*challenge, 0, *match);
    REQUIRE(play);
    CHECK(play->actions == "D");
}

TEST_CASE("a challenge may contain a person without a name, but not a repeated name or parameter") {
    auto challenge = challenge_with_play(pagat(7), 1);
    challenge.people.front().clear();
    const auto text = to_text(challenge);
    const auto again = parse_challenge(text);
    REQUIRE(again);
    CHECK(again->people == std::vector<std::string>{""});
    CHECK(to_text(*again) == text);
    CHECK(parse_challenge(replaced(text, "&people=", "&people=&people=")).error().what ==
          "parameter people: given twice");
    CHECK(parse_challenge(replaced(text, "&people=", "&people=Marie/Marie")).error().what ==
          "the people have no names, or the same name");
}

TEST_CASE("a name with a control character is refused, because each name is stored on one line") {
    const auto text = to_text(challenge_with_play(pagat(7), 1));
    for (const std::string_view code : {"%09", "%0A", "%00", "%1F"}) {
        const auto in_person = replaced(text, "&people=Marie", "&people=Ma" + std::string(code) + "rie");
        CHECK(parse_challenge(in_person).error().what.starts_with("parameter people: 'Ma%"));
        const auto in_seat = replaced(text, "/careful:", "/careful:A" + std::string(code));
        CHECK(parse_challenge(in_seat).error().what.starts_with("parameter seats: 'careful:A%"));
    }
}

TEST_CASE("text that is not a valid challenge is reported as unrelated, newer or damaged") {
    const auto text = to_text(challenge_with_play(pagat(7), 1));
    CHECK(kind_of(text).empty());
    CHECK(kind_of("") == "foreign");
    CHECK(kind_of("[Game \"mitaines\"]") == "foreign");
    CHECK(kind_of("challenge=hello") == "foreign");
    CHECK(kind_of("9" + text) == "newer");
    for (std::size_t length = 2; length < text.size(); ++length) {
        CHECK(kind_of(text.substr(0, length)) == "cut");
    }
    CHECK(kind_of(text.substr(0, 40) + 'x' + text.substr(41)) == "cut");
}

TEST_CASE("a challenge with an impossible deal or impossible moves is refused, and the error names the invalid part") {
    const auto text = to_text(challenge_with_play(pagat(7), 1));
    const auto begin_error = [](const std::string& changed) {
        const auto challenge = parse_challenge(changed);
        const auto match = challenge ? begin_challenge(*challenge, 0) : Parsed<AnyMatch>(challenge.error());
        return match ? std::string() : match.error().where;
    };
    CHECK(begin_error(replaced(text, "seed=7", "deck=7S,7S")) == "deal");
    CHECK(begin_error(replaced(text, "game=mitaines", "game=whist")) == "deal");
    CHECK(begin_error(replaced(text, "seats=/", "seats=careful/")) == "deal");
    CHECK(begin_error(replaced(text, "round=1", "round=0")) == "deal");
    CHECK(begin_error(replaced(text, "round=1", "deals=9")) == "deal");
    CHECK(begin_error(replaced(text, "plays=0.", "plays=5.")) == "deal");
    CHECK(begin_error(with_sum("1&game=mitaines&options=preset=pagat,players=2&hands=7S,9D/3H,9C&pile=2C,KH&turn=0"
                               "&seats=/careful:Mathilde&round=2&before=D")) == "deal"); // a set-up has only one round
    auto longer = *parse_challenge(text);
    longer.plays.front().actions += "B";
    CHECK(replay_challenge(longer, longer.plays.front()).error().where == "play");
    longer.plays.front().actions = "?";
    CHECK(replay_challenge(longer, longer.plays.front()).error().where == "play");
}

TEST_CASE("a challenge cannot use an unfinished round, a match between people or a match of another deal") {
    const auto match = played<G>(G::preset_options(0), 7, 10);
    CHECK(challenge_of(match, seats_for<G>(match.options()), 1, 1).error().where == "unfinished");
    CHECK(challenge_of(pagat(7), {{}, {}}, 1, 1).error().where == "deal");
    const auto challenge = challenge_with_play(pagat(7), 1);
    CHECK(play_of(challenge, 0, pagat(8)).error().where == "other");
    CHECK(play_of(challenge, 0, match).error().where == "unfinished");
}

namespace {

/// Returns Marie's challenge with a second person's answer.
Challenge answered(const std::string& name, const std::string& actions) {
    auto challenge = challenge_with_play(pagat(7), 1);
    challenge.people.push_back(name);
    challenge.plays.push_back({.person = 1, .deal = 0, .helps = "", .actions = actions});
    return challenge;
}

} // namespace

TEST_CASE("friends with the same name but different plays are separate people, regardless of their links' order") {
    for (const std::string name : {"Paul", "a friend", ""}) {
        auto marie = answered(name, "B");
        for (int times = 0; times < 2; ++times) {
            CHECK(join(marie, answered(name, "C")) == JoinResult::Complete);
        }
        CHECK(join(marie, answered(name, "D")) == JoinResult::Complete);
        CHECK(marie.people == std::vector<std::string>{"Marie", name, name + " 2", name + " 3"});
        CHECK(marie.plays.size() == 4);
        auto second = answered(name, "C");
        CHECK(join(second, marie) == JoinResult::Complete);
        CHECK(second.people == std::vector<std::string>{"Marie", name, name + " 2", name + " 3"});
        CHECK(second.plays.size() == 4);
        CHECK(second.plays[1].actions == "C");
        CHECK(parse_challenge(to_text(second)));
    }
}

TEST_CASE("people whose names differ only by a number are separate, even if they played alike") {
    auto here = answered("Player 1", "B");
    here.people.emplace_back("Player 2");
    auto there = here;
    there.plays[1].person = 2;
    CHECK(join(here, there) == JoinResult::Complete);
    CHECK(here.people == std::vector<std::string>{"Marie", "Player 1", "Player 2"});
    REQUIRE(here.plays.size() == 3);
    CHECK(here.plays[1].person == 1);
    CHECK(here.plays[2].person == 2);
}

TEST_CASE("a sender is recognised under a new name, and a friend who makes the same moves is a separate person") {
    auto marie = challenge_with_play(pagat(7), 1);
    marie.people = {"Marie L."};
    CHECK(join(marie, answered("Paul", marie.plays[0].actions)) == JoinResult::Complete);
    CHECK(marie.people == std::vector<std::string>{"Marie L.", "Paul"});
    CHECK(marie.plays.size() == 2);
    CHECK(join(marie, answered("Zoé", marie.plays[0].actions)) == JoinResult::Complete);
    CHECK(marie.people == std::vector<std::string>{"Marie L.", "Paul", "Zoé"});
}

TEST_CASE("one person's plays from two copies of a tournament are merged, and a ninth person is not added") {
    auto here = challenge_with_play(pagat(7), 1);
    here.deals = 2;
    auto there = here;
    there.plays[0].deal = 1;
    CHECK(join(here, there) == JoinResult::Complete);
    CHECK(here.people == std::vector<std::string>{"Marie"});
    CHECK(here.plays.size() == 2);

    auto full = challenge_with_play(pagat(7), 1);
    for (int person = 1; person < most_people; ++person) {
        CHECK(join(full, answered("Paul", std::string(1, static_cast<char>('B' + person)))) == JoinResult::Complete);
    }
    CHECK(join(full, answered("Paul", "B")) == JoinResult::Full);
    CHECK(full.people.size() == most_people);
    CHECK(full.plays.size() == most_people);
}

TEST_CASE("answers to the same challenge are merged by name, and repeated answers are ignored") {
    auto mine = challenge_with_play(pagat(7), 1);
    auto answer = mine;
    answer.people.emplace_back("Émile");
    answer.plays.push_back({.person = 1, .deal = 0, .helps = "us", .actions = answer.plays[0].actions});
    CHECK(join(mine, *parse_challenge(to_text(answer))) == JoinResult::Complete);
    CHECK(join(mine, answer) == JoinResult::Complete);
    CHECK(mine.people == std::vector<std::string>{"Marie", "Émile"});
    REQUIRE(mine.plays.size() == 2);
    CHECK(mine.plays[1].helps == "us");
    CHECK(join(mine, challenge_with_play(pagat(8), 1)) == JoinResult::OtherDeal);
}
