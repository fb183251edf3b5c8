// What the program keeps between visits: the match in play, the settings, the choices for a new match, the games played.
//
// A match counts as kept only when it was read back and was the same. A text that cannot be read is set aside under another
// name before anything is written over it.
#pragma once

#include "app/save.h"
#include "ports/storage.h"

#include <optional>
#include <string>
#include <string_view>

namespace mitts::app {

/// How keeping a match went.
enum class Keeping : std::uint8_t { Kept, Refused, Full, Garbled };

/// Two matches are kept: the player's own, and the last one that a link opened, so that a link never costs a match.
enum class Slot : std::uint8_t { Own, Link };

class Storeroom {
public:
    explicit Storeroom(ports::Storage& storage) : storage_(storage) {
    }

    /// Keeps the match in its slot: Link if it has an address.
    Keeping keep_match(const Save& save);
    /// The match kept, as text; nothing if there is none or storage is refused.
    std::optional<std::string> match_text(Slot slot);
    /// Puts a text that is no match out of its slot, where nothing overwrites it until the next one is set aside.
    void set_aside(Slot slot, std::string_view text);

    /// Small texts: "settings", "new-match.GAME", "game", "played", "place". Empty if there is none.
    std::string small_text(std::string_view name);
    void keep_small_text(std::string_view name, std::string_view text);

private:
    ports::Storage& storage_;
};

} // namespace mitts::app
