// Checks the marked claims of a lesson step or a rules page against the engine and a computer player's estimate.
#pragma once

#include "ai/players.h"
#include "games/even_choice.h"
#include "games/mitigati/scoring.h"
#include "tests/support/marks.h"
#include "tests/support/played_example.h"

#include <cmath>
#include <cstdlib>
#include <functional>

namespace mitts::tests {

using Words = std::vector<std::string>;

/// Parses "+14" as 14 and "−5" as −5; returns nothing for any other string.
inline std::optional<int> number_of(std::string text) {
    const std::string minus = "−";
    if (text.starts_with(minus)) {
        text.replace(0, minus.size(), "-");
    }
    char* end = nullptr;
    const auto number = std::strtol(text.c_str(), &end, 10);
    return text.empty() || *end != '\0' ? std::nullopt : std::optional(static_cast<int>(number));
}

/// The position and the moves to which a lesson step's claims refer.
struct ClaimPlace {
    Example position{};
    std::string moves{};      ///< the right move and the moves after it
    std::string right_move{}; ///< only the right move
};

/// Checks a claim that does not depend on a position. Games with such claims specialise this function
/// (lessons_claims.cpp).
template <Game G> std::optional<std::string> check_of_game(const Mark& mark, const Words& parts);

inline Example with_moves(Example position, const std::string& moves) {
    for (auto& line : position.lines) {
        if (line.key == "moves" && !moves.empty()) {
            line.value += (line.value.empty() ? "" : " ") + moves;
        }
    }
    return position;
}

template <Game G> class ClaimCheck {
public:
    /// `place` is null for a rules page.
    explicit ClaimCheck(const ClaimPlace* place = nullptr) : place_(place) {
    }

    /// Returns an empty string if the claim is true. Otherwise returns the actual result or an error.
    std::string trouble(const Mark& mark) const {
        auto parts = parts_of(mark.claim, ' ');
        if (auto known = check_of_game<G>(mark, parts)) {
            return *known;
        }
        if (place_ == nullptr) {
            return "nothing can check this here";
        }
        Words after;
        const auto word = std::find(parts.begin(), parts.end(), "after");
        const bool is_told = word != parts.end();
        if (is_told) {
            after.assign(word + 1, parts.end());
            parts.erase(word, parts.end());
        }
        if (parts.front() == "never") {
            return never(parts, joined(after, " "));
        }
        const auto number = number_of(mark.words);
        const auto real = !number ? std::nullopt : value(parts, is_told ? joined(after, " ") : place_->moves, is_told);
        if (!real) {
            return "nothing can check this";
        }
        const double most = parts.front() == "worth" ? about : 0;
        return std::abs(*real - *number) <= most ? "" : "it is " + std::to_string(*real);
    }

    /// Returns the number of points that the strongest player expects for the seat on turn.
    static std::optional<double> worth(const Match<G>& match) {
        const auto observation = match.observe(match.turn());
        const auto decision = ai::players_of<G>().back().decide(observation, Rng(1));
        return decision.estimate ? std::optional(decision.estimate->about) : std::nullopt;
    }

    // The tolerance of a "worth" claim in points. The estimate can change when the computer players are improved.
    static constexpr double about = 5;

private:
    static constexpr double even_share = 43;

    std::optional<double> value(const Words& parts, const std::string& moves, bool is_told) const {
        const auto& kind = parts.front();
        if (kind == "points") {
            const auto seat = parts.size() > 1 ? number_of(parts[1]) : 0;
            return seat ? points(*seat, parts, moves == "nothing" ? "" : moves, is_told && moves == "nothing")
                        : std::nullopt;
        }
        const PlayedExample<G> played(place_->position);
        if (kind == "worth") {
            return worth(played.match());
        }
        if (kind == "move") {
            return number_of(place_->right_move.substr(place_->right_move.find(':') + 1));
        }
        if (kind == "won") { // T16: the points for cards are relative to an even share
            const auto cards = points(0, {"points", "0", "cards"}, moves, false);
            return cards ? std::optional(*cards + even_share) : std::nullopt;
        }
        if constexpr (requires { played.match().referee_state().bids; }) {
            return of_bids(played.match().referee_state().bids, parts);
        }
        return std::nullopt;
    }

    template <class Bids> static std::optional<double> of_bids(const Bids& bids, const Words& parts) {
        int sum = 0;
        for (const auto& bid : bids) {
            sum += bid.value_or(0);
        }
        if (parts.front() == "bid" && parts.size() == 2) {
            return bids[static_cast<std::size_t>(number_of(parts[1]).value_or(0))].value_or(-1000);
        }
        if (parts.front() == "sum") {
            return sum;
        }
        if (parts.front() == "zero") { // the viewer's bid that makes the sum zero (T6); "loses" negates it
            const double own = bids[0].value_or(0) - sum;
            return parts.back() == "loses" ? -own : own;
        }
        return std::nullopt;
    }

    // Returns the points that a side scores in these moves, in total or for one reason. If `from_the_beginning` is
    // true, includes the points scored earlier in the example.
    std::optional<double> points(int side, const Words& parts, const std::string& moves,
                                 bool from_the_beginning) const {
        const PlayedExample<G> before(place_->position);
        const auto position = with_moves(place_->position, moves);
        const PlayedExample<G> after(position);
        if (!after.trouble().empty()) {
            return std::nullopt;
        }
        double sum = 0;
        const auto& log = after.match().log();
        for (auto at = from_the_beginning ? 0 : before.match().log().size(); at < log.size(); ++at) {
            for (const auto& event : log[at].events) {
                if (event.type == decltype(event.type)::Points && side_of(event) == side && is_meant(event, parts)) {
                    sum += event.points;
                }
            }
        }
        const auto told = [&](std::string_view word) {
            return std::find(parts.begin(), parts.end(), word) != parts.end();
        };
        sum = told("each") ? sum / (G::players(after.match().options()) - 1) : sum;
        return told("loses") ? -sum : sum;
    }

    template <class Event> static int side_of(const Event& event) {
        if constexpr (requires { event.side; }) {
            return event.side;
        } else {
            return event.seat;
        }
    }

    // Returns true if the claim names the event's reason, or if it names no reason.
    template <class Event> static bool is_meant(const Event& event, const Words& parts) {
        bool any = true;
        for (auto at = std::size_t{2}; at < parts.size(); ++at) {
            if (parts[at] != "each" && parts[at] != "loses") {
                any = false;
                if (parts[at] == to_text(event.reason)) {
                    return true;
                }
            }
        }
        return any;
    }

    // Checks that "never ACTION" or "never stolen" holds for the pupil in random continuations of these moves.
    std::string never(const Words& parts, const std::string& moves) const {
        const auto position = with_moves(place_->position, moves);
        const PlayedExample<G> played(position);
        if (parts.size() != 2 || !played.trouble().empty()) {
            return "nothing can try this: " + played.trouble();
        }
        const auto action = G::parse_action(parts[1]);
        if (!action && parts[1] != "stolen") {
            return parts[1] + " is no move";
        }
        const auto& match = played.match();
        const auto seen = match.observe(0);
        Rng rng(1);
        for (int world = 0; world < 300; ++world) {
            if (happens(match.options(), G::resample(match.options(), seen, rng), action, rng)) {
                return "it can happen";
            }
        }
        return "";
    }

    static bool happens(const typename G::Options& options, typename G::State state,
                        const std::optional<typename G::Action>& action, Rng& rng) {
        while (G::turn(state) != no_seat) {
            if (action && G::turn(state) == 0 && !G::why_not(options, state, *action)) {
                return true;
            }
            const auto choice = even_choice<G>(G::legal_actions(options, state), rng);
            for (const auto& event : G::apply(options, state, choice)) {
                if constexpr (requires { decltype(event.type)::Stolen; }) {
                    if (!action && event.type == decltype(event.type)::Stolen && event.other == 0) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    const ClaimPlace* place_;
};

} // namespace mitts::tests
