#include "view/boxes.h"

#include "view/text_lines.h"

#include <algorithm>

namespace mitts::view {

Box::Box(Put put) : put_(put) {
}
Box::Box(Kind kind, std::vector<Box> boxes) : kind_(kind), boxes_(std::move(boxes)) {
}
Box::Box(const Box& other) = default;
Box::Box(Box&& other) noexcept = default;
Box& Box::operator=(Box&& other) noexcept = default;
Box::~Box() = default;

// Returns the size that the parts need or the requested size, whichever is larger, plus the padding.
Span Box::need(Direction direction) const {
    Span parts;
    const bool in_line = kind_ == (direction == Across ? Kind::Row : Kind::Column);
    for (const auto& box : boxes_) {
        const auto one = box.need(direction);
        if (!in_line && box.kind_ == Kind::Space) {
            continue; // a space has a length only along its row or column
        }
        if (in_line) {
            parts.least += box.order_ > 0 ? one.least : one.wish;
            parts.wish += one.wish;
        } else if (kind_ == Kind::Either) { // the last box, used if no other fits, sets the minimum
            parts.least = one.least;
            parts.wish = std::max(parts.wish, one.wish);
        } else {
            parts.least = std::max(parts.least, one.least);
            parts.wish = std::max(parts.wish, one.wish);
        }
    }
    const auto& length = lengths_[direction];
    const float padding = length.before + length.after;
    const float most = length.asked.most;
    return {std::min(std::max(parts.least, length.asked.least), most) + padding,
            std::min(std::max(parts.wish, length.asked.wish), most) + padding, most + padding};
}

std::vector<float> Box::shares(Direction direction, float room) const {
    std::vector<Span> needs;
    std::vector<float> lengths;
    int last_order = 0;
    for (const auto& box : boxes_) {
        needs.push_back(box.need(direction));
        lengths.push_back(needs.back().wish);
        room -= lengths.back();
        last_order = std::max(last_order, box.order_);
    }
    for (int order = 1; order <= last_order && room < 0; ++order) {
        float to_give = 0;
        for (std::size_t at = 0; at < boxes_.size(); ++at) {
            to_give += boxes_[at].order_ == order ? lengths[at] - needs[at].least : 0;
        }
        const float part = to_give > 0 ? std::min(1.0F, -room / to_give) : 0;
        for (std::size_t at = 0; at < boxes_.size(); ++at) {
            lengths[at] -= boxes_[at].order_ == order ? part * (lengths[at] - needs[at].least) : 0;
        }
        room += part * to_give;
    }
    for (float all = 1; all > 0 && room > 0.01F;) { // repeats, because boxes at their maximum leave space over
        const auto share_of = [&](std::size_t at) { return lengths[at] < needs[at].most ? boxes_[at].share_ : 0; };
        all = 0;
        for (std::size_t at = 0; at < boxes_.size(); ++at) {
            all += share_of(at);
        }
        const float spare = room;
        for (std::size_t at = 0; at < boxes_.size() && all > 0; ++at) {
            const float more = std::min(spare * share_of(at) / all, needs[at].most - lengths[at]);
            lengths[at] += more;
            room -= more;
        }
    }
    return lengths;
}

// Returns the part of `room` that the box fills: all of it, unless the box has a maximum size or an alignment.
Rect Box::within(const Rect& room) const {
    const auto length = [&](Direction direction, float available) {
        const auto wanted = need(direction);
        return std::min(available, lengths_[direction].part ? wanted.wish : wanted.most);
    };
    const float width = length(Across, room.w);
    const float height = length(Down, room.h);
    return {room.x + (room.w - width) * lengths_[Across].part.value_or(0),
            room.y + (room.h - height) * lengths_[Down].part.value_or(0), width, height};
}

bool Box::fits(const Rect& room) const {
    constexpr float hair = 0.01F;
    return need(Across).least <= room.w + hair && need(Down).least <= room.h + hair;
}

void Box::settle_in_line(Direction direction, const Rect& room) const {
    const auto lengths = shares(direction, direction == Across ? room.w : room.h);
    float at = direction == Across ? room.x : room.y;
    for (std::size_t index = 0; index < boxes_.size(); ++index) {
        const Rect part =
            direction == Across ? Rect{at, room.y, lengths[index], room.h} : Rect{room.x, at, room.w, lengths[index]};
        lay(boxes_[index], part);
        at += lengths[index];
    }
}

void Box::settle(const Rect& room) const {
    switch (kind_) {
    case Kind::Space:
        break;
    case Kind::Leaf:
        put_(room);
        break;
    case Kind::Row:
        settle_in_line(Across, room);
        break;
    case Kind::Column:
        settle_in_line(Down, room);
        break;
    case Kind::Over:
        for (const auto& box : boxes_) {
            lay(box, room);
        }
        break;
    case Kind::Either:
        lay(*std::find_if(boxes_.begin(), boxes_.end() - 1, [&](const Box& box) { return box.fits(room); }), room);
        break;
    }
}

void lay(const Box& box, const Rect& room) {
    const auto all = box.within(room);
    const auto& across = box.lengths_[Box::Across];
    const auto& down = box.lengths_[Box::Down];
    box.settle({all.x + across.before, all.y + down.before, all.w - across.before - across.after,
                all.h - down.before - down.after});
}

void add_box(std::vector<Box>& boxes, const Box& box) {
    boxes.push_back(box);
}
void add_box(std::vector<Box>& boxes, Box&& box) {
    boxes.push_back(std::move(box));
}

Box space(float length) {
    return Box(Box::Kind::Space, {}).size(length, length);
}

Box spring(float share) {
    return Box(Box::Kind::Space, {}).grow(share);
}

Box slot(Rect& place) {
    return Box([&place](const Rect& room) { place = room; });
}

Box slot(std::optional<Rect>& place) {
    return Box([&place](const Rect& room) { place = room; });
}

Box card_slot(Rect& place) {
    return Box([&place](const Rect& room) {
        const float width = std::min(room.w, room.h / card_aspect);
        place = {room.x + (room.w - width) / 2, room.y, width, width * card_aspect};
    });
}

Box words(Point& at, float& room, float size, int lines) {
    return Box([&at, &room](const Rect& rect) {
               at = {rect.x, rect.y};
               room = rect.w;
           })
        .high(at_least(static_cast<float>(lines) * line_height(size)));
}

} // namespace mitts::view
