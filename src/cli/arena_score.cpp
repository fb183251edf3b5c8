#include "cli/arena_score.h"

#include <nlohmann/json.hpp>

#include <iomanip>
#include <sstream>

namespace mitts::cli {

namespace {

using Json = nlohmann::ordered_json;
using ai::arena::Bargaining;
using ai::arena::Counts;
using ai::arena::Estimate;
using ai::arena::Times;

Json to_json(const Estimate& estimate) {
    return {{"mean", estimate.mean}, {"error", estimate.error}};
}

Json to_json(const Counts& counts) {
    Json classes = Json::array();
    for (const auto& [number, times] : counts.counts()) {
        classes.push_back({number, times});
    }
    return classes;
}

Counts counts_from(const Json& json) {
    Counts counts;
    for (const auto& entry : json) {
        counts.add(entry.at(0).get<int>(), entry.at(1).get<std::int64_t>());
    }
    return counts;
}

Json to_json(const Times& times) {
    return {{"median", times.within(0.5)}, {"most", times.within(0.99)}, {"classes", to_json(times.classes)}};
}

Times times_from(const Json& json) {
    return {.classes = counts_from(json.at("classes"))};
}

Json bids_to_json(const Counts& bids) {
    return {
        {"median", bids.within(0.5).value_or(0)}, {"most", bids.within(0.95).value_or(0)}, {"classes", to_json(bids)}};
}

Json to_json(const Bargaining& bargaining) {
    return {{"rounds", bargaining.rounds},
            {"agreed", bargaining.agreed},
            {"bids", {bids_to_json(bargaining.bids[0]), bids_to_json(bargaining.bids[1])}}};
}

Bargaining bargaining_from(const Json& json) {
    return {
        .rounds = json.at("rounds"),
        .agreed = json.at("agreed"),
        .bids = {counts_from(json.at("bids").at(0).at("classes")), counts_from(json.at("bids").at(1).at("classes"))}};
}

} // namespace

std::string to_text(const ArenaResult& result) {
    const auto points = result.score.points();
    const auto share = result.score.share();
    std::ostringstream text;
    text << result.player << " against " << result.against << ", " << result.game << " " << result.options << ", seed "
         << result.seed << ", " << result.score.sets << " deck sets\n"
         << std::fixed << std::setprecision(2) << "  points per deck set    " << std::showpos << points.mean
         << std::noshowpos << " +- " << points.error << '\n'
         << std::setprecision(1) << "  sets won               " << 100 * share.mean << " % +- " << 100 * share.error
         << '\n'
         << std::setprecision(3);
    for (std::size_t player = 0; player < 2; ++player) {
        const auto& times = result.score.times[player];
        text << "  milliseconds per move  " << times.within(0.5) << " (99 % within " << times.within(0.99) << ") "
             << (player == 0 ? result.player : result.against) << '\n';
    }
    if (const auto& bargaining = result.score.bargaining; bargaining.rounds > 0) {
        for (std::size_t player = 0; player < 2; ++player) {
            const auto& bids = bargaining.bids[player];
            text << "  bids a player a round  " << bids.within(0.5).value_or(0) << " (95 % within "
                 << bids.within(0.95).value_or(0) << ") " << (player == 0 ? result.player : result.against) << '\n';
        }
        text << std::setprecision(1) << "  rounds agreed          "
             << 100 * static_cast<double>(bargaining.agreed) / static_cast<double>(bargaining.rounds) << " %\n";
    }
    return text.str();
}

std::string to_json(const ArenaResult& result) {
    const auto& score = result.score;
    Json json{{"game", result.game},
              {"options", result.options},
              {"player", result.player},
              {"against", result.against},
              {"seed", result.seed},
              {"sets", score.sets},
              {"points", to_json(score.points())},
              {"share", to_json(score.share())},
              {"won", score.won},
              {"drawn", score.drawn},
              {"units", score.units},
              {"sum", score.sum},
              {"sum_of_squares", score.sum_of_squares},
              {"milliseconds", {to_json(score.times[0]), to_json(score.times[1])}}};
    if (score.bargaining.rounds > 0) {
        json["bargaining"] = to_json(score.bargaining);
    }
    return json.dump();
}

Parsed<ArenaResult> parse_arena_result(std::string_view text) {
    const auto json = Json::parse(text, nullptr, false);
    if (json.is_discarded()) {
        return ParseError{.what = "no JSON"};
    }
    try {
        ArenaResult result{.game = json.at("game"),
                           .options = json.at("options"),
                           .player = json.at("player"),
                           .against = json.at("against"),
                           .seed = json.at("seed")};
        result.score = {
            .units = json.at("units"),
            .sets = json.at("sets"),
            .won = json.at("won"),
            .drawn = json.at("drawn"),
            .sum = json.at("sum"),
            .sum_of_squares = json.at("sum_of_squares"),
            .times = {times_from(json.at("milliseconds").at(0)), times_from(json.at("milliseconds").at(1))}};
        if (json.contains("bargaining")) {
            result.score.bargaining = bargaining_from(json.at("bargaining"));
        }
        return result;
    } catch (const Json::exception& wrong) {
        return ParseError{.what = std::string("not the score of a contest: ") + wrong.what()};
    }
}

} // namespace mitts::cli
