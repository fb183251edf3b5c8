#include "ai/mitaines/master.h"

#include "ai/mitaines/careful.h"
#include "ai/mitaines/deal_solver.h"
#include "ai/mitaines/last_deal.h"
#include "ai/mitaines/manner.h"
#include "ai/mitaines/players.h"
#include "ai/mitaines/sensible.h"

namespace mitts::ai {

namespace for_mitaines {

using namespace mitts::mitaines;

namespace {

using Choice = Alternative<mitaines::Game>;

/// Makes a decision in the last deal of a two-player round. Each step solves one root play.
class LastDealThought final : public Thought<mitaines::Game> {
public:
    LastDealThought(const Observation& observation, Rng rng)
        : observation_(observation), rules_(observation.options), solver_(rules_, table_bits) {
        const auto state = resample(observation.options, observation, rng);
        table_ = QuickTable(rules_, state);
        decision_ = judge_actions(observation, state); // used until the solver is finished
    }

    bool step() override {
        if (next_ < decision_.alternatives.size()) {
            const auto play = QuickMove::of(decision_.alternatives[next_].action);
            margins_[next_] = 0;
            bool known = false;
            for (std::size_t earlier = 0; earlier < next_ && !known; ++earlier) {
                if (QuickMove::of(decision_.alternatives[earlier].action) == play) {
                    margins_[next_] = margins_[earlier];
                    known = true;
                }
            }
            margins_[next_] = known ? margins_[next_] : solver_.value_after(table_, play);
            ++next_;
        }
        return next_ < decision_.alternatives.size();
    }

    Decision<mitaines::Game> decision() const override {
        auto decision = decision_;
        if (next_ < decision.alternatives.size()) {
            return decision;
        }
        for (std::size_t index = 0; index < decision.alternatives.size(); ++index) {
            auto& alternative = decision.alternatives[index];
            alternative.value = margins_[index];
            explain_exactly(solver_, table_, alternative);
        }
        sort_alternatives<mitaines::Game>(decision.alternatives);
        look_sensible(observation_, decision, {});
        return decision;
    }

    std::uint64_t iterations() const override {
        return static_cast<std::uint64_t>(solver_.nodes());
    }

private:
    static constexpr int table_bits = 15;

    Observation observation_;
    QuickRules rules_;
    DealSolver solver_;
    QuickTable table_;
    Decision<mitaines::Game> decision_;
    std::array<int, 54 * 4> margins_{};
    std::size_t next_ = 0;
};

/// Makes a decision in any other deal. Samples likely deals first, and then searches them.
class PlayThought final : public Thought<mitaines::Game> {
public:
    PlayThought(const Observation& observation, const Rng& rng, const Thinking& thinking, const World* truth)
        : observation_(observation), thinking_(thinking), rules_(observation.options), rng_(rng),
          judge_(rules_, thinking.temper), worlds_(rules_, observation, thinking.worlds_weighed, thinking.worlds_kept),
          manners_(learn_manners(rules_, observation, judge_, thinking.belief)) {
        if (truth != nullptr) {
            worlds_.set_only(*truth);
        }
        auto drawing = rng;
        legal_ = ai::legal_actions<mitaines::Game>(observation, drawing);
        search_ = std::make_unique<Search>(rules_, observation, worlds_, judge_, thinking.search, rng_);
        weighing_ = truth == nullptr && search_->plays().size() > 1;
    }

    bool step() override {
        for (int piece = 0; piece < worlds_a_step && weighing_; ++piece) {
            weighing_ = worlds_.step(judge_, thinking_.belief.temperature, manners_, rng_);
            if (!weighing_) {
                tell_blunders();
                return true;
            }
        }
        if (weighing_) {
            return true;
        }
        bool more = true;
        for (int piece = 0; piece < playouts_a_step && more; ++piece) {
            more = search_->step();
        }
        return more;
    }

    Decision<mitaines::Game> decision() const override {
        Decision<mitaines::Game> decision;
        const auto plays = search_->plays();
        std::size_t finalists = 0; // the number of actions for the two best plays, which were tried equally often
        for (std::size_t index = 0; index < plays.size(); ++index) {
            for (const auto& action : legal_) {
                if (QuickMove::of(action) == plays[index].play) {
                    decision.alternatives.push_back(alternative(action, plays[index], decision));
                    finalists = index < 2 ? decision.alternatives.size() : finalists;
                }
            }
        }
        look_sensible(observation_, decision,
                      {.noise = thinking_.noise, .noise_of_ten = thinking_.noise_of_ten, .choices = finalists});
        return decision;
    }

