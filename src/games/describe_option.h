// Writing a game's table of option descriptors: one function for each kind of option, the field named once.
//
// The games' options.cpp are the only readers; whoever uses a descriptor includes option.h alone.
#pragma once

#include "games/option.h"

namespace mitts {

/// What every kind of descriptor begins with: name, rule, place in the panel, and the field it reads and writes.
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

/// An option that is one of some words.
template <class Options, auto Member>
constexpr OptionDescriptor<Options> describe_choice(std::string_view name, std::string_view rule, OptionGroup group,
                                                    std::span<const std::string_view> choices) {
    auto descriptor = describe_option<Options, Member>(name, rule, OptionKind::Choice, group);
    descriptor.choices = choices;
    return descriptor;
}

/// An option that is a number from `low` to `high` in steps.
template <class Options, auto Member>
constexpr OptionDescriptor<Options> describe_range(std::string_view name, std::string_view rule, OptionGroup group,
                                                   int low, int high, int step = 1) {
    auto descriptor = describe_option<Options, Member>(name, rule, OptionKind::Range, group);
    descriptor.low = low;
    descriptor.high = high;
    descriptor.step = step;
    return descriptor;
}

/// An option that is one of some numbers.
template <class Options, auto Member>
constexpr OptionDescriptor<Options> describe_numbers(std::string_view name, std::string_view rule, OptionGroup group,
                                                     std::span<const int> accepted) {
    auto descriptor = describe_option<Options, Member>(name, rule, OptionKind::Numbers, group);
    descriptor.numbers = accepted;
    return descriptor;
}

/// An option that says what is dealt, and to whom.
template <class Options> constexpr OptionDescriptor<Options> of_the_deal(OptionDescriptor<Options> descriptor) {
    descriptor.scope = OptionScope::Deal;
    return descriptor;
}

} // namespace mitts
