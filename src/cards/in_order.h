// Sorts short lists, such as hands and seats. A call to std::stable_sort would add about twenty times as many bytes to
// the program as a call to put_in_order, and would be faster only for lists of hundreds of items.
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
