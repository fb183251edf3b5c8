// Creates drafts and tables for every game. A game's index is its position in the list in games/games.h and on the
// start page.
//
// The rest of the program uses only GameDraft, GameTable and AnyMatch.
#pragma once

#include "ports/player_channel.h"
#include "session/any_match.h"
#include "table/game_draft.h"
#include "table/game_table.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace mitts::table {

inline constexpr int game_count = static_cast<int>(std::variant_size_v<AnyMatch>);

/// Returns the game's name as written in options and records. All functions that take `game` require an index below
/// game_count (CHECK).
std::string_view game_name(int game);
/// Returns the index of the game with this name, or nothing.
std::optional<int> game_named(std::string_view name);

/// Returns the game's title.
std::string game_title(int game, i18n::Language language);
/// Parses the output of GameDraft::to_text. Choices with invalid text get their default values.
std::unique_ptr<GameDraft> draft_from_text(int game, std::string_view text);

/// Returns the number of seats of a match.
int player_count(const AnyMatch& match);
/// Returns the players for a match that was loaded without information about its players: a human at one seat, and
/// computers of the default level at the others.
SeatPlans people_for(const AnyMatch& match, Seat human);
/// Returns a new match with the same rules.
AnyMatch same_again(const AnyMatch& match, std::uint64_t seed);
/// Deals more rounds until `rounds` rounds have been dealt. Stops at an unfinished round.
void deal_rounds(AnyMatch& match, int rounds);

/// Creates the table for a match. `seats` has one plan per seat (CHECK). `address` is the query string that opened the
/// match, or empty.
std::unique_ptr<GameTable> table_for(AnyMatch match, SeatPlans seats, TableBegins begins, ports::PlayerChannel& players,
                                     std::string address = {});

} // namespace mitts::table
