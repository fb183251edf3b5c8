// Checks that the table fits at every size, for every number of players, in both languages and many situations: no
// labels overlap, everything is inside the window, every index of the hand is visible, and targets are large enough.
#include "tests/view/fitting.h"
#include "tests/view/mitaines/mitaines_states.h"
#include "view/animator.h"
#include "view/hand_layout.h"
#include "view/mitaines/easel.h"
#include "view/mitaines/spoken.h"
#include "view/type_widths.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

namespace {

using namespace mitts;
using namespace mitts::view;

using tests::items_of;
using tests::name_of;
using tests::overlap;

const TypeMeasure measure;

// Returns the index in a card's upper left corner, which no later card may cover.
Rect index_of(const CardItem& card) {
    const auto rect = card_rect(card.centre, card.width);
    const float breadth = card.face == Face::Jumbo ? 0.36F : 0.25F;
    return {rect.x, rect.y, breadth * card.width, 0.4F * card.width};
}

void check_hand_indices(const Scene& scene, const CardSet hand) {
    const auto cards = items_of<CardItem>(scene);
    for (std::size_t first = 0; first < cards.size(); ++first) {
        if (!cards[first].card || !hand.contains(*cards[first].card)) {
            continue;
        }
        const auto index = index_of(cards[first]);
        for (std::size_t later = first + 1; later < cards.size(); ++later) {
            INFO("index of ", to_text(*cards[first].card), " under ", cards[later].id);
            const bool open = !overlap(index, card_rect(cards[later].centre, cards[later].width)) ||
                              cards[later].face == Face::Chosen;
            CHECK(open);
        }
    }
}

// Checks that the chosen card covers no index of the other cards.
void check_chosen(const Scene& scene, CardSet hand) {
    for (const auto& chosen : items_of<CardItem>(scene)) {
        if (chosen.face != Face::Chosen) {
            continue;
        }
        for (const auto& card : items_of<CardItem>(scene)) {
            if (card.card && hand.contains(*card.card) && card.id != chosen.id) {
                INFO("index of ", to_text(*card.card), " under the chosen card");
                CHECK(!overlap(index_of(card), card_rect(chosen.centre, chosen.width)));
            }
        }
    }
}

// Checks that a finger can hit every card in the hand. The cards may be narrower while another card is chosen. They may
// also be narrower in very long hands, because a third row would cover the advice. Only set-ups have such long hands.
void check_cards_for_fingers(const Scene& scene, const tests::TableState& state) {
    const float share = tests::share_of_size(scene);
    const bool only_in_set_ups = state.model.match.seen.hand.size() > 12;
    const float least = share * (state.ui.chosen || only_in_set_ups ? 24.0F : 43.9F);
    for (const auto& target : scene.targets) {
        if (target.id == TargetId::Card && !(state.ui.chosen && state.ui.chosen->index == target.index)) {
            INFO("card ", target.label, " ", target.rect.w, " × ", target.rect.h);
            CHECK(target.rect.w >= least);
            CHECK(target.rect.h >= share * 43.9F);
        }
    }
}

void check_scene(const Scene& scene, const tests::TableState& state) {
    tests::check_texts(scene, measure);
    tests::check_inside(scene);
    tests::check_targets(scene);
    check_cards_for_fingers(scene, state);
    if (state.model.curtain == view::Curtain::Open) {
        check_hand_indices(scene, state.model.match.seen.hand);
        check_chosen(scene, state.model.match.seen.hand);
    }
}

} // namespace

TEST_CASE("the table fits every window with every set of rules, in every language and situation") {
    for (const auto language : {i18n::Language::English, i18n::Language::French}) {
        for (const auto& state : tests::table_states(language)) {
            for (const auto& size : tests::window_sizes) {
                INFO(state.name, " ", i18n::language_code(language), " ", name_of(size));
                check_scene(view::mitaines::lay_out(state.model, state.ui, size, measure), state);
            }
        }
    }
}

TEST_CASE("the table fits windows of arbitrary size") {
    const auto check = [](const Viewport& size, const tests::TableState& state) {
        check_scene(view::mitaines::lay_out(state.model, state.ui, size, measure), state);
    };
    tests::for_any_window(tests::table_states(i18n::Language::English), check);
    tests::for_any_window(tests::with_long_names(tests::table_states(i18n::Language::French)), check);
}

