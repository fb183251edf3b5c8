#include "cli/arena_blunders.h"

#include <nlohmann/json.hpp>

#include <iomanip>
#include <sstream>

namespace mitts::cli {

std::string to_text(const CountedBlunders& counted) {
    const auto& count = counted.count;
    std::ostringstream text;
    text << counted.player << (counted.advised.empty() ? "" : ", hints of " + counted.advised) << ", " << counted.game
         << " " << counted.options << ", seed " << counted.seed << ", " << count.rounds << " rounds, "
         << count.decisions << " decisions\n";
    const auto line = [&](std::string_view name, std::int64_t blunders) {
        text << "  " << std::left << std::setw(20) << name << std::right << std::setw(7) << blunders << std::fixed
             << std::setprecision(2) << std::setw(10) << count.per_thousand(blunders) << " per 1,000\n";
    };
    for (std::size_t kind = 0; kind < counted.kinds.size(); ++kind) {
        line(counted.kinds[kind], count.by_kind[kind]);
    }
    line("all", count.total());
    return text.str();
}

std::string to_json(const CountedBlunders& counted) {
    nlohmann::ordered_json kinds;
    for (std::size_t kind = 0; kind < counted.kinds.size(); ++kind) {
        kinds[std::string(counted.kinds[kind])] = counted.count.by_kind[kind];
    }
    return nlohmann::ordered_json{{"game", counted.game},
                                  {"options", counted.options},
                                  {"player", counted.player},
                                  {"hints", counted.advised},
                                  {"seed", counted.seed},
                                  {"rounds", counted.count.rounds},
                                  {"decisions", counted.count.decisions},
                                  {"blunders", kinds}}
        .dump();
}

} // namespace mitts::cli
