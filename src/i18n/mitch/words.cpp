// Describes how suits were decided and why points were scored in Mitch.
#include "i18n/mitch/words.h"

namespace mitts::i18n::mitch {

namespace {

using mitts::mitch::Event;
using mitts::mitch::Options;
using mitts::mitch::Reason;

TextId decision_text(SuitDecision decision) {
    switch (decision) {
    case SuitDecision::Empty:
        return TextId::MitchUnwonEmpty;
    case SuitDecision::Longest:
        return TextId::MitchWonLongest;
    case SuitDecision::Higher:
        return TextId::MitchWonHigher;
    case SuitDecision::Lower:
        return TextId::MitchWonLower;
    case SuitDecision::Room:
        return TextId::MitchWonRoom;
    case SuitDecision::Down:
        return TextId::MitchWonDown;
    case SuitDecision::Earlier:
        return TextId::MitchWonEarlier;
    case SuitDecision::Equal:
        break;
    }
    return TextId::MitchUnwonEqual;
}

// Returns the rule that decides a tie, or an empty string if there is no tie.
std::string_view rule_of_decision(SuitDecision decision) {
    switch (decision) {
    case SuitDecision::Empty:
    case SuitDecision::Longest:
        return {};
    case SuitDecision::Room:
    case SuitDecision::Down:
        return "C15";
    case SuitDecision::Higher:
    case SuitDecision::Lower:
    case SuitDecision::Earlier:
    case SuitDecision::Equal:
        break;
    }
    return "C14";
}

} // namespace

std::string decision_words(Language language, SuitDecision decision, int cards) {
    const auto words = say(language, decision_text(decision), {{"n", cards}});
    const auto rule = rule_of_decision(decision);
    return rule.empty() ? words
                        : say(language, TextId::MitchSummaryWithRule, {{"text", words}, {"rule", std::string(rule)}});
}

std::string points_sentence(Language language, const Options& options, const Event& points) {
    switch (points.reason) {
    case Reason::Suit:
        return say(language, TextId::MitchPointsSuit);
    case Reason::LostCards:
        return say(language, TextId::MitchPointsLost, {{"n", -points.points}});
    case Reason::Penalty:
        return say(language, TextId::MitchPointsPenalty);
    case Reason::Shortest:
        break;
    }
    const bool fifth = options.shortest == mitts::mitch::Shortest::FifthSuit; // C17 has two variants
    return say(language, fifth ? TextId::MitchPointsFifth : TextId::MitchPointsDouble);
}

std::string Words::option_value(Language language, std::string_view option, int value) const {
    return option == "suit_points" && value == mitts::mitch::players_plus_1
               ? say(language, TextId::MitchValuePlayersPlusOne)
               : GameWords::option_value(language, option, value);
}

} // namespace mitts::i18n::mitch
