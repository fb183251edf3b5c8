// Tests that a match of every game can be played with the page's buttons, undone, saved and replayed.
#include "ai/level_names.h"
#include "table/computer_turns.h"
#include "tests/support/files.h"
#include "tests/table/asked_person.h"

#include <algorithm>

using namespace mitts;
using table::PanelKind;
using tests::new_match;
using tests::one_human;
using tests::Person;
using tests::person_at;
using tests::reply_with;

namespace {

// Plays until a request is sent to a computer player.
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

// Checks that events, scores and options link to rules that the rules page explains.
void check_rules(const view::PanelDoc& log, const view::RoundSummary& summary, const view::PanelDoc& options,
                 std::string_view game) {
    const auto page = tests::read_test_file("../web/rules/" + std::string(game) + ".en.md");
    REQUIRE(page.has_value());
    const auto told = [&](std::string_view rule) {
        return page->find("[#" + std::string(rule) + " ") != std::string::npos; // the rule's title follows the number
    };
    for (const auto& block : log.blocks) {
        CAPTURE(block.text);
        CHECK((block.kind != view::BlockKind::Line || told(block.rule)));
    }
    for (const auto& deal : summary.deals) {
        for (const auto& capture : deal.captures) {
            for (const auto& line : capture.lines) {
                CAPTURE(line.text);
                CHECK(told(line.rule));
            }
        }
    }
    for (const auto& block : options.blocks) {
        CAPTURE(block.text);
        CHECK((block.kind == view::BlockKind::Heading || block.kind == view::BlockKind::Columns || told(block.rule)));
    }
}

} // namespace

TEST_CASE("a whole match of each game can be played with the page's buttons") {
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
        ports::JsonObject result;
        person.table->tell_result(result);
        CHECK(result.done().find("\"rounds\":" + std::to_string(rounds)) != std::string::npos);
        CHECK(result.done().find("\"winners\":[") != std::string::npos);
        CHECK(result.done().find("\"completed\":[") != std::string::npos);
        CHECK(person.table->log().blocks.size() > person.actions());
        check_rules(person.table->log(), person.table->summary().summary, person.table->rules(),
                    table::game_name(game));
        // The record can be replayed to the end of the match.
        const auto again = match_from_text(person.table->save().record);
        REQUIRE(bool(again));
        CHECK(std::visit([](const auto& one) { return one.phase() == MatchPhase::Over; }, *again));
    }
}

