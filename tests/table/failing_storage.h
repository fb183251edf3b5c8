// Storage implementations for tests. They lose power, fill up, truncate values or count reads.
#pragma once

#include "platform/null/null_ports.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace mitts::tests {

using ports::StorageStatus;

struct PowerCut {};

/// The part of the last write that is stored.
enum class LastWrite { Nothing, Half, Whole };

/// Storage that loses power at the n-th change: before, during or right after the change.
class FailingMachine final : public ports::Storage {
public:
    FailingMachine(ports::Storage& kept, int changes, LastWrite last) : kept_(kept), left_(changes), last_(last) {
    }

    ports::StoredText get(std::string_view name) override {
        return kept_.get(name);
    }
    std::vector<std::string> names() override {
        return kept_.names();
    }
    StorageStatus put(std::string_view name, std::string_view text) override {
        if (--left_ == 0) {
            if (last_ != LastWrite::Nothing) {
                kept_.put(name, last_ == LastWrite::Half ? text.substr(0, text.size() / 2) : text);
            }
            throw PowerCut{};
        }
        return kept_.put(name, text);
    }
    StorageStatus remove(std::string_view name) override {
        if (--left_ == 0) {
            if (last_ == LastWrite::Whole) {
                kept_.remove(name);
            }
            throw PowerCut{};
        }
        return kept_.remove(name);
    }

private:
    ports::Storage& kept_;
    int left_;
    LastWrite last_;
};

/// Storage that counts the reads. On the page, each read is a call from the WebAssembly module to JavaScript.
class CountingStorage final : public ports::Storage {
public:
    ports::StoredText get(std::string_view name) override {
        ++reads;
        return kept_.get(name);
    }
    StorageStatus put(std::string_view name, std::string_view text) override {
        return kept_.put(name, text);
    }
    StorageStatus remove(std::string_view name) override {
        return kept_.remove(name);
    }
    std::vector<std::string> names() override {
        return kept_.names();
    }

    int reads = 0;

private:
    platform::MemoryStorage kept_;
};

/// Storage that holds a limited number of characters.
class SmallStorage final : public ports::Storage {
public:
    explicit SmallStorage(std::size_t room) : room_(room) {
    }
    ports::StoredText get(std::string_view name) override {
        const auto found = texts_.find(name);
        return found == texts_.end() ? ports::StoredText{}
                                     : ports::StoredText{.status = StorageStatus::Done, .text = found->second};
    }
    StorageStatus put(std::string_view name, std::string_view text) override {
        std::size_t used = text.size();
        for (const auto& [other, kept] : texts_) {
            used += other == name ? 0 : kept.size();
        }
        if (used > room_) {
            return StorageStatus::Full;
        }
        texts_.insert_or_assign(std::string(name), std::string(text));
        return StorageStatus::Done;
    }
    StorageStatus remove(std::string_view name) override {
        texts_.erase(std::string(name));
        return StorageStatus::Done;
    }
    std::vector<std::string> names() override {
        std::vector<std::string> names;
        for (const auto& [name, text] : texts_) {
            names.push_back(name);
        }
        return names;
    }

private:
    std::map<std::string, std::string, std::less<>> texts_;
    std::size_t room_;
};

/// Storage that always reports success, but truncates every new text while `forgets` is set.
class ForgetfulStorage final : public ports::Storage {
public:
    ports::StoredText get(std::string_view name) override {
        return kept.get(name);
    }
    StorageStatus put(std::string_view name, std::string_view text) override {
        return forgets ? kept.put(name, text.substr(0, text.size() - 3)) : kept.put(name, text);
    }
    StorageStatus remove(std::string_view name) override {
        return kept.remove(name);
    }
    std::vector<std::string> names() override {
        return kept.names();
    }

    platform::MemoryStorage kept;
    bool forgets = false;
};

} // namespace mitts::tests
