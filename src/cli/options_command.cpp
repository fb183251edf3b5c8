#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/json.h"

#include <algorithm>
#include <iomanip>

namespace mitts::cli {

namespace {

// Prints every preset's value of one option, in columns.
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

int options_command(Words words, const Streams& streams) {
    const auto arguments = Arguments::parse(words, {{"--json", Takes::Nothing}});
    if (!arguments) {
        return refuse(streams, arguments.error().to_text());
    }
    for (const auto& name : arguments->rest()) {
        if (!visit_game(name, [](auto) {})) {
            return refuse(streams, "unknown game '" + name + "'; known: " + game_names());
        }
    }
    const auto wanted = [&](std::string_view name) {
        const auto& names = arguments->rest();
        return names.empty() || std::find(names.begin(), names.end(), name) != names.end();
    };
    Json all = Json::array();
    for_each_game([&](auto which) {
        using G = typename decltype(which)::type;
        if (!wanted(G::name)) {
            return;
        }
        if (arguments->has("--json")) {
            all.push_back(to_json<G>());
        } else {
            print_text<G>(streams.out);
        }
    });
    if (arguments->has("--json")) {
        streams.out << all.dump(2) << '\n';
    }
    return exit_done;
}

} // namespace mitts::cli
