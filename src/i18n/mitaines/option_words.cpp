// Names and explanations of the options of Mitaines.
#include "i18n/mitaines/words.h"

#include <array>

namespace mitts::i18n::mitaines {

namespace {

constexpr std::array rows{
    OptionTexts{"players", TextId::OptionPlayers, TextId::OptionHelpPlayers},
    OptionTexts{"target", TextId::OptionTarget, TextId::OptionHelpTarget, TextId::Count, TextId::VariationTarget},
    OptionTexts{"game_end", TextId::OptionGameEnd, TextId::OptionHelpGameEnd, TextId::ValueEndRound},
    OptionTexts{"jack_order", TextId::OptionJackOrder, TextId::OptionHelpJackOrder, TextId::ValueJackHigh,
                TextId::VariationJackOrder},
    OptionTexts{"jokers", TextId::OptionJokers, TextId::OptionHelpJokers},
    OptionTexts{"layout", TextId::OptionLayout, TextId::OptionHelpLayout},
    OptionTexts{"dealing", TextId::OptionDealing, TextId::OptionHelpDealing, TextId::ValueDealingPackets},
    OptionTexts{"mitten", TextId::OptionMitten, TextId::OptionHelpMitten},
    OptionTexts{"glove", TextId::OptionGlove, TextId::OptionHelpGlove},
    OptionTexts{"sock", TextId::OptionSock, TextId::OptionHelpSock},
    OptionTexts{"jack_mitten", TextId::OptionJackMitten, TextId::OptionHelpJackMitten},
    OptionTexts{"jack_glove", TextId::OptionJackGlove, TextId::OptionHelpJackGlove},
    OptionTexts{"jack_sock", TextId::OptionJackSock, TextId::OptionHelpJackSock},
    OptionTexts{"ten_of_diamonds", TextId::OptionTenOfDiamonds, TextId::OptionHelpTenOfDiamonds},
    OptionTexts{"joker", TextId::OptionJoker, TextId::OptionHelpJoker},
    OptionTexts{"lone_match", TextId::OptionLoneMatch, TextId::OptionHelpLoneMatch, TextId::ValueLoneMitten},
    OptionTexts{"lone_match_points", TextId::OptionLoneMatchPoints, TextId::OptionHelpLoneMatchPoints},
    OptionTexts{"lone_jacks_points", TextId::OptionLoneJacksPoints, TextId::OptionHelpLoneJacksPoints},
    OptionTexts{"lone_jack", TextId::OptionLoneJack, TextId::OptionHelpLoneJack, TextId::Count,
                TextId::VariationLoneJack},
    OptionTexts{"doubles", TextId::OptionDoubles, TextId::OptionHelpDoubles, TextId::ValueNo},
    OptionTexts{"mitten_on_match", TextId::OptionMittenOnMatch, TextId::OptionHelpMittenOnMatch, TextId::ValueNo},
    OptionTexts{"top_pair_call", TextId::OptionTopPairCall, TextId::OptionHelpTopPairCall, TextId::ValueNo},
    OptionTexts{"resolution", TextId::OptionResolution, TextId::OptionHelpResolution, TextId::ValueResolutionHighest},
    OptionTexts{"topped_calls", TextId::OptionToppedCalls, TextId::OptionHelpToppedCalls, TextId::ValueToppedSafe},
    OptionTexts{"topped_pay", TextId::OptionToppedPay, TextId::OptionHelpToppedPay, TextId::ValueNo},
    OptionTexts{"joker_sweep", TextId::OptionJokerSweep, TextId::OptionHelpJokerSweep, TextId::ValueNo},
    OptionTexts{"exchange", TextId::OptionExchange, TextId::OptionHelpExchange, TextId::ValueNo},
    OptionTexts{"leftover_ten", TextId::OptionLeftoverTen, TextId::OptionHelpLeftoverTen, TextId::ValueLeftCapturer},
    OptionTexts{"first_dealer", TextId::OptionFirstDealer, TextId::OptionHelpFirstDealer, TextId::ValueDealerRandom},
    OptionTexts{"score_cards", TextId::OptionScoreCards, TextId::OptionHelpScoreCards, TextId::ValueScoreHundreds,
                TextId::VariationScoreCards},
};

} // namespace

std::span<const OptionTexts> Words::option_texts() {
    return rows;
}

} // namespace mitts::i18n::mitaines
