// Tests hints, estimates of a hand, and the confirmation of an agreement.
#include "ai/level_names.h"
#include "tests/table/asked_person.h"

#include <algorithm>

using namespace mitts;
using tests::one_human;
using tests::Person;
using tests::person_at;
using tests::reply_with;

TEST_CASE("hints are requested from the best player, or the careful player in bargaining, and include the reasons") {
    for (int game = 0; game < table::game_count; ++game) {
        CAPTURE(table::game_name(game));
        auto person = person_at(game);
        person.wait();
        person.table->ask_for_hint(person.now_ms);
        auto question = person.players.requests.back();
        CHECK(ai::read_request(question).head.player ==
              (table::game_name(game) == "mitigati" ? "careful" : ai::best_level));
        person.table->ask_for_hint(person.now_ms); // a second request is not sent
        CHECK(person.players.requests.back() == question);
        person.answered = person.players.requests.size();
        const auto action = person.keys("submit ").front().substr(7);
        person.players.answers.push_back(reply_with(question, action));
        const auto before = person.actions();
        person.table->take_sentences();
        person.table->advance(person.now_ms += 1'000);
        CHECK(person.actions() == before);
        CHECK(!person.table->take_sentences().empty());
        CHECK(person.table->why().blocks.size() == 2); // the choice and its reason

        person.move();
        person.wait();
        person.table->ask_for_hint(person.now_ms);
        question = person.players.requests.back();
        person.answered = person.players.requests.size();
        person.table->undo(person.now_ms);
        person.table->advance(person.now_ms += 1'000);
        person.table->take_sentences();
        person.players.answers.push_back(reply_with(question, action));
        person.table->advance(person.now_ms += 1'000);
        CHECK(person.table->take_sentences().empty());
    }
}

TEST_CASE("a save lists the decisions with a hint or an undo, or all decisions if an older save contains only counts") {
    for (int game = 0; game < table::game_count; ++game) {
        CAPTURE(table::game_name(game));
        auto person = person_at(game);
        person.wait();
        person.move();
        person.wait();
        const auto second = static_cast<std::size_t>(person.actions());
        person.table->ask_for_hint(person.now_ms);
        person.answered = person.players.requests.size();
        const auto action = person.keys("submit ").front().substr(7);
        person.players.answers.push_back(reply_with(person.players.requests.back(), action));
        CHECK(person.table->save().helps == table::Helps{});
        person.table->advance(person.now_ms += 1'000);
        CHECK(person.table->save().helps == table::Helps{.hints = 1, .decisions = {second}});
        person.move();
        const auto third = static_cast<std::size_t>(person.actions());
        person.table->undo(person.now_ms);
        person.table->undo(person.now_ms);
        const auto first = static_cast<std::size_t>(person.actions());
        auto helps = person.table->save().helps;
        CHECK(helps.undone == 2);
        CHECK(*helps.decisions.begin() == first);
        CHECK(*helps.decisions.rbegin() == third - 1);
        CHECK(helps.decisions.size() == third - first);

        person.move();
        person.table->bring_helps({.undone = 0, .hints = 1});
        CHECK(person.table->save().helps.decisions.size() == static_cast<std::size_t>(person.actions()));
        person.table->bring_helps({});
        CHECK(person.table->save().helps == table::Helps{});
    }
}

TEST_CASE("the first hint request shows where to look, the second shows the move, and the third opens the reasons") {
    for (int game = 0; game < table::game_count; ++game) {
        CAPTURE(table::game_name(game));
        auto person = person_at(game);
        person.wait();
        const auto tool = [&] {
            const auto parts = person.table->page_text().parts;
            const auto found =
                std::find_if(parts.begin(), parts.end(), [](const auto& part) { return part.key == "hint"; });
            return found == parts.end() ? std::string() : found->text;
        };
        const auto heard = [&] {
            const auto told = person.table->take_sentences();
            return told.empty() ? std::string() : told.back().text;
        };
        CHECK(tool() == "hint");
        CHECK(!person.table->act("hint", person.now_ms));
        const auto question = person.players.requests.back();
        const auto asked = person.players.requests.size();
        person.answered = asked;
        auto reply = *ai::parse_reply(reply_with(question, person.keys("submit ").front().substr(7)));
        reply.facts = {{"only_choice"}};
        person.players.answers.push_back(ai::to_text(reply));
        person.table->take_sentences();
        person.table->advance(person.now_ms += 1'000);
        CHECK(heard() != "");
        CHECK(tool() == "show it");
        CHECK(!person.table->act("hint", person.now_ms));
        CHECK(heard().substr(0, 6) == "Hint: ");
        CHECK(tool() == "why?");
        CHECK(person.table->act("hint", person.now_ms) == table::PanelKind::Why);
        CHECK(person.players.requests.size() == asked); // the first reply also contained the move and the reasons
        person.move();
        person.wait();
        CHECK(tool() == "hint");
        // A player can ask for the move whether or not they have asked where to look.
        person.table->act("hint", person.now_ms);
        person.table->ask_for_hint(person.now_ms);
        person.answer_computers();
        person.table->advance(person.now_ms += 1'000);
        CHECK(tool() == "why?");
    }
}

TEST_CASE("while an agreement is possible, the value of the hand is estimated in the background and then shown") {
    auto match = *Match<mitigati::Game>::begin({}, SeededStart{.seed = 5, .dealer = 2});
    for (const int bid : {80, -20, -15}) {
        REQUIRE(!match.submit({.type = mitigati::ActionType::Bid, .bid = static_cast<std::int16_t>(bid)}));
    }
    auto seats = one_human(AnyMatch(match));
    Person person(AnyMatch(match), std::move(seats));
    const auto agreeing = [&] {
        const auto parts = person.table->page_text().parts;
        const auto found = std::find_if(parts.begin(), parts.end(), [](const auto& part) {
            return part.text.find("and agree") != std::string::npos;
        });
        return found == parts.end() ? std::string() : found->text;
    };
    person.wait();
    CHECK(agreeing().find("Bid +35 and agree: You") == 0);
    CHECK(agreeing().find("seems worth") == std::string::npos);
    REQUIRE(person.players.requests.size() == 1);
    const auto question = person.players.requests.back();
    CHECK(ai::read_request(question).head.player == "careful");
    person.answered = 1;
    person.table->take_sentences();
    const ai::Estimate estimate{.about = 12.4, .low = 3, .high = 20};
    person.players.answers.push_back(reply_with(question, "bid:60", {}, estimate));
    person.table->advance(person.now_ms += 1'000);
    CHECK(agreeing().find("Your hand seems worth about +12: this is 23 more.") != std::string::npos);
    CHECK(person.table->take_sentences().empty()); // no hint was requested
    person.table->advance(person.now_ms += 1'000);
    CHECK(person.players.requests.size() == 1);
    CHECK(!person.table->wakes_in(person.now_ms));

    person.table->ask_for_hint(person.now_ms);
    REQUIRE(person.players.requests.size() == 2);
    person.players.answers.push_back(reply_with(person.players.requests.back(), "bid:60", {}, estimate));
    person.table->advance(person.now_ms += 1'000);
    const auto told = person.table->take_sentences();
    REQUIRE(told.size() == 1);
    CHECK(told.front().text == "Hint: bid +60. Your hand: about +12, half the time +3 to +20.");
}

TEST_CASE("a bid made with the page's buttons must be confirmed if it ends the deal") {
    auto match = *Match<mitigati::Game>::begin({}, SeededStart{.seed = 5, .dealer = 2});
    for (const int bid : {80, -20, -15}) {
        REQUIRE(!match.submit({.type = mitigati::ActionType::Bid, .bid = static_cast<std::int16_t>(bid)}));
    }
    Person person(AnyMatch(match), one_human(AnyMatch(match)));
    person.wait();
    const auto keys = [&] {
        std::vector<std::string> keys;
        for (const auto& part : person.table->page_text().parts) {
            keys.push_back(part.key);
        }
        return keys;
    };
    const auto has = [&](std::string_view key) {
        const auto all = keys();
        return std::find(all.begin(), all.end(), key) != all.end();
    };
    REQUIRE(has("ask bid:35"));
    CHECK(!has("submit bid:35"));
    const auto actions = person.actions();
    person.table->act("ask bid:35", person.now_ms);
    CHECK(person.actions() == actions);
    REQUIRE(has("ask")); // the "not yet" button
    REQUIRE(has("submit bid:35"));
    CHECK(person.table->page_text().parts.size() > 0);
    person.table->act("ask", person.now_ms);
    CHECK(!has("submit bid:35"));
    person.table->act("ask bid:35", person.now_ms);
    person.table->act("submit bid:35", person.now_ms);
    CHECK(person.actions() == actions + 1);
}
