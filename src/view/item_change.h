// Changes any scene item: rotates and shifts the item with its mover, and applies an opacity.
#pragma once

#include "view/scene.h"

namespace mitts::view {

struct ItemChange {
    Point shift{};
    Rotation turn{}; ///< the rotation, applied before the shift
    float opacity = 1;

    void operator()(CardItem& card) const {
        move(card.centre);
        card.rotation += turn.degrees();
        card.opacity *= opacity;
    }
    void operator()(TextItem& text) const {
        move(text.at);
        text.rotation += turn.degrees();
        text.opacity *= opacity;
    }
    void operator()(BoxItem& box) const {
        const auto before = box.rect;
        move(box.rect);
        box.rotation += turn.degrees();
        if (box.tip) { // the tip moves with its box
            box.tip = Point{box.tip->x + box.rect.x - before.x, box.tip->y + box.rect.y - before.y};
        }
        box.opacity *= opacity;
    }
    void operator()(PictureItem& picture) const {
        move(picture.rect);
        picture.rotation += turn.degrees();
        picture.opacity *= opacity;
    }
    void operator()(YarnItem& yarn) const {
        move(yarn.from);
        move(yarn.to);
        yarn.opacity *= opacity;
    }
    void operator()(SashItem& sash) const { // the animator moves the sash separately
        sash.opacity *= opacity;
    }
    void move(Point& point) const {
        const auto turned = turn(point);
        point = {turned.x + shift.x, turned.y + shift.y};
    }
    void move(Rect& rect) const {
        auto centre = rect.centre();
        const auto before = centre;
        move(centre);
        rect.x += centre.x - before.x;
        rect.y += centre.y - before.y;
    }
};

} // namespace mitts::view
