// The interface of a match set-up, for any game.
//
// A draft holds the rules, the people and the seed. It provides the contents of the panels for a new match and handles
// their input. The caller saves its text and opens the panels.
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

    /// Returns the rules and the people as text for storage. The text does not contain the seed.
    virtual std::string to_text() const = 0;

    // Return the contents of the panels.
    virtual view::NewMatchModel model(i18n::Language language) const = 0;
    virtual view::OptionSheet sheet(i18n::Language language) const = 0;

    // Handle input on the panels. The arguments are indices into the panels' models.
    virtual void choose_preset(int preset) = 0;
    /// Resets the options to those of the preset.
    virtual void reset_options() = 0;
    virtual void choose_players(int players) = 0;
    /// Sets an option. If its value conflicts with the other options, adapts them or, if that is impossible, changes
    /// nothing.
    virtual void set_option(int index, int value) = 0;
    /// Sets the player of a seat. `level` is an index into the model's levels; 0 is a human.
    virtual void choose_played_by(int seat, int level) = 0;
    /// Sets the form after the last matches. The model then offers another level if the form suggests one.
    virtual void set_form(Form form) = 0;
    /// Sets whether the player is new to this game. Until they finish a match, short matches are the default.
    virtual void set_newcomer(bool is_new) = 0;
    /// Gives every computer the offered level. Does nothing if no level is offered.
    virtual void take_offer() = 0;
    virtual void rename(int seat, std::string name) = 0;
    virtual const std::string& name(int seat) const = 0;
    /// Sets the seed from text; an empty text means a random seed. Returns false, and changes nothing, if the text is
    /// not a seed.
    virtual bool set_seed(std::string_view text) = 0;
    virtual std::string seed_text() const = 0;

    /// Returns the human or computer for each seat.
    virtual SeatPlans seats() const = 0;
    /// Deals the match. `chance` is the seed used if none was set.
    virtual AnyMatch deal(std::uint64_t chance) const = 0;
};

} // namespace mitts::table
