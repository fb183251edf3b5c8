#include "view/mitch/opponent_head.h"

#include "view/mitch/easel.h"

#include <algorithm>

namespace mitts::view::mitch {

namespace {

Head tall_head(const Rect& panel) {
    const bool large = panel.w >= 170;
    const float patch = large ? 36 : 30;
    Head head{.patch = {panel.x + head_pad, panel.y + 8, patch, patch}};
    head.name_size = large ? 17 : 15;
    head.figure_size = large ? 15 : 14;
    head.name = {head.patch.right() + 7, panel.y + 6};
    head.name_room = panel.right() - head_pad - head.name.x;
    head.figures = {head.name.x, head.name.y + head.name_size * 1.24F};
    head.cards = {panel.right() - head_pad, head.figures.y};
    head.bottom = panel.y + patch + 14;
    return head;
}

Head tight_head(const Rect& panel) {
    const float patch = panel.w >= 84 ? 16 : 14; // the badge must fit above the points
    Head head{.patch = {panel.x + 2, panel.y + 3, patch, patch}};
    head.name_size = 14;
    head.figure_size = 13;
    head.name = {head.patch.right() + 2, panel.y + 1};
    head.name_room = panel.right() - 1 - head.name.x;
    head.figures = {panel.x + 5, panel.y + 19};
    head.cards = {panel.right() - 5, head.figures.y};
    head.bottom = panel.y + 36;
    return head;
}

// Returns the layout of a one-line header. The name is omitted if it does not fit.
Head line_head(const Rect& panel) {
    Head head{.patch = {panel.x + 3, panel.y + 2, 18, 18}};
    head.name_size = 13;
    head.figure_size = 13;
    head.cards = {panel.right() - 3, panel.y + 3};
    head.figures = {std::max(head.cards.x - 56, head.patch.right() + 1), head.cards.y};
    head.name = {head.patch.right() + 4, head.cards.y};
    head.name_room = head.figures.x - 3 - head.name.x;
    head.bottom = panel.y + 21;
    return head;
}

} // namespace

Head head_of(const OpponentPlace& place) {
    switch (place.head) {
    case HeadStyle::Tall:
        return tall_head(place.panel);
    case HeadStyle::Tight:
        return tight_head(place.panel);
    case HeadStyle::Line:
        break;
    }
    return line_head(place.panel);
}

Rect hand_mark(const OpponentPlace& place) {
    const auto head = head_of(place);
    const float height = head.figure_size * 0.98F;
    const float width = height / card_aspect;
    const float number = head.figure_size * (place.head == HeadStyle::Tall ? 0.95F : 0.75F);
    return {head.cards.x - number - width - 1, head.cards.y + head.figure_size * 0.12F, width, height};
}

} // namespace mitts::view::mitch
