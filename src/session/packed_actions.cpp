#include "session/packed_actions.h"

namespace mitts {

namespace {

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

} // namespace

std::optional<PackedNumber> PackedNumber::parse(std::string_view text) {
    PackedNumber number;
    for (const char character : text) {
        const auto at = alphabet.find(character);
        if (at == std::string_view::npos) {
            return std::nullopt;
        }
        number.digits_.push_back(static_cast<std::uint8_t>(at));
    }
    while (!number.digits_.empty() && number.digits_.back() == 0) {
        number.digits_.pop_back();
    }
    return number;
}

std::string PackedNumber::to_text() const {
    std::string text;
    for (const auto digit : digits_) {
        text += alphabet[digit];
    }
    return text;
}

void PackedNumber::push(std::uint32_t base, std::uint32_t digit) {
    auto carry = digit;
    for (auto& each : digits_) {
        carry += each * base;
        each = static_cast<std::uint8_t>(carry % 64);
        carry /= 64;
    }
    for (; carry > 0; carry /= 64) {
        digits_.push_back(static_cast<std::uint8_t>(carry % 64));
    }
}

std::uint32_t PackedNumber::pop(std::uint32_t base) {
    std::uint32_t rest = 0;
    for (auto each = digits_.rbegin(); each != digits_.rend(); ++each) {
        rest = rest * 64 + *each;
        *each = static_cast<std::uint8_t>(rest / base);
        rest %= base;
    }
    while (!digits_.empty() && digits_.back() == 0) {
        digits_.pop_back();
    }
    return rest;
}

} // namespace mitts
