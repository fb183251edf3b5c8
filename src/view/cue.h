// Sound cues for events on the table. A cue is only a name. The page plays the sounds and vibrates phones
// (web/sound.js). Every sound has a visible counterpart.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace mitts::view {

enum class Sound : std::uint8_t {
    None,
    Lay,    ///< a card is played, placed, drawn, given or discarded
    Deal,   ///< cards are dealt
    Mitten, ///< a mitten is called, a player bids or asks for more cards, or an ace is drawn
    Glove,  ///< a glove is called, or the lead in a suit changes
    Sock,   ///< a sock is called, or the second phase begins
    Tug,    ///< a tag is pulled tight or torn off its card
    Sweep,  ///< a pile or a trick is taken
    Small,  ///< a few points are counted
    Middle, ///< many points are counted, honours are declared, or a suit is won
    Large,  ///< very many points are counted
    Stolen, ///< the viewer loses a call to a thief, or the lead in a suit
    Turn,   ///< it is the viewer's turn after a long wait
    No,     ///< a move is refused
    Zero,   ///< a bargain is agreed
    Won,    ///< the match is over, and the viewer has won
    Lost,   ///< the match is over, and the viewer has not won
};

struct Cue {
    Sound sound = Sound::None;
    bool own = false; ///< true if the viewer caused the event or is affected by it; phones vibrate only then

    friend bool operator==(const Cue&, const Cue&) = default;
};

/// Returns the names of the sounds, for example "lay! sweep". The names of the viewer's own sounds end with "!".
/// `Sound::None` is skipped.
std::string to_text(const std::vector<Cue>& cues);

} // namespace mitts::view
