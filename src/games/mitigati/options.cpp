#include "games/mitigati/options.h"

#include <array>

namespace mitts::mitigati {

namespace {

constexpr std::array<std::string_view, 1> names{"standard"};
constexpr std::array<std::string_view, 2> trump_honours{"per_trump", "flat"};
constexpr std::array<std::string_view, 2> suit_names{"french", "italian"};
constexpr std::array<int, 1> player_numbers{3};

using Descriptor = OptionDescriptor<Options>;

template <auto Member> constexpr Descriptor described(std::string_view name, OptionKind kind, OptionGroup group) {
    Descriptor descriptor;
    descriptor.name = name;
    descriptor.kind = kind;
    descriptor.group = group;
    descriptor.get = option_get<Options, Member>;
    descriptor.set = option_set<Options, Member>;
    return descriptor;
}

constexpr Descriptor players() {
    auto descriptor = described<&Options::players>("players", OptionKind::Numbers, OptionGroup::Table);
    descriptor.numbers = player_numbers;
    return descriptor;
}

constexpr Descriptor deals() {
    auto descriptor = described<&Options::deals>("deals", OptionKind::Range, OptionGroup::Table);
    descriptor.low = 3;
    descriptor.high = 30;
    descriptor.step = 3;
    return descriptor;
}

template <auto Member>
constexpr Descriptor choice(std::string_view name, OptionGroup group, std::span<const std::string_view> choices) {
    auto descriptor = described<Member>(name, OptionKind::Choice, group);
    descriptor.choices = choices;
    return descriptor;
}

constexpr std::array descriptors{
    players(),
    deals(),
    choice<&Options::trump_honour>("trump_honour", OptionGroup::Values, trump_honours),
    choice<&Options::suits>("suits", OptionGroup::Table, suit_names),
};

} // namespace

std::span<const std::string_view> preset_names() {
    return names;
}

Options preset_options(Preset preset) {
    return {.preset = preset};
}

std::span<const OptionDescriptor<Options>> option_descriptors() {
    return descriptors;
}

std::optional<OptionProblem> validate(const Options& options) {
    for (const auto& descriptor : descriptors) {
        if (!option_accepts(shape_of(descriptor), descriptor.get(options))) {
            return OptionProblem{.option = descriptor.name, .accepts = accepted_values(shape_of(descriptor))};
        }
    }
    return std::nullopt;
}

} // namespace mitts::mitigati
