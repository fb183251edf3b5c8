#include "cli/command_line.h"

namespace mitts::cli {

CLI::App& add_command(Shell& shell, const std::string& name, const std::string& about, std::function<int()> run,
                      const std::string& details) {
    auto* command = shell.mitts.add_subcommand(name, about);
    command->callback([&shell, run = std::move(run)] { shell.status = run(); });
    command->footer(details);
    return *command;
}

std::string why_no_game(const std::string& name) {
    const bool known = visit_game(name, [](auto) {});
    return known ? std::string() : "unknown game '" + name + "'; known: " + game_names();
}

CLI::Option* add_game(CLI::App& command, std::string& game) {
    return command.add_option("--game", game, "which game: mitts options lists them")
        ->check(why_no_game)
        ->type_name("GAME");
}

CLI::Option* add_options(CLI::App& command, std::string& options) {
    return command.add_option("--options", options,
                              "a preset and the options that differ from it: \"preset=pagat players=2\"");
}

void add_players(CLI::App& command, std::vector<std::string>& players, const std::string& about) {
    command.add_option("--player", players, about)->allow_extra_args(false)->take_all()->type_name("NAME");
}

CLI::Option* add_file(CLI::App& command, std::string& file, const std::string& about) {
    return command.add_option("FILE", file, about + ", or - for standard input");
}

} // namespace mitts::cli
