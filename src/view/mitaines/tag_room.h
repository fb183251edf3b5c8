// Finds room for the tags of topped calls over the pile. A tag is placed as low as possible on its call's card, or else
// at the nearest free place to the right or, if there is none, to the left. Tags placed in card order stay in order.
#pragma once

#include "view/scene.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace mitts::view::mitaines {

class TagRoom {
public:
    TagRoom(const Rect& pile, const Rect& taken) : pile_(pile), taken_{taken} {
    }

    Rect take(const CardItem& card, float width) {
        // Cards are slightly offset vertically, but tags are in rows.
        const auto own = card_rect({card.centre.x, pile_.centre().y}, card.width);
        const float left = std::min(own.x + 4, pile_.right() - width);
        const float bottom = own.bottom() - height - 6;
        const float top = own.y + 0.42F * card.width; // the card's index stays visible
        std::optional<Rect> place;
        for (float x = left; !place && x <= pile_.right() - width; x += gap) {
            place = lowest_free(x, width, bottom, top);
        }
        for (float x = left - gap; !place && x >= pile_.x; x -= gap) {
            place = lowest_free(x, width, bottom, top);
        }
        taken_.push_back(place.value_or(Rect{left, own.y, width, height}));
        return taken_.back();
    }

private:
    static constexpr float height = 26;
    static constexpr float gap = 3;

    std::optional<Rect> lowest_free(float x, float width, float bottom, float top) const {
        const int rows = 1 + static_cast<int>(std::floor((bottom - top) / (height + gap)));
        for (int row = 0; row < rows; ++row) {
            const Rect place{x, bottom - static_cast<float>(row) * (height + gap), width, height};
            const bool free = std::none_of(taken_.begin(), taken_.end(), [&](const Rect& other) {
                return place.x < other.right() + gap && other.x < place.right() + gap &&
                       place.y < other.bottom() + gap && other.y < place.bottom() + gap;
            });
            if (free) {
                return place;
            }
        }
        return std::nullopt;
    }

    Rect pile_;
    std::vector<Rect> taken_;
};

} // namespace mitts::view::mitaines
