// Tests that a finished match can be reviewed step by step or automatically, with touches, keys and page elements.
#include "tests/support/random_play.h"
#include "tests/table/person.h"
#include "view/review_bar.h"

using namespace mitts;
using tests::Person;
using view::ReviewStep;

namespace {

AnyMatch finished(int game) {
    auto match = tests::new_match(game, 3);
    Rng rng(5);
    std::visit([&](auto& one) { tests::play_at_random(one, rng); }, match);
    return match;
}

Person onlooker(int game, bool two_people = false) {
    auto match = finished(game);
    auto seats = tests::one_human(match);
    seats[1].level = two_people ? "" : seats[1].level;
    return Person([&](ports::PlayerChannel& channel) {
        auto table = table::table_for(std::move(match), std::move(seats), table::TableBegins::InTheMiddle, channel);
        table->set_mode(table::TableMode::Review);
        return table;
    });
}

void press(Person& person, ReviewStep step) {
    person.table->act("review " + std::to_string(static_cast<int>(step)), person.now_ms);
}

void press(Person& person, view::Key key) {
    person.table->take_input({.type = view::InputType::Key, .key = key}, person.now_ms);
}

void touch(Person& person, ReviewStep step) {
    for (const auto& target : person.table->goal().targets) {
        if (target.id == view::TargetId::Review && target.index == static_cast<int>(step)) {
            const auto at = target.rect.centre();
            person.table->take_input({.type = view::InputType::PointerDown, .at = at}, person.now_ms);
            person.table->take_input({.type = view::InputType::PointerUp, .at = at}, person.now_ms);
            return;
        }
    }
    FAIL("the step has no button");
}

int rounds_of(const AnyMatch& match) {
    return std::visit([](const auto& one) { return one.rounds().back().number; }, match);
}

auto moves_of_round(const AnyMatch& match, int round) {
    return std::visit(
        [&](const auto& one) {
            return std::count_if(one.log().begin(), one.log().end(),
                                 [&](const auto& entry) { return entry.round == round; });
        },
        match);
}

bool offers(const Person& person, std::string_view text) {
    const auto parts = person.table->page_text().parts;
    return std::any_of(parts.begin(), parts.end(), [&](const auto& part) { return part.text == text; });
}

} // namespace

TEST_CASE("a review can be stepped through with page controls, keys and touches, and sends no requests to computers") {
    for (int game = 0; game < table::game_count; ++game) {
        CAPTURE(table::game_name(game));
        const auto match = finished(game);
        auto person = onlooker(game);
        const auto all = person.actions();
        REQUIRE(all > 3);
        CHECK(person.table->match_is_over());
        CHECK(person.says("\"mode\":\"review\""));
        CHECK(person.keys("review ") == std::vector<std::string>{"review 0", "review 1", "review 2", "review 5"});
        press(person, ReviewStep::First);
        CHECK(person.actions() == 0);
        CHECK(offers(person, "move 1 of " + std::to_string(moves_of_round(match, 1))));
        press(person, ReviewStep::Forward);
        CHECK(person.actions() == 1);
        press(person, view::Key::Right);
        touch(person, ReviewStep::Forward);
        CHECK(person.actions() == 3);
        press(person, view::Key::Left);
        CHECK(person.actions() == 2);
        touch(person, ReviewStep::Back);
        CHECK(person.actions() == 1);
        for (int second = 0; second < 5; ++second) {
            CHECK(!person.table->advance(person.now_ms += 1'000));
        }
        CHECK(person.actions() == 1);
        CHECK(!person.table->wakes_in(person.now_ms));
        press(person, view::Key::Down);
        CHECK(person.actions() == all);
        press(person, ReviewStep::Forward); // there is no further step
        CHECK(person.actions() == all);
        const auto last = moves_of_round(match, rounds_of(match));
        CHECK(offers(person, "end of " + std::to_string(last) + " moves"));
        CHECK(person.players.requests.empty());
        CHECK(!person.table->take_end());
        touch(person, ReviewStep::Done);
        CHECK(person.table->take_end());
        CHECK(!person.table->take_end());
    }
}

TEST_CASE("a review can advance automatically to the end of the match, from the current step or from the start") {
    for (int game = 0; game < table::game_count; ++game) {
        CAPTURE(table::game_name(game));
        auto person = onlooker(game);
        const auto all = person.actions();
        press(person, view::Key::Enter);
        CHECK(person.actions() == 0);
        CHECK(offers(person, "Pause"));
        REQUIRE(person.table->wakes_in(person.now_ms));
        CHECK(*person.table->wakes_in(person.now_ms) > 100);
        person.table->advance(person.now_ms += 50);
        CHECK(person.actions() == 0);
        person.table->advance(person.now_ms += 1'000);
        CHECK(person.actions() == 1);
        press(person, ReviewStep::Play);
        CHECK(offers(person, "Replay"));
        person.table->advance(person.now_ms += 5'000);
        CHECK(person.actions() == 1);
        press(person, ReviewStep::Play);
        for (std::size_t move = 0; move < 3 * all && person.table->wakes_in(person.now_ms); ++move) {
            CHECK(!person.table->advance(person.now_ms += 1'000));
        }
        CHECK(person.actions() == all);
        CHECK(offers(person, "Replay"));
    }
}

TEST_CASE("in a review, the step bar counts the moves of the round shown, and the table gives no advice") {
    for (int game = 0; game < table::game_count; ++game) {
        CAPTURE(table::game_name(game));
        const auto match = finished(game);
        auto person = onlooker(game);
        if (rounds_of(match) < 2) {
            continue;
        }
        const auto first = static_cast<std::size_t>(moves_of_round(match, 1));
        person.table->step_to(first, 1, person.now_ms);
        CHECK(offers(person, "end of " + std::to_string(first) + " moves"));
        person.table->step_to(first, 2, person.now_ms);
        CHECK(offers(person, "move 1 of " + std::to_string(moves_of_round(match, 2))));
        person.table->step_to(first + 1, 2, person.now_ms);
        CHECK(offers(person, "move 2 of " + std::to_string(moves_of_round(match, 2))));
    }
}

TEST_CASE("in a review, the step bar is below the table, and two people who share a screen need no curtain") {
    auto person = onlooker(0, true);
    CHECK(person.says("\"curtain\":false"));
    float lowest_card = 0;
    float bar = 1e9F;
    for (const auto& target : person.table->goal().targets) {
        if (target.id == view::TargetId::Review) {
            bar = std::min(bar, target.rect.y);
            CHECK(target.rect.w >= 44);
            CHECK(target.rect.h >= 44);
            CHECK(target.rect.bottom() <= 700);
        } else if (target.id != view::TargetId::Table) {
            lowest_card = std::max(lowest_card, target.rect.bottom());
        }
    }
    CHECK(lowest_card <= bar);
    press(person, ReviewStep::First);
    for (int second = 0; second < 3; ++second) {
        CHECK(!person.table->advance(person.now_ms += 1'000));
    }
    CHECK(person.says("\"curtain\":false"));
}
