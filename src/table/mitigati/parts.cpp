#include "table/mitigati/parts.h"

#include "cards/tarot.h"
#include "games/mitigati/scoring.h"
#include "i18n/numbers.h"
#include "table/table_texts.h"
#include "view/mitigati/choices.h"

#include <algorithm>

namespace mitts::table {

namespace {

using i18n::say;
using i18n::TextId;
using view::mitigati::TableModel;

// A seat's points with those of the deal in play, which are added at its end.
int points_so_far(const TableModel& model, Seat seat) {
    return model.match.totals[at(seat)] + model.match.seen.scores[at(seat)];
}

} // namespace

view::PicturedCards MitigatiParts::tile_cards() {
    return {.tarot = {TarotCard::trump(18).index, fool.index, TarotCard::trump(21).index}};
}

std::string MitigatiParts::hint_words(const TableModel& model) {
    return view::mitigati::advice(model, {});
}

mitigati::Action MitigatiParts::plainest(const mitigati::Observation& seen, const mitigati::Actions& legal) {
    if (seen.phase == mitigati::Phase::Bargain) {
        const auto bid = seen.bids[at(seen.turn)].value_or(0);
        return {.type = mitigati::ActionType::Bid, .bid = static_cast<std::int16_t>(bid)};
    }
    return legal[0];
}

std::string MitigatiParts::refusal_words(const TableModel& model, const mitigati::Refusal& refusal) {
    return i18n::mitigati::refusal_sentence(model.language, model.match.seen.options.suits, refusal);
}

ports::TextQuestion MitigatiParts::question(const TableModel& model) {
    const auto low = i18n::signed_number(mitigati::lowest_bid);
    const auto high = i18n::signed_number(highest_bid_of(model.match.seen, model.match.seen.viewer));
    return {.purpose = "table",
            .label = say(model.language, TextId::AskBid, {{"low", low}, {"high", high}}),
            .accept = say(model.language, TextId::DialogFine),
            .cancel = say(model.language, TextId::DialogCancel)};
}

std::string MitigatiParts::where(const TableModel& model) {
    const auto& seen = model.match.seen;
    const int deal = model.match.round;
    auto words = say(model.language, TextId::TableDealOf, {{"n", deal}, {"of", std::max(deal, seen.options.deals)}});
    if (seen.phase == mitigati::Phase::Play) {
        words += " · " + say(model.language, TextId::TableTrick, {{"n", seen.tricks_played + 1}});
    } else if (seen.phase == mitigati::Phase::Bargain) {
        words += " · " + say(model.language, TextId::StageCards, {{"n", 5 * seen.stage + 5}});
    }
    return words;
}

view::TextModel MitigatiParts::pile(const TableModel& model) {
    const auto& seen = model.match.seen;
    view::TextModel text{.title = say(model.language, TextId::WonTitle), .subtitle = where(model), .blocks = {}};
    for (int steps = 0; steps < mitigati::player_count; ++steps) {
        const auto seat = seat_after(seen.viewer, mitigati::player_count, steps);
        const auto cards = seen.captured[at(seat)];
        if (cards.empty()) {
            continue;
        }
        const auto mark = seat_mark(model.players, seen.viewer, seat);
        const auto tricks = view::mitigati::tricks_won(model.match, seat);
        view::TextBlock block{.kind = view::TextKind::Line,
                              .text = say(model.language, TextId::WonTricks, {{"n", tricks}}),
                              .figure = std::to_string(mitigati::value_of(cards)),
                              .seat = mark.steps,
                              .letter = mark.letter};
        for (const auto card : view::mitigati::in_hand_order(cards)) {
            block.tarot.push_back(card.index);
        }
        block.tarot_suits = seen.options.suits;
        text.blocks.push_back(std::move(block));
    }
    if (text.blocks.empty()) {
        text.blocks.push_back({.text = say(model.language, TextId::WonNone)});
    }
    return text;
}

view::ContinueCard MitigatiParts::continue_card(const TableModel& model) {
    const auto& seen = model.match.seen;
    view::ContinueCard card{
        .title = say(model.language, TextId::MatchWith,
                     {{"game", Words::game(model.language)}, {"names", other_names(model.players, seen.viewer)}}),
        .detail = where(model),
        .scores = {},
        .cards = {}};
    const auto naming = naming_of(model);
    for (Seat seat = 0; seat < mitigati::player_count; ++seat) {
        card.scores.push_back({.name = i18n::player_name(naming, seat), .points = points_so_far(model, seat)});
    }
    // The hand behind a curtain is nobody's to see.
    if (model.curtain == view::Curtain::Open) {
        for (const auto held : view::mitigati::in_hand_order(seen.hand)) {
            if (card.tarot.size() < 3) {
                card.tarot.push_back(held.index);
            }
        }
        card.tarot_suits = seen.options.suits;
    }
    return card;
}

std::string MitigatiParts::result_line(const TableModel& model) {
    const auto naming = naming_of(model);
    auto line = Words::game(model.language) + " · ";
    for (Seat seat = 0; seat < mitigati::player_count; ++seat) {
        line += (seat == 0 ? "" : " – ") + i18n::player_name(naming, seat) + ' ' +
                i18n::signed_number(points_so_far(model, seat));
    }
    return line;
}

template class MatchTable<MitigatiParts>;
template class MatchDraft<MitigatiParts>;

} // namespace mitts::table
