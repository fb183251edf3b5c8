// Reads big-endian numbers, as used in font and picture files.
#pragma once

#include <cstdint>
#include <span>

namespace mitts::ui {

/// Returns the number in the first four bytes of `bytes`, which must have at least four.
constexpr std::uint32_t big_endian_word(std::span<const std::uint8_t> bytes) {
    return std::uint32_t{bytes[0]} << 24U | std::uint32_t{bytes[1]} << 16U | std::uint32_t{bytes[2]} << 8U | bytes[3];
}

} // namespace mitts::ui
