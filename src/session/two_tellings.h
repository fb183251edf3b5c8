// Compares two rule sets on one deal. Finds the moves that only one rule set allows, and the moves that the two rule
// sets score differently.
//
// Both rule sets use the match's deal, so options that affect the deal (OptionScope::Deal) keep the match's values. The
// engine plays the same moves under each rule set. The comparison stops when one rule set refuses a move, ends the
// round earlier, or would reveal a card that is still hidden in the match. The viewer's next moves are evaluated in
// states that are possible from the viewer's point of view.
#pragma once

#include "session/telling.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace mitts {

/// A move with different effects under the two rule sets.
struct ToldTwice {
    std::size_t move = 0; ///< the index of the move in the round
    Seat seat = no_seat;
    std::string action;
    std::array<Told, 2> by{};

    friend bool operator==(const ToldTwice&, const ToldTwice&) = default;
};

/// The reason why the comparison ended.
enum class TellingEnd : std::uint8_t {
    Told,    ///< all moves were compared
    Refused, ///< one rule set does not allow the move
    Over,    ///< the round has ended under one rule set
    Hidden,  ///< one rule set would reveal a card that is hidden in the match
};

struct TwoTellings {
    std::size_t moves = 0; ///< the number of compared moves in the current round
    TellingEnd end = TellingEnd::Told;
    std::vector<ToldTwice> differences{};
    std::array<std::vector<int>, 2> points{}; ///< the points of this round so far, by side
    std::vector<ToldTwice> now{};             ///< the differences among the viewer's next moves

    friend bool operator==(const TwoTellings&, const TwoTellings&) = default;
};

/// Compares the current round of a match under two rule sets.
template <Game G> class TellTwice {
public:
    using Options = typename G::Options;

    TellTwice(const Match<G>& match, const Options& left, const Options& right)
        : match_(match), sets_{for_deal_of<G>(match.options(), left), for_deal_of<G>(match.options(), right)} {
    }

    /// Returns the comparison for a viewer. Fails if either rule set does not allow the match's set-up.
    Parsed<TwoTellings> tell(Seat viewer) const {
        auto own = Telling<G>::begin(match_.options(), match_);
        std::vector<Telling<G>> both;
        for (const auto& options : sets_) {
            auto telling = Telling<G>::begin(options, match_);
            if (!telling) {
                return telling.error();
            }
            both.push_back(*telling);
        }
        TwoTellings told;
        for (auto index = match_.rounds().back().first_entry; index < match_.log().size(); ++index) {
            own->tell(match_.log()[index].action);
            if (!tell_move(told, both, match_.log()[index], *own)) {
                break;
            }
        }
        told.points = {both[0].points(), both[1].points()};
        if (told.end == TellingEnd::Told && match_.turn() != no_seat && match_.turn() == viewer) {
            told.now = moves_now(both, *own, viewer, told.moves);
        }
        return told;
    }

private:
    using Both = std::vector<Telling<G>>;

    static bool has_turned_more(const Telling<G>& one, const Telling<G>& own) {
        return one.state().deck_next > own.state().deck_next;
    }

    bool tell_move(TwoTellings& told, Both& both, const typename Match<G>::Entry& entry, const Telling<G>& own) const {
        if (both[0].is_over() || both[1].is_over()) {
            told.end = TellingEnd::Over;
            return false;
        }
        const auto before = both;
        ToldTwice twice{.move = told.moves, .seat = entry.seat, .action = G::action_to_text(entry.action)};
        for (std::size_t at = 0; at < both.size(); ++at) {
            twice.by[at] = both[at].tell(entry.action);
            if (has_turned_more(both[at], own)) {
                both = before;
                told.end = TellingEnd::Hidden;
                return false;
            }
        }
        if (twice.by[0] != twice.by[1]) {
            told.differences.push_back(twice);
        }
        if (twice.by[0].refused || twice.by[1].refused) {
            both = before;
            told.end = TellingEnd::Refused;
            return false;
        }
        ++told.moves;
        return true;
    }

    // The functions below compare the viewer's next moves. Each move is tried in the current position of each rule set.
    // A move that is illegal there is tried after the automatic draw instead, if the match has made that draw.

    struct Position {
        Telling<G> telling;
        typename G::Observation seen;
    };

    Position position(const Telling<G>& telling, Seat viewer) const {
        auto seen = G::observe(telling.options(), telling.state(), viewer);
        for (auto index = match_.rounds().back().first_entry; index < match_.log().size(); ++index) {
            const auto& entry = match_.log()[index];
            seen.history.push_back(G::seen_by(telling.options(), viewer, entry.seat, entry.action));
        }
        return {telling, std::move(seen)};
    }

    std::vector<Position> positions(const Telling<G>& telling, const Telling<G>& own, Seat viewer) const {
        std::vector<Position> found{position(telling, viewer)};
        auto drawn = telling;
        if (drawn.draw_as_usual() && !has_turned_more(drawn, own)) {
            found.push_back(position(drawn, viewer));
        }
        return found;
    }

    static Told tell_in(const Position& position, typename G::Action action, std::uint64_t world) {
        Rng rng(world);
        Telling<G> sampled(position.telling.options(), G::resample(position.telling.options(), position.seen, rng));
        return sampled.tell(action);
    }

    // Returns the effect of a move if it is the same in several sampled states that are possible for the viewer.
    // Otherwise, the effect depends on hidden cards, and the result is empty.
    static Told tell_now(const std::vector<Position>& positions, typename G::Action action) {
        constexpr int worlds = 6;
        const auto& last = positions.back();
        const auto allowed = std::find_if(positions.begin(), positions.end(), [&](const Position& one) {
            return !G::why_not(one.telling.options(), one.telling.state(), action);
        });
        const auto& chosen = allowed == positions.end() ? last : *allowed;
        auto told = tell_in(chosen, action, 0);
        for (std::uint64_t world = 1; world < worlds && !told.refused; ++world) {
            const auto other = tell_in(chosen, action, world);
            if (!(other == told)) {
                return {};
            }
        }
        return told;
    }

    std::vector<ToldTwice> moves_now(const Both& both, const Telling<G>& own, Seat viewer, std::size_t move) const {
        const std::array<std::vector<Position>, 2> ways{positions(both[0], own, viewer),
                                                        positions(both[1], own, viewer)};
        std::vector<typename G::Action> actions;
        for (const auto& way : ways) {
            for (const auto& one : way) {
                for (const auto& action : G::legal_actions(one.telling.options(), one.telling.state())) {
                    if (std::find(actions.begin(), actions.end(), action) == actions.end()) {
                        actions.push_back(action);
                    }
                }
            }
        }
        std::vector<ToldTwice> found;
        for (const auto& action : actions) {
            ToldTwice twice{.move = move, .seat = viewer, .action = G::action_to_text(action)};
            twice.by = {tell_now(ways[0], action), tell_now(ways[1], action)};
            if (twice.by[0] != twice.by[1]) {
                found.push_back(twice);
            }
        }
        return found;
    }

    const Match<G>& match_;
    std::array<Options, 2> sets_;
};

} // namespace mitts
