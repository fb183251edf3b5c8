#include "view/scene_match.h"

#include <algorithm>
#include <cmath>

namespace mitts::view {

namespace {

bool same_text(const TextItem& left, const TextItem& right) {
    return left.text == right.text && left.at == right.at && left.size == right.size && left.ink == right.ink &&
           left.counter == right.counter;
}

bool same_item(const Item& left, const Item& right) {
    if (left.index() != right.index()) {
        return false;
    }
    if (const auto* text = std::get_if<TextItem>(&left)) {
        return same_text(*text, std::get<TextItem>(right));
    }
    if (const auto* box = std::get_if<BoxItem>(&left)) {
        const auto& other = std::get<BoxItem>(right);
        return box->rect == other.rect && box->fill == other.fill && box->tip == other.tip;
    }
    if (const auto* picture = std::get_if<PictureItem>(&left)) {
        const auto& other = std::get<PictureItem>(right);
        return picture->picture == other.picture && picture->rect == other.rect && picture->ink == other.ink;
    }
    if (const auto* yarn = std::get_if<YarnItem>(&left)) {
        const auto& other = std::get<YarnItem>(right);
        return yarn->from == other.from && yarn->to == other.to;
    }
    return std::holds_alternative<SashItem>(left);
}

} // namespace

const CardItem* find_card(const Scene& scene, CardId id) {
    return find_item<CardItem>(scene, [&](const CardItem& card) { return card.id == id; });
}

const TextItem* find_shifted(const Scene& scene, const TextItem& text) {
    constexpr float near = 80;
    return find_item<TextItem>(scene, [&](const TextItem& other) {
        return other.text == text.text && other.size == text.size && other.ink == text.ink && other.counter == 0 &&
               other.at.y == text.at.y && std::abs(other.at.x - text.at.x) < near;
    });
}

const TextItem* find_counter(const Scene& scene, int counter) {
    return find_item<TextItem>(scene, [&](const TextItem& text) { return text.counter == counter; });
}

const BoxItem* find_bar(const Scene& scene, const BoxItem& bar) {
    return find_item<BoxItem>(scene, [&](const BoxItem& box) {
        return box.rect.x == bar.rect.x && box.rect.y == bar.rect.y &&
               (box.rect.h == bar.rect.h || box.rect.w == bar.rect.w) && box.fill == bar.fill &&
               box.fill_opacity == bar.fill_opacity && !box.tip && !bar.tip;
    });
}

bool has_same(const Scene& scene, const Item& item) {
    return std::any_of(scene.items.begin(), scene.items.end(),
                       [&](const Item& other) { return same_item(item, other); });
}

bool has_like(const Scene& scene, const Item& item) {
    const auto* box = std::get_if<BoxItem>(&item);
    const auto* text = std::get_if<TextItem>(&item);
    return (box != nullptr && find_bar(scene, *box) != nullptr) ||
           (text != nullptr && find_shifted(scene, *text) != nullptr);
}

const Mover* find_mover(const Scene& scene, int id) {
    const auto found =
        std::find_if(scene.movers.begin(), scene.movers.end(), [&](const Mover& mover) { return mover.id == id; });
    return found == scene.movers.end() ? nullptr : &*found;
}

const Mover* mover_of(const Scene& scene, std::size_t index) {
    const auto found = std::find_if(scene.movers.begin(), scene.movers.end(), [&](const Mover& mover) {
        return index >= mover.first && index < mover.first + mover.count;
    });
    return found == scene.movers.end() ? nullptr : &*found;
}

} // namespace mitts::view
