// Names and explanations of the options of Mitigati, and how it is played.
#include "i18n/mitigati/words.h"

#include <array>

namespace mitts::i18n::mitigati {

namespace {

struct OptionTexts {
    std::string_view option;
    TextId name;
    TextId help;
    /// The texts of a choice's values follow each other from here.
    TextId values = TextId::Count;
};

constexpr std::array option_texts{
    OptionTexts{"players", TextId::OptionPlayers, TextId::OptionHelpThree},
    OptionTexts{"deals", TextId::OptionDeals, TextId::OptionHelpDeals},
    OptionTexts{"trump_honour", TextId::OptionTrumpHonour, TextId::OptionHelpTrumpHonour, TextId::ValueTrumpEach},
    OptionTexts{"suits", TextId::OptionSuits, TextId::OptionHelpSuits, TextId::ValueSuitsFrench},
};

const OptionTexts* texts_of(std::string_view option) {
    for (const auto& texts : option_texts) {
        if (texts.option == option) {
            return &texts;
        }
    }
    return nullptr;
}

constexpr int paragraphs = 12;

} // namespace

std::string option_name(Language language, std::string_view option) {
    const auto* texts = texts_of(option);
    return texts == nullptr ? std::string(option) : say(language, texts->name);
}

std::string option_help(Language language, std::string_view option) {
    const auto* texts = texts_of(option);
    return texts == nullptr ? std::string() : say(language, texts->help);
}

std::string option_value(Language language, std::string_view option, int value) {
    const auto* texts = texts_of(option);
    if (texts != nullptr && texts->values != TextId::Count) {
        return say(language, after(texts->values, value));
    }
    return std::to_string(value);
}

std::string preset_name(Language language, Preset /*preset*/) {
    return say(language, TextId::PresetStandard);
}

std::string preset_about(Language language, Preset /*preset*/) {
    return say(language, TextId::PresetAboutStandard);
}

std::vector<std::string> how_to_play(Language language, const Options& options) {
    const bool each = options.trump_honour == mitts::mitigati::TrumpHonour::PerTrump; // T15
    const auto trumps = say(language, each ? TextId::HowToTrumpsEach : TextId::HowToTrumpsFlat);
    std::vector<std::string> told;
    for (int number = 0; number < paragraphs; ++number) {
        told.push_back(
            say(language, after(TextId::HowToMitigati0, number), {{"n", options.deals}, {"trumps", trumps}}));
    }
    return told;
}

} // namespace mitts::i18n::mitigati
