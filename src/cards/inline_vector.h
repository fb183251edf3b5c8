// A short list stored inside its owner, for lists whose maximum length is fixed by the rules. It never allocates memory
// and is trivially copyable.
#pragma once

#include "cards/check.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace mitts {

/// Holds at most `Capacity` items, in the order in which they were added. Adding an item to a full list is a bug
/// (CHECK).
template <class Item, std::size_t Capacity> class InlineVector {
public:
    constexpr void push_back(const Item& item) {
        MITTS_CHECK(size_ < Capacity);
        items_[size_++] = item;
    }
    template <class Items> constexpr void append(const Items& items) {
        for (const auto& item : items) {
            push_back(item);
        }
    }
    constexpr void clear() {
        size_ = 0;
    }
    constexpr std::size_t size() const {
        return size_;
    }
    constexpr bool empty() const {
        return size_ == 0;
    }
    constexpr bool full() const {
        return size_ == Capacity;
    }
    constexpr const Item& operator[](std::size_t index) const {
        return items_[index];
    }
    constexpr Item& operator[](std::size_t index) {
        return items_[index];
    }
    constexpr const Item& back() const {
        return items_[size_ - 1];
    }
    constexpr Item& back() {
        return items_[size_ - 1];
    }
    constexpr const Item* begin() const {
        return items_.data();
    }
    constexpr const Item* end() const {
        return items_.data() + size_;
    }
    constexpr Item* begin() {
        return items_.data();
    }
    constexpr Item* end() {
        return items_.data() + size_;
    }
    /// Removes the last item. The list must not be empty (CHECK).
    constexpr void pop_back() {
        MITTS_CHECK(size_ > 0);
        --size_;
    }
    constexpr bool contains(const Item& item) const {
        for (const auto& own : *this) {
            if (own == item) {
                return true;
            }
        }
        return false;
    }
    friend constexpr bool operator==(const InlineVector& left, const InlineVector& right) {
        if (left.size() != right.size()) {
            return false;
        }
        for (std::size_t index = 0; index < left.size(); ++index) {
            if (!(left[index] == right[index])) {
                return false;
            }
        }
        return true;
    }

private:
    std::array<Item, Capacity> items_{};
    std::uint32_t size_ = 0;
};

} // namespace mitts
