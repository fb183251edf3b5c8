#include "view/keyframe_script.h"

namespace mitts::view {

void hold_counters(Scene& scene, const Scene& before) {
    for_each_item<TextItem>(scene, [&](TextItem& text) {
        const auto same = [&](const TextItem& old) { return text.counter != 0 && old.counter == text.counter; };
        if (const auto* old = find_item<TextItem>(before, same)) {
            text.value = old->value;
        } else if (text.counter != 0) { // a new number appears once the cards have arrived
            text.value = 0;
            text.opacity = 0;
        }
    });
}

void add_fading(Scene& scene, const Scene& before, const CardTest& leave, Point home, float part) {
    for_each_item<CardItem>(before, [&](const CardItem& card) {
        const auto same = [&](const CardItem& other) { return other.id == card.id; };
        if (leave(card) && find_item<CardItem>(scene, same) == nullptr) {
            auto leaving = card;
            leaving.centre = home;
            leaving.width *= part;
            leaving.opacity = 0;
            scene.items.emplace_back(leaving);
        }
    });
}

void turn_in_place(Scene& scene, const CardTest& turn) {
    for_each_item<CardItem>(scene, [&](CardItem& card) {
        if (turn(card)) {
            card.from = card.centre;
            card.from_width = card.width;
            card.delay = 0;
        }
    });
}

Point on_screen(const Frame& frame, Point point) {
    return {point.x * frame.scale + frame.offset.x, point.y * frame.scale + frame.offset.y};
}

} // namespace mitts::view
