// `mitts arena`: runs contests between players on duplicate decks, merges the scores of shards, and counts blunders.
#include "cli/arena_blunders.h"
#include "cli/arena_score.h"
#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/contestant.h"
#include "games/option_text.h"

#include <algorithm>
#include <fstream>
#include <limits>

namespace mitts::cli {

namespace {

struct Contest {
    std::string game;
    std::string options;
    std::vector<std::string> players;
    std::string asked; ///< the player that an external program is asked to play
    ai::arena::Plan plan;
    bool json = false;
    bool decency = false;   ///< count blunders instead
    bool hints = false;     ///< examine the hints
    std::uint64_t show = 0; ///< the number of blunders to print with their positions
};

void print(const ArenaResult& result, bool json, const Streams& streams) {
    streams.out << (json ? to_json(result) + '\n' : to_text(result)) << std::flush;
}

// Counts the blunders of each player in rounds against itself.
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

// Plays the first player against each of the others.
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

// Parses a shard, "2/5".
std::optional<std::pair<int, int>> parse_shard(const std::string& text) {
    const auto slash = text.find('/');
    const auto part = parse_integer(text.substr(0, slash));
    const auto parts = slash == std::string::npos ? std::nullopt : parse_integer(text.substr(slash + 1));
    if (!part || !parts || *part < 1 || *parts < *part || *parts > std::numeric_limits<int>::max()) {
        return std::nullopt;
    }
    return std::pair(static_cast<int>(*part), static_cast<int>(*parts));
}

// Parses a share of the sets in percent, "55". It must be more than half.
std::optional<double> parse_share(const std::string& text) {
    const auto percent = parse_integer(text);
    return percent && *percent > 50 && *percent < 100 ? std::optional(static_cast<double>(*percent) / 100)
                                                      : std::nullopt;
}

Parsed<Contest> read_contest(const Arguments& arguments) {
    Contest contest{.game = arguments.value("--game").value_or(""),
                    .options = arguments.value("--options").value_or(""),
                    .players = arguments.values("--player"),
                    .asked = arguments.value("--ask").value_or("careful"),
                    .json = arguments.has("--json"),
                    .decency = arguments.has("--decency"),
                    .hints = arguments.has("--hints")};
    if (contest.game.empty()) {
        return ParseError{.what = "arena needs --game"};
    }
    if (contest.players.empty() || (contest.players.size() < 2 && !contest.decency)) {
        return ParseError{.what = contest.decency ? "arena --decency needs --player"
                                                  : "arena needs --player at least twice"};
    }
    const auto show = number_of("--show", arguments.value("--show").value_or("0"));
    if (!show) {
        return show.error();
    }
    contest.show = *show;
    if (!contest.decency && (contest.hints || contest.show > 0)) {
        return ParseError{.what = "--hints and --show go with --decency"};
    }
    const auto decks = number_of("--decks", arguments.value("--decks").value_or("100"), 1);
    const auto seed = number_of("--seed", arguments.value("--seed").value_or("0"));
    if (!decks || !seed) {
        return decks ? seed.error() : decks.error();
    }
    contest.plan.decks = static_cast<std::int64_t>(std::min<std::uint64_t>(*decks, 1'000'000'000));
    contest.plan.seed = *seed;
    if (const auto text = arguments.value("--shard")) {
        const auto shard = parse_shard(*text);
        if (!shard) {
            return ParseError{.what = "--shard is K/N, from 1/N to N/N, not '" + *text + "'"};
        }
        contest.plan.shard = shard->first;
        contest.plan.shards = shard->second;
    }
    if (const auto text = arguments.value("--sequential")) {
        contest.plan.sequential = parse_share(*text);
        if (!contest.plan.sequential || contest.plan.shards > 1 || contest.decency) {
            return ParseError{.what =
                                  "--sequential is a percentage from 51 to 99 and goes with no --shard or --decency"};
        }
    }
    return contest;
}

// Reads lines of JSON from the files and adds up those of the same contest. Prints the contests in the order of their
// first line.
int merge(const std::vector<std::string>& files, bool json, const Streams& streams) {
    std::vector<ArenaResult> results;
    const auto take = [&](const std::string& name, std::istream& in) -> std::optional<std::string> {
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
        std::ifstream in(file);
        if (file != "-" && !in) {
            return refuse(streams, "cannot read " + file);
        }
        if (const auto problem = take(file, file == "-" ? streams.in : in)) {
            return refuse(streams, *problem);
        }
    }
    for (const auto& result : results) {
        print(result, json, streams);
    }
    return exit_done;
}

} // namespace

int arena_command(Words words, const Streams& streams) {
    const auto arguments = Arguments::parse(words, {{"--game"},
                                                    {"--options"},
                                                    {"--player"},
                                                    {"--ask"},
                                                    {"--decks"},
                                                    {"--seed"},
                                                    {"--shard"},
                                                    {"--sequential"},
                                                    {"--show"},
                                                    {"--decency", Takes::Nothing},
                                                    {"--hints", Takes::Nothing},
                                                    {"--json", Takes::Nothing},
                                                    {"--merge", Takes::Nothing}});
    if (!arguments) {
        return refuse(streams, arguments.error().to_text());
    }
    if (arguments->has("--merge")) {
        return arguments->rest().empty() ? refuse(streams, "--merge needs files, or - for standard input")
                                         : merge(arguments->rest(), arguments->has("--json"), streams);
    }
    if (!arguments->rest().empty()) {
        return refuse(streams, "arena takes no '" + arguments->rest().front() + "'");
    }
    const auto contest = read_contest(*arguments);
    if (!contest) {
        return refuse(streams, contest.error().to_text());
    }
    int status = exit_bad_input;
    if (!visit_game(contest->game,
                    [&](auto which) { status = play<typename decltype(which)::type>(*contest, streams); })) {
        return refuse(streams, "unknown game '" + contest->game + "'; known: " + game_names());
    }
    return status;
}

} // namespace mitts::cli
