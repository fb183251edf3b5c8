// Checks that a scene fits its window: no labels overlap, everything is inside, and every target is large enough.
// The layout tests of every game use it.
#pragma once

#include "view/frame.h"
#include "view/scene_writer.h"
#include "view/viewport.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace mitts::tests {

/// The windows that every table must fit.
inline const view::Viewport window_sizes[] = {
    {.width = 320, .height = 568},
    {.width = 360, .height = 640},
    {.width = 390, .height = 844},
    {.width = 640, .height = 320},
    {.width = 844, .height = 390},
    {.width = 480, .height = 360},
    {.width = 380, .height = 390}, // nearly square frames
    {.width = 430, .height = 420},
    {.width = 768, .height = 1024},
    {.width = 1024, .height = 768},
    {.width = 1280, .height = 720},
    {.width = 900, .height = 600},
    {.width = 800, .height = 600},
    {.width = 1440, .height = 900},
    {.width = 3840, .height = 2160},
    {.width = 600, .height = 600},
    {.width = 844, .height = 390, .inset_left = 47, .inset_right = 47, .inset_bottom = 21}};

inline std::string name_of(const view::Viewport& size) {
    return std::to_string(static_cast<int>(size.width)) + "x" + std::to_string(static_cast<int>(size.height));
}

/// Returns the states with a name of the maximum length for every player.
template <class States> States with_long_names(States states) {
    for (auto& state : states) {
        for (auto& player : state.model.players) {
            player.name = "Marie-Ève Desrosiers-Tremblay";
        }
    }
    return states;
}

/// Calls check(window, state) for windows 320 to 2560 wide and 240 to 1600 high. Cycles through the states.
template <class States, class Check> void for_any_window(const States& states, Check check) {
    std::size_t turn = 0;
    for (int width = 320; width <= 2560; width += width < 1000 ? 40 : 130) {
        for (int height = 240; height <= 1600; height += height < 1000 ? 40 : 150) {
            const view::Viewport size{.width = static_cast<float>(width), .height = static_cast<float>(height)};
            const auto& state = states[turn++ % states.size()];
            INFO(state.name, " ", name_of(size));
            check(size, state);
        }
    }
}

/// Returns the factor that scales minimum sizes. It is below 1 in frames that are too small for any layout.
inline float share_of_size(const view::Scene& scene) {
    const auto frame = view::frame_for({.width = scene.width, .height = scene.height});
    return std::min(1.0F, frame.scale);
}

template <class Item> std::vector<Item> items_of(const view::Scene& scene) {
    std::vector<Item> found;
    for (const auto& item : scene.items) {
        if (const auto* wanted = std::get_if<Item>(&item)) {
            found.push_back(*wanted);
        }
    }
    return found;
}

inline bool overlap(const view::Rect& left, const view::Rect& right) {
    constexpr float touch = 1; // neighbouring lines may touch
    return left.x + touch < right.right() && right.x + touch < left.right() && left.y + touch < right.bottom() &&
           right.y + touch < left.bottom();
}

// Returns the rectangles of all targets with this id.
inline std::vector<view::Rect> targets_of(const view::Scene& scene, view::TargetId id) {
    std::vector<view::Rect> found;
    for (const auto& target : scene.targets) {
        if (target.id == id) {
            found.push_back(target.rect);
        }
    }
    return found;
}

// Returns the part of a line that the letters fill.
inline view::Rect ink_of(const view::TextItem& text, const view::TextMeasure& measure) {
    const auto line = text_rect(text, measure);
    return {line.x, line.y + 0.12F * line.h, line.w, 0.8F * line.h};
}

inline void check_texts(const view::Scene& scene, const view::TextMeasure& measure) {
    const auto texts = items_of<view::TextItem>(scene);
    for (std::size_t first = 0; first < texts.size(); ++first) {
        if (texts[first].text.empty()) {
            continue;
        }
        const auto rect = ink_of(texts[first], measure);
        INFO("text: ", shown_text(texts[first]), " at ", rect.x, " ", rect.y, " ", rect.w, " ", rect.h);
        CHECK(texts[first].size >= 12.99F * share_of_size(scene));
        CHECK(rect.x >= 0);
        CHECK(rect.right() <= scene.width);
        CHECK(rect.y >= 0);
        CHECK(rect.bottom() <= scene.height);
        for (std::size_t second = first + 1; second < texts.size(); ++second) {
            const bool apart = texts[second].text.empty() || !overlap(rect, ink_of(texts[second], measure));
            INFO("and: ", shown_text(texts[second]));
            CHECK(apart);
        }
    }
}

// Checks that face-up cards and boxes are inside the window. The window's edge may clip card backs.
inline void check_inside(const view::Scene& scene) {
    constexpr float slack = 6; // for the corners of rotated cards
    for (const auto& card : items_of<view::CardItem>(scene)) {
        if (card.card || card.tarot >= 0) {
            const auto rect = view::card_rect(card.centre, card.width);
            INFO("card ", card.id);
            CHECK(rect.x >= -slack);
            CHECK(rect.right() <= scene.width + slack);
            CHECK(rect.y >= -slack);
            CHECK(rect.bottom() <= scene.height + slack);
        }
    }
    for (const auto& box : items_of<view::BoxItem>(scene)) {
        CHECK(box.rect.x >= -1);
        CHECK(box.rect.right() <= scene.width + 1);
        CHECK(box.rect.y >= -1);
        CHECK(box.rect.bottom() <= scene.height + 1);
    }
}

inline void check_targets(const view::Scene& scene) {
    const float share = share_of_size(scene);
    for (const auto& target : scene.targets) {
        INFO("target ", target.label, " ", target.rect.w, " × ", target.rect.h);
        const bool card = target.id == view::TargetId::Card; // cards in a hand overlap, so these targets may be smaller
        CHECK(target.rect.h >= share * (43.9F - (card ? 12 : 0)));
        CHECK(target.rect.w >= share * (card ? 16.0F : 43.9F));
        if (target.id != view::TargetId::Table) {
            CHECK(target.label != "");
        }
    }
}

} // namespace mitts::tests
