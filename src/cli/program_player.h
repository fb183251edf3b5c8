// A player in another program: it reads requests on its standard input and answers on its standard output, as `mitts serve`.
//
// The program is started once and asked again and again. Only this file knows processes and pipes.
#pragma once

#include <cstdio>
#include <optional>
#include <string>
#include <string_view>

#include <sys/types.h>

namespace mitts::cli {

class ProgramPlayer {
public:
    /// Starts a command of the shell. `ask` fails if it could not be started.
    explicit ProgramPlayer(const std::string& command);
    /// Ends the program's input and waits for it.
    ~ProgramPlayer();
    ProgramPlayer(const ProgramPlayer&) = delete;
    ProgramPlayer& operator=(const ProgramPlayer&) = delete;

    /// Sends a request (src/ai/README.md) and returns the reply's text; nothing if the program has ended.
    std::optional<std::string> ask(std::string_view request);

private:
    std::FILE* to_program_ = nullptr;
    std::FILE* from_program_ = nullptr;
    pid_t process_ = -1;
};

} // namespace mitts::cli
