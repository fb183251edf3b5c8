// Descriptors of options, common to all games. The text form, the query string, the custom-rules panel, the tests and
// the documentation are generated from these descriptors.
//
// A descriptor contains the option's name, as in RULES.md. i18n has the labels and explanations for players.
#pragma once

#include "cards/text.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

namespace mitts {

/// The form of an option's values in text and in controls.
enum class OptionKind : std::uint8_t {
    YesNo,   ///< 0 or 1, written as "no" or "yes"; false or true in JSON
    Choice,  ///< an index into `choices`; a string in JSON
    Numbers, ///< one of `numbers`; a number in JSON
    Range,   ///< from `low` to `high` in steps of `step`; a number in JSON
};

/// The section of the custom-rules panel that shows an option.
enum class OptionGroup : std::uint8_t { Table, Values, Captures, Ending };

/// The part of a round that an option affects: the deal (which cards are dealt, and to how many players) or the play.
/// Rule sets that differ only in play can be compared on the same deal (session/two_tellings.h).
enum class OptionScope : std::uint8_t { Play, Deal };

/// One option of a game. Every value is an int: an index, a number, or 0 or 1.
template <class Options> struct OptionDescriptor {
    std::string_view name;
    std::string_view rule{}; ///< the rule that the option changes, such as "M18.2"
    OptionKind kind = OptionKind::Range;
    OptionGroup group = OptionGroup::Table;
    OptionScope scope = OptionScope::Play;
    int low = 0;
    int high = 1;
    int step = 1;
    std::span<const std::string_view> choices;
    std::span<const int> numbers;
    /// For a Range with a special value in addition to the numbers: the name of this value, such as "players_plus_1".
    /// The option stores it as `special_value`. The name is empty if there is no special value.
    std::string_view special;
    int special_value = -1;
    /// A value that the published rules list as a variation. The new-match panel offers it as a switch.
    std::optional<int> variation{};
    int (*get)(const Options&) = nullptr;
    void (*set)(Options&, int) = nullptr;
};

/// `option_get` and `option_set` read and write the field `Member`. Descriptors point to them.
template <class Options, auto Member> int option_get(const Options& options) {
    return static_cast<int>(options.*Member);
}
template <class Options, auto Member> void option_set(Options& options, int value) {
    using Field = std::remove_reference_t<decltype(options.*Member)>;
    options.*Member = static_cast<Field>(value);
}

/// The parts of a descriptor that do not depend on the game, used by the functions below.
struct OptionShape {
    std::string_view name;
    std::string_view rule;
    OptionKind kind;
    OptionGroup group;
    int low;
    int high;
    int step;
    std::span<const std::string_view> choices;
    std::span<const int> numbers;
    std::string_view special;
    int special_value;
    std::optional<int> variation;
};

template <class Options> OptionShape shape_of(const OptionDescriptor<Options>& descriptor) {
    return {.name = descriptor.name,
            .rule = descriptor.rule,
            .kind = descriptor.kind,
            .group = descriptor.group,
            .low = descriptor.low,
            .high = descriptor.high,
            .step = descriptor.step,
            .choices = descriptor.choices,
            .numbers = descriptor.numbers,
            .special = descriptor.special,
            .special_value = descriptor.special_value,
            .variation = descriptor.variation};
}

/// Returns true if the option accepts this value. Each game's `validate` checks combinations.
bool option_accepts(const OptionShape& shape, int value);
/// Returns the text of a value: "packets", "yes", "500".
std::string option_value_to_text(const OptionShape& shape, int value);
/// Parses a value, ignoring case. Returns nothing if the option does not accept it.
std::optional<int> parse_option_value(const OptionShape& shape, std::string_view text);
/// Returns a description of the accepted values for messages: "packets or singly", "50 to 5000 in steps of 10".
std::string accepted_values(const OptionShape& shape);
/// Returns all values in order. For a Range, the result contains its steps, then the special value.
std::vector<int> option_values(const OptionShape& shape);

/// An unplayable combination of options: the option to change, and the values that the other options allow.
struct OptionProblem {
    std::string_view option;
    std::string accepts;

    friend bool operator==(const OptionProblem&, const OptionProblem&) = default;
};

} // namespace mitts
