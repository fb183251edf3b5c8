#include "ai/mitaines/deal_solver.h"
#include "cli/command_line.h"
#include "cli/input.h"
#include "cli/json.h"

#include <memory>

namespace mitts::cli {

namespace {

using G = mitaines::Game;
using ai::for_mitaines::DealSolver;
using mitaines::QuickRules;
using mitaines::QuickTable;

/// The maximum number of cards in both hands combined. Solving larger positions would take minutes.
constexpr int most_cards = 20;
constexpr int table_bits = 19;

struct Position {
    mitaines::Options options{};
    mitaines::State state{};
};

struct Solution {
    int value = 0;
    std::vector<mitaines::Action> line;
    std::vector<std::pair<mitaines::Action, int>> actions; ///< all actions, with their results
    std::int64_t nodes = 0;
};

std::string cards(int number) {
    return std::to_string(number) + (number == 1 ? " card" : " cards");
}

// Returns the reason why a position cannot be solved, or nothing if it can.
std::optional<std::string> why_not_solve(const Position& position) {
    const auto& [options, state] = position;
    if (options.players != 2) {
        return "there are " + std::to_string(options.players) + " players; solve knows two";
    }
    if (state.phase == mitaines::Phase::Over) {
        return "the round is over";
    }
    if (const int stock = stock_size(state); stock > 0) {
        return cards(stock) + " are still to be dealt; solve knows the last deal only";
    }
    if (const int held = state.hands[0].size() + state.hands[1].size(); held > most_cards) {
        return cards(held) + " are in the hands; solve takes " + std::to_string(most_cards) + " at the most";
    }
    return std::nullopt;
}

Parsed<Position> position_of(const mitaines::Observation& seen) {
    const auto hidden = unseen(seen).size();
    int others = 0;
    for (Seat seat = 0; seat < seen.options.players; ++seat) {
        others += seat == seen.viewer ? 0 : seen.hand_sizes[at(seat)];
    }
    if (seen.stock == 0 && hidden != others) {
        return ParseError{.what = "the other hand is one of several: " + cards(hidden) +
                                  " have not been seen, and it has " + std::to_string(others)};
    }
    Rng rng(0); // any seed will do: only one state is possible, or the stock makes solving impossible
    return Position{.options = seen.options, .state = mitaines::resample(seen.options, seen, rng)};
}

Parsed<Position> position_in(const std::string& text) {
    if (text.starts_with("options ")) { // the text is an observation
        const auto seen = mitaines::parse_observation(text);
        return seen ? position_of(*seen) : Parsed<Position>(seen.error());
    }
    const auto match = match_of(text);
    if (!match) {
        return match.error();
    }
    const auto* ours = std::get_if<Match<G>>(&*match);
    if (ours == nullptr) {
        return ParseError{.what = "solve knows the game mitaines only"};
    }
    return Position{.options = ours->options(), .state = ours->referee_state()};
}

Solution solve(const Position& position) {
    const QuickRules rules(position.options);
    DealSolver solver(rules, table_bits);
    Solution solution;
    for (auto state = position.state; state.phase != mitaines::Phase::Over;) {
        const QuickTable table(rules, state);
        const int value = solver.value(table);
        std::optional<mitaines::Action> best;
        for (const auto& action : mitaines::legal_actions(position.options, state)) {
            const bool first = solution.line.empty();
            if (!best || first) {
                const int margin = solver.value_after(table, mitaines::QuickMove::of(action));
                best = !best && margin == value ? action : best;
                if (first) {
                    solution.actions.emplace_back(action, margin);
                }
            }
        }
        MITTS_CHECK(best);
        solution.value = solution.line.empty() ? value : solution.value;
        solution.line.push_back(*best);
        mitaines::apply_quietly(position.options, state, *best);
    }
    solution.nodes = solver.nodes();
    return solution;
}

std::string line_of(const Solution& solution) {
    std::string line;
    for (const auto& action : solution.line) {
        line += (line.empty() ? "" : " ") + to_text(action);
    }
    return line;
}

void print(Seat seat, const Solution& solution, std::ostream& out) {
    out << "turn " << int{seat} << "\nvalue " << solution.value << "\nline " << line_of(solution) << '\n';
    for (const auto& [action, value] : solution.actions) {
        out << "action " << to_text(action) << ' ' << value << '\n';
    }
}

void print_json(Seat seat, const Solution& solution, std::ostream& out) {
    auto actions = Json::array();
    for (const auto& [action, value] : solution.actions) {
        actions.push_back(Json{{"action", to_text(action)}, {"value", value}});
    }
    auto line = Json::array();
    for (const auto& action : solution.line) {
        line.push_back(to_text(action));
    }
    out << Json{{"turn", int{seat}},
                {"value", solution.value},
                {"line", line},
                {"actions", actions},
                {"nodes", solution.nodes}}
               .dump()
        << '\n';
}

int solve_file(const std::string& file, bool json, const Streams& streams) {
    const auto text = read_text(file, streams.in);
    if (!text) {
        return refuse(streams, text.error().to_text());
    }
    const auto position = position_in(*text);
    if (!position) {
        return refuse(streams, error_in(file, position.error()).to_text());
    }
    if (const auto why = why_not_solve(*position)) {
        return refuse(streams, error_in(file, ParseError{.what = *why}).to_text());
    }
    (json ? print_json : print)(position->state.turn, solve(*position), streams.out);
    return exit_done;
}

} // namespace

void add_solve(Shell& shell) {
    struct Asked {
        std::string file;
        bool json = false;
    };
    const auto asked = std::make_shared<Asked>();
    auto& command = add_command(
        shell, "solve", "plays out a round in which nothing is hidden, perfectly",
        [&shell, asked] { return solve_file(asked->file, asked->json, shell.streams); },
        "Solves a position of Mitaines for two players with an empty stock, in which everything is known.\n"
        "Prints the value (the points of the seat on turn less the other's until the end of the round if\n"
        "both play their best), a best line of actions, and the value of every action.");
    require(add_file(command, asked->file, "a record, a trace or an observation"));
    add_flag(command, "--json", asked->json, "prints one JSON object, with the number of positions visited");
}

} // namespace mitts::cli
