// The options of a game as a sheet of controls, with all words filled in: the content of the custom-rules panel.
//
// It is built from a game's option descriptors (view/<game>/option_sheet.h), so a new option needs no change here.
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
    bool possible = true; ///< true if the value is possible with the other options
};

struct OptionRow {
    int index = 0; ///< the option's index in the game's descriptors, which identifies a change
    std::string name;
    std::string help;        ///< an explanation of one or two lines
    std::string_view rule{}; ///< the rule that the option changes
    OptionControl control = OptionControl::Segments;
    std::vector<OptionChoice> choices; ///< choices of a Segments control; a Switch has two
    int value = 0;
    int low = 0; ///< lowest value of a Stepper
    int high = 0;
    int step = 1;             ///< change per touch
    bool changed = false;     ///< true if the value differs from the preset
    std::string preset_value; ///< "Pagat: 500", shown under the name of a changed option
    std::string barred;       ///< the reason why some values are impossible now; may be empty
    /// The option's column in the matrix of call values, from 1; 0 if it is not in the matrix.
    int column = 0;
};

/// Rows under one heading. In a matrix the options are arranged under `columns`, with `lines` as the names of the rows.
struct OptionSection {
    std::string title;
    std::vector<OptionRow> rows;
    std::vector<std::string> columns; ///< "mitten", "glove", "sock"; empty without a matrix
    std::vector<std::string> lines;   ///< "Most ranks", "Jacks"
};

struct OptionSheet {
    std::string title;                ///< "House rules"
    std::string subtitle;             ///< the game, "from Pagat's account, with 2 changes"
    std::vector<std::string> presets; ///< names of the presets
    int preset = 0;
    std::vector<OptionSection> sections;
    std::string note; ///< "4 deals of 6 cards a round"
    int changes = 0;
};

} // namespace mitts::view
