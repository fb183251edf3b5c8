#include "view/mitch/outlook.h"

#include "view/mitch/spoken.h"
#include "view/mitch/standing.h"

namespace mitts::view::mitch {

namespace {

using i18n::say;
using i18n::TextId;

const mitts::mitch::Column& column_of(const Observation& seen, Seat seat, Suit suit) {
    return seen.tableaus[at(seat)][static_cast<std::size_t>(suit)];
}

int own_points(const Observation& seen) {
    return standing_of(seen).points[at(seen.viewer)];
}

} // namespace

Outlook outlook_of(const Observation& seen, Suit suit) {
    Outlook outlook{.cards = column_of(seen, seen.viewer, suit).size(),
                    .winner = suit_result(seen.options, tableaus_of(seen), suit).winner};
    for (Seat seat = 0; seat < seen.options.players; ++seat) {
        const auto& column = column_of(seen, seat, suit);
        const bool better =
            outlook.rival == no_seat || compare_for_suit(seen.options, column, column_of(seen, outlook.rival, suit)) ==
                                            std::strong_ordering::greater;
        if (seat != seen.viewer && !column.empty() && better) {
            outlook.rival = seat;
            outlook.rival_cards = column.size();
        }
    }
    return outlook;
}

std::string outlook_words(const TableModel& model, const Outlook& outlook) {
    const auto language = model.language;
    const i18n::Argument cards{"n", outlook.cards};
    if (outlook.rival == no_seat) {
        return outlook.cards == 0 ? std::string() : say(language, TextId::MitchOutlookAlone);
    }
    const auto rival = i18n::player_name(naming_of(model), outlook.rival);
    if (outlook.rival_cards > outlook.cards) { // C13: the longest column wins
        return say(language, TextId::MitchOutlookBehind, {{"name", rival}, {"n", outlook.rival_cards}});
    }
    if (outlook.rival_cards < outlook.cards) {
        return say(language, TextId::MitchOutlookAhead, {{"n", outlook.cards - outlook.rival_cards}});
    }
    if (outlook.winner == no_seat) { // neither C14 nor C15 breaks the tie
        return say(language, TextId::MitchOutlookEqual, {cards});
    }
    return outlook.winner == model.match.seen.viewer
               ? say(language, TextId::MitchOutlookEqualYours, {cards})
               : say(language, TextId::MitchOutlookEqualTheirs, {cards, {"name", rival}});
}

Observation with_placed(const Observation& seen, Card card) {
    auto then = seen;
    place_on(then.tableaus[at(seen.viewer)][static_cast<std::size_t>(card.suit())], card.rank());
    if (seen.phase == mitts::mitch::Phase::First) { // C16: a placed card avoids the penalty
        then.placed = static_cast<std::uint8_t>(then.placed | 1 << seen.viewer);
    }
    return then;
}

int points_of_placing(const Observation& seen, Card card) {
    return own_points(with_placed(seen, card)) - own_points(seen);
}

std::string placing_words(const TableModel& model, Card card) {
    const auto& seen = model.match.seen;
    const int points = points_of_placing(seen, card);
    const i18n::Argument the_card{"the_card", i18n::the_card(model.language, card)};
    const i18n::Argument outlook{"outlook", outlook_words(model, outlook_of(with_placed(seen, card), card.suit()))};
    return points == 0 ? say(model.language, TextId::MitchIfPlacedSame, {the_card, outlook})
                       : say(model.language, TextId::MitchIfPlaced,
                             {the_card, outlook, {"points", i18n::signed_number(points)}, {"n", points}});
}

} // namespace mitts::view::mitch
