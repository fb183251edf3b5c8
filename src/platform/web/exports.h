// Connects the module's exported functions `mitts_…` (exports.cpp) to the running program.
//
// A module runs one program. Its C functions have no object to call, so this file keeps the pointers to it.
#pragma once

#include "platform/web/web_ports.h"
#include "ports/program.h"

namespace mitts::platform {

/// Routes the page's calls to `program`, the Worker's answers to `players` and wake-up calls to `frames`. All three
/// must live as long as the page does.
void serve_page(ports::Program& program, WebPlayers& players, WebFrames& frames);

/// Runs one frame of the program, if a program is registered.
void run_frame();

} // namespace mitts::platform
