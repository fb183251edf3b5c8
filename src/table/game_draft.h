// The choices for a new match of any game: rules, players and seed. The draft provides the panels and handles their
// input. The caller opens the panels and saves the choices as text.
#pragma once

#include "session/any_match.h"
#include "table/form.h"
#include "table/game_options.h"
#include "table/seat_plan.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace mitts::table {

/// Returns the plan for a computer at a seat, counted clockwise from the human.
SeatPlan computer_at(int seat, std::string_view level);

class GameDraft {
public:
    /// Starts with these options and computers of the lowest level.
    explicit GameDraft(std::unique_ptr<GameOptions> options);

    /// Returns the choices as text for storage: rules and players, without the seed. The text has the format of a save,
    /// with the options in place of the record.
    std::string to_text() const;
    /// Restores the choices from the output of `to_text`. Choices whose text is invalid keep their values.
    void take_text(std::string_view text);

    /// Returns the new-match panel. `options().panel` returns the options panel.
    view::PanelDoc panel(i18n::Language language, bool offers_lessons) const;

    // The functions below handle the panels' input.
    void choose_preset(int preset);
    /// Resets the options to those of the preset.
    void reset_options();
    /// Sets the number of players and resets the other options to the preset. If the current preset does not allow this
    /// number, uses the default preset instead.
    void choose_players(int players);
    /// Sets an option and adapts the others to it. Changes nothing if the value cannot be combined with the others.
    void set_option(int index, int value);
    /// Sets the player at a seat. The seat view::everybody_else means all seats except the first. `level` is 0 for a
    /// human. Levels are numbered from 1, best first.
    void choose_played_by(int seat, int level);
    /// Sets the player's form (form.h). If it suggests another level, the panel offers that level.
    void set_form(Form form) {
        form_ = std::move(form);
    }
    /// Sets whether the player is new to this game. A new player's matches are short by default.
    void set_newcomer(bool is_new);
    /// Gives every computer the offered level. Does nothing if no level is offered.
    void take_offer();
    /// Sets the name of a seat. An empty name removes a human's name; a computer keeps its name.
    void rename(int seat, std::string name);
    const std::string& name(int seat) const {
        return seats_[static_cast<std::size_t>(seat)].name;
    }
    /// Sets the seed from text; an empty string means a random seed. Returns false, and changes nothing, if the text is
    /// not a seed.
    bool set_seed(std::string_view text);
    /// Returns the chosen seed as text, or an empty string for a random seed.
    std::string seed_text() const {
        return seed_ ? std::to_string(*seed_) : std::string();
    }

    const Form& form() const {
        return form_;
    }
    const GameOptions& options() const {
        return *options_;
    }
    /// Returns the options to save, with the usual match length if the short length is only a newcomer's default.
    std::unique_ptr<GameOptions> chosen_options() const;
    /// Returns the human or computer at each seat.
    SeatPlans seats() const {
        return {seats_.begin(), seats_.begin() + options_->players()};
    }
    /// Returns the level to offer, or nothing if there is none or the player has already chosen another level.
    std::optional<std::string> offered_level() const;
    /// Returns a level's number as in `choose_played_by`. Unknown levels get the number of the lowest level.
    int number_of(std::string_view level) const;
    /// Deals the match. `chance` is the seed to use if none was set.
    AnyMatch deal(std::uint64_t chance) const;

private:
    void keep_short();

    std::unique_ptr<GameOptions> options_;
    int length_;      ///< the index of the option that sets the match length; −1 if there is none
    SeatPlans seats_; ///< one plan for each possible seat; choosing fewer players discards no plan
    std::optional<std::uint64_t> seed_{};
    Form form_{};
    bool short_first_ = false; ///< true if a short match is the default; false once a length is chosen
};

} // namespace mitts::table
