// Tests streaks of wins or losses against one level, and the level that a streak suggests.
#include "table/form.h"
#include "table/game_shelf.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace mitts;
using table::Form;
using table::level_of_computers;
using table::level_to_offer;

namespace {

const std::vector<std::string> three_levels{"newcomer", "hasty", "careful"};

Form after(Form form, std::string_view level, bool won) {
    return after_match(form, level, won, !won);
}

} // namespace

TEST_CASE(
    "two wins in a row suggest a stronger level, two losses suggest a weaker level, and mixed results suggest none") {
    auto form = after({}, "hasty", true);
    CHECK(form == Form{.level = "hasty", .run = 1});
    CHECK(!level_to_offer(form, three_levels));
    form = after(form, "hasty", true);
    CHECK(level_to_offer(form, three_levels) == "careful");
    form = after(form, "hasty", false);
    CHECK(form.run == -1);
    CHECK(!level_to_offer(form, three_levels));
    form = after(form, "hasty", false);
    CHECK(level_to_offer(form, three_levels) == "newcomer");
}

TEST_CASE("a match at another level or a shared win restarts the streak, and only existing levels are suggested") {
    const Form two{.level = "hasty", .run = 2};
    CHECK(after(two, "careful", true) == Form{.level = "careful", .run = 1});
    CHECK(after_match(two, "hasty", true, true) == Form{.level = "hasty", .run = 0});
    CHECK(!level_to_offer({.level = "careful", .run = 5}, three_levels));
    CHECK(!level_to_offer({.level = "newcomer", .run = -5}, three_levels));
    CHECK(!level_to_offer({.level = "nobody", .run = 5}, three_levels));
}

TEST_CASE("a streak survives a round trip through text, and invalid text parses as an empty streak") {
    for (const auto& form : {Form{.level = "hasty", .run = 2}, Form{.level = "newcomer", .run = -99}}) {
        CHECK(table::form_from_text(to_text(form)) == form);
    }
    for (const auto* text : {"", "hasty", "hasty two", "hasty 2 2", "hasty 100", "2"}) {
        CAPTURE(text);
        CHECK(table::form_from_text(text) == Form{});
    }
    auto long_row = Form{.level = "hasty", .run = 99};
    CHECK(after(long_row, "hasty", true).run == 99);
}

TEST_CASE("a streak is counted only for one human against computers of a single level") {
    const table::SeatPlan human{};
    const table::SeatPlan hasty{.name = "Odile", .level = "hasty"};
    const table::SeatPlan careful{.name = "Mathilde", .level = "careful"};
    CHECK(level_of_computers({human, hasty, hasty}) == "hasty");
    CHECK(!level_of_computers({human, hasty, careful}));
    CHECK(!level_of_computers({human, human, hasty}));
    CHECK(!level_of_computers({hasty, hasty}));
    CHECK(!level_of_computers({human}));
}

TEST_CASE("the first match of a game is against the weakest level, and one tap accepts a suggested level") {
    for (int game = 0; game < table::game_count; ++game) {
        CAPTURE(table::game_name(game));
        const auto draft = table::draft_from_text(game, {});
        const auto first = level_of_computers(draft->seats());
        REQUIRE(first);
        CHECK(*first == "newcomer");
        CHECK(!draft->offered_level());
        draft->take_offer();
        CHECK(level_of_computers(draft->seats()) == first);

        draft->set_form({.level = *first, .run = 2});
        const auto has_offer = [&](std::string_view words) {
            const auto blocks = draft->panel(i18n::Language::English, false).blocks;
            return std::any_of(blocks.begin(), blocks.end(), [&](const auto& block) {
                return !block.choices.empty() && block.choices[0].words == words &&
                       block.choices[0].press.intent == view::PanelIntent::TakeOffer;
            });
        };
        CHECK(has_offer("Play against: hasty"));
        draft->take_offer();
        CHECK(level_of_computers(draft->seats()) == "hasty");
        CHECK(!draft->offered_level()); // the streak was against another level

        draft->set_form({.level = "hasty", .run = -2});
        draft->take_offer();
        CHECK(level_of_computers(draft->seats()) == first);
    }
}
