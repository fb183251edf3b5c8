// Names and explanations of the options and presets of Mitch, and the instructions for playing.
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

/// Writes the instructions for one set of rules.
class HowTo {
public:
    HowTo(Language language, const Options& options) : language_(language), options_(options) {
    }

    std::vector<std::string> tell() {
        add(TextId::MitchHowTo0);
        add(TextId::MitchHowTo1, {{"points", suit_value(options_)}, {"rounds", options_.rounds}}); // C16
        tell_shortest();
        add(TextId::MitchHowTo2);
        add(TextId::MitchHowTo3, {{"n", options_.hand_size}}); // C2, C5, C6
        tell_drawing();
        add(TextId::MitchHowTo4);
        add(is_high_low() ? TextId::MitchHowToHighLow : TextId::MitchHowTo5); // C11, C12
        add(TextId::MitchHowTo6);
        tell_aces();
        add(TextId::MitchHowTo8);
        tell_ties();
        add(TextId::MitchHowTo10);
        add(TextId::MitchHowTo11);
        return std::move(told_);
    }

private:
    bool is_high_low() const {
        return options_.direction == Direction::HighLow;
    }

    void add(TextId id, std::initializer_list<Argument> arguments = {}) {
        told_.push_back(say(language_, id, arguments));
    }

    // C17
    void tell_shortest() {
        if (options_.shortest == Shortest::Double) {
            add(TextId::MitchHowToDouble);
        } else if (options_.shortest == Shortest::FifthSuit) {
            add(TextId::MitchHowToFifth, {{"n", suit_value(options_)}});
        }
    }

    // C7
    void tell_drawing() {
        if (options_.draw == Draw::Either) {
            add(TextId::MitchHowToEither);
        } else if (options_.draw == Draw::EitherPlace) {
            add(TextId::MitchHowToEitherPlace);
        }
    }

    // C3, C8, C9, C16
    void tell_aces() {
        const bool last_ace = options_.ending == Ending::LastAce;
        add(last_ace ? TextId::MitchHowToLastAce : TextId::MitchHowTo7, {{"n", closing_ace(options_)}});
        if (options_.penalty > 0) {
            add(TextId::MitchHowToPenalty, {{"n", options_.penalty}});
        }
    }

    // C14, C15
    void tell_ties() {
        if (is_high_low()) {
            add(TextId::MitchHowToRoom);
        } else {
            add(options_.tie == Tie::LowLast ? TextId::MitchHowToLowLast : TextId::MitchHowTo9);
        }
    }

    Language language_;
    const Options& options_;
    std::vector<std::string> told_;
};

} // namespace

std::span<const OptionTexts> Words::option_texts() {
    return rows;
}

std::string Words::option_value(Language language, std::string_view option, int value) {
    return option == "suit_points" && value == players_plus_1 ? say(language, TextId::MitchValuePlayersPlusOne)
                                                              : TextWords::option_value(language, option, value);
}

std::vector<std::string> Words::how_to_play(Language language, const Options& options) {
    return HowTo(language, options).tell();
}

} // namespace mitts::i18n::mitch
