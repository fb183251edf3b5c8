#include "ai/mitigati/facts.h"

#include "ai/fact_list.h"
#include "ai/mitigati/play_worlds.h"
#include "ai/mitigati/talk.h"
#include "games/mitigati/scoring.h"

#include <cmath>

namespace mitts::ai::for_mitigati {

using namespace mitts::mitigati;

namespace {

using Part = FactPart;

int whole(double points) {
    return static_cast<int>(std::lround(points));
}

TarotSet trumps_of(TarotSet cards) {
    return cards & TarotSet::all_trumps();
}

class Finder {
public:
    Finder(const Observation& observation, const Decision<mitigati::Game>& decision)
        : seen_(observation), action_(decision.action()), card_(action_.card), hidden_(unseen(observation)),
          facts_(weights_of(decision)) {
        kept_ = seen_.hand;
        if (decision.alternatives.size() == 1) {
            facts_.add_first("only_choice");
        }
        if (const auto& estimate = decision.estimate) {
            worth_ = whole(estimate->about);
            facts_.add("hand_worth", "hand_cards hand_honours others_bids bargaining agreed",
                       {{Part::Points, whole(estimate->about)},
                        {Part::Low, whole(estimate->low)},
                        {Part::High, whole(estimate->high)}});
        }
    }

    std::vector<Fact> find() {
        switch (action_.type) {
        case ActionType::Bid:
            of_bid();
            of_bargain();
            break;
        case ActionType::More:
            of_asking();
            of_bargain();
            break;
        case ActionType::Discard:
            kept_.erase(card_);
            of_discard();
            break;
        case ActionType::Play:
            of_card();
        }
        return facts_.weightiest();
    }

private:
    // Adds facts about a bid (T5, T6).
    void of_bid() {
        const int bid = action_.bid;
        const auto closing = closing_bid(seen_, seen_.viewer);
        if (closing == bid) {
            facts_.add("agrees", "agreed bargaining", {{Part::Points, bid}});
        }
        if (worth_ && bid != *worth_) {
            facts_.add(bid > *worth_ ? "asks_more" : "asks_less", "bargaining",
                       {{Part::Count, std::abs(bid - *worth_)}});
        }
        if (const auto last = seen_.bids[at(seen_.viewer)]; last && closing != bid) {
            if (*last == bid) {
                facts_.add("stands", "bargaining", {{Part::Points, bid}});
            } else {
                facts_.add("comes_down", "bargaining", {{Part::Count, *last - bid}});
            }
        }
        if (closing != bid && agreeing_bid(seen_, seen_.viewer)) {
            facts_.add("zero_bid", "bargaining", {{Part::Points, *closing}});
        }
    }

    // Adds facts about asking for more cards (T7, T8).
    void of_asking() {
        constexpr int last_stage = 3;
        if (seen_.stage < last_stage) {
            facts_.add("more_cards", "bargaining");
        } else {
            facts_.add("plays_out", "bargaining");
        }
    }

    void of_bargain() {
        const Talk talk(seen_);
        for (int steps = 1; steps < player_count; ++steps) {
            const auto seat = seat_after(seen_.viewer, player_count, steps);
            const auto& voice = talk.voice(seen_.stage, seat);
            if (voice.bids > 1 && voice.came_down() > 0) {
                facts_.add("came_down", "others_bids", {{Part::Seat, seat}, {Part::Count, voice.came_down()}});
            }
        }
        of_honours();
        if (const int kings = (seen_.hand & TarotSet::all_kings()).size(); kings > 1) {
            facts_.add("kings_held", "hand_cards", {{Part::Count, kings}});
        }
        facts_.add("trumps_held", "hand_cards",
                   {{Part::Count, trumps_of(seen_.hand).size()}, {Part::Other, seen_.hand.size()}});
    }

    // Adds facts about honours (T14).
    void of_honours() {
        if (const int honours = honour_points(kept_); honours > 0) {
            facts_.add("honours_held", "hand_honours", {{Part::Points, honours}});
        }
    }

    // Adds facts about a discard (T9, T16).
    void of_discard() {
        if (card_.is_suited()) {
            const int left = (kept_ & TarotSet::of_suit(card_.suit())).size();
            if (left == 0 && !trumps_of(kept_).empty()) { // T11
                facts_.add("makes_void", "play_to_come", {suit()});
            } else if (left > 0 && left <= 2) {
                facts_.add("short_suit", "play_to_come", {suit(), {Part::Count, left}});
            }
        }
        facts_.add("put_aside", "put_aside", {{Part::Points, card_value(card_)}});
        of_honours();
    }

