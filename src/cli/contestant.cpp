#include "cli/contestant.h"

#include "cards/text.h"

#include <chrono>
#include <limits>

namespace mitts::cli {

namespace {

constexpr std::string_view vanilla = "vanilla";
constexpr std::uint64_t most_iterations = 10'000'000;
constexpr std::uint64_t most_milliseconds = 600'000;

} // namespace

double clock_ms() {
    const auto since = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double, std::milli>(since).count();
}

std::optional<Parsed<VanillaSpan>> parse_vanilla(const std::string& name) {
    if (name == vanilla) {
        return VanillaSpan{};
    }
    if (!name.starts_with(std::string(vanilla) + ":")) {
        return std::nullopt;
    }
    const auto amount = name.substr(vanilla.size() + 1);
    const bool timed = amount.ends_with("ms");
    const auto number = parse_unsigned(timed ? amount.substr(0, amount.size() - 2) : amount);
    if (!number || *number < 1 || *number > (timed ? most_milliseconds : most_iterations)) {
        return ParseError{.what = "'" + name + "': vanilla takes a number of iterations, 1 to " +
                                  std::to_string(most_iterations) + ", or of milliseconds, 1ms to " +
                                  std::to_string(most_milliseconds) + "ms"};
    }
    if (timed) {
        return VanillaSpan{.iterations = std::numeric_limits<int>::max(), .milliseconds = static_cast<double>(*number)};
    }
    return VanillaSpan{.iterations = static_cast<int>(*number)};
}

Parsed<TimedName> parse_timed_name(const std::string& text) {
    const auto colon = text.find(':');
    if (colon == std::string::npos) {
        return TimedName{.name = text};
    }
    const auto amount = text.substr(colon + 1);
    const auto number = amount.ends_with("ms") ? parse_unsigned(amount.substr(0, amount.size() - 2)) : std::nullopt;
    if (!number || *number < 1 || *number > most_milliseconds) {
        return ParseError{.what =
                              "'" + text + "': a player's time is 1ms to " + std::to_string(most_milliseconds) + "ms"};
    }
    return TimedName{.name = text.substr(0, colon), .milliseconds = static_cast<double>(*number)};
}

} // namespace mitts::cli
