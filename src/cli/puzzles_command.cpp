// `mitts puzzles`: finds puzzles in self-play, and verifies a file of puzzles.
#include "ai/level_names.h"
#include "cli/command_line.h"
#include "cli/input.h"
#include "cli/json.h"
#include "games/option_text.h"
#include "review/puzzle.h"

#include <map>
#include <memory>
#include <sstream>

namespace mitts::cli {

namespace {

using review::Effort;
using review::Idea;

struct PuzzleSearch {
    std::string game;
    std::string options;
    std::uint64_t seed = 1;
    int count = 60;
    int most = 20; ///< the maximum number of puzzles with the same theme
    int worlds = 1000;
    std::string verified; ///< a file to verify; if given, the command does not search for puzzles
    int sample = 0;       ///< the number of puzzles to verify, spread evenly over the file; 0 for all
};

constexpr double least_errors = 5;        ///< the minimum loss of every wrong choice, in standard errors
constexpr double least_errors_again = 3;  ///< the same minimum when a puzzle is verified
constexpr double least_share = 0.1;       ///< the careful player's minimum loss, in standard deviations of a result
constexpr review::Milli second_share = 3; ///< every wrong choice must lose at least a third of least_share
constexpr int tries = 3;                  ///< the number of attempts per level, each with different random numbers
constexpr int more_worlds = 10;

template <Game G>
typename G::Action choice_of(const ai::Player<G>& player, const typename G::Observation& seen, int number) {
    const auto rng = ai::decision_rng(static_cast<std::uint64_t>(number), G::observation_to_text(seen));
    return player.decide(seen, rng).action();
}

// Returns true if the player chooses a wrong action in most of its tries.
template <Game G> bool misses(const ai::Player<G>& player, const typename G::Observation& seen, const Idea& idea) {
    int missed = 0;
    for (int number = 0; number < tries; ++number) {
        missed += idea.is_right(ai::PlayOn<G>::name_of(seen, choice_of(player, seen, number))) ? 0 : 1;
    }
    return 2 * missed > tries;
}

template <Game G> class Miner {
public:
    Miner(const typename G::Options& options, const PuzzleSearch& wanted)
        : options_(options), wanted_(wanted),
          least_(static_cast<review::Milli>(least_share * review::deviation_of<G>(options))) {
    }

    // Plays a round and returns its first puzzle as JSON, or nothing if it has none.
    std::optional<Json> find(std::uint64_t seed, std::map<std::string, int>& themes) const {
        const auto& careful = *ai::find_player<G>(ai::usual_level);
        auto match = *Match<G>::begin(options_, SeededStart{.seed = seed});
        std::vector<typename G::Action> chosen;
        while (match.phase() == MatchPhase::Playing) {
            MITTS_CHECK(!match.submit(choice_of(careful, match.observe(match.turn()), 0)));
        }
        const auto round = std::move(review::finished_rounds(match).front());
        for (std::size_t action = 0; action < round.moments.size(); ++action) {
            const auto& moment = round.moments[action];
            if (!moment.choice || !might_be_missed(moment)) {
                continue;
            }
            match.go_to(action);
            if (auto puzzle = puzzle_of(match, round, action, themes)) {
                return puzzle;
            }
        }
        return std::nullopt;
    }

private:
    using Moment = typename review::PlayedRound<G>::Moment;

    // Screens a decision with few worlds. Returns true if the chosen action is bad and few others are good.
    bool might_be_missed(const Moment& moment) const {
        const auto name = ai::PlayOn<G>::name_of(moment.seen, moment.action);
        return might_be_missed(moment.seen, name, {.worlds = 60, .seed = wanted_.seed, .within = 0}) &&
               might_be_missed(moment.seen, name, {.worlds = 500, .seed = wanted_.seed, .within = 1});
    }
    bool might_be_missed(const typename G::Observation& seen, const std::string& name, const Effort& effort) const {
        constexpr std::size_t most_better = 4;
        const auto idea = review::idea_of<G>(seen, effort);
        auto better = idea.right.size();
        for (const auto& [way, lost] : idea.others) {
            better += lost < least_ / second_share / 2 ? 1 : 0;
        }
        return idea.lost_by(name) >= least_ / 2 && better <= most_better;
    }

    // Evaluates the decision under both assumptions about the hidden cards (ai::Belief), with few and with many worlds.
    // Returns the evaluation if every result is clear and has the same right choices. Otherwise returns nothing.
    std::optional<Idea> firm_idea(const typename G::Observation& seen, const std::string& usual) const {
        std::optional<Idea> firm;
        for (const int times : {1, more_worlds}) {
            for (const auto belief : {ai::Belief::Weighed, ai::Belief::Alike}) {
                const auto seed = wanted_.seed + static_cast<std::uint64_t>(times);
                auto idea = review::idea_of<G>(seen, {wanted_.worlds * times, seed, belief});
                if (!idea.is_clear(least_errors, least_ / second_share) || idea.lost_by(usual) < least_ ||
                    (firm && firm->right != idea.right)) {
                    return std::nullopt;
                }
                firm = firm && belief == ai::Belief::Alike ? firm : std::move(idea);
            }
        }
        return firm;
    }

    static bool is_one_question(const typename G::Observation& seen, const Idea& idea) {
        if constexpr (requires { &ai::Insight<G>::is_puzzle; }) {
            std::vector<std::string> others;
            for (const auto& [way, lost] : idea.others) {
                others.push_back(way);
            }
            return ai::Insight<G>::is_puzzle(seen, idea.right, others, idea.gain);
        }
        return true;
    }

    std::optional<Json> puzzle_of(const Match<G>& match, const review::PlayedRound<G>& round, std::size_t action,
                                  std::map<std::string, int>& themes) const {
        const auto& moment = round.moments[action];
        const auto& seen = moment.seen;
        const auto idea = firm_idea(seen, ai::PlayOn<G>::name_of(seen, moment.action));
        if (!idea || !is_one_question(seen, *idea) || !misses(*ai::find_player<G>(ai::usual_level), seen, *idea)) {
            return std::nullopt;
        }
        const auto& best = *ai::find_player<G>(ai::best_level);
        const auto rng = ai::decision_rng(0, G::observation_to_text(seen));
        const auto decision = best.decide(seen, rng);
        if (!idea->is_right(ai::PlayOn<G>::name_of(seen, decision.action()))) {
            return std::nullopt;
        }
        const auto facts = ai::facts_of<G>(seen, decision);
        const auto theme = facts.empty() ? std::string() : std::string(ai::theme_of<G>(facts.front().id));
        if (theme.empty() || themes[theme] >= wanted_.most ||
            !is_visible(match, round, action, *idea, decision.action())) {
            return std::nullopt;
        }
        ++themes[theme];
        Json puzzle;
        puzzle["theme"] = theme;
        puzzle["missed"] = Json::array();
        const auto levels = ai::players_of<G>();
        for (std::size_t level = 1; level < levels.size(); ++level) { // skips level 0, `random`
            if (misses(levels[level], seen, *idea)) {
                puzzle["missed"].push_back(level);
            }
        }
        puzzle["right"] = idea->right;
        puzzle["best"] = G::action_to_text(decision.action());
        puzzle["usual"] = ai::PlayOn<G>::name_of(seen, moment.action);
        for (const auto& [way, lost] : idea->others) {
            puzzle["lost"][way] = (lost + 50) / 100; // converts thousandths to tenths of a point
        }
        puzzle["facts"] = Json::array();
        for (const auto& fact : facts) {
            puzzle["facts"].push_back(ai::fact_text(fact));
        }
        puzzle["record"] = match_to_text(match);
        return puzzle;
    }

    // Returns true if at least half of the gain is already visible at the end of the part of the round that contains
    // the decision.
    bool is_visible(const Match<G>& match, const review::PlayedRound<G>& round, std::size_t action, const Idea& idea,
                    const typename G::Action& best) const {
        const auto& moment = round.moments[action];
        const auto name = ai::PlayOn<G>::name_of(moment.seen, moment.action);
        const auto [mean, error] =
            review::visible_gain(round, match.rounds().front().deck, action, best, moment.action);
        return mean >= 2 * error && mean >= static_cast<double>(idea.lost_by(name)) / 2;
    }

    const typename G::Options options_;
    const PuzzleSearch& wanted_;
    const review::Milli least_;
};

template <Game G> int find_puzzles(const PuzzleSearch& wanted, const Streams& streams) {
    const auto options = parse_options<G>(wanted.options);
    if (!options) {
        return refuse(streams, "--options: " + options.error().to_text());
    }
    const Miner<G> miner(*options, wanted);
    std::map<std::string, int> themes;
    int found = 0;
    for (auto seed = wanted.seed; found < wanted.count; ++seed) {
        if (const auto puzzle = miner.find(seed, themes)) {
            streams.out << puzzle->dump() << '\n' << std::flush;
            ++found;
        }
    }
    return exit_done;
}

// Returns the reason why a puzzle is no longer valid, or an empty string if the puzzle is still valid.
template <Game G> std::string puzzle_fault(const Json& puzzle, const Match<G>& match, const PuzzleSearch& wanted) {
    if (match.turn() == no_seat) {
        return "nobody is on turn";
    }
    const auto seen = match.observe(match.turn());
    std::vector<std::string> right;
    for (const auto& way : puzzle.at("right")) {
        right.push_back(way.is_string() ? way.get<std::string>() : std::string());
    }
    for (const auto belief : {ai::Belief::Weighed, ai::Belief::Alike}) {
        const auto idea = review::idea_of<G>(seen, {wanted.worlds, wanted.seed, belief});
        if (idea.right != right) {
            return "other actions are right";
        }
        if (!idea.is_clear(least_errors_again, 0)) {
            return "the best action is not clearly better";
        }
    }
    return {};
}

int verify_puzzles(const PuzzleSearch& wanted, const Streams& streams) {
    const auto text = read_text(wanted.verified, streams.in);
    if (!text) {
        return refuse(streams, text.error().to_text());
    }
    std::vector<std::string> lines;
    std::istringstream in(*text);
    for (std::string line; std::getline(in, line);) {
        lines.push_back(line);
    }
    const auto all = lines.size();
    const auto chosen = wanted.sample > 0 ? std::min<std::size_t>(all, at(wanted.sample)) : all;
    int passed = 0;
    int failed = 0;
    for (std::size_t index = 0; index < chosen; ++index) {
        const auto line = index * all / chosen;
        std::string fault = "not a puzzle";
        const auto puzzle = Json::parse(lines[line], nullptr, false);
        const auto text_of = [&](const char* name) {
            const auto found = puzzle.is_object() ? puzzle.find(name) : puzzle.end();
            return found != puzzle.end() && found->is_string() ? found->template get<std::string>() : std::string();
        };
        if (const auto record = text_of("record");
            !record.empty() && puzzle.contains("right") && puzzle["right"].is_array()) {
            const auto match = match_from_text(record);
            fault = !match ? match.error().to_text()
                           : std::visit([&](const auto& one) { return puzzle_fault(puzzle, one, wanted); }, *match);
        }
        ++(fault.empty() ? passed : failed);
        if (!fault.empty()) {
            streams.out << wanted.verified << ", line " << line + 1 << ": " << fault << '\n';
        }
    }
    streams.out << passed << " passed, " << failed << " failed\n";
    return failed == 0 && passed > 0 ? exit_done : exit_failed;
}

} // namespace

void add_puzzles(Shell& shell) {
    const auto wanted = std::make_shared<PuzzleSearch>();
    const auto run = [&shell, wanted] {
        if (!wanted->verified.empty()) {
            return verify_puzzles(*wanted, shell.streams);
        }
        return with_game(wanted->game, shell.streams,
                         [&]<class G>(std::type_identity<G>) { return find_puzzles<G>(*wanted, shell.streams); });
    };
    auto& command =
        add_command(shell, "puzzles", "finds positions with one clearly best action that careful misses", run,
                    "Prints a puzzle per line as JSON. src/review/puzzle.h has the conditions. With --verify, checks\n"
                    "that the puzzles of a file hold with another seed.");
    auto* game = add_game(command, wanted->game);
    add_options(command, wanted->options);
    add_number(command, "--seed", wanted->seed,
               "the first seed of the deals, and the seed of the worlds; 1 if not given");
    add_number(command, "--count", wanted->count, "how many puzzles; 60 if not given", 1);
    add_number(command, "--most", wanted->most, "how many puzzles with the same theme; 20 if not given", 1);
    add_number(command, "--worlds", wanted->worlds, "how many sampled worlds a decision; 1000 if not given", 2);
    auto* verified = add_text(command, "--verify", wanted->verified, "a file of puzzles to verify");
    exclude(verified, game);
    add_number(command, "--sample", wanted->sample, "how many puzzles of the file to verify; all if not given", 1);
}

} // namespace mitts::cli
