// Packs actions into a short text. Each action is represented by its index among the legal actions. The indices are the
// digits of one large number. Each digit's base is the number of legal actions, so a forced action takes no space.
#pragma once

#include "cards/check.h"
#include "session/match.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mitts {

/// An integer of any size. Each character of its text holds six bits. The text needs no encoding in a URL.
class PackedNumber {
public:
    PackedNumber() = default;
    /// Parses the output of `to_text`. Returns nothing if the text contains an invalid character.
    static std::optional<PackedNumber> parse(std::string_view text);
    /// Returns the number as text, which `parse` reads.
    std::string to_text() const;

    bool is_zero() const {
        return digits_.empty();
    }
    /// Multiplies by `base` and adds `digit`, which must be less than `base`.
    void push(std::uint32_t base, std::uint32_t digit);
    /// Divides by `base` and returns the remainder.
    std::uint32_t pop(std::uint32_t base);

private:
    std::vector<std::uint8_t> digits_{}; ///< base-64 digits; the last is not 0
};

/// The maximum number of packed actions, more than in any real match. It limits the time spent on forged input.
inline constexpr std::size_t most_packed_actions = 20'000;

/// Packs the actions of a match from index `first` up to, but not including, `end` in its log.
template <Game G> std::string pack_actions(const Match<G>& played, std::size_t first, std::size_t end) {
    auto match = played;
    match.go_to(first);
    std::vector<std::pair<std::uint32_t, std::uint32_t>> digits;
    for (auto entry = first; entry < end; ++entry) {
        match.deal_until(played.log()[entry].round);
        const auto legal = G::legal_actions(match.options(), match.referee_state());
        const auto& action = played.log()[entry].action;
        const auto at = std::find(legal.begin(), legal.end(), action) - legal.begin();
        digits.emplace_back(static_cast<std::uint32_t>(legal.size()), static_cast<std::uint32_t>(at));
        MITTS_CHECK(!match.submit(action));
    }
    PackedNumber number;
    for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit) {
        number.push(digit->first, digit->second);
    }
    return number.to_text();
}

/// Performs the packed actions until the round with the number `last_round` is over, or until the match is over if
/// `last_round` is 0. Returns false if the text has invalid characters, or too few or too many actions. In that case,
/// some actions may already have been performed.
template <Game G> bool unpack_actions(Match<G>& match, std::string_view text, int last_round) {
    auto number = PackedNumber::parse(text);
    const auto most = match.log().size() + most_packed_actions;
    while (number && match.log().size() < most) {
        const bool has_round = last_round > 0 && static_cast<int>(match.rounds().size()) >= last_round;
        if (match.phase() == MatchPhase::Over || (match.phase() == MatchPhase::RoundOver && has_round)) {
            return number->is_zero() && static_cast<int>(match.rounds().size()) >= last_round;
        }
        if (match.phase() == MatchPhase::RoundOver) {
            match.next_round();
            continue;
        }
        const auto legal = G::legal_actions(match.options(), match.referee_state());
        MITTS_CHECK(!match.submit(legal[number->pop(static_cast<std::uint32_t>(legal.size()))]));
    }
    return false;
}

} // namespace mitts
