// Sorts short lists, such as hands and seats. std::stable_sort is faster only for hundreds of items, and each use adds
// about twenty times as many bytes to the program.
#pragma once

#include <iterator>
#include <utility>

namespace mitts {

/// Sorts the list by `before(left, right)`, which returns true if `left` comes first. The sort is stable.
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
