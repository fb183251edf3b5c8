// Asking a computer player over a line of text: what a page posts to its Worker, and what `mitts serve` reads.
//
// A request is one text and its reply another (README.md shows both). Requests carry a number that the reply repeats, so that
// whoever asked can drop an answer that has come too late, and a deadline. This knows no clock and no transport; one request is
// worked on at a time (thinker.h).
#pragma once

#include "ai/estimate.h"
#include "cards/rng.h"
#include "cards/text.h"
#include "games/fact.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mitts::ai {

/// Everything of a request but the observation.
struct RequestHead {
    std::uint64_t number = 0; ///< chosen by whoever asks; 1 and up
    std::string game;         ///< its name
    std::string player;       ///< a name of `players_of`
    /// Lets the same player choose differently in the same position. It must never come from the seed of the deal.
    std::uint64_t seed = 0;
    /// After so many milliseconds the asker wants the best found so far, 1 … most_deadline_ms; nothing: when it is done.
    std::optional<int> deadline_ms{};
};

/// Ten minutes: nobody waits longer at a card table.
inline constexpr int most_deadline_ms = 600'000;

/// A request's text. `observation` is what `G::observation_to_text` gives for the seat on turn.
std::string request_text(const RequestHead& head, std::string_view observation);

/// A request as a player reads it. What it views must outlive it.
struct Request {
    RequestHead head;
    std::string_view observation; ///< the observation's own text
    int observation_line = 0;     ///< the line of the request that its first line is
    std::optional<ParseError>
        error{}; ///< then what comes after the mistake is empty; the number is kept if it could be read
};

Request read_request(std::string_view text);

/// Takes a request back: "cancel 7". The reply to that request is then `cancelled`.
std::string cancel_text(std::uint64_t number);
/// The number that a text of this form names; nothing for other texts.
std::optional<std::uint64_t> cancelled_number(std::string_view text);

/// The reply to a request, thought through to its end, whatever its deadline: always a text, for a bad request one that says
/// what is wrong and where.
std::string reply_to(std::string_view request);

/// A reply as whoever asked reads it. Actions are texts: the session reads them and judges whether they are legal.
struct Reply {
    struct Term {
        std::string id;
        double points = 0;

        friend bool operator==(const Term&, const Term&) = default;
    };
    struct Option {
        std::string action;
        double value = 0;
        std::vector<Term> reasons;

        friend bool operator==(const Option&, const Option&) = default;
    };

    std::uint64_t number = 0;           ///< 0: an error before the request's number could be read
    std::string action;                 ///< empty if there was an error
    std::optional<Estimate> estimate{}; ///< what the player takes its prospects to be, where it says
    std::vector<Option> alternatives;   ///< best first, the chosen action among them
    std::vector<Fact> facts{};          ///< what can be checked about the best, the weightiest first
    std::string error;                  ///< empty unless the request was refused

    friend bool operator==(const Reply&, const Reply&) = default;
};

/// The reply to a request that was taken back before it was answered.
Reply cancelled(std::uint64_t number);

std::string to_text(const Reply& reply);
Parsed<Reply> parse_reply(std::string_view text);
/// The number of a reply of which nothing else may be right; 0 without one.
std::uint64_t reply_number(std::string_view text);

/// The generator of one decision: from the seed asked for and from what the player sees, and from nothing else.
Rng decision_rng(std::uint64_t seed, std::string_view observation);

} // namespace mitts::ai
