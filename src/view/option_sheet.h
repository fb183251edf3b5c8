// The options of a game as a sheet of controls, with every word filled in: what the custom-rules panel shows.
//
// Made from a game's option descriptors (view/<game>/option_sheet.h), so that a new option needs no change here. It knows no
// game and draws nothing.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mitts::view {

enum class OptionControl : std::uint8_t { Segments, Stepper, Switch };

/// One value of an option, in words.
struct OptionChoice {
    int value = 0;
    std::string label;
    bool possible = true; ///< as the other options stand
};

struct OptionRow {
    int index = 0; ///< the option's place in the game's descriptors: what a change names
    std::string name;
    std::string help;        ///< one or two lines
    std::string_view rule{}; ///< the rule that it changes
    OptionControl control = OptionControl::Segments;
    std::vector<OptionChoice> choices; ///< of Segments; a Switch has two
    int value = 0;
    int low = 0; ///< of a Stepper
    int high = 0;
    int step = 1;             ///< what one touch changes
    bool changed = false;     ///< not the preset's value
    std::string preset_value; ///< "Pagat: 500", shown under the name of a changed option
    std::string barred;       ///< why some values are impossible now; may be empty
    /// A column of the matrix it belongs to (the values of calls): 0 for none, else 1 …
    int column = 0;
};

/// Rows under one heading. In a matrix the rows' options stand in columns under `columns`, named by `lines`.
struct OptionSection {
    std::string title;
    std::vector<OptionRow> rows;
    std::vector<std::string> columns; ///< "mitten", "glove", "sock"; empty if it is no matrix
    std::vector<std::string> lines;   ///< "Most ranks", "Jacks"
};

struct OptionSheet {
    std::string title;                ///< "Rules of the house"
    std::string subtitle;             ///< the game, "from Pagat's account, with 2 changes"
    std::vector<std::string> presets; ///< their names
    int preset = 0;
    std::vector<OptionSection> sections;
    std::string note; ///< "4 deals of 6 cards a round"
    int changes = 0;
};

} // namespace mitts::view
