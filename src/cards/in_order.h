// Putting a short list in order: a hand, the seats of a table, what a choice is made for. std::stable_sort is quicker from some
// hundreds of items on, and each use of it brings as many bytes to a program that is downloaded as twenty of these.
#pragma once

#include <iterator>
#include <utility>

namespace mitts {

/// Whatever comes `before` another is put before it; equals stay as they are.
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
