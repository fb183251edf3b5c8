// `mitts arena`: runs contests between players on duplicate decks, merges the scores of shards, and counts blunders.
#include "cli/arena_blunders.h"
#include "cli/arena_score.h"
#include "cli/command_line.h"
#include "cli/contestant.h"
#include "cli/input.h"
#include "games/option_text.h"

#include <algorithm>
#include <limits>
#include <memory>
#include <sstream>
#include <tuple>

namespace mitts::cli {

namespace {

struct Contest {
    std::string game;
    std::string options;
    std::vector<std::string> players;
    std::string asked = "careful"; ///< the player named in requests to external programs
    ai::arena::Plan plan;
    std::vector<std::string> merged; ///< score files to merge; if there are any, no contest is played
    bool json = false;
    bool decency = false;   ///< true to count blunders instead of running a contest
    bool hints = false;     ///< true to examine hints instead of moves
    std::uint64_t show = 0; ///< the number of blunders to print with their positions
};

void print(const ArenaResult& result, bool json, const Streams& streams) {
    streams.out << (json ? to_json(result) + '\n' : to_text(result)) << std::flush;
}

// Counts the blunders of each player, in rounds in which that player plays every seat.
template <Game G>
int count_decency(const Contest& contest, const typename G::Options& options, const Streams& streams) {
    for (const auto& name : contest.players) {
        try {
            auto counted = count_blunders<G>(options, name, contest.plan, contest.hints, contest.show, streams.out);
            if (!counted) {
                return refuse(streams, counted.error().to_text());
            }
            counted->options = options_to_text<G>(options);
            streams.out << (contest.json ? to_json(*counted) + '\n' : to_text(*counted)) << std::flush;
        } catch (const ProgramFailed& failed) {
            streams.err << "mitts: " << failed.what() << '\n';
            return exit_failed;
        }
    }
    return exit_done;
}

// Plays the first player against each of the others, or counts the blunders of each player. Returns the exit status.
template <Game G> int play(const Contest& contest, const Streams& streams) {
    const auto options = parse_options<G>(contest.options);
    if (!options) {
        return refuse(streams, "--options: " + options.error().to_text());
    }
    if (contest.decency) {
        return count_decency<G>(contest, *options, streams);
    }
    std::vector<ai::arena::Choose<G>> players;
    for (const auto& name : contest.players) {
        auto player = contestant<G>(name, contest.asked);
        if (!player) {
            return refuse(streams, player.error().to_text());
        }
        players.push_back(*player);
    }
    for (std::size_t other = 1; other < players.size(); ++other) {
        ArenaResult result{.game = std::string(G::name),
                           .options = options_to_text<G>(*options),
                           .player = contest.players[0],
                           .against = contest.players[other],
                           .seed = contest.plan.seed};
        try {
            result.score = ai::arena::Arena<G>(*options, {players[0], players[other]}, clock_ms).play(contest.plan);
        } catch (const ProgramFailed& failed) {
            streams.err << "mitts: " << failed.what() << '\n';
            return exit_failed;
        }
        print(result, contest.json, streams);
    }
    return exit_done;
}

// Parses a shard such as "2/5" into its number and the number of shards.
std::optional<std::pair<int, int>> parse_shard(const std::string& text) {
    const auto slash = text.find('/');
    const auto part = parse_integer(text.substr(0, slash));
    const auto parts = slash == std::string::npos ? std::nullopt : parse_integer(text.substr(slash + 1));
    if (!part || !parts || *part < 1 || *parts < *part || *parts > std::numeric_limits<int>::max()) {
        return std::nullopt;
    }
    return std::pair(static_cast<int>(*part), static_cast<int>(*parts));
}

// Reads lines of JSON from the files and merges the scores of each contest. Prints the contests in the order of their
// first lines.
int merge(const std::vector<std::string>& files, bool json, const Streams& streams) {
    std::vector<ArenaResult> results;
    const auto take = [&](const std::string& name, const std::string& text) -> std::optional<std::string> {
        std::istringstream in(text);
        std::string line;
        for (int number = 1; std::getline(in, line); ++number) {
            const auto part = parse_arena_result(line);
            if (!part) {
                return name + ", line " + std::to_string(number) + ": " + part.error().to_text();
            }
            const auto same = [&](const ArenaResult& other) {
                return other.game == part->game && other.options == part->options && other.player == part->player &&
                       other.against == part->against && other.seed == part->seed &&
                       other.score.units == part->score.units;
            };
            const auto found = std::find_if(results.begin(), results.end(), same);
            if (found == results.end()) {
                results.push_back(*part);
            } else {
                found->score.merge(part->score);
            }
        }
        return std::nullopt;
    };
    for (const auto& file : files) {
        const auto text = read_text(file, streams.in);
        if (!text) {
            return refuse(streams, text.error().to_text());
        }
        if (const auto problem = take(file, *text)) {
            return refuse(streams, *problem);
        }
    }
    for (const auto& result : results) {
        print(result, json, streams);
    }
    return exit_done;
}

int run_contest(const Contest& contest, const Streams& streams) {
    if (!contest.merged.empty()) {
        return merge(contest.merged, contest.json, streams);
    }
    if (contest.players.size() < (contest.decency ? 1U : 2U)) {
        return refuse(streams,
                      contest.decency ? "arena --decency needs --player" : "arena needs --player at least twice");
    }
    if (contest.plan.sequential && (contest.plan.shards > 1 || contest.decency)) {
        return refuse(streams, "--sequential goes with no --shard or --decency");
    }
    return with_game(contest.game, streams, [&]<class G>(std::type_identity<G>) { return play<G>(contest, streams); });
}

std::string take_share(Contest& contest, const std::string& text) {
    const auto percent = parse_integer(text);
    if (!percent || *percent <= 50 || *percent >= 100) {
        return "'" + text + "' is not a percentage from 51 to 99";
    }
    contest.plan.sequential = static_cast<double>(*percent) / 100;
    return {};
}

std::string take_shard(Contest& contest, const std::string& text) {
    const auto shard = parse_shard(text);
    if (!shard) {
        return "'" + text + "' is not K/N, from 1/N to N/N";
    }
    std::tie(contest.plan.shard, contest.plan.shards) = *shard;
    return {};
}

constexpr auto details =
    R"(Plays rounds from duplicate decks, each in every seat arrangement, the first player against each of the others, and
prints points per deck set with their 95 % interval, the share of sets won, and the time a move took. Where players
bargain it also prints the bids a player makes a round (median and 95th percentile) and the share of agreements. With
--decency each player plays every seat of one round a deck, and blunders are counted by kind and per 1,000 decisions.

A player is a computer player; cheat, the best one with all hands open; in some games briefed and forewarned, told that
the others are careful, or play at random; where players bargain nibbler, who lowers every bid by one, and stander, who
never lowers one; vanilla or vanilla:ITERATIONS, a search without any knowledge; or cmd:PROGRAM, which answers requests
on its standard input as mitts serve does. master:20ms, cheat:20ms, vanilla:20ms think for at most so long.)";

} // namespace

