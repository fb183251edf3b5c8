// The text protocol of the computer players. A page posts requests to its Worker, and `mitts serve` reads them.
//
// A request is one text and its reply another (README.md shows both). A request has a deadline and a number. The reply
// repeats the number, so that the caller can drop a late answer. The protocol is independent of clock and transport.
// Only one request is processed at a time (thinker.h).
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

/// A request without its observation.
struct RequestHead {
    std::uint64_t number = 0; ///< chosen by the caller; 1 and up
    std::string game;         ///< the name of the game
    std::string player;       ///< a name of `players_of`; empty if the actions are to be evaluated
    int worlds = 0;           ///< the number of worlds of an evaluation, 1 … most_worlds; 0 if a player is asked
    int version = 0;          ///< of an evaluation: play_on_version (play_on.h)
    /// Varies the choices of the same player in the same position. It must never be derived from the seed of the deal.
    std::uint64_t seed = 0;
    /// The time in milliseconds after which the caller wants the best result so far, 1 … most_deadline_ms. Without it
    /// the player thinks to the end.
    std::optional<int> deadline_ms{};
};

/// As many as the Worker's memory holds for any decision.
inline constexpr int most_worlds = 2000;

/// Ten minutes, longer than any player would wait.
inline constexpr int most_deadline_ms = 600'000;

/// Returns the text of a request. `observation` is the result of `G::observation_to_text` for the seat on turn.
std::string request_text(const RequestHead& head, std::string_view observation);

/// A parsed request. The viewed text must outlive it.
struct Request {
    RequestHead head;
    std::string_view observation; ///< the text of the observation
    int observation_line = 0;     ///< the line of the request where the observation begins
    std::optional<ParseError>
        error{}; ///< if set, the fields after the error are empty; the number is kept if it could be read
};

Request read_request(std::string_view text);

/// Returns the text that cancels a request: "cancel 7". The reply to that request is then `cancelled`.
std::string cancel_text(std::uint64_t number);
/// Returns the number in a cancel text, or nothing for other texts.
std::optional<std::uint64_t> cancelled_number(std::string_view text);

/// Returns the reply to a request after thinking to the end, ignoring its deadline. The reply to a bad request
/// describes the error and its position.
std::string reply_to(std::string_view request);

/// A parsed reply. Actions are texts; the session parses them and checks whether they are legal.
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

    /// The value of an action in an evaluation, in thousandths of a point.
    struct Value {
        std::string action;
        std::int64_t value = 0;
        std::int64_t error = 0;            ///< the standard error
        std::int64_t difference_error = 0; ///< that of the best action less this one, in the same worlds

        friend bool operator==(const Value&, const Value&) = default;
    };

    std::uint64_t number = 0;           ///< 0 for an error before the request's number could be read
    std::string action;                 ///< empty if there was an error
    std::optional<Estimate> estimate{}; ///< the player's estimate of its prospects, if it has one
    std::vector<Option> alternatives;   ///< best first, including the chosen action
    int version = 0;                    ///< of an evaluation; 0 for a player's reply
    std::vector<Value> values{};        ///< of an evaluation; `action` is the best one
    std::vector<Fact> facts{};          ///< verifiable facts about the best alternative, in descending weight
    std::string error;                  ///< empty unless the request was refused

    friend bool operator==(const Reply&, const Reply&) = default;
};

/// Returns the reply to a request that was cancelled before it was answered.
Reply cancelled(std::uint64_t number);

std::string to_text(const Reply& reply);
Parsed<Reply> parse_reply(std::string_view text);
/// Returns the number of a reply whose other parts may be invalid, or 0 without a number.
std::uint64_t reply_number(std::string_view text);

/// Returns the generator of one decision. It depends only on the requested seed and on what the player sees.
Rng decision_rng(std::uint64_t seed, std::string_view observation);

} // namespace mitts::ai
