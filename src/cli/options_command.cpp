#include "cli/command_line.h"
#include "cli/json.h"

#include <algorithm>
#include <iomanip>
#include <memory>

namespace mitts::cli {

namespace {

// Prints a row with one option's value in every preset.
template <Game G> void print_row(const OptionDescriptor<typename G::Options>& descriptor, std::ostream& out) {
    constexpr int name_width = 19;
    constexpr int value_width = 15;
    out << "  " << std::left << std::setw(name_width) << descriptor.name;
    for (std::size_t preset = 0; preset < G::preset_names().size(); ++preset) {
        const auto options = G::preset_options(static_cast<int>(preset));
        out << ' ' << std::setw(value_width) << option_value_to_text(shape_of(descriptor), descriptor.get(options));
    }
    out << ' ' << accepted_values(shape_of(descriptor)) << '\n';
}

template <Game G> void print_text(std::ostream& out) {
    out << G::name << "\n  " << std::left << std::setw(19) << "option";
    for (const auto name : G::preset_names()) {
        out << ' ' << std::setw(15) << name;
    }
    out << " accepts\n";
    for (const auto& descriptor : G::option_descriptors()) {
        print_row<G>(descriptor, out);
    }
}

template <Game G> Json to_json() {
    Json options = Json::array();
    for (const auto& descriptor : G::option_descriptors()) {
        const auto shape = shape_of(descriptor);
        Json option{{"name", descriptor.name}};
        if (descriptor.kind == OptionKind::Range) {
            option["low"] = shape.low;
            option["high"] = shape.high;
            option["step"] = shape.step;
            if (!shape.special.empty()) {
                option["special"] = shape.special;
            }
        } else {
            option["values"] = Json::array();
            for (const int value : option_values(shape)) {
                option["values"].push_back(option_to_json(shape, value));
            }
        }
        options.push_back(std::move(option));
    }
    Json presets = Json::array();
    for (std::size_t preset = 0; preset < G::preset_names().size(); ++preset) {
        presets.push_back(options_to_json<G>(G::preset_options(static_cast<int>(preset))));
    }
    return {{"game", G::name}, {"options", std::move(options)}, {"presets", std::move(presets)}};
}

} // namespace

void add_options_list(Shell& shell) {
    struct Listed {
        std::vector<std::string> games;
        bool json = false;
    };
    const auto wanted = std::make_shared<Listed>();
    const auto run = [&shell, wanted] {
        const auto& names = wanted->games;
        Json all = Json::array();
        for_each_game([&]<class G>(std::type_identity<G>) {
            if (!names.empty() && std::find(names.begin(), names.end(), G::name) == names.end()) {
                return;
            }
            if (wanted->json) {
                all.push_back(to_json<G>());
            } else {
                print_text<G>(shell.streams.out);
            }
        });
        if (wanted->json) {
            shell.streams.out << all.dump(2) << '\n';
        }
        return exit_done;
    };
    auto& command = add_command(shell, "options", "lists every game's rule sets and options", run);
    add_games(command, wanted->games, "the games; all if not given");
    add_flag(command, "--json", wanted->json, "prints JSON");
}

} // namespace mitts::cli
