// `mitts bench --measure review`: measures how reliable a review's numbers are. review/REVIEW.md explains each line.
#include "cli/bench_review.h"
#include "ai/level_names.h"
#include "ai/players.h"
#include "cli/policy.h"
#include "games/option_change.h"
#include "games/option_text.h"
#include "review/review.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <map>
#include <set>
#include <span>

namespace mitts::cli {

namespace {

constexpr double points = 1000; ///< one point, in thousandths of a point

/// A mean and its standard error.
class Mean {
public:
    void add(double value) {
        ++count_;
        sum_ += value;
        squares_ += value * value;
    }
    double mean() const {
        return count_ > 0 ? sum_ / count_ : 0;
    }
    double deviation() const {
        return count_ > 1 ? std::sqrt(std::max(0.0, squares_ - sum_ * sum_ / count_) / (count_ - 1)) : 0;
    }
    double error() const {
        return count_ > 0 ? deviation() / std::sqrt(count_) : 0;
    }

private:
    double count_ = 0;
    double sum_ = 0;
    double squares_ = 0;
};

// Prints a mean and its error in points, and the mean as a multiple of the error.
void print(std::ostream& out, std::string_view what, double mean, double error) {
    out << "  " << std::left << std::setw(28) << what << std::right << std::fixed << std::setprecision(2)
        << std::setw(9) << mean / points << " ± " << std::setw(6) << error / points << "  (" << std::showpos
        << std::setprecision(1) << (error > 0 ? mean / error : 0) << std::noshowpos << " errors)\n";
}
void print(std::ostream& out, std::string_view what, const Mean& mean) {
    print(out, what, mean.mean(), mean.error());
}

/// Plays the first round of a match with this seed. `level_of(seat)` returns the name of a seat's player.
template <Game G, class LevelOf>
review::PlayedRound<G> play(const typename G::Options& options, std::uint64_t seed, LevelOf level_of) {
    auto match = *Match<G>::begin(options, SeededStart{.seed = seed});
    std::vector<Policy<G>> policies;
    for (int place = 0; place < G::players(options); ++place) {
        const auto seat = static_cast<Seat>(place);
        policies.emplace_back(*ai::find_player<G>(level_of(seat)), seed, seat);
    }
    while (match.phase() == MatchPhase::Playing) {
        MITTS_CHECK(!match.submit(policies[at(match.turn())].choose(match)));
    }
    return std::move(review::finished_rounds(match).front());
}

/// A decision, with the value of the chosen action and two differences from that value.
struct Point {
    double action = 0; ///< the number of the action in its round
    double value = 0;
    double surplus = 0;   ///< the result minus the value
    double w_surplus = 0; ///< W (review/REVIEW.md) after the action minus the value
    int round = 0;
};

// Prints the mean surplus of a group of decisions. The decisions in a round are correlated, so the sum over a round is
// one sample.
void print_surplus(std::ostream& out, std::string_view what, std::span<const Point> group, double Point::*surplus) {
    const auto count = static_cast<double>(group.size());
    double mean = 0;
    for (const auto& point : group) {
        mean += point.*surplus / count;
    }
    std::map<int, double> rounds;
    for (const auto& point : group) {
        rounds[point.round] += point.*surplus - mean;
    }
    double squares = 0;
    for (const auto& [round, sum] : rounds) {
        squares += sum * sum;
    }
    print(out, what, mean, std::sqrt(squares) / count);
}

template <class Key>
void print_calibration(std::ostream& out, std::string_view what, std::vector<Point> all, Key key,
                       double Point::*surplus = &Point::surplus) {
    constexpr std::size_t groups = 3;
    std::stable_sort(all.begin(), all.end(),
                     [&](const Point& left, const Point& right) { return key(left) < key(right); });
    for (std::size_t group = 0; group < groups; ++group) {
        const auto begin = all.size() * group / groups;
        const auto end = all.size() * (group + 1) / groups;
        print_surplus(out, std::string(what) + " " + std::to_string(group + 1) + " of 3",
                      std::span(all).subspan(begin, end - begin), surplus);
    }
}

template <Game G> class ReviewBench {
public:
    ReviewBench(const typename G::Options& options, const ReviewBenchOptions& wanted, std::ostream& out)
        : options_(options), wanted_(wanted), plan_{.worlds = wanted.worlds}, out_(out) {
    }

    /// Prints all lines. Returns false if a total is not the sum of its parts or if a loss depends on hidden cards.
    bool run() {
        out_ << G::name << ", " << G::players(options_) << " players, " << wanted_.rounds << " rounds, " << plan_.worlds
             << " worlds\n";
        measure_equals();
        const auto levels = ai::players_of<G>();
        for (std::size_t next = 2; wanted_.step_rounds > 0 && next < levels.size(); ++next) { // skips level 0, `random`
            measure_step(levels[next - 1].name, levels[next].name);
        }
        out_ << "  sums that do not close: " << open_sums_ << "; losses that hidden cards change: " << changed_ << '\n';
        return open_sums_ == 0 && changed_ == 0;
    }

private:
    // Measures rounds in which all players have the same level.
    void measure_equals() {
        Mean deal;
        Mean draws;
        Mean hidden;
        std::vector<Point> all;
        for (int number = 0; number < wanted_.rounds; ++number) {
            const auto round = play<G>(options_, wanted_.seed + static_cast<std::uint64_t>(number),
                                       [&](Seat) { return ai::usual_level; });
            const auto review = reviewed(round);
            const auto side = static_cast<std::size_t>(number % G::sides(options_));
            deal.add(static_cast<double>(review.sums[side].deal));
            draws.add(static_cast<double>(review.sums[side].draws));
            hidden.add(static_cast<double>(review.sums[side].hidden));
            for (const auto& decision : review.decisions) {
                const auto own = at(G::side_of(options_, decision.seat));
                const auto value = static_cast<double>(decision.judged.values[decision.judged.chosen].value);
                all.push_back({.action = static_cast<double>(decision.action),
                               .value = value,
                               .surplus = static_cast<double>(review.sums[own].result) - value,
                               .w_surplus = static_cast<double>(review.positions[decision.action].values[own]) - value,
                               .round = number});
            }
            check_permuted(round);
        }
        print(out_, "deal", deal);
        print(out_, "draws", draws);
        print(out_, "hidden", hidden);
        const auto by_action = [](const Point& point) { return point.action; };
        print_calibration(out_, "result less value, phase", all, by_action);
        print_calibration(out_, "result less value, size", all, [](const Point& point) { return point.value; });
        print_calibration(out_, "W less value, phase", all, by_action, &Point::w_surplus);
    }

    // Plays rounds with one side at `level` and the other sides at `next`, and prints the mean differences between
    // their losses and between their results.
    void measure_step(std::string_view level, std::string_view next) {
        Mean losses;
        Mean results;
        for (int number = 0; number < wanted_.step_rounds; ++number) {
            const int sides = G::sides(options_);
            const int weak = number % sides;
            const auto round = play<G>(options_, wanted_.seed + static_cast<std::uint64_t>(number / sides),
                                       [&](Seat seat) { return G::side_of(options_, seat) == weak ? level : next; });
            const auto review = reviewed(round);
            double lost = 0;
            double won = 0;
            for (int side = 0; side < sides; ++side) {
                const auto& sum = review.sums[at(side)];
                const double share = side == weak ? -1 : 1.0 / (sides - 1);
                lost -= share * static_cast<double>(sum.losses);
                won += share * static_cast<double>(sum.result);
            }
            losses.add(lost);
            results.add(won);
        }
        const auto name = std::string(level) + " - " + std::string(next);
        print(out_, name + ", losses", losses);
        print(out_, name + ", results", results);
        const auto clear = [](const Mean& mean) {
            const double each = mean.deviation() > 0 ? mean.mean() / mean.deviation() : 0;
            return each * each;
        };
        out_ << "  " << std::left << std::setw(28) << name + ", ratio" << std::right << std::setprecision(1)
             << std::setw(9) << (clear(results) > 0 ? clear(losses) / clear(results) : 0) << '\n';
    }

    review::RoundReview reviewed(const review::PlayedRound<G>& round) {
        auto review = review::review_round(round, starts_, plan_);
        for (const auto& sum : review.sums) {
            const auto told = sum.start + sum.deal + sum.draws + sum.hidden - sum.losses + sum.others;
            open_sums_ += told == sum.result ? 0 : 1;
        }
        return review;
    }

    // Checks that the loss of one decision in the round does not change when the hidden cards are dealt again.
    void check_permuted(const review::PlayedRound<G>& round) {
        const auto& moment = round.moments[round.moments.size() / 2];
        if (!moment.choice) {
            return;
        }
        Rng rng(wanted_.seed);
        const auto other = G::resample(options_, moment.seen, rng);
        auto seen = G::observe(options_, other, moment.seen.viewer);
        seen.history = moment.seen.history;
        PlayOn play_on(options_);
        const auto judge = [&](const typename G::Observation& observation) {
            ai::Evaluation<G> evaluation(play_on, observation, plan_.worlds, plan_.seed);
            while (evaluation.step()) {
            }
            return evaluation.judge(moment.action);
        };
        changed_ += judge(moment.seen) == judge(seen) ? 0 : 1;
    }

    using PlayOn = ai::PlayOn<G>;

    const typename G::Options options_;
    const ReviewBenchOptions wanted_;
    const review::Plan plan_;
    std::ostream& out_;
    review::Starts<G> starts_{options_};
    int open_sums_ = 0;
    int changed_ = 0;
};

// Prints a line of ai/<game>/starts.inc for each preset and number of players.
template <Game G> void print_starts(int deals, std::ostream& out) {
    const auto print = [&](const auto& means, auto figure) {
        for (const auto& mean : means) {
            out << (&mean == &means.front() ? ", {" : ", ") << std::lround((mean.*figure)());
        }
        out << '}';
    };
    std::set<std::string> printed;
    for (std::size_t preset = 0; preset < G::preset_names().size(); ++preset) {
        for (int players = 2; players <= max_seats; ++players) {
            const auto options = preset_for<G>(static_cast<int>(preset), players);
            const auto text = options_to_text<G>(options);
            if (!printed.insert(text).second) {
                continue;
            }
            ai::PlayOn<G> play_on(options);
            review::StartWork<G> work(play_on, options, 0, std::vector<int>(at(G::sides(options))));
            std::vector<Mean> means(at(G::sides(options)));
            for (int deal = 0; deal < deals; ++deal) {
                const auto result = work.next();
                for (int side = 0; side < G::sides(options); ++side) {
                    const ai::SideView<G> view{.side = side, .sides = G::sides(options)};
                    means[at(side)].add(static_cast<double>(view.result(result)) * points / view.parts());
                }
            }
            out << "{\"" << text << '"';
            print(means, &Mean::mean);
            print(means, &Mean::error);
            out << "},\n" << std::flush;
        }
    }
}

} // namespace

bool bench_starts(std::string_view game, int deals, std::ostream& out) {
    return visit_game(game, [&](auto which) { print_starts<typename decltype(which)::type>(deals, out); });
}

Parsed<bool> bench_review(std::string_view game, const ReviewBenchOptions& wanted, std::ostream& out) {
    Parsed<bool> good = true;
    visit_game(game, [&](auto which) {
        using G = typename decltype(which)::type;
        const auto options = parse_options<G>(wanted.options);
        good = options ? Parsed<bool>(ReviewBench<G>(*options, wanted, out).run()) : options.error();
    });
    return good;
}

} // namespace mitts::cli
