#include "cli/program_player.h"

#include <array>
#include <csignal>

#include <sys/wait.h>
#include <unistd.h>

namespace mitts::cli {

namespace {

/// Both ends of a pipe. The child process keeps only the copies that become its standard streams.
struct Pipe {
    int read_end = -1;
    int write_end = -1;
};

std::optional<Pipe> make_pipe() {
    std::array<int, 2> ends{};
    return pipe(ends.data()) == 0 ? std::optional(Pipe{.read_end = ends[0], .write_end = ends[1]}) : std::nullopt;
}

void become(const std::string& command, const Pipe& requests, const Pipe& replies) {
    dup2(requests.read_end, STDIN_FILENO);
    dup2(replies.write_end, STDOUT_FILENO);
    for (const int end : {requests.read_end, requests.write_end, replies.read_end, replies.write_end}) {
        close(end);
    }
    execl("/bin/sh", "sh", "-c", command.c_str(), static_cast<char*>(nullptr));
    _exit(127); // the shell could not be run
}

} // namespace

ProgramPlayer::ProgramPlayer(const std::string& command) {
    const auto requests = make_pipe();
    const auto replies = make_pipe();
    if (!requests || !replies) {
        return;
    }
    std::signal(SIGPIPE, SIG_IGN); // otherwise writing to a program that has exited would end this process
    process_ = fork();
    if (process_ == 0) {
        become(command, *requests, *replies);
    }
    close(requests->read_end);
    close(replies->write_end);
    if (process_ > 0) {
        to_program_ = fdopen(requests->write_end, "w");
        from_program_ = fdopen(replies->read_end, "r");
    }
}

ProgramPlayer::~ProgramPlayer() {
    if (to_program_ != nullptr) {
        std::fclose(to_program_);
    }
    if (from_program_ != nullptr) {
        std::fclose(from_program_);
    }
    if (process_ > 0) {
        waitpid(process_, nullptr, 0);
    }
}

std::optional<std::string> ProgramPlayer::ask(std::string_view request) {
    if (to_program_ == nullptr || from_program_ == nullptr) {
        return std::nullopt;
    }
    std::fwrite(request.data(), 1, request.size(), to_program_);
    std::fputc('\n', to_program_);
    std::fflush(to_program_);
    std::string reply;
    bool line_is_empty = true;
    for (int character = std::fgetc(from_program_); character != EOF; character = std::fgetc(from_program_)) {
        if (character == '\n' && line_is_empty) {
            return reply;
        }
        line_is_empty = character == '\n';
        reply += static_cast<char>(character);
    }
    return std::nullopt;
}

} // namespace mitts::cli
