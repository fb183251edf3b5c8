// A match that is being arranged, whatever the game: what the program asks of it.
//
// A draft knows rules, people and seed, and what the panels of a new match show and change. It stores nothing and opens no
// panel; the program keeps its text and shows its models.
#pragma once

#include "session/any_match.h"
#include "table/form.h"
#include "table/seat_plan.h"
#include "view/option_sheet.h"
#include "view/panels.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace mitts::table {

class GameDraft {
public:
    GameDraft() = default;
    GameDraft(const GameDraft&) = default;
    GameDraft& operator=(const GameDraft&) = default;
    virtual ~GameDraft() = default;

    /// What was chosen, as text for storage: rules and people, without the seed.
    virtual std::string to_text() const = 0;

    // What the panels show.
    virtual view::NewMatchModel model(i18n::Language language) const = 0;
    virtual view::OptionSheet sheet(i18n::Language language) const = 0;
    virtual view::TextModel how_to_play(i18n::Language language) const = 0;

    // A touch on one of the panels, by the places that their models give.
    virtual void choose_preset(int preset) = 0;
    /// Back to the preset.
    virtual void reset_options() = 0;
    virtual void choose_players(int players) = 0;
    /// What cannot be dealt comes back unchanged; options that no longer go with it follow.
    virtual void set_option(int index, int value) = 0;
    /// `level` is its place in the model's list; 0 is a human.
    virtual void choose_played_by(int seat, int level) = 0;
    /// How the last matches went: where another level is worth offering, the model says so.
    virtual void set_form(Form form) = 0;
    /// Until somebody has finished a match of this game, a short one is what they get where they choose nothing else.
    virtual void set_newcomer(bool is_new) = 0;
    /// Every computer gets the level that is offered; nothing happens where none is.
    virtual void take_offer() = 0;
    virtual void rename(int seat, std::string name) = 0;
    virtual const std::string& name(int seat) const = 0;
    /// A seed as text; an empty one lets chance choose. False, and nothing changes, if it is no seed.
    virtual bool set_seed(std::string_view text) = 0;
    virtual std::string seed_text() const = 0;

    /// The people at this match.
    virtual SeatPlans seats() const = 0;
    /// Deals the match; `chance` is the seed where none was chosen.
    virtual AnyMatch deal(std::uint64_t chance) const = 0;
};

} // namespace mitts::table
