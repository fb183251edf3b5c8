// What there is to hear, and on a phone to feel, while the table tells what happened. Names only: how each sounds is the page's
// business (web/sound.js). Nothing is told by a sound that is not seen too.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace mitts::view {

enum class Sound : std::uint8_t {
    None,
    Lay,    ///< a card is played, placed or put aside
    Deal,   ///< hands are dealt
    Mitten, ///< one click of the needles: a call, a bid, an ace
    Glove,
    Sock,
    Tug,    ///< a tag is pulled tight, or torn off
    Sweep,  ///< a pile or a trick is taken
    Small,  ///< points are counted: a few,
    Middle, ///< many,
    Large,  ///< very many
    Stolen, ///< the viewer's own call is stolen
    Turn,   ///< after others have taken their time
    No,     ///< a refusal
    Zero,   ///< a bargain is agreed
    Won,    ///< the match is over
    Lost,
};

struct Cue {
    Sound sound = Sound::None;
    bool own = false; ///< of something that the viewer does or gets: a phone trembles at these alone

    friend bool operator==(const Cue&, const Cue&) = default;
};

/// "lay! sweep": the names of the sounds, own ones with an exclamation mark; without those that are None.
std::string to_text(const std::vector<Cue>& cues);

} // namespace mitts::view
