// Tests drafts of a match: the rules, people and seed that the panels change, and the resulting match.
#include "i18n/language.h"
#include "table/game_shelf.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace mitts;
using i18n::Language;

namespace {

std::unique_ptr<table::GameDraft> fresh(int game) {
    return table::draft_from_text(game, {});
}

template <class Visit> void for_each_draft(Visit visit) {
    for (int game = 0; game < table::game_count; ++game) {
        CAPTURE(table::game_name(game));
        visit(game, *fresh(game));
    }
}

} // namespace

TEST_CASE("a draft starts with the default rules, a human at the first seat and computers at the others") {
    for_each_draft([](int, table::GameDraft& draft) {
        const auto model = draft.model(Language::English);
        CHECK(model.preset == 0);
        CHECK(model.changes == 0);
        CHECK(!model.presets.empty());
        CHECK(model.seats.size() == static_cast<std::size_t>(model.players));
        CHECK(model.seats[0].is_viewer);
        CHECK(model.seats[0].played_by == 0);
        CHECK(std::all_of(model.seats.begin() + 1, model.seats.end(),
                          [](const view::SeatChoice& seat) { return seat.played_by > 0 && !seat.name.empty(); }));
        CHECK(model.title == draft.model(Language::French).title);
        CHECK(model.note != draft.model(Language::French).note);
    });
}

TEST_CASE("a match can be dealt with every offered number of players and every offered preset") {
    for_each_draft([](int, table::GameDraft& draft) {
        const auto offered = draft.model(Language::English);
        for (std::size_t preset = 0; preset < offered.presets.size(); ++preset) {
            for (const int players : offered.player_numbers) {
                draft.choose_preset(static_cast<int>(preset));
                draft.choose_players(players);
                const auto match = draft.deal(9);
                CHECK(table::player_count(match) == players);
                CHECK(draft.seats().size() == static_cast<std::size_t>(players));
                CHECK(draft.model(Language::English).players == players);
            }
        }
    });
}

TEST_CASE("every option can be set to every value in its row, and a reset restores the preset") {
    for_each_draft([](int game, table::GameDraft& draft) {
        int changed = 0;
        const auto sheet = draft.sheet(Language::English);
        for (const auto& section : sheet.sections) {
            for (const auto& row : section.rows) {
                for (int value = -1; value <= 12; ++value) {
                    const auto one = fresh(game);
                    one->set_option(row.index, value);
                    changed += one->to_text() != draft.to_text() ? 1 : 0;
                    CHECK(table::player_count(one->deal(4)) >= 2);
                    CHECK(table::draft_from_text(game, one->to_text())->to_text() == one->to_text());
                    one->reset_options();
                    CHECK(one->model(Language::English).changes == 0);
                }
            }
        }
        CHECK(changed > 0);
    });
}

TEST_CASE("one touch selects a variation, a second touch removes it, and rules of the preset are not offered") {
    const auto offered = [](const table::GameDraft& arranged) {
        std::vector<std::string> names;
        for (const auto& variation : arranged.model(Language::English).variations) {
            names.push_back(variation.name);
        }
        return names;
    };
    auto draft = fresh(0);
    CHECK(offered(*draft) == std::vector<std::string>{"Jacks in their usual place", "Jack takes a lone card: 10",
                                                      "Points shown in fifties"});
    draft->choose_preset(2); // regles plays to 1000, with ten points for a lone card
    CHECK(offered(*draft) == std::vector<std::string>{"Jacks in their usual place", "Points shown in fifties"});
    for_each_draft([](int, table::GameDraft& each) {
        const auto usual = each.to_text();
        for (std::size_t at = 0; at < each.model(Language::English).variations.size(); ++at) {
            const auto off = each.model(Language::French).variations[at];
            CHECK(!off.on);
            each.set_option(off.option, off.value);
            const auto on = each.model(Language::French).variations.at(at);
            CHECK(on.on);
            CHECK(each.model(Language::French).changes == 1);
            each.set_option(on.option, on.value);
            CHECK(each.to_text() == usual);
        }
    });
}

TEST_CASE("until a match is finished, a short match is the default unless another length was chosen") {
    const auto length = [](const table::GameDraft& draft) { return draft.model(Language::English).length; };
    auto draft = fresh(0);
    CHECK(length(*draft) == 500);
    const auto usual = draft->to_text();
    draft->set_newcomer(true);
    CHECK(length(*draft) == 200);
    CHECK(draft->to_text() == usual); // not chosen
    CHECK(draft->model(Language::English).changes == 0);
    draft->choose_players(4);
    CHECK(length(*draft) == 200);
    draft->choose_preset(2); // regles, to 1000
    CHECK(length(*draft) == 200);
    draft->set_newcomer(false);
    CHECK(length(*draft) == 1000);

    draft = fresh(0);
    draft->set_newcomer(true);
    draft->set_option(draft->model(Language::English).length_option, 500);
    draft->choose_players(3);
    CHECK(length(*draft) == 500);
    draft->set_option(draft->model(Language::English).length_option, 1000);
    CHECK(table::draft_from_text(0, draft->to_text())->model(Language::English).length == 1000);
    draft->set_newcomer(true);
    CHECK(length(*draft) == 1000); // chosen earlier
    draft->set_option(draft->model(Language::English).length_option, 200);
    draft->set_newcomer(false);
    CHECK(length(*draft) == 200); // a chosen length is kept
}

