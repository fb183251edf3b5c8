// The context for drawing a table, and the parts that all tables share: menu, tools, sash, turn, the viewer's hand.
//
// A game's easel (view/<game>/easel.h) derives from it; its Places derive from TablePlaces.
#pragma once

#include "cards/in_order.h"
#include "view/frame.h"
#include "view/hand_layout.h"
#include "view/table_parts.h"
#include "view/table_words.h"
#include "view/text_lines.h"

#include <algorithm>
#include <cmath>

namespace mitts::view {

template <class Model, class Ui, class Places> struct EaselOf {
    const Model& model;
    const Ui& ui;
    const Places& places;
    const TextMeasure& measure;
    SceneWriter& writer;
    i18n::Naming naming;
    float scale = 1;

    const auto& seen() const {
        return model.match.seen;
    }
    std::string say(i18n::TextId id, std::initializer_list<i18n::Argument> arguments = {}) const {
        return i18n::say(model.language, id, arguments);
    }
    bool hand_is_open() const {
        return model.curtain == Curtain::Open;
    }
    /// Returns true if the player at the screen may act now.
    bool may_act() const {
        return model.at_rest && view::may_act(model);
    }
    bool playing() const {
        return model.match.phase == MatchPhase::Playing;
    }
    bool thinks(Seat seat) const {
        return model.thinking && seen().turn == seat;
    }
    /// Returns a seat's last action in this round, or null.
    auto last_of(Seat seat) const -> decltype(model.match.happenings.data()) {
        const auto& happenings = model.match.happenings;
        const auto last = std::find_if(happenings.rbegin(), happenings.rend(),
                                       [&](const auto& happening) { return happening.action.seat == seat; });
        return last == happenings.rend() ? nullptr : &*last;
    }
    /// Returns the number of seats from the viewer to `seat`, clockwise.
    int steps_to(Seat seat) const {
        const int players = Model::Game::players(seen().options);
        return (seat - seen().viewer + players) % players;
    }
    /// Returns the colour of a seat as the viewer sees it. The viewer's seat is red.
    Ink seat_ink(Seat seat) const {
        return ink_of_seat(steps_to(seat));
    }
    /// Returns the face for a card of this width, depending on the settings and the layout.
    Face face_for(float width) const {
        return face_for_width(model.faces, places.layout, width * scale);
    }
};

/// The place from which cards are dealt, and the width of the cards there. Each game defines `deck_of(easel)`.
struct Deck {
    Point at{};
    float card = 0;
};

/// Returns the table at rest: the output of `draw`, scaled to the window. A touch outside all other targets hits the
/// table.
template <class Model, class Ui, class Places, class Draw>
Scene scene_of(const Model& model, const Ui& ui, const Places& places, const Frame& frame, const Viewport& viewport,
               const TextMeasure& measure, Draw draw) {
    Scene scene{.width = frame.width, .height = frame.height, .ground = model.ground};
    SceneWriter writer(scene, measure);
    writer.target(TargetId::Table, 0, {0, 0, frame.width, frame.height}, {});
    draw(EaselOf<Model, Ui, Places>{.model = model,
                                    .ui = ui,
                                    .places = places,
                                    .measure = measure,
                                    .writer = writer,
                                    .naming = naming_of(model),
                                    .scale = frame.scale});
    place_scene(scene, frame.scale, frame.offset);
    scene.width = viewport.width;
    scene.height = viewport.height;
    const Rect whole = scene.targets.front().rect; // the Table target of a dialog keeps its size
    for (auto& target : scene.targets) {
        if (target.id == TargetId::Table && target.rect == whole) {
            target.rect = {0, 0, viewport.width, viewport.height};
        }
    }
    return scene;
}

template <class Easel> Glass glass_of(const Easel& easel) {
    return easel.places.tool_labels ? Glass::Behind : Glass::None;
}

template <class Easel> void draw_menu(const Easel& easel) {
    draw_menu_button(easel.writer, easel.places.menu, glass_of(easel), easel.say(i18n::TextId::ToolMenu));
}

/// Draws the game's name above the position in the match, if there is room.
template <class Easel> void draw_title(const Easel& easel, i18n::TextId name, const std::string& where) {
    const auto& places = easel.places;
    if (places.title) {
        easel.writer.text(easel.say(name), *places.title,
                          {.size = 20, .weight = Weight::Bold, .room = places.title_room});
        easel.writer.paragraph(where, {places.title->x, places.title->y + 25},
                               {.size = 15, .ink = Ink::TableMuted, .room = places.title_room}, 2);
    }
}

/// Draws the tools: hint, undo, log.
template <class Easel> void draw_tool_row(const Easel& easel) {
    const auto& model = easel.model;
    draw_tools(easel.writer, {.rects = easel.places.tools,
                              .language = model.language,
                              .hint = hint_tool(model),
                              .can_hint = model.can_hint && view::may_act(model),
                              .can_undo = model.can_undo,
                              .glass = glass_of(easel)});
}

/// Draws the sash behind the viewer's hand if it is the viewer's turn; otherwise `draw_other(seat)` draws it. The sash
/// slides from one player to the next.
template <class Easel, class DrawOther> void draw_sash(const Easel& easel, DrawOther draw_other) {
    const auto& places = easel.places;
    if (!easel.playing()) {
        return;
    }
    if (easel.seen().turn != easel.seen().viewer) {
        draw_other(easel.seen().turn);
        return;
    }
    easel.writer.add(SashItem{.rect = places.sash,
                              .stitch = places.sash_stitch,
                              .fringe_left = places.sash_fringes,
                              .fringe_right = places.sash_fringes});
}

/// Draws the sash for layouts in which opponents have a SeatPlace. An opponent's sash is below the badge and the name.
template <class Easel> void draw_sash(const Easel& easel) {
    draw_sash(easel, [&](Seat seat) {
        for (const auto& place : easel.places.seats) {
            if (place.seat == seat) {
                const float name = place.tip ? 12 + std::min(place.name_room, 96.0F) : 0;
                draw_name_sash(easel.writer, place.patch, place.patch.w + name, easel.places.layout);
            }
        }
    });
}

/// Draws an opponent: fan of backs, badge and name.
template <class Easel> void draw_seat(const Easel& easel, const SeatPlace& place) {
    const auto deck = deck_of(easel);
    const auto name = i18n::player_name(easel.naming, place.seat);
    if (place.fan_card > 0) {
        draw_fan(easel.writer, {.place = place.seat,
                                .cards = easel.seen().hand_sizes[at(place.seat)],
                                .centre = place.fan,
                                .card = place.fan_card,
                                .room = place.fan_room,
                                .back = easel.model.back,
                                .from = deck.at,
                                .from_width = deck.card});
    }
    draw_badge(easel.writer, place.seat, place.patch, name, easel.seat_ink(place.seat));
    easel.writer.text(name, place.name, {.size = place.name_size, .weight = Weight::Bold, .room = place.name_room});
}

/// Returns a line such as "careful · 5 cards". If `level` is empty, the line contains only the number of cards.
template <class Easel> std::string level_and_cards(const Easel& easel, Seat seat, const std::string& level) {
    const i18n::Argument cards{"n", easel.seen().hand_sizes[at(seat)]};
    return level.empty() ? easel.say(i18n::TextId::SeatCardsOnly, {cards})
                         : easel.say(i18n::TextId::SeatCards, {{"level", level}, cards});
}

/// Draws the line below a name: the first of these strings that fits, or else the number of cards.
template <class Easel>
void draw_seat_line(const Easel& easel, const SeatPlace& place, std::initializer_list<std::string> lines) {
    const auto fitting = std::find_if(lines.begin(), lines.end(), [&](const std::string& line) {
        return easel.writer.width(line, 13, Weight::Regular) <= place.line_room;
    });
    easel.writer.text(fitting == lines.end() ? level_and_cards(easel, place.seat, {}) : *fitting,
                      {place.name.x, place.name.y + place.name_size * 1.24F},
                      {.size = place.line_size, .ink = Ink::TableMuted, .room = place.line_room});
}

/// Draws the sentence about the turn, or a shorter one if it does not fit. Returns its height. `end` is the right end
/// of the room, if the sentence may be wider than its place.
template <class Easel> float draw_turn_words(const Easel& easel, float end = 0) {
    const auto& places = easel.places;
    const bool own = easel.seen().turn == easel.naming.you || !easel.playing();
    const TextStyle style{.size = places.turn_size,
                          .weight = Weight::Bold,
                          .ink = own ? Ink::TableText : Ink::TableMuted,
                          // the panel of a lesson hides the whole sentence
                          .room = places.aside > places.turn.x ? places.aside - 8 - places.turn.x
                                                               : std::max(places.turn_room, end - places.turn.x),
                          .smallest = 15};
    auto words = turn_words(easel.model);
    if (words == easel.say(i18n::TextId::TurnYours) &&
        easel.writer.width(words, style.size, style.weight) > style.room) {
        words = easel.say(i18n::TextId::TurnYoursShort);
    }
    const float one_line = std::max(style.smallest, 0.66F * places.turn_size);
    // smaller text is preferred to two lines
    const bool fits = easel.writer.width(words, one_line, style.weight) <= style.room;
    return easel.writer.paragraph(words, places.turn, style, fits ? 1 : places.turn_lines);
}

/// Makes the area of the turn and the advice a target, which opens the rule that explains `said`. Targets added later
/// are in front of it.
template <class Easel> void explain_turn(const Easel& easel, const std::string& said, std::string_view rule) {
    const auto& places = easel.places;
    if (!easel.may_act() || easel.model.refusal || said.empty()) {
        return;
    }
    const float wide = easel.writer.width(said, places.advice_size, Weight::Regular);
    const float lines = std::clamp(std::ceil(wide / places.advice_room), 1.0F, static_cast<float>(places.advice_lines));
    const float left = std::min(places.turn.x, places.advice.x);
    const float right = places.advice.x + std::min(wide, places.advice_room);
    const float bottom = places.advice.y + lines * places.advice_size * text_line;
    explain(easel.writer, {left, places.turn.y, right - left, bottom - places.turn.y}, rule, said);
}

/// Draws the advice in at most this many lines. If it does not fit, only its first sentence is drawn.
template <class Easel>
void draw_advice(const Easel& easel, const std::string& said, Point at, TextStyle style, int lines) {
    const auto fits = [&](const std::string& words) {
        return static_cast<int>(break_lines(words, style.room, style.smallest, style.weight, easel.measure).size()) <=
               lines;
    };
    const auto first = said.find(". ");
    if (easel.places.aside > at.x) { // the panel of a lesson hides the whole advice
        style.room = std::min(style.room, easel.places.aside - 8 - at.x);
    }
    style.ink = Ink::TableMuted;
    easel.writer.paragraph(fits(said) || first == std::string::npos ? said : said.substr(0, first + 1), at, style,
                           lines);
}

/// Draws a refusal on paper, in front of everything. If it would cover the chosen card, it is placed in the middle of
/// `instead` or, without that, above the card.
template <class Easel>
void draw_refusal_over(const Easel& easel, const RefusalPaper& paper, Point at, std::optional<Rect> instead = {}) {
    const float height = refusal_height(paper, easel.measure);
    const auto is_chosen = [](const CardItem& card) { return card.face == Face::Chosen; };
    if (const auto* card = find_item<CardItem>(easel.writer.scene(), is_chosen)) {
        const auto chosen = card_rect(card->centre, card->width);
        const bool covers = at.x < chosen.right() && chosen.x < at.x + paper.room && at.y + height > chosen.y;
        const float above = instead ? instead->centre().y - height / 2 : chosen.y - height - 6;
        at.y = covers ? std::max(4.0F, above) : at.y;
    }
    draw_refusal_paper(easel.writer, easel.measure, paper, at);
}

/// The number of cards that the player has taken from the hand, and the number that they need.
struct CardsTaken {
    int taken = 0;
    int needed = 0;
};

/// Draws the button that confirms the taken cards. While only some are taken, it says how many are missing.
template <class Easel>
void draw_confirm_of(const Easel& easel, const Rect& rect, const std::string& words, CardsTaken cards) {
    const int missing = cards.needed - cards.taken;
    draw_button(
        easel.writer,
        {.rect = rect,
         .words = missing == 0 || cards.taken == 0 ? words : easel.say(i18n::TextId::ChooseMore, {{"n", missing}}),
         .id = TargetId::Confirm,
         .kind = missing == 0 ? ButtonKind::Default : ButtonKind::Disabled});
}

/// Draws the hand face down, behind the curtain.
template <class Easel> void draw_closed_hand(const Easel& easel) {
    const auto deck = deck_of(easel);
    const int cards = easel.seen().hand.size();
    const auto slots = hand_slots(easel.places.hand, cards, -1, 0);
    for (int index = 0; index < cards; ++index) {
        const auto& slot = slots[static_cast<std::size_t>(index)];
        easel.writer.add(CardItem{.id = hidden_card(easel.seen().viewer, index),
                                  .centre = slot.centre,
                                  .width = slot.width,
                                  .back = easel.model.back,
                                  .from = deck.at,
                                  .from_width = deck.card,
                                  .delay = deal_delay(static_cast<std::size_t>(index), slots.size())});
    }
}

/// Draws the button that opens the curtain.
template <class Easel> void draw_ready_button(const Easel& easel) {
    draw_curtain_button(easel.writer, easel.measure, easel.places.hand.room, easel.say(i18n::TextId::ReadyButton));
}

/// The state of a card in the hand: how far it is raised (negative: lowered), and its dimming.
struct Hold {
    float raise = 0;
    float dim = 0;
};
inline constexpr float lifted_by_a_hair = 5;
inline constexpr float sunk = 0.42F;

/// A card of the open hand: `item` contains its id and look, and `slot` its place.
struct HandCardLook {
    CardItem item{};
    HandSlot slot{};
    Hold hold{};
    float delay = 0; ///< the card's delay when it is dealt
    bool hinted = false;
    int index = 0; ///< index of the card's target
    std::string name{};
    bool enabled = true;
};

/// Draws a card of the open hand: with a ring if it is hinted or focused, and slightly raised if it is hinted or under
/// the pointer.
template <class Easel, class Held> void draw_hand_card(const Easel& easel, const Held& held, HandCardLook look) {
    const auto deck = deck_of(easel);
    const bool hovered = easel.ui.hovered == held && look.enabled && !easel.ui.chosen;
    // A hinted card is raised, so that its ring is visible above the card that covers its right side.
    const float raise = look.hold.raise + (hovered ? 4.0F : 0.0F) + (look.hinted ? 8.0F : 0.0F);
    auto& item = look.item;
    item.centre = {look.slot.centre.x, look.slot.centre.y - raise};
    item.width = look.slot.width;
    if (look.hinted || easel.ui.focused == held) {
        // Two rings, a dark one around a light one, are visible on the mat and on the light face of a neighbouring
        // card.
        for (const float breadth : {6.0F, 4.0F}) {
            easel.writer.add(BoxItem{.rect = card_rect(item.centre, item.width).inset(-breadth),
                                     .radius = item.width * 0.08F + breadth,
                                     .fill = breadth > 4   ? Ink::Black
                                             : look.hinted ? Ink::Gold
                                                           : Ink::Cream});
        }
    }
    item.back = easel.model.back;
    item.from = deck.at;
    item.from_width = deck.card;
    item.from_back = true;
    item.delay = look.delay;
    item.dim = look.hold.dim;
    easel.writer.add(item);
    const auto& open = look.slot.open;
    const float top = open.y - raise;
    // a lowered card extends below the window
    const float height = std::min(open.h + std::max(0.0F, raise), easel.places.height - top);
    easel.writer.target(TargetId::Card, look.index, {open.x, top, open.w, height}, look.name, look.enabled);
}

/// The mover id of a chosen card and its choices is this number plus the card's index.
inline constexpr int choices_mover = 1000;

/// Draws the chosen card, enlarged, with its choices on it from top to bottom. Barred choices are at the top. If the
/// choices need more room than the card has, paper extends the card.
template <class Easel>
void draw_chosen_card(const Easel& easel, CardItem item, const HandSlot& slot, int index, const std::string& name,
                      std::vector<CardChoice> choices) {
    const auto is_barred = [](const CardChoice& choice) { return choice.kind == ButtonKind::Disabled; };
    put_in_order(choices,
                 [&](const CardChoice& one, const CardChoice& other) { return is_barred(one) && !is_barred(other); });
    const auto place = chosen_place(easel.places.hand, slot, static_cast<int>(choices.size()));
    cover_texts(easel.writer.scene(), place.whole, easel.measure);
    easel.writer.begin_mover(choices_mover + index, {place.whole.x, place.whole.y});
    if (place.whole.h > place.card.h) {
        easel.writer.add(
            BoxItem{.rect = place.whole, .radius = 0.08F * place.card.w, .fill = Ink::Paper, .shadow = Shadow::Chosen});
    }
    item.centre = place.card.centre();
    item.width = place.card.w;
    item.face = Face::Chosen;
    item.back = easel.model.back;
    item.shadow = Shadow::Chosen;
    easel.writer.add(item);
    easel.writer.target(TargetId::Card, index, place.whole, name);
    for (std::size_t at = 0; at < choices.size(); ++at) {
        choices[at].rect = place.choices[at];
    }
    draw_card_choices(easel.writer, choices);
    easel.writer.end_mover();
    easel.writer.close_mover_at_once();
}

/// A hand whose chosen card is enlarged: its slots, the index of the chosen card (−1: none), and its number of choices.
struct OpenHand {
    std::vector<HandSlot> slots{};
    int chosen = -1;
    int choices = 0;
};

/// Returns the open hand. `choices_on` returns a card's number of choices. Text behind the upper rows is cleared.
template <class Easel, class Held, class ChoicesOn>
OpenHand open_hand(const Easel& easel, const std::vector<Held>& cards, ChoicesOn choices_on) {
    const auto& room = easel.places.hand;
    OpenHand hand;
    const auto found = easel.ui.chosen ? std::find(cards.begin(), cards.end(), *easel.ui.chosen) : cards.end();
    hand.choices = found != cards.end() ? static_cast<int>(choices_on(*found)) : 0;
    const auto count = static_cast<int>(cards.size());
    if (hand.choices > 0) {
        hand.chosen = static_cast<int>(found - cards.begin());
    }
    hand.slots = hand_slots(room, count, hand.chosen, hand.choices > 0 ? chosen_width(room, count, hand.choices) : 0);
    for (const auto& slot : hand.slots) {
        if (slot.open.y < room.room.y) {
            cover_texts(easel.writer.scene(), card_rect(slot.centre, slot.width), easel.measure);
        }
    }
    return hand;
}

} // namespace mitts::view