    void of_card() {
        if (card_.is_fool()) { // T13
            facts_.add("fool_counts", "this_trick play_to_come", {{Part::Points, card_value(card_)}});
            return;
        }
        const auto best = best_card();
        const bool last = seen_.trick.size() == player_count - 1;
        if (best && !beats(card_, *best)) {
            of_giving_up(*best);
        } else if (last) { // T12
            facts_.add("takes_trick", "this_trick", {{Part::Points, trick_value(seen_.trick) + card_value(card_)}});
        } else {
            of_winning_so_far();
        }
        of_voids(best.value_or(card_));
        if (best) {
            of_following();
        } else if (card_.is_suited()) {
            const int out = (hidden_ & TarotSet::of_suit(card_.suit())).size();
            facts_.add("suit_out", "play_to_come", {suit(), {Part::Count, out}});
        }
        if (trumps_of(hidden_).empty()) {
            facts_.add("no_trump_out", "play_to_come this_trick");
        }
    }

    // Adds facts about a card that is winning the trick so far: the number of cards that could still beat it. For a
    // suited card, trumps do not count.
    void of_winning_so_far() {
        int higher = 0;
        for (const auto other : hidden_) {
            const bool same = card_.is_trump() ? other.is_trump() : other.is_suited() && other.suit() == card_.suit();
            higher += same && other.index > card_.index ? 1 : 0;
        }
        if (card_.is_trump()) {
            if (higher == 0) {
                facts_.add("highest_trump", "this_trick play_to_come");
            } else {
                facts_.add("trumps_above", "play_to_come", {{Part::Count, higher}});
            }
        } else if (higher == 0) {
            facts_.add("highest_of_suit", "this_trick play_to_come", {suit()});
        } else {
            facts_.add("suit_above", "play_to_come", {suit(), {Part::Count, higher}});
        }
    }

    void of_giving_up(TarotCard best) {
        bool none = true;
        for (const auto one : playable(seen_.options, seen_.hand, seen_.trick) - TarotSet(0, 1)) {
            none = none && !beats(one, best);
        }
        if (none) {
            facts_.add("cannot_win", "this_trick");
        }
        facts_.add("gives_up", "this_trick play_to_come", {{Part::Points, card_value(card_)}});
    }

    // T11: adds facts about players who have shown out of trumps or of the suit led (the card's suit if it leads).
    void of_voids(TarotCard led) {
        const PlayWorlds worlds(seen_, nullptr, {});
        const auto asked = card_led(seen_.trick).value_or(led);
        for (int steps = 1; steps < player_count; ++steps) {
            const auto seat = seat_after(seen_.viewer, player_count, steps);
            const auto lacking = worlds.lacking(seat);
            if (asked.is_suited() && lacking.contains(TarotCard::of(asked.suit(), 1))) {
                facts_.add("lacks_suit", "this_trick play_to_come",
                           {{Part::Suit, static_cast<int>(asked.suit())}, {Part::Seat, seat}});
            }
            if (lacking.contains(TarotCard::trump(1))) {
                facts_.add("lacks_trumps", "play_to_come", {{Part::Seat, seat}});
            }
        }
    }

    // Adds facts about an obligation to follow suit or to trump (T11).
    void of_following() {
        const auto led = card_led(seen_.trick);
        if (led->is_suited() && card_.is_suited() && card_.suit() == led->suit()) {
            facts_.add("must_follow", "", {suit()});
        } else if (led->is_suited() && card_.is_trump()) {
            facts_.add("must_trump", "", {{Part::Suit, static_cast<int>(led->suit())}});
        }
    }

    FactValue suit() const {
        return {Part::Suit, static_cast<int>(card_.suit())};
    }

    /// Returns the winning card of the trick, or nothing if the trick is empty or contains only the Fool.
    std::optional<TarotCard> best_card() const {
        std::optional<TarotCard> best;
        for (const auto& played : seen_.trick) {
            if (!played.card.is_fool() && (!best || beats(played.card, *best))) {
                best = played.card;
            }
        }
        return best;
    }

    const Observation& seen_;
    const Action action_;
    const TarotCard card_;
    const TarotSet hidden_;
    TarotSet kept_; ///< the hand after the action
    std::optional<int> worth_{};
    FactList facts_;
};

} // namespace

std::vector<Fact> find_facts(const Observation& observation, const Decision<mitigati::Game>& decision) {
    return Finder(observation, decision).find();
}

} // namespace mitts::ai::for_mitigati
