// A player in an external program, which reads requests from its standard input and writes replies to its standard
// output, like `mitts serve`.
//
// The program is started once for all requests. Only this file handles processes and pipes.
#pragma once

#include <cstdio>
#include <optional>
#include <string>
#include <string_view>

#include <sys/types.h>

namespace mitts::cli {

class ProgramPlayer {
public:
    /// Starts a program with a shell command. If it cannot be started, `ask` returns nothing.
    explicit ProgramPlayer(const std::string& command);
    /// Closes the pipes to the program and waits for it to exit.
    ~ProgramPlayer();
    ProgramPlayer(const ProgramPlayer&) = delete;
    ProgramPlayer& operator=(const ProgramPlayer&) = delete;

    /// Sends a request (src/ai/README.md) and returns the text of the reply, or nothing if the program has exited.
    std::optional<std::string> ask(std::string_view request);

private:
    std::FILE* to_program_ = nullptr;
    std::FILE* from_program_ = nullptr;
    pid_t process_ = -1;
};

} // namespace mitts::cli
