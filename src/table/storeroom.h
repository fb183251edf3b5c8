// Stores data between visits: the matches on the shelf, the settings, the choices for new matches, and the results of
// finished matches.
//
// A match is written to a free place, read back and compared. Only then is the oldest of its earlier saves deleted, so
// an intact save always exists. The last three saves are kept. Unreadable saves are never overwritten. A damaged save
// can be set aside under another name, and a save of a newer version stays in place.
//
// The shelf has one slot per match, and each slot has several places for saves. The number of slots is limited only by
// the storage. Saves are found by their names, so no index can be lost. Save numbers count tenths of a second, so a
// number is also a date. A new match in a reused slot gets a higher number. web/kept_match.js compares the numbers to
// find the tab that wrote last.
#pragma once

#include "ports/storage.h"
#include "table/save.h"
#include "table/seal.h"

#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace mitts::table {

/// The result of saving a match. Elsewhere means that the save was refused because another page has continued the
/// match; the host has notified the player.
enum class Keeping : std::uint8_t { Kept, Refused, Full, Garbled, Elsewhere };

/// The first slots for the player's own matches and for matches opened by a link. Earlier versions had only these two
/// slots. The other slots are "match.m2", "match.m3", …
inline constexpr std::string_view own_slot = "match";
inline constexpr std::string_view link_slot = "match.link";

/// Returns the preferred slot for a new match.
inline std::string_view first_slot(const Save& save) {
    return save.address.empty() ? own_slot : link_slot;
}

/// The number of places in a slot. It is larger than the number of saves to keep, because saves of newer versions, and
/// damaged saves that could not be set aside, also need places.
inline constexpr int slot_places = 8;
/// A regular expression for the page's script. It matches the names of places, and its first group captures the slot.
inline constexpr std::string_view place_pattern = "^(match(?:\\.link|\\.m[1-9]\\d*)?)(?:\\.[1-7])?$";

/// Returns the name of a place: "match", "match.1", … Earlier versions kept their only save in the first place.
inline std::string place_name(std::string_view name, int place) {
    return std::string(name) + (place > 0 ? '.' + std::to_string(place) : std::string());
}
/// Returns the storage name for the summary of a slot's match. The start page reads the summary, because the page
/// cannot read saves.
inline std::string summary_of(std::string_view slot) {
    return "summary." + std::string(slot);
}
/// Returns the slot of the place with this name, or an empty string if no place can have this name.
std::string_view slot_of_place(std::string_view name);

/// The accepted range of the clock, in milliseconds since 1970: the years 2001 to 2200. For any other date, the clock
/// is considered wrong.
inline constexpr std::int64_t first_date = 1'000'000'000'000;
inline constexpr std::int64_t last_date = 7'289'000'000'000;

/// Returns the number of a save made at this date, or 0 if the clock is wrong. If an earlier save has a higher number,
/// the storeroom uses the number after that.
inline constexpr std::int64_t number_of_date(std::int64_t date) {
    return date >= first_date && date <= last_date ? date / 100 : 0;
}
/// Returns the date in a save's number, or 0 if the number contains no date. Such a save was written by an earlier
/// version, with a wrong clock, or after a save with an unreadable number.
inline constexpr std::int64_t date_of_number(std::int64_t number) {
    return number >= number_of_date(first_date) && number <= number_of_date(last_date) ? number * 100 : 0;
}

/// The contents of one place in a slot.
struct KeptMatch {
    Seal seal{};
    int place = 0;
    std::string text{};
};

class Storeroom {
public:
    explicit Storeroom(ports::Storage& storage) : storage_(storage) {
    }

    /// Returns the slots that are not empty, most recently written first.
    std::vector<std::string> shelf();
    /// Returns `first` if that slot is empty, otherwise another empty slot.
    std::string free_slot(std::string_view first);

    /// Saves the match in the slot. `date` is a time from ports::Clock.
    Keeping keep_match(std::string_view slot, const Save& save, std::int64_t date = 0);
    /// Saves a match whose position has not changed. The save gets the number after the newest save of its slot, so the
    /// match keeps its date and its place on the shelf.
    Keeping keep_again(std::string_view slot, const Save& save);
    /// Returns the number of the latest save.
    std::int64_t number_written() const {
        return latest_;
    }
    /// Returns the newest save of a slot, in any condition, whose number is below `below`. If there is no such save,
    /// the condition is Missing.
    KeptMatch newest_match(std::string_view slot, std::int64_t below = std::numeric_limits<std::int64_t>::max());
    /// Moves a damaged save to a place that is never overwritten. If that fails, the save stays where it is.
    void set_aside(std::string_view slot, const KeptMatch& match);
    /// Removes a match from the shelf, with its saves and its summary. Damaged saves are set aside, and saves of newer
    /// versions stay in place.
    void take_off(std::string_view slot);

    /// `small_text` returns a small stored string ("settings", "new-match.GAME", "form.GAME", "game" or "place"), or ""
    /// if it is missing. `keep_small_text` stores such a string.
    std::string small_text(std::string_view name);
    void keep_small_text(std::string_view name, std::string_view text);

    /// Adds a line to the results of finished matches, which the page shows as statistics (web/statistics/results.js).
    /// If the last line is truncated, the new result still starts on a new line. If the storage is full, frees space.
    void note_result(std::string_view line) {
        std::string results = small_text("results");
        if (!results.empty() && results.back() != '\n') {
            results += '\n';
        }
        results += std::string(line) + '\n';
        while (storage_.put("results", results) == ports::StorageStatus::Full && make_room("results")) {
        }
    }

private:
    KeptMatch at(std::string_view slot, int place);
    std::string free_place(std::string_view name);
    Keeping keep(const std::string& place, const std::string& text);
    Keeping keep_as(std::string_view slot, const Save& save, std::int64_t number);
    bool drop_oldest(std::string_view slot, int kept);
    bool make_room(std::string_view slot);
    std::int64_t latest_number();

    ports::Storage& storage_;
    std::int64_t latest_ = -1; ///< the highest number seen on the shelf; -1 until the shelf is read
};

} // namespace mitts::table
