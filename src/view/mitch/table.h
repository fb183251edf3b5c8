// The table of Mitch as data: what one seat may see, what the player has in hand on the screen, and the Scene of both.
#pragma once

#include "games/mitch/game.h"
#include "view/stage.h"
#include "view/table_model.h"
#include "view/twins.h"

#include <optional>
#include <string>
#include <vector>

namespace mitts::view::mitch {

using mitts::mitch::Action;
using mitts::mitch::Event;
using mitts::mitch::Observation;
using mitts::mitch::Refusal;
using mitts::mitch::SeenAction;

/// A match of Mitch, as the session keeps it.
using MitchMatch = Match<mitts::mitch::Game>;

using Happening = HappeningOf<mitts::mitch::Game>;
using MatchView = MatchViewOf<mitts::mitch::Game>;

/// How much of a lead that changes hands is told: the card is placed, the crown has flown, both columns are counted, or
/// everything is told and past.
enum class LeadTold : std::uint8_t { Past, Placed, Flown, Counted };

struct TableModel : TableModelOf<mitts::mitch::Game, Ground::Slate> {
    LeadTold lead = LeadTold::Past;
};

/// A card of the own hand: with two packs its twin is another one, though they play alike.
struct HandCard {
    Card card{};
    int copy = 0;

    friend constexpr bool operator==(const HandCard&, const HandCard&) = default;
};

/// The number by which a target names a card of the hand, and back.
constexpr int index_of(HandCard held) {
    return held.card.index + twin_offset * held.copy;
}
constexpr HandCard hand_card_of(int index) {
    return {.card = Card{static_cast<std::uint8_t>(index % twin_offset)}, .copy = index / twin_offset};
}

/// Selection and focus of the player at the screen. Undo leaves it alone; `tidy` drops what no longer fits the table.
struct TableUi : HandUi<HandCard> {
    std::optional<Seat> enlarged{}; ///< whose tableau is looked at closely
};

// What these do: view/table_model.h.
void follow(MatchView& view, const Event& event);
void tidy(TableUi& ui, const MatchView& match);
Scene lay_out(const TableModel& model, const TableUi& ui, const Viewport& viewport, const TextMeasure& measure);
/// The deal, a card drawn, an ace set aside, a card placed or discarded, the points at the end.
std::vector<Keyframe> keyframes(const TableModel& before, const TableModel& after, const TableUi& ui,
                                const Stage& stage);
std::vector<Keyframe> opening(const TableModel& model, const TableUi& ui, const Stage& stage);

} // namespace mitts::view::mitch
