// Lists the parts of the page's mirrored content, with their nested items, in reading order.
#pragma once

#include "ports/host_page.h"

#include <vector>

namespace mitts::tests {

inline std::vector<ports::PagePart> all_parts(const std::vector<ports::PagePart>& parts) {
    std::vector<ports::PagePart> all;
    for (const auto& part : parts) {
        all.push_back(part);
        const auto items = all_parts(part.items);
        all.insert(all.end(), items.begin(), items.end());
    }
    return all;
}

} // namespace mitts::tests
