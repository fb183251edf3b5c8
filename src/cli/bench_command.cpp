#include "cli/arguments.h"
#include "cli/bench.h"
#include "cli/commands.h"
#include "games/games.h"

#include <array>
#include <cstdio>
#include <filesystem>
#include <iomanip>
#include <memory>

namespace mitts::cli {

namespace {

namespace fs = std::filesystem;

constexpr double million = 1e6;

/// The number of alternating measurements of each build. Alternating spreads the load of other processes over both.
constexpr int turns = 3;

constexpr int most_slices = 100'000;

// Returns build/web beside this program's folder, or below the current folder.
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

// Begins a line of output such as "GAME      rounds      native  2.470 M/s (ordinarily 2.401; 600000 in all, checksum
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

// Measures both builds and prints their ratio.
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

// Returns the games to measure: the named one, or all.
Parsed<std::vector<std::string>> games_of(const Arguments& arguments) {
    std::vector<std::string> games;
    const auto named = arguments.value("--game");
    for_each_game([&](auto game) {
        const std::string name(decltype(game)::type::name);
        if (!named || *named == name) {
            games.push_back(name);
        }
    });
    if (games.empty()) {
        return ParseError{.what = "unknown game '" + *named + "'; known: " + game_names()};
    }
    return games;
}

// Returns the kinds of work to measure: the named one, or all.
Parsed<std::vector<Measured>> measured_of(const Arguments& arguments) {
    const auto named = arguments.value("--measure");
    if (!named) {
        return std::vector<Measured>(std::begin(all_measured), std::end(all_measured));
    }
    if (const auto measured = parse_measured(*named)) {
        return std::vector<Measured>{*measured};
    }
    return ParseError{.what = "option '--measure' accepts rounds, iterations or nodes"};
}

Parsed<BenchOptions> options_of(const Arguments& arguments) {
    BenchOptions options;
    for (const std::string name : {"--passes", "--slices"}) {
        if (const auto value = arguments.value(name)) {
            const auto number = number_of(name, *value, 1);
            if (!number || *number > std::uint64_t{most_slices}) {
                return number ? ParseError{.what = "option '" + name + "' accepts 1 to " + std::to_string(most_slices)}
                              : number.error();
            }
            (name == "--passes" ? options.passes : options.slices) = static_cast<int>(*number);
        }
    }
    return options;
}

} // namespace

int bench_command(Words words, const Streams& streams) {
    const auto arguments = Arguments::parse(
        words, {{"--game"}, {"--measure"}, {"--wasm"}, {"--slices"}, {"--passes"}, {"--native", Takes::Nothing}});
    if (!arguments) {
        return refuse(streams, arguments.error().to_text());
    }
    if (!arguments->rest().empty()) {
        return refuse(streams, "bench takes no '" + arguments->rest().front() + "'");
    }
    const auto games = games_of(*arguments);
    if (!games) {
        return refuse(streams, games.error().to_text());
    }
    const auto all = measured_of(*arguments);
    const auto options = options_of(*arguments);
    if (!all || !options) {
        return refuse(streams, all ? options.error().to_text() : all.error().to_text());
    }
    const auto named = arguments->value("--wasm");
    if (arguments->has("--native")) {
        if (named) {
            return refuse(streams, "bench takes --native or --wasm, not both");
        }
        for (const auto& game : *games) {
            for (const auto measured : *all) {
                print(streams.out, "native", *bench(game, measured, *options));
            }
        }
        return exit_done;
    }
    const auto script = named ? fs::path(*named) : usual_wasm();
    if (!fs::exists(script)) {
        return refuse(streams,
                      "there is no " + script.string() +
                          ": build the target bench_wasm (preset web), name the file with --wasm, or use --native");
    }
    for (const auto& game : *games) {
        for (const auto measured : *all) {
            if (const int status = compare(game, measured, *options, script, streams); status != exit_done) {
                return status;
            }
        }
    }
    return exit_done;
}

} // namespace mitts::cli
