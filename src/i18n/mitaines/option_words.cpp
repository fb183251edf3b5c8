// Names and explanations of the options and presets of Mitaines, and the instructions for playing.
#include "i18n/mitaines/words.h"

#include <array>

namespace mitts::i18n::mitaines {

namespace {

using mitts::mitaines::Options;

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

constexpr int aim_paragraph = 1;
constexpr int turn_paragraph = 3;
constexpr int scored_paragraph = 5;
constexpr int calls_paragraph = 6;
constexpr int topping_paragraph = 8;
constexpr int values_paragraph = 10;
// The number of paragraphs. The text after them belongs to another section.
constexpr int paragraphs = static_cast<int>(TextId::HowToAimAtOnce) - static_cast<int>(TextId::HowTo0);

std::string paragraph(Language language, const Options& options, int number) {
    const bool race = options.resolution == mitts::mitaines::Resolution::FirstComplete;
    const bool natural = options.jack_order == mitts::mitaines::JackOrder::Natural;
    if (number == aim_paragraph) { // M21
        const bool at_once = options.game_end == mitts::mitaines::GameEnd::AtOnce;
        return say(language, at_once ? TextId::HowToAimAtOnce : after(TextId::HowTo0, number),
                   {{"target", options.target}});
    }
    if (number == turn_paragraph) { // M3, M4
        return say(language, after(TextId::HowTo0, number),
                   {{"hand", hand_size(options, 0)}, {"deals", deal_count(options)}});
    }
    if (number == scored_paragraph) { // M18.1
        const bool all = options.topped_pay == mitts::mitaines::YesNo::Yes;
        return say(language, after(TextId::HowTo0, number),
                   {{"scored", say(language, all ? TextId::HowToAllPaid : TextId::HowToOwnPaid)}});
    }
    if (number == calls_paragraph) { // M9
        return say(language, after(TextId::HowTo0, number),
                   {{"bound", say(language, race ? TextId::HowToBound : TextId::HowToBoundRaise)}});
    }
    if (number == topping_paragraph) {
        return say(language, race ? TextId::HowToRace : after(TextId::HowTo0, number),
                   {{"ranks", say(language, natural ? TextId::HowToNatural : TextId::HowToHigh)}});
    }
    if (number == values_paragraph) {
        return say(language, after(TextId::HowTo0, number),
                   {{"mitten", options.mitten},
                    {"glove", options.glove},
                    {"sock", options.sock},
                    {"jack_mitten", options.jack_mitten},
                    {"jack_glove", options.jack_glove},
                    {"jack_sock", options.jack_sock},
                    {"ten", options.ten_of_diamonds}});
    }
    return say(language, after(TextId::HowTo0, number));
}

// Adds the special rules of these options, after the paragraph on stealing.
void add_specials(std::vector<std::string>& told, Language language, const Options& options) {
    using mitts::mitaines::YesNo;
    if (options.doubles == YesNo::Yes) {
        told.push_back(say(language, TextId::HowToDoubles)); // M18.2
    }
    if (options.top_pair_call == YesNo::Yes) {
        told.push_back(say(language, TextId::HowToPair)); // M11
    }
    if (options.topped_calls == mitts::mitaines::ToppedCalls::Stealable &&
        options.resolution == mitts::mitaines::Resolution::Highest) {
        told.push_back(say(language, TextId::HowToStealable)); // M15.2
    }
    if (options.players == 4) {
        told.push_back(say(language, TextId::HowToPartners)); // M20
    }
    if (options.exchange == YesNo::Yes) {
        told.push_back(say(language, TextId::HowToExchange)); // M6
    }
    if (options.jokers > 0) {
        told.push_back(say(language, TextId::HowToJokers, {{"joker", options.joker}})); // M1
        if (options.joker_sweep == YesNo::Yes) {
            told.push_back(say(language, TextId::HowToJokerSweep)); // M16
        }
    }
}

// Adds other ways to score, after the paragraph on the values of calls.
void add_scores(std::vector<std::string>& told, Language language, const Options& options) {
    using mitts::mitaines::LeftoverTen, mitts::mitaines::LoneMatch;
    if (options.layout > 0) { // M18.4
        told.push_back(say(language, TextId::HowToLayout));
    }
    told.push_back(say(language,
                       options.lone_match == LoneMatch::Mitten ? TextId::HowToLoneMitten : TextId::HowToLoneFlat,
                       {{"points", options.lone_match_points}, {"jacks", options.lone_jacks_points}})); // M18.3
    if (options.lone_jack > 0) {
        told.push_back(say(language, TextId::HowToLoneJack, {{"points", options.lone_jack}}));
    }
    told.push_back(say(language, options.leftover_ten == LeftoverTen::LastCapturer ? TextId::HowToLeftCapturer
                                                                                   : TextId::HowToLeftContract)); // M19
}

} // namespace

std::span<const OptionTexts> Words::option_texts() {
    return rows;
}

std::vector<std::string> Words::how_to_play(Language language, const Options& options) {
    std::vector<std::string> told;
    for (int number = 0; number < paragraphs; ++number) {
        told.push_back(paragraph(language, options, number));
        if (number == topping_paragraph) {
            add_specials(told, language, options);
        } else if (number == values_paragraph) {
            add_scores(told, language, options);
        }
    }
    return told;
}

} // namespace mitts::i18n::mitaines
