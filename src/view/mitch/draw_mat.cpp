// Draws the middle of the table: the stock, the aces and the discards on their mat, and the line about the aces.
#include "view/mitch/easel.h"
#include "view/moment.h"
#include "view/table_parts.h"

#include <algorithm>

namespace mitts::view::mitch {

namespace {

using i18n::TextId;
using mitts::mitch::EventType;
using mitts::mitch::Phase;

constexpr float touch = 44;

// Draws a ring around a pile from which the viewer may draw (C7), and a label.
void draw_offer(const Easel& easel, const Rect& card, TextId words, Ink fill) {
    auto& writer = easel.writer;
    writer.add(BoxItem{
        .rect = card.inset(-4), .radius = card.w * 0.08F + 4, .fill_opacity = 0, .edge = Ink::Cream, .edge_width = 3});
    Pill pill{.words = easel.say(words), .size = 14, .height = 24, .fill = fill, .edge = Ink::Cream};
    const float half = writer.width(pill.words, pill.size, Weight::Bold) / 2 + 10;
    const auto& mat = easel.places.mat;
    const bool crowded = easel.places.pile_words == Places::Words::Beneath || easel.places.layout == Layout::Small;
    const float rise = crowded ? 14 : 3; // keeps the label clear of the text below the card
    pill.centre = {std::clamp(card.centre().x, mat.x + half, mat.right() - half), card.bottom() - rise};
    cover_texts(writer.scene(), {pill.centre.x - half, pill.centre.y - 12, 2 * half, 24}, easel.measure);
    draw_pill(writer, pill);
}

// Draws a number with its label, beside the card or in one line below it.
void draw_words(const Easel& easel, const Rect& room, Counter counter, int value, const std::string& words,
                Align align) {
    auto& writer = easel.writer;
    const bool beneath = easel.places.pile_words == Places::Words::Beneath;
    const float size = beneath ? 24 : room.h >= 60 ? 22 : 18;
    if (beneath) {
        const float number = writer.width(std::to_string(value), size, Weight::Bold);
        const float most = room.w - number - 6;
        const bool named = writer.width(words, 13, Weight::Regular) <= most;
        const float name = named ? 6 + std::min(most, writer.width(words, 16, Weight::Regular)) : 0;
        const float left = room.centre().x - (number + name) / 2;
        writer.counter(counter_id(counter), value, "{}", {left, room.y}, {.size = size, .weight = Weight::Bold});
        if (named) {
            writer.text(words, {left + number + 6, room.y + 7}, {.size = 16, .ink = Ink::TableMuted, .room = most});
        }
        return;
    }
    const float x = align == Align::Right ? room.right() : room.x;
    const float breadth = room.w + 6;
    const bool named = room.w >= 40 && room.h >= 38 && writer.width(words, 13, Weight::Regular) <= breadth;
    const float top = room.centre().y - (named ? size * 1.15F : size * 0.6F);
    writer.counter(counter_id(counter), value, "{}", {x, top}, {.size = size, .weight = Weight::Bold, .align = align});
    if (named) {
        writer.text(words, {x, top + size * 1.2F},
                    {.size = 13, .ink = Ink::TableMuted, .align = align, .room = breadth});
    }
}

void draw_stock(const Easel& easel) {
    const auto& rect = easel.places.stock;
    const int stock = easel.seen().stock;
    const bool closed = easel.seen().phase != Phase::First; // no more draws, so the stock is turned sideways
    draw_stock_top(easel.writer, {.place = stock_place,
                                  .cards = stock,
                                  .centre = rect.centre(),
                                  .card = closed ? rect.w / card_aspect : rect.w,
                                  .apart = 2,
                                  .back = easel.model.back,
                                  .rotation = closed ? 90.0F : 0.0F,
                                  .dim = closed ? sunk : 0.0F});
    draw_words(easel, easel.places.stock_words, Counter::Stock, stock,
               easel.say(closed ? TextId::MitchStays : TextId::MitchStock, {{"n", stock}}), Align::Left);
    const bool offered = viewer_draws(easel.seen()) && easel.may_act();
    if (offered) {
        draw_offer(easel, rect, TextId::MitchDrawHere, Ink::Red);
    }
    const float side = std::max(0.0F, (touch - rect.w) / 2);
    easel.writer.target(TargetId::Stock, 0, {rect.x - side, rect.y, rect.w + 2 * side, rect.h},
                        easel.say(offered ? TextId::MitchActionStock : TextId::MitchStock), offered);
}

// Draws the latest two discards: the top card straight, the other one slanted.
void draw_discarded_cards(const Easel& easel, const Rect& rect) {
    const auto& discards = easel.seen().discards;
    const auto& happenings = easel.model.match.happenings;
    const std::size_t shown = std::min<std::size_t>(discards.size(), 2);
    for (std::size_t index = discards.size() - shown; index < discards.size(); ++index) {
        const bool top = index + 1 == discards.size();
        CardItem item{.id = easel.ids.next(discards[index]),
                      .card = discards[index],
                      .centre = rect.centre(),
                      .width = rect.w,
                      .rotation = top ? 0.0F : 6.0F,
                      .face = face_for(easel, rect.w),
                      .back = easel.model.back};
        if (const auto* place =
                happenings.empty() ? nullptr : opponent_at(easel.places, happenings.back().action.seat)) {
            item.from = hand_mark(*place).centre();
            item.from_width = hand_mark(*place).w;
            item.from_back = true;
        }
        easel.writer.add(item);
    }
}

void draw_discards(const Easel& easel) {
    const auto& rect = easel.places.discards;
    const auto& seen = easel.seen();
    const int discards = static_cast<int>(seen.discards.size());
    if (discards == 0) {
        easel.writer.add(BoxItem{.rect = rect, .radius = rect.w * 0.08F, .fill_opacity = 0, .stitch = 2});
    } else {
        draw_discarded_cards(easel, rect);
    }
    draw_words(easel, easel.places.discard_words, Counter::Discards, discards,
               easel.say(TextId::MitchDiscards, {{"n", discards}}), Align::Right);
    const bool offered = viewer_draws(seen) && easel.may_act() && !why_not(seen, {.type = ActionType::DrawPile});
    if (offered) {
        draw_offer(easel, rect, TextId::MitchTakeHere, Ink::Blue);
    }
    const float side = std::max(0.0F, (touch - rect.w) / 2);
    easel.writer.target(TargetId::Pile, 0, {rect.x - side, rect.y, rect.w + 2 * side, rect.h},
                        easel.say(TextId::MitchPileTitle), discards > 0 || offered);
}

// Draws an empty place for an ace that has not been drawn yet (C3). If `asks` is true, the place has a question mark.
void draw_ace_wanted(const Easel& easel, Point centre, float width, bool asks) {
    auto& writer = easel.writer;
    writer.add(BoxItem{.rect = card_rect(centre, width), .radius = width * 0.08F, .fill_opacity = 0, .stitch = 2});
    if (asks) {
        const float size = std::clamp(width * 0.42F, 14.0F, 34.0F);
        writer.text(easel.say(TextId::MitchAceWanted), {centre.x, centre.y - size * 0.6F},
                    {.size = size, .weight = Weight::Bold, .ink = Ink::TableMuted, .align = Align::Centre});
    }
}

// Draws the aces, and an empty place for each further ace up to the closing ace. If there is no room for all of these
// side by side, the aces overlap, and only the last place is drawn.
void draw_aces(const Easel& easel) {
    constexpr float gap = 4;
    constexpr float least = 22; // the smallest width of cards side by side
    const auto& seen = easel.seen();
    const auto& room = easel.places.aces;
    const int aces = static_cast<int>(seen.aces.size());
    const int count = seen.phase == Phase::Over ? aces : std::max(aces, closing_ace(seen.options));
    const auto steps = static_cast<float>(std::max(0, count - 1));
    const float largest = std::min(room.h / card_aspect, room.w * 0.9F);
    const float beside = std::min(largest, (room.w - gap * steps) / (steps + 1));
    const bool apart = beside >= least || beside == largest;
    const float width = apart ? beside : largest;
    const float step = apart ? width + gap : std::min(width * 0.86F, (room.w - width) / steps);
    const Point first{room.centre().x - step * steps / 2, room.centre().y};
    for (int index = apart ? aces : std::max(aces, count - 1); index < count; ++index) {
        draw_ace_wanted(easel, {first.x + step * static_cast<float>(index), first.y}, width, apart);
    }
    float x = first.x;
    for (const auto ace : seen.aces) {
        easel.writer.add(CardItem{.id = easel.ids.next(ace),
                                  .card = ace,
                                  .centre = {x, first.y},
                                  .width = width,
                                  .face = width < 34 ? Face::Jumbo : face_for(easel, width),
                                  .back = easel.model.back,
                                  .from = easel.places.stock.centre(),
                                  .from_width = easel.places.stock.w,
                                  .from_back = true});
        x += step;
    }
}

// Draws the phase and the line about the aces, or only the line if there is no room for both.
void draw_phase(const Easel& easel) {
    const auto& room = easel.places.phase;
    auto& writer = easel.writer;
    const float size = easel.places.phase_size;
    const auto phase = easel.seen().phase;
    Pill pill{.words = phase == Phase::Over ? easel.say(TextId::MitchPhaseOver)
                                            : easel.say(TextId::MitchPhase, {{"n", phase == Phase::First ? 1 : 2}}),
              .size = std::max(13.0F, size - 2),
              .height = std::min(room.h - 1, 22.0F),
              .fill = phase == Phase::Second ? Ink::Gold : Ink::ButtonGlass,
              .ink = phase == Phase::Second ? Ink::GoldInk : Ink::TableText};
    const auto words = middle_line(easel.model);
    const auto& happenings = easel.model.match.happenings;
    const bool banded = easel.places.band_on_phase() && !closing_words(easel.model).empty();
    const bool turned = !banded && !happenings.empty() &&
                        (find_event(happenings.back(), EventType::AceOut) != nullptr || // C5
                         (easel.lead && easel.model.lead != LeadTold::Placed));
    const float gap = turned ? 16 : 8; // the paper note behind the line is wider than the text
    float chip = writer.width(pill.words, pill.size, Weight::Bold) + pill.height * 0.8F + gap;
    TextStyle style{.size = size, .ink = Ink::TableMuted, .room = room.w - chip};
    const bool both = writer.width(words, style.smallest, style.weight) <= style.room;
    if (!both) {
        style.room = room.w;
        chip = 0;
    }
    const float fitted = writer.fitting_size(words, style);
    const float length = std::min(style.room, writer.width(words, fitted, Weight::Regular));
    const float left = room.x + (room.w - chip - length) / 2;
    if (both && !banded) {
        pill.centre = {left + (chip - gap) / 2, room.centre().y};
        explain(writer, draw_pill(writer, pill), "C3", pill.words);
    }
    draw_told_line(writer, words, {left + chip, room.centre().y - fitted * 0.6F}, style,
                   turned ? easel.model.speed : Speed::Normal);
}

} // namespace

void draw_mat(const Easel& easel) {
    const auto& places = easel.places;
    easel.writer.add(BoxItem{.rect = places.mat,
                             .radius = places.layout == Layout::Wide ? 24.0F
                                       : places.mat.h < 80           ? 14.0F
                                                                     : 20.0F,
                             .fill = Ink::TableMat,
                             .stitch = places.mat.h < 80 ? 4.0F : 8.0F,
                             .stitch_ink = Ink::TableText});
    draw_stock(easel);
    draw_aces(easel);
    draw_discards(easel);
    draw_phase(easel);
}

} // namespace mitts::view::mitch