TEST_CASE("undo takes back the person's last move and all later moves, and redo restores them") {
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

TEST_CASE("a reopened table has the same state and sentences as the saved table") {
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

TEST_CASE("a match card lists the other players, the turn and the rules in the table's language") {
    const auto card_in = [](std::string_view name, i18n::Language language, int people = 1) {
        auto match = new_match(*table::game_named(name), 5);
        auto seats = one_human(match);
        for (std::size_t seat = 0; seat < seats.size(); ++seat) {
            seats[seat].name = seat == 1 ? "Smith, John" : seat == 2 ? "Odile" : "Marie";
            seats[seat].level = static_cast<int>(seat) < people ? "" : "random";
        }
        const auto sit = [&](ports::PlayerChannel& channel) {
            return table::table_for(std::move(match), seats, table::TableBegins::InTheMiddle, channel);
        };
        return Person(sit, ai::reply_to, language).table->continue_card();
    };
    const auto card = card_in("mitigati", i18n::Language::English);
    CHECK(card.title == "Mitigati with Smith, John and Odile");
    CHECK(card.company == "with Smith, John and Odile");
    CHECK(card.rules == "Standard");
    CHECK(card.usual_rules);
    CHECK(!card.tarot.empty());
    CHECK(card_in("mitigati", i18n::Language::French).company == "avec Smith, John et Odile");

    // If people share a device, the match card names the player on turn and shows no hand.
    const auto shared = card_in("mitigati", i18n::Language::English, 3);
    CHECK(shared.company == "with Marie, Smith, John and Odile");
    CHECK(shared.turn.ends_with("’s turn"));
    CHECK(shared.waits);
    CHECK(shared.tarot.empty());
    CHECK(card_in("mitigati", i18n::Language::French, 3).turn.starts_with("Au tour d"));
}

TEST_CASE("a match card shows whose turn it is") {
    auto person = person_at(*table::game_named("mitaines"));
    for (int move = 0; move < 8 && !person.wait(); ++move) {
        const auto card = person.table->continue_card();
        CHECK(card.waits);
        CHECK((card.turn == "Your turn" || card.turn == "Exchange"));
        person.move();
        CHECK(!person.table->continue_card().waits);
    }
}

TEST_CASE("if people share a device, the match card hides the hand of the player on turn") {
    auto match = new_match(*table::game_named("mitaines"), 5);
    Person person(std::move(match), {{.name = "Marie", .level = ""}, {.name = "Paul", .level = ""}},
                  table::TableBegins::InTheMiddle);
    int turns = 0;
    for (int step = 0; step < 40; ++step) {
        person.now_ms += 1'000;
        person.table->advance(person.now_ms);
        if (person.says("\"curtain\":true") && !person.keys("ready").empty()) {
            person.table->act("ready", person.now_ms);
        }
        if (person.says("\"human\":true")) {
            const auto card = person.table->continue_card();
            CHECK(card.waits);
            CHECK(card.cards.empty());
            CHECK((card.turn == "Marie’s turn" || card.turn == "Paul’s turn"));
            CHECK(card.company == "with Marie and Paul");
            person.move();
            ++turns;
        }
    }
    CHECK(turns > 4);
}

TEST_CASE("an illegal move is refused with the rule that forbids it, and the match is unchanged") {
    auto person = person_at(*table::game_named("mitigati"));
    person.wait();
    const auto before = person.table->save();
    person.table->take_sentences();
    person.table->answer("999", person.now_ms); // a bid out of range
    CHECK(person.says("\"refusal_rule\":\"T"));
    CHECK(person.table->take_sentences().size() == 1);
    CHECK(person.table->save() == before);
    CHECK(!person.table->act("submit nonsense", person.now_ms));
    CHECK(person.table->save() == before);
    // A touch on the refusal opens its rule and does not remove the refusal.
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
    // The next input removes the refusal.
    person.table->take_input({.type = view::InputType::Key, .time_ms = person.now_ms, .key = view::Key::Right},
                             person.now_ms);
    CHECK(person.says("\"refusal\":null"));
}

TEST_CASE("the menu button opens the menu, and the bid button opens the number dialog") {
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

TEST_CASE("a computer's move is made only after the pause that follows the previous move") {
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

TEST_CASE("after an illegal or unreadable reply or an error, the table makes a fallback move for the computer") {
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

TEST_CASE("a request that gets no reply is repeated, and then the table makes a fallback move") {
    for (int game = 0; game < table::game_count; ++game) {
        CAPTURE(table::game_name(game));
        auto person = person_at(game);
        wait_for_question(person);
        person.table->advance(person.now_ms += 1'000); // ends the pause after the previous move
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

TEST_CASE("a reply to a cancelled request is dropped") {
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

TEST_CASE("in Try and Replay modes, the table sends no requests to computer players") {
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

TEST_CASE("if two people share a screen, the curtain closes before the viewer changes and when the table is entered") {
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
                    person.table->enter(person.now_ms);
                    CHECK(person.says("\"curtain\":true"));
                    for (const auto& part : person.table->page_text().parts) {
                        CHECK(part.text.find("?.") == std::string::npos);
                    }
                    person.table->act("ready", person.now_ms);
                    ports::JsonObject result;
                    person.table->tell_result(result);
                    CHECK(result.done().find("\"seat\":0,") != std::string::npos); // the first person's seat
                    ++changes;
                }
            } else if (person.says("\"human\":true")) {
                person.move();
            }
        }
        CHECK(changes == 3);
    }
}

TEST_CASE("for two people who share a screen, the next round begins behind the curtain") {
    auto match = new_match(*table::game_named("mitaines"), 3);
    auto seats = one_human(match);
    seats[1] = {.name = "Odile"};
    Person person(std::move(match), std::move(seats));
    std::optional<PanelKind> panel;
    for (int step = 0; step < 500 && panel != PanelKind::Summary; ++step) {
        panel = person.table->advance(person.now_ms += 1'000);
        if (!person.keys("ready").empty()) {
            person.table->act("ready", person.now_ms);
        } else if (person.says("\"human\":true")) {
            person.move();
        }
    }
    REQUIRE(panel == PanelKind::Summary);
    person.table->next_round(person.now_ms);
    CHECK(person.says("\"curtain\":true"));
    CHECK(person.keys("submit ").empty());
}

TEST_CASE("the table's state contains the seat, text and rules of the last action") {
    auto person = person_at(*table::game_named("mitaines"));
    person.wait();
    CHECK((person.says("\"last\":null") || person.says("\"last\":{\"seat\":")));
    person.move();
    CHECK(person.says("\"last\":{\"seat\":0,\"action\":\""));
    CHECK(person.says("\"rules\":[\"M"));
}

TEST_CASE("the table's sentences follow the language setting") {
    for (int game = 0; game < table::game_count; ++game) {
        auto person = person_at(game);
        person.wait();
        const auto english = person.table->page_text();
        const auto moves = person.keys("submit ").size();
        person.table->surround(tests::quiet_room(i18n::Language::French));
        CHECK(person.table->page_text().turn != english.turn);
        CHECK(person.keys("submit ").size() == moves);
        CHECK(!person.table->pile().title.empty());
        CHECK(!person.table->rules().blocks.empty());
    }
}
