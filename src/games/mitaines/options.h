// Defines the options of Mitaines: a struct, its five presets and a descriptor for every field.
//
// Names, values and defaults follow the table "Options" in RULES.md.
#pragma once

#include "cards/card.h"
#include "games/option.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace mitts::mitaines {

enum class Preset : std::uint8_t { Pagat, Gamerules, Regles, Lavoie, Gaspesie };
enum class GameEnd : std::uint8_t { Round, AtOnce };
enum class JackOrder : std::uint8_t { High, Natural };
enum class Dealing : std::uint8_t { Packets, Singly };
enum class LoneMatch : std::uint8_t { Mitten, Flat };
enum class Resolution : std::uint8_t { Highest, FirstComplete };
enum class ToppedCalls : std::uint8_t { Safe, Stealable };
enum class LeftoverTen : std::uint8_t { LastCapturer, LastContract };
enum class FirstDealer : std::uint8_t { Random, HighestSpade };
enum class ScoreCards : std::uint8_t { Hundreds, Fifties, KeptCards };
enum class YesNo : std::uint8_t { No, Yes };

/// The kind of a call: mitten, glove or sock, with 2, 3 or 4 cards of one rank. The value None means that there is no
/// call.
enum class Kind : std::uint8_t { None = 0, Mitten = 2, Glove = 3, Sock = 4 };

struct Options {
    Preset preset = Preset::Pagat;
    int players = 2;
    int target = 500;
    GameEnd game_end = GameEnd::Round;
    JackOrder jack_order = JackOrder::High;
    int jokers = 0;
    int layout = 4;
    Dealing dealing = Dealing::Packets;
    int mitten = 10;
    int glove = 100;
    int sock = 200;
    int jack_mitten = 50;
    int jack_glove = 150;
    int jack_sock = 300;
    int ten_of_diamonds = 50;
    int joker = 50;
    LoneMatch lone_match = LoneMatch::Mitten;
    int lone_match_points = 10;
    int lone_jacks_points = 20;
    int lone_jack = 0;
    YesNo doubles = YesNo::Yes;
    YesNo mitten_on_match = YesNo::Yes;
    YesNo top_pair_call = YesNo::No;
    Resolution resolution = Resolution::Highest;
    ToppedCalls topped_calls = ToppedCalls::Safe;
    YesNo topped_pay = YesNo::Yes;
    YesNo joker_sweep = YesNo::No;
    YesNo exchange = YesNo::No;
    LeftoverTen leftover_ten = LeftoverTen::LastCapturer;
    FirstDealer first_dealer = FirstDealer::Random;
    ScoreCards score_cards = ScoreCards::Hundreds;

    friend bool operator==(const Options&, const Options&) = default;
};

inline constexpr int preset_count = 5;

/// Returns the names of the presets, "pagat", "gamerules" …, in the order of `Preset`.
std::span<const std::string_view> preset_names();
/// Returns the options of a preset.
Options preset_options(Preset preset);
/// Returns the descriptors of all options except the preset, in the order of RULES.md.
std::span<const OptionDescriptor<Options>> option_descriptors();

/// Returns the first problem that makes these options unplayable, or nothing.
std::optional<OptionProblem> validate(const Options& options);
/// Adjusts options that depend on others. Jokers determine the size of the layout. Dealing singly needs four players
/// and no jokers, and has no layout. The exchange needs four players.
void settle(Options& options);

/// Returns the number of sides that score: two with four players (partners 0+2 and 1+3), otherwise one per player.
constexpr int side_count(const Options& options) {
    return options.players == 4 ? 2 : options.players;
}
/// Returns the side of a seat.
constexpr int side_of(const Options& options, int seat) {
    return options.players == 4 ? seat % 2 : seat;
}
/// Returns the number of cards in the pack: 52, or 54 with the jokers (M1).
constexpr int pack_size(const Options& options) {
    return 52 + options.jokers;
}
/// Returns the number of cards per player in a deal (M3, M5). Deals are numbered from 0.
constexpr int hand_size(const Options& options, int deal) {
    if (options.dealing == Dealing::Singly) {
        return deal == 0 ? 7 : 6;
    }
    return options.players == 3 ? 8 : 6;
}
/// Returns the number of deals in a round. With the layout, the deals use up the pack (M4, M5).
constexpr int deal_count(const Options& options) {
    if (options.dealing == Dealing::Singly) {
        return 2;
    }
    return (pack_size(options) - options.layout) / (options.players * hand_size(options, 0));
}

/// Returns the points for a call of this kind and rank. Calls of jacks have separate values, and calls of jokers have
/// the ordinary values (M18.1, M18.4).
constexpr int call_value(const Options& options, Kind kind, Rank rank) {
    const bool jacks = rank == Rank::Jack;
    switch (kind) {
    case Kind::Mitten:
        return jacks ? options.jack_mitten : options.mitten;
    case Kind::Glove:
        return jacks ? options.jack_glove : options.glove;
    case Kind::Sock:
        return jacks ? options.jack_sock : options.sock;
    case Kind::None:
        break;
    }
    return 0;
}

/// Returns the height of a rank under these options, as a number. Higher ranks have larger numbers. The order is J A K
/// Q T 9…2 or A K Q J T 9…2, with jokers above all.
constexpr int rank_height(const Options& options, Rank rank) {
    if (rank == Rank::Jack && options.jack_order == JackOrder::High) {
        return 2 * static_cast<int>(Rank::Ace) + 1;
    }
    return 2 * static_cast<int>(rank);
}

} // namespace mitts::mitaines
