// Numbers as the files of fonts and pictures write them, the highest byte first.
#pragma once

#include <cstdint>
#include <span>

namespace mitts::ui {

/// The number in the first four of the bytes, of which there must be as many.
constexpr std::uint32_t big_endian_word(std::span<const std::uint8_t> bytes) {
    return std::uint32_t{bytes[0]} << 24U | std::uint32_t{bytes[1]} << 16U | std::uint32_t{bytes[2]} << 8U | bytes[3];
}

} // namespace mitts::ui
