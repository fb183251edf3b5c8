#include "view/tween.h"

namespace mitts::view {

namespace {

constexpr float half_turn = 3.14159265F;

// Shows the other side for the first half of a turn, and the breadth that a turning card has.
void turn_over(const CardItem& from, CardItem& card, float part) {
    if (part < 0.5F) {
        card.card = from.card;
        card.tarot = from.tarot;
        card.back = from.back;
    }
    card.squeeze = std::max(0.02F, std::abs(std::cos(half_turn * part)));
}

bool face_up(const CardItem& card) {
    return card.card.has_value() || card.tarot >= 0;
}

bool same_text(const TextItem& from, const TextItem& to) {
    if (from.counter > 0 || to.counter > 0) {
        return from.counter == to.counter && from.text == to.text;
    }
    return from.text == to.text && from.at == to.at && from.size == to.size && from.ink == to.ink;
}

bool same_box(const BoxItem& from, const BoxItem& to) {
    const bool same_place = from.rect.x == to.rect.x && from.rect.y == to.rect.y;
    const bool same_look = from.fill == to.fill && from.edge == to.edge && from.stitch == to.stitch;
    return same_place && same_look && from.tip == to.tip && from.rotation == to.rotation;
}

bool same_picture(const PictureItem& from, const PictureItem& to) {
    return from.picture == to.picture && from.rect == to.rect && from.ink == to.ink && from.wool == to.wool;
}

} // namespace

float own_part(const CardItem& card, float part) {
    const float time = 1 - card.delay;
    return time <= 0 ? 1 : std::clamp((part - card.delay) / time, 0.0F, 1.0F);
}

CardItem mix(const CardItem& from, const CardItem& to, float part) {
    auto card = to;
    const float way = eased(part);
    card.centre = mix(from.centre, to.centre, way);
    card.width = mix(from.width, to.width, way);
    card.rotation = mix(from.rotation, to.rotation, way);
    card.opacity = mix(from.opacity, to.opacity, way);
    card.dim = mix(from.dim, to.dim, way);
    card.squeeze = mix(from.squeeze, to.squeeze, way);
    if (face_up(from) != face_up(to)) {
        turn_over(from, card, way);
    }
    return card;
}

CardItem origin_of(const CardItem& card) {
    auto origin = card;
    origin.centre = card.from.value_or(card.centre);
    origin.width = card.from_width > 0 ? card.from_width : card.width;
    origin.rotation = card.from ? card.from_rotation : card.rotation;
    if (card.from_back) {
        origin.card.reset();
        origin.tarot = -1;
    }
    return origin;
}

void shift(Item& item, Point offset) {
    const auto move = [&](Point& point) { point = {point.x + offset.x, point.y + offset.y}; };
    const auto move_rect = [&](Rect& rect) {
        rect.x += offset.x;
        rect.y += offset.y;
    };
    if (auto* card = std::get_if<CardItem>(&item)) {
        move(card->centre);
    } else if (auto* text = std::get_if<TextItem>(&item)) {
        move(text->at);
    } else if (auto* box = std::get_if<BoxItem>(&item)) {
        move_rect(box->rect);
        if (box->tip) {
            move(*box->tip);
        }
    } else if (auto* picture = std::get_if<PictureItem>(&item)) {
        move_rect(picture->rect);
    } else if (auto* yarn = std::get_if<YarnItem>(&item)) {
        move(yarn->from);
        move(yarn->to);
    } else if (auto* sash = std::get_if<SashItem>(&item)) {
        move_rect(sash->rect);
    }
}

void make_fainter(Item& item, float factor) {
    std::visit([&](auto& any) { any.opacity *= factor; }, item);
}

bool same_thing(const Item& from, const Item& to) {
    if (from.index() != to.index()) {
        return false;
    }
    if (const auto* text = std::get_if<TextItem>(&to)) {
        return same_text(std::get<TextItem>(from), *text);
    }
    if (const auto* box = std::get_if<BoxItem>(&to)) {
        return same_box(std::get<BoxItem>(from), *box);
    }
    if (const auto* picture = std::get_if<PictureItem>(&to)) {
        return same_picture(std::get<PictureItem>(from), *picture);
    }
    if (const auto* yarn = std::get_if<YarnItem>(&to)) {
        const auto& other = std::get<YarnItem>(from);
        return other.from == yarn->from && other.to == yarn->to && other.ink == yarn->ink;
    }
    return std::holds_alternative<SashItem>(to);
}

Item mix_same(const Item& from, const Item& to, float part) {
    auto item = to;
    const float way = eased(part);
    if (auto* box = std::get_if<BoxItem>(&item)) {
        box->rect = mix(std::get<BoxItem>(from).rect, box->rect, way);
    } else if (auto* sash = std::get_if<SashItem>(&item)) {
        sash->rect = mix(std::get<SashItem>(from).rect, sash->rect, way);
    } else if (auto* text = std::get_if<TextItem>(&item)) {
        const auto& before = std::get<TextItem>(from);
        const auto counted = mix(static_cast<float>(before.value), static_cast<float>(text->value), way);
        text->value = static_cast<int>(std::lround(counted));
        text->at = mix(before.at, text->at, way);
    }
    return item;
}

} // namespace mitts::view
