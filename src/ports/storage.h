// Persistent storage for small strings: local storage in a browser, files natively.
//
// Reading and writing return a status, because a browser may refuse storage altogether, refuse a single string, or
// run out of space. The storage does not interpret the strings.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mitts::ports {

enum class StorageStatus : std::uint8_t {
    Done,
    Missing,   ///< no text is stored under this name
    Refused,   ///< the host does not allow access (blocked storage, a sandboxed frame, a read-only folder)
    Full,      ///< there is not enough space for the text
    Elsewhere, ///< another page has written a newer value; the host notifies the user
};

/// The result of reading a string.
struct StoredText {
    StorageStatus status = StorageStatus::Missing;
    std::string text{}; ///< set only if the status is Done
};

class Storage {
public:
    Storage() = default;
    Storage(const Storage&) = delete;
    Storage& operator=(const Storage&) = delete;
    virtual ~Storage() = default;

    /// Returns the text stored under `name` (letters, digits, '.' and '-'). The status is Done, Missing or Refused.
    virtual StoredText get(std::string_view name) = 0;
    /// Stores `text` under `name`, replacing any previous text. Returns Done, Refused, Full or Elsewhere.
    virtual StorageStatus put(std::string_view name, std::string_view text) = 0;
    /// Removes the text stored under `name`. Returns Done, even if no text was stored, or Refused.
    virtual StorageStatus remove(std::string_view name) = 0;
    /// Returns the names of all stored strings, in any order, or no names if the host does not allow storage.
    virtual std::vector<std::string> names() = 0;
};

} // namespace mitts::ports
