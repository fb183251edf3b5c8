// A command's words on the command line: options with a value or without, and the rest in order.
//
// It knows the shape of options only; what they mean is each command's business.
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

/// An option that a command knows: "--seed", and whether a value follows it ("--seed 1" or "--seed=1").
struct OptionSpec {
    std::string_view name;
    Takes takes = Takes::Value;
};

class Arguments {
public:
    /// Sorts the words of a command. Refuses unknown options (with the nearest known one) and missing or unwanted values.
    static Parsed<Arguments> parse(std::span<const std::string> words, std::initializer_list<OptionSpec> known);

    bool has(std::string_view option) const;
    /// The last value given; nothing if the option is not there.
    std::optional<std::string> value(std::string_view option) const;
    /// Every value given, in order.
    std::vector<std::string> values(std::string_view option) const;
    /// The words that are no options, in order; "-" alone is one of them.
    const std::vector<std::string>& rest() const {
        return rest_;
    }

private:
    std::vector<std::pair<std::string, std::string>> options_;
    std::vector<std::string> rest_;
};

/// A whole number that an option gives, at least `lowest`; an error names the option.
Parsed<std::uint64_t> number_of(std::string_view option, const std::string& value, std::uint64_t lowest = 0);

} // namespace mitts::cli