    /// Returns the number of play-outs.
    std::uint64_t iterations() const override {
        std::uint64_t sum = 0;
        for (const auto& weighed : search_->plays()) {
            sum += static_cast<std::uint64_t>(weighed.visits);
        }
        return sum;
    }

private:
    static constexpr int worlds_a_step = 16;
    static constexpr int playouts_a_step = 16;

    // Sets how often the other players play at random in the search. The plan's `error` already covers part of these
    // random plays.
    void tell_blunders() {
        constexpr double in_error = 0.05;
        auto blunders = worlds_.blunders();
        for (auto& share : blunders) {
            share = std::max(0.0, share - in_error);
        }
        search_->set_blunders(blunders);
    }

    // Returns an action with its value and reasons. The value of a play that was dropped early may be too high, so it
    // is capped at the value of the next better play.
    static Choice alternative(Action action, const RootPlay& weighed, const Decision<mitaines::Game>& before) {
        Choice choice{.action = action, .value = weighed.value()};
        if (!before.alternatives.empty()) {
            choice.value = std::min(choice.value, before.alternatives.back().value);
        }
        const auto count = [&](std::string_view id, double points) {
            if (points != 0) {
                choice.reasons.push_back({.id = id, .points = points});
            }
        };
        count("match_won", weighed.match);
        count("points_now", weighed.now);
        count("own_chances", weighed.own);
        count("others_chances", -weighed.others);
        count("pile_left", weighed.rest);
        return choice;
    }

    Observation observation_;
    Thinking thinking_;
    QuickRules rules_;
    Rng rng_;
    Judge judge_;
    Worlds worlds_;
    Manners manners_;
    Actions legal_;
    std::unique_ptr<Search> search_;
    bool weighing_ = true;
};

} // namespace

// Limits the number of play-outs or, with more than two players, the total number of plays, because longer deals take
// more time.
Thinking masterly(const Options& options) {
    constexpr int playouts_of_two = 30'000;
    constexpr int plays_of_more = 96'000;
    Thinking thinking;
    thinking.search.playouts =
        options.players == 2 ? playouts_of_two : plays_of_more / (options.players * hand_size(options, 0));
    thinking.search.nodes = 1 << 17;
    return thinking;
}

std::unique_ptr<Thought<mitaines::Game>> begin_thinking(const Observation& observation, const Rng& rng,
                                                        const Thinking& thinking) {
    if (is_open_last_deal(observation)) {
        return std::make_unique<LastDealThought>(observation, rng);
    }
    return std::make_unique<PlayThought>(observation, rng, thinking, nullptr);
}

std::unique_ptr<Thought<mitaines::Game>> begin_master(const Observation& observation, const Rng& rng) {
    return begin_thinking(observation, rng, masterly(observation.options));
}

std::unique_ptr<Thought<mitaines::Game>> begin_briefed(const Observation& observation, const Rng& rng) {
    auto thinking = masterly(observation.options);
    thinking.belief = {.temperature = 0.5,
                       .blunder = 0.005,
                       .minds_manners = false}; // the other players always make the play that the judge rates highest
    thinking.search.error = 0;
    thinking.search.playouts = 40'000;
    thinking.worlds_weighed = 12'000;
    return begin_thinking(observation, rng, thinking);
}

std::unique_ptr<Thought<mitaines::Game>> begin_forewarned(const Observation& observation, const Rng& rng) {
    auto thinking = masterly(observation.options);
    thinking.belief = {.blunder = 1, .minds_manners = false};
    return begin_thinking(observation, rng, thinking);
}

std::unique_ptr<Thought<mitaines::Game>> begin_open_handed(const Observation& observation, const State& truth,
                                                           const Rng& rng, const Thinking& thinking) {
    if (is_open_last_deal(observation)) {
        return begin_thinking(observation, rng, thinking);
    }
    World world;
    for (Seat seat = 0; seat < observation.options.players; ++seat) {
        const auto hand = truth.hands[at(seat)];
        world.hands[at(seat)] = counts_of(hand);
        world.ten_holder = hand.contains(ten_of_diamonds) ? seat : world.ten_holder;
    }
    return std::make_unique<PlayThought>(observation, rng, thinking, &world);
}

} // namespace for_mitaines

template <> std::span<const Player<mitaines::Game>> yardsticks_of<mitaines::Game>() {
    static constexpr Player<mitaines::Game> yardsticks[] = {
        {.name = "briefed", .begin = for_mitaines::begin_briefed},
        {.name = "forewarned", .begin = for_mitaines::begin_forewarned},
    };
    return yardsticks;
}

template <>
std::unique_ptr<Thought<mitaines::Game>> begin_cheat<mitaines::Game>(const mitaines::Observation& observation,
                                                                     const mitaines::State& truth, const Rng& rng) {
    return for_mitaines::begin_open_handed(observation, truth, rng, for_mitaines::masterly(observation.options));
}

} // namespace mitts::ai
