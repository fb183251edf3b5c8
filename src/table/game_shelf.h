// The games as the program has them on its shelf: a tile, a draft and a table for each, by its place in the closed list of
// games/games.h. That place is also the index of its tile on the start page.
//
// Beside it the whole program goes through GameDraft, GameTable and AnyMatch.
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

/// As options and records spell it; `game` is below game_count, here and in what follows.
std::string_view game_name(int game);
/// The game with this name, or nothing.
std::optional<int> game_named(std::string_view name);

/// What the game is called.
std::string game_title(int game, i18n::Language language);
/// What was kept of a draft (GameDraft::to_text), or the default where it is not understood.
std::unique_ptr<GameDraft> draft_from_text(int game, std::string_view text);

int player_count(const AnyMatch& match);
/// A human at one seat and the usual computers at the others: for a match that comes without people.
SeatPlans people_for(const AnyMatch& match, Seat human);
/// A new match with the same rules.
AnyMatch same_again(const AnyMatch& match, std::uint64_t seed);
/// Goes on until so many rounds are dealt, as far as the match has that many to deal.
void deal_rounds(AnyMatch& match, int rounds);

/// The table of a match. One plan for each seat (CHECK); `address` is the query string that opened the match, if one did.
std::unique_ptr<GameTable> table_for(AnyMatch match, SeatPlans seats, TableBegins begins, ports::PlayerChannel& players,
                                     std::string address = {});

} // namespace mitts::table
