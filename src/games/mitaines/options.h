// The options of Mitaines: one struct, its five presets, and a descriptor for every field.
//
// Names, values and defaults are those of the rules page's table "Options". It must not know the state of any game.
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

/// Mitten, glove, sock: 2, 3, 4 cards of one rank. None: a card played without a call.
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

/// "pagat", "gamerules" …, in the order of `Preset`.
std::span<const std::string_view> preset_names();
/// All options as the account has them.
Options preset_options(Preset preset);
/// Every option but the preset, in the order of the rules page.
std::span<const OptionDescriptor<Options>> option_descriptors();

/// The first reason why cards cannot be dealt under these options, or nothing if they can.
std::optional<OptionProblem> validate(const Options& options);
/// Makes options follow those that they go with: jokers bring their layout, dealing singly (four players, no jokers) needs
/// none, the exchange needs four players.
void settle(Options& options);

/// The number of sides that score: two with four players (partners 0+2 and 1+3), else one for each player.
constexpr int side_count(const Options& options) {
    return options.players == 4 ? 2 : options.players;
}
/// The side a seat plays for.
constexpr int side_of(const Options& options, int seat) {
    return options.players == 4 ? seat % 2 : seat;
}
/// Cards in the pack: 52, or 54 with the jokers (M1).
constexpr int pack_size(const Options& options) {
    return 52 + options.jokers;
}
/// Cards dealt to each player in the deal with this number, counted from 0 (M3, M5).
constexpr int hand_size(const Options& options, int deal) {
    if (options.dealing == Dealing::Singly) {
        return deal == 0 ? 7 : 6;
    }
    return options.players == 3 ? 8 : 6;
}
/// Deals in a round (M4, M5): until the pack is used up.
constexpr int deal_count(const Options& options) {
    if (options.dealing == Dealing::Singly) {
        return 2;
    }
    return (pack_size(options) - options.layout) / (options.players * hand_size(options, 0));
}

/// What a call of this kind and rank is worth; jacks have their own values, jokers the ordinary ones (M18.1, M18.4).
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

/// The height of a rank in the order in force, larger is higher: J A K Q T 9…2, or A K Q J T 9…2; jokers above all.
constexpr int rank_height(const Options& options, Rank rank) {
    if (rank == Rank::Jack && options.jack_order == JackOrder::High) {
        return 2 * static_cast<int>(Rank::Ace) + 1;
    }
    return 2 * static_cast<int>(rank);
}

} // namespace mitts::mitaines