TEST_CASE("if space is short, the line below a name omits the level but keeps the dealer mark") {
    for (auto& state : tests::table_states(i18n::Language::English)) {
        const auto& seen = state.model.match.seen;
        if (seen.dealer == seen.viewer || seen.options.players == 4) {
            continue;
        }
        for (auto& player : state.model.players) {
            player.level = "a level of which there is far too much to tell beside a seat";
        }
        const auto scene = view::mitaines::lay_out(state.model, state.ui, {.width = 1280, .height = 720}, measure);
        const auto texts = items_of<TextItem>(scene);
        INFO(state.name);
        CHECK(std::any_of(texts.begin(), texts.end(),
                          [](const TextItem& item) { return item.text.ends_with(" · dealer"); }));
    }
}

TEST_CASE("long names are shortened instead of overlapping") {
    for (const auto& state : tests::with_long_names(tests::table_states(i18n::Language::French))) {
        for (const auto& size : tests::window_sizes) {
            INFO(state.name, " ", name_of(size));
            check_scene(view::mitaines::lay_out(state.model, state.ui, size, measure), state);
        }
    }
}

TEST_CASE("large totals and gains fit on the scoreboard") {
    for (auto& state : tests::table_states(i18n::Language::French)) {
        for (auto& total : state.model.match.totals) {
            total = 4980;
        }
        for (auto& score : state.model.match.seen.scores) {
            score = 1350;
        }
        for (const auto& size : tests::window_sizes) {
            INFO(state.name, " ", name_of(size));
            check_scene(view::mitaines::lay_out(state.model, state.ui, size, measure), state);
        }
    }
}

TEST_CASE("every call on the pile has a tag, and the tags of topped calls are pale (M8)") {
    const auto options = mitts::mitaines::preset_options(mitts::mitaines::Preset::Pagat);
    const auto match =
        tests::set_up(options, "2C 2D 4C 4D 9C 9D / 3C 3D 8C 8D 8H JC", "", "KC", "2C:m 3C:m 4C:m 8C:m 9C:m 8D", 0);
    const auto model = tests::model_of(match, 0, i18n::Language::English);
    REQUIRE(model.match.seen.calls.size() == 5);
    for (const auto& size : tests::window_sizes) {
        INFO(name_of(size));
        const auto scene = view::mitaines::lay_out(model, {}, size, measure);
        tests::check_texts(scene, measure);
        REQUIRE(scene.movers.size() == 5);
        std::vector<Rect> tags;
        for (const auto& mover : scene.movers) {
            const auto& box = std::get<BoxItem>(scene.items[mover.first]).rect;
            for (const auto& other : tags) {
                CHECK_FALSE(overlap(box, other));
            }
            tags.push_back(box);
        }
        // The open call's tag is first. The tags of topped calls are pale.
        CHECK(std::get<BoxItem>(scene.items[scene.movers[0].first]).fill == Ink::Paper);
        for (std::size_t topped = 1; topped < 5; ++topped) {
            CHECK(std::get<BoxItem>(scene.items[scene.movers[topped].first]).fill == Ink::DisabledFill);
            // In a row, the tags are in the order of the calls.
            for (std::size_t later = topped + 1; later < 5; ++later) {
                CHECK((tags[topped].y != tags[later].y || tags[topped].x < tags[later].x));
            }
        }
        for (const char* rank : {"2", "3", "4", "8"}) {
            const auto texts = items_of<TextItem>(scene);
            CHECK(std::any_of(texts.begin(), texts.end(), [&](const TextItem& text) { return text.text == rank; }));
        }
    }
}

TEST_CASE("a topped call has a tag and a sentence only if it scores or can be stolen (M15.2, M18.1)") {
    using mitts::mitaines::ToppedCalls;
    using mitts::mitaines::YesNo;
    const auto tags = [](YesNo paid, ToppedCalls topped) {
        auto options = mitts::mitaines::preset_options(mitts::mitaines::Preset::Pagat);
        options.topped_pay = paid;
        options.topped_calls = topped;
        const auto match = tests::set_up(options, "2C 2D KH / 9C 9D 3S", "", "QD", "2C:m 9C:m", 0);
        const auto model = tests::model_of(match, 0, i18n::Language::English);
        const bool told = view::mitaines::speak(model).pile.find("Topped") != std::string::npos;
        const auto count = view::mitaines::lay_out(model, {}, tests::window_sizes[0], measure).movers.size();
        CHECK(told == (count == 2));
        return count;
    };
    CHECK(tags(YesNo::Yes, ToppedCalls::Safe) == 2);
    CHECK(tags(YesNo::No, ToppedCalls::Stealable) == 2);
    CHECK(tags(YesNo::No, ToppedCalls::Safe) == 1);
}

