#include "cli/arguments.h"

#include <algorithm>

namespace mitts::cli {

namespace {

std::string unknown_option(std::string_view name, std::span<const OptionSpec> known) {
    std::vector<std::string_view> names;
    for (const auto& option : known) {
        names.push_back(option.name);
    }
    const auto near = nearest(name, names);
    return "unknown option '" + std::string(name) + "'" +
           (near.empty() ? "" : "; did you mean '" + std::string(near) + "'?");
}

} // namespace

Parsed<Arguments> Arguments::parse(std::span<const std::string> words, std::initializer_list<OptionSpec> known) {
    Arguments arguments;
    for (std::size_t index = 0; index < words.size(); ++index) {
        const auto& word = words[index];
        if (!word.starts_with("--")) {
            if (word.starts_with('-') && word != "-") {
                return ParseError{.what = unknown_option(word, {known.begin(), known.size()})};
            }
            arguments.rest_.push_back(word);
            continue;
        }
        const auto equals = word.find('=');
        const auto name = word.substr(0, equals);
        const auto* found = std::find_if(known.begin(), known.end(), [&](const auto& one) { return one.name == name; });
        if (found == known.end()) {
            return ParseError{.what = unknown_option(name, {known.begin(), known.size()})};
        }
        std::string value;
        if (found->takes == Takes::Nothing) {
            if (equals != std::string::npos) {
                return ParseError{.what = "option '" + name + "' takes no value"};
            }
        } else if (equals != std::string::npos) {
            value = word.substr(equals + 1);
        } else if (++index < words.size()) {
            value = words[index];
        } else {
            return ParseError{.what = "option '" + name + "' needs a value"};
        }
        arguments.options_.emplace_back(name, value);
    }
    return arguments;
}

bool Arguments::has(std::string_view option) const {
    return !values(option).empty();
}

std::optional<std::string> Arguments::value(std::string_view option) const {
    const auto all = values(option);
    return all.empty() ? std::nullopt : std::optional(all.back());
}

std::vector<std::string> Arguments::values(std::string_view option) const {
    std::vector<std::string> found;
    for (const auto& [name, value] : options_) {
        if (name == option) {
            found.push_back(value);
        }
    }
    return found;
}

Parsed<std::uint64_t> number_of(std::string_view option, const std::string& value, std::uint64_t lowest) {
    const auto number = parse_unsigned(value);
    if (!number || *number < lowest) {
        return ParseError{.what = "option '" + std::string(option) + "' needs a whole number" +
                                  (lowest > 0 ? " of at least " + std::to_string(lowest) : std::string()) + ", not '" +
                                  value + "'"};
    }
    return *number;
}

} // namespace mitts::cli
