// Builds the advice: sentences about the turn and the possible actions.
#include "view/mitaines/choices.h"
#include "view/mitaines/spoken.h"

namespace mitts::view::mitaines {

namespace {

using i18n::say;
using i18n::TextId;
using mitts::mitaines::ActionType;
using mitts::mitaines::Call;
using mitts::mitaines::Observation;
using mitts::mitaines::Phase;
using mitts::mitaines::Resolution;

std::string partner_name(const TableModel& model, Seat seat) {
    const auto partner = seat_after(seat, model.match.seen.options.players, 2);
    return i18n::player_name(naming_of(model), partner);
}

// M6: returns advice on the exchange. In the second half of the exchange, the player gives cards back.
std::string exchange_words(const TableModel& model) {
    const auto& seen = model.match.seen;
    const bool back = seen.exchanged >= 6;
    return say(model.language, back ? TextId::AdviceGiveBack : TextId::AdviceGive,
               {{"n", cards_to_give(seen)}, {"name", partner_name(model, seen.viewer)}});
}

bool holds(const TableModel& model, Rank rank) {
    return model.match.seen.hand.count(rank) > 0;
}

bool may_call(const TableModel& model) {
    for (const auto card : model.match.seen.hand) {
        for (const auto& choice : choices_on(model.match.seen, card)) {
            if (choice.kind != Kind::None && !choice.barred) {
                return true;
            }
        }
    }
    return false;
}

// M9: returns a sentence about the call that binds the viewer and, if the viewer may raise instead, about raising.
std::string bound_words(const TableModel& model, const Call& own) {
    return say(model.language, may_call(model) ? TextId::AdviceBoundRaise : TextId::AdviceBound,
               {{"a_call", i18n::mitaines::a_call(model.language, own.kind, own.rank)},
                {"a_rank", i18n::a_rank(model.language, own.rank)},
                {"n", own.to_play}});
}

// M15.2: returns a call that a card in the hand can steal, or null if there is none.
const Call* call_to_steal(const Observation& seen) {
    for (const auto card : seen.hand) {
        if (const auto* call = stealable_call(seen.options, seen, seen.viewer, card.rank())) {
            return call;
        }
    }
    return nullptr;
}

// M15: returns advice for a turn on which others have open calls. The advice mentions only moves that the hand allows.
std::string open_call_words(const TableModel& model) {
    const auto& seen = model.match.seen;
    const auto language = model.language;
    if (seen.options.resolution == Resolution::FirstComplete && seen.calls.size() > 1) {
        return say(language, TextId::AdviceSeveral, {{"n", static_cast<int>(seen.calls.size())}});
    }
    const auto& open = seen.calls.back();
    const bool tops = may_call(model);
    const auto* stolen = call_to_steal(seen);
    const auto& named = stolen != nullptr ? *stolen : open;
    return say(language,
               tops && stolen == &open ? TextId::AdviceTopOrSteal
               : stolen != nullptr     ? TextId::AdviceSteal
               : tops                  ? TextId::AdviceTop
                                       : TextId::AdviceNeither,
               {{"the_call", i18n::mitaines::the_call(language, named.kind, named.rank)},
                {"a_rank", i18n::a_rank(language, named.rank)},
                {"it", named.kind == Kind::Mitten ? "la" : "le"}});
}

// M16: returns advice for a turn without open calls. The advice mentions only cards that the hand contains.
std::string free_words(const TableModel& model) {
    const auto& seen = model.match.seen;
    if (seen.pile.empty()) {
        return say(model.language, may_call(model) ? TextId::AdviceEmptyCall : TextId::AdviceLead); // M10
    }
    const auto top = seen.pile.back();
    const bool jack = holds(model, Rank::Jack);
    const bool joker = sweeps(seen.options, Rank::Joker) && holds(model, Rank::Joker);
    const bool match = !sweeps(seen.options, top.rank()) && holds(model, top.rank());
    if (!match && !jack && !joker) {
        return say(model.language, may_call(model) ? TextId::AdviceOpenCall : TextId::AdviceOpenNothing);
    }
    const auto text = !match ? TextId::AdviceOpenSweep : jack || joker ? TextId::AdviceOpen : TextId::AdviceOpenMatch;
    const auto sweeper = jack && joker ? TextId::SweeperEither : joker ? TextId::SweeperJoker : TextId::SweeperJack;
    return say(model.language, text,
               {{"sweeper", say(model.language, sweeper)},
                {"the_top", i18n::the_card(model.language, top)},
                {"a_rank", i18n::a_rank(model.language, top.rank())}});
}

std::string waiting_words(const TableModel& model) {
    const auto& seen = model.match.seen;
    return seen.phase == Phase::Exchange ? say(model.language, TextId::AdviceExchanging,
                                               {{"name", i18n::player_name(naming_of(model), seen.turn)},
                                                {"other", partner_name(model, seen.turn)}})
                                         : std::string();
}

} // namespace

std::string action_words(const TableModel& model, const Action& action) {
    const auto language = model.language;
    const i18n::Argument card{"card", i18n::the_card(language, action.card)};
    if (action.type == ActionType::Give) {
        return say(language, TextId::DoGive, {card});
    }
    if (action.call == Kind::None) {
        return say(language, TextId::DoPlay, {card});
    }
    return say(language, TextId::DoCall,
               {card, {"a_call", i18n::mitaines::a_call(language, action.call, action.card.rank())}});
}

std::string turn_words(const TableModel& model) {
    const bool exchange = model.match.seen.phase == Phase::Exchange;
    return turn_words_of(model, exchange ? TextId::TurnExchange : TextId::TurnYours, TextId::TurnRoundOver);
}

std::string advice(const TableModel& model) {
    const auto& seen = model.match.seen;
    if (model.refusal) {
        return i18n::mitaines::refusal_sentence(model.language, *model.refusal);
    }
    if (auto usual = usual_advice(model, &waiting_words)) {
        return std::move(*usual);
    }
    if (seen.phase == Phase::Exchange) {
        return exchange_words(model);
    }
    if (const auto* own = bound_call(seen.options, seen, seen.viewer)) {
        return bound_words(model, *own);
    }
    return seen.calls.empty() ? free_words(model) : open_call_words(model);
}

std::string_view rule_of_advice(const TableModel& model) {
    const auto& seen = model.match.seen;
    if (bound_call(seen.options, seen, seen.viewer) != nullptr) {
        return "M9";
    }
    return seen.calls.empty() ? "M16" : "M15";
}

} // namespace mitts::view::mitaines
