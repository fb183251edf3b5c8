// Tests that a technical term at the table opens the rule that explains it.
#include "tests/support/files.h"
#include "tests/table/person.h"

using namespace mitts;
using tests::Person;

namespace {

// Touches the term if nothing is in front of it. Returns the rule that opens.
std::string_view touch(Person& person, const view::Target& word) {
    const auto at = word.rect.centre();
    if (person.table->goal().hit(at)->id != view::TargetId::Word) {
        return {};
    }
    for (const auto type : {view::InputType::PointerDown, view::InputType::PointerUp}) {
        CHECK(!person.table->take_input({.type = type, .at = at, .time_ms = person.now_ms}, person.now_ms));
    }
    return person.table->take_rule();
}

} // namespace

TEST_CASE("in every game, a touch on a term opens its rule on the rules page instead of a panel") {
    for (int game = 0; game < table::game_count; ++game) {
        CAPTURE(table::game_name(game));
        const auto page = tests::read_test_file("../web/rules/" + std::string(table::game_name(game)) + ".en.md");
        auto match = tests::new_match(game, 5);
        auto seats = tests::one_human(match);
        Person person(std::move(match), std::move(seats));
        int touched = 0;
        for (int move = 0; move < 60 && !person.table->match_is_over(); ++move) {
            if (person.wait()) {
                person.table->next_round(person.now_ms);
                continue;
            }
            for (const auto& target : std::vector(person.table->goal().targets)) {
                if (target.id == view::TargetId::Word) {
                    const std::string rule(touch(person, target));
                    CAPTURE(rule);
                    CHECK((rule.empty() || page->find("[#" + rule + ' ') != std::string::npos)); // a title follows
                    touched += rule.empty() ? 0 : 1;
                }
            }
            person.move();
        }
        CHECK(touched > 0);
    }
}
