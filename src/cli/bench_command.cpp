#include "cli/bench.h"
#include "cli/bench_review.h"
#include "cli/command_line.h"
#include "games/games.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <iomanip>
#include <memory>

namespace mitts::cli {

namespace {

namespace fs = std::filesystem;

constexpr double million = 1e6;

/// The number of measurements of each build. Native and wasm measurements alternate, so that other processes slow down
/// both builds equally.
constexpr int turns = 3;

constexpr int most_slices = 100'000;

// Returns the default path of the wasm program, in the `web` build next to this build or in build/web.
fs::path usual_wasm() {
    std::error_code none;
    const auto program = fs::read_symlink("/proc/self/exe", none);
    const auto beside = program.parent_path().parent_path() / "web" / "bench_wasm.js";
    return fs::exists(beside, none) ? beside : fs::path("build/web/bench_wasm.js");
}

std::string quoted(const std::string& word) {
    std::string text = "'";
    for (const char character : word) {
        text += character == '\'' ? std::string("'\\''") : std::string(1, character);
    }
    return text + "'";
}

// Returns the output of a command, or nothing if the command fails or cannot be run.
std::optional<std::string> output_of(const std::string& command) {
    auto* pipe = popen(command.c_str(), "r");
    if (pipe == nullptr) {
        return std::nullopt;
    }
    std::string text;
    std::array<char, 256> part{};
    while (std::fgets(part.data(), static_cast<int>(part.size()), pipe) != nullptr) {
        text += part.data();
    }
    return pclose(pipe) == 0 ? std::optional(text) : std::nullopt;
}

std::optional<BenchResult> bench_in_wasm(const fs::path& script, const std::string& game, Measured measured,
                                         const BenchOptions& options) {
    const int amount = measured == Measured::Rounds ? options.slices : options.passes;
    const auto text = output_of("node " + quoted(script.string()) + " " + quoted(game) + " " +
                                std::string(measured_name(measured)) + " " + std::to_string(amount));
    return text ? parse_bench_result(*text) : std::nullopt;
}

BenchResult better_of(const BenchResult& left, const BenchResult& right) {
    return left.best > right.best ? left : right;
}

// Starts an output line such as "GAME      rounds      native  2.470 M/s (ordinarily 2.401; 600000 in all, checksum
// 15494117)".
std::ostream& begin_line(std::ostream& out, const BenchResult& result, std::string_view build) {
    return out << std::left << std::setw(10) << result.game << std::setw(12) << measured_name(result.measured)
               << std::setw(8) << build << std::fixed;
}

void print(std::ostream& out, std::string_view build, const BenchResult& result) {
    begin_line(out, result, build) << std::setprecision(3) << result.best / million << " M/s (ordinarily "
                                   << result.median / million << "; " << result.pieces << " in all, checksum "
                                   << result.checksum << ")\n";
}

// Measures both builds and prints the ratio of their speeds.
int compare(const std::string& game, Measured measured, const BenchOptions& options, const fs::path& script,
            const Streams& streams) {
    BenchResult native;
    BenchResult wasm;
    for (int turn = 0; turn < turns; ++turn) {
        native = better_of(*bench(game, measured, options), native);
        const auto result = bench_in_wasm(script, game, measured, options);
        if (!result) {
            streams.err << "mitts: " << script.string() << " could not be run by node\n";
            return exit_failed;
        }
        wasm = better_of(*result, wasm);
    }
    print(streams.out, "native", native);
    print(streams.out, "wasm", wasm);
    begin_line(streams.out, native, "ratio")
        << std::setprecision(2) << native.best / wasm.best << " (native to wasm)\n";
    if (native.checksum != wasm.checksum) {
        streams.err << "mitts: the two builds did not do the same work\n";
        return exit_failed;
    }
    return exit_done;
}

struct Wanted {
    std::string game;
    std::string measure;
    std::string wasm;
    bool native = false;
    BenchOptions options;
    ReviewBenchOptions review;
};

// Measures the reliability of reviews or, if `starts` was requested, the values of rounds before the deal.
int bench_reviews(const Wanted& wanted, const Streams& streams) {
    int status = exit_done;
    for_each_game([&](auto which) {
        const std::string game(decltype(which)::type::name);
        if (status == exit_bad_input || (!wanted.game.empty() && wanted.game != game)) {
            return;
        }
        if (wanted.measure == "starts") {
            bench_starts(game, wanted.review.rounds, streams.out);
            return;
        }
        const auto good = bench_review(game, wanted.review, streams.out);
        if (!good) {
            status = refuse(streams, "--options: " + good.error().to_text());
        } else if (!*good) {
            status = exit_failed;
        }
    });
    return status;
}

int bench_games(const Wanted& wanted, const Streams& streams) {
    if (wanted.measure == "review" || wanted.measure == "starts") {
        return bench_reviews(wanted, streams);
    }
    std::vector<Measured> all(std::begin(all_measured), std::end(all_measured));
    if (!wanted.measure.empty()) {
        all = {*parse_measured(wanted.measure)};
    }
    const auto script = wanted.wasm.empty() ? usual_wasm() : fs::path(wanted.wasm);
    if (!wanted.native && !fs::exists(script)) {
        return refuse(streams,
                      "there is no " + script.string() +
                          ": build the target bench_wasm (preset web), name the file with --wasm, or use --native");
    }
    int status = exit_done;
    for_each_game([&](auto which) {
        const std::string game(decltype(which)::type::name);
        for (const auto measured : all) {
            if (status != exit_done || (!wanted.game.empty() && wanted.game != game)) {
                return;
            }
            if (wanted.native) {
                print(streams.out, "native", *bench(game, measured, wanted.options));
            } else {
                status = compare(game, measured, wanted.options, script, streams);
            }
        }
    });
    return status;
}

} // namespace

void add_bench(Shell& shell) {
    const auto wanted = std::make_shared<Wanted>();
    auto& command = add_command(
        shell, "bench", "measures random play-outs, searches and endings, natively and in wasm",
        [&shell, wanted] { return bench_games(*wanted, shell.streams); },
        "Measures each game under its default rules, in this program and in its wasm build under node,\n"
        "and prints the work per second, with the ratio of the two: random play-outs (rounds), the\n"
        "iterations of the strongest player's search, and the nodes of exact endings. With --measure review\n"
        "it measures instead how far the figures of mitts evaluate can be trusted (src/review/REVIEW.md); with\n"
        "--measure starts it prints src/ai/<game>/starts.inc.");
    add_game(command, wanted->game);
    const auto take_measure = [wanted](const std::string& text) {
        wanted->measure = text;
        const auto kinds = {"rounds", "iterations", "nodes", "review", "starts"};
        return std::find(kinds.begin(), kinds.end(), text) != kinds.end()
                   ? std::string()
                   : "'" + text + "' is not rounds, iterations, nodes, review or starts";
    };
    add_parsed(command, "--measure", take_measure, "one kind of work only", "KIND");
    add_number(command, "--slices", wanted->options.slices, "how many slices of 2000 rounds; 300 if not given", 1,
               most_slices);
    add_number(command, "--passes", wanted->options.passes,
               "how often each position is searched or solved; 5 if not given", 1, most_slices);
    add_options(command, wanted->review.options);
    add_number(command, "--rounds", wanted->review.rounds,
               "of a review: rounds of equal players; of starts: random deals; 1000 if not given", 2, most_slices);
    add_number(command, "--step-rounds", wanted->review.step_rounds,
               "of a review: rounds for each two neighbouring levels; 300 if not given", 0, most_slices);
    add_number(command, "--worlds", wanted->review.worlds, "of a review: worlds a decision; 200 if not given", 2,
               most_slices);
    add_number(command, "--seed", wanted->review.seed,
               "of a review: the first round's seed, so that a measurement can be split; 1 if not given");
    auto* wasm =
        add_text(command, "--wasm", wanted->wasm, "the wasm build's script; build/web/bench_wasm.js if not given");
    exclude(add_flag(command, "--native", wanted->native, "measures this program only"), wasm);
}

} // namespace mitts::cli
