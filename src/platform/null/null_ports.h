// Null ports: stand-ins for the storage and the computer players, for tests and headless programs.
//
// They record the calls, so that tests can inspect them.
#pragma once

#include "ports/ports.h"

#include <deque>
#include <map>

namespace mitts::platform {

/// Storage in memory. After refuse(Refused), every call fails. After `refuse` with another error, only `put` fails.
class MemoryStorage final : public ports::Storage {
public:
    ports::StoredText get(std::string_view name) override;
    ports::StorageStatus put(std::string_view name, std::string_view text) override;
    ports::StorageStatus remove(std::string_view name) override;
    std::vector<std::string> names() override;

    void refuse(ports::StorageStatus status) {
        refusal_ = status;
    }

private:
    std::map<std::string, std::string, std::less<>> texts_;
    ports::StorageStatus refusal_ = ports::StorageStatus::Done;
};

/// A player channel without players. The test supplies the answers.
class SilentPlayers final : public ports::PlayerChannel {
public:
    void send(std::string_view request) override;
    std::optional<std::string> take_answer() override;
    ports::ChannelState state() const override {
        return ports::ChannelState::Open;
    }
    void restart() override;

    std::vector<std::string> requests{};
    std::deque<std::string> answers{};
    int restarts = 0;
};

} // namespace mitts::platform
