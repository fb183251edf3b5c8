#include "table/mitigati_table.h"

#include "i18n/numbers.h"
#include "view/mitigati/choices.h"

namespace mitts::table {

// A bargain goes on where it stands: the same bid again, nought for a first one. Cards: the first that may be played.
mitigati::Action MitigatiParts::fallback(const Match<Game>& match) {
    const auto& state = match.referee_state();
    if (state.phase == mitigati::Phase::Bargain) {
        const auto bid =
            has_bid(state, state.turn) ? state.bids[static_cast<std::size_t>(state.turn)] : std::int16_t{0};
        return {.type = mitigati::ActionType::Bid, .bid = bid};
    }
    const auto actions = mitigati::legal_actions(match.options(), state);
    MITTS_CHECK(!actions.empty());
    return actions[0];
}

ports::TextQuestion MitigatiParts::question(const TableModel& model) {
    const auto low = i18n::signed_number(mitigati::lowest_bid);
    const auto high = i18n::signed_number(view::mitigati::highest_bid_now(model.match.seen));
    return {.purpose = "table",
            .label = i18n::say(model.language, i18n::TextId::AskBid, {{"low", low}, {"high", high}}),
            .accept = i18n::say(model.language, i18n::TextId::DialogFine),
            .cancel = i18n::say(model.language, i18n::TextId::DialogCancel)};
}

template class MatchTable<MitigatiParts>;

} // namespace mitts::table
