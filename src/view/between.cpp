// Interpolates between two scenes.
#include "view/animator.h"
#include "view/item_change.h"
#include "view/scene_match.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace mitts::view {

namespace {

// Returns the eased progress of a movement: fast at first, slow at the end.
float ease_out(float part) {
    const float rest = 1 - part;
    return 1 - rest * rest * rest;
}

float ease_in_out(float part) {
    return part < 0.5F ? 4 * part * part * part : 1 - std::pow(-2 * part + 2, 3.0F) / 2;
}

// Returns the swing of a hanging item. The item starts slanted (1), swings to the other side and ends straight (0).
float swing_at(float part) {
    return (1 - part) * std::cos(part * 1.5F * std::numbers::pi_v<float>);
}

float lerp(float from, float to, float part) {
    return from + (to - from) * part;
}

Point lerp(Point from, Point to, float part) {
    return {lerp(from.x, to.x, part), lerp(from.y, to.y, part)};
}

Rect lerp(const Rect& from, const Rect& to, float part) {
    return {lerp(from.x, to.x, part), lerp(from.y, to.y, part), lerp(from.w, to.w, part), lerp(from.h, to.h, part)};
}

/// A card's state at the start of its movement.
struct Start {
    Point centre{};
    float width = 0;
    float rotation = 0;
    float opacity = 1;
    float dim = 0;
    bool face_up = true;
    std::optional<Card> face{};
};

Start start_of(const Scene& from, const CardItem& card) {
    if (const auto* old = find_card(from, card.id)) {
        return {.centre = old->centre,
                .width = old->width,
                .rotation = old->rotation,
                .opacity = old->opacity,
                .dim = old->dim,
                .face_up = old->card.has_value() || old->tarot >= 0,
                .face = old->card};
    }
    const bool face_up = card.card.has_value() || card.tarot >= 0;
    if (!card.from) { // the card fades in without moving
        return {.centre = card.centre,
                .width = card.width,
                .rotation = card.rotation,
                .opacity = 0,
                .dim = card.dim,
                .face_up = face_up};
    }
    return {.centre = *card.from,
            .width = card.from_width > 0 ? card.from_width : card.width,
            .rotation = card.from_rotation,
            .opacity = card.opacity,
            .dim = card.dim,
            .face_up = face_up && !card.from_back,
            .face = card.card};
}

// Returns the longest card delay in a scene, at most 0.95. Each card's movement takes the remaining fraction of the
// step.
float longest_delay(const Scene& scene) {
    float longest = 0;
    for_each_item<CardItem>(scene, [&](const CardItem& card) { longest = std::max(longest, card.delay); });
    return std::min(longest, 0.95F);
}

// Interpolates between two numbers. If both are multiples of ten, like points for captures (M17), the result is too.
int number_between(int from, int to, float part) {
    const int unit = from % 10 == 0 && to % 10 == 0 ? 10 : 1;
    const int units = (to - from) / unit;
    return from + unit * static_cast<int>(std::lround(static_cast<float>(units) * part));
}

CardItem card_between(const Start& start, const CardItem& goal, float part) {
    auto card = goal;
    const float eased = goal.arc > 0 ? ease_in_out(part) : goal.pulled ? part * part * part : ease_out(part);
    card.centre = lerp(start.centre, goal.centre, eased);
    card.centre.y -= goal.arc * 4 * part * (1 - part);
    card.width = lerp(start.width, goal.width, eased);
    card.rotation = lerp(start.rotation, goal.rotation, eased);
    card.opacity = lerp(start.opacity, goal.opacity, eased);
    card.dim = lerp(start.dim, goal.dim, eased);
    const bool face_up = goal.card.has_value() || goal.tarot >= 0;
    if (start.face_up != face_up) { // the card turns over: it is narrow halfway, then shows the other side
        const float turn = std::abs(1 - 2 * part);
        card.squeeze = std::max(0.04F, turn);
        if (part < 0.5F) {
            card.card = face_up ? std::nullopt : start.face;
            card.tarot = face_up ? -1 : goal.tarot;
        }
    }
    return card;
}

// Returns true if a card moves across the table rather than shifting among its neighbours.
bool flies(const Start& start, const CardItem& goal) {
    const float x = goal.centre.x - start.centre.x;
    const float y = goal.centre.y - start.centre.y;
    const float far = 1.25F * goal.width;
    return goal.face != Face::Chosen && x * x + y * y > far * far;
}

/// Builds the interpolated scene. Flying cards are in front of everything else.
class Way {
public:
    Way(const Scene& from, const Scene& to, float part) : from_(from), to_(to), part_(part) {
    }

    Scene make() {
        scene_ = to_;
        scene_.items.clear();
        scene_.movers.clear();
        add_leaving();
        const float tail = 1 - longest_delay(to_);
        for (std::size_t index = 0; index < to_.items.size(); ++index) {
            add_arriving(index, tail);
        }
        sink_sash();
        scene_.items.insert(scene_.items.end(), flying_.begin(), flying_.end());
        return std::move(scene_);
    }

private:
    // Moves a sliding sash behind everything else, so that it covers neither numbers nor text.
    void sink_sash() {
        auto& items = scene_.items;
        const auto sash = std::find_if(items.begin(), items.end(),
                                       [](const Item& item) { return std::holds_alternative<SashItem>(item); });
        const auto* old = old_sash();
        if (sash != items.end() && old != nullptr && !(old->rect == std::get<SashItem>(*sash).rect)) {
            std::rotate(items.begin(), sash, sash + 1);
        }
    }

