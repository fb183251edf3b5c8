// Draws the viewer's hand with the headline and the advice above it, and the opponents' hands. These functions do not
// depend on the game; view/table_easel.h calls them with the parts of an easel.
#pragma once

#include "view/hand_layout.h"
#include "view/table_parts.h"
#include "view/table_places.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mitts::view {

/// The place from which cards are dealt, and the width of the cards there. Each game defines `deck_of(easel)`.
struct Deck {
    Point at{};
    float card = 0;
};

/// An opponent's name, colour and cards.
struct SeatLook {
    std::string name;
    Ink ink = Ink::Blue;
    int cards = 0;
    Back back = Back::Red;
    Deck deck{};
};
/// Draws an opponent: the fan of card backs, the badge and the name.
void draw_seat_of(SceneWriter& writer, const SeatPlace& place, const SeatLook& look);

/// The style of the headline about the turn.
struct TurnLook {
    bool own = true; ///< true if the person at the screen is on turn
    float end = 0;   ///< right end of the space if the headline may be wider than its place; otherwise 0
};
/// Draws the headline about the turn, or a shorter version if it does not fit. Returns the headline's height.
float draw_turn_line(SceneWriter& writer, const TablePlaces& places, i18n::Language language, std::string words,
                     TurnLook look);
/// Makes the area of the headline and the advice a target that opens the rule explaining `said`.
void explain_advice(SceneWriter& writer, const BoardPlaces& places, const std::string& said, std::string_view rule);

/// The context for drawing the viewer's hand.
struct HandDesk {
    SceneWriter& writer;
    const TextMeasure& measure;
    const HandRoom& room;
    Back back = Back::Red;
    Deck deck{};
};

/// Draws the advice in at most `lines` lines. If it does not fit, only its first sentence is drawn. `aside` is the
/// width that a lesson panel covers.
void draw_advice(const HandDesk& desk, const std::string& said, Point at, TextStyle style, int lines, float aside);
/// Draws a refusal on a paper note, in front of everything. If the refusal would cover the chosen card, it is placed in
/// the middle of `instead` or, if that is empty, above the card.
void draw_refusal_over(const HandDesk& desk, const RefusalPaper& paper, Point at, std::optional<Rect> instead = {});

/// The number of cards that the player has selected to give or discard, and the number needed.
struct CardsTaken {
    int taken = 0;
    int needed = 0;
};
/// Draws the button that confirms the selected cards. Until all needed cards are selected, the button is disabled and
/// shows how many are missing.
void draw_confirm_of(SceneWriter& writer, i18n::Language language, const Rect& rect, const std::string& words,
                     CardsTaken cards);

/// Draws a hand of `cards` cards face down, behind the curtain.
void draw_closed_hand(const HandDesk& desk, Seat viewer, int cards);

/// The place number in the id of the pale card that shows where the chosen card would be placed.
inline constexpr int ghost_place = 70;
/// The opacity of the pale card.
inline constexpr float ghost_opacity = 0.5F;

/// The state of a card in the hand: how far it is raised (negative: lowered), and how far it is dimmed.
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
    bool hovered = false;
    bool focused = false;
};
/// Draws a card of the open hand: with a ring if it is hinted or focused, and slightly raised if it is hinted or under
/// the pointer.
void draw_hand_card(const HandDesk& desk, HandCardLook look);

/// The mover id of a chosen card and its choices is this number plus the card's index.
inline constexpr int choices_mover = 1000;
/// Draws the chosen card, enlarged, with its choices on it from top to bottom. Choices with a refusal are at the top.
/// If the choices do not fit on the card, a paper background extends the card.
void draw_chosen_card(const HandDesk& desk, CardItem item, const HandSlot& slot, int index, const std::string& name,
                      std::vector<CardChoice> choices);

/// A hand whose chosen card is enlarged: its slots, and the index of the chosen card (−1: none).
struct OpenHand {
    std::vector<HandSlot> slots{};
    int chosen = -1;
};
/// The index of the chosen card, and its number of choices (0: no card is chosen).
struct ChosenCard {
    int at = 0;
    int choices = 0;
};
/// Returns the open hand of `cards` cards, and clears text behind its upper rows.
OpenHand open_hand(const HandDesk& desk, int cards, ChosenCard chosen);

} // namespace mitts::view
