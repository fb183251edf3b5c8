#include "view/keyframe_script.h"

namespace mitts::view {

void hold_counters(Scene& scene, const Scene& before) {
    for (auto& item : scene.items) {
        auto* text = std::get_if<TextItem>(&item);
        if (text == nullptr || text->counter == 0) {
            continue;
        }
        for (const auto& old : before.items) {
            const auto* same = std::get_if<TextItem>(&old);
            if (same != nullptr && same->counter == text->counter) {
                text->value = same->value;
            }
        }
    }
}

void add_fading(Scene& scene, const Scene& before, const CardTest& leave, Point home, float part) {
    for (const auto& item : before.items) {
        const auto* card = std::get_if<CardItem>(&item);
        const bool leaves = card != nullptr && leave(*card) &&
                            std::none_of(scene.items.begin(), scene.items.end(), [&](const Item& other) {
                                const auto* same = std::get_if<CardItem>(&other);
                                return same != nullptr && same->id == card->id;
                            });
        if (leaves) {
            auto leaving = *card;
            leaving.centre = home;
            leaving.width *= part;
            leaving.opacity = 0;
            scene.items.emplace_back(leaving);
        }
    }
}

void turn_in_place(Scene& scene, const CardTest& turn) {
    for (auto& item : scene.items) {
        auto* card = std::get_if<CardItem>(&item);
        if (card != nullptr && turn(*card)) {
            card->from = card->centre;
            card->from_width = card->width;
            card->delay = 0;
        }
    }
}

Point on_screen(const Frame& frame, Point point) {
    return {point.x * frame.scale + frame.offset.x, point.y * frame.scale + frame.offset.y};
}

} // namespace mitts::view
