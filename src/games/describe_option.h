// Builds a game's table of option descriptors, with one function for each kind of option.
//
// Only the options.cpp files of the games include this header. Code that uses descriptors includes option.h.
#pragma once

#include "games/option.h"

namespace mitts {

/// Returns a descriptor with the parts common to every kind: name, rule, group, getter and setter.
template <class Options, auto Member>
constexpr OptionDescriptor<Options> describe_option(std::string_view name, std::string_view rule, OptionKind kind,
                                                    OptionGroup group) {
    OptionDescriptor<Options> descriptor;
    descriptor.name = name;
    descriptor.rule = rule;
    descriptor.kind = kind;
    descriptor.group = group;
    descriptor.get = option_get<Options, Member>;
    descriptor.set = option_set<Options, Member>;
    return descriptor;
}

/// Describes an option with a fixed list of words as its values.
template <class Options, auto Member>
constexpr OptionDescriptor<Options> describe_choice(std::string_view name, std::string_view rule, OptionGroup group,
                                                    std::span<const std::string_view> choices) {
    auto descriptor = describe_option<Options, Member>(name, rule, OptionKind::Choice, group);
    descriptor.choices = choices;
    return descriptor;
}

/// Describes an option whose value is a number from `low` to `high`, in steps of `step`.
template <class Options, auto Member>
constexpr OptionDescriptor<Options> describe_range(std::string_view name, std::string_view rule, OptionGroup group,
                                                   int low, int high, int step = 1) {
    auto descriptor = describe_option<Options, Member>(name, rule, OptionKind::Range, group);
    descriptor.low = low;
    descriptor.high = high;
    descriptor.step = step;
    return descriptor;
}

/// Describes an option with a fixed list of numbers as its values.
template <class Options, auto Member>
constexpr OptionDescriptor<Options> describe_numbers(std::string_view name, std::string_view rule, OptionGroup group,
                                                     std::span<const int> accepted) {
    auto descriptor = describe_option<Options, Member>(name, rule, OptionKind::Numbers, group);
    descriptor.numbers = accepted;
    return descriptor;
}

/// Gives an option the scope Deal: the option affects which cards are dealt, or the number of players.
template <class Options> constexpr OptionDescriptor<Options> of_the_deal(OptionDescriptor<Options> descriptor) {
    descriptor.scope = OptionScope::Deal;
    return descriptor;
}

} // namespace mitts
