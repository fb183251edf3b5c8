#include "games/mitigati/options.h"

#include "games/describe_option.h"

#include <array>

namespace mitts::mitigati {

namespace {

constexpr std::array<std::string_view, 1> names{"standard"};
constexpr std::array<std::string_view, 2> trump_honours{"per_trump", "flat"};
constexpr std::array<std::string_view, 2> suit_names{"french", "italian"};
constexpr std::array<int, 1> player_numbers{3};

constexpr std::array descriptors{
    of_the_deal(describe_numbers<Options, &Options::players>("players", "T1", OptionGroup::Table, player_numbers)),
    describe_range<Options, &Options::deals>("deals", "T17", OptionGroup::Table, 3, 30, 3),
    describe_choice<Options, &Options::trump_honour>("trump_honour", "T15", OptionGroup::Values, trump_honours),
    describe_option<Options, &Options::overtrump>("overtrump", "T11", OptionKind::YesNo, OptionGroup::Table),
    of_the_deal(describe_choice<Options, &Options::suits>("suits", "T1", OptionGroup::Table, suit_names)),
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
