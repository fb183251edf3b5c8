#include "view/cue.h"

#include <array>
#include <string_view>

namespace mitts::view {

std::string to_text(const std::vector<Cue>& cues) {
    constexpr std::array<std::string_view, 17> names{"",     "lay",   "deal",  "mitten", "glove", "sock",
                                                     "tug",  "sweep", "small", "middle", "large", "stolen",
                                                     "turn", "no",    "zero",  "won",    "lost"};
    std::string text;
    for (const auto& cue : cues) {
        if (cue.sound != Sound::None) {
            text += text.empty() ? "" : " ";
            text += names[static_cast<std::size_t>(cue.sound)];
            text += cue.own ? "!" : "";
        }
    }
    return text;
}

} // namespace mitts::view
