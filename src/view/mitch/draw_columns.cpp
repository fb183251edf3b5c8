// Draws the viewer's tableau, marks the place for the chosen card, and draws an enlarged tableau.
#include "view/mitch/easel.h"
#include "view/mitch/outlook.h"
#include "view/table_parts.h"
#include "view/text_lines.h"

#include <algorithm>

namespace mitts::view::mitch {

namespace {

using i18n::TextId;

const mitts::mitch::Tableau& tableau_of(const Easel& easel, Seat seat) {
    return easel.seen().tableaus[at(seat)];
}

// Draws an empty column as a stitched outline with its suit.
void draw_empty(const Easel& easel, const Rect& rect, Suit suit) {
    easel.writer.add(BoxItem{.rect = rect, .radius = rect.w * 0.08F, .fill_opacity = 0, .stitch = 2});
    const float pip = rect.w * 0.36F;
    easel.writer.add(PictureItem{.picture = suit_picture(suit),
                                 .rect = {rect.centre().x - pip / 2, rect.centre().y - pip / 2, pip, pip},
                                 .ink = Ink::TableMuted,
                                 .opacity = 0.6F});
}

/// The result of checking whether the chosen or focused card fits its column.
enum class Fit : std::uint8_t { NotAsked, Fits, Barred };

Fit fit_in(const Easel& easel, Suit suit) {
    const auto held = easel.ui.chosen ? easel.ui.chosen : easel.ui.focused;
    if (!held || held->card.suit() != suit || !easel.may_act() || !viewer_plays(easel.seen())) {
        return Fit::NotAsked;
    }
    return why_not(easel.seen(), {.type = ActionType::Place, .card = held->card}) ? Fit::Barred : Fit::Fits;
}

// Draws a pale copy of the chosen or focused card in the place that the card would take.
void draw_place(const Easel& easel, const Rect& place, Face face) {
    const auto card = (easel.ui.chosen ? easel.ui.chosen : easel.ui.focused)->card;
    easel.writer.add(BoxItem{.rect = place,
                             .radius = place.w * 0.08F,
                             .fill = Ink::CardFace,
                             .edge = Ink::Red,
                             .edge_width = 2.5F,
                             .shadow = Shadow::Card});
    easel.writer.add(CardItem{.id = hidden_card(ghost_place, 0),
                              .card = card,
                              .centre = place.centre(),
                              .width = place.w - 5,
                              .face = face,
                              .shadow = Shadow::None,
                              .opacity = ghost_opacity});
}

// C11: marks the place for the chosen or focused card, or draws a padlock if the card does not fit.
void draw_fit(const Easel& easel, Fit fit, const Rect& cards, const ColumnLook& look, int count) {
    auto& writer = easel.writer;
    if (fit == Fit::Fits) {
        const auto offset = look.size.offset(count);
        const float card = look.size.card;
        draw_place(easel, {cards.x + offset.x, cards.y + offset.y, card, card * card_aspect}, look.size.face);
    } else if (fit == Fit::Barred) {
        const Point centre{cards.centre().x, cards.bottom() - cards.w * 0.5F};
        writer.picture(Picture::Disc, {centre.x - 15, centre.y - 15, 30, 30}, Ink::Paper);
        writer.picture(Picture::IconPadlock, {centre.x - 10, centre.y - 10, 20, 20}, Ink::Red);
    }
}

// Draws words about the suit, such as "2 ahead", below a labelled column, if there is room.
void draw_outlook(const Easel& easel, Suit suit, const Rect& cards, float bottom, float breadth) {
    const auto words = outlook_words(easel.model, outlook_of(easel.seen(), suit));
    const TextStyle style{.size = 14, .ink = Ink::TableMuted, .align = Align::Centre, .room = breadth - 10};
    constexpr float gap = 8;
    const auto lines = break_lines(words, style.room, style.size, style.weight, easel.measure).size();
    const float height = static_cast<float>(lines) * style.size * text_line;
    if (!words.empty() && lines <= 2 && cards.bottom() + gap + height <= bottom) {
        easel.writer.paragraph(words, {cards.centre().x, cards.bottom() + gap}, style, 2);
    }
}

/// The space for a tableau's four columns.
struct TableauRoom {
    Rect room{};
    float card = 0;
    float overlap = 0; ///< maximum visible height of a covered card, as a fraction of its width
    float apart = 0;   ///< maximum distance from one column to the next
    float gold = 5;
    float head = 0; ///< height of the labels above the columns
};

ColumnLook column_look(const Easel& easel, Seat seat, const TableauRoom& tableau, int at, int longest) {
    const float apart = std::min(tableau.apart, (tableau.room.w - tableau.card - 2 * tableau.gold) / 3);
    const auto size = column_size(easel,
                                  {.card = tableau.card,
                                   .width = apart - 2 * tableau.gold - 2,
                                   .height = tableau.room.h - 2 * tableau.gold - tableau.head,
                                   .overlap = tableau.overlap},
                                  longest);
    ColumnLook look{
        .top = {tableau.room.centre().x + (static_cast<float>(at) - 1.5F) * apart, tableau.room.y + tableau.gold},
        .size = size,
        .gold = tableau.gold,
        .apart = apart,
        .bottom = tableau.room.bottom()};
    if (const auto* place = opponent_at(easel.places, seat)) {
        look.from = hand_mark(*place).centre();
        look.from_width = hand_mark(*place).w;
    }
    return look;
}

TableauRoom own_room(const Places& places) {
    return {.room = places.columns,
            .card = places.column_card,
            .overlap = places.column_overlap,
            .apart = places.column_card * 1.5F,
            .gold = places.layout == Layout::Small ? 3.0F : 5.0F,
            .head = places.column_head > 0 ? places.column_head + 6 : 0};
}

void draw_own_column(const Easel& easel, const TableauRoom& tableau, int at, int longest) {
    const auto suit = suits_in_order[at];
    auto look = column_look(easel, easel.seen().viewer, tableau, at, longest);
    const float head = easel.places.column_head;
    if (head > 0) {
        const float label = std::min(114.0F, look.apart - 14);
        look.head = Rect{look.top.x - label / 2, look.top.y, label, head};
        look.labels = is_label(easel, *look.head, longest);
        look.top.y += head + 6;
    }
    const int count = tableau_of(easel, easel.seen().viewer)[static_cast<std::size_t>(suit)].size();
    const auto fit = fit_in(easel, suit);
    look.grows = fit == Fit::Fits;
    const auto cards = draw_column(easel, easel.seen().viewer, suit, look);
    if (count == 0) {
        draw_empty(easel, cards, suit);
    }
    draw_fit(easel, fit, cards, look, count);
    if (fit != Fit::Fits && head > 0 && easel.playing()) {
        draw_outlook(easel, suit, cards, tableau.room.bottom(), look.apart);
    }
    const float apart = std::max(tableau.card, 44.0F);
    easel.writer.target(
        TargetId::Column, static_cast<int>(suit), {look.top.x - apart / 2, tableau.room.y, apart, tableau.room.h},
        easel.say(TextId::MitchOwnColumn, {{"suit", i18n::suit_name(easel.model.language, suit)}}), fit == Fit::Fits);
}

std::string close_up_line(const Easel& easel, Seat seat, const std::string& level) {
    auto line = easel.say(TextId::MitchCardsInHand, {{"n", easel.seen().hand_sizes[at(seat)]}});
    if (!level.empty()) {
        line = level + " · " + line;
    }
    if (seat == easel.seen().dealer) {
        line += " · " + i18n::dealer_word(easel.naming, seat);
    }
    return line;
}

// Returns a list of the cards that the seat took from the discard pile and still holds (C7), or "" if there are none.
std::string shown_words(const Easel& easel, Seat seat) {
    std::string cards;
    for (const auto card : easel.seen().shown[at(seat)]) {
        cards += (cards.empty() ? "" : ", ") + i18n::card_name(easel.model.language, card);
    }
    return cards.empty() ? cards : easel.say(TextId::MitchHolds, {{"cards", cards}});
}

void draw_close_up_head(const Easel& easel, Seat seat, const Rect& panel) {
    auto& writer = easel.writer;
    const auto name = i18n::player_name(easel.naming, seat);
    const auto index = at(seat);
    const Rect patch{panel.x + 16, panel.y + 14, 40, 40};
    draw_badge(writer, seat, patch, name, easel.seat_ink(seat));
    const int now = easel.standing.points[index];
    constexpr float cross = 24;
    const float right = panel.right() - 18 - cross - 14;
    writer.picture(Picture::IconClose, {right + 14, patch.centre().y - cross / 2, cross, cross}, Ink::TableText);
    const auto points = writer.text(i18n::signed_number(easel.model.match.totals[index]), {right, panel.y + 12},
                                    {.size = 16, .weight = Weight::Bold, .align = Align::Right});
    const auto before = writer.text(easel.say(TextId::MitchBefore), {points.x - 6, panel.y + 13},
                                    {.size = 14, .ink = Ink::TableMuted, .align = Align::Right});
    const auto figure =
        writer.text(i18n::signed_number(now), {right, panel.y + 37},
                    {.size = 16, .weight = Weight::Bold, .ink = points_ink(now), .align = Align::Right});
    const float room = before.x - 12 - patch.right() - 10;
    writer.text(name, {patch.right() + 10, panel.y + 11}, {.size = 20, .weight = Weight::Bold, .room = room});
    auto line = close_up_line(easel, seat, easel.model.players.at(index).level);
    float line_end = figure.x - 10;
    for (const auto id : {TextId::MitchIfEnded, TextId::MitchIfEndedShort}) {
        const auto if_ended = easel.say(id);
        const float words = writer.width(if_ended, 14, Weight::Regular);
        if (writer.width(line, 13, Weight::Regular) + words + 24 <= line_end - patch.right() - 10) {
            writer.text(if_ended, {figure.x - 6, panel.y + 38},
                        {.size = 14, .ink = Ink::TableMuted, .align = Align::Right});
            line_end -= words + 14;
            break;
        }
    }
    const float line_room = line_end - patch.right() - 10;
    line = writer.width(line, 13, Weight::Regular) <= line_room ? line : close_up_line(easel, seat, {});
    writer.text(line, {patch.right() + 10, panel.y + 37}, {.size = 15, .ink = Ink::TableMuted, .room = line_room});
}

} // namespace

void draw_columns(const Easel& easel) {
    const auto tableau = own_room(easel.places);
    if (const auto& mat = easel.places.own_mat) {
        easel.writer.add(
            BoxItem{.rect = *mat, .radius = 24, .fill = Ink::TableMat, .stitch = 8, .stitch_ink = Ink::TableText});
    }
    int longest = longest_column(easel, easel.seen().viewer);
    for (const auto suit : suits_in_order) { // leaves room for the chosen or focused card
        const auto& column = tableau_of(easel, easel.seen().viewer)[static_cast<std::size_t>(suit)];
        longest = fit_in(easel, suit) == Fit::Fits ? std::max(longest, column.size() + 1) : longest;
    }
    for (int at = 0; at < suit_count; ++at) {
        draw_own_column(easel, tableau, at, longest);
    }
}

void draw_close_up(const Easel& easel) {
    if (!easel.ui.enlarged || opponent_at(easel.places, *easel.ui.enlarged) == nullptr) {
        return;
    }
    const auto seat = *easel.ui.enlarged;
    auto panel = easel.places.close_up;
    auto& writer = easel.writer;
    const auto shown = shown_words(easel, seat);
    const float foot = shown.empty() ? 16 : 36;
    const int longest = longest_column(easel, seat);
    constexpr float overlap = 0.5F;
    constexpr float head = 66;
    const float largest = std::min((panel.w - 80) / 4 - 8, 110.0F);
    const float needed = largest * (card_aspect + overlap * static_cast<float>(longest - 1)) + 12;
    panel.h = std::min(panel.h, head + needed + foot); // the panel is no taller than its content
    cover_texts(writer.scene(), panel, easel.measure);
    writer.add(BoxItem{
        .rect = {0, 0, easel.places.width, easel.places.height}, .fill = Ink::TableGround, .fill_opacity = 0.6F});
    writer.add(BoxItem{.rect = panel, .radius = 20, .fill = Ink::TableMat, .shadow = Shadow::Chosen, .stitch = 8});
    draw_close_up_head(easel, seat, panel);
    const Rect room{panel.x + 20, panel.y + head, panel.w - 40, panel.h - head - foot};
    easel.crowns.clear(); // the table's crowns and points have already been drawn
    easel.columns.clear();
    const TableauRoom tableau{.room = room, .card = largest, .overlap = overlap, .apart = largest * 1.4F};
    for (int at = 0; at < suit_count; ++at) {
        const auto suit = suits_in_order[at];
        const auto cards = draw_column(easel, seat, suit, column_look(easel, seat, tableau, at, longest));
        if (tableau_of(easel, seat)[static_cast<std::size_t>(suit)].empty()) {
            draw_empty(easel, cards, suit);
        }
    }
    draw_crowns(easel);
    draw_points_told(easel);
    if (!shown.empty()) {
        writer.text(shown, {panel.centre().x, panel.bottom() - 34},
                    {.size = 15, .ink = Ink::TableMuted, .align = Align::Centre, .room = panel.w - 40});
    }
    writer.target(TargetId::Table, 0, {0, 0, easel.places.width, easel.places.height}, easel.say(TextId::Close));
}

} // namespace mitts::view::mitch
