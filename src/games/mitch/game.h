// Mitch as a type that satisfies the contract in games/game.h, for code shared by all games.
#pragma once

#include "games/game.h"
#include "games/mitch/apply.h"
#include "games/mitch/deal.h"
#include "games/mitch/legal.h"
#include "games/mitch/match_end.h"
#include "games/mitch/observe.h"
#include "games/mitch/setup.h"
#include "games/option_text.h"

namespace mitts::mitch {

struct Game : UsualGame {
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
    /// The draw made automatically at the start of a turn if the options allow no other draw (C5, C7).
    static constexpr Action usual_draw{.type = ActionType::DrawStock};

    static constexpr auto preset_names = &mitch::preset_names;
    static Options preset_options(int preset) {
        return mitch::preset_options(static_cast<Preset>(preset));
    }
    static constexpr auto option_descriptors = &mitch::option_descriptors;
    static constexpr auto set_players = &mitch::set_players;
    static constexpr auto settle = &mitch::settle;
    static constexpr auto validate = &mitch::validate;
    static constexpr auto pack = &mitch::pack;
    static constexpr auto start_round = &mitch::start_round;
    static constexpr auto start_setup = &mitch::start_setup;
    static constexpr Actions (*legal_actions)(const Options&, const State&) = &mitch::legal_actions;
    static constexpr std::optional<Refusal> (*why_not)(const Options&, const State&, Action) = &mitch::why_not;
    static constexpr auto apply = &mitch::apply;
    static constexpr auto apply_watched = &mitch::apply_watched;
    static constexpr auto apply_quietly = &mitch::apply_quietly;
    static constexpr auto winners = &mitch::winners;
    static constexpr auto observe = &mitch::observe;
    static SeenAction seen_by(const Options& /*options*/, Seat /*viewer*/, Seat seat, Action action) {
        return {.seat = seat, .action = action};
    }
    static constexpr auto resample = &mitch::resample;
    static constexpr auto parse_action = &mitch::parse_action;
    static constexpr auto setup_tag_names = &mitch::setup_tag_names;
    static constexpr auto parse_setup = &mitch::parse_setup;
    static constexpr auto setup_to_tags = &mitch::setup_to_tags;
    static constexpr auto parse_card = &mitts::parse_card;
    static constexpr auto parse_observation = &mitch::parse_observation;
};

} // namespace mitts::mitch
