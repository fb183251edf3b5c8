// The table fits: at every size, for every number of players, in both languages and many situations no two texts overlap,
// everything lies in the window, every index of the hand can be seen, and whatever is touched is large enough.
#include "tests/view/table_states.h"
#include "view/scene_writer.h"
#include "view/type_widths.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace {

using namespace mitts;
using namespace mitts::view;

const Viewport sizes[] = {{.width = 320, .height = 568},
                          {.width = 360, .height = 640},
                          {.width = 390, .height = 844},
                          {.width = 640, .height = 320},
                          {.width = 844, .height = 390},
                          {.width = 480, .height = 360},
                          {.width = 768, .height = 1024},
                          {.width = 1024, .height = 768},
                          {.width = 1280, .height = 720},
                          {.width = 900, .height = 600},
                          {.width = 800, .height = 600},
                          {.width = 1440, .height = 900},
                          {.width = 3840, .height = 2160},
                          {.width = 600, .height = 600},
                          {.width = 844, .height = 390, .inset_left = 47, .inset_right = 47, .inset_bottom = 21}};

const TypeMeasure measure;

std::string name_of(const Viewport& size) {
    return std::to_string(static_cast<int>(size.width)) + "x" + std::to_string(static_cast<int>(size.height));
}

template <class Item> std::vector<Item> items_of(const Scene& scene) {
    std::vector<Item> found;
    for (const auto& item : scene.items) {
        if (const auto* wanted = std::get_if<Item>(&item)) {
            found.push_back(*wanted);
        }
    }
    return found;
}

bool overlap(const Rect& left, const Rect& right) {
    constexpr float touch = 1; // neighbouring lines may touch
    return left.x + touch < right.right() && right.x + touch < left.right() && left.y + touch < right.bottom() &&
           right.y + touch < left.bottom();
}

// Letters fill the middle of their line.
Rect ink_of(const TextItem& text) {
    const auto line = text_rect(text, measure);
    return {line.x, line.y + 0.12F * line.h, line.w, 0.8F * line.h};
}

void check_texts(const Scene& scene) {
    const auto texts = items_of<TextItem>(scene);
    const Rect window{0, 0, scene.width, scene.height};
    for (std::size_t first = 0; first < texts.size(); ++first) {
        if (texts[first].text.empty()) {
            continue;
        }
        const auto rect = ink_of(texts[first]);
        INFO("text: ", shown_text(texts[first]), " at ", rect.x, " ", rect.y, " ", rect.w, " ", rect.h);
        CHECK(texts[first].size >= 12.99F);
        CHECK(rect.x >= window.x);
        CHECK(rect.right() <= window.right());
        CHECK(rect.y >= 0);
        CHECK(rect.bottom() <= window.bottom());
        for (std::size_t second = first + 1; second < texts.size(); ++second) {
            const bool apart = texts[second].text.empty() || !overlap(rect, ink_of(texts[second]));
            INFO("and: ", shown_text(texts[second]));
            CHECK(apart);
        }
    }
}

// Everything but backs, which may be cut by the table's edge, and shadows.
void check_inside(const Scene& scene) {
    constexpr float slack = 6; // a turned card's corner
    for (const auto& card : items_of<CardItem>(scene)) {
        if (card.card) {
            const auto rect = card_rect(card.centre, card.width);
            INFO("card ", to_text(*card.card));
            CHECK(rect.x >= -slack);
            CHECK(rect.right() <= scene.width + slack);
            CHECK(rect.y >= -slack);
            CHECK(rect.bottom() <= scene.height + slack);
        }
    }
    for (const auto& box : items_of<BoxItem>(scene)) {
        CHECK(box.rect.x >= -1);
        CHECK(box.rect.right() <= scene.width + 1);
        CHECK(box.rect.y >= -1);
        CHECK(box.rect.bottom() <= scene.height + 1);
    }
}

// A card's index is its upper left corner: no later card may lie on it.
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

// The chosen card hides no index of its neighbours in a hand as the game deals them.
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

void check_targets(const Scene& scene) {
    for (const auto& target : scene.targets) {
        INFO("target ", target.label, " ", target.rect.w, " × ", target.rect.h);
        CHECK(target.rect.h >= 43.9F - (target.id == TargetId::Card ? 12 : 0));
        // Cards of a hand share its breadth; each strip has the height of a card.
        CHECK(target.rect.w >= (target.id == TargetId::Card ? 16.0F : 43.9F));
        if (target.id != TargetId::Table) {
            CHECK(target.label != "");
        }
    }
}

void check_scene(const Scene& scene, const tests::TableState& state) {
    check_texts(scene);
    check_inside(scene);
    check_targets(scene);
    if (state.model.curtain == view::mitaines::Curtain::Open) {
        check_hand_indices(scene, state.model.match.seen.hand);
        check_chosen(scene, state.model.match.seen.hand);
    }
}

} // namespace

TEST_CASE("the table fits every window, table, language and situation") {
    for (const auto language : {i18n::Language::English, i18n::Language::French}) {
        for (const auto& state : tests::table_states(language)) {
            for (const auto& size : sizes) {
                INFO(state.name, " ", i18n::language_code(language), " ", name_of(size));
                check_scene(view::mitaines::lay_out(state.model, state.ui, size, measure), state);
            }
        }
    }
}

TEST_CASE("long names are shortened, not written over each other") {
    auto states = tests::table_states(i18n::Language::French);
    for (auto& state : states) {
        for (auto& player : state.model.players) {
            player.name = "Marie-Ève Desrosiers-Tremblay";
        }
        for (const auto& size : sizes) {
            INFO(state.name, " ", name_of(size));
            check_scene(view::mitaines::lay_out(state.model, state.ui, size, measure), state);
        }
    }
}

TEST_CASE("large totals and gains fit the board") {
    for (auto& state : tests::table_states(i18n::Language::French)) {
        for (auto& total : state.model.match.totals) {
            total = 4980;
        }
        for (auto& score : state.model.match.seen.scores) {
            score = 1350;
        }
        for (const auto& size : sizes) {
            INFO(state.name, " ", name_of(size));
            check_scene(view::mitaines::lay_out(state.model, state.ui, size, measure), state);
        }
    }
}
