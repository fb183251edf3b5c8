#include "ai/mitigati/card_search.h"

#include "ai/mitigati/candidates.h"
#include "ai/mitigati/endgame.h"
#include "ai/mitigati/quick_sense.h"

#include <algorithm>
#include <cmath>

namespace mitts::ai::for_mitigati {

namespace {

using namespace mitts::mitigati;

class CardSearch final : public Thought<mitigati::Game> {
public:
    CardSearch(const Observation& observation, const Rng& rng, const CardTemper& temper, const State* truth)
        : temper_(temper), options_of_game_(observation.options), viewer_(at(observation.viewer)),
          discarding_(observation.phase == Phase::Discard), worlds_(observation, truth, temper.memory),
          hand_(observation.hand), cards_left_(count_cards(observation)),
          solves_(!discarding_ && cards_left_ <= temper.solve_cards), endgame_(solves_ ? temper.table_bits : 0),
          rng_(rng) {
        if (discarding_) {
            list_discards(options_, hand_, static_cast<std::size_t>(3 - observation.discarded));
        } else {
            list_cards(options_, worlds_.open_table());
        }
        alive_ = options_.size();
        plan_round();
    }

    // Tries candidates in sampled deals until the work of one step is done.
    bool step() override {
        constexpr int trials_a_step = 24;
        int work = 0;
        while (!done() && work < trials_a_step) {
            if (next_ == 0) {
                world_ = worlds_.draw(rng_);
                work += 3 * temper_.memory.candidates; // the work of sampling, which may need several attempts
            }
            work += try_out(options_[next_]);
            if (++next_ == alive_) {
                next_ = 0;
                --deals_left_;
                if (deals_left_ == 0) {
                    halve();
                }
            }
        }
        return !done();
    }

    Decision<mitigati::Game> decision() const override {
        Decision<mitigati::Game> decision;
        const auto best = best_option();
        for (const auto card : discarding_ ? discardable(hand_) : worlds_.open_table().playable()) {
            decision.alternatives.push_back(alternative(card, best));
        }
        sort_alternatives<mitigati::Game>(decision.alternatives);
        return decision;
    }

    /// Returns the total number of trials.
    std::uint64_t iterations() const override {
        std::uint64_t sum = 0;
        for (const auto& option : options_) {
            sum += static_cast<std::uint64_t>(option.trials);
        }
        return sum;
    }

private:
    static int count_cards(const Observation& observation) {
        return observation.hand_sizes[0] + observation.hand_sizes[1] + observation.hand_sizes[2];
    }

    bool done() const {
        return rounds_left_ == 0;
    }
    void plan_round() {
        if (alive_ <= 1) {
            rounds_left_ = 0;
            return;
        }
        if (rounds_left_ == 0) {
            rounds_left_ = static_cast<unsigned>(std::bit_width(alive_ - 1));
            trials_a_round_ = (solves_ ? temper_.solve_trials : temper_.trials) / static_cast<int>(rounds_left_);
        }
        deals_left_ = std::max(2, trials_a_round_ / static_cast<int>(alive_));
    }
    // Drops the worse half of the candidates after a round of trials. Uses insertion sort, which is stable and does not
    // allocate memory.
    void halve() {
        for (std::size_t next = 1; next < alive_; ++next) {
            for (auto place = next; place > 0 && options_[place].mean() > options_[place - 1].mean(); --place) {
                std::swap(options_[place], options_[place - 1]);
            }
        }
        alive_ = (alive_ + 1) / 2;
        if (--rounds_left_ > 0) {
            plan_round();
        }
    }

    // Tries a candidate in one deal. Returns the work done, measured in play-outs.
    int try_out(Candidate& option) {
        auto table = world_;
        const int before = table.points[viewer_];
        if (discarding_) {
            for (const auto card : option.cards) {
                table.put_aside(card);
            }
            option.total += honours_left(table.hand());
            table.begin_play(table.turn);
        } else {
            table.play(option.cards[0]);
        }
        ++option.trials;
        if (solves_) {
            const auto nodes = endgame_.nodes();
            const auto points = endgame_.solve(table, temper_.solve_nodes);
            const int work = 1 + static_cast<int>(endgame_.nodes() - nodes) / nodes_a_play_out;
            if (points) {
                option.total += table.points[viewer_] + (*points)[viewer_] - even_share;
                option.trick += finish_trick(table) - before;
                return work;
            }
        }
        option.trick += finish_trick(table) - before;
        quick_play_out(table);
        option.total += table.points[viewer_] - even_share;
        return 1;
    }
    // Returns the points that the other two players pay for the honours in the hand (T14). Of the honours, only the
    // Fool may be discarded.
    int honours_left(TarotSet hand) const {
        return (player_count - 1) * honours_of(options_of_game_, hand);
    }
    // Plays the trick to its end by rules of thumb, and returns the viewer's points.
    int finish_trick(QuickTable& table) const {
        while (table.turn != no_seat && table.laid > 0) {
            table.play(quick_card(table));
        }
        return table.points[viewer_];
    }

