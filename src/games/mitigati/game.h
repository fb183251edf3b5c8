// Mitigati as a type that satisfies the contract in games/game.h, for code shared by all games.
#pragma once

#include "games/game.h"
#include "games/mitigati/apply.h"
#include "games/mitigati/deal.h"
#include "games/mitigati/legal.h"
#include "games/mitigati/match_end.h"
#include "games/mitigati/observe.h"
#include "games/mitigati/setup.h"
#include "games/option_text.h"

namespace mitts::mitigati {

struct Game : UsualGame {
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

    static constexpr auto preset_names = &mitigati::preset_names;
    static Options preset_options(int preset) {
        return mitigati::preset_options(static_cast<Preset>(preset));
    }
    static constexpr auto option_descriptors = &mitigati::option_descriptors;
    static constexpr auto validate = &mitigati::validate;
    static std::vector<Card> pack(const Options& /*options*/) {
        return make_tarot_pack();
    }
    static State start_round(const Options& /*options*/, const std::vector<Card>& deck, Seat dealer) {
        return mitigati::start_round(deck, dealer);
    }
    static constexpr auto start_setup = &mitigati::start_setup;
    static constexpr Actions (*legal_actions)(const Options&, const State&) = &mitigati::legal_actions;
    static constexpr std::optional<Refusal> (*why_not)(const Options&, const State&, Action) = &mitigati::why_not;
    static constexpr auto apply = &mitigati::apply;
    static constexpr auto apply_watched = &mitigati::apply_watched;
    static constexpr auto apply_quietly = &mitigati::apply_quietly;
    static constexpr auto winners = &mitigati::winners;
    static constexpr auto observe = &mitigati::observe;
    static SeenAction seen_by(const Options& /*options*/, Seat viewer, Seat seat, Action action) {
        return mitigati::seen_by(viewer, seat, action);
    }
    static constexpr auto resample = &mitigati::resample;
    static constexpr auto parse_action = &mitigati::parse_action;
    /// Returns the legal actions as text, in the form used in traces. A range of bids is one entry.
    static std::vector<std::string> legal_texts(const Options& options, const State& state) {
        if (state.phase == Phase::Bargain) {
            return {"bid:" + std::to_string(lowest_bid) + ".." + std::to_string(highest_bid_of(state, state.turn)),
                    "more"};
        }
        return UsualGame::legal_texts(options, state);
    }
    /// Returns true if both actions are bids, because the bids of a turn form one range.
    static bool same_entry(Action left, Action right) {
        return left.type == ActionType::Bid && right.type == ActionType::Bid;
    }
    /// Returns true for a bid. The arena uses it to measure the length of the bargaining.
    static bool is_bid(Action action) {
        return action.type == ActionType::Bid;
    }
    static bool was_agreed(const State& state) { // T6
        return state.phase == Phase::Over && all_have_bid(state);
    }
    static constexpr auto setup_tag_names = &mitigati::setup_tag_names;
    static constexpr auto parse_setup = &mitigati::parse_setup;
    static constexpr auto setup_to_tags = &mitigati::setup_to_tags;
    static constexpr auto parse_card = &parse_tarot_card;
    static constexpr auto parse_observation = &mitigati::parse_observation;
};

} // namespace mitts::mitigati
