// The page's foot: the languages, and the doors to what is no match.
#include "view/start_easel.h"

#include <algorithm>
#include <array>

namespace mitts::view {

namespace {

using i18n::TextId;

constexpr float languages_width = 172;
constexpr float door_gap = 10;

struct Door {
    Picture sign;
    std::string words;
    TargetId target;
    int index = 0;
};

// Where a match can be gone on with, its card leads to the shelf.
bool has_shelf(const StartEasel& easel) {
    return easel.model.shelf > 0 && !easel.model.resume;
}

std::vector<Door> doors_of(const StartEasel& easel) {
    // Whoever has played nothing yet has nothing to look back on.
    const auto first = easel.has_lessons_door()
                           ? Door{Picture::IconHint, easel.say(TextId::LessonsTitle), TargetId::Lessons, any_game}
                           : Door{Picture::IconTrophy, easel.say(TextId::PlayedTitle), TargetId::GamesPlayed};
    std::vector<Door> doors{first,
                            {Picture::IconInfo, easel.say(TextId::StartHowToPlay), TargetId::HowToPlay},
                            {Picture::IconSettings, easel.say(TextId::StartSettings), TargetId::Settings}};
    if (has_shelf(easel)) {
        doors.insert(doors.begin(), {Picture::IconLog, easel.shelf_words(), TargetId::Shelf});
    }
    return doors;
}

float door_count(const StartEasel& easel) {
    return has_shelf(easel) ? 4 : 3;
}

// Doors beside the languages: with their words where these have room, else by their signs alone.
float door_width(const StartEasel& easel) {
    const float count = door_count(easel);
    const float room = (easel.width - languages_width - door_gap * count) / count;
    return room >= 112 ? std::min(room, 160.0F) : start_button;
}

bool in_one_row(const StartEasel& easel) {
    return languages_width + door_count(easel) * (start_button + door_gap) <= easel.width;
}

float rows_height(const StartEasel& easel) {
    return in_one_row(easel) ? start_button : 2 * start_button + door_gap;
}

bool has_room(const StartEasel& easel) {
    return easel.form == StartEasel::Form::Tiles && !easel.low;
}
float gap_above(const StartEasel& easel) {
    return has_room(easel) ? start_gap : low_start_gap;
}
// The page has a line of links there but in small windows (#doors in style.css).
float gap_below(const StartEasel& easel) {
    return easel.viewport.width > 480 && easel.viewport.height > 480 ? 28 : 16;
}

void draw_languages(StartEasel& easel, const Rect& rect) {
    const std::array names{easel.say(TextId::LanguageEnglish), easel.say(TextId::LanguageFrench)};
    const auto chosen = static_cast<std::size_t>(easel.model.language);
    auto& writer = easel.writer;
    writer.add(BoxItem{.rect = rect, .radius = 10, .fill = Ink::Paper});
    for (std::size_t language = 0; language < names.size(); ++language) {
        // As the mock-ups have it, French stands first.
        const Rect half{rect.x + (language == 1 ? 0 : rect.w / 2), rect.y, rect.w / 2, rect.h};
        if (language == chosen) {
            writer.add(BoxItem{.rect = half, .radius = 10, .fill = Ink::Text});
        }
        writer.text(names[language], {half.centre().x, half.centre().y - 16 * text_line / 2},
                    {.size = 16,
                     .weight = language == chosen ? Weight::Bold : Weight::Regular,
                     .ink = language == chosen ? Ink::Paper : Ink::Text,
                     .align = Align::Centre});
        writer.target(TargetId::Language, static_cast<int>(language), half, names[language]);
    }
}

void draw_doors(StartEasel& easel, float right, float width) {
    const auto doors = doors_of(easel);
    float x = right - width;
    for (auto door = doors.rbegin(); door != doors.rend(); ++door) {
        easel.glass_button({x, easel.y, width, start_button}, door->sign, door->words, door->target, door->index);
        x -= width + door_gap;
    }
}

} // namespace

float start_footer_height(const StartEasel& easel) {
    return gap_above(easel) + rows_height(easel) + gap_below(easel);
}

// At the window's foot, if the games leave room.
void draw_start_footer(StartEasel& easel) {
    const float foot = easel.viewport.height - easel.viewport.inset_bottom - gap_below(easel) - rows_height(easel);
    easel.y = std::max(easel.y + gap_above(easel), foot);
    const float right = easel.left + easel.width;
    if (in_one_row(easel)) {
        draw_languages(easel, {easel.left, easel.y, languages_width, start_button});
        draw_doors(easel, right, door_width(easel));
    } else {
        const float count = door_count(easel);
        draw_languages(easel, {easel.left, easel.y, easel.width, start_button});
        easel.y += start_button + door_gap;
        draw_doors(easel, right, (easel.width - (count - 1) * door_gap) / count);
    }
    easel.y += start_button + gap_below(easel);
}

} // namespace mitts::view
