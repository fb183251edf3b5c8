#include "ai/mitaines/worlds.h"

#include "ai/mitaines/deal_memory.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace mitts::ai::for_mitaines {

using namespace mitts::mitaines;

namespace {

constexpr int ten = index_of(Rank::Ten);
/// The likelihood of an impossible play. It is not zero, so a deal can be chosen even if all deals are impossible.
constexpr double impossible = 1e-6;

float raised(float base, int power) {
    float product = base;
    for (int factor = 1; factor < power; ++factor) {
        product *= base;
    }
    return product;
}

// Returns the effective sample size: the number of equally weighted deals that would contain as much information. The
// weights are first raised to `power`.
double effective_number(std::span<const World> worlds, int power) {
    double sum = 0;
    double squares = 0;
    for (const auto& world : worlds) {
        const double weight = raised(world.weight, power);
        sum += weight;
        squares += weight * weight;
    }
    return squares > 0 ? sum * sum / squares : 0;
}

QuickTable open_table(const QuickRules& rules, const Observation& observation) {
    State state{observation};
    state.hands[at(observation.viewer)] = observation.hand;
    return QuickTable(rules, state);
}

} // namespace

Worlds::Worlds(const QuickRules& rules, const Observation& observation, int weighed, int kept)
    : rules_(rules), viewer_(observation.viewer), base_(open_table(rules, observation)), to_weigh_(at(weighed)),
      to_keep_(at(kept)) {
    note_hidden(observation);
    remember(observation);
    constexpr std::size_t usual_past = 5; // about as many plays as the opponent makes in a two-player deal
    to_weigh_ = to_weigh_ * usual_past / std::max(usual_past, past_.size());
    weighed_.reserve(to_weigh_);
    kept_.reserve(std::max<std::size_t>(1, to_keep_));
    Rng any(1);
    kept_.push_back(draw(any));
}

void Worlds::note_hidden(const Observation& observation) {
    const auto unseen = mitaines::unseen(observation);
    const auto& known = observation.known;
    auto free = unseen;
    certain_.hands[at(observation.viewer)] = counts_of(observation.hand);
    certain_.ten_holder = base_.ten_holder;
    unseen_ = counts_of(unseen);
    for (Seat seat = 0; seat < rules_.players; ++seat) {
        if (seat == observation.viewer) {
            continue;
        }
        auto& hand = certain_.hands[at(seat)];
        hand = counts_of(known[at(seat)]);
        known_tens_[at(seat)] = count_of(hand, ten);
        unseen_ += hand;
        certain_.ten_holder = known[at(seat)].contains(ten_of_diamonds) ? seat : certain_.ten_holder;
        hidden_places_[at(seat)] = observation.hand_sizes[at(seat)] - known[at(seat)].size();
        if (const auto* call = mitaines::bound_call(rules_.options, observation,
                                                    seat)) { // M9; `draw` decides which ten is the ten of diamonds
            const int rank = static_cast<int>(call->rank);
            for (int missing = call->to_play - count_of(hand, rank); missing > 0; --missing) {
                const auto cards = free & CardSet::of_rank(call->rank);
                const auto card = cards.nth(cards.size() - 1);
                hand += one_of(rank);
                free.erase(card);
                --hidden_places_[at(seat)];
            }
        }
    }
    unseen_tens_ = unseen.count(Rank::Ten);
    ten_unseen_ = certain_.ten_holder == no_seat && unseen.contains(ten_of_diamonds);
    for (const auto card : free) {
        slots_[at(slot_count_++)] = static_cast<std::uint8_t>(card.rank());
    }
}

void Worlds::remember(const Observation& observation) {
    const auto plays = plays_of_this_deal(rules_, observation);
    past_.reserve(plays.size());
    std::array<RankCounts, max_players> later{};
    Seat ten_played_by = no_seat;
    for (auto past = plays.rbegin(); past != plays.rend(); ++past) {
        later[at(past->seat)] += one_of(past->play.rank());
        ten_played_by = past->play.is_ten_of_diamonds() ? past->seat : ten_played_by;
        if (past->seat != observation.viewer) {
            past_.push_back({.table = past->before,
                             .play = past->play,
                             .seat = past->seat,
                             .later = later,
                             .ten_played_by = ten_played_by});
        }
    }
}

World Worlds::draw(Rng& rng) {
    auto world = certain_;
    quick_shuffle(std::span(slots_.data(), at(slot_count_)), rng);
    int next = 0;
    for (int seat = 0; seat < rules_.players; ++seat) {
        for (int place = 0; place < hidden_places_[at(seat)] && next < slot_count_; ++place) {
            world.hands[at(seat)] += one_of(slots_[at(next++)]);
        }
    }
    if (ten_unseen_) { // any of the unseen tens may be the ten of diamonds, with equal chances
        int number = quick_below(unseen_tens_, rng);
        for (Seat seat = 0; seat < rules_.players && world.ten_holder == no_seat; ++seat) {
            const int tens = seat == viewer_ ? 0 : count_of(world.hands[at(seat)], ten) - known_tens_[at(seat)];
            world.ten_holder = number < tens ? seat : no_seat;
            number -= tens;
        }
    }
    return world;
}

