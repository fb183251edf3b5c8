// What the page's script may call: the functions `mitts_…` of the module (exports.cpp), which reach the program through here.
//
// A module has one program; C functions without an object need to find it, so this keeps it.
#pragma once

#include "platform/web/web_ports.h"
#include "ports/program.h"

namespace mitts::platform {

/// From now on the page's calls go to this program, what comes from the Worker to these players, and wake-up calls to these
/// frames. All must live as long as the page does.
void serve_page(ports::Program& program, WebPlayers& players, WebFrames& frames);

/// Runs one frame of the program, if there is one.
void run_frame();

} // namespace mitts::platform
