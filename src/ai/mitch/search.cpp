#include "ai/mitch/search.h"

#include "ai/mitch/certain.h"
#include "cards/in_order.h"

#include <algorithm>
#include <cmath>

namespace mitts::ai::for_mitch {

namespace {

constexpr std::int64_t nodes_of_a_step = 2000;
constexpr int worlds_between_looks = 128;

} // namespace

double Search::Arm::variance() const {
    return worlds < 2 ? 0 : std::max(0.0, (squares - margin * margin / worlds) / (worlds - 1));
}

Search::Search(const Observation& observation, const mitts::mitch::State* truth, const Rng& rng, const Effort& effort)
    : observation_(observation), rules_(observation.options), worlds_(rules_, observation, truth, effort.attention),
      rng_(rng), effort_(effort), instinct_(rules_, effort.bent), viewer_(observation.viewer),
      solving_(observation.phase == Phase::Second && worlds_.open()), solver_(rules_, solving_ ? 14 : 0) {
    for (const auto move : rules_.moves(worlds_.base())) {
        arms_[at(arms_total_++)].move = move;
    }
    active_ = arms_total_;
    lead_by_instinct();
    for (stages_ = 0; 1 << stages_ < arms_total_; ++stages_) {
    }
    play_outs_ = affordable(effort);
    begin_stage();
}

// Puts the fast policy's move first until a better move is found.
void Search::lead_by_instinct() {
    auto chances = rng_;
    const auto move = instinct_.choose(worlds_.base(), chances);
    const auto found = std::find_if(arms_.begin(), arms_.begin() + arms_total_,
                                    [&](const Arm& arm) { return to_action(arm.move) == to_action(move); });
    if (found != arms_.begin() + arms_total_) {
        std::iter_swap(arms_.begin(), found);
    }
}

// Returns the number of play-outs that the limits allow. A play-out has one turn for every card that is held or still
// to be drawn. With more players, each turn takes longer.
int Search::affordable(const Effort& effort) const {
    const auto& table = worlds_.base();
    int turns = 1;
    for (int seat = 0; seat < rules_.options.players; ++seat) {
        turns += table.seats[at(seat)].cards;
    }
    if (table.phase == Phase::First) {
        const int aces = 4 * rules_.options.packs - table.aces;
        turns += (rules_.closing - table.aces) * (table.stock_left() + 1) / (aces + 1);
    }
    return std::clamp(effort.turns / turns * 6 / (rules_.options.players + 3), 1, effort.play_outs);
}

void Search::begin_stage() {
    worlds_left_ = active_ <= 1 ? 0 : std::max(1, play_outs_ / stages_ / active_);
}

bool Search::step() {
    if (active_ <= 1) {
        return false;
    }
    if (solving_) {
        solve_next();
    } else if (reading_) {
        reading_ = worlds_.read(rng_);
        if (!reading_) {
            instinct_.lean(worlds_.leanings(effort_.bent.others_keep));
        }
    } else {
        try_in_a_world();
    }
    return active_ > 1;
}

void Search::try_in_a_world() {
    worlds_.draw(world_, rng_);
    const Rng chances(rng_.next());
    for (int arm = 0; arm < active_; ++arm) {
        play_out(arms_[at(arm)], chances);
    }
    if (--worlds_left_ == 0) {
        rank();
        active_ = (active_ + 1) / 2;
        leave_hopeless();
        begin_stage();
    } else if (worlds_left_ % worlds_between_looks == 0) {
        rank();
        leave_hopeless();
    }
}

void Search::rank() {
    std::sort(arms_.begin(), arms_.begin() + active_, [](const Arm& left, const Arm& right) {
        return left.mean() != right.mean() ? left.mean() > right.mean() : to_action(left.move) < to_action(right.move);
    });
}

// Drops moves that are very unlikely to be better than the leader.
void Search::leave_hopeless() {
    constexpr double deviations = 3.5;
    const auto& leader = arms_[0];
    while (active_ > 1) {
        const auto& last = arms_[at(active_ - 1)];
        const double doubt = std::sqrt((leader.variance() + last.variance() + 0.01) / last.worlds);
        if (leader.mean() - last.mean() < deviations * doubt || last.worlds < 30) {
            return;
        }
        --active_;
    }
}

void Search::play_out(Arm& arm, Rng chances) {
    table_ = world_;
    rules_.play(table_, arm.move);
    while (table_.phase != Phase::Over) {
        auto* told = table_.turn != viewer_ && table_.step == Step::Play ? effort_.others : nullptr;
        rules_.play(table_, told != nullptr ? told->choose(table_) : instinct_.choose(table_, chances));
    }
    learn(arm, rules_.points(table_));
}

void Search::learn(Arm& arm, const AllPoints& points) const {
    double others = 0;
    for (int seat = 0; seat < rules_.options.players; ++seat) {
        others += seat == viewer_ ? 0 : points[at(seat)].total();
    }
    others /= rules_.options.players - 1;
    const auto& own = points[at(viewer_)];
    const double margin = own.total() - others;
    ++arm.worlds;
    arm.margin += margin;
    arm.squares += margin * margin;
    arm.suits_won += own.suits_won;
    arm.cards_lost += own.cards_lost;
    arm.penalty += own.penalty;
    arm.others += others;
}

// Continues to solve the first unsolved move, within a small node limit.
void Search::solve_next() {
    int next = 0;
    while (arms_[at(next)].worlds > 0) {
        ++next;
    }
    if (next == 0) {
        worlds_.draw(world_, rng_);
    }
    table_ = world_;
    rules_.play(table_, arms_[at(next)].move);
    if (const auto ending = solver_.solve(table_, nodes_of_a_step)) {
        learn(arms_[at(next)], ending->points);
        if (next + 1 == active_) {
            rank();
            active_ = 1;
        }
        return;
    }
    effort_.nodes -= nodes_of_a_step;
    if (effort_.nodes < 0) {
        solving_ = false;
        for (int arm = 0; arm < next; ++arm) {
            arms_[at(arm)] = {.move = arms_[at(arm)].move};
        }
    }
}

Decision<mitts::mitch::Game> Search::decision() const {
    Decision<mitts::mitch::Game> decision;
    for (int index = 0; index < arms_total_; ++index) {
        const auto& arm = arms_[at(index)];
        Alternative<mitts::mitch::Game> alternative{.action = to_action(arm.move), .value = arm.mean()};
        const auto count = [&](std::string_view id, double sum) {
            if (sum != 0) {
                alternative.reasons.push_back({.id = id, .points = sum / arm.worlds});
            }
        };
        count("suits_won", arm.suits_won);
        count("cards_lost", arm.cards_lost);
        count("penalty_risk", arm.penalty);
        count("others_chances", -arm.others);
        decision.alternatives.push_back(std::move(alternative));
    }
    // A dropped move was tried in fewer worlds, so its value may exceed that of the chosen move.
    auto& alternatives = decision.alternatives;
    put_in_order(std::span(alternatives).subspan(1),
                 [](const auto& left, const auto& right) { return left.value > right.value; });
    for (auto& alternative : alternatives) {
        alternative.value = std::min(alternative.value, alternatives.front().value);
    }
    heed_certainty(observation_, decision);
    return decision;
}

std::uint64_t Search::iterations() const {
    std::uint64_t sum = 0;
    for (int arm = 0; arm < arms_total_; ++arm) {
        sum += static_cast<std::uint64_t>(arms_[static_cast<std::size_t>(arm)].worlds);
    }
    return sum;
}

} // namespace mitts::ai::for_mitch
