// Mitaines as one type: the face it shows to everything that is written once for all games (games/game.h).
#pragma once

#include "games/mitaines/apply.h"
#include "games/mitaines/deal.h"
#include "games/mitaines/legal.h"
#include "games/mitaines/match_end.h"
#include "games/mitaines/observe.h"
#include "games/mitaines/setup_tags.h"
#include "games/option_text.h"

namespace mitts::mitaines {

struct Game {
    using Card = mitts::Card;
    using Options = mitaines::Options;
    using State = mitaines::State;
    using Setup = mitaines::Setup;
    using Action = mitaines::Action;
    using Actions = mitaines::Actions;
    using SeenAction = mitaines::SeenAction;
    using Refusal = mitaines::Refusal;
    using Event = mitaines::Event;
    using Events = mitaines::Events;
    using Observation = mitaines::Observation;

    static constexpr std::string_view name = "mitaines";

    static std::span<const std::string_view> preset_names() {
        return mitaines::preset_names();
    }
    static Options preset_options(int preset) {
        return mitaines::preset_options(static_cast<Preset>(preset));
    }
    static std::span<const OptionDescriptor<Options>> option_descriptors() {
        return mitaines::option_descriptors();
    }
    static void set_players(Options& options, int players) {
        options.players = players;
    }
    static std::optional<OptionProblem> validate(const Options& options) {
        return mitaines::validate(options);
    }
    static int players(const Options& options) {
        return options.players;
    }
    static int sides(const Options& options) {
        return side_count(options);
    }
    static int side_of(const Options& options, Seat seat) {
        return mitaines::side_of(options, seat);
    }
    static std::vector<Card> pack(const Options& options) {
        return mitaines::pack(options);
    }
    static std::vector<Card> shuffled_pack(const Options& options, Rng& rng) {
        return mitaines::shuffled_pack(options, rng);
    }
    static Seat first_dealer(const Options& options, Rng& rng) {
        return mitaines::first_dealer(options, rng);
    }
    static State start_round(const Options& options, const std::vector<Card>& deck, Seat dealer) {
        return mitaines::start_round(options, deck, dealer);
    }
    static Parsed<State> start_setup(const Options& options, const Setup& setup) {
        return mitaines::start_setup(options, setup);
    }
    static Seat turn(const State& state) {
        return state.turn;
    }
    static Seat dealer(const State& state) {
        return state.dealer;
    }
    static Actions legal_actions(const Options& options, const State& state) {
        return mitaines::legal_actions(options, state);
    }
    static std::optional<Refusal> why_not(const Options& options, const State& state, Action action) {
        return mitaines::why_not(options, state, action);
    }
    static Events apply(const Options& options, State& state, Action action) {
        return mitaines::apply(options, state, action);
    }
    static void apply_quietly(const Options& options, State& state, Action action) {
        mitaines::apply_quietly(options, state, action);
    }
    static std::vector<int> round_scores(const Options& options, const State& state) {
        return {state.scores.begin(), state.scores.begin() + side_count(options)};
    }
    static std::vector<int> winners(const Options& options, std::span<const int> totals, int rounds_played) {
        const auto sides = mitaines::winners(options, totals, rounds_played);
        return {sides.begin(), sides.end()};
    }
    static Observation observe(const Options& options, const State& state, Seat viewer) {
        return mitaines::observe(options, state, viewer);
    }
    static SeenAction seen_by(const Options& options, Seat viewer, Seat seat, Action action) {
        return mitaines::seen_by(options, viewer, seat, action);
    }
    static State resample(const Options& options, const Observation& observation, Rng& rng) {
        return mitaines::resample(options, observation, rng);
    }
    static std::string action_to_text(Action action) {
        return to_text(action);
    }
    static std::optional<Action> parse_action(std::string_view text) {
        return mitaines::parse_action(text);
    }
    /// The legal actions as the trace writes them.
    static std::vector<std::string> legal_texts(const Options& options, const State& state) {
        std::vector<std::string> texts;
        for (const auto& action : legal_actions(options, state)) {
            texts.push_back(to_text(action));
        }
        return texts;
    }
    static bool same_entry(Action /*left*/, Action /*right*/) {
        return false;
    }
    static std::span<const std::string_view> setup_tag_names() {
        return mitaines::setup_tag_names();
    }
    static Parsed<Setup> parse_setup(const Options& options, std::span<const Tag> tags) {
        return mitaines::parse_setup(options, tags);
    }
    static std::vector<Tag> setup_to_tags(const Setup& setup) {
        return mitaines::setup_to_tags(setup);
    }
    static std::string card_to_text(Card card) {
        return to_text(card);
    }
    static std::optional<Card> parse_card(std::string_view text) {
        return mitts::parse_card(text);
    }
    static std::string_view refusal_name(const Refusal& refusal) {
        return to_text(refusal.id);
    }
    static std::string_view refusal_rule(const Refusal& refusal) {
        return rule_of(refusal.id);
    }
    static std::string observation_to_text(const Observation& observation) {
        return to_text(observation);
    }
    static Parsed<Observation> parse_observation(std::string_view text) {
        return mitaines::parse_observation(text);
    }
};

} // namespace mitts::mitaines
