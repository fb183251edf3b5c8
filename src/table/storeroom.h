// What the program keeps between visits: the match in play, the settings, the choices for a new match, the games played.
//
// A match is written to a place of its own, read back and compared; only then is the oldest of the earlier saves dropped, so
// that at every moment a whole one is kept, and the last three after that. Nothing is written over a text that is not
// understood: one that is damaged can be set aside under another name, one of a newer version stays where it is.
#pragma once

#include "ports/storage.h"
#include "table/save.h"
#include "table/seal.h"

#include <limits>
#include <string>
#include <string_view>

namespace mitts::table {

/// How keeping a match went. Elsewhere: it was refused because another page has gone on with the match, and says so.
enum class Keeping : std::uint8_t { Kept, Refused, Full, Garbled, Elsewhere };

/// Two matches are kept: the player's own, and the last one that a link opened, so that a link never costs a match.
enum class Slot : std::uint8_t { Own, Link };

/// A slot's places: more than there are saves, for texts of newer versions and damaged ones that could not be set aside.
inline constexpr int slot_places = 8;

constexpr std::string_view slot_name(Slot slot) {
    return slot == Slot::Own ? "match" : "match.link";
}

/// "match", "match.1", … The first is where the only save was when there was but one.
inline std::string place_name(std::string_view name, int place) {
    return std::string(name) + (place > 0 ? '.' + std::to_string(place) : std::string());
}

/// What lies in one place of a slot.
struct KeptMatch {
    Seal seal{};
    int place = 0;
    std::string text{};
};

class Storeroom {
public:
    explicit Storeroom(ports::Storage& storage) : storage_(storage) {
    }

    /// Keeps the match in its slot: Link if it has an address.
    Keeping keep_match(const Save& save);
    /// The newest of those kept in a slot that are older than `below`, whatever its condition; Missing after the last.
    KeptMatch newest_match(Slot slot, std::int64_t below = std::numeric_limits<std::int64_t>::max());
    /// Puts a text that is no match out of its place, where nothing is ever written over it. Where that fails it stays.
    void set_aside(Slot slot, const KeptMatch& match);

    /// Small texts: "settings", "new-match.GAME", "form.GAME", "game", "played", "place". Empty if there is none.
    std::string small_text(std::string_view name);
    void keep_small_text(std::string_view name, std::string_view text);

    /// The list of games played, a line each, the latest last. Of very many the oldest are dropped.
    std::string games_played() {
        return small_text("played");
    }
    void note_game_played(std::string_view line);
    static constexpr std::size_t most_games_played = 200;

private:
    KeptMatch at(Slot slot, int place);
    std::string free_place(std::string_view name);
    Keeping keep(const std::string& place, const std::string& text);
    bool drop_oldest(Slot slot, int kept);

    ports::Storage& storage_;
};

} // namespace mitts::table
