// `mitts requests`: prints the requests of some rounds, formatted as a page sends them. They are input for
// `mitts serve`, for other programs that implement the protocol, and for measuring the players' thinking time.
#include "ai/players.h"
#include "ai/protocol.h"
#include "cli/command_line.h"
#include "cli/policy.h"
#include "games/option_text.h"
#include "session/match.h"

#include <memory>

namespace mitts::cli {

namespace {

struct Questions {
    std::string game;
    std::string options;
    std::uint64_t seed = 0;
    std::uint64_t rounds = 1;
    std::string player = "careful"; ///< the player in every seat
    std::string asked = "master";   ///< the player named in the requests
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
        seats.reserve(at(G::players(*options)));
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

} // namespace

void add_requests(Shell& shell) {
    const auto wanted = std::make_shared<Questions>();
    const auto run = [&shell, wanted] {
        return with_game(wanted->game, shell.streams,
                         [&]<class G>(std::type_identity<G>) { return print_requests<G>(*wanted, shell.streams); });
    };
    auto& command =
        add_command(shell, "requests", "prints the requests that the seats of some rounds would send", run,
                    "Plays the first round of seed N, N + 1 … and prints the request before every action, as\n"
                    "input for mitts serve.");
    add_game(command, wanted->game);
    add_options(command, wanted->options);
    add_number(command, "--seed", wanted->seed, "the first seed; 0 if not given");
    add_number(command, "--rounds", wanted->rounds, "how many rounds; 1 if not given", 1);
    add_text(command, "--player", wanted->player, "who plays the rounds; careful if not given");
    add_text(command, "--ask", wanted->asked, "which player the requests are for; master if not given");
}

} // namespace mitts::cli
