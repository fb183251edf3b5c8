// A place where small texts outlive the page: local storage in a browser, files natively.
//
// Every answer says whether it worked, because a browser may refuse storage altogether, refuse a single text, or be full.
// It must not know what the texts mean.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mitts::ports {

enum class StorageStatus : std::uint8_t {
    Done,
    Missing,   ///< nothing is kept under this name
    Refused,   ///< the host does not allow it (blocked storage, a sandboxed frame, a read-only folder)
    Full,      ///< there is no room for the text
    Elsewhere, ///< another page has written here since; the host has told the reader
};

struct StoredText {
    StorageStatus status = StorageStatus::Missing;
    std::string text{}; ///< only when Done
};

class Storage {
public:
    Storage() = default;
    Storage(const Storage&) = delete;
    Storage& operator=(const Storage&) = delete;
    virtual ~Storage() = default;

    /// The text kept under `name` (letters, digits, '.' and '-'): Done, Missing or Refused.
    virtual StoredText get(std::string_view name) = 0;
    /// Keeps `text` under `name` in place of what was there: Done, Refused, Full or Elsewhere.
    virtual StorageStatus put(std::string_view name, std::string_view text) = 0;
    /// Forgets what is kept under `name`: Done (also if there was nothing) or Refused.
    virtual StorageStatus remove(std::string_view name) = 0;
    /// Every name under which something is kept, in any order; none where the host does not allow it.
    virtual std::vector<std::string> names() = 0;
};

} // namespace mitts::ports
