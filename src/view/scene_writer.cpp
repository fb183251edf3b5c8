#include "view/scene_writer.h"

#include "cards/text.h"
#include "view/text_lines.h"

#include <algorithm>
#include <cmath>

namespace mitts::view {

namespace {

constexpr std::string_view ellipsis = "…";

// Removes the last UTF-8 character, including all its bytes.
void drop_character(std::string& text) {
    while (!text.empty() && continues_character(text.back())) {
        text.pop_back();
    }
    if (!text.empty()) {
        text.pop_back();
    }
}

bool intersect(const Rect& left, const Rect& right) {
    return left.x < right.right() && right.x < left.right() && left.y < right.bottom() && right.y < left.bottom();
}

} // namespace

void SceneWriter::add(Item item) {
    scene_.items.push_back(std::move(item));
}

void SceneWriter::add(const BoxItem& box) {
    scene_.items.emplace_back(box);
}

void SceneWriter::add(const CardItem& card) {
    scene_.items.emplace_back(card);
}

void SceneWriter::picture(Picture picture, const Rect& rect, Ink ink) {
    scene_.items.emplace_back(PictureItem{.picture = picture, .rect = rect, .ink = ink});
}

void SceneWriter::target(TargetId id, int index, const Rect& rect, std::string label, bool enabled) {
    scene_.targets.push_back({.id = id, .index = index, .rect = rect, .label = std::move(label), .enabled = enabled});
}

float SceneWriter::fitting_size(const std::string& text, const TextStyle& style) const {
    const float natural = width(text, style.size, style.weight);
    if (style.room <= 0 || natural <= style.room) {
        return style.size;
    }
    return std::max(style.smallest, std::floor(style.size * style.room / natural * 2) / 2);
}

std::string SceneWriter::shortened(const std::string& text, const TextStyle& style) const {
    if (style.room <= 0 || width(text, style.size, style.weight) <= style.room) {
        return text;
    }
    auto kept = text;
    while (!kept.empty() && width(kept + std::string(ellipsis), style.size, style.weight) > style.room) {
        drop_character(kept);
    }
    while (!kept.empty() && kept.back() == ' ') {
        kept.pop_back();
    }
    return kept + std::string(ellipsis);
}

Rect SceneWriter::text(const std::string& text, Point at, const TextStyle& style) {
    auto fitted = style;
    fitted.size = fitting_size(text, style);
    const TextItem item{.text = shortened(text, fitted),
                        .at = at,
                        .size = fitted.size,
                        .weight = style.weight,
                        .ink = style.ink,
                        .align = style.align,
                        .opacity = style.opacity};
    add(item);
    return text_rect(item, measure_);
}

Rect SceneWriter::counter(int id, int value, const std::string& pattern, Point at, const TextStyle& style) {
    TextItem item{.text = pattern,
                  .at = at,
                  .size = style.size,
                  .weight = style.weight,
                  .ink = style.ink,
                  .align = style.align,
                  .opacity = style.opacity,
                  .counter = id,
                  .value = value};
    item.size = fitting_size(shown_text(item), style);
    add(item);
    return text_rect(item, measure_);
}

float SceneWriter::paragraph(const std::string& text, Point at, const TextStyle& style, int most) {
    auto fitted = style;
    const auto broken = [&] { return break_lines(text, style.room, fitted.size, style.weight, measure_); };
    auto lines = broken();
    const auto too_wide = [&] { // a single word can also be too wide
        return std::any_of(lines.begin(), lines.end(), [&](std::string_view line) {
            return measure_.width(line, fitted.size, style.weight) > style.room;
        });
    };
    while ((static_cast<int>(lines.size()) > most || too_wide()) && fitted.size > style.smallest) {
        fitted.size = std::max(style.smallest, fitted.size - 1);
        lines = broken();
    }
    fitted.smallest = fitted.size;
    float y = at.y;
    for (int line = 0; line < most && line < static_cast<int>(lines.size()); ++line) {
        // The last line takes the rest of the text and is shortened if necessary.
        const auto begin = static_cast<std::size_t>(lines[static_cast<std::size_t>(line)].data() - text.data());
        const bool last = line + 1 == most;
        this->text(last ? text.substr(begin) : std::string(lines[static_cast<std::size_t>(line)]), {at.x, y}, fitted);
        y += fitted.size * text_line;
    }
    return y - at.y;
}

void SceneWriter::begin_mover(int id, Point anchor, std::optional<Point> from) {
    scene_.movers.push_back({.id = id, .first = scene_.items.size(), .anchor = anchor, .from = from});
}

void SceneWriter::end_mover() {
    auto& mover = scene_.movers.back();
    mover.count = scene_.items.size() - mover.first;
}

void SceneWriter::swing_mover(Point pivot, float degrees) {
    scene_.movers.back().pivot = pivot;
    scene_.movers.back().swing = degrees;
}

Rect text_rect(const TextItem& item, const TextMeasure& measure) {
    const float width = measure.width(shown_text(item), item.size, item.weight);
    const float left = item.align == Align::Left ? 0 : item.align == Align::Centre ? width / 2 : width;
    return {item.at.x - left, item.at.y, width, item.size * text_line};
}

void cover_texts(Scene& scene, const Rect& cover, const TextMeasure& measure) {
    std::vector<TextItem*> texts;
    for_each_item<TextItem>(scene, [&](TextItem& text) { texts.push_back(&text); });
    // 1 for a covered text item, otherwise 0; vector<bool> would add 2 KB to the page's WebAssembly module
    std::vector<int> covered;
    covered.reserve(texts.size());
    for (const auto* text : texts) {
        covered.push_back(!text->text.empty() && intersect(text_rect(*text, measure), cover) ? 1 : 0);
    }
    // A paragraph is removed as a whole, so that no partial sentence remains.
    const auto go_together = [&](std::size_t upper, std::size_t lower) {
        const auto& first = *texts[upper];
        const auto& second = *texts[lower];
        const float apart = second.at.y - first.at.y - first.size * text_line;
        return first.at.x == second.at.x && first.size == second.size && first.ink == second.ink &&
               std::abs(apart) < 0.5F;
    };
    // A number and its label are removed together.
    const auto stand_together = [&](std::size_t left, std::size_t right) {
        const auto first = text_rect(*texts[left], measure);
        const auto second = text_rect(*texts[right], measure);
        const float gap = std::max(second.x - first.right(), first.x - second.right());
        return std::abs(first.bottom() - second.bottom()) < 4 && gap > 0 && gap < 8;
    };
    for (std::size_t at = 1; at < texts.size(); ++at) {
        if (covered[at] != covered[at - 1] && stand_together(at - 1, at)) {
            covered[at] = covered[at - 1] = 1;
        }
    }
    for (std::size_t at = 1; at < texts.size(); ++at) {
        covered[at] |= static_cast<int>(covered[at - 1] != 0 && go_together(at - 1, at));
    }
    for (std::size_t at = texts.size(); at-- > 1;) {
        covered[at - 1] |= static_cast<int>(covered[at] != 0 && go_together(at - 1, at));
    }
    for (std::size_t at = 0; at < texts.size(); ++at) {
        if (covered[at] != 0) {
            texts[at]->text.clear(); // the item stays, because a counter must keep its value
        }
    }
}

namespace {

/// Scales and moves items of every kind.
class Placer {
public:
    Placer(float scale, Point offset) : scale_(scale), offset_(offset) {
    }

