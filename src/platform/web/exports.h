// Connects the module's exported functions `mitts_…` (exports.cpp) to the running program.
//
// A module runs one program. Its exported functions are plain C functions, so the pointers to the program are global.
#pragma once

#include "platform/web/web_ports.h"
#include "ports/program.h"

namespace mitts::platform {

/// Routes the page's calls to `program`, the Worker's answers to `players`, and wake-up calls to `frames`. All three
/// must outlive the page.
void serve_page(ports::Program& program, WebPlayers& players, WebFrames& frames);

/// Runs one frame of the registered program, unless the canvas is still hidden.
void run_frame();

} // namespace mitts::platform
