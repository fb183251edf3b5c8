#include "platform/null/null_ports.h"

namespace mitts::platform {

using ports::StorageStatus;

ports::StoredText MemoryStorage::get(std::string_view name) {
    if (refusal_ == StorageStatus::Refused) {
        return {.status = refusal_};
    }
    const auto found = texts_.find(name);
    if (found == texts_.end()) {
        return {.status = StorageStatus::Missing};
    }
    return {.status = StorageStatus::Done, .text = found->second};
}

StorageStatus MemoryStorage::put(std::string_view name, std::string_view text) {
    if (refusal_ == StorageStatus::Done) {
        texts_.insert_or_assign(std::string(name), std::string(text));
    }
    return refusal_;
}

StorageStatus MemoryStorage::remove(std::string_view name) {
    if (refusal_ == StorageStatus::Refused) {
        return refusal_;
    }
    texts_.erase(std::string(name));
    return StorageStatus::Done;
}

std::vector<std::string> MemoryStorage::names() {
    std::vector<std::string> names;
    for (const auto& [name, text] : texts_) {
        names.push_back(name);
    }
    return refusal_ == StorageStatus::Refused ? std::vector<std::string>() : names;
}

void SilentPlayers::send(std::string_view request) {
    requests.emplace_back(request);
}

std::optional<std::string> SilentPlayers::take_answer() {
    if (answers.empty()) {
        return std::nullopt;
    }
    auto answer = answers.front();
    answers.pop_front();
    return answer;
}

void SilentPlayers::restart() {
    ++restarts;
}

} // namespace mitts::platform
