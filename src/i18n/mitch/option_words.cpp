// Names and explanations of the options of Mitch.
#include "i18n/mitch/words.h"

#include <array>

namespace mitts::i18n::mitch {

namespace {

using namespace mitts::mitch;

constexpr std::array rows{
    OptionTexts{"players", TextId::MitchOptionPlayers, TextId::MitchOptionHelpPlayers},
    OptionTexts{"packs", TextId::MitchOptionPacks, TextId::MitchOptionHelpPacks},
    OptionTexts{"hand_size", TextId::MitchOptionHandSize, TextId::MitchOptionHelpHandSize},
    OptionTexts{"draw", TextId::MitchOptionDraw, TextId::MitchOptionHelpDraw, TextId::MitchValueDrawStock},
    OptionTexts{"direction", TextId::MitchOptionDirection, TextId::MitchOptionHelpDirection, TextId::MitchValueDown},
    OptionTexts{"tie", TextId::MitchOptionTie, TextId::MitchOptionHelpTie, TextId::MitchValueHighLast},
    OptionTexts{"suit_points", TextId::MitchOptionSuitPoints, TextId::MitchOptionHelpSuitPoints},
    OptionTexts{"shortest", TextId::MitchOptionShortest, TextId::MitchOptionHelpShortest,
                TextId::MitchValueShortestNone},
    OptionTexts{"penalty", TextId::MitchOptionPenalty, TextId::MitchOptionHelpPenalty},
    OptionTexts{"ending", TextId::MitchOptionEnding, TextId::MitchOptionHelpEnding, TextId::MitchValuePlayOut},
    OptionTexts{"rounds", TextId::MitchOptionRounds, TextId::MitchOptionHelpRounds},
};

} // namespace

std::span<const OptionTexts> Words::option_texts() {
    return rows;
}

std::string Words::option_value(Language language, std::string_view option, int value) {
    return option == "suit_points" && value == players_plus_1 ? say(language, TextId::MitchValuePlayersPlusOne)
                                                              : TextWords::option_value(language, option, value);
}

} // namespace mitts::i18n::mitch
