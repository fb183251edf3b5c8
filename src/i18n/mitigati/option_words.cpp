// Names and explanations of the options of Mitigati, and the instructions for playing.
#include "i18n/mitigati/words.h"

#include <array>

namespace mitts::i18n::mitigati {

namespace {

constexpr std::array rows{
    OptionTexts{"players", TextId::OptionPlayers, TextId::OptionHelpThree},
    OptionTexts{"deals", TextId::OptionDeals, TextId::OptionHelpDeals},
    OptionTexts{"trump_honour", TextId::OptionTrumpHonour, TextId::OptionHelpTrumpHonour, TextId::ValueTrumpEach},
    OptionTexts{"overtrump", TextId::OptionOvertrump, TextId::OptionHelpOvertrump, TextId::ValueOvertrumpNo},
    OptionTexts{"suits", TextId::OptionSuits, TextId::OptionHelpSuits, TextId::ValueSuitsFrench},
};

constexpr int tricks_paragraph = 6;
// The number of paragraphs. The text after them belongs to another section.
constexpr int paragraphs = static_cast<int>(TextId::HowToTrumpsEach) - static_cast<int>(TextId::HowToMitigati0);

} // namespace

std::span<const OptionTexts> Words::option_texts() {
    return rows;
}

std::vector<std::string> Words::how_to_play(Language language, const Options& options) {
    const bool each = options.trump_honour == mitts::mitigati::TrumpHonour::PerTrump; // T15
    const auto trumps = say(language, each ? TextId::HowToTrumpsEach : TextId::HowToTrumpsFlat);
    std::vector<std::string> told;
    for (int number = 0; number < paragraphs; ++number) {
        told.push_back(
            say(language, after(TextId::HowToMitigati0, number), {{"n", options.deals}, {"trumps", trumps}}));
        if (number == tricks_paragraph && options.overtrump == mitts::mitigati::YesNo::Yes) { // T11
            told.push_back(say(language, TextId::HowToOvertrump));
        }
    }
    return told;
}

} // namespace mitts::i18n::mitigati
