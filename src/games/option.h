// What every game's options have in common: a descriptor for each option, from which the text form, the query string,
// the custom-rules panel, the tests and the documentation are made.
//
// It must not know any game, nor hold sentences: a descriptor's name is the rules page's, and i18n explains it.
#pragma once

#include "cards/text.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

namespace mitts {

/// How an option's values look in texts and controls.
enum class OptionKind : std::uint8_t {
    YesNo,   ///< value 0 or 1; "no", "yes"; JSON false, true
    Choice,  ///< value is an index into `choices`; JSON string
    Numbers, ///< value is one of `numbers`; JSON number
    Range,   ///< value from `low` to `high` in steps of `step`; JSON number
};

/// Where the custom-rules panel shows an option.
enum class OptionGroup : std::uint8_t { Table, Values, Captures, Ending };

/// What an option changes: which cards are dealt and to how many, or what becomes of them. The same deal can be told by rule sets that
/// differ in the second (session/two_tellings.h).
enum class OptionScope : std::uint8_t { Play, Deal };

/// One option of a game. Values are plain ints whatever the field's type is: an index, a number, 0 or 1.
template <class Options> struct OptionDescriptor {
    std::string_view name;
    std::string_view rule{}; ///< the rule that it changes, "M18.2"
    OptionKind kind = OptionKind::Range;
    OptionGroup group = OptionGroup::Table;
    OptionScope scope = OptionScope::Play;
    int low = 0;
    int high = 1;
    int step = 1;
    std::span<const std::string_view> choices;
    std::span<const int> numbers;
    /// Range only: a named value beside the numbers ("players_plus_1"), stored as `special_value`; else empty.
    std::string_view special;
    int special_value = -1;
    /// A value that an account of the game lists as a variation: the panel of a new match offers it by one touch.
    std::optional<int> variation{};
    int (*get)(const Options&) = nullptr;
    void (*set)(Options&, int) = nullptr;
};

/// Getter and setter of a descriptor for the field `Member`.
template <class Options, auto Member> int option_get(const Options& options) {
    return static_cast<int>(options.*Member);
}
template <class Options, auto Member> void option_set(Options& options, int value) {
    using Field = std::remove_reference_t<decltype(options.*Member)>;
    options.*Member = static_cast<Field>(value);
}

/// The parts of a descriptor that do not depend on the game, for the functions below.
struct OptionShape {
    OptionKind kind;
    int low;
    int high;
    int step;
    std::span<const std::string_view> choices;
    std::span<const int> numbers;
    std::string_view special;
    int special_value;
};

template <class Options> OptionShape shape_of(const OptionDescriptor<Options>& descriptor) {
    return {.kind = descriptor.kind,
            .low = descriptor.low,
            .high = descriptor.high,
            .step = descriptor.step,
            .choices = descriptor.choices,
            .numbers = descriptor.numbers,
            .special = descriptor.special,
            .special_value = descriptor.special_value};
}

/// Whether the option alone allows this value (combinations are each game's own `validate`).
bool option_accepts(const OptionShape& shape, int value);
/// "packets", "yes", "500".
std::string option_value_to_text(const OptionShape& shape, int value);
/// The value that a text names, upper or lower case; nothing if the option does not accept it.
std::optional<int> parse_option_value(const OptionShape& shape, std::string_view text);
/// What the option accepts, for messages: "packets or singly", "50 to 5000 in steps of 10".
std::string accepted_values(const OptionShape& shape);
/// Every value in order (a Range in its steps, the special value last).
std::vector<int> option_values(const OptionShape& shape);

/// A combination of options that cannot be played: the option to blame, and what it accepts as the others stand.
struct OptionProblem {
    std::string_view option;
    std::string accepts;

    friend bool operator==(const OptionProblem&, const OptionProblem&) = default;
};

} // namespace mitts
