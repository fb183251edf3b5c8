// The contestants of the arena, by name: the computer players, reference players such as `vanilla` and `cheat`, and any
// program that implements the players' protocol.
#pragma once

#include "ai/arena/arena.h"
#include "ai/players.h"
#include "ai/protocol.h"
#include "ai/search/vanilla.h"
#include "cli/program_player.h"

#include <memory>
#include <optional>
#include <stdexcept>
#include <string>

namespace mitts::cli {

/// The exception that ends a contest when a contestant's program fails.
struct ProgramFailed : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Returns the time in milliseconds since an arbitrary moment.
double clock_ms();

/// The search limit of `vanilla`: iterations, or milliseconds. Results with a time limit are not reproducible.
struct VanillaSpan {
    int iterations = 1000;
    std::optional<double> milliseconds{};
};

/// A player's name with an optional time limit.
struct TimedName {
    std::string name;
    std::optional<double> milliseconds{};
};

/// Parses "master" or "master:20ms". Returns an error for an invalid time.
Parsed<TimedName> parse_timed_name(const std::string& text);

/// Parses "vanilla", "vanilla:3000" or "vanilla:20ms". Returns nothing for any other name, and an error for an invalid
/// number.
std::optional<Parsed<VanillaSpan>> parse_vanilla(const std::string& name);

template <Game G> typename G::Action answer(ProgramPlayer& program, const ai::RequestHead& head, const auto& seen) {
    const auto text = program.ask(ai::request_text(head, G::observation_to_text(seen)));
    const auto reply = text ? ai::parse_reply(*text) : Parsed<ai::Reply>(ParseError{.what = "the program has ended"});
    if (!reply) {
        throw ProgramFailed(reply.error().to_text());
    }
    const auto action = G::parse_action(reply->action);
    if (!reply->error.empty() || !action) {
        throw ProgramFailed(reply->error.empty() ? "'" + reply->action + "' is not an action" : reply->error);
    }
    Rng rng(head.seed);
    if (!ai::legal_actions<G>(seen, rng).contains(*action)) {
        throw ProgramFailed("'" + reply->action + "' is not legal");
    }
    return *action;
}

template <Game G> ai::arena::Choose<G> vanilla_contestant(const VanillaSpan& span) {
    return [span](const ai::arena::Question<G>& question) {
        Rng rng(question.seed);
        ai::search::VanillaLimits limits{.iterations = span.iterations};
        if (span.milliseconds) {
            limits.time_is_up = [end = clock_ms() + *span.milliseconds] { return clock_ms() >= end; };
        }
        return ai::search::decide_by_vanilla<G>(question.observation, rng, limits).action();
    };
}

/// Runs a thought until it has finished or the time is up, and returns its action.
template <Game G> typename G::Action think(ai::Thought<G>& thought, std::optional<double> milliseconds) {
    const double begin = milliseconds ? clock_ms() : 0;
    while (thought.step() && (!milliseconds || clock_ms() - begin < *milliseconds)) {
    }
    return thought.decision().action();
}

/// Returns the contestant for a computer player or a reference player of the game. `name` may include a time limit:
/// "careful", "cheat", "master:20ms". Returns an error for an unknown name.
template <Game G> Parsed<ai::arena::Choose<G>> player_contestant(const std::string& name) {
    using Choose = ai::arena::Choose<G>;
    const auto timed = parse_timed_name(name);
    if (!timed) {
        return timed.error();
    }
    if (timed->name == "cheat") {
        return Choose([span = timed->milliseconds](const ai::arena::Question<G>& question) {
            return think<G>(*ai::begin_cheat<G>(question.observation, question.truth, Rng(question.seed)), span);
        });
    }
    const auto* player = ai::find_contestant<G>(timed->name);
    if (player == nullptr) {
        return ParseError{.what = "unknown player '" + timed->name + "'; known: " + ai::contestant_names<G>() +
                                  ", vanilla, cheat"};
    }
    return Choose([player, span = timed->milliseconds](const ai::arena::Question<G>& question) {
        return think<G>(*player->begin(question.observation, Rng(question.seed)), span);
    });
}

/// Returns the contestant with this name. External programs are asked to play like the player `asked`. If a program
/// does not reply correctly, its contestant throws ProgramFailed.
template <Game G> Parsed<ai::arena::Choose<G>> contestant(const std::string& name, const std::string& asked) {
    using Choose = ai::arena::Choose<G>;
    constexpr std::string_view program_prefix = "cmd:";
    if (name.starts_with(program_prefix)) {
        auto program = std::make_shared<ProgramPlayer>(name.substr(program_prefix.size()));
        return Choose([program, asked, number = std::uint64_t{0}](const ai::arena::Question<G>& question) mutable {
            const ai::RequestHead head{
                .number = ++number, .game = std::string(G::name), .player = asked, .seed = question.seed};
            return answer<G>(*program, head, question.observation);
        });
    }
    if (const auto span = parse_vanilla(name)) {
        return *span ? Parsed<Choose>(vanilla_contestant<G>(**span)) : Parsed<Choose>(span->error());
    }
    return player_contestant<G>(name);
}

} // namespace mitts::cli