TEST_CASE("in a hand with two rows, the chosen card leaves part of every other card visible") {
    const HandRoom hand{.layout = Layout::Portrait,
                        .width = 320,
                        .height = 568,
                        .room = {10, 420, 300, 84},
                        .card = 60,
                        .step = 64,
                        .chosen_card = 134,
                        .strip = 44};
    REQUIRE(hand_row_count(hand, 6) == 1);
    REQUIRE(hand_row_count(hand, 8) == 2);
    CHECK(row_height(hand) >= 44);
    for (int chosen = 0; chosen < 8; ++chosen) {
        INFO("chosen ", chosen);
        const auto slots = hand_slots(hand, 8, chosen, 134);
        const auto gap = slots[static_cast<std::size_t>(chosen)].open;
        CHECK(gap.w == 134);
        for (int card = 0; card < 8; ++card) {
            const auto& open = slots[static_cast<std::size_t>(card)].open;
            INFO("card ", card, " ", open.x, " ", open.w);
            CHECK(open.x >= hand.room.x - 0.01F);
            CHECK(open.right() <= hand.room.right() + 0.01F);
            CHECK(open.w >= 24);
            CHECK((card == chosen || open.right() <= gap.x + 0.01F || open.x >= gap.right() - 0.01F));
        }
    }
}

TEST_CASE("an open call's cards are marked in the caller's colour, and a thread starts below the first card") {
    const auto match = tests::set_up(mitts::mitaines::preset_options(mitts::mitaines::Preset::Pagat),
                                     "KC 4D 7H / 9H 9C 9S 5D", "QS 2C", "", "9H:g 4D 9C", 1);
    const auto model = tests::model_of(match, 0, i18n::Language::English);
    for (const auto& size : tests::window_sizes) {
        const auto scene = view::mitaines::lay_out(model, {}, size, measure);
        const CardItem* first = nullptr;
        int marked = 0;
        for (const auto& item : scene.items) {
            const auto* card = std::get_if<CardItem>(&item);
            if (card != nullptr && card->mark) {
                first = first == nullptr ? card : first;
                ++marked;
                CHECK(card->mark == Ink::Blue);
            }
        }
        INFO(tests::name_of(size));
        REQUIRE(marked == 2);
        CHECK(to_text(*first->card) == "9H");
        for (const auto& yarn : tests::items_of<YarnItem>(scene)) {
            const auto card = card_rect(first->centre, first->width);
            CHECK(yarn.from.x > card.x);
            CHECK(yarn.from.x < card.right());
            CHECK(yarn.from.y >= card.bottom() - 1);
        }
    }
}

TEST_CASE("on a phone, the names, totals and gains on the score bar are on one line") {
    const auto match = tests::set_up(mitts::mitaines::preset_options(mitts::mitaines::Preset::Pagat),
                                     "KC 4D 7H / 9H 9C 9S 5D", "QS 2C", "", "");
    auto model = tests::model_of(match, 0, i18n::Language::English);
    model.match.totals = {240, 210};
    model.match.seen.scores = {160, 120};
    const auto scene = view::mitaines::lay_out(model, {}, {.width = 390, .height = 844}, measure);
    const auto texts = items_of<TextItem>(scene);
    const auto height_of = [&](auto test) {
        const auto found = std::find_if(texts.begin(), texts.end(), test);
        REQUIRE(found != texts.end());
        return text_rect(*found, measure).centre().y;
    };
    const float name = height_of([](const TextItem& text) { return text.text == "Mathilde"; });
    for (const int counter : {100, 101, 110, 111}) {
        CHECK(std::abs(height_of([&](const TextItem& text) { return text.counter == counter; }) - name) < 3);
    }
}