    // Returns the best of the remaining candidates, or an equally good but cheaper one (`cheapest_gift`). A dropped
    // candidate never counts as the best, because it was tried less often.
    std::size_t best_option() const {
        std::size_t best = 0;
        for (std::size_t index = 1; index < alive_; ++index) {
            best = options_[index].mean() > options_[best].mean() ? index : best;
        }
        return discarding_ ? best : cheapest_gift(best);
    }
    // If the best candidate is a gift, returns the cheapest gift that is equally good within the error of the trials.
    // Otherwise, returns the best candidate. A gift is a card that would not win the trick, except the Fool (T13).
    std::size_t cheapest_gift(std::size_t best) const {
        const auto table = worlds_.open_table();
        const auto is_gift = [&](TarotCard card) { return !card.is_fool() && !table.wins(card); };
        if (table.led == nothing_led || !is_gift(options_[best].cards[0])) {
            return best;
        }
        auto chosen = best;
        for (std::size_t index = 0; index < options_.size(); ++index) {
            const auto& option = options_[index];
            const bool equal = option.trials > 0 && options_[best].mean() - option.mean() <= noise_of(option);
            const auto card = option.cards[0];
            if (equal && is_gift(card) && card_value(card) < card_value(options_[chosen].cards[0])) {
                chosen = index;
            }
        }
        return lowest_of_its_suit(chosen);
    }
    // Returns the lowest card of the gift's suit that is cheaper than the gift, or the gift if there is none. Keeping
    // the higher card is never worse.
    std::size_t lowest_of_its_suit(std::size_t gift) const {
        auto chosen = gift;
        for (std::size_t index = 0; index < options_.size(); ++index) {
            const auto card = options_[index].cards[0];
            const auto given = options_[chosen].cards[0];
            const bool lower = card.is_suited() && given.is_suited() && card.suit() == given.suit() && card < given;
            chosen = lower && card_value(card) < card_value(given) ? index : chosen;
        }
        return chosen;
    }
    static double noise_of(const Candidate& option) {
        constexpr double of_one_trial = 4;
        constexpr double most = 0.5;
        return std::min(most, of_one_trial / std::sqrt(option.trials));
    }
    /// Returns the best candidate that contains this card. Returns the number of candidates if there is none.
    std::size_t option_of(TarotCard card, std::size_t best) const {
        if (options_[best].cards.contains(card)) {
            return best;
        }
        std::size_t found = options_.size();
        for (std::size_t index = 0; index < options_.size(); ++index) {
            if (options_[index].cards.contains(card) &&
                (found == options_.size() || options_[index].mean() > options_[found].mean())) {
                found = index;
            }
        }
        return found;
    }
    // Returns the candidate for this card. A card without a candidate is equivalent to the nearest lower card with a
    // candidate.
    std::size_t option_for(TarotCard card, std::size_t best) const {
        auto found = option_of(card, best);
        while (found == options_.size() && card.index > 0) {
            --card.index;
            found = option_of(card, best);
        }
        return found;
    }
    Alternative<mitigati::Game> alternative(TarotCard card, std::size_t best) const {
        const auto index = option_for(card, best);
        const auto& option = options_[index];
        const double most = options_[best].mean();
        const double value = index == best ? most : std::min(option.mean(), most - least_distance);
        Alternative<mitigati::Game> alternative;
        alternative.value = value;
        alternative.action = {.type = discarding_ ? ActionType::Discard : ActionType::Play, .card = card};
        if (discarding_) {
            explain_discards(option, alternative);
        } else {
            const double trick = option.trials > 0 ? option.trick / option.trials : 0;
            alternative.reasons = {{.id = "this_trick", .points = trick},
                                   {.id = "play_to_come", .points = value - trick}};
        }
        return alternative;
    }
    // Explains the discard of a card by the whole set of discards that contains it.
    void explain_discards(const Candidate& option, Alternative<mitigati::Game>& alternative) const {
        auto hand = hand_;
        double aside = 0;
        for (const auto card : option.cards) {
            hand.erase(card);
            aside += card_value(card);
        }
        const double honours = honours_left(hand);
        alternative.reasons = {{.id = "put_aside", .points = aside},
                               {.id = "hand_honours", .points = honours},
                               {.id = "play_to_come", .points = alternative.value - aside - honours}};
    }

    static constexpr int nodes_a_play_out = 40;
    static constexpr double least_distance = 0.001;

    const CardTemper temper_;
    const Options options_of_game_;
    const std::size_t viewer_;
    const bool discarding_;
    const PlayWorlds worlds_;
    const TarotSet hand_;
    const int cards_left_;
    const bool solves_;
    Endgame endgame_;
    Rng rng_;
    Candidates options_;
    std::size_t alive_ = 0;
    unsigned rounds_left_ = 0;
    int trials_a_round_ = 0;
    int deals_left_ = 0;
    std::size_t next_ = 0;
    QuickTable world_;
};

} // namespace

std::unique_ptr<Thought<mitigati::Game>> begin_card_search(const Observation& observation, const Rng& rng,
                                                           const CardTemper& temper, const State* truth) {
    return std::make_unique<CardSearch>(observation, rng, temper, truth);
}

} // namespace mitts::ai::for_mitigati
