// A match on the screen, of every game: played through the page's buttons, undone, kept, watched, and never stuck for a computer.
#include "ai/level_names.h"
#include "table/computer_turns.h"
#include "tests/support/files.h"
#include "tests/table/person.h"

#include <algorithm>

using namespace mitts;
using table::PanelKind;
using tests::new_match;
using tests::one_human;
using tests::Person;

namespace {

Person person_at(int game, std::uint64_t seed = 3) {
    auto match = new_match(game, seed);
    auto seats = one_human(match);
    return {std::move(match), std::move(seats)};
}

// Goes on to the first moment at which a computer is asked.
void wait_for_question(Person& person) {
    for (int move = 0; move < 20 && person.players.requests.size() == person.answered; ++move) {
        if (person.says("\"human\":true")) {
            person.move();
        }
        person.now_ms += 1'000;
        person.table->advance(person.now_ms);
    }
    REQUIRE(person.players.requests.size() > person.answered);
}

std::string reply_with(const std::string& request, const std::string& action, const std::string& error = {},
                       const std::optional<ai::Estimate>& estimate = {}) {
    ai::Reply reply{
        .number = ai::read_request(request).head.number, .action = action, .estimate = estimate, .error = error};
    if (error.empty()) {
        reply.alternatives = {{.action = action, .value = 1.5, .reasons = {{"points_now", 2}}}};
    }
    return ai::to_text(reply);
}

} // namespace

namespace {

// What happened, what was scored and what can be chosen lead to rules that the rules page tells.
void check_rules(const view::TextModel& log, const view::RoundSummary& summary, const view::OptionSheet& options,
                 std::string_view game) {
    const auto page = tests::read_test_file("../web/rules/" + std::string(game) + ".en.md");
    REQUIRE(page.has_value());
    const auto told = [&](std::string_view rule) {
        return page->find("[#" + std::string(rule) + " ") != std::string::npos; // its title follows
    };
    for (const auto& block : log.blocks) {
        CAPTURE(block.text);
        CHECK((block.kind != view::TextKind::Line || told(block.rule)));
    }
    for (const auto& deal : summary.deals) {
        for (const auto& capture : deal.captures) {
            for (const auto& line : capture.lines) {
                CAPTURE(line.text);
                CHECK(told(line.rule));
            }
        }
    }
    for (const auto& section : options.sections) {
        for (const auto& row : section.rows) {
            CAPTURE(row.name);
            CHECK(told(row.rule));
        }
    }
}

} // namespace

TEST_CASE("a whole match of each game is played through the page's buttons, by the rules and to its end") {
    for (int game = 0; game < table::game_count; ++game) {
        CAPTURE(table::game_name(game));
        auto person = person_at(game);
        CHECK(person.table->take_change());
        int rounds = 1;
        for (int move = 0; move < 3'000 && !person.table->match_is_over(); ++move) {
            if (person.wait() == PanelKind::Summary) {
                CHECK(!person.table->summary().summary.sides.empty());
                rounds += person.table->match_is_over() ? 0 : 1;
                person.table->next_round(person.now_ms);
            } else {
                person.move();
                CHECK(person.table->take_change());
            }
        }
        REQUIRE(person.table->match_is_over());
        CHECK(person.says("\"phase\":\"over\""));
        CHECK(person.says("\"round\":" + std::to_string(rounds)));
        CHECK(person.keys("submit ").empty());
        CHECK(!person.table->result_line().empty());
        CHECK(person.table->log().blocks.size() > person.actions());
        check_rules(person.table->log(), person.table->summary().summary, person.table->rules(),
                    table::game_name(game));
        // The record is the match, refereed anew.
        const auto again = match_from_text(person.table->save().record);
        REQUIRE(bool(again));
        CHECK(std::visit([](const auto& one) { return one.phase() == MatchPhase::Over; }, *again));
    }
}

