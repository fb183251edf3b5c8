// The options of Mitch: one struct, its presets, and a descriptor for every field.
//
// Names, values and defaults are those of the rules page's table "Options"; every numbered variation of the account is a
// preset. It must not know the state of any game.
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

/// The value of `suit_points` that stands for one more than the number of players.
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

/// "banilower", "revolution" …, in the order of `Preset`.
std::span<const std::string_view> preset_names();
/// All options as the preset has them, for three players.
Options preset_options(Preset preset);
/// Changes the number of players, and with it the packs (two from six players on) and the rounds (each deals once), as
/// far as the preset does not say otherwise.
void set_players(Options& options, int players);
/// Every option but the preset, in the order of the rules page.
std::span<const OptionDescriptor<Options>> option_descriptors();
/// The first reason why a round cannot be dealt under these options, or nothing if it can.
std::optional<OptionProblem> validate(const Options& options);
/// Makes options follow those that they go with: hands shrink to what the packs can serve, columns that go both ways need no
/// tie rule.
void settle(Options& options);

/// Points for a suit won, as a number.
constexpr int suit_value(const Options& options) {
    return options.suit_points == players_plus_1 ? options.players + 1 : options.suit_points;
}
/// Which ace, counted from 1, ends the drawing or the round (C3).
constexpr int closing_ace(const Options& options) {
    return (options.ending == Ending::LastAce ? 4 : 3) * options.packs;
}

} // namespace mitts::mitch
