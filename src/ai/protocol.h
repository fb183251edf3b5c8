// The text protocol of the computer players. A page posts requests to its Worker, and `mitts serve` reads them from
// standard input.
//
// Requests and replies are plain text (README.md shows an example). A request has a number and may have a deadline. The
// reply repeats the number, so the caller can drop a late reply. The protocol does not depend on a clock or a
// transport. Requests are processed one at a time (thinker.h).
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
    std::uint64_t number = 0; ///< the request's number, at least 1, chosen by the caller
    std::string game;         ///< the name of the game
    std::string player;       ///< the name of a player (`players_of`); empty in a request for an evaluation
    int worlds = 0;           ///< for an evaluation, the number of worlds, 1 … most_worlds; otherwise 0
    int version = 0;          ///< the required `play_on_version` of an evaluation (play_on.h)
    /// Varies the player's choices in the same position. It must never be derived from the seed of the deal.
    std::uint64_t seed = 0;
    /// The time limit in milliseconds (1 … most_deadline_ms). When it is reached, the caller takes the best result so
    /// far. Without a deadline, the player finishes its search.
    std::optional<int> deadline_ms{};
};

/// The maximum number of worlds. The Worker's memory is large enough for this many worlds in any decision.
inline constexpr int most_worlds = 2000;

/// The maximum deadline: ten minutes, longer than any person would wait.
inline constexpr int most_deadline_ms = 600'000;

/// Returns the text of a request. `observation` is the result of `G::observation_to_text` for the seat on turn.
std::string request_text(const RequestHead& head, std::string_view observation);

/// A parsed request. The parsed text must outlive it.
struct Request {
    RequestHead head;
    std::string_view observation;      ///< the text of the observation
    int observation_line = 0;          ///< the line of the request where the observation begins
    std::optional<ParseError> error{}; ///< the parse error, if any; only the fields before the error are set
};

/// Parses a request. If the text is invalid, the result contains an error with its position.
Request read_request(std::string_view text);

/// Returns the text that cancels a request, such as "cancel 7". The reply to the request is then `cancelled`.
std::string cancel_text(std::uint64_t number);
/// Returns the number of the request that the text cancels, or nothing if it is not a cancellation.
std::optional<std::uint64_t> cancelled_number(std::string_view text);

/// Finishes the search for a request, ignoring its deadline, and returns the reply. The reply to an invalid request
/// describes the error and its position.
std::string reply_to(std::string_view request);

/// A parsed reply. Actions are strings; the session parses them and checks that they are legal.
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
        std::int64_t error = 0; ///< the standard error
        std::int64_t difference_error =
            0; ///< the standard error of (best value − this value), both measured in the same worlds

        friend bool operator==(const Value&, const Value&) = default;
    };

    std::uint64_t number = 0;           ///< the request's number; 0 if it could not be read
    std::string action;                 ///< the chosen action; empty after an error
    std::optional<Estimate> estimate{}; ///< the player's estimate of the result, if it makes one
    std::vector<Option> alternatives;   ///< all rated actions, best first, including the chosen one
    int version = 0;                    ///< the `play_on_version` of an evaluation; 0 in a player's reply
    std::vector<Value> values{};        ///< the values of an evaluation; `action` is then the best action
    std::vector<Fact> facts{};          ///< verifiable facts about the best alternative, in descending order of weight
    std::string error;                  ///< the error message; empty if the request was answered

    friend bool operator==(const Reply&, const Reply&) = default;
};

/// Returns the reply to a request that was cancelled before it was answered.
Reply cancelled(std::uint64_t number);

/// Returns a fact as it is written in replies, but without the field name: "leads suit=2 count=3".
std::string fact_text(const Fact& fact);

/// Returns the text of a reply. `parse_reply` parses it back to an equal reply.
std::string to_text(const Reply& reply);
Parsed<Reply> parse_reply(std::string_view text);
/// Returns a reply's number, even if the other parts of the reply are invalid. Returns 0 if there is no number.
std::uint64_t reply_number(std::string_view text);

/// Returns the random number generator for a decision. It depends only on the request's seed and the player's view.
Rng decision_rng(std::uint64_t seed, std::string_view observation);

} // namespace mitts::ai
