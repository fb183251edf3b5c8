#include "view/start_page.h"

#include "view/start_easel.h"
#include "view/wash_line.h"

#include <algorithm>

namespace mitts::view {

namespace {

using i18n::TextId;
using Form = StartEasel::Form;

// Of the window's height, what the wash line may have.
float room_for_name(const StartEasel& easel) {
    const float height = easel.viewport.height;
    if (height < lowest_for_words) {
        return std::clamp(height * 0.16F, 48.0F, 64.0F);
    }
    return std::clamp(height * (easel.low ? 0.17F : 0.23F), 76.0F, 210.0F);
}

void draw_name(StartEasel& easel) {
    const auto& viewport = easel.viewport;
    auto& writer = easel.writer;
    easel.y = viewport.inset_top + hang_name(writer, easel.model.language, viewport.width, room_for_name(easel));
    if (viewport.height < lowest_for_words) {
        easel.y += 10;
        return;
    }
    const bool large = easel.form == Form::Tiles;
    const auto company = easel.say(TextId::StartAndCompany);
    const float middle = viewport.width / 2;
    if (!company.empty() && !easel.low) {
        const float size = large ? 34 : 28;
        writer.text(company, {middle, easel.y + 8}, {.size = size, .weight = Weight::Bold, .align = Align::Centre});
        easel.y += 8 + size * text_line;
    } else {
        easel.y += large && !easel.low ? 30 : 16;
    }
    const float size = large && !easel.low ? 20 : 16;
    writer.text(easel.say(TextId::StartTagline), {middle, easel.y},
                {.size = size,
                 .ink = large ? Ink::TableText : Ink::TableMuted,
                 .align = Align::Centre,
                 .room = viewport.width - 24});
    easel.y += size * text_line + (easel.low ? 14.0F : large ? 24.0F : 18.0F);
}

// Only for whoever is here for the first time.
void draw_lessons_door(StartEasel& easel) {
    if (!easel.has_lessons_line()) {
        return;
    }
    const float width = std::min(easel.width, 400.0F);
    easel.glass_button({easel.left + (easel.width - width) / 2, easel.y, width, start_button}, Picture::IconHint,
                       easel.say(TextId::StartLessons), TargetId::Lessons, any_game);
    easel.y += start_button + low_start_gap;
}

Scene make_page(const StartPageModel& model, const Viewport& viewport, float scroll, const TextMeasure& measure) {
    Scene scene{.width = viewport.width, .ground = model.ground};
    StartEasel easel(model, viewport, scene, measure);
    draw_name(easel);
    if (model.resume) {
        draw_resume(easel, *model.resume);
    }
    draw_lessons_door(easel);
    draw_games(easel);
    draw_start_footer(easel);
    scene.height = std::max(viewport.height, easel.y + viewport.inset_bottom);
    place_scene(scene, 1, {0, -std::clamp(scroll, 0.0F, scene.height - viewport.height)});
    return scene;
}

} // namespace

Scene lay_out_start_page(const StartPageModel& model, const Viewport& viewport, float scroll,
                         const TextMeasure& measure) {
    const float zoom = grown(viewport, zoom_of(viewport), 320, 320);
    if (zoom <= 1) {
        return make_page(model, viewport, scroll, measure);
    }
    Viewport design = viewport;
    for (float* length : {&design.width, &design.height, &design.inset_left, &design.inset_top, &design.inset_right,
                          &design.inset_bottom}) {
        *length /= zoom;
    }
    auto scene = make_page(model, design, scroll / zoom, measure);
    const float height = scene.height;
    place_scene(scene, zoom, {0, 0});
    scene.width = viewport.width;
    scene.height = height * zoom;
    return scene;
}

} // namespace mitts::view
