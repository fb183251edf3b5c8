// A new match: the rule set, who plays, and one large button that deals at once.
#pragma once

#include "ui/panels/panel.h"

#include <string>
#include <vector>

namespace mitts::ui {

struct PresetChoice {
    std::string name;
    std::string about; ///< two lines on what is special
};

struct SeatChoice {
    std::string name;
    int played_by = 0;      ///< place in `levels`; 0 is a human
    bool is_viewer = false; ///< the player at this device: only the name may change
    std::string partner{};  ///< "partner of Odile"; empty without partners
};

/// Who can play a seat, in words.
struct LevelChoice {
    std::string name;
    std::string about{}; ///< a line on how that level plays; empty for a human
};

struct NewMatchModel {
    std::string title; ///< the game's name
    std::vector<PresetChoice> presets;
    int preset = 0;
    int changes = 0;                 ///< rules changed from the preset
    std::vector<int> player_numbers; ///< 2, 3, 4
    int players = 2;
    std::vector<SeatChoice> seats;   ///< `players` of them
    std::vector<LevelChoice> levels; ///< the first is a human
    std::string seed;                ///< as written in the record; empty: chosen at random
    std::string note;                ///< "4 deals of 6 cards a round · to 500"
};

/// Close, ChoosePreset, ChoosePlayers, ChoosePlayedBy, EditName, EditSeed, NewSeed, Customize, Start.
PanelResult draw_new_match(const PanelContext& context, const NewMatchModel& model);

} // namespace mitts::ui
