// Names and explanations of the options of Mitigati.
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

} // namespace

std::span<const OptionTexts> Words::option_texts() {
    return rows;
}

} // namespace mitts::i18n::mitigati
