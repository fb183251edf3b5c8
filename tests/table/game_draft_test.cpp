// Tests match drafts: the rules, people and seed that the panels change, and the resulting match.
#include "i18n/language.h"
#include "table/game_shelf.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace mitts;
using i18n::Language;
using view::BlockKind;

namespace {

std::unique_ptr<table::GameDraft> fresh(int game) {
    return table::draft_from_text(game, {});
}

std::vector<view::PanelBlock> blocks_of(const view::PanelDoc& panel, BlockKind kind) {
    std::vector<view::PanelBlock> blocks;
    std::copy_if(panel.blocks.begin(), panel.blocks.end(), std::back_inserter(blocks),
                 [&](const view::PanelBlock& block) { return block.kind == kind; });
    return blocks;
}

std::vector<view::PanelChoice> variations(const table::GameDraft& draft) {
    const auto switches = blocks_of(draft.panel(Language::English, false), BlockKind::Switches);
    return switches.empty() ? std::vector<view::PanelChoice>() : switches.front().choices;
}

// Returns the match lengths that the panel offers.
std::vector<view::PanelChoice> lengths_of(const table::GameDraft& draft) {
    const auto choices = blocks_of(draft.panel(Language::English, false), BlockKind::Choices);
    return choices.size() > 2 ? choices[2].choices : std::vector<view::PanelChoice>();
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
        CHECK(draft.options().preset() == 0);
        CHECK(draft.options().changes() == 0);
        const auto panel = draft.panel(Language::English, false);
        const auto seats = blocks_of(panel, BlockKind::Seat);
        REQUIRE(seats.size() == static_cast<std::size_t>(draft.options().players()));
        CHECK(seats[0].choices.size() == 1); // only the name can be changed
        CHECK(draft.seats()[0].is_human());
        CHECK(std::all_of(seats.begin() + 1, seats.end(), [](const view::PanelBlock& seat) {
            return seat.choices.size() == 3 && !seat.text.empty() && !seat.figure.empty() && !seat.letter.empty();
        }));
        const auto french = draft.panel(Language::French, false);
        CHECK(panel.title == french.title);
        CHECK(panel.note != french.note);
    });
}

TEST_CASE("a match can be dealt with every offered number of players and every offered preset") {
    for_each_draft([](int, table::GameDraft& draft) {
        const auto offered = draft.panel(Language::English, false);
        const auto presets = blocks_of(offered, BlockKind::Tiles).at(0).choices;
        const auto numbers = blocks_of(offered, BlockKind::Choices).at(0).choices;
        CHECK(presets.size() > 1); // the last choice leads to the custom rules
        for (const auto& preset : presets) {
            for (const auto& number : numbers) {
                const int players = std::stoi(number.words);
                draft.choose_preset(preset.press.index);
                draft.choose_players(players);
                const auto match = draft.deal(9);
                CHECK(table::player_count(match) == players);
                CHECK(draft.seats().size() == static_cast<std::size_t>(players));
            }
        }
    });
}

TEST_CASE("every option can be set to every value in its row, and a reset restores the preset") {
    for_each_draft([](int game, table::GameDraft& draft) {
        int changed = 0;
        for (int index = 0; index < static_cast<int>(draft.options().shapes().size()); ++index) {
            for (int value = -1; value <= 12; ++value) {
                const auto one = fresh(game);
                one->set_option(index, value);
                changed += one->to_text() != draft.to_text() ? 1 : 0;
                CHECK(table::player_count(one->deal(4)) >= 2);
                CHECK(table::draft_from_text(game, one->to_text())->to_text() == one->to_text());
                one->reset_options();
                CHECK(one->options().changes() == 0);
            }
        }
        CHECK(changed > 0);
    });
}

TEST_CASE("a tap selects a variation, a second tap removes it, and variations already in the preset are not offered") {
    const auto offered = [](const table::GameDraft& arranged) {
        std::vector<std::string> names;
        for (const auto& variation : variations(arranged)) {
            names.push_back(variation.words);
        }
        return names;
    };
    auto draft = fresh(0);
    CHECK(offered(*draft) == std::vector<std::string>{"Jacks in their usual place", "Jack takes a lone card: 10",
                                                      "Points shown in fifties"});
    draft->choose_preset(2); // the `regles` preset already has lone_jack=10
    CHECK(offered(*draft) == std::vector<std::string>{"Jacks in their usual place", "Points shown in fifties"});
    for_each_draft([](int, table::GameDraft& each) {
        const auto usual = each.to_text();
        for (std::size_t at = 0; at < variations(each).size(); ++at) {
            const auto off = variations(each)[at];
            CHECK(!off.on);
            each.set_option(off.press.index, off.press.value);
            const auto on = variations(each).at(at);
            CHECK(on.on);
            CHECK(each.options().changes() == 1);
            each.set_option(on.press.index, on.press.value);
            CHECK(each.to_text() == usual);
        }
    });
}

