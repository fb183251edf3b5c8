// Checks that the Mitch table fits at every size, for two to eight players, in both languages and many situations:
// no labels overlap, everything is inside the window, and every index and every rank of a column is visible.
#include "games/mitch/scoring.h"
#include "tests/view/fitting.h"
#include "tests/view/mitch/mitch_states.h"
#include "view/mitch/places.h"
#include "view/type_widths.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

namespace {

using namespace mitts;
using namespace mitts::view;
using tests::items_of;
using tests::overlap;

const TypeMeasure measure;

// Returns the index in a card's upper left corner, or a tile's rank. No later card may cover it.
Rect index_of(const CardItem& card, float part) {
    const auto rect = card_rect(card.centre, card.width);
    if (card.face == Face::Tile) {
        return {rect.x + 0.2F * card.width, rect.y, 0.6F * card.width, part * card.width};
    }
    const float breadth = card.face == Face::Jumbo ? 0.36F : 0.25F;
    return {rect.x, rect.y, breadth * card.width, part * card.width};
}

// Checks that no later card covers the index of a face-up card that is neither an ace nor slanted.
void check_indices(const Scene& scene, const tests::MitchState& state) {
    const auto& seen = state.model.match.seen;
    const auto cards = items_of<CardItem>(scene);
    for (std::size_t first = 0; first < cards.size(); ++first) {
        if (!cards[first].card || cards[first].card->rank() == Rank::Ace || cards[first].rotation != 0) {
            continue;
        }
        const bool in_hand = seen.hand.contains(*cards[first].card);
        const auto index = index_of(cards[first], in_hand ? 0.4F : 0.12F);
        for (std::size_t later = first + 1; later < cards.size(); ++later) {
            INFO("index of ", to_text(*cards[first].card), " under ", cards[later].id);
            const bool covers = overlap(index, card_rect(cards[later].centre, cards[later].width));
            CHECK((!covers || cards[later].face == Face::Chosen || state.ui.enlarged.has_value()));
        }
    }
}

// Checks that every visible card is drawn once.
void check_all_cards(const Scene& scene, const tests::MitchState& state) {
    const auto& seen = state.model.match.seen;
    std::size_t expected = std::min<std::size_t>(seen.discards.size(), 2) + seen.aces.size();
    for (Seat seat = 0; seat < seen.options.players; ++seat) {
        for (const auto& column : seen.tableaus[static_cast<std::size_t>(seat)]) {
            expected += static_cast<std::size_t>(column.size());
        }
    }
    if (state.model.curtain == Curtain::Open) {
        expected += static_cast<std::size_t>(seen.hand.size());
    }
    std::size_t faces = 0;
    std::set<CardId> ids;
    for (const auto& card : items_of<CardItem>(scene)) {
        faces += card.card && card.opacity == 1 ? 1U : 0U; // the place for the chosen card shows a pale copy
        INFO("id ", card.id);
        CHECK(ids.insert(card.id).second);
    }
    CHECK(faces == expected);
}

void check_scene(const Scene& scene, const tests::MitchState& state) {
    tests::check_texts(scene, measure);
    tests::check_inside(scene);
    tests::check_targets(scene);
    check_indices(scene, state);
    check_all_cards(scene, state);
}

Scene laid_out(const tests::MitchState& state, const Viewport& size) {
    return view::mitch::lay_out(state.model, state.ui, size, measure);
}

// Counts the points that replace a crown above a small column: points in gold ink that are not on a pill.
int points_for_crowns(const Scene& scene) {
    const auto boxes = items_of<BoxItem>(scene);
    int points = 0;
    for (const auto& text : items_of<TextItem>(scene)) {
        const bool on_pill = std::any_of(boxes.begin(), boxes.end(), [&](const BoxItem& box) {
            return box.fill == Ink::Gold && box.radius == box.rect.h / 2 && box.rect.contains(text.at);
        });
        points += text.ink == Ink::GoldInk && text.text.starts_with('+') && !on_pill ? 1 : 0;
    }
    return points;
}

} // namespace

TEST_CASE("Mitch: the table fits every window with every set of rules, in every language and situation") {
    for (const auto language : {i18n::Language::English, i18n::Language::French}) {
        for (const auto& state : tests::mitch_states(language)) {
            for (const auto& size : tests::window_sizes) {
                INFO(state.name, " ", i18n::language_code(language), " ", tests::name_of(size));
                check_scene(laid_out(state, size), state);
            }
        }
    }
}

TEST_CASE("Mitch: the table fits windows of arbitrary size") {
    const auto check = [](const Viewport& size, const tests::MitchState& state) {
        check_scene(laid_out(state, size), state);
    };
    tests::for_any_window(tests::mitch_states(i18n::Language::English), check);
    tests::for_any_window(tests::with_long_names(tests::mitch_states(i18n::Language::French)), check);
}

