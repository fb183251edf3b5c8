// Sound cues for events on the table. A cue is only a name. The page plays the sounds and vibrates phones
// (web/sound.js). Every sound has a visible counterpart.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace mitts::view {

enum class Sound : std::uint8_t {
    None,
    Lay,    ///< a card is played, placed or discarded
    Deal,   ///< hands are dealt
    Mitten, ///< a mitten is called, a bid is made, or an ace is drawn
    Glove,
    Sock,
    Tug,    ///< a tag is pulled tight or torn off its card
    Sweep,  ///< a pile or a trick is taken
    Small,  ///< a few points are counted
    Middle, ///< many points are counted
    Large,  ///< very many points are counted
    Stolen, ///< the viewer's own call is stolen
    Turn,   ///< it is the viewer's turn after a long wait
    No,     ///< a move is refused
    Zero,   ///< a bargain is agreed
    Won,    ///< the match is over
    Lost,
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
