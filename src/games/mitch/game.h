// Mitch as one type: the face it shows to everything that is written once for all games (games/game.h).
#pragma once

#include "games/mitch/apply.h"
#include "games/mitch/deal.h"
#include "games/mitch/legal.h"
#include "games/mitch/match_end.h"
#include "games/mitch/observe.h"
#include "games/mitch/setup_tags.h"
#include "games/option_text.h"

namespace mitts::mitch {

struct Game {
    using Card = mitts::Card;
    using Options = mitch::Options;
    using State = mitch::State;
    using Setup = mitch::Setup;
    using Action = mitch::Action;
    using Actions = mitch::Actions;
    using SeenAction = mitch::SeenAction;
    using Refusal = mitch::Refusal;
    using Event = mitch::Event;
    using Events = mitch::Events;
    using Observation = mitch::Observation;

    static constexpr std::string_view name = "mitch";

    static std::span<const std::string_view> preset_names() {
        return mitch::preset_names();
    }
    static Options preset_options(int preset) {
        return mitch::preset_options(static_cast<Preset>(preset));
    }
    static std::span<const OptionDescriptor<Options>> option_descriptors() {
        return mitch::option_descriptors();
    }
    static void set_players(Options& options, int players) {
        mitch::set_players(options, players);
    }
    static std::optional<OptionProblem> validate(const Options& options) {
        return mitch::validate(options);
    }
    static int players(const Options& options) {
        return options.players;
    }
    static int sides(const Options& options) {
        return options.players;
    }
    static int side_of(const Options& /*options*/, Seat seat) {
        return seat;
    }
    static std::vector<Card> pack(const Options& options) {
        return mitch::pack(options);
    }
    static std::vector<Card> shuffled_pack(const Options& options, Rng& rng) {
        return mitch::shuffled_pack(options, rng);
    }
    static Seat first_dealer(const Options& options, Rng& rng) {
        return mitch::first_dealer(options, rng);
    }
    static State start_round(const Options& options, const std::vector<Card>& deck, Seat dealer) {
        return mitch::start_round(options, deck, dealer);
    }
    static Parsed<State> start_setup(const Options& options, const Setup& setup) {
        return mitch::start_setup(options, setup);
    }
    static Seat turn(const State& state) {
        return state.turn;
    }
    static Seat dealer(const State& state) {
        return state.dealer;
    }
    static Actions legal_actions(const Options& options, const State& state) {
        return mitch::legal_actions(options, state);
    }
    static std::optional<Refusal> why_not(const Options& options, const State& state, Action action) {
        return mitch::why_not(options, state, action);
    }
    static Events apply(const Options& options, State& state, Action action) {
        return mitch::apply(options, state, action);
    }
    static void apply_quietly(const Options& options, State& state, Action action) {
        mitch::apply_quietly(options, state, action);
    }
    static std::vector<int> round_scores(const Options& options, const State& state) {
        return {state.scores.begin(), state.scores.begin() + options.players};
    }
    static std::vector<int> winners(const Options& options, std::span<const int> totals, int rounds_played) {
        return mitch::winners(options, totals, rounds_played);
    }
    static Observation observe(const Options& options, const State& state, Seat viewer) {
        return mitch::observe(options, state, viewer);
    }
    static SeenAction seen_by(const Options& /*options*/, Seat /*viewer*/, Seat seat, Action action) {
        return {.seat = seat, .action = action};
    }
    static State resample(const Options& options, const Observation& observation, Rng& rng) {
        return mitch::resample(options, observation, rng);
    }
    static std::string action_to_text(Action action) {
        return to_text(action);
    }
    static std::optional<Action> parse_action(std::string_view text) {
        return mitch::parse_action(text);
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
        return mitch::setup_tag_names();
    }
    static Parsed<Setup> parse_setup(const Options& options, std::span<const Tag> tags) {
        return mitch::parse_setup(options, tags);
    }
    static std::vector<Tag> setup_to_tags(const Setup& setup) {
        return mitch::setup_to_tags(setup);
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
        return mitch::parse_observation(text);
    }
};

} // namespace mitts::mitch