TEST_CASE("on a phone, the score bar shows each side's name, total and gain side by side") {
    auto model = tests::table_states(i18n::Language::English).front().model;
    model.match.totals = {120, 150};
    model.match.seen.scores = {60, 110};
    const auto scene = view::mitaines::lay_out(model, {}, {.width = 390, .height = 844}, measure);
    const auto rect_of = [&](auto test) {
        const auto* found = find_item<TextItem>(scene, test);
        REQUIRE(found != nullptr);
        return text_rect(*found, measure);
    };
    for (const int side : {0, 1}) {
        const auto figure = [&](int counter) {
            return rect_of([=](const TextItem& text) { return text.counter == counter + side; });
        };
        const auto total = figure(100);
        const auto name = rect_of([&](const TextItem& text) {
            return text.text == (side == 0 ? "You" : "Mathilde") && text.at.y < 60; // the name in the top bar
        });
        CHECK(std::abs(total.x - name.right() - 6) < 1);
        CHECK(std::abs(figure(110).x - total.right() - 5) < 1);
    }
}

TEST_CASE("on a phone in landscape, the advice is below the turn message, and each side's pile is beside its total") {
    const auto shows_score = [](const TextItem& text) { return text.counter >= 100 && text.counter < 110; };
    for (const auto& state : tests::table_states(i18n::Language::English)) {
        const bool has_advice = state.model.curtain == Curtain::Open && !state.ui.chosen && !state.model.refusal;
        if (!has_advice || state.name == "long-hand") { // this hand needs the whole width
            continue;
        }
        INFO(state.name);
        const Viewport size{.width = 844, .height = 390};
        const auto places = view::mitaines::places_of(state.model, frame_for(size));
        CHECK(places.advice.x == places.turn.x);
        CHECK(places.advice.y - places.turn.y < 30);
        std::size_t totals = 0;
        for (const auto& text : items_of<TextItem>(view::mitaines::lay_out(state.model, state.ui, size, measure))) {
            totals += shows_score(text) ? 1 : 0;
            const auto beside = [&](const view::mitaines::ScoringPlace& pile) {
                return text.at.x < pile.at.x && std::abs(text.at.y - pile.at.y) < pile.card;
            };
            CHECK((!shows_score(text) || std::any_of(places.scoring.begin(), places.scoring.end(), beside)));
        }
        CHECK(totals == places.scoring.size());
    }
}

TEST_CASE("on a tablet, the opponents are side by side") {
    for (const int players : {3, 4}) {
        const auto places = view::mitaines::places_for(frame_for({.width = 768, .height = 1024}), players, 0, 6);
        for (const auto& seat : places.seats) {
            CHECK(seat.patch.y == places.seats.front().patch.y);
            CHECK(seat.fan.y > seat.patch.bottom());
        }
    }
}

TEST_CASE("an outline marks the place of an empty stock, beside the number of the deal") {
    const auto outline = [](const BoxItem& box) { return box.stitch == 4 && box.rect.x < 24; };
    for (const auto& state : tests::table_states(i18n::Language::English)) {
        const auto scene = view::mitaines::lay_out(state.model, state.ui, {.width = 390, .height = 844}, measure);
        INFO(state.name);
        const auto* place = find_item<BoxItem>(scene, outline);
        CHECK((place != nullptr) == (state.model.match.seen.stock == 0));
        const auto* deal = find_item<TextItem>(scene, [](const TextItem& text) { return text.text == "deal 4 of 4"; });
        if (place != nullptr && deal != nullptr) {
            CHECK(deal->at.x > place->rect.right());
            CHECK(place->rect.contains({place->rect.centre().x, deal->at.y}));
        }
    }
}

TEST_CASE("the first gain of a round never overlaps a total or a name during its animation") {
    for (const auto& state : tests::table_states(i18n::Language::English)) {
        auto before = state.model;
        before.match.seen.scores = {};
        auto after = before;
        after.match.seen.scores.fill(60);
        for (const auto& size : tests::window_sizes) {
            INFO(state.name, " ", tests::name_of(size));
            const auto first = view::mitaines::lay_out(before, {}, size, measure);
            const auto second = view::mitaines::lay_out(after, {}, size, measure);
            for (const float part : {0.05F, 0.1F, 0.2F, 0.3F, 0.5F, 0.8F}) {
                const auto texts = items_of<TextItem>(between(first, second, part));
                const auto is_figure = [](const TextItem& text) { return text.counter >= 100 && text.counter < 120; };
                for (const auto& figure : texts) {
                    for (const auto& other : texts) {
                        const bool both =
                            is_figure(figure) && &figure != &other && figure.opacity * other.opacity > 0.1F;
                        CHECK_FALSE(
                            (both && tests::overlap(tests::ink_of(figure, measure), tests::ink_of(other, measure))));
                    }
                }
            }
        }
    }
}