    void operator()(CardItem& card) const {
        place(card.centre);
        card.width *= scale_;
        card.from_width *= scale_;
        card.mark_width *= scale_;
        if (card.from) {
            place(*card.from);
        }
    }
    void operator()(TextItem& text) const {
        place(text.at);
        text.size *= scale_;
        text.wrap *= scale_;
    }
    void operator()(BoxItem& box) const {
        place(box.rect);
        box.radius *= scale_;
        box.edge_width *= scale_;
        box.stitch *= scale_;
        if (box.tip) {
            place(*box.tip);
        }
    }
    void operator()(PictureItem& picture) const {
        place(picture.rect);
    }
    void operator()(YarnItem& yarn) const {
        place(yarn.from);
        place(yarn.to);
        yarn.sag *= scale_;
        yarn.width *= scale_;
    }
    void operator()(SashItem& sash) const {
        place(sash.rect);
        sash.stitch *= scale_;
    }
    void place(Point& point) const {
        point = {point.x * scale_ + offset_.x, point.y * scale_ + offset_.y};
    }
    void place(Rect& rect) const {
        rect = {rect.x * scale_ + offset_.x, rect.y * scale_ + offset_.y, rect.w * scale_, rect.h * scale_};
    }

private:
    float scale_;
    Point offset_;
};

} // namespace

void place_item(Item& item, float scale, Point offset) {
    std::visit(Placer(scale, offset), item);
}

void place_scene(Scene& scene, float scale, Point offset) {
    const Placer placer(scale, offset);
    for (auto& item : scene.items) {
        std::visit(placer, item);
    }
    for (auto& target : scene.targets) {
        placer.place(target.rect);
    }
    for (auto& mover : scene.movers) {
        placer.place(mover.anchor);
        placer.place(mover.pivot);
        if (mover.from) {
            placer.place(*mover.from);
        }
    }
}

} // namespace mitts::view
