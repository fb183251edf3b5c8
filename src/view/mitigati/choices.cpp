#include "view/mitigati/choices.h"

#include "cards/in_order.h"
#include "games/mitigati/scoring.h"

#include <algorithm>

namespace mitts::view::mitigati {

using namespace mitts::mitigati;

namespace {

// Returns a number by which hands are sorted for display. Cards with higher numbers are further left.
int place_of(TarotCard card) {
    if (!card.is_suited()) {
        return 100 + card.number(); // the Fool is after the trumps
    }
    constexpr int suit_places[] = {1, 0, 2, 3}; // clubs, diamonds, hearts, spades
    return suit_places[static_cast<std::size_t>(card.suit())] * 16 + card.rank();
}

} // namespace

bool viewer_bids(const Observation& seen) {
    return viewer_acts(seen) && seen.phase == Phase::Bargain;
}

bool viewer_plays(const Observation& seen) {
    return viewer_acts(seen) && seen.phase == Phase::Play;
}

int cards_to_discard(const Observation& seen) {
    return viewer_acts(seen) && seen.phase == Phase::Discard ? 3 - seen.discarded : 0; // T9: three discards
}

std::optional<Refusal> why_not(const Observation& seen, Action action) {
    return mitts::mitigati::why_not(seen.options, seen, seen.hand, action);
}

TarotSet usable_cards(const Observation& seen) {
    if (cards_to_discard(seen) > 0) {
        return discardable(seen.hand);
    }
    return viewer_plays(seen) ? playable(seen.options, seen.hand, seen.trick) : seen.hand;
}

std::vector<BidMade> bids_of_stage(const MatchView& match) {
    std::vector<BidMade> bids;
    std::array<std::optional<int>, player_count> standing{};
    for (const auto& happening : match.happenings) {
        for (const auto& event : happening.events) {
            if (event.type == EventType::StageBegan) { // T7: a new stage clears all bids
                bids.clear();
                standing = {};
            }
            if (event.type == EventType::Bid || event.type == EventType::Stood) {
                standing[at(event.seat)] = event.points;
                BidMade made{.seat = event.seat, .bid = event.points, .stood = event.type == EventType::Stood};
                if (standing[0] && standing[1] && standing[2]) {
                    made.sum = *standing[0] + *standing[1] + *standing[2]; // T6: the bids are agreed if this is zero
                }
                bids.push_back(made);
            }
        }
    }
    return bids;
}

int bids_missing(const Observation& seen) {
    return static_cast<int>(
        std::count_if(seen.bids.begin(), seen.bids.end(), [](const std::optional<int>& bid) { return !bid; }));
}

std::optional<int> agreeing_bid(const Observation& seen) {
    return agreeing_bid(seen, seen.viewer);
}

int prepared_bid(const TableModel& model, const TableUi& ui) {
    const auto& seen = model.match.seen;
    if (model.asked) {
        return *model.asked;
    }
    const int about = model.worth ? model.worth->about : 0;
    // A later bid can only be lower (T5), so the first bid is the multiple of five that is six to ten points above the
    // estimate.
    const int guess = model.worth ? about + 10 - (about % 5 + 5) % 5 : 0;
    const bool hints_bid = model.hint && model.hint->type == mitts::mitigati::ActionType::Bid;
    if (hints_bid && !ui.bid) {
        return model.hint->bid;
    }
    const int last = seen.bids[at(seen.viewer)].value_or(guess);
    const int highest = highest_bid_of(seen, seen.viewer);
    const int bid = std::clamp(ui.bid.value_or(last), lowest_bid, highest);
    const bool asks_too_little = !ui.bid && bid == agreeing_bid(seen) && bid < highest;
    return bid + (asks_too_little ? 1 : 0);
}

bool offers_tricks(const TableModel& model, const TableUi& ui) {
    const auto& seen = model.match.seen;
    return model.offers_tricks && !ui.bargains && may_act(model) && viewer_bids(seen) &&
           std::none_of(model.match.happenings.begin(), model.match.happenings.end(),
                        [&](const Happening& happening) { return happening.action.seat == seen.viewer; });
}

std::optional<TrickDone> last_trick(const MatchView& match) {
    std::optional<TrickDone> last;
    Trick trick;
    for (const auto& happening : match.happenings) {
        for (const auto& event : happening.events) {
            if (event.type == EventType::Played) {
                trick.push_back({.seat = event.seat, .card = event.card});
            } else if (event.type == EventType::TrickWon) {
                last = TrickDone{.cards = trick, .winner = event.seat, .points = event.points};
                trick.clear();
            }
        }
    }
    return last;
}

int points_won(const Observation& seen, Seat seat) {
    const bool counted = seen.phase == Phase::Over && bids_missing(seen) > 0; // T16: the dealer's discards count too
    return counted ? seen.scores[at(seat)] - honours_net(seen, seat) + even_share : value_of(seen.captured[at(seat)]);
}

int tricks_won(const MatchView& match, Seat seat) {
    int won = 0;
    for (const auto& happening : match.happenings) {
        won +=
            static_cast<int>(std::count_if(happening.events.begin(), happening.events.end(), [&](const Event& event) {
                return event.type == EventType::TrickWon && event.seat == seat;
            }));
    }
    return won;
}

int honours_net(const Observation& seen, Seat seat) {
    int all = 0;
    for (const int shown : seen.honours) {
        all += shown;
    }
    return player_count * seen.honours[at(seat)] - all;
}

std::vector<TarotCard> in_hand_order(TarotSet hand) {
    std::vector<TarotCard> cards;
    for (const auto card : hand) {
        cards.push_back(card);
    }
    put_in_order(cards, [](TarotCard left, TarotCard right) { return place_of(left) > place_of(right); });
    return cards;
}

std::vector<TarotCard> own_hand(const TableModel& model) {
    return as_they_came(in_hand_order(model.match.seen.hand), model.arrived, [](TarotCard card) { return card; });
}

std::vector<HandGroup> suits_in(const std::vector<TarotCard>& cards) {
    const auto suit_of = [](TarotCard card) { return card.is_suited() ? static_cast<int>(card.suit()) : -1; };
    std::vector<HandGroup> groups;
    for (std::size_t at = 0; at < cards.size(); ++at) {
        if (at == 0 || suit_of(cards[at]) != suit_of(cards[at - 1])) {
            groups.push_back({});
        }
        ++groups.back().cards;
    }
    return groups;
}

} // namespace mitts::view::mitigati
