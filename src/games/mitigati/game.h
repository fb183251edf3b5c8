// Mitigati as one type: the face it shows to everything that is written once for all games (games/game.h).
#pragma once

#include "games/mitigati/apply.h"
#include "games/mitigati/deal.h"
#include "games/mitigati/legal.h"
#include "games/mitigati/match_end.h"
#include "games/mitigati/observe.h"
#include "games/mitigati/setup_tags.h"
#include "games/option_text.h"

namespace mitts::mitigati {

struct Game {
    using Card = TarotCard;
    using Options = mitigati::Options;
    using State = mitigati::State;
    using Setup = mitigati::Setup;
    using Action = mitigati::Action;
    using Actions = mitigati::Actions;
    using SeenAction = mitigati::SeenAction;
    using Refusal = mitigati::Refusal;
    using Event = mitigati::Event;
    using Events = mitigati::Events;
    using Observation = mitigati::Observation;

    static constexpr std::string_view name = "mitigati";

    static std::span<const std::string_view> preset_names() {
        return mitigati::preset_names();
    }
    static Options preset_options(int preset) {
        return mitigati::preset_options(static_cast<Preset>(preset));
    }
    static std::span<const OptionDescriptor<Options>> option_descriptors() {
        return mitigati::option_descriptors();
    }
    static void set_players(Options& options, int players) {
        options.players = players;
    }
    static std::optional<OptionProblem> validate(const Options& options) {
        return mitigati::validate(options);
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
    static std::vector<Card> pack(const Options& /*options*/) {
        return make_tarot_pack();
    }
    static std::vector<Card> shuffled_pack(const Options& /*options*/, Rng& rng) {
        return mitigati::shuffled_pack(rng);
    }
    static Seat first_dealer(const Options& /*options*/, Rng& rng) {
        return mitigati::first_dealer(rng);
    }
    static State start_round(const Options& /*options*/, const std::vector<Card>& deck, Seat dealer) {
        return mitigati::start_round(deck, dealer);
    }
    static Parsed<State> start_setup(const Options& options, const Setup& setup) {
        return mitigati::start_setup(options, setup);
    }
    static Seat turn(const State& state) {
        return state.turn;
    }
    static Seat dealer(const State& state) {
        return state.dealer;
    }
    static Actions legal_actions(const Options& options, const State& state) {
        return mitigati::legal_actions(options, state);
    }
    static std::optional<Refusal> why_not(const Options& options, const State& state, Action action) {
        return mitigati::why_not(options, state, action);
    }
    static Events apply(const Options& options, State& state, Action action) {
        return mitigati::apply(options, state, action);
    }
    static void apply_quietly(const Options& options, State& state, Action action) {
        mitigati::apply_quietly(options, state, action);
    }
    static std::vector<int> round_scores(const Options& /*options*/, const State& state) {
        return {state.scores.begin(), state.scores.end()};
    }
    static std::vector<int> winners(const Options& options, std::span<const int> totals, int rounds_played) {
        return mitigati::winners(options, totals, rounds_played);
    }
    static Observation observe(const Options& options, const State& state, Seat viewer) {
        return mitigati::observe(options, state, viewer);
    }
    static SeenAction seen_by(const Options& /*options*/, Seat viewer, Seat seat, Action action) {
        return mitigati::seen_by(viewer, seat, action);
    }
    static State resample(const Options& options, const Observation& observation, Rng& rng) {
        return mitigati::resample(options, observation, rng);
    }
    static std::string action_to_text(Action action) {
        return to_text(action);
    }
    static std::optional<Action> parse_action(std::string_view text) {
        return mitigati::parse_action(text);
    }
    /// The legal actions as the trace writes them.
    static std::vector<std::string> legal_texts(const Options& options, const State& state) {
        return mitigati::legal_texts(options, state);
    }
    /// The bids of a turn are one range.
    static bool same_entry(Action left, Action right) {
        return left.type == ActionType::Bid && right.type == ActionType::Bid;
    }
    /// For who counts how long a bargain took.
    static bool is_bid(Action action) {
        return action.type == ActionType::Bid;
    }
    static bool was_agreed(const State& state) { // T6
        return state.phase == Phase::Over && all_have_bid(state);
    }
    static std::span<const std::string_view> setup_tag_names() {
        return mitigati::setup_tag_names();
    }
    static Parsed<Setup> parse_setup(const Options& options, std::span<const Tag> tags) {
        return mitigati::parse_setup(options, tags);
    }
    static std::vector<Tag> setup_to_tags(const Setup& setup) {
        return mitigati::setup_to_tags(setup);
    }
    static std::string card_to_text(Card card) {
        return to_text(card);
    }
    static std::optional<Card> parse_card(std::string_view text) {
        return parse_tarot_card(text);
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
        return mitigati::parse_observation(text);
    }
};

} // namespace mitts::mitigati
