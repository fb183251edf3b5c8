// Sorts short lists, such as hands and seats. Each use of std::stable_sort adds about twenty times as many bytes to the
// program, but is faster only for lists of hundreds of items.
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
