// Defines the options of Mitch: a struct, its presets and a descriptor for every field.
//
// Names, values and defaults follow the table "Options" in RULES.md. Every numbered variation in the account
// is a preset.
#pragma once

#include "games/option.h"

#include <cstdint>
#include <optional>
#include <span>

namespace mitts::mitch {

enum class Preset : std::uint8_t {
    Banilower,
    Revolution,
    PickUp,
    PickUpAndPlace,
    LowestWins,
    ShortestDoubles,
    TwoPacks,
    ThreeCards,
    NoHand,
    HighLow,
};
enum class Draw : std::uint8_t { Stock, Either, EitherPlace };
enum class Direction : std::uint8_t { Down, HighLow };
enum class Tie : std::uint8_t { HighLast, LowLast };
enum class Shortest : std::uint8_t { None, Double, FifthSuit };
enum class Ending : std::uint8_t { PlayOut, LastAce };

/// The special value of `suit_points` for one point more than the number of players.
inline constexpr int players_plus_1 = -1;

struct Options {
    Preset preset = Preset::Banilower;
    int players = 3;
    int packs = 1;
    int hand_size = 5;
    Draw draw = Draw::Stock;
    Direction direction = Direction::Down;
    Tie tie = Tie::HighLast;
    int suit_points = 4;
    Shortest shortest = Shortest::None;
    int penalty = 10;
    Ending ending = Ending::PlayOut;
    int rounds = 3;

    friend bool operator==(const Options&, const Options&) = default;
};

inline constexpr int preset_count = 10;

/// Returns the names of the presets, "banilower", "revolution" …, in the order of `Preset`.
std::span<const std::string_view> preset_names();
/// Returns the options of a preset, for three players.
Options preset_options(Preset preset);
/// Sets the number of players. Uses two packs for six or more players or in the preset TwoPacks, otherwise one pack.
/// Sets the number of rounds to the number of players, because each player deals once.
void set_players(Options& options, int players);
/// Returns the descriptors of all options except the preset, in the order of RULES.md.
std::span<const OptionDescriptor<Options>> option_descriptors();
/// Returns the first problem that makes these options unplayable, or nothing.
std::optional<OptionProblem> validate(const Options& options);
/// Adjusts options that depend on others. Reduces the hand size until the packs suffice. Resets the tie rule if columns
/// may ascend.
void settle(Options& options);

/// Returns the points for winning a suit. Converts `players_plus_1` to a number.
constexpr int suit_value(const Options& options) {
    return options.suit_points == players_plus_1 ? options.players + 1 : options.suit_points;
}
/// Returns the number of the closing ace, counted from 1. This ace ends the first phase or the round (C3).
constexpr int closing_ace(const Options& options) {
    return (options.ending == Ending::LastAce ? 4 : 3) * options.packs;
}

} // namespace mitts::mitch