TEST_CASE("undo takes back the person's move with all that followed, redo does it again") {
    for (int game = 0; game < table::game_count; ++game) {
        CAPTURE(table::game_name(game));
        auto person = person_at(game);
        person.wait();
        person.move();
        person.wait();
        const auto before = person.actions();
        const auto buttons = person.table->page_text();
        person.move();
        person.wait();
        const auto after = person.actions();
        REQUIRE(after > before);
        person.table->undo(person.now_ms);
        CHECK(person.actions() == before);
        CHECK(person.table->page_text() == buttons);
        CHECK(person.table->menu().can_redo);
        person.table->redo(person.now_ms);
        CHECK(person.actions() == after);
        person.table->go_to(1, person.now_ms);
        CHECK(person.actions() == 1);
        person.table->go_to(1'000, person.now_ms);
        CHECK(person.actions() == after);

        auto strict = tests::quiet_room();
        strict.settings.undo = view::UndoChoice::Forbidden;
        person.table->surround(strict);
        CHECK(!person.table->menu().can_undo);
        person.table->undo(person.now_ms);
        CHECK(person.actions() == after);
    }
}

TEST_CASE("a table that is kept and opened again is the same table") {
    for (int game = 0; game < table::game_count; ++game) {
        CAPTURE(table::game_name(game));
        auto person = person_at(game);
        for (int move = 0; move < 5; ++move) {
            if (person.wait() == PanelKind::Summary) {
                person.table->next_round(person.now_ms);
            } else {
                person.move();
            }
        }
        person.wait();
        const auto save = table::parse_save(table::to_text(person.table->save()));
        REQUIRE(bool(save));
        CHECK(*save == person.table->save());
        auto match = match_from_text(save->record);
        REQUIRE(bool(match));
        table::deal_rounds(*match, save->rounds);
        Person again(std::move(*match), save->seats, table::TableBegins::InTheMiddle);
        again.now_ms += 1'000;
        again.table->advance(again.now_ms);
        CHECK(!again.table->take_change());
        CHECK(again.table->page_text() == person.table->page_text());
        CHECK(again.state() == person.state());
        CHECK(again.table->continue_card().title == person.table->continue_card().title);
    }
}

TEST_CASE("what is not allowed is refused with its rule, and changes nothing") {
    auto person = person_at(*table::game_named("mitigati"));
    person.wait();
    const auto before = person.table->save();
    person.table->take_sentences();
    person.table->answer("999", person.now_ms); // a bid beyond all bids
    CHECK(person.says("\"refusal_rule\":\"T"));
    CHECK(person.table->take_sentences().size() == 1);
    CHECK(person.table->save() == before);
    CHECK(!person.table->act("submit nonsense", person.now_ms));
    CHECK(person.table->save() == before);
    // Its paper leads to the rule, and stays.
    const auto targets = person.table->goal().targets;
    const auto paper =
        std::find_if(targets.begin(), targets.end(), [](const auto& one) { return one.id == view::TargetId::Rule; });
    REQUIRE(paper != targets.end());
    CHECK(paper->rect.h >= 44);
    CHECK(person.table->take_rule().empty());
    for (const auto type : {view::InputType::PointerDown, view::InputType::PointerUp}) {
        person.table->take_input({.type = type, .at = paper->rect.centre(), .time_ms = person.now_ms}, person.now_ms);
    }
    CHECK(person.table->take_rule().substr(0, 1) == "T");
    CHECK(person.table->take_rule().empty());
    CHECK(person.says("\"refusal_rule\":\"T"));
    // The next input wipes it off the table.
    person.table->take_input({.type = view::InputType::Key, .time_ms = person.now_ms, .key = view::Key::Right},
                             person.now_ms);
    CHECK(person.says("\"refusal\":null"));
}

TEST_CASE("buttons that open something name the panel, and the number asked for is asked for") {
    auto person = person_at(0);
    person.wait();
    CHECK(person.table->act("menu", person.now_ms) == PanelKind::Menu);
    auto bargainer = person_at(*table::game_named("mitigati"));
    bargainer.wait();
    if (!bargainer.keys("number").empty()) {
        bargainer.table->act("number", bargainer.now_ms);
        const auto question = bargainer.table->take_question();
        REQUIRE(bool(question));
        CHECK(question->purpose == "table");
        CHECK(!bargainer.table->take_question());
    }
}

TEST_CASE("a computer's answer is shown no sooner than the move before it has been seen") {
    auto person = person_at(1);
    wait_for_question(person);
    const auto before = person.actions();
    person.answer_computers();
    const auto wakes = person.table->wakes_in(person.now_ms);
    REQUIRE(bool(wakes));
    person.table->advance(person.now_ms);
    person.now_ms += 2'000;
    person.table->advance(person.now_ms);
    CHECK(person.actions() == before + 1);
}

TEST_CASE("an illegal answer, nonsense or an error costs a computer its choice, not its turn") {
    for (int game = 0; game < table::game_count; ++game) {
        for (const auto& reply :
             {std::pair<std::string, std::string>{"nonsense", ""}, {"", "no such player"}, {"1H", ""}}) {
            CAPTURE(table::game_name(game));
            CAPTURE(reply.first);
            auto person = person_at(game);
            wait_for_question(person);
            const auto before = person.actions();
            person.players.answers.push_back(reply_with(person.players.requests.back(), reply.first, reply.second));
            person.now_ms += 1'000;
            person.table->advance(person.now_ms);
            CHECK(person.actions() == before + 1);
        }
    }
}

TEST_CASE("computers that stay silent are asked again, and then move all the same") {
    for (int game = 0; game < table::game_count; ++game) {
        CAPTURE(table::game_name(game));
        auto person = person_at(game);
        wait_for_question(person);
        person.table->advance(person.now_ms += 1'000); // the move before has been seen
        const auto before = person.actions();
        for (int patience = 0; patience <= table::ComputerTurns::most_restarts; ++patience) {
            CHECK(person.actions() == before);
            CHECK(person.players.restarts == patience);
            const auto wakes = person.table->wakes_in(person.now_ms);
            REQUIRE(bool(wakes));
            person.now_ms += *wakes;
            person.table->advance(person.now_ms);
        }
        CHECK(person.actions() == before + 1);
    }
}

TEST_CASE("an answer to a question that was taken back is stale") {
    auto person = person_at(0);
    person.wait();
    person.move();
    person.table->advance(person.now_ms += 1'000);
    REQUIRE(!person.players.requests.empty());
    const auto question = person.players.requests.back();
    person.table->undo(person.now_ms);
    CHECK(ai::cancelled_number(person.players.requests.back()) == ai::read_request(question).head.number);
    const auto before = person.actions();
    person.players.answers.push_back(ai::reply_to(question));
    for (int step = 0; step < 3; ++step) {
        person.table->advance(person.now_ms += 1'000);
    }
    CHECK(person.actions() == before);
}

TEST_CASE("a hint is asked of the best, in the bargaining of the careful, shown and told with its reasons; one that "
          "comes too late is dropped") {
    for (int game = 0; game < table::game_count; ++game) {
        CAPTURE(table::game_name(game));
        auto person = person_at(game);
        person.wait();
        person.table->ask_for_hint(person.now_ms);
        auto question = person.players.requests.back();
        CHECK(ai::read_request(question).head.player ==
              (table::game_name(game) == "mitigati" ? "careful" : ai::best_level));
        person.table->ask_for_hint(person.now_ms); // it is asked for once
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

TEST_CASE("a hint comes in two steps: where to look, the move; a third opens the reasons") {
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
        CHECK(person.players.requests.size() == asked); // the first answer told all
        person.move();
        person.wait();
        CHECK(tool() == "hint");
        // Somebody who wants the move at once gets it, having been told where to look or not.
        person.table->act("hint", person.now_ms);
        person.table->ask_for_hint(person.now_ms);
        person.answer_computers();
        person.table->advance(person.now_ms += 1'000);
        CHECK(tool() == "why?");
    }
}

TEST_CASE("where all could agree, what the hand seems worth is asked by the way, and told once it has come") {
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
    CHECK(person.table->take_sentences().empty()); // nobody asked for a hint
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

TEST_CASE("what ends the deal is asked once more, in the page's elements as on the table, unless the player wants no "
          "question") {
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
    REQUIRE(has("ask")); // not yet
    REQUIRE(has("submit bid:35"));
    CHECK(person.table->page_text().parts.size() > 0);
    person.table->act("ask", person.now_ms);
    CHECK(!has("submit bid:35"));
    person.table->act("ask bid:35", person.now_ms);
    person.table->act("submit bid:35", person.now_ms);
    CHECK(person.actions() == actions + 1);
}

TEST_CASE("where one move is to be tried, nothing follows it; where a match is replayed, nobody acts") {
    for (int game = 0; game < table::game_count; ++game) {
        CAPTURE(table::game_name(game));
        auto person = person_at(game);
        person.wait();
        const auto before = person.actions();
        person.table->set_mode(table::TableMode::Try);
        person.move();
        CHECK(person.actions() > before);
        const auto tried = person.actions();
        const auto asked = person.players.requests.size();
        for (int step = 0; step < 3; ++step) {
            CHECK(!person.table->advance(person.now_ms += 1'000));
        }
        CHECK(person.players.requests.size() == asked);
        CHECK(!person.table->wakes_in(person.now_ms));
        person.table->set_mode(table::TableMode::Replay);
        CHECK(person.says("\"mode\":\"replay\""));
        person.table->go_to(0, person.now_ms);
        person.table->advance(person.now_ms += 1'000);
        person.table->ask_for_hint(person.now_ms);
        CHECK(person.players.requests.size() == asked);
        CHECK(person.actions() == 0);
        person.table->go_to(tried, person.now_ms);
        CHECK(person.actions() == tried);
    }
}

TEST_CASE("two people share a screen: the curtain closes before the other's cards, and opens when they are ready") {
    for (int game = 0; game < table::game_count; ++game) {
        CAPTURE(table::game_name(game));
        auto match = new_match(game, 3);
        auto seats = one_human(match);
        seats[1] = {.name = "Odile"};
        Person person(std::move(match), std::move(seats));
        int changes = 0;
        for (int step = 0; step < 40 && changes < 3; ++step) {
            person.table->advance(person.now_ms += 1'000);
            person.answer_computers();
            if (person.says("\"curtain\":true")) {
                CHECK(person.keys("submit ").empty());
                if (!person.keys("ready").empty() && !person.says("\"turn\":-1")) {
                    person.table->act("ready", person.now_ms);
                    CHECK(person.says("\"curtain\":false"));
                    ++changes;
                }
            } else if (person.says("\"human\":true")) {
                person.move();
            }
        }
        CHECK(changes == 3);
    }
}

TEST_CASE("the last action is told as the viewer may see it") {
    auto person = person_at(*table::game_named("mitaines"));
    person.wait();
    CHECK((person.says("\"last\":null") || person.says("\"last\":{\"seat\":")));
    person.move();
    CHECK(person.says("\"last\":{\"seat\":0,\"action\":\""));
    CHECK(person.says("\"rules\":[\"M"));
}

TEST_CASE("words follow the language of the surroundings") {
    for (int game = 0; game < table::game_count; ++game) {
        auto person = person_at(game);
        person.wait();
        const auto english = person.table->page_text();
        person.table->surround(tests::quiet_room(i18n::Language::French));
        CHECK(person.table->page_text().turn != english.turn);
        CHECK(person.keys("submit ").size() ==
              static_cast<std::size_t>(std::count_if(english.parts.begin(), english.parts.end(), [](const auto& one) {
                  return one.enabled && one.key.rfind("submit ", 0) == 0;
              })));
        CHECK(!person.table->how_to_play().blocks.empty());
        CHECK(!person.table->pile().title.empty());
        CHECK(!person.table->rules().sections.empty());
    }
}
