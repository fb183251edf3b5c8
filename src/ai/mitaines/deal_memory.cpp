#include "ai/mitaines/deal_memory.h"

#include <algorithm>

namespace mitts::ai::for_mitaines {

using namespace mitts::mitaines;

namespace {

// Returns the cards on the table before the first play. Their order is correct as far as it is known.
std::vector<Card> first_pile(const Observation& observation) {
    auto cards = observation.captured;
    for (const auto card : observation.pile) {
        cards.insert(card);
    }
    for (const auto& action : observation.history) {
        if (action.type == ActionType::Play && action.card) {
            cards.erase(*action.card);
        }
    }
    std::vector<Card> pile;
    for (const auto card : observation.pile) {
        if (cards.contains(card)) {
            pile.push_back(card);
            cards.erase(card);
        }
    }
    for (const auto card : cards) {
        pile.push_back(card);
    }
    return pile;
}

QuickTable first_table(const QuickRules& rules, const std::vector<Card>& pile) {
    State state;
    state.pile.append(pile);
    const auto layout = static_cast<std::size_t>(rules.options.layout);
    state.layout_size = static_cast<std::uint8_t>(std::min(layout, pile.size()));
    return QuickTable(rules, state);
}

std::vector<PastPlay> replay(const QuickRules& rules, const Observation& observation, QuickTable& table) {
    constexpr RankCounts one_of_each = 0x0011'1111'1111'1111;
    std::vector<PastPlay> plays;
    for (const auto& action : observation.history) {
        if (action.type != ActionType::Play || !action.card) {
            continue;
        }
        const auto play = QuickMove::of({.card = *action.card, .call = action.call});
        table.turn = action.seat;
        table.hands.fill(one_of_each * 2);
        table.ten_holder = play.is_ten_of_diamonds() ? action.seat : no_seat;
        plays.push_back({.before = table, .seat = action.seat, .play = play});
        table.play(rules, play);
    }
    return plays;
}

bool same_table(const QuickTable& left, const QuickTable& right) {
    return left.bonus == right.bonus && left.prizes == right.prizes && left.top == right.top &&
           left.pile_size == right.pile_size && left.call_count == right.call_count && left.calls == right.calls;
}

bool agrees(const QuickRules& rules, const QuickTable& table, const Observation& observation) {
    auto seen = QuickTable(rules, State{observation});
    auto played = table;
    for (auto* each : {&seen, &played}) { // clears the unused call slots, because the comparison includes them
        for (std::size_t call = each->call_count; call < each->calls.size(); ++call) {
            each->calls[call] = {};
        }
    }
    for (std::size_t side = 0; side < max_players; ++side) {
        if (played.points[side] != observation.scores[side]) {
            return false;
        }
    }
    return same_table(seen, played);
}

// Sets how many deals ago each play was made. All deals are complete, except the current deal and the first deal of a
// set-up.
void count_deals(const Observation& observation, std::vector<PastPlay>& plays) {
    const auto cards_in = [&](int deal) { return observation.options.players * hand_size(observation.options, deal); };
    int deal = observation.deal;
    int left = cards_in(deal);
    for (const int cards : observation.hand_sizes) {
        left -= cards;
    }
    for (auto play = plays.rbegin(); play != plays.rend(); ++play) {
        while (left <= 0 && deal > 0) {
            left += cards_in(--deal);
        }
        play->deals_ago = observation.deal - deal;
        --left;
    }
}

} // namespace

std::vector<PastPlay> plays_of_this_round(const QuickRules& rules, const Observation& observation) {
    auto pile = first_pile(observation);
    // Once the layout has been captured, the order of its cards is unknown. Only the top card matters, so each card is
    // tried as the top card.
    for (std::size_t turned = 0; turned < std::max<std::size_t>(1, pile.size()); ++turned) {
        auto table = first_table(rules, pile);
        auto plays = replay(rules, observation, table);
        if (agrees(rules, table, observation)) {
            count_deals(observation, plays);
            return plays;
        }
        std::rotate(pile.begin(), pile.begin() + (pile.empty() ? 0 : 1), pile.end());
    }
    return {};
}

std::vector<PastPlay> plays_of_this_deal(const QuickRules& rules, const Observation& observation) {
    auto plays = plays_of_this_round(rules, observation);
    plays.erase(std::remove_if(plays.begin(), plays.end(), [](const PastPlay& past) { return past.deals_ago > 0; }),
                plays.end());
    return plays;
}

} // namespace mitts::ai::for_mitaines
