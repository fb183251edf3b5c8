// Builds the advice: sentences about the turn, the bargain and the possible actions.
#include "i18n/numbers.h"
#include "view/mitigati/choices.h"
#include "view/mitigati/spoken.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace mitts::view::mitigati {

namespace {

using i18n::say;
using i18n::signed_number;
using i18n::TextId;
using mitts::mitigati::ActionType;
using mitts::mitigati::Phase;
using mitts::mitigati::player_count;

// T6: returns a sentence about the bid that makes the sum zero, which the viewer may be unable to make (T5).
std::string zero_words(const TableModel& model, int bid) {
    const auto& seen = model.match.seen;
    const auto zero = closing_bid(seen, seen.viewer);
    if (!zero) {
        return {};
    }
    if (!agreeing_bid(seen)) {
        const auto low = mitts::mitigati::lowest_bid;
        return say(model.language, *zero < low ? TextId::NoteZeroTooLow : TextId::NoteNoZero,
                   {{"bid", signed_number(*zero)}, {"low", signed_number(low)}});
    }
    if (bid == *zero) {
        return say(model.language, TextId::NoteAgreement, {{"each", agreement_words(model, bid)}});
    }
    return say(model.language, TextId::NoteZero, {{"bid", signed_number(*zero)}});
}

// T6: returns a sentence about the bids that the others would have to make for the sum to be zero. Returns "" if this
// bid makes the sum zero.
std::string asked_words(const TableModel& model, int bid) {
    const auto& seen = model.match.seen;
    const i18n::Argument own{"bid", signed_number(bid)};
    if (const auto zero = closing_bid(seen, seen.viewer)) {
        const i18n::Argument apart{"n", std::abs(bid - *zero)};
        return bid == *zero
                   ? std::string()
                   : say(model.language, bid > *zero ? TextId::NoteAsksBoth : TextId::NoteTooLow, {own, apart});
    }
    int answer = -bid;
    Seat silent = no_seat;
    int heard = 0;
    for (Seat seat = 0; seat < mitts::mitigati::player_count; ++seat) {
        const auto& other = seen.bids[at(seat)];
        if (seat != seen.viewer) {
            answer -= other.value_or(0);
            heard += other ? 1 : 0;
            silent = other ? silent : seat;
        }
    }
    if (heard == 0 || answer < mitts::mitigati::lowest_bid) { // too much for one player (T5)
        return say(model.language, TextId::NoteAsksFirst, {own, {"answer", signed_number(-bid)}});
    }
    return say(model.language, TextId::NoteAsksOne,
               {own, {"answer", signed_number(answer)}, {"name", i18n::player_name(naming_of(model), silent)}});
}

// T11, T13: returns a sentence about the cards that the viewer may or must play.
std::string play_words(const TableModel& model) {
    const auto& seen = model.match.seen;
    const auto led = card_led(seen.trick);
    if (!led) { // T13: if the Fool is led, the second card determines the suit
        return say(model.language, seen.trick.empty() ? TextId::AdviceLead : TextId::AdviceAfterFool);
    }
    const auto usable = usable_cards(seen);
    const bool has_fool = seen.hand.contains(fool);
    const auto rest = usable - TarotSet(0, 1);
    if (rest.empty() || usable == seen.hand) {
        return say(model.language, TextId::AdviceAny);
    }
    if (rest.first().is_trump()) {
        const auto best = *mitts::mitigati::best_of(seen.trick);
        if (seen.options.overtrump == mitts::mitigati::YesNo::Yes && best.is_trump() && best < rest.first()) { // T11
            return say(model.language, has_fool ? TextId::AdviceOvertrumpFool : TextId::AdviceOvertrump,
                       {{"the_card", i18n::the_card(model.language, seen.options.suits, best)}});
        }
        return say(model.language, has_fool ? TextId::AdviceTrumpFool : TextId::AdviceTrump);
    }
    return say(model.language, has_fool ? TextId::AdviceFollowFool : TextId::AdviceFollow,
               {{"a_suit", i18n::a_suit(model.language, seen.options.suits, rest.first())}});
}

std::string waiting_words(const TableModel& model) {
    const auto& seen = model.match.seen;
    return seen.phase == Phase::Discard ? say(model.language, TextId::AdviceDiscarding,
                                              {{"name", i18n::player_name(naming_of(model), seen.turn)}})
                                        : std::string();
}

// Returns a sentence with the hand's estimated points and their likely range.
std::string worth_words(const TableModel& model) {
    return say(model.language, TextId::WorthSpread,
               {{"worth", signed_number(model.worth->about)},
                {"low", signed_number(model.worth->low)},
                {"high", signed_number(model.worth->high)}});
}

bool was_agreed(const TableModel& model) {
    return model.match.seen.phase == Phase::Over && bids_missing(model.match.seen) == 0; // T6
}

TextId own_turn(Phase phase) {
    switch (phase) {
    case Phase::Bargain:
        return TextId::TurnBid;
    case Phase::Discard:
        return TextId::TurnDiscard;
    default:
        return TextId::TurnYours;
    }
}

} // namespace