TEST_CASE("Mitch: long names and large numbers do not overlap") {
    for (auto& state : tests::with_long_names(tests::mitch_states(i18n::Language::French))) {
        for (auto& total : state.model.match.totals) {
            total = -128;
        }
        for (const auto& size : tests::window_sizes) {
            INFO(state.name, " ", tests::name_of(size));
            check_scene(laid_out(state, size), state);
        }
    }
}

TEST_CASE("Mitch: on a phone, the rank of the first card in an opponent's longest column is not covered") {
    for (const auto& state : tests::mitch_states(i18n::Language::English)) {
        if (state.name != "mitch-long") {
            continue;
        }
        for (const Viewport size : {Viewport{.width = 320, .height = 568}, Viewport{.width = 390, .height = 844}}) {
            INFO(tests::name_of(size));
            std::vector<CardItem> column;
            for (const auto& card : items_of<CardItem>(laid_out(state, size))) {
                if (card.face == Face::Tile && card.card && card.card->suit() == Suit::Diamonds) {
                    column.push_back(card);
                }
            }
            REQUIRE(column.size() == 11);
            CHECK(column[0].width > 13);
            CHECK(!overlap(index_of(column[0], 0.59F), card_rect(column[1].centre, column[1].width)));
        }
    }
}

TEST_CASE("Mitch: on a phone, a refusal covers neither the chosen card nor the viewer's columns") {
    for (const auto& state : tests::mitch_states(i18n::Language::English)) {
        if (state.name != "mitch-refused-chosen") {
            continue;
        }
        for (const Viewport size : {Viewport{.width = 320, .height = 568}, Viewport{.width = 390, .height = 844}}) {
            INFO(tests::name_of(size));
            const auto scene = laid_out(state, size);
            const auto paper = tests::targets_of(scene, TargetId::Rule);
            REQUIRE(paper.size() == 1);
            for (const auto& column : tests::targets_of(scene, TargetId::Column)) {
                CHECK(!overlap(paper[0], column));
            }
            for (const auto& card : items_of<CardItem>(scene)) {
                CHECK((card.face != Face::Chosen || !overlap(paper[0], card_rect(card.centre, card.width))));
            }
        }
    }
}

TEST_CASE("Mitch: only the column that the chosen card fits is marked (C11)") {
    for (const auto& state : tests::mitch_states(i18n::Language::English)) {
        if (!state.ui.chosen) {
            continue;
        }
        const bool fits =
            fits_tableau(state.model.match.seen.options, state.model.match.seen.tableaus[0], state.ui.chosen->card);
        for (const auto& target : laid_out(state, {.width = 390, .height = 844}).targets) {
            if (target.id == TargetId::Column) {
                const bool own_suit = target.index == static_cast<int>(state.ui.chosen->card.suit());
                CHECK(target.enabled == (own_suit && fits));
            }
            if (target.id == TargetId::ChoicePlace) {
                CHECK(target.enabled == fits);
            }
            if (target.id == TargetId::ChoiceDiscard) {
                CHECK(target.enabled);
            }
        }
    }
}

TEST_CASE("Mitch: the table shows an empty place for each missing ace, up to the closing ace (C3)") {
    const auto wanted = i18n::say(i18n::Language::English, i18n::TextId::MitchAceWanted);
    std::set<int> counts;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const auto match = tests::played_mitch(tests::mitch_rules(mitts::mitch::Preset::Banilower, 3), seed, 6);
        const auto model = tests::mitch_model(match, 0, i18n::Language::English);
        const int missing = std::max(0, 3 - static_cast<int>(model.match.seen.aces.size()));
        counts.insert(missing);
        for (const auto& size : {Viewport{.width = 320, .height = 568}, Viewport{.width = 390, .height = 844},
                                 Viewport{.width = 844, .height = 390}, Viewport{.width = 1440, .height = 900}}) {
            CAPTURE(size.width);
            int places = 0;
            for (const auto& text : items_of<TextItem>(view::mitch::lay_out(model, {}, size, measure))) {
                places += text.text == wanted ? 1 : 0;
            }
            CHECK(places == missing);
        }
    }
    CHECK(counts.size() >= 3);
}

TEST_CASE("Mitch: each suit with a leader has one crown, or points in the crown's place") {
    for (const auto& state : tests::mitch_states(i18n::Language::English)) {
        if (state.ui.enlarged) {
            continue;
        }
        int won = 0;
        for (int suit = 0; suit < suit_count; ++suit) {
            const std::span<const mitts::mitch::Tableau> tableaus(
                state.model.match.seen.tableaus.data(),
                static_cast<std::size_t>(state.model.match.seen.options.players));
            won += suit_result(state.model.match.seen.options, tableaus, static_cast<Suit>(suit)).winner != no_seat ? 1
                                                                                                                    : 0;
        }
        const auto scene = laid_out(state, {.width = 1440, .height = 900});
        int crowns = 0;
        for (const auto& picture : items_of<PictureItem>(scene)) {
            crowns += picture.picture == Picture::IconCrown ? 1 : 0;
        }
        INFO(state.name);
        CHECK(crowns + points_for_crowns(scene) == won);
    }
}

