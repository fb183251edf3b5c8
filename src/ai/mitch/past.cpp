#include "ai/mitch/past.h"

#include <algorithm>

namespace mitts::ai::for_mitch {

namespace {

bool is_draw(ActionType type) {
    return type == ActionType::DrawStock || type == ActionType::DrawPile;
}

} // namespace

Past::Past(const QuickRules& rules, const Observation& observation) : rules_(rules) {
    if (observation.history.empty() || !count(observation)) {
        return;
    }
    lay_out(observation);
    remember(observation);
    known_ = true;
}

// Counts the actions in the history. Returns false if the history contradicts the observation or cannot be replayed.
bool Past::count(const Observation& observation) {
    const auto& options = observation.options;
    for (const auto& [seat, action] : observation.history) {
        if (action.type == ActionType::DrawPile && pile_-- == 0) {
            return false; // the card was on the pile when a set-up began, so it is unknown
        }
        pile_ += action.type == ActionType::Drop ? 1 : 0;
        plays_ += is_draw(action.type) ? 0 : 1;
        if (action.type == ActionType::Place) {
            ++placed_[at(seat)][static_cast<std::size_t>(action.card.suit())];
        }
    }
    first_phase_plays_ = plays_;
    if (observation.phase == Phase::Second) { // C10: every play in the second phase reduced a hand by one card
        first_phase_plays_ -= options.players * options.hand_size;
        for (Seat seat = 0; seat < options.players; ++seat) {
            first_phase_plays_ += observation.hand_sizes[at(seat)];
        }
    }
    return plays_ <= static_cast<int>(most_turns) && first_phase_plays_ >= 0 && first_phase_plays_ <= plays_ &&
           pile_ <= static_cast<int>(observation.discards.size());
}

// Restores the open cards as they were at the start of the history.
void Past::lay_out(const Observation& observation) {
    for (std::size_t card = 0; card + at(pile_) < observation.discards.size(); ++card) {
        lose(table_, code_of(observation.discards[card]));
    }
    for (Seat seat = 0; seat < observation.options.players; ++seat) {
        auto& holding = table_.seats[at(seat)];
        holding.cards = static_cast<std::int8_t>(observation.hand_sizes[at(seat)]);
        for (int suit = 0; suit < suit_count; ++suit) {
            const auto& column = observation.tableaus[at(seat)][at(suit)];
            for (int n = 0; n < column.size() - placed_[at(seat)][at(suit)]; ++n) {
                const auto card = code_of(suit, static_cast<int>(column.nth(n)));
                rules_.lay(holding, card);
                lose(table_, card);
                table_.placed = static_cast<std::uint8_t>(table_.placed | 1 << seat);
            }
        }
    }
    if (observation.phase == Phase::First && observation.step != Step::Draw) { // a card is drawn but not yet played
        --table_.seats[at(observation.viewer)].cards;
    }
    // Only plays in the second phase reduce a hand, because in the first phase every played card is replaced.
    int play = 0;
    for (const auto& [seat, action] : observation.history) {
        if (!is_draw(action.type) && play++ >= first_phase_plays_) {
            ++table_.seats[at(seat)].cards;
        }
    }
}

// Sets the stock and the aces, as if the aces had been drawn at equal intervals.
void Past::set_stock(const Observation& observation) {
    const int now = static_cast<int>(observation.aces.size());
    const int most = std::min(now, rules_.closing - 1);
    if (total_ >= first_phase_plays_) {
        table_.aces = static_cast<std::uint8_t>(now);
        table_.stock_size = static_cast<std::uint8_t>(observation.stock);
        table_.phase = observation.phase;
        return;
    }
    const int aces = most * (total_ + 1) / (first_phase_plays_ + 1);
    table_.aces = static_cast<std::uint8_t>(aces);
    table_.stock_size = static_cast<std::uint8_t>(
        std::min(static_cast<int>(max_pack), observation.stock + first_phase_plays_ - total_ - 1 + now - aces));
}

void Past::remember(const Observation& observation) {
    std::array<Code, max_pack> pile{};
    int on_pile = 0;
    bool took = false;
    for (const auto& [seat, action] : observation.history) {
        if (action.type == ActionType::DrawStock) {
            continue;
        }
        if (action.type == ActionType::DrawPile) {
            took = true;
            table_.taken = pile[at(--on_pile)];
            const bool twice = (table_.gone_twice & bit(table_.taken)) != 0;
            (twice ? table_.gone_twice : table_.gone) &= ~bit(table_.taken);
            continue;
        }
        const auto move = to_move(action);
        auto& holding = table_.seats[at(seat)];
        table_.turn = static_cast<std::int8_t>(seat);
        set_stock(observation);
        const bool first_phase = total_ < first_phase_plays_;
        holding.cards = static_cast<std::int8_t>(holding.cards + (first_phase ? 1 : 0));
        turns_[at(total_++)] = {
            .before = table_, .move = move, .drew = first_phase && !took, .took = first_phase && took};
        --holding.cards;
        lose(table_, move.card);
        if (action.type == ActionType::Place) {
            rules_.lay(holding, move.card);
            table_.placed = static_cast<std::uint8_t>(table_.placed | (first_phase ? 1 << seat : 0));
        } else {
            pile[at(on_pile++)] = move.card;
        }
        table_.had_turn = static_cast<std::uint8_t>(table_.had_turn | (first_phase ? 1 << seat : 0));
        took = false;
    }
}

} // namespace mitts::ai::for_mitch