void add_arena(Shell& shell) {
    const auto contest = std::make_shared<Contest>();
    auto& command = add_command(
        shell, "arena", "lets computer players play each other by duplicate decks",
        [&shell, contest] { return run_contest(*contest, shell.streams); }, details);
    add_game(command, contest->game);
    add_options(command, contest->options);
    add_players(command, contest->players, "a player; see below");
    add_text(command, "--ask", contest->asked, "the player that programs are asked for; careful if not given");
    add_number(command, "--decks", contest->plan.decks, "how many decks; 100 if not given", 1, 1'000'000'000);
    add_number(command, "--seed", contest->plan.seed, "fixes the decks and what the players draw; 0 if not given");
    add_parsed(
        command, "--shard", [contest](const std::string& text) { return take_shard(*contest, text); },
        "plays part K of N only", "K/N");
    add_parsed(
        command, "--sequential", [contest](const std::string& text) { return take_share(*contest, text); },
        "stops when it is clear whether the first player wins so many percent of the\n"
        "sets, or half of them",
        "PERCENT");
    auto* decency = add_flag(command, "--decency", contest->decency, "counts blunders");
    require_with(add_flag(command, "--hints", contest->hints, "looks at the hints that the player would get"), decency);
    require_with(add_number(command, "--show", contest->show, "prints the positions of the first N blunders"), decency);
    add_texts(command, "--merge", contest->merged, "adds up the JSON of shards, from files or from standard input (-)");
    add_flag(command, "--json", contest->json, "prints one JSON object a line");
}

} // namespace mitts::cli
