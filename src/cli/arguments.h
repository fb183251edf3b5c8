// Parses the arguments of a command: options with or without a value, and the remaining words in order.
//
// It checks only the form of options. Each command interprets them.
#pragma once

#include "cards/text.h"

#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mitts::cli {

enum class Takes { Value, Nothing };

/// An option of a command, "--seed", and whether it takes a value ("--seed 1" or "--seed=1").
struct OptionSpec {
    std::string_view name;
    Takes takes = Takes::Value;
};

class Arguments {
public:
    /// Parses the words of a command. Refuses unknown options (suggesting the nearest one), missing values and
    /// unexpected values.
    static Parsed<Arguments> parse(std::span<const std::string> words, std::initializer_list<OptionSpec> known);

    bool has(std::string_view option) const;
    /// Returns the last value of an option, or nothing if the option is absent.
    std::optional<std::string> value(std::string_view option) const;
    /// Returns all values of an option, in order.
    std::vector<std::string> values(std::string_view option) const;
    /// Returns the words that are not options, in order. "-" is one of them.
    const std::vector<std::string>& rest() const {
        return rest_;
    }

private:
    std::vector<std::pair<std::string, std::string>> options_;
    std::vector<std::string> rest_;
};

/// Parses the value of an option as an integer of at least `lowest`. An error names the option.
Parsed<std::uint64_t> number_of(std::string_view option, const std::string& value, std::uint64_t lowest = 0);

} // namespace mitts::cli
