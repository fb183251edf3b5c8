#include "cli/commands.h"

#include <utility>

namespace mitts::cli {

namespace {

constexpr std::string_view general_help = R"(mitts: card games on the command line

  mitts trace    plays a match with computer players and prints every step as JSON Lines
  mitts replay   replays a record and prints its trace
  mitts count    counts the sequences of legal actions from a deal
  mitts options  lists every game's rule sets and options
  mitts bench    measures random play-outs, natively and in wasm
  mitts serve    answers requests to the computer players on standard input
  mitts requests prints the questions that the seats of some rounds would ask
  mitts arena    lets computer players play each other by duplicate decks
  mitts solve    plays out a round in which nothing is hidden, perfectly

  mitts COMMAND --help describes a command; mitts --version prints the version.

The exit status is 0, 2 with one line on standard error for bad input, or 1
where good input could not be worked off.
)";

constexpr std::string_view trace_help =
    R"(mitts trace --game GAME [--options "preset=… players=…"] [--seed N] [--rounds R] [--player POLICY]…

Plays a match and prints its trace, one JSON object a line.

  --game GAME      which game: mitts options lists them
  --options TEXT   a preset and the options that differ from it, as name=value parted by spaces
  --seed N         fixes every shuffle and the players' draws; 0 if not given
  --rounds R       stops after R rounds; without it the match is played to its end
  --player POLICY  who plays seat 0, then seat 1 …: a computer player, or another contestant of mitts arena; random where none
                   is named
)";

constexpr std::string_view replay_help = R"(mitts replay FILE
mitts replay -

Replays a record (a save, the content of a shared link) or a trace from a file or from standard input, and prints its
trace. A record that cannot be replayed prints nothing; what is wrong and where is told on standard error.
)";

constexpr std::string_view count_help = R"(mitts count --game GAME [--options TEXT] [--seed N] [--depth D] [--json]
mitts count FILE [--depth D] [--json]

Counts the sequences of 1, 2 … D legal actions (4 if not given) from the first deal of a seed, or from where a record
stands (- reads it from standard input). The end of a round ends a sequence.

  --json   one object a line instead of "depth count"
)";

constexpr std::string_view options_help = R"(mitts options [GAME]… [--json]

Lists the options of each game, what they accept, and their value in each preset.

  --json   the same for programs
)";

constexpr std::string_view bench_help =
    R"(mitts bench [--game GAME] [--measure WHAT] [--slices N] [--passes N] [--wasm FILE]
mitts bench [--game GAME] [--measure WHAT] [--slices N] [--passes N] --native

Measures each game under its default rules, in this program and in its wasm build under node, and prints what is done
in a second, with the ratio of the two: random play-outs (rounds; whole ones, but for what is bargained), the iterations
of the strongest player's search, and the nodes of exact endings. The figures are those of undisturbed moments.

  --game GAME    one game only
  --measure WHAT rounds, iterations or nodes only
  --slices N     how many slices of 2000 rounds; 300 if not given
  --passes N     how often each position is searched or solved; 5 if not given
  --wasm FILE  the wasm build's script; build/web/bench_wasm.js if not given
  --native     this program only
)";

constexpr std::string_view serve_help = R"(mitts serve

Reads requests to the computer players from standard input, each ended by an empty line, and answers each with a reply
and an empty line. A request may name a deadline, and be taken back by "cancel NUMBER" and an empty line.
src/ai/README.md describes all of them.
)";

constexpr std::string_view requests_help =
    R"(mitts requests --game GAME [--options TEXT] [--seed N] [--rounds R] [--player NAME] [--ask NAME]

Plays the first round of seed N, N + 1 … and prints before every action the request that its seat could send to a
player: input for mitts serve.

  --rounds R     how many rounds; 1 if not given
  --player NAME  who plays the rounds; careful if not given
  --ask NAME     which player the requests are for; master if not given
)";

constexpr std::string_view arena_help =
    R"(mitts arena --game GAME --player NAME --player NAME… [--options TEXT] [--decks N] [--seed S] [--json]
            [--shard K/N | --sequential PERCENT] [--ask NAME]
mitts arena --decency --game GAME --player NAME… [--options TEXT] [--decks N] [--seed S] [--json] [--hints] [--show N]
mitts arena --merge FILE… [--json]

Plays rounds from duplicate decks, each in every seat arrangement, the first player against each of the others, and
prints points per deck set with their 95 % interval, the share of sets won, and the time a move took; where players
bargain also the bids a player makes a round (median, and what 95 of 100 rounds stay within) and the share of rounds
that end in agreement. With --decency each player plays every seat of one round a deck, and the moves that sensible
people would call a blunder are counted, by kind and per 1,000 decisions.

  --player NAME        a computer player; cheat, the best one with all hands open; in some games briefed and forewarned,
                       told that the others are careful, or play at random; where players bargain nibbler, who lowers
                       every bid by one, and stander, who never lowers one; vanilla or vanilla:ITERATIONS, the
                       yardstick that searches without any knowledge; or cmd:PROGRAM, which
                       answers requests on its standard input as mitts serve does. master:20ms, cheat:20ms,
                       vanilla:20ms think for so long and no longer
  --ask NAME           the player that programs are asked for; careful if not given
  --decks N            how many decks; 100 if not given
  --seed S             fixes the decks and what the players draw; 0 if not given
  --shard K/N          plays part K of N only
  --sequential PERCENT stops when it is clear whether the first player wins so many of the sets, or half of them
  --hints              with --decency: looks at the hints that the player would get
  --show N             with --decency: prints the positions of the first N blunders
  --merge              adds up the JSON of shards, from files or from standard input (-)
)";

} // namespace

std::string_view help_of(std::string_view command) {
    const std::pair<std::string_view, std::string_view> texts[] = {
        {"trace", trace_help}, {"replay", replay_help}, {"count", count_help},
        {"bench", bench_help}, {"serve", serve_help},   {"requests", requests_help},
        {"arena", arena_help}, {"solve", solve_help},   {"options", options_help}};
    for (const auto& [name, text] : texts) {
        if (name == command) {
            return text;
        }
    }
    return general_help;
}

} // namespace mitts::cli
