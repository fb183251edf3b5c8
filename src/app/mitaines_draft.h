// The match of Mitaines that is being arranged: rules, people, seed. What the panels of a new match show and change.
#pragma once

#include "app/seat_plan.h"
#include "games/mitaines/game.h"
#include "i18n/language.h"
#include "session/match.h"
#include "ui/panels/new_match_panel.h"
#include "ui/panels/text_panel.h"
#include "view/option_sheet.h"

#include <optional>
#include <string>
#include <string_view>

namespace mitts::app {

/// A human at one seat and the best computers at the others: for a match that comes without people.
SeatPlans people_for(int players, Seat human);

class MitainesDraft {
public:
    /// Two players, the default rules, a computer opponent.
    MitainesDraft();

    /// What was chosen last, as text for storage: rules and people, without the seed.
    std::string to_text() const;
    /// Reads such a text; what is not understood leaves the default.
    static MitainesDraft from_text(std::string_view text);

    ui::NewMatchModel model(i18n::Language language) const;
    view::OptionSheet sheet(i18n::Language language) const;
    ui::TextModel how_to_play(i18n::Language language) const;

    /// A touch on one of the panels: ChoosePreset, ChoosePlayers, ChoosePlayedBy, SetOption, ResetOptions, NewSeed. False if
    /// it is another one.
    bool follow(const ui::PanelResult& result);
    void rename(int seat, std::string name);
    const std::string& name(int seat) const;
    /// A seed as text; an empty one lets chance choose. False, and nothing changes, if it is no seed.
    bool set_seed(std::string_view text);
    std::string seed_text() const;

    /// The people at this match.
    SeatPlans seats() const;
    /// Deals the match; `chance` is the seed where none was chosen.
    Match<mitaines::Game> deal(std::uint64_t chance) const;
    /// The same rules and people again, with another seed.
    static MitainesDraft again(const Match<mitaines::Game>& match, const SeatPlans& seats);

private:
    mitaines::Options options_;
    SeatPlans seats_; ///< always four, so that a change of the number of players forgets nobody
    std::optional<std::uint64_t> seed_;
};

} // namespace mitts::app
