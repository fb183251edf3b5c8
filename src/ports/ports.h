// All interfaces to the host, passed to the program as one struct.
#pragma once

#include "ports/clock.h"
#include "ports/frames.h"
#include "ports/host_page.h"
#include "ports/player_channel.h"
#include "ports/storage.h"

namespace mitts::ports {

/// Borrowed references. The caller must keep the objects alive while the program runs.
struct Ports {
    Storage& storage;
    PlayerChannel& players;
    HostPage& page;
    Clock& clock;
    Frames& frames;
};

} // namespace mitts::ports