TEST_CASE("a player who has never finished a match is offered a short match, unless they choose another length") {
    auto draft = fresh(0);
    const int target = draft->options().index_of("target");
    const auto length = [&](const table::GameDraft& one) { return one.options().value(target); };
    CHECK(length(*draft) == 500);
    const auto usual = draft->to_text();
    draft->set_newcomer(true);
    CHECK(length(*draft) == 200);
    CHECK(draft->to_text() == usual); // the offered length does not count as chosen
    CHECK(draft->chosen_options()->changes() == 0);
    draft->choose_players(4);
    CHECK(length(*draft) == 200);
    draft->choose_preset(2); // the `regles` preset, which has a target of 1000
    CHECK(length(*draft) == 200);
    draft->set_newcomer(false);
    CHECK(length(*draft) == 1000);

    draft = fresh(0);
    draft->set_newcomer(true);
    draft->set_option(target, 500);
    draft->choose_players(3);
    CHECK(length(*draft) == 500);
    draft->set_option(target, 1000);
    CHECK(length(*table::draft_from_text(0, draft->to_text())) == 1000);
    draft->set_newcomer(true);
    CHECK(length(*draft) == 1000); // the length was chosen earlier
    draft->set_option(target, 200);
    draft->set_newcomer(false);
    CHECK(length(*draft) == 200); // a chosen length is kept
}

TEST_CASE("match lengths are listed from the shortest to the longest, each with its expected duration") {
    for_each_draft([](int game, table::GameDraft& draft) {
        for (int preset = 0; preset < draft.options().kind().presets; ++preset) {
            draft.choose_preset(preset);
            const auto lengths = lengths_of(draft);
            CHECK(lengths.empty() == (game != 0));
            int minutes = 0;
            for (const auto& one : lengths) {
                if (!one.on) { // a press on the current length does nothing
                    draft.set_option(one.press.index, one.press.value);
                    CHECK(draft.options().value(one.press.index) == one.press.value);
                    CHECK(draft.options().minutes() > minutes);
                    minutes = draft.options().minutes();
                }
            }
        }
    });
    std::vector<std::string> words;
    for (const auto& one : lengths_of(*fresh(0))) {
        words.push_back(one.words);
    }
    CHECK(words ==
          std::vector<std::string>{"200 points, about 2 min", "500 points, about 4 min", "1000 points, about 9 min"});
}

TEST_CASE("a seat's player and name can be changed, but a computer's name cannot be removed") {
    for_each_draft([](int, table::GameDraft& draft) {
        const auto levels = static_cast<int>(draft.options().kind().levels.size());
        REQUIRE(levels > 1);
        for (int level = 0; level <= levels; ++level) {
            draft.choose_played_by(1, level);
            CHECK(draft.seats()[1].is_human() == (level == 0));
            CHECK((level == 0 || draft.number_of(draft.seats()[1].level) == level));
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

TEST_CASE("a seed always deals the same match, no seed gives a random match, and an invalid seed is rejected") {
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

TEST_CASE("a draft is saved without its seed, and invalid text produces the default draft") {
    for_each_draft([](int game, table::GameDraft& draft) {
        const auto standard = draft.to_text();
        draft.choose_players(draft.options().kind().most_players);
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

TEST_CASE("one tap switches all opponents to people on this device, and another tap switches them back") {
    for_each_draft([](int, table::GameDraft& draft) {
        for (const auto& [choice, expected] : {std::pair(1, draft.options().players()), std::pair(0, 1)}) {
            const auto panel = draft.panel(Language::English, false);
            const auto press = blocks_of(panel, BlockKind::Choices).at(1).choices.at(choice).press;
            REQUIRE(press.intent == view::PanelIntent::ChoosePlayedBy);
            draft.choose_played_by(press.index, press.value);
            CHECK(table::human_count(draft.seats()) == expected);
        }
    });
}
