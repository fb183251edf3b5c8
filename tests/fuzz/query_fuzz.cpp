// Parses arbitrary input as the query of a page URL. An accepted query must yield a link to the same match.
#include "session/query.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace mitts;
    const auto match = match_from_query({reinterpret_cast<const char*>(data), size}, 1);
    if (!match || !match->has_value()) {
        return 0;
    }
    const auto link = record_to_query(record_of(**match));
    const auto again = match_from_query(link, 2);
    MITTS_CHECK(again && again->has_value());
    MITTS_CHECK(match_to_text(**again) == match_to_text(**match));
    return 0;
}
