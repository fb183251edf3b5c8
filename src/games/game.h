// Defines the contract of a game: the functions that the match, the command line, the searches and the tests need.
//
// A game is a set of pure functions over small values, gathered in one type. Code shared by all games is a template
// over this concept.
#pragma once

#include "cards/rng.h"
#include "cards/seat.h"
#include "cards/text.h"
#include "games/option.h"
#include "games/tag.h"

#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace mitts {

template <class G>
concept Game = requires(const typename G::Options& options, typename G::Options& changing,
                        const typename G::State& seen, typename G::State& state, const typename G::Setup& setup,
                        typename G::Action action, const typename G::Observation& observation,
                        const typename G::Refusal& refusal, const std::vector<typename G::Card>& deck,
                        typename G::Card card, std::span<const int> totals, std::span<const Tag> tags,
                        std::string_view text, Seat seat, Rng& rng, int number) {
    requires std::is_trivially_copyable_v<typename G::State>;
    { G::name } -> std::convertible_to<std::string_view>;
    // Options: `preset_options(0)` is the default. `set_players` also changes the defaults that depend on the number of
    // players. `settle` adjusts conflicting options so that a round can be dealt.
    { G::preset_names() } -> std::same_as<std::span<const std::string_view>>;
    { G::preset_options(number) } -> std::same_as<typename G::Options>;
    { G::option_descriptors() } -> std::same_as<std::span<const OptionDescriptor<typename G::Options>>>;
    {G::set_players(changing, number)};
    {G::settle(changing)};
    // The option values that older versions assumed but did not save. They are added to a saved match that is
    // unplayable without them.
    { G::former_options } -> std::convertible_to<std::string_view>;
    { G::validate(options) } -> std::same_as<std::optional<OptionProblem>>;
    { G::players(options) } -> std::same_as<int>;
    { G::sides(options) } -> std::same_as<int>;
    { G::side_of(options, seat) } -> std::same_as<int>;
    // A round. `turn` returns no_seat once the round is over. `round_scores` returns the points by side.
    { G::pack(options) } -> std::same_as<std::vector<typename G::Card>>;
    { G::first_dealer(options, rng) } -> std::same_as<Seat>;
    { G::start_round(options, deck, seat) } -> std::same_as<typename G::State>;
    { G::start_setup(options, setup) } -> std::same_as<Parsed<typename G::State>>;
    {G::bring_totals(options, state, totals)};
    { G::turn(seen) } -> std::same_as<Seat>;
    { G::dealer(seen) } -> std::same_as<Seat>;
    { G::legal_actions(options, seen) } -> std::same_as<typename G::Actions>;
    { G::why_not(options, seen, action) } -> std::same_as<std::optional<typename G::Refusal>>;
    { G::apply(options, state, action) } -> std::same_as<typename G::Events>;
    {G::apply_watched(options, state, action, [](const typename G::Event&) {})};
    {G::apply_quietly(options, state, action)};
    { G::round_scores(options, seen) } -> std::same_as<std::vector<int>>;
    // A match. `winners` returns the winning sides after a round, or an empty list while the match continues.
    { G::winners(options, totals, number) } -> std::same_as<std::vector<int>>;
    // A seat's view of a round.
    { G::observe(options, seen, seat) } -> std::same_as<typename G::Observation>;
    { G::seen_by(options, seat, seat, action) } -> std::same_as<typename G::SeenAction>;
    { G::resample(options, observation, rng) } -> std::same_as<typename G::State>;
    // Conversions to and from the notation (session/NOTATION.md).
    { G::action_to_text(action) } -> std::same_as<std::string>;
    { G::parse_action(text) } -> std::same_as<std::optional<typename G::Action>>;
    { G::legal_texts(options, seen) } -> std::same_as<std::vector<std::string>>;
    // `same_entry` returns true if two adjacent legal actions belong to one entry of `legal_texts`, which is then a
    // range.
    { G::same_entry(action, action) } -> std::same_as<bool>;
    // A set-up is a list of tags in a record. `start_setup` checks whether it is playable.
    { G::setup_tag_names() } -> std::same_as<std::span<const std::string_view>>;
    { G::parse_setup(options, tags) } -> std::same_as<Parsed<typename G::Setup>>;
    { G::setup_to_tags(setup) } -> std::same_as<std::vector<Tag>>;
    { G::card_to_text(card) } -> std::same_as<std::string>;
    { G::parse_card(text) } -> std::same_as<std::optional<typename G::Card>>;
    { G::refusal_name(refusal) } -> std::convertible_to<std::string_view>;
    { G::refusal_rule(refusal) } -> std::convertible_to<std::string_view>;
    { G::observation_to_text(observation) } -> std::same_as<std::string>;
    { G::parse_observation(text) } -> std::same_as<Parsed<typename G::Observation>>;
};

/// Default implementations that suit most games. A game derives from this type and redefines the functions that differ.
struct UsualGame {
    static int players(const auto& options) {
        return options.players;
    }
    static void set_players(auto& options, int players) {
        options.players = players;
    }
    static constexpr std::string_view former_options{};
    // Leaves the options unchanged, because all option values are compatible.
    static void settle(auto& /*options*/) {
    }
    // Leaves the state unchanged, because a round does not depend on the totals of earlier rounds.
    static void bring_totals(const auto& /*options*/, auto& /*state*/, std::span<const int> /*totals*/) {
    }
    // Draws the first dealer uniformly, because most published rules do not specify who deals first.
    static Seat first_dealer(const auto& options, Rng& rng) {
        return static_cast<Seat>(rng.below(static_cast<std::uint32_t>(options.players)));
    }
    // Returns the number of players, because each player is a separate side.
    static int sides(const auto& options) {
        return options.players;
    }
    static int side_of(const auto& /*options*/, Seat seat) {
        return seat;
    }
    static Seat turn(const auto& state) {
        return state.turn;
    }
    static Seat dealer(const auto& state) {
        return state.dealer;
    }
    static std::string action_to_text(const auto& action) {
        return to_text(action);
    }
    /// Returns the legal actions as text, in the form used in traces.
    static std::vector<std::string> legal_texts(const auto& options, const auto& state) {
        std::vector<std::string> texts;
        for (const auto& action : legal_actions(options, state)) {
            texts.push_back(to_text(action));
        }
        return texts;
    }
    static std::vector<int> round_scores(const auto& options, const auto& state) {
        return {state.scores.begin(), state.scores.begin() + options.players};
    }
    static bool same_entry(const auto& /*left*/, const auto& /*right*/) {
        return false;
    }
    static std::string card_to_text(const auto& card) {
        return to_text(card);
    }
    static std::string_view refusal_name(const auto& refusal) {
        return to_text(refusal.id);
    }
    static std::string_view refusal_rule(const auto& refusal) {
        return rule_of(refusal.id);
    }
    static std::string observation_to_text(const auto& observation) {
        return to_text(observation);
    }
};

} // namespace mitts
