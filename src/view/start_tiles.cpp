// The games: tiles side by side, small tiles in low windows, rows in narrow ones.
#include "view/start_easel.h"

#include <algorithm>

namespace mitts::view {

namespace {

using i18n::TextId;

constexpr int fans_of_tiles = 91;

constexpr float widest_tile = 356;
constexpr float tile_height = 344;
constexpr float lowest_tile = 244;
constexpr float highest_tile = 400; ///< where no match stands above it
constexpr float tile_words = 176;   ///< of its height, what is under the picture
constexpr float small_tile_words = 62;
constexpr float row_gap = 12;
constexpr float narrow_row = 320; ///< the words of a narrower row take a line more
constexpr float wide_row = 560;
constexpr float upper_part = 0.35F; ///< of the room that is left over, what lies above the games

float lowest_row(float width) {
    return width < narrow_row ? 142 : 124;
}
float highest_row(float width) {
    return width < wide_row ? 148 : 196;
}

void draw_cloth(StartEasel& easel, const Rect& rect, const GameTile& tile, Corners corners) {
    easel.writer.add(PictureItem{.picture = tile.picture, .rect = rect, .corners = corners, .radius = 16});
}

void draw_rules_button(StartEasel& easel, const Rect& rect, const GameTile& tile) {
    easel.tile_button(rect, Picture::IconOptions, TargetId::Customize, tile, TextId::StartCustomize);
}

void draw_lessons_button(StartEasel& easel, const Rect& rect, const GameTile& tile) {
    if (tile.offers_lessons) {
        easel.tile_button(rect, Picture::IconHint, TargetId::Lessons, tile, TextId::StartLessonsOf);
    }
}

// To begin a match is what most want, unless one is there to go on with.
void draw_new_game_button(StartEasel& easel, const Rect& rect) {
    const bool resumes = easel.model.resume.has_value();
    if (resumes) {
        easel.writer.add(BoxItem{.rect = rect, .radius = 12, .fill = Ink::White, .edge = Ink::Red, .edge_width = 2});
    } else {
        easel.writer.add(BoxItem{.rect = rect, .radius = 12, .fill = Ink::Red, .shadow = Shadow::Low});
    }
    const float size = 17;
    easel.writer.text(easel.say(TextId::NewGame), {rect.centre().x, rect.centre().y - size * text_line / 2},
                      {.size = size,
                       .weight = Weight::Bold,
                       .ink = resumes ? Ink::Red : Ink::Cream,
                       .align = Align::Centre,
                       .room = rect.w - 16});
}

// The whole of a tile begins a match, but for the button that opens its rules.
void begin_anywhere(StartEasel& easel, const Rect& rect, const GameTile& tile) {
    easel.writer.target(TargetId::NewGame, tile.game, rect, easel.say_of(TextId::StartNewGameOf, tile.name));
}

void draw_tile(StartEasel& easel, const GameTile& tile, const Rect& rect) {
    auto& writer = easel.writer;
    easel.panel(rect, 16);
    const Rect picture{rect.x, rect.y, rect.w, rect.h - tile_words};
    draw_cloth(easel, picture, tile, Corners::Top);
    easel.fan(tile.cards, {rect.centre().x, picture.centre().y + picture.h * 0.07F}, picture.h * 0.62F,
              fans_of_tiles + tile.game);
    begin_anywhere(easel, rect, tile);
    const float x = rect.x + 24;
    const float y = picture.bottom();
    const float players = writer.width(tile.players, 15, Weight::Regular);
    writer.text(tile.name, {x, y + 20},
                {.size = 27, .weight = Weight::Bold, .ink = Ink::Text, .room = rect.w - 64 - players});
    writer.text(tile.players, {rect.right() - 24, y + 30}, {.size = 15, .ink = Ink::Muted, .align = Align::Right});
    writer.paragraph(tile.words, {x, y + 57}, {.size = 16, .ink = Ink::Text, .room = rect.w - 48}, 2);
    const float button = 46;
    const float step = button + 10;
    const Rect buttons{x, rect.bottom() - 18 - button, rect.w - 48, button};
    const Rect rules{buttons.right() - button, buttons.y, button, button};
    draw_new_game_button(easel, {x, buttons.y, buttons.w - (tile.offers_lessons ? 2 : 1) * step, button});
    draw_lessons_button(easel, {rules.x - step, rules.y, button, button}, tile);
    draw_rules_button(easel, rules, tile);
}

// Name and rules under a small picture.
void draw_small_tile(StartEasel& easel, const GameTile& tile, const Rect& rect) {
    easel.panel(rect, 16);
    const Rect picture{rect.x, rect.y, rect.w, rect.h - small_tile_words};
    draw_cloth(easel, picture, tile, Corners::Top);
    easel.fan(tile.cards, {rect.centre().x, picture.centre().y + 2}, std::min(picture.h * 0.58F, rect.w * 0.3F),
              fans_of_tiles + tile.game);
    begin_anywhere(easel, rect, tile);
    const float x = rect.x + 12;
    const Rect rules{rect.right() - 9 - start_button, rect.bottom() - 9 - start_button, start_button, start_button};
    const float room = rules.x - 6 - x;
    easel.writer.text(tile.name, {x, picture.bottom() + 9},
                      {.size = 19, .weight = Weight::Bold, .ink = Ink::Text, .room = room});
    const float size = 14;
    if (easel.writer.width(tile.players, size, Weight::Regular) <= room) {
        easel.writer.text(tile.players, {x, picture.bottom() + 34}, {.size = size, .ink = Ink::Muted});
    }
    draw_rules_button(easel, rules, tile);
    draw_lessons_button(easel, {rules.x, picture.bottom() - 8 - start_button, start_button, start_button}, tile);
}

// A row's measures, by its breadth: a phone's, a narrow phone's, a tablet's.
struct RowForm {
    float picture;
    float name_size;
    float words_size;
    float players_size;
    float inset;
    int lines; ///< of words, at most
};

RowForm row_form(float width) {
    if (width < narrow_row) {
        return {.picture = 72, .name_size = 21, .words_size = 15, .players_size = 14, .inset = 14, .lines = 4};
    }
    if (width < wide_row) {
        const float picture = std::clamp(width * 0.32F, 96.0F, 150.0F);
        return {.picture = picture, .name_size = 21, .words_size = 15, .players_size = 14, .inset = 14, .lines = 3};
    }
    return {.picture = 226, .name_size = 28, .words_size = 19, .players_size = 16, .inset = 26, .lines = 3};
}

void draw_row(StartEasel& easel, const GameTile& tile, const Rect& rect) {
    easel.panel(rect, 16);
    const auto form = row_form(rect.w);
    const Rect picture{rect.x, rect.y, form.picture, rect.h};
    draw_cloth(easel, picture, tile, Corners::Left);
    easel.fan(tile.cards, picture.centre(), picture.w * 0.4F, fans_of_tiles + tile.game);
    begin_anywhere(easel, rect, tile);
    const float x = picture.right() + form.inset;
    const float gap = 8;
    const float lower = tile.offers_lessons ? gap / 2 : -start_button / 2;
    const Rect rules{rect.right() - 12 - start_button, rect.centre().y + lower, start_button, start_button};
    const float room = rules.x - gap - x;
    auto& writer = easel.writer;
    const float top = rect.y + 11 + (rect.h - lowest_row(rect.w)) / 3;
    writer.text(tile.name, {x, top}, {.size = form.name_size, .weight = Weight::Bold, .ink = Ink::Text, .room = room});
    writer.paragraph(tile.words, {x, top + form.name_size + 6},
                     {.size = form.words_size, .ink = Ink::Text, .room = room}, form.lines);
    writer.text(tile.players, {x, rect.bottom() - form.players_size - top + rect.y},
                {.size = form.players_size, .ink = Ink::Muted, .room = room});
    draw_lessons_button(easel, {rules.x, rules.y - gap - start_button, start_button, start_button}, tile);
    draw_rules_button(easel, rules, tile);
}

// The height that the window leaves to the games, if the footer is to be seen too.
float room_for_games(const StartEasel& easel) {
    return easel.viewport.height - easel.viewport.inset_bottom - easel.y - start_footer_height(easel);
}

// What is left over lies above and under them.
void drop_by_spare(StartEasel& easel, float height) {
    easel.y += upper_part * std::max(0.0F, room_for_games(easel) - height);
}

void draw_beside_each_other(StartEasel& easel) {
    const bool small = easel.form == StartEasel::Form::Strip;
    const auto count = static_cast<float>(easel.model.games.size());
    const float gap = small ? 10 : easel.low ? 18 : start_gap;
    const float width = std::min(widest_tile, (easel.width - gap * (count - 1)) / count);
    const float room = room_for_games(easel);
    const float highest = easel.model.resume ? tile_height : highest_tile;
    const float height = small ? std::clamp(room, 148.0F, 220.0F) : std::clamp(room, lowest_tile, highest);
    drop_by_spare(easel, height);
    float x = easel.left + (easel.width - width * count - gap * (count - 1)) / 2;
    for (const auto& tile : easel.model.games) {
        const Rect rect{x, easel.y, width, height};
        small ? draw_small_tile(easel, tile, rect) : draw_tile(easel, tile, rect);
        x += width + gap;
    }
    easel.y += height;
}

void draw_under_each_other(StartEasel& easel) {
    const auto count = static_cast<float>(easel.model.games.size());
    const float height =
        std::clamp(room_for_games(easel) / count - row_gap, lowest_row(easel.width), highest_row(easel.width));
    drop_by_spare(easel, count * (height + row_gap) - row_gap);
    for (const auto& tile : easel.model.games) {
        draw_row(easel, tile, {easel.left, easel.y, easel.width, height});
        easel.y += height + row_gap;
    }
    easel.y -= row_gap;
}

} // namespace

void draw_games(StartEasel& easel) {
    if (easel.form == StartEasel::Form::Rows) {
        draw_under_each_other(easel);
    } else {
        draw_beside_each_other(easel);
    }
}

} // namespace mitts::view
