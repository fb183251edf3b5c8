// Any text as a kept match: what is let in is written and read to the same save; whether its record is one is the record's matter.
#include "app/save.h"
#include "cards/check.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace mitts;
    const auto save = app::parse_save({reinterpret_cast<const char*>(data), size});
    if (!save) {
        MITTS_CHECK(!save.error().what.empty());
        return 0;
    }
    const auto text = app::to_text(*save);
    const auto again = app::parse_save(text);
    MITTS_CHECK(again);
    MITTS_CHECK(again->record == save->record && again->rounds == save->rounds);
    MITTS_CHECK(again->seats.size() == save->seats.size());
    MITTS_CHECK(app::to_text(*again) == text);
    return 0;
}
