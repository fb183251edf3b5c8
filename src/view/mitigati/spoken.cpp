#include "view/mitigati/spoken.h"

#include "games/mitigati/last_word.h"
#include "games/mitigati/scoring.h"
#include "i18n/numbers.h"
#include "view/mitigati/bidding.h"
#include "view/mitigati/choices.h"

namespace mitts::view::mitigati {

namespace {

using i18n::say;
using i18n::signed_number;
using i18n::TextId;
using mitts::mitigati::ActionType;
using mitts::mitigati::EventType;
using mitts::mitigati::is_last_word;
using mitts::mitigati::Phase;
using mitts::mitigati::player_count;

std::string card_words(const TableModel& model, TarotCard card) {
    return i18n::card_name(model.language, model.match.seen.options.suits, card);
}

std::string action_label(const TableModel& model, const Action& action) {
    const i18n::Argument card{"card", i18n::the_card(model.language, model.match.seen.options.suits, action.card)};
    switch (action.type) {
    case ActionType::Bid: {
        if (agreeing_bid(model.match.seen) == action.bid) { // T6: this bid would end the deal
            const auto compared = worth_compared(model, action.bid);
            return say(model.language, TextId::ActionAgree,
                       {{"bid", signed_number(action.bid)}, {"each", agreement_words(model, action.bid)}}) +
                   (compared.empty() ? "" : ' ' + compared);
        }
        const bool stands = model.match.seen.bids[at(model.match.seen.viewer)] == action.bid;
        return say(model.language, stands ? TextId::ActionStand : TextId::ActionBid,
                   {{"bid", signed_number(action.bid)}});
    }
    case ActionType::More:
        return say(model.language, TextId::ActionMore);
    case ActionType::Discard:
        return say(model.language, TextId::ActionDiscard, {card});
    case ActionType::Play:
        break;
    }
    return say(model.language, TextId::ActionPlay, {card});
}

// Adds buttons for a few bids (others can be typed) or for the cards in the hand.
void add_moves(std::vector<SpokenAction>& actions, const TableModel& model) {
    const auto& seen = model.match.seen;
    if (model.asked) { // "not yet" is first, so that an accidental Enter does not end the deal
        actions.push_back(
            {.label = say(model.language, TextId::NotYetButton), .intent = {.type = IntentType::AskFirst}});
        return add_submit(actions, say(model.language, TextId::AgreeButton), bid_of(*model.asked));
    }
    const auto add = [&](const Action& action) { add_submit(actions, action_label(model, action), action); };
    if (!viewer_bids(seen)) {
        const auto type = seen.phase == Phase::Discard ? ActionType::Discard : ActionType::Play;
        int place = 0;
        for (const auto card : own_hand(model)) {
            const Action action{.type = type, .card = card};
            add_submit(actions, action_label(model, action), action, place++, why_not(seen, action));
        }
        return;
    }
    const auto add_bid = [&](int bid) {
        add(bid_of(bid));
        if (asks_before_agreeing(model) && agreeing_bid(seen) == bid) {
            actions.back().intent.type = IntentType::AskFirst;
        }
    };
    if (offers_tricks(model, {})) {
        actions.push_back(
            {.label = say(model.language, TextId::OfferTricks) + ' ' + say(model.language, TextId::PlayOutButton),
             .intent = play_out()});
    }
    const auto last = seen.bids[at(seen.viewer)];
    const auto zero = agreeing_bid(seen);
    if (zero && zero != last) {
        add_bid(*zero);
    }
    if (last) {
        add_bid(*last);
    }
    actions.push_back({.label = say(model.language, TextId::ActionTypeBid), .intent = {.type = IntentType::AskNumber}});
    add({.type = ActionType::More});
}

// Returns the bids and, once all three are known, their sum: "Bids: You +16, Odile −2, Gaspard −9. Sum: +5."
std::string bid_words(const TableModel& model) {
    const auto& seen = model.match.seen;
    const auto naming = naming_of(model);
    std::string bids;
    int sum = 0;
    for (Seat seat = 0; seat < player_count; ++seat) {
        if (const auto bid = seen.bids[at(seat)]) {
            bids += (bids.empty() ? "" : ", ") +
                    say(model.language, TextId::NoteEach,
                        {{"name", i18n::player_name(naming, seat)}, {"bid", signed_number(*bid)}});
            sum += *bid;
        }
    }
    if (bids.empty()) {
        return say(model.language, TextId::SpokenNoBids);
    }
    auto words = say(model.language, TextId::SpokenBids, {{"bids", bids}});
    if (bids_missing(seen) == 0) {
        words += ' ' + say(model.language, TextId::SpokenSum, {{"sum", signed_number(sum)}});
    }
    return words;
}

std::string trick_words(const TableModel& model) {
    const auto& seen = model.match.seen;
    if (seen.trick.empty()) {
        return say(model.language, TextId::SpokenNoTrick);
    }
    const auto naming = naming_of(model);
    std::string cards;
    for (const auto& played : seen.trick) {
        const auto id = played.seat == naming.you ? TextId::SpokenTrickOwn : TextId::SpokenTrickCard;
        cards += (cards.empty() ? "" : "; ") +
                 say(model.language, id,
                     {{"card", card_words(model, played.card)}, {"name", i18n::player_name(naming, played.seat)}});
    }
    return say(model.language, TextId::SpokenTrick, {{"cards", cards}});
}

std::vector<std::string> seat_words(const TableModel& model) {
    const auto& seen = model.match.seen;
    const auto naming = naming_of(model);
    std::vector<std::string> seats;
    for (Seat seat = 0; seat < player_count; ++seat) {
        seats.push_back(say(model.language, TextId::SpokenTarotSeat,
                            {{"name", i18n::player_name(naming, seat)},
                             {"n", seen.hand_sizes[at(seat)]},
                             {"won", points_won(seen, seat)},
                             {"honours", signed_number(honours_net(seen, seat))},
                             {"total", i18n::number(model.match.totals[at(seat)])}}));
    }
    return seats;
}

// Returns the card that was led to the trick in which `played` occurred, or nullopt if `played` is the lead.
std::optional<TarotCard> led_before(const MatchView& match, const Happening& played) {
    mitts::mitigati::Trick trick;
    for (const auto* earlier = match.happenings.data(); earlier != &played; ++earlier) {
        for (const auto& event : earlier->events) {
            if (event.type == EventType::Played) {
                trick.push_back({.seat = event.seat, .card = event.card});
            } else if (event.type == EventType::TrickWon) {
                trick.clear();
            }
        }
    }
    return trick.empty() ? std::nullopt : card_led(trick);
}

std::string play_bubble(const TableModel& model, const Happening& played) {
    const auto card = *played.action.card;
    const i18n::Argument words{"card", card_words(model, card)};
    if (const auto* honours = find_event(played, EventType::Honours)) { // T14: the player declares honours
        return say(model.language, TextId::BubbleHonours, {{"points", honours->points}});
    }
    if (card.is_fool()) {
        return say(model.language, TextId::BubbleFool);
    }
    const auto led = led_before(model.match, played);
    if (!led) {
        return say(model.language, TextId::BubbleLeads, {words});
    }
    const bool trumps = card.is_trump() && led->is_suited();
    return say(model.language, trumps ? TextId::BubbleTrumps : TextId::BubbleFollows, {words});
}

// Returns true for a player's first bid of a stage. Later bids can only be lower (T5).
bool opens_stage(const MatchView& match, const Happening& said) {
    bool opens = true;
    for (const auto* earlier = match.happenings.data(); earlier != &said; ++earlier) {
        const auto& action = earlier->action;
        opens = find_event(*earlier, EventType::StageBegan) != nullptr ||
                (opens && !(action.seat == said.action.seat && action.type == ActionType::Bid));
    }
    return opens;
}

// Returns true if a computer player declares this bid final. A human's bid is never final.
bool says_last_word(const TableModel& model, const Happening& said) {
    const auto by = model.players.at(at(said.action.seat)).played_by;
    return said.action.type == ActionType::Bid && by == PlayedBy::Computer &&
           find_event(said, EventType::Agreed) == nullptr &&
           is_last_word(said.action.bid, find_event(said, EventType::Stood) != nullptr);
}

TextId bid_bubble(const TableModel& model, const Happening& said) {
    if (opens_stage(model.match, said)) {
        return TextId::BubbleBid;
    }
    const bool stood = find_event(said, EventType::Stood) != nullptr;
    return says_last_word(model, said) ? TextId::BubbleLastWord : stood ? TextId::BubbleStands : TextId::BubbleLower;
}

} // namespace

SpokenTable speak(const TableModel& model) {
    const bool bargain = model.match.seen.phase == Phase::Bargain;
    auto table = spoken_table(model, advice(model, {}), [&](TarotCard card) { return card_words(model, card); });
    table.pile = bargain ? bid_words(model) : trick_words(model);
    table.seats = seat_words(model);
    if (model.asked) {
        table.status = question_words(model) + ' ' + agreement_words(model, *model.asked) + '.';
        const auto compared = worth_compared(model, *model.asked);
        table.status += compared.empty() ? "" : ' ' + compared;
    }
    const auto standing = model.match.seen.bids[at(model.match.seen.viewer)];
    if (bargain && standing && may_act(model) && !model.asked) { // adds the effect of the current bid
        table.status += ' ' + bargain_note(model, {.bid = standing});
    }
    table.actions = actions_of(model, std::nullopt, [&](auto& actions) { add_moves(actions, model); });
    return table;
}

std::vector<i18n::Sentence> tell(const TableModel& model, const Happening& happening) {
    const auto naming = naming_of(model);
    auto sentences = i18n::mitigati::event_sentences(naming, model.match.seen.options.suits, happening.events);
    if (says_last_word(model, happening)) {
        const i18n::Argument name{"name", i18n::player_name(naming, happening.action.seat)};
        sentences.insert(sentences.begin() + 1,
                         {.text = say(model.language, TextId::SaidLastWord, {name}), .rule = "T6"});
    }
    return sentences;
}

std::string bubble(const TableModel& model, const Happening& happening) {
    switch (happening.action.type) {
    case ActionType::Bid:
        return say(model.language, bid_bubble(model, happening), {{"bid", signed_number(happening.action.bid)}});
    case ActionType::More:
        return say(model.language,
                   find_event(happening, EventType::PlayBegan) != nullptr ? TextId::BubblePlayOut : TextId::BubbleMore);
    case ActionType::Discard:
        return say(model.language, TextId::BubbleAside);
    case ActionType::Play:
        break;
    }
    return play_bubble(model, happening);
}

Cue cue_of(const TableModel& model, const Event& event) {
    using mitts::mitigati::EventType;
    const bool own = event.seat == model.match.seen.viewer;
    switch (event.type) {
    case EventType::Bid:
    case EventType::Stood:
    case EventType::AskedMore:
        return {.sound = Sound::Mitten, .own = own};
    case EventType::StageBegan:
    case EventType::PlayBegan:
        return {.sound = Sound::Deal};
    case EventType::Agreed:
        return {.sound = Sound::Zero, .own = true};
    case EventType::Discarded:
    case EventType::Played:
        return {.sound = Sound::Lay, .own = own};
    case EventType::Honours:
        return {.sound = Sound::Middle, .own = own};
    case EventType::TrickWon:
        return {.sound = Sound::Sweep, .own = own};
    default:
        return {};
    }
}

} // namespace mitts::view::mitigati
