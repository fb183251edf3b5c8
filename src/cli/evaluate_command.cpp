#include "cli/command_line.h"
#include "cli/input.h"
#include "review/lines.h"

#include <memory>

namespace mitts::cli {

namespace {

constexpr std::uint64_t most_worlds = 100'000;

struct Wanted {
    std::string file;
    review::Plan plan;
};

int evaluate(const Wanted& wanted, const Streams& streams) {
    const auto match = read_match(wanted.file, streams.in);
    if (!match) {
        return refuse(streams, match.error().to_text());
    }
    std::visit([&](const auto& one) { streams.out << review::lines_of(one, wanted.plan); }, *match);
    return exit_done;
}

} // namespace

void add_evaluate(Shell& shell) {
    const auto wanted = std::make_shared<Wanted>();
    auto& command = add_command(
        shell, "evaluate", "tells what every action of a record's finished rounds was worth, and what was luck",
        [&shell, wanted] { return evaluate(*wanted, shell.streams); },
        "Prints JSON Lines in thousandths of a point: each decision with the values of all its actions, and\n"
        "the sum of each side: result = start + deal + draws + hidden - losses + others.\n"
        "src/review/REVIEW.md explains the terms.");
    require(add_file(command, wanted->file, "a record (a save, the content of a shared link) or a trace"));
    add_number(command, "--worlds", wanted->plan.worlds,
               "how many sampled worlds a decision; 200 if not given. Errors shrink with its square root", 1,
               most_worlds);
    add_number(command, "--seed", wanted->plan.seed, "fixes the samples; 0 if not given");
}

} // namespace mitts::cli
