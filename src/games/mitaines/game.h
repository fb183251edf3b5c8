// Mitaines as a type that satisfies the contract in games/game.h, for code shared by all games.
#pragma once

#include "games/game.h"
#include "games/mitaines/apply.h"
#include "games/mitaines/deal.h"
#include "games/mitaines/legal.h"
#include "games/mitaines/match_end.h"
#include "games/mitaines/observe.h"
#include "games/mitaines/setup.h"
#include "games/option_text.h"

namespace mitts::mitaines {

struct Game : UsualGame {
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

    static constexpr auto preset_names = &mitaines::preset_names;
    static Options preset_options(int preset) {
        return mitaines::preset_options(static_cast<Preset>(preset));
    }
    static constexpr auto option_descriptors = &mitaines::option_descriptors;
    static constexpr std::string_view former_options = " game_end=round"; // implied by the former `gamerules` preset
    static constexpr auto settle = &mitaines::settle;
    static constexpr auto validate = &mitaines::validate;
    static constexpr auto sides = &mitaines::side_count;
    static constexpr auto side_of = &mitaines::side_of;
    static constexpr auto pack = &mitaines::pack;
    static constexpr auto first_dealer = &mitaines::first_dealer;
    static constexpr auto start_round = &mitaines::start_round;
    static constexpr auto start_setup = &mitaines::start_setup;
    static constexpr auto bring_totals = &mitaines::bring_totals;
    static constexpr Actions (*legal_actions)(const Options&, const State&) = &mitaines::legal_actions;
    static constexpr std::optional<Refusal> (*why_not)(const Options&, const State&, Action) = &mitaines::why_not;
    static constexpr auto apply = &mitaines::apply;
    static constexpr auto apply_watched = &mitaines::apply_watched;
    static constexpr auto apply_quietly = &mitaines::apply_quietly;
    static std::vector<int> round_scores(const Options& options, const State& state) {
        return {state.scores.begin(), state.scores.begin() + side_count(options)};
    }
    static constexpr auto winners = &mitaines::winners;
    static constexpr auto observe = &mitaines::observe;
    static constexpr auto seen_by = &mitaines::seen_by;
    static constexpr auto resample = &mitaines::resample;
    static constexpr auto parse_action = &mitaines::parse_action;
    static constexpr auto setup_tag_names = &mitaines::setup_tag_names;
    static constexpr auto parse_setup = &mitaines::parse_setup;
    static constexpr auto setup_to_tags = &mitaines::setup_to_tags;
    static constexpr auto parse_card = &mitts::parse_card;
    static constexpr auto parse_observation = &mitaines::parse_observation;
};

} // namespace mitts::mitaines
