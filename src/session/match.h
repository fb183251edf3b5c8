// A match with any number of rounds. All actions can be undone and redone.
//
// A match consists of its start (options and a seed, a pack or a set-up) and the list of actions. Everything else is
// derived by replaying the actions. `observe` and `steps_since` return only the information that a seat may see.
#pragma once

#include "cards/check.h"
#include "games/game.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace mitts {

/// A match dealt from a seed. The seed and the round number determine the shuffle.
struct SeededStart {
    std::uint64_t seed = 0;
    std::optional<Seat> dealer{}; ///< the first dealer; by default drawn at random

    friend bool operator==(const SeededStart&, const SeededStart&) = default;
};

/// A match whose first round is dealt from the given pack.
template <Game G> struct DealtStart {
    std::vector<typename G::Card> deck;
    Seat dealer = 0;

    friend bool operator==(const DealtStart&, const DealtStart&) = default;
};

template <Game G> using Start = std::variant<SeededStart, DealtStart<G>, typename G::Setup>;

enum class MatchPhase : std::uint8_t {
    Playing,   ///< a seat is on turn
    RoundOver, ///< the scores are added to the totals; `next_round` continues
    Over,      ///< the match is decided, or there is no seed for another round
};

template <Game G> class Match {
public:
    using Options = typename G::Options;
    using State = typename G::State;
    using Action = typename G::Action;
    using Events = typename G::Events;
    using Refusal = typename G::Refusal;
    using Observation = typename G::Observation;

    /// One action of the match with its events.
    struct Entry {
        Seat seat = no_seat;
        int round = 1;
        Action action{};
        Events events{};
    };

    /// A round, with the data that the trace and the log need.
    struct Round {
        int number = 1;
        Seat dealer = 0;
        std::vector<typename G::Card> deck{}; ///< the deck of the round; empty for a set-up
        std::size_t first_entry = 0;          ///< the index of the round's first action in `log`
        std::vector<int> scores{};            ///< the scores by side, once the round is over
    };

    /// Begins a match. The options must be playable (`G::validate`, CHECK). After a given pack or set-up, the later
    /// rounds are dealt from `further_seed`. Without this seed, the match ends with the first round. A seeded match
    /// ignores `further_seed`. Fails if the pack, the dealer or the set-up is invalid.
    static Parsed<Match> begin(const Options& options, const Start<G>& start,
                               std::optional<std::uint64_t> further_seed = std::nullopt) {
        MITTS_CHECK(!G::validate(options));
        const auto* seeded = std::get_if<SeededStart>(&start);
        Match match(options, start, seeded != nullptr ? std::optional(seeded->seed) : further_seed);
        if (auto error = match.restart()) {
            return *error;
        }
        return match;
    }

    const Options& options() const {
        return options_;
    }
    const Start<G>& start() const {
        return start_;
    }
    /// Returns the shuffle seed, or nothing if the match has no seed.
    const std::optional<std::uint64_t>& seed() const {
        return seed_;
    }
    MatchPhase phase() const {
        return phase_;
    }
    /// Returns the seat on turn, or no_seat unless the phase is Playing.
    Seat turn() const {
        return phase_ == MatchPhase::Playing ? G::turn(state_) : no_seat;
    }
    /// Returns the whole state with all hidden cards. Computer players and rendering code must never use this function.
    const State& referee_state() const {
        return state_;
    }
    /// Returns the rounds started so far. The current round is last.
    const std::vector<Round>& rounds() const {
        return rounds_;
    }
    /// Returns the totals by side. They include the current round only once it is over (M20).
    const std::vector<int>& totals() const {
        return totals_;
    }
    /// Returns the winning sides, or an empty list while the match is undecided.
    const std::vector<int>& winners() const {
        return winners_;
    }
    /// Returns all actions of the match so far, oldest first.
    const std::vector<Entry>& log() const {
        return log_;
    }
    bool can_undo() const {
        return !log_.empty();
    }
    bool can_redo() const {
        return !undone_.empty();
    }
    /// Returns the number of undone actions that can be redone.
    std::size_t undone() const {
        return undone_.size();
    }

    /// Returns the observation of a seat, with its history of the round.
    Observation observe(Seat viewer) const {
        auto observation = G::observe(options_, state_, viewer);
        for (std::size_t index = rounds_.back().first_entry; index < log_.size(); ++index) {
            observation.history.push_back(G::seen_by(options_, viewer, log_[index].seat, log_[index].action));
        }
        return observation;
    }

    /// Returns the observations of a seat after each event of the current round, without history. The result has one
    /// list for each action, starting with the action at index `entry` in `log`.
    std::vector<std::vector<Observation>> steps_since(std::size_t entry, Seat viewer) const {
        std::vector<std::vector<Observation>> steps;
        auto replay = *this;
        replay.go_to(entry);
        replay.deal_until(rounds_.back().number);
        for (; entry < log_.size(); ++entry) {
            auto& seen = steps.emplace_back();
            G::apply_watched(options_, replay.state_, log_[entry].action, [&](const auto& /*event*/) {
                seen.push_back(G::observe(options_, replay.state_, viewer));
            });
        }
        return steps;
    }

    /// Performs an action. All new actions go through this function. A refused action leaves the match unchanged. An
    /// accepted action discards the undone actions, and its events are in `log().back()`.
    std::optional<Refusal> submit(Action action) {
        if (phase_ != MatchPhase::Playing) {
            return G::why_not(options_, state_, action);
        }
        if (auto refusal = G::why_not(options_, state_, action)) {
            return refusal;
        }
        undone_.clear();
        carry_out(action);
        return std::nullopt;
    }

    /// Deals the next round. The phase must be RoundOver (CHECK).
    void next_round() {
        MITTS_CHECK(phase_ == MatchPhase::RoundOver);
        begin_round(*seed_, static_cast<int>(rounds_.size()) + 1,
                    static_cast<Seat>(seat_after(rounds_.back().dealer, G::players(options_))));
    }

    /// Undoes the last action, even if it ended a round. Returns false if there is no action to undo.
    bool undo() {
        if (log_.empty()) {
            return false;
        }
        undone_.push_back(log_.back().action);
        replay_to(log_.size() - 1);
        return true;
    }

    /// Redoes the last undone action. Returns false if there is no action to redo.
    bool redo() {
        if (undone_.empty()) {
            return false;
        }
        const auto action = undone_.back();
        undone_.pop_back();
        carry_out_any_round(action);
        return true;
    }

    /// Undoes or redoes actions until the log has `count` actions. If fewer actions exist, redoes all undone actions.
    void go_to(std::size_t count) {
        if (count < log_.size()) {
            for (std::size_t index = log_.size(); index > count; --index) {
                undone_.push_back(log_[index - 1].action);
            }
            replay_to(count);
        }
        while (log_.size() < count && redo()) {
        }
    }

    /// Deals rounds until the round with this number is dealt.
    void deal_until(int round) {
        while (rounds_.back().number < round) {
            next_round();
        }
    }

    /// Performs an action from a record. Deals the next round first if the current one is over.
    std::optional<Refusal> replay(Action action) {
        while (phase_ == MatchPhase::RoundOver) {
            next_round();
        }
        return submit(action);
    }

    /// Deals the rounds that end immediately and therefore have no actions in a record. Stops before the next playable
    /// round.
    void pass_over_rounds_without_actions() {
        while (phase_ == MatchPhase::RoundOver) {
            auto ahead = *this;
            ahead.next_round();
            if (ahead.phase() == MatchPhase::Playing) {
                return;
            }
            *this = std::move(ahead);
        }
    }

private:
    Match(const Options& options, const Start<G>& start, std::optional<std::uint64_t> seed)
        : options_(options), start_(start), seed_(seed) {
    }

    /// Returns true if another round can follow this one.
    bool can_follow() const {
        return seed_.has_value();
    }

    std::optional<ParseError> restart() {
        rounds_.clear();
        log_.clear();
        winners_.clear();
        totals_.assign(static_cast<std::size_t>(G::sides(options_)), 0);
        phase_ = MatchPhase::Playing;
        if (const auto* seeded = std::get_if<SeededStart>(&start_)) {
            auto rng = derive_rng(seeded->seed, Purpose::FirstDealer, 0);
            const auto drawn = G::first_dealer(options_, rng);
            const auto dealer = seeded->dealer.value_or(drawn);
            if (dealer < 0 || dealer >= G::players(options_)) {
                return wrong_dealer();
            }
            begin_round(seeded->seed, 1, dealer);
            return std::nullopt;
        }
        if (const auto* dealt = std::get_if<DealtStart<G>>(&start_)) {
            return begin_dealt(*dealt);
        }
        auto state = G::start_setup(options_, std::get<typename G::Setup>(start_));
        if (!state) {
            return state.error();
        }
        state_ = *state;
        rounds_.push_back({.number = 1, .dealer = G::dealer(state_)});
        settle_round();
        return std::nullopt;
    }

    ParseError wrong_dealer() const {
        return ParseError{.what = "the seat must be 0 to " + std::to_string(G::players(options_) - 1),
                          .where = "Dealer"};
    }

    std::optional<ParseError> begin_dealt(const DealtStart<G>& dealt) {
        if (dealt.dealer < 0 || dealt.dealer >= G::players(options_)) {
            return wrong_dealer();
        }
        const auto pack = G::pack(options_);
        if (!std::is_permutation(dealt.deck.begin(), dealt.deck.end(), pack.begin(), pack.end())) {
            return ParseError{.what =
                                  "this is not the whole pack of " + std::to_string(pack.size()) + " cards, each once",
                              .where = "Deck"};
        }
        state_ = G::start_round(options_, dealt.deck, dealt.dealer);
        rounds_.push_back({.number = 1, .dealer = dealt.dealer, .deck = dealt.deck});
        settle_round();
        return std::nullopt;
    }

    void begin_round(std::uint64_t seed, int number, Seat dealer) {
        auto rng = derive_rng(seed, Purpose::Shuffle, static_cast<std::uint64_t>(number));
        auto deck = shuffled(G::pack(options_), rng);
        state_ = G::start_round(options_, deck, dealer);
        G::bring_totals(options_, state_, totals_);
        rounds_.push_back({.number = number, .dealer = dealer, .deck = std::move(deck), .first_entry = log_.size()});
        phase_ = MatchPhase::Playing;
        settle_round();
    }

    void carry_out(Action action) {
        const auto seat = G::turn(state_);
        log_.push_back({.seat = seat,
                        .round = rounds_.back().number,
                        .action = action,
                        .events = G::apply(options_, state_, action)});
        settle_round();
    }

    // Adds the scores to the totals if the round is over. A round may end immediately after the deal.
    void settle_round() {
        if (G::turn(state_) != no_seat) {
            return;
        }
        rounds_.back().scores = G::round_scores(options_, state_);
        for (std::size_t side = 0; side < totals_.size(); ++side) {
            totals_[side] += rounds_.back().scores[side];
        }
        winners_ = G::winners(options_, totals_, static_cast<int>(rounds_.size()));
        phase_ = winners_.empty() && can_follow() ? MatchPhase::RoundOver : MatchPhase::Over;
    }

    void carry_out_any_round(Action action) {
        while (phase_ == MatchPhase::RoundOver) {
            next_round();
        }
        carry_out(action);
    }

    void replay_to(std::size_t count) {
        std::vector<Action> actions;
        for (std::size_t index = 0; index < count; ++index) {
            actions.push_back(log_[index].action);
        }
        MITTS_CHECK(!restart()); // cannot fail, because the same start succeeded before
        for (const auto action : actions) {
            carry_out_any_round(action);
        }
    }

    Options options_;
    Start<G> start_;
    std::optional<std::uint64_t> seed_;
    State state_{};
    std::vector<Round> rounds_;
    std::vector<int> totals_;
    std::vector<int> winners_;
    std::vector<Entry> log_;
    std::vector<Action> undone_; ///< the next action to redo is last
    MatchPhase phase_ = MatchPhase::Playing;
};

} // namespace mitts
