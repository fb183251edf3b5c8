#include "view/review_bar.h"

#include "view/table_parts.h"

#include <algorithm>
#include <iterator>

namespace mitts::view {

namespace {

using i18n::say;
using i18n::TextId;

constexpr float height = 56;
constexpr float above = 6;
constexpr float edge = 4;
constexpr float key = 44;
constexpr float gap = 3;
constexpr float least_width = 320;

// Returns the bar's scale: the table's scale, reduced if necessary so that the bar fits.
float scale_in(const Viewport& viewport) {
    return std::min(grown(viewport, zoom_of(viewport), least_width, 568), viewport.safe().w / least_width);
}

class BarWriter {
public:
    BarWriter(Scene& scene, i18n::Language language, const ReviewPlace& place, const TextMeasure& measure)
        : writer_(scene, measure), language_(language), place_(place) {
    }

    void write(float width) {
        writer_.add(BoxItem{.rect = {0, 0, width, 4 * height}, .fill = Ink::Paper, .shadow = Shadow::Card});
        writer_.target(TargetId::Table, 0, {0, 0, width, height}, {});
        const float done = width >= 560 ? 120 : key;
        const float side = width >= 560 ? 12 : edge;
        const float middle = std::min(200.0F, width - 2 * side - 4 * key - done - 5 * gap);
        float x = std::max(side, (width - middle) / 2 - 2 * (key + gap));
        x = std::min(x, width - side - done - gap - middle - 4 * (key + gap));
        for (const auto step :
             {ReviewStep::First, ReviewStep::Back, ReviewStep::Play, ReviewStep::Forward, ReviewStep::Last}) {
            const Rect rect{x, above, step == ReviewStep::Play ? middle : key, key};
            step == ReviewStep::Play ? draw_play(rect) : draw_step(step, rect);
            x = rect.right() + gap;
        }
        draw_done({width - side - done, above, done, key});
    }

private:
    std::string words(ReviewStep step) const {
        return review_words(language_, step, place_);
    }
    void target(ReviewStep step, const Rect& rect) {
        writer_.target(TargetId::Review, static_cast<int>(step), rect, words(step), place_.leads_on(step));
    }

    // Draws a chevron. If the step goes to the start or the end, a vertical line is at the tip of the chevron.
    void draw_step(ReviewStep step, const Rect& rect) {
        const bool back = step == ReviewStep::First || step == ReviewStep::Back;
        const bool all_the_way = step == ReviewStep::First || step == ReviewStep::Last;
        const auto ink = place_.leads_on(step) ? Ink::Text : Ink::DisabledText;
        const auto at = rect.centre();
        constexpr float icon = 24;
        writer_.add(BoxItem{.rect = rect, .radius = 10, .fill = Ink::PaperFooter});
        writer_.picture(back ? Picture::IconChevronLeft : Picture::IconChevronRight,
                        {at.x - icon / 2, at.y - icon / 2, icon, icon}, ink);
        if (all_the_way) {
            writer_.add(BoxItem{.rect = {at.x + (back ? -10.0F : 7.0F), at.y - 8, 3, 16}, .radius = 1.5F, .fill = ink});
        }
        target(step, rect);
    }

    void draw_play(const Rect& rect) {
        writer_.add(BoxItem{.rect = rect, .radius = 12, .fill = Ink::Red, .shadow = Shadow::Low});
        writer_.text(
            words(ReviewStep::Play), {rect.centre().x, rect.y + 3},
            {.size = 16, .weight = Weight::Bold, .ink = Ink::Cream, .align = Align::Centre, .room = rect.w - 8});
        auto where = review_place_words(language_, place_);
        if (writer_.width(where, 13, Weight::Regular) > rect.w - 8) {
            where = std::to_string(std::min(place_.actions + 1, place_.end) - place_.first) + " / " +
                    std::to_string(place_.end - place_.first);
        }
        writer_.text(where, {rect.centre().x, rect.y + 24},
                     {.size = 14, .ink = Ink::Cream, .align = Align::Centre, .room = rect.w - 8});
        target(ReviewStep::Play, rect);
    }

    void draw_done(const Rect& rect) {
        if (rect.w > key) {
            draw_button(writer_, {.rect = rect,
                                  .words = words(ReviewStep::Done),
                                  .id = TargetId::Review,
                                  .index = static_cast<int>(ReviewStep::Done)});
            return;
        }
        const auto at = rect.centre();
        writer_.picture(Picture::IconClose, {at.x - 12, at.y - 12, 24, 24}, Ink::Text);
        target(ReviewStep::Done, rect);
    }

    SceneWriter writer_;
    i18n::Language language_;
    const ReviewPlace& place_;
};

} // namespace

std::string review_words(i18n::Language language, ReviewStep step, const ReviewPlace& place) {
    switch (step) {
    case ReviewStep::First:
        return say(language, TextId::ReviewFirst);
    case ReviewStep::Back:
        return say(language, TextId::ReviewBack);
    case ReviewStep::Play:
        return say(language, place.playing ? TextId::ReviewPause : TextId::ReviewPlay);
    case ReviewStep::Forward:
        return say(language, TextId::ReviewForward);
    case ReviewStep::Last:
        return say(language, TextId::ReviewLast);
    case ReviewStep::Done:
        break;
    }
    return say(language, TextId::ReviewDone);
}

std::string review_place_words(i18n::Language language, const ReviewPlace& place) {
    return say(
        language, place.actions < place.end ? TextId::ReviewPlace : TextId::ReviewEnd,
        {{"n", static_cast<int>(place.actions - place.first + 1)}, {"of", static_cast<int>(place.end - place.first)}});
}

Viewport above_review_bar(Viewport viewport) {
    viewport.inset_bottom += height * scale_in(viewport);
    return viewport;
}

void add_review_bar(Scene& scene, i18n::Language language, const ReviewPlace& place, const Viewport& viewport,
                    const TextMeasure& measure) {
    const auto safe = viewport.safe();
    const float scale = scale_in(viewport);
    const Rect bar{0, safe.bottom() - height * scale, viewport.width, height * scale + viewport.inset_bottom};
    cover_texts(scene, bar, measure);
    Scene drawn;
    BarWriter(drawn, language, place, measure).write(safe.w / scale);
    place_scene(drawn, scale, {safe.x, bar.y});
    // Extends beyond the window, so that only the upper edge of the dark-mode outline is visible.
    std::get<BoxItem>(drawn.items.front()).rect = {bar.x - 4, bar.y, bar.w + 8, bar.h + 4};
    drawn.targets.front().rect = bar;
    std::move(drawn.items.begin(), drawn.items.end(), std::back_inserter(scene.items));
    std::move(drawn.targets.begin(), drawn.targets.end(), std::back_inserter(scene.targets));
}

std::optional<ReviewStep> review_key(const InputEvent& input) {
    switch (input.key) {
    case Key::Up:
        return ReviewStep::First;
    case Key::Left:
        return ReviewStep::Back;
    case Key::Enter:
        return ReviewStep::Play;
    case Key::Right:
        return ReviewStep::Forward;
    case Key::Down:
        return ReviewStep::Last;
    case Key::Escape:
        return ReviewStep::Done;
    default:
        return std::nullopt;
    }
}

} // namespace mitts::view
