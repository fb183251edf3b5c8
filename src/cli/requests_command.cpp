// `mitts requests`: prints the requests of some rounds in the form that a page sends. They serve as input for `mitts
// serve` and for other programs that implement the protocol, and for measuring how long players think.
#include "ai/players.h"
#include "ai/protocol.h"
#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/policy.h"
#include "games/option_text.h"
#include "session/match.h"

namespace mitts::cli {

namespace {

struct Questions {
    std::string game;
    std::string options;
    std::uint64_t seed = 0;
    std::uint64_t rounds = 1;
    std::string player; ///< the player of all seats
    std::string asked;  ///< the player named in the requests
};

template <Game G> int print_requests(const Questions& questions, const Streams& streams) {
    const auto options = parse_options<G>(questions.options);
    if (!options) {
        return refuse(streams, "--options: " + options.error().to_text());
    }
    const auto* player = ai::find_player<G>(questions.player);
    for (const auto& name : {questions.player, questions.asked}) {
        if (ai::find_player<G>(name) == nullptr) {
            return refuse(streams, "unknown player '" + name + "'; known: " + ai::player_names<G>());
        }
    }
    std::uint64_t number = 0;
    for (std::uint64_t round = 0; round < questions.rounds; ++round) {
        auto match = *Match<G>::begin(*options, SeededStart{.seed = questions.seed + round});
        std::vector<Policy<G>> seats;
        for (int seat = 0; seat < G::players(*options); ++seat) {
            seats.emplace_back(*player, questions.seed + round, static_cast<Seat>(seat));
        }
        while (match.phase() == MatchPhase::Playing) {
            const ai::RequestHead head{.number = ++number,
                                       .game = std::string(G::name),
                                       .player = questions.asked,
                                       .seed = match.log().size()};
            const auto seen = match.observe(match.turn());
            streams.out << ai::request_text(head, G::observation_to_text(seen)) << '\n';
            MITTS_CHECK(!match.submit(seats[static_cast<std::size_t>(match.turn())].choose(match)));
        }
    }
    return exit_done;
}

Parsed<Questions> read_questions(const Arguments& arguments) {
    Questions questions{.game = arguments.value("--game").value_or(""),
                        .options = arguments.value("--options").value_or(""),
                        .player = arguments.value("--player").value_or("careful"),
                        .asked = arguments.value("--ask").value_or("master")};
    if (questions.game.empty()) {
        return ParseError{.what = "requests needs --game"};
    }
    const auto seed = number_of("--seed", arguments.value("--seed").value_or("0"));
    const auto rounds = number_of("--rounds", arguments.value("--rounds").value_or("1"), 1);
    if (!seed || !rounds) {
        return seed ? rounds.error() : seed.error();
    }
    questions.seed = *seed;
    questions.rounds = *rounds;
    return questions;
}

} // namespace

int requests_command(Words words, const Streams& streams) {
    const auto arguments =
        Arguments::parse(words, {{"--game"}, {"--options"}, {"--seed"}, {"--rounds"}, {"--player"}, {"--ask"}});
    if (!arguments) {
        return refuse(streams, arguments.error().to_text());
    }
    if (!arguments->rest().empty()) {
        return refuse(streams, "requests takes no '" + arguments->rest().front() + "'");
    }
    const auto questions = read_questions(*arguments);
    if (!questions) {
        return refuse(streams, questions.error().to_text());
    }
    int status = exit_bad_input;
    if (!visit_game(questions->game, [&](auto which) {
            status = print_requests<typename decltype(which)::type>(*questions, streams);
        })) {
        return refuse(streams, "unknown game '" + questions->game + "'; known: " + game_names());
    }
    return status;
}

} // namespace mitts::cli
