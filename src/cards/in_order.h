// Sorts short lists: a hand, the seats of a table, the options of a choice. std::stable_sort is faster only from some
// hundreds of items on, and each use of it adds about twenty times as many bytes to the program.
#pragma once

#include <iterator>
#include <utility>

namespace mitts {

/// Sorts the list so that an item for which `before(item, other)` is true precedes the other. The sort is stable.
template <class List, class Before> void put_in_order(List&& list, Before before) {
    const auto first = std::begin(list);
    for (auto next = first; next != std::end(list); ++next) {
        auto item = std::move(*next);
        auto place = next;
        for (; place != first && before(item, *std::prev(place)); --place) {
            *place = std::move(*std::prev(place));
        }
        *place = std::move(item);
    }
}

} // namespace mitts