QuickTable Worlds::lay(const QuickTable& open, const World& world) const {
    auto table = open;
    table.hands = world.hands;
    table.stock = unseen_ + world.hands[at(viewer_)];
    for (const auto hand : world.hands) {
        table.stock -= hand;
    }
    table.ten_holder = world.ten_holder;
    table.ten_waits = ten_unseen_ && world.ten_holder == no_seat;
    return table;
}

QuickTable Worlds::table(int world) const {
    return lay(base_, kept_[at(world)]);
}

// Returns the likelihood of the others' plays if they held these cards. Assumes that each player has the same fraction
// of random plays throughout. Updates the estimates of these fractions.
double Worlds::likelihood(const World& world, Judge& judge, double temperature, const Manners& manners) {
    std::array<std::array<double, Manner::kinds>, max_players> chances{};
    for (Seat seat = 0; seat < rules_.players; ++seat) {
        for (std::size_t kind = 0; kind < Manner::kinds; ++kind) {
            chances[at(seat)][kind] = manners[at(seat)].likely(kind);
        }
    }
    for (const auto& past : past_) {
        auto table = lay(past.table, world);
        for (int seat = 0; seat < rules_.players; ++seat) {
            table.hands[at(seat)] += past.later[at(seat)];
        }
        if (past.ten_played_by != no_seat) {
            table.ten_holder = past.ten_played_by;
        }
        judge.weigh(table, plays_);
        const double judged = chance_judged(plays_, past.play, temperature);
        const double any = 1.0 / static_cast<double>(plays_.plays.size());
        for (std::size_t kind = 0; kind < Manner::kinds; ++kind) {
            const double share = manners[at(past.seat)].share(kind);
            // `judged` is 0 if the play was impossible with these cards.
            chances[at(past.seat)][kind] *= judged > 0 ? (1 - share) * judged + share * any : impossible;
        }
    }
    double likely = 1;
    std::array<double, max_players> blunders{};
    for (Seat seat = 0; seat < rules_.players; ++seat) {
        double sum = 0;
        double of_blunders = 0;
        for (std::size_t kind = 0; kind < Manner::kinds; ++kind) {
            sum += chances[at(seat)][kind];
            of_blunders += chances[at(seat)][kind] * manners[at(seat)].share(kind);
        }
        likely *= sum;
        blunders[at(seat)] = of_blunders / sum;
    }
    for (Seat seat = 0; seat < rules_.players; ++seat) {
        blunders_[at(seat)] += likely * blunders[at(seat)];
    }
    weight_ += likely;
    return likely;
}

std::array<double, max_players> Worlds::blunders() const {
    auto mean = blunders_;
    for (auto& share : mean) {
        share = weight_ > 0 ? share / weight_ : 0;
    }
    return mean;
}

bool Worlds::step(Judge& judge, double temperature, const Manners& manners, Rng& rng) {
    if (weighed_.size() == to_weigh_) {
        return false;
    }
    auto world = draw(rng);
    world.weight = static_cast<float>(likelihood(world, judge, temperature, manners));
    weighed_.push_back(world);
    if (weighed_.size() < to_weigh_) {
        return true;
    }
    keep_some(rng);
    return false;
}

// Flattens the weights until enough deals matter. After many plays, a few deals may outweigh all others by chance. The
// exponent is reduced in eighths, because only square roots give the same result on every machine.
void Worlds::soften() {
    constexpr double enough = 100;
    constexpr int whole = 8;
    if (effective_number(weighed_, 1) >= enough) {
        return;
    }
    for (auto& world : weighed_) {
        world.weight = std::sqrt(std::sqrt(std::sqrt(world.weight)));
    }
    int power = whole - 1;
    while (power > 1 && effective_number(weighed_, power) < enough) {
        --power;
    }
    for (auto& world : weighed_) {
        world.weight = raised(world.weight, power);
    }
}

// Selects the kept deals by systematic sampling according to weight, then shuffles them.
void Worlds::keep_some(Rng& rng) {
    soften();
    double sum = 0;
    for (const auto& world : weighed_) {
        sum += world.weight;
    }
    const double stride = sum / static_cast<double>(to_keep_);
    double mark = stride * (quick_below(128, rng) + 0.5) / 128;
    double passed = 0;
    kept_.clear();
    for (const auto& world : weighed_) {
        passed += world.weight;
        for (; passed > mark && kept_.size() < to_keep_; mark += stride) {
            kept_.push_back(world);
        }
    }
    if (kept_.empty()) {
        kept_.push_back(weighed_.front());
    }
    shuffle(std::span(kept_), rng);
}

void Worlds::set_only(const World& world) {
    kept_.assign(1, world);
    to_weigh_ = weighed_.size();
}

} // namespace mitts::ai::for_mitaines
