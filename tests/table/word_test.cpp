// A technical term at the table explains itself when touched.
#include "tests/table/person.h"

using namespace mitts;
using tests::Person;

namespace {

// Returns the panel that opens on touching the table's first linked term; plays on until there is one.
std::optional<table::PanelKind> touch_a_word(Person& person) {
    for (int move = 0; move < 200; ++move) {
        if (person.wait()) {
            person.table->next_round(person.now_ms);
            continue;
        }
        for (const auto& target : person.table->goal().targets) {
            const auto at = target.rect.centre();
            if (target.id == view::TargetId::Word && person.table->goal().hit(at)->id == view::TargetId::Word) {
                person.table->take_input({.type = view::InputType::PointerDown, .at = at, .time_ms = person.now_ms},
                                         person.now_ms);
                return person.table->take_input(
                    {.type = view::InputType::PointerUp, .at = at, .time_ms = person.now_ms}, person.now_ms);
            }
        }
        person.move();
    }
    return std::nullopt;
}

} // namespace

TEST_CASE("each game's terms open their explanation and nothing else") {
    for (int game = 0; game < table::game_count; ++game) {
        CAPTURE(table::game_name(game));
        auto match = tests::new_match(game, 5);
        auto seats = tests::one_human(match);
        Person person(std::move(match), std::move(seats));
        CHECK(touch_a_word(person) == table::PanelKind::Word);
        const auto word = person.table->word();
        CHECK(!word.title.empty());
        CHECK(!word.blocks.empty());
        CHECK(word.blocks.size() < person.table->how_to_play().blocks.size());
    }
}
