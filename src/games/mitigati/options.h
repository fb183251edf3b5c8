// Defines the options of Mitigati: a struct, its only preset and a descriptor for every field.
//
// Names, values and defaults follow the table "Options" in RULES.md.
#pragma once

#include "cards/tarot.h"
#include "games/option.h"

#include <cstdint>
#include <optional>
#include <span>

namespace mitts::mitigati {

enum class Preset : std::uint8_t { Standard };
enum class TrumpHonour : std::uint8_t { PerTrump, Flat };
enum class YesNo : std::uint8_t { No, Yes };
using Suits = TarotSuits;

struct Options {
    Preset preset = Preset::Standard;
    int players = 3;
    int deals = 3;
    TrumpHonour trump_honour = TrumpHonour::PerTrump;
    YesNo overtrump = YesNo::No;
    Suits suits = Suits::French;

    friend bool operator==(const Options&, const Options&) = default;
};

/// Returns the name of the only preset, "standard".
std::span<const std::string_view> preset_names();
Options preset_options(Preset preset);
/// Returns the descriptors of all options except the preset, in the order of RULES.md.
std::span<const OptionDescriptor<Options>> option_descriptors();
/// Returns the first option with an invalid value, or nothing.
std::optional<OptionProblem> validate(const Options& options);

} // namespace mitts::mitigati
