#include "i18n/reason_words.h"

#include <array>
#include <cmath>

namespace mitts::i18n {

namespace {

struct ReasonText {
    std::string_view id;
    TextId text;
};

// Sorted by id.
constexpr std::array reasons{
    ReasonText{"agreed", TextId::ReasonAgreed},
    ReasonText{"bargaining", TextId::ReasonBargaining},
    ReasonText{"cards_lost", TextId::ReasonCardsLost},
    ReasonText{"column_grows", TextId::ReasonColumnGrows},
    ReasonText{"empty_table", TextId::ReasonEmptyTable},
    ReasonText{"exact", TextId::ReasonExact},
    ReasonText{"hand_cards", TextId::ReasonHandCards},
    ReasonText{"hand_honours", TextId::ReasonHandHonours},
    ReasonText{"hand_kept", TextId::ReasonHandKept},
    ReasonText{"helps_next", TextId::ReasonHelpsNext},
    ReasonText{"high_card", TextId::ReasonHighCard},
    ReasonText{"leaves_combination", TextId::ReasonLeavesCombination},
    ReasonText{"match_won", TextId::ReasonMatchWon},
    ReasonText{"others_bids", TextId::ReasonOthersBids},
    ReasonText{"others_chances", TextId::ReasonOthersChances},
    ReasonText{"own_chances", TextId::ReasonOwnChances},
    ReasonText{"outlook", TextId::ReasonOutlook},
    ReasonText{"partner_gains", TextId::ReasonPartnerGains},
    ReasonText{"penalty_risk", TextId::ReasonPenaltyRisk},
    ReasonText{"pile_left", TextId::ReasonPileLeft},
    ReasonText{"play_to_come", TextId::ReasonPlayToCome},
    ReasonText{"points_now", TextId::ReasonPointsNow},
    ReasonText{"pretty_card", TextId::ReasonPrettyCard},
    ReasonText{"put_aside", TextId::ReasonPutAside},
    ReasonText{"room_lost", TextId::ReasonRoomLost},
    ReasonText{"suits_won", TextId::ReasonSuitsWon},
    ReasonText{"this_trick", TextId::ReasonThisTrick},
};

} // namespace

std::string reason_name(Language language, std::string_view id) {
    for (const auto& reason : reasons) {
        if (reason.id == id) {
            return say(language, reason.text);
        }
    }
    return std::string(id);
}

std::string reason_words(Language language, std::string_view id, double points) {
    const auto whole = static_cast<int>(std::lround(std::abs(points)));
    return say(language, points > 0 ? TextId::WhyFor : TextId::WhyAgainst,
               {{"reason", reason_name(language, id)}, {"points", whole}});
}

} // namespace mitts::i18n