TEST_CASE("Mitch: on a large desktop screen, the panels are aligned, and a single panel shows everyone's points") {
    for (int players = 2; players <= 8; ++players) {
        for (const auto& size : {Viewport{.width = 1440, .height = 900}, Viewport{.width = 1280, .height = 800}}) {
            const auto places = view::mitch::places_for(frame_for(size), players, 0);
            const float margin = (size.width - 1200) / 2;
            REQUIRE(places.standings.has_value());
            REQUIRE(places.own_mat.has_value());
            CHECK(places.standings->x == doctest::Approx(margin));
            CHECK(places.mat.right() == doctest::Approx(size.width - margin));
            CHECK(places.own_mat->centre().x == doctest::Approx(size.width / 2));
            CHECK(places.standings->y == doctest::Approx(places.mat.y));
            CHECK(places.opponents.front().panel.x >= margin - 0.5F);
            if (players >= 4) {
                CHECK(places.opponents.front().panel.x == doctest::Approx(margin));
                CHECK(places.opponents.back().panel.right() == doctest::Approx(size.width - margin));
            }
        }
    }
}

TEST_CASE("Mitch: on a portrait tablet, there are no large gaps, and the viewer's columns have enough space") {
    for (int players = 2; players <= 8; ++players) {
        for (const auto& size : {Viewport{.width = 768, .height = 1024}, Viewport{.width = 600, .height = 900}}) {
            INFO(players, " players at ", tests::name_of(size));
            const auto places = view::mitch::places_for(frame_for(size), players, 0);
            REQUIRE(places.own_mat.has_value());
            const auto& own = *places.own_mat;
            const auto& last = places.opponents.back();
            CHECK(own.y - last.panel.bottom() - last.bubble < 20);
            CHECK(places.turn.y - own.bottom() < 20);
            CHECK(own.h >= 0.24F * size.height);
            CHECK(own.y == doctest::Approx(places.mat.y));
            CHECK((players > 6 || own.x == doctest::Approx(places.opponents.front().panel.x)));
            CHECK(places.mat.right() == doctest::Approx(size.width - 16));
            CHECK(places.column_card >= 58);
        }
    }
}

TEST_CASE("Mitch: on a phone in landscape, the advice and the points are below the turn message, left of the hand") {
    for (const int players : {2, 3, 8}) {
        const auto places = view::mitch::places_for(frame_for({.width = 844, .height = 390}), players, 0);
        INFO(players, " players");
        CHECK(places.advice.x == places.turn.x);
        CHECK(places.figures.at.x - places.figures.room == places.turn.x);
        CHECK(places.advice.y > places.turn.y);
        CHECK(places.figures.at.y >= places.advice.bottom());
        CHECK(places.figures.at.y < places.sash.y);
        CHECK(places.advice.right() < places.hand.room.x);
        CHECK(places.sash.w == 844);
    }
}

TEST_CASE("Mitch: the sash and its fringe are beside the lesson panel") {
    for (const float inset : {0.0F, 420.0F}) {
        const auto frame = frame_for({.width = 1440, .height = 900, .inset_left = inset});
        const auto places = view::mitch::places_for(frame, 2, 0);
        INFO(inset);
        CHECK(places.sash_fringes);
        CHECK(places.sash.right() == doctest::Approx(1064));
        CHECK(places.sash.x - view::fringe_width(places.sash_stitch) ==
              doctest::Approx(inset > 0 ? frame.aside + 8 : 336));
    }
}

TEST_CASE("Mitch: with eight players, a small phone shows every opponent's name") {
    for (const auto& state : tests::mitch_states(i18n::Language::English)) {
        const auto scene = lay_out(state.model, state.ui, {.width = 320, .height = 568}, measure);
        for (std::size_t seat = 1; state.name == "mitch-eight" && seat < state.model.players.size(); ++seat) {
            const auto& name = state.model.players[seat].name;
            INFO(name);
            CHECK(view::find_item<TextItem>(scene, [&](const TextItem& text) { return text.text == name; }) != nullptr);
        }
    }
}

TEST_CASE("Mitch: on a phone in landscape, both opponents' actions since the viewer's last turn are shown") {
    const auto match = tests::played_mitch(tests::mitch_rules(mitts::mitch::Preset::Banilower, 3), 3, 15);
    const auto model = tests::mitch_model(match, match.turn(), i18n::Language::English);
    for (const auto& size : {Viewport{.width = 390, .height = 844}, Viewport{.width = 844, .height = 390}}) {
        INFO(tests::name_of(size));
        const auto scene = view::mitch::lay_out(model, {}, size, measure);
        CHECK(tests::targets_of(scene, TargetId::Bubble).size() == 2);
    }
}