TEST_CASE("each length has a duration, and a longer match has a longer duration") {
    for_each_draft([](int game, table::GameDraft& draft) {
        for (int preset = 0; preset < static_cast<int>(draft.model(Language::English).presets.size()); ++preset) {
            draft.choose_preset(preset);
            const auto model = draft.model(Language::English);
            CHECK(model.lengths.empty() == (game != 0));
            for (std::size_t at = 0; at < model.lengths.size(); ++at) {
                const auto& one = model.lengths[at];
                CHECK(one.minutes > (at == 0 ? 0 : model.lengths[at - 1].minutes));
                draft.set_option(model.length_option, one.points);
                CHECK(draft.model(Language::English).length == one.points);
            }
        }
    });
    auto draft = fresh(0);
    const auto lengths = draft->model(Language::English).lengths;
    REQUIRE(lengths.size() == 3);
    CHECK(lengths[0].points == 200);
    CHECK(lengths[0].minutes == 2);
    CHECK(lengths[1].minutes == 4);
    CHECK(lengths[2].minutes == 9);
}

TEST_CASE("a seat's player and name can be changed, but a computer cannot lose its name") {
    for_each_draft([](int, table::GameDraft& draft) {
        const auto levels = static_cast<int>(draft.model(Language::English).levels.size());
        REQUIRE(levels > 2);
        for (int level = 0; level < levels; ++level) {
            draft.choose_played_by(1, level);
            CHECK(draft.model(Language::English).seats[1].played_by == level);
            CHECK(draft.seats()[1].is_human() == (level == 0));
        }
        draft.rename(1, "Odile");
        draft.rename(1, "");
        CHECK(draft.name(1) == "Odile");
        draft.rename(0, "Marie");
        CHECK(draft.seats()[0].name == "Marie");
        draft.rename(0, "");
        CHECK(draft.name(0).empty());
    });
}

TEST_CASE("a seed always deals the same match, an empty seed is random, and an invalid seed is rejected") {
    for_each_draft([](int, table::GameDraft& draft) {
        CHECK(draft.set_seed(" 41 "));
        CHECK(draft.seed_text() == "41");
        for (const auto* wrong : {"x", "-1", "4 5", "1e3"}) {
            CHECK(!draft.set_seed(wrong));
            CHECK(draft.seed_text() == "41");
        }
        CHECK(match_to_text(draft.deal(1)) == match_to_text(draft.deal(2)));
        CHECK(draft.set_seed(""));
        CHECK(draft.seed_text().empty());
        CHECK(match_to_text(draft.deal(1)) != match_to_text(draft.deal(2)));
    });
}

TEST_CASE("a draft is saved without its seed, and an invalid text gives the default draft") {
    for_each_draft([](int game, table::GameDraft& draft) {
        const auto standard = draft.to_text();
        const auto most = draft.model(Language::English).player_numbers.back();
        draft.choose_players(most);
        draft.choose_played_by(1, 1);
        draft.rename(0, "Marie");
        draft.set_seed("7");
        const auto again = table::draft_from_text(game, draft.to_text());
        CHECK(again->to_text() == draft.to_text());
        CHECK(again->seats() == draft.seats());
        CHECK(again->seed_text().empty());
        for (const auto* text : {"", "nonsense", "mitts-save 1\n", "[Game \"poker\"]"}) {
            CHECK(table::draft_from_text(game, text)->to_text() == standard);
        }
    });
}

TEST_CASE("one touch makes all opponents humans at this table, or computers again") {
    for_each_draft([](int, table::GameDraft& draft) {
        const auto people = [&] {
            const auto model = draft.model(Language::English);
            return std::count_if(model.seats.begin(), model.seats.end(),
                                 [](const view::SeatChoice& seat) { return seat.played_by == 0; });
        };
        draft.choose_played_by(view::everybody_else, 0);
        CHECK(people() == static_cast<std::ptrdiff_t>(draft.model(Language::English).seats.size()));
        draft.choose_played_by(view::everybody_else, draft.model(Language::English).usual_level);
        CHECK(people() == 1);
    });
}
