#include "view/mitaines/tag_items.h"

#include "view/scene_writer.h"

#include <algorithm>

namespace mitts::view::mitaines {

namespace {

void move_item(Item& item, Point shift) {
    if (auto* yarn = std::get_if<YarnItem>(&item)) {
        yarn->opacity = 0;
    } else {
        place_item(item, 1, shift);
    }
}

} // namespace

Point shift_tag(Scene& scene, int tag, Point shift) {
    for (auto& mover : scene.movers) {
        if (mover.id != tag) {
            continue;
        }
        const auto corner = mover.anchor;
        for (auto index = mover.first; index < mover.first + mover.count; ++index) {
            move_item(scene.items[index], shift);
        }
        mover.anchor = {corner.x + shift.x, corner.y + shift.y};
        return corner;
    }
    return {};
}

float right_end_of_tag(const Scene& scene, int tag) {
    float end = 0;
    for (const auto& mover : scene.movers) {
        for (auto index = mover.first; mover.id == tag && index < mover.first + mover.count; ++index) {
            const auto* box = std::get_if<BoxItem>(&scene.items[index]);
            end = box != nullptr ? std::max(end, box->rect.right()) : end;
        }
    }
    return end;
}

} // namespace mitts::view::mitaines
