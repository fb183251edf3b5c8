// Parses arbitrary input as a saved match. An accepted save must survive a round trip. record_fuzz checks records.
#include "cards/check.h"
#include "table/save.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace mitts;
    const auto save = table::parse_save({reinterpret_cast<const char*>(data), size});
    if (!save) {
        MITTS_CHECK(!save.error().what.empty());
        return 0;
    }
    const auto text = table::to_text(*save);
    const auto again = table::parse_save(text);
    MITTS_CHECK(again);
    MITTS_CHECK(again->record == save->record && again->rounds == save->rounds);
    MITTS_CHECK(again->seats.size() == save->seats.size());
    MITTS_CHECK(table::to_text(*again) == text);
    return 0;
}
