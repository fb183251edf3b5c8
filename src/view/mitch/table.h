// The Mitch table as data: a seat's view of the match, the selection of the player at the screen, and the functions
// that lay out and animate the table.
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

using MitchMatch = Match<mitts::mitch::Game>;

using Happening = HappeningOf<mitts::mitch::Game>;
using MatchView = MatchViewOf<mitts::mitch::Game>;

/// The animation state of a lead change: the change is over, the card is placed, the crown has flown, or both
/// columns show their points.
enum class LeadTold : std::uint8_t { Past, Placed, Flown, Counted };

struct TableModel : TableModelOf<mitts::mitch::Game, Ground::Slate> {
    LeadTold lead = LeadTold::Past;
};

/// A card of the viewer's hand. If there are two packs, `copy` distinguishes identical cards.
struct HandCard {
    Card card{};
    int copy = 0;

    friend constexpr bool operator==(const HandCard&, const HandCard&) = default;
};

/// Convert a card in the hand to the index of its target, and back.
constexpr int index_of(HandCard held) {
    return held.card.index + twin_offset * held.copy;
}
constexpr HandCard hand_card_of(int index) {
    return {.card = Card{static_cast<std::uint8_t>(index % twin_offset)}, .copy = index / twin_offset};
}

/// The selection and focus of the player at the screen. Undo does not change them. `tidy` clears selections that are no
/// longer possible.
struct TableUi : HandUi<HandCard> {
    std::optional<Seat> enlarged{}; ///< the seat whose tableau is enlarged
};

// The functions described in view/table_model.h.
void tidy(TableUi& ui, const MatchView& match);
Scene lay_out(const TableModel& model, const TableUi& ui, const Viewport& viewport, const TextMeasure& measure);
/// Returns the steps that animate deals, drawn cards, aces, placed and discarded cards, and the points of a round.
std::vector<Keyframe> keyframes(const TableModel& before, const TableModel& after, const TableUi& ui,
                                const Stage& stage);
std::vector<Keyframe> opening(const TableModel& model, const TableUi& ui, const Stage& stage);

} // namespace mitts::view::mitch
