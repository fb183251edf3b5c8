// Parses arbitrary input as a sealed save. A new seal must be valid until a byte of the save changes.
#include "cards/check.h"
#include "table/seal.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace mitts;
    const std::string_view text{reinterpret_cast<const char*>(data), size};
    const auto seal = table::read_seal(text);
    MITTS_CHECK(seal.condition != table::Condition::Missing || seal.generation == -1);
    const auto line = text.find('\n');
    if (line == std::string_view::npos) { // a save from the page always contains a newline
        return 0;
    }
    const auto generation = static_cast<std::int64_t>(size % 1000);
    const auto save = "mitts-save 1" + std::string(text.substr(line));
    auto again = table::sealed(save, generation);
    const auto found = table::read_seal(again);
    MITTS_CHECK(found.condition == table::Condition::Sound);
    MITTS_CHECK(found.generation == generation);
    again.back() = again.back() == 'x' ? 'y' : 'x';
    MITTS_CHECK(table::read_seal(again).condition != table::Condition::Sound);
    return 0;
}