    // Adds the old scene's items that the goal scene lacks, behind all other items. They fade out during the first
    // quarter of the animation, as fast as new numbers fade in (see count()).
    void add_leaving() {
        const float left = 1 - 4 * part_;
        if (left <= 0) {
            return;
        }
        for (const auto& item : from_.items) {
            const auto* card = std::get_if<CardItem>(&item);
            const auto* text = std::get_if<TextItem>(&item);
            const bool stays = card != nullptr                        ? find_card(to_, card->id) != nullptr
                               : text != nullptr && text->counter > 0 ? find_counter(to_, text->counter) != nullptr
                                                                      : has_same(to_, item) || has_like(to_, item);
            const auto* mover = mover_of(from_, static_cast<std::size_t>(&item - from_.items.data()));
            if (!stays && (mover == nullptr || (!mover->closes && find_mover(to_, mover->id) == nullptr))) {
                auto copy = item;
                std::visit(ItemChange{.opacity = left}, copy);
                scene_.items.push_back(std::move(copy));
            }
        }
    }

    // Adds an item of the goal scene. New items fade in once the old items are gone, in the middle half of the
    // animation.
    void add_arriving(std::size_t index, float tail) {
        const auto& item = to_.items[index];
        if (const auto* card = std::get_if<CardItem>(&item)) {
            const float own = std::clamp((part_ - card->delay) / tail, 0.0F, 1.0F);
            const auto start = start_of(from_, *card);
            auto& layer = own < 1 && flies(start, *card) ? flying_ : scene_.items;
            layer.emplace_back(card_between(start, *card, own));
            return;
        }
        auto copy = item;
        if (auto* text = std::get_if<TextItem>(&copy); text != nullptr && text->counter > 0) {
            count(*text);
        } else if (auto* sash = std::get_if<SashItem>(&copy)) {
            slide(*sash);
        } else if (const auto* mover = mover_of(to_, index)) {
            std::visit(move(*mover), copy);
        } else if (has_same(from_, item)) {
            // The item has not changed.
        } else if (has_like(from_, item)) {
            stretch(copy);
        } else {
            std::visit(ItemChange{.opacity = std::clamp(part_ * 2 - 0.5F, 0.0F, 1.0F)}, copy);
        }
        scene_.items.push_back(std::move(copy));
    }

    void count(TextItem& text) const {
        if (const auto* old = find_counter(from_, text.counter)) {
            text.value = number_between(old->value, text.value, part_);
            text.at = lerp(old->at, text.at, ease_out(part_));
        } else {
            const int goal = text.value;
            text.value = number_between(0, goal, part_);
            const bool begins = text.value == 0 && goal != 0; // a reward does not begin with "0"
            text.opacity *= begins ? 0 : std::min(1.0F, part_ * 4);
        }
    }

    // Interpolates the size of a bar or the position of a text between the two scenes.
    void stretch(Item& item) const {
        if (auto* box = std::get_if<BoxItem>(&item)) {
            const auto& old = find_bar(from_, *box)->rect;
            box->rect.w = lerp(old.w, box->rect.w, ease_in_out(part_));
            box->rect.h = lerp(old.h, box->rect.h, ease_in_out(part_));
        } else if (auto* words = std::get_if<TextItem>(&item)) {
            words->at = lerp(find_shifted(from_, *words)->at, words->at, ease_out(part_));
        }
    }

    const SashItem* old_sash() const {
        return find_item<SashItem>(from_, [](const SashItem& /*sash*/) { return true; });
    }

    void slide(SashItem& sash) const {
        if (const auto* old = old_sash()) {
            sash.rect = lerp(old->rect, sash.rect, ease_in_out(part_));
            sash.stitch = lerp(old->stitch, sash.stitch, ease_in_out(part_));
        } else {
            sash.opacity *= part_;
        }
    }

    ItemChange move(const Mover& mover) const {
        const float eased = ease_out(part_);
        const auto* old = find_mover(from_, mover.id);
        const auto begin = old != nullptr ? std::optional(old->anchor) : mover.from;
        ItemChange change;
        if (begin) {
            const auto here = lerp(*begin, mover.anchor, eased);
            // short vertical movements have a lower arc, or none if the mover stays in place
            const float far = std::min(1.0F, std::abs(begin->y - mover.anchor.y) / (4 * mover.arc + 1));
            change.shift = {here.x - mover.anchor.x,
                            here.y - mover.anchor.y - far * mover.arc * 4 * part_ * (1 - part_)};
        }
        if (old == nullptr) {
            change.opacity = std::min(1.0F, part_ * 2);
            change.turn = Rotation(mover.pivot, mover.swing * swing_at(part_));
        }
        return change;
    }

    const Scene& from_;
    const Scene& to_;
    float part_;
    Scene scene_;
    std::vector<Item> flying_;
};

} // namespace

Scene between(const Scene& from, const Scene& to, float part) {
    if (part >= 1) {
        return to;
    }
    return Way(from, to, std::max(part, 0.0F)).make();
}

} // namespace mitts::view