std::string action_words(const TableModel& model, const Action& action) {
    const auto language = model.language;
    const i18n::Argument card{"card", i18n::the_card(language, model.match.seen.options.suits, action.card)};
    switch (action.type) {
    case ActionType::Bid:
        return say(language, TextId::DoBid, {{"bid", signed_number(action.bid)}});
    case ActionType::More:
        return say(language, TextId::DoAskMore);
    case ActionType::Discard:
        return say(language, TextId::DoDiscard, {card});
    case ActionType::Play:
        break;
    }
    return say(language, TextId::DoPlay, {card});
}

std::string turn_words(const TableModel& model) {
    const auto over = was_agreed(model) ? TextId::TurnAgreed : TextId::TurnDealOver;
    return turn_words_of(model, own_turn(model.match.seen.phase), over);
}

std::string advice(const TableModel& model, const TableUi& ui) {
    const auto& seen = model.match.seen;
    if (model.refusal) {
        return i18n::mitigati::refusal_sentence(model.language, seen.options.suits, *model.refusal);
    }
    if (auto usual = usual_advice(model, &waiting_words)) {
        return model.hint && model.worth && may_act(model) ? *usual + ' ' + worth_words(model) : std::move(*usual);
    }
    switch (seen.phase) {
    case Phase::Bargain: {
        const auto zero = zero_words(model, prepared_bid(model, ui));
        return zero.empty() ? bargain_note(model, ui) : zero;
    }
    case Phase::Discard:
        return say(model.language, TextId::AdviceDiscard);
    default:
        return play_words(model);
    }
}

std::string bargain_note(const TableModel& model, const TableUi& ui) {
    const auto& seen = model.match.seen;
    const int bid = prepared_bid(model, ui);
    const bool worth = model.worth && !model.hint; // a hint includes the estimate
    if (worth && agreeing_bid(seen) == bid) {
        return worth_compared(model, bid);
    }
    const auto last = seen.bids[at(seen.viewer)];
    if (ui.bid || (last && closing_bid(seen, seen.viewer))) {
        auto asked = asked_words(model, bid);
        if (!asked.empty()) {
            return asked;
        }
    }
    if (last) {
        return say(model.language, TextId::NoteLast, {{"bid", signed_number(*last)}}); // T5: the last bid is the limit
    }
    if (worth) {
        return worth_words(model);
    }
    if (bids_missing(seen) > 1) {
        return say(model.language, TextId::NoteFirst);
    }
    return say(model.language, TextId::NoteMissing, {{"n", 1}});
}

std::string trick_number_words(const TableModel& model) {
    const auto& seen = model.match.seen;
    int left = 0; // including the current trick
    for (Seat seat = 0; seat < player_count; ++seat) {
        const bool played = std::any_of(seen.trick.begin(), seen.trick.end(),
                                        [&](const mitts::mitigati::TrickCard& one) { return one.seat == seat; });
        left = std::max(left, seen.hand_sizes[at(seat)] + (played ? 1 : 0));
    }
    return say(model.language, TextId::TableTrick, {{"n", seen.tricks_played + 1}, {"of", seen.tricks_played + left}});
}

std::string agreement_words(const TableModel& model, int bid) {
    const auto& seen = model.match.seen;
    const auto naming = naming_of(model);
    std::string each;
    for (int steps = 0; steps < mitts::mitigati::player_count; ++steps) {
        const auto seat = seat_after(seen.viewer, mitts::mitigati::player_count, steps);
        const int amount = steps == 0 ? bid : seen.bids[at(seat)].value_or(0);
        each += (each.empty() ? "" : ", ") +
                say(model.language, TextId::NoteEach,
                    {{"name", i18n::player_name(naming, seat)}, {"bid", signed_number(amount)}});
    }
    return each;
}

std::string question_words(const TableModel& model) {
    return model.asked ? say(model.language, TextId::AskEndDeal, {{"bid", signed_number(*model.asked)}})
                       : std::string();
}

std::string worth_compared(const TableModel& model, int bid) {
    if (!model.worth) {
        return {};
    }
    const int apart = bid - model.worth->about;
    const auto id = apart == 0 ? TextId::WorthSame : apart < 0 ? TextId::WorthLess : TextId::WorthMore;
    return say(model.language, id, {{"worth", signed_number(model.worth->about)}, {"n", std::abs(apart)}});
}

std::string_view rule_of_advice(const TableModel& model) {
    const auto& seen = model.match.seen;
    if (seen.phase == Phase::Play) {
        return "T11";
    }
    const bool of_share = seen.phase == Phase::Bargain && !seen.bids[at(seen.viewer)] && bids_missing(seen) > 1;
    return of_share ? "T2" : "T4";
}

} // namespace mitts::view::mitigati
