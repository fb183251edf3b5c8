// All the doors to the outside together, as the program receives them.
#pragma once

#include "ports/clock.h"
#include "ports/frames.h"
#include "ports/host_page.h"
#include "ports/player_channel.h"
#include "ports/storage.h"

namespace mitts::ports {

/// Borrowed: whoever starts the program keeps them alive as long as it runs.
struct Ports {
    Storage& storage;
    PlayerChannel& players;
    HostPage& page;
    Clock& clock;
    Frames& frames;
};

} // namespace mitts::ports
