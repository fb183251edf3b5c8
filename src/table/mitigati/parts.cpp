#include "table/mitigati/parts.h"

#include "ai/level_names.h"
#include "cards/tarot.h"
#include "games/mitigati/scoring.h"
#include "i18n/numbers.h"
#include "table/table_texts.h"
#include "view/mitigati/choices.h"
#include "view/mitigati/spoken.h"

#include <algorithm>
#include <cmath>

namespace mitts::table {

namespace {

using i18n::say;
using i18n::TextId;
using view::mitigati::TableModel;

} // namespace

std::string MitigatiParts::hint_words(const TableModel& model) {
    return view::mitigati::advice(model, {});
}

void MitigatiParts::follow_match(TableModel& model, const Match<mitigati::Game>& match) {
    const auto newcomers = i18n::level_name(model.language, "newcomer");
    const auto is_computer = [](const view::PlayerInfo& player) {
        return player.played_by == view::PlayedBy::Computer;
    };
    const auto is_other = [&](const view::PlayerInfo& player) {
        return is_computer(player) && player.level != newcomers;
    };
    const bool played = std::any_of(match.log().begin(), match.log().end(),
                                    [](const auto& entry) { return entry.action.type == mitigati::ActionType::Play; });
    const auto& players = model.players;
    model.offers_tricks = !played && std::any_of(players.begin(), players.end(), is_computer) &&
                          std::none_of(players.begin(), players.end(), is_other);
}

void MitigatiParts::ask_first(TableModel& model, const std::vector<mitigati::Action>& actions) {
    model.asked = actions.empty() ? std::nullopt : std::optional<int>(actions[0].bid);
}

std::string MitigatiParts::asked_words(const TableModel& model) {
    return view::mitigati::question_words(model);
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

bool MitigatiParts::wants_worth(const TableModel& model) {
    const auto& seen = model.match.seen;
    return !model.worth && view::mitigati::viewer_bids(seen) &&
           (!seen.bids[at(seen.viewer)] || view::mitigati::agreeing_bid(seen));
}

std::string_view MitigatiParts::hint_level(const TableModel& model) {
    return view::mitigati::viewer_bids(model.match.seen) ? "careful" : ai::best_level;
}

void MitigatiParts::take_worth(TableModel& changing, const ai::Estimate& estimate) {
    const auto rounded = [](double points) { return static_cast<int>(std::lround(points)); };
    changing.worth = view::mitigati::HandWorth{
        .about = rounded(estimate.about), .low = rounded(estimate.low), .high = rounded(estimate.high)};
}

ports::TextQuestion MitigatiParts::question(const TableModel& model) {
    const auto low = i18n::signed_number(mitigati::lowest_bid);
    const auto high = i18n::signed_number(highest_bid_of(model.match.seen, model.match.seen.viewer));
    return {.purpose = "table",
            .label = say(model.language, TextId::AskBid, {{"low", low}, {"high", high}}),
            .accept = say(model.language, TextId::DialogFine),
            .cancel = say(model.language, TextId::DialogCancel),
            .number = true};
}

i18n::FactWords MitigatiParts::fact_words(const TableModel& model, Seat thinker, const Fact& fact) {
    return i18n::mitigati::fact_words(naming_of(model), model.match.seen.options.suits, thinker, fact);
}

std::string MitigatiParts::where(const TableModel& model) {
    const auto& seen = model.match.seen;
    const int deal = model.match.round;
    auto text = say(model.language, TextId::TableDealOf, {{"n", deal}, {"of", std::max(deal, seen.options.deals)}});
    if (seen.phase == mitigati::Phase::Play) {
        text += " · " + trick_number_words(model);
    } else if (seen.phase == mitigati::Phase::Bargain) {
        text += " · " + say(model.language, TextId::StageCards, {{"n", 5 * seen.stage + 5}});
    }
    return text;
}

view::PanelDoc MitigatiParts::pile(const TableModel& model) {
    const auto& seen = model.match.seen;
    view::PanelDoc text{.title = say(model.language, TextId::WonTitle), .subtitle = where(model), .blocks = {}};
    for (int steps = 0; steps < mitigati::player_count; ++steps) {
        const auto seat = seat_after(seen.viewer, mitigati::player_count, steps);
        const auto cards = seen.captured[at(seat)];
        if (cards.empty()) {
            continue;
        }
        const auto mark = seat_mark(model.players, seen.viewer, seat);
        const auto tricks = view::mitigati::tricks_won(model.match, seat);
        view::PanelBlock block{.kind = view::BlockKind::Line,
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

void MitigatiParts::add_hand(view::ContinueCard& card, const TableModel& model) {
    card.tarot_suits = model.match.seen.options.suits;
    for (const auto held : view::mitigati::own_hand(model)) {
        card.tarot.push_back(held.index);
    }
}

static_assert(AsksFirst<MitigatiParts>);

template class MatchTable<MitigatiParts>;

} // namespace mitts::table
