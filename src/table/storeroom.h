// What the program keeps between visits: the matches on the shelf, the settings, the choices for new matches, the games played.
//
// A match is written to a place of its own, read back and compared; only then is the oldest of its earlier saves dropped, so
// that at every moment a whole one is kept, and the last three after that. Nothing is written over a text that is not
// understood: one that is damaged can be set aside under another name, one of a newer version stays where it is.
//
// The shelf has as many slots as the storage holds, a match in each. It has no list of its own that could be lost: what is kept
// is found by its names. Saves are counted by tenths of a second, so that the number of a save is its date too, and a slot that was
// emptied and taken by another match goes on from a higher number (web/kept_match.js knows by the number who wrote last).
#pragma once

#include "ports/storage.h"
#include "table/save.h"
#include "table/seal.h"

#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace mitts::table {

/// How keeping a match went. Elsewhere: it was refused because another page has gone on with the match, and says so.
enum class Keeping : std::uint8_t { Kept, Refused, Full, Garbled, Elsewhere };

/// The first slots of a match of one's own, and of one that a link opened: the only ones when but two matches were kept. The others
/// are "match.m2", "match.m3", …
inline constexpr std::string_view own_slot = "match";
inline constexpr std::string_view link_slot = "match.link";

/// Where a match is kept if nothing lies there.
inline std::string_view first_slot(const Save& save) {
    return save.address.empty() ? own_slot : link_slot;
}

/// A slot's places: more than there are saves, for texts of newer versions and damaged ones that could not be set aside.
inline constexpr int slot_places = 8;
/// For the page's script: a regular expression of places whose first group is the slot.
inline constexpr std::string_view place_pattern = "^(match(?:\\.link|\\.m[1-9]\\d*)?)(?:\\.[1-7])?$";

/// "match", "match.1", … The first is where the only save was when there was but one.
inline std::string place_name(std::string_view name, int place) {
    return std::string(name) + (place > 0 ? '.' + std::to_string(place) : std::string());
}
/// Where a line about the match in a slot is kept, for a start page that cannot read saves.
inline std::string summary_of(std::string_view slot) {
    return "summary." + std::string(slot);
}
/// The slot that a name of the storage belongs to; empty for what is no match.
std::string_view slot_of_place(std::string_view name);

/// The dates that a clock may show, in milliseconds since 1970: the years 2001 to 2200. Any other clock is wrong.
inline constexpr std::int64_t first_date = 1'000'000'000'000;
inline constexpr std::int64_t last_date = 7'289'000'000'000;

/// The number of a save made then, if none before it has a higher one; 0 by a clock that is wrong.
inline constexpr std::int64_t number_of_date(std::int64_t date) {
    return date >= first_date && date <= last_date ? date / 100 : 0;
}
/// When the save with this number was made; 0 for those of earlier versions, and of places where something unreadable lay.
inline constexpr std::int64_t date_of_number(std::int64_t number) {
    return number >= number_of_date(first_date) && number <= number_of_date(last_date) ? number * 100 : 0;
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

    /// The slots in which something lies, the one written last first.
    std::vector<std::string> shelf();
    /// A slot with nothing in it: `first` if that is one.
    std::string free_slot(std::string_view first);

    /// Keeps the match in the slot; `date` as ports::Clock has it.
    Keeping keep_match(std::string_view slot, const Save& save, std::int64_t date = 0);
    /// The number of the save kept last.
    std::int64_t number_written() const {
        return latest_;
    }
    /// The newest of those kept in a slot that are older than `below`, whatever its condition; Missing after the last.
    KeptMatch newest_match(std::string_view slot, std::int64_t below = std::numeric_limits<std::int64_t>::max());
    /// Puts a text that is no match out of its place, where nothing is ever written over it. Where that fails it stays.
    void set_aside(std::string_view slot, const KeptMatch& match);
    /// Takes a match off the shelf, all its saves and the line about it. Damaged ones are set aside, those of newer versions stay.
    void take_off(std::string_view slot);

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
    KeptMatch at(std::string_view slot, int place);
    std::string free_place(std::string_view name);
    Keeping keep(const std::string& place, const std::string& text);
    bool drop_oldest(std::string_view slot, int kept);
    bool make_room(std::string_view slot);
    std::int64_t latest_number();

    ports::Storage& storage_;
    std::int64_t latest_ = -1; ///< the highest number that is known of on the shelf; -1: not looked for yet
};

} // namespace mitts::table
