// Draws the parts of the table around the cards: the menu, the title, the totals, the headline and the tools.
#include "view/mitaines/easel.h"
#include "view/mitaines/summary.h"

#include <algorithm>

namespace mitts::view::mitaines {

namespace {

using i18n::TextId;
using mitts::mitaines::deal_count;

void draw_total_bar(const Easel& easel, const SummarySide& side, const Rect& track) {
    const auto target = static_cast<float>(easel.seen().options.target);
    const auto reach = [&](int points) {
        return track.w * std::clamp(static_cast<float>(points) / target, 0.0F, 1.0F);
    };
    auto& writer = easel.writer;
    const auto ink = easel.seat_ink(side.seat);
    writer.add(BoxItem{.rect = track, .radius = 3.5F, .fill = Ink::PaperRule});
    const float whole = reach(side.after);
    if (whole > 0) {
        writer.add(
            BoxItem{.rect = {track.x, track.y, whole, track.h}, .radius = 3.5F, .fill = ink, .fill_opacity = 0.45F});
    }
    if (reach(side.before) > 0) {
        writer.add(BoxItem{.rect = {track.x, track.y, reach(side.before), track.h}, .radius = 3.5F, .fill = ink});
    }
}

void draw_board_panel(const Easel& easel) {
    const auto& board = easel.places.board;
    easel.writer.add(BoxItem{.rect = board, .radius = 12, .fill = Ink::Paper, .shadow = Shadow::Card});
    float top = board.y + 11;
    for (const auto& side : sides_of(easel.model)) {
        const Rect line{board.x + 14, top, board.w - 28, 28};
        draw_score_line(easel.writer, side, line, 22);
        draw_total_bar(easel, side, {line.x, line.bottom(), line.w, 7});
        top += 38;
    }
    easel.writer.text(target_words(easel), {board.right() - 14, top + 1},
                      {.size = 13, .ink = Ink::Muted, .align = Align::Right});
}

/// The text styles of the score bar, and whether it shows the target.
struct BarLook {
    TextStyle name{.size = 17, .ink = Ink::Text};
    TextStyle total{.size = 22, .weight = Weight::Bold, .ink = Ink::Text};
    float gain = 15; ///< text size of the gain
    bool target = true;
};

// Replaces the names of partners with "Us" and "Them". Returns false if there are no partners, or no player is "you".
bool shorten_partners(const Easel& easel, std::vector<SummarySide>& sides) {
    const bool partners = sides.size() < easel.model.players.size() && easel.naming.you != no_seat;
    if (partners) { // the viewer's side is first
        sides.front().name = easel.say(TextId::SideOurs);
        sides.back().name = easel.say(TextId::SideTheirs);
    }
    return partners;
}

// Draws the partners' names in two lines, with the total beside the first and the gain beside the second.
void draw_partners(const Easel& easel, const SummarySide& side, const Rect& cell) {
    auto& writer = easel.writer;
    const TextStyle total{.size = 19, .weight = Weight::Bold, .ink = Ink::Text, .align = Align::Right};
    const TextStyle gain{.size = 13, .ink = Ink::Green, .align = Align::Right};
    const float figures =
        std::max(writer.width(std::to_string(side.before), total.size, total.weight),
                 writer.width("+" + std::to_string(std::max(side.gained, 100)), gain.size, Weight::Bold));
    const float right = cell.right() - 2;
    const TextStyle names{.size = 14, .ink = Ink::Text, .room = cell.w - figures - 5};
    const float middle = cell.centre().y;
    writer.paragraph(side.name, {cell.x, middle - names.size * 1.2F}, names, 2);
    draw_total(writer, side, {right, middle - 20}, total);
    if (side.gained > 0) {
        draw_gain(writer, side, {right, middle + 2}, gain);
    }
}

// Returns the width of a side's name, total and gain in one line. It always includes room for a gain, so that the line
// does not move when a gain appears.
float bar_width(const Easel& easel, const SummarySide& side, const BarLook& look) {
    const auto& writer = easel.writer;
    const float gain = 5 + writer.width("+" + std::to_string(std::max(side.gained, 100)), look.gain, Weight::Bold);
    return writer.width(side.name, look.name.size, look.name.weight) + 6 +
           writer.width(std::to_string(side.before), look.total.size, look.total.weight) + gain;
}

// Draws the name, total and gain of a side in a row. The first side is left-aligned in its cell, and the other sides
// are right-aligned.
void draw_bar_line(const Easel& easel, const SummarySide& side, const Rect& cell, const BarLook& look, bool first) {
    auto& writer = easel.writer;
    const float middle = cell.centre().y;
    const float left = cell.w - bar_width(easel, side, look);
    const float edge = std::min(8.0F, left / 2);
    const float x = cell.x + (first ? edge : left - edge);
    const float name = writer.text(side.name, {x, middle - 0.53F * look.name.size}, look.name).right();
    const auto total = draw_total(writer, side, {name + 6, middle - 0.59F * look.total.size}, look.total);
    if (side.gained > 0) {
        draw_gain(writer, side, {total.right() + 5, middle - 0.47F * look.gain},
                  {.size = look.gain, .ink = Ink::Green});
    }
}

void draw_board_bar(const Easel& easel) {
    const auto& board = easel.places.board;
    easel.writer.add(BoxItem{.rect = board, .radius = 12, .fill = Ink::Paper, .shadow = Shadow::Card});
    auto sides = sides_of(easel.model);
    const auto words = target_words(easel);
    const float middle = easel.writer.width(words, 13, Weight::Regular) + 12;
    const auto cell_of = [&](const BarLook& look) {
        return (board.w - 20 - (look.target ? middle : 0)) / static_cast<float>(sides.size());
    };
    const auto in_one_line = [&](const BarLook& look) {
        return std::all_of(sides.begin(), sides.end(),
                           [&](const SummarySide& side) { return bar_width(easel, side, look) <= cell_of(look) - 6; });
    };
    // Smaller text with the target is better than larger text without it.
    BarLook look;
    bool one_line = false;
    const auto try_looks = [&] {
        for (int tried = has_target(easel) ? 0 : 2; tried < 4 && !one_line; ++tried) {
            look = {.target = tried < 2};
            if (tried % 2 == 1) {
                look.name.size = 15;
                look.total.size = 19;
                look.gain = 13;
            }
            one_line = in_one_line(look);
        }
    };
    try_looks();
    const bool partners = sides.size() < easel.model.players.size();
    if (!one_line && shorten_partners(easel, sides)) {
        try_looks();
    }
    const bool with_tracks = board.h >= 56 && one_line; // only a tablet has room for the progress bars
    float x = board.x + 10;
    for (const auto& side : sides) {
        const Rect rect{x, board.y, cell_of(look) - 6, board.h - (with_tracks ? 12.0F : 0.0F)};
        if (with_tracks) {
            draw_total_bar(easel, side, {rect.x + 6, board.bottom() - 17, rect.w - 12, 7});
        }
        one_line   ? draw_bar_line(easel, side, rect, look, &side == &sides.front())
        : partners ? draw_partners(easel, side, rect)
                   : draw_score_cell(easel.writer, side, rect, 3);
        x += cell_of(look);
        if (look.target && &side == &sides.front()) {
            const auto& next = sides[1];
            const float second = x + middle + (cell_of(look) - 6 - bar_width(easel, next, look)); // the next name
            const float first = board.x + 18 + bar_width(easel, side, look);
            easel.writer.text(words, {(first + second) / 2 - 4, board.y + 15},
                              {.size = 13, .ink = Ink::Muted, .align = Align::Centre});
            x += middle;
        }
    }
}

// Draws the total and the gain of each side below its name, beside the scoring pile.
void draw_board_beside_piles(const Easel& easel) {
    auto& writer = easel.writer;
    const auto& board = easel.places.board;
    writer.add(BoxItem{.rect = board, .radius = 14, .fill = Ink::TableMat, .fill_opacity = 0.6F});
    auto sides = sides_of(easel.model);
    const float x = board.x + 10;
    const TextStyle name{.size = 14, .ink = Ink::TableMuted, .room = board.w - 18};
    if (std::any_of(sides.begin(), sides.end(), [&](const SummarySide& side) {
            return writer.width(side.name, name.smallest, name.weight) > name.room;
        })) {
        shorten_partners(easel, sides);
    }
    for (std::size_t at = 0; at < sides.size(); ++at) {
        const auto& pile = easel.places.scoring[at];
        const float room = pile.at.x - x - 4;
        const float number = pile.card * card_aspect >= 42 ? 22 : 17;
        writer.text(sides[at].name, {x, pile.at.y - 20}, name);
        draw_total(writer, sides[at], {x, pile.at.y - 2}, {.size = number, .weight = Weight::Bold, .room = room});
        if (sides[at].gained > 0) {
            draw_gain(writer, sides[at], {x, pile.at.y - 2 + number * text_line},
                      {.size = 14, .ink = Ink::TableGain, .room = room});
        }
    }
    if (sides.size() == 2) {
        writer.text(target_words(easel), {x, board.bottom() - 22}, {.size = 13, .ink = Ink::TableMuted});
    }
}

void draw_board_column(const Easel& easel) {
    if (!easel.places.scoring.empty()) {
        draw_board_beside_piles(easel);
        return;
    }
    const auto& board = easel.places.board;
    const auto sides = sides_of(easel.model);
    const bool tight = sides.size() > 2;
    float top = board.y;
    for (const auto& side : sides) {
        auto& writer = easel.writer;
        const float names = writer.paragraph(
            side.name, {board.right(), top},
            {.size = tight ? 13.0F : 14.0F, .ink = Ink::TableMuted, .align = Align::Right, .room = board.w},
            sides.size() < easel.model.players.size() ? 2 : 1); // partners' names take two lines
        const float number = tight ? 16 : 20;
        const float y = top + names - (tight ? 1.0F : 0.0F);
        const auto total = draw_total(writer, side, {board.right(), y},
                                      {.size = number, .weight = Weight::Bold, .align = Align::Right});
        if (side.gained > 0) {
            draw_gain(writer, side, {total.x - 5, y + number * 0.22F},
                      {.size = 14, .ink = Ink::TableGain, .align = Align::Right});
        }
        top = y + number * text_line + (tight ? 0 : 2);
    }
    if (top + 16 <= board.bottom()) {
        easel.writer.text(target_words(easel), {board.right(), top},
                          {.size = 13, .ink = Ink::TableMuted, .align = Align::Right, .room = board.w});
    }
}

} // namespace

std::string target_words(const Easel& easel) {
    return easel.say(TextId::ScoresTo, {{"target", easel.seen().options.target}});
}

bool has_target(const Easel& easel) {
    return easel.places.board_style != BoardStyle::Bar ||
           (easel.places.board.w >= 300 && sides_of(easel.model).size() == 2);
}

void draw_top(const Easel& easel) {
    const auto& seen = easel.seen();
    draw_menu(easel);
    draw_title(easel, TextId::MitainesName,
               easel.say(TextId::TableRound, {{"round", easel.model.match.round},
                                              {"deal", seen.deal + 1},
                                              {"of", std::max(deal_count(seen.options), seen.deal + 1)}}));
}

void draw_board(const Easel& easel) {
    switch (easel.places.board_style) {
    case BoardStyle::Panel:
        draw_board_panel(easel);
        break;
    case BoardStyle::Bar:
        draw_board_bar(easel);
        break;
    case BoardStyle::Column:
        draw_board_column(easel);
        break;
    }
    easel.writer.target(TargetId::Scores, 0, easel.places.board, easel.say(TextId::ToolScores));
}

void draw_turn(const Easel& easel) {
    const auto& places = easel.places;
    draw_sash(easel);
    // Except in the Wide layout, a chosen card covers the advice, so only the card's choices show possible actions.
    const bool choosing = easel.ui.chosen.has_value() && places.layout != Layout::Wide;
    const bool is_free = !easel.model.refusal && !choosing;
    const auto said = is_free ? advice(easel.model) : std::string();
    const bool alone = is_free && said.empty() && places.layout != Layout::Small;
    const float height = draw_turn_words(easel, alone ? places.advice.x + places.advice_room : 0);
    if (!said.empty()) {
        const float below =
            places.advice.x == places.turn.x ? std::max(places.advice.y, places.turn.y + height + 4) : places.advice.y;
        draw_advice(desk_of(easel), said, {places.advice.x, below},
                    {.size = places.advice_size, .room = places.advice_room}, places.advice_lines, places.aside);
    }
}

void draw_refusal(const Easel& easel) {
    if (!shows_refusal(easel.model)) {
        return;
    }
    const auto& places = easel.places;
    const bool narrow = places.layout == Layout::Small; // the advice's column may be too narrow for a refusal
    const RefusalPaper paper{.words = advice(easel.model),
                             .room = std::max(places.advice_room, narrow ? 0.3F * places.width : 0),
                             .size = places.advice_size,
                             .lines = places.advice_lines + 1};
    Point at{std::min(places.advice.x - 4, places.width - paper.room - 4), places.advice.y - 6};
    if (places.layout == Layout::Wide) { // keeps the headline visible
        at.y = std::max(at.y, places.turn_bottom());
    } else { // keeps the hand visible and, in short windows, the headline
        const float bottom = std::min(places.hand.room.y - 12, narrow ? places.turn.y - 2 : places.height);
        at.y = std::min(at.y, bottom - refusal_height(paper, easel.measure));
    }
    draw_refusal_over(desk_of(easel), paper, at);
}

} // namespace mitts::view::mitaines
