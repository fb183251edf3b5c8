// The context for drawing a table, and the parts that all tables share: menu, tools, sash, headline and the viewer's
// hand.
//
// A game's easel (view/<game>/easel.h) derives from this one, and the game's Places derive from TablePlaces.
#pragma once

#include "view/frame.h"
#include "view/hand_layout.h"
#include "view/table_hand.h"
#include "view/table_parts.h"
#include "view/table_words.h"

#include <algorithm>

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

/// Returns the table without animation: the output of `draw`, scaled to the window. A touch outside all other targets
/// hits the Table target.
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
    const Rect whole = scene.targets.front().rect; // a dialog's Table target keeps its size
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

/// Draws the game's name above `where`, the progress of the match, if there is room.
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

/// Draws an opponent: the fan of card backs, the badge and the name.
template <class Easel> void draw_seat(const Easel& easel, const SeatPlace& place) {
    draw_seat_of(easel.writer, place,
                 {.name = i18n::player_name(easel.naming, place.seat),
                  .ink = easel.seat_ink(place.seat),
                  .cards = easel.seen().hand_sizes[at(place.seat)],
                  .back = easel.model.back,
                  .deck = deck_of(easel)});
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

/// Draws the headline about the turn, or a shorter version if it does not fit. Returns the headline's height. If the
/// headline may be wider than its place, `end` is the right end of the available space; otherwise `end` is 0.
template <class Easel> float draw_turn_words(const Easel& easel, float end = 0) {
    if (easel.model.paused) { // no player is about to move
        return 0;
    }
    const bool own = easel.seen().turn == easel.naming.you || !easel.playing();
    return draw_turn_line(easel.writer, easel.places, easel.model.language, turn_words(easel.model),
                          {.own = own, .end = end});
}

/// Makes the area of the headline and the advice a target that opens the rule explaining `said`. Targets added later
/// are in front of this target.
template <class Easel> void explain_turn(const Easel& easel, const std::string& said, std::string_view rule) {
    if (easel.may_act() && !easel.model.refusal && !said.empty()) {
        explain_advice(easel.writer, easel.places, said, rule);
    }
}

/// Draws the button that opens the curtain.
template <class Easel> void draw_ready_button(const Easel& easel) {
    draw_curtain_button(easel.writer, easel.measure, easel.places.hand.room, easel.say(i18n::TextId::ReadyButton));
}

/// Returns the context for drawing the viewer's hand.
template <class Easel> HandDesk desk_of(const Easel& easel) {
    return {.writer = easel.writer,
            .measure = easel.measure,
            .room = easel.places.hand,
            .back = easel.model.back,
            .deck = deck_of(easel)};
}

/// Draws a card of the open hand.
template <class Easel, class Held> void draw_hand_card(const Easel& easel, const Held& held, HandCardLook look) {
    look.hovered = easel.ui.hovered == held && look.enabled && !easel.ui.chosen;
    look.focused = easel.ui.focused == held;
    draw_hand_card(desk_of(easel), std::move(look));
}

/// Returns the open hand, and clears text behind its upper rows. `choices_on` returns a card's number of choices.
template <class Easel, class Held, class ChoicesOn>
OpenHand open_hand(const Easel& easel, const std::vector<Held>& cards, ChoicesOn choices_on) {
    const auto found = easel.ui.chosen ? std::find(cards.begin(), cards.end(), *easel.ui.chosen) : cards.end();
    const int choices = found != cards.end() ? static_cast<int>(choices_on(*found)) : 0;
    return open_hand(desk_of(easel), static_cast<int>(cards.size()),
                     {.at = static_cast<int>(found - cards.begin()), .choices = choices});
}

} // namespace mitts::view
