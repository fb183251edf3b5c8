#include "tests/view/mitigati/mitigati_states.h"

#include "cards/check.h"
#include "view/mitigati/choices.h"

#include <optional>
#include <utility>

namespace mitts::tests {

namespace {

using i18n::Language;
using mitigati::Action;
using mitigati::ActionType;
using mitigati::Options;
using mitigati::Phase;
using mitigati::Suits;

MitigatiState state_of(std::string name, const MitigatiMatch& match, Seat viewer, Language language) {
    return {.name = "mitigati-" + std::move(name), .model = mitigati_model(match, viewer, language), .ui = {}};
}

// Returns a table after these actions. Player 0 bids first, because player 2 deals.
MitigatiState bargain(const std::string& name, Language language, std::string_view actions,
                      const Options& options = {}) {
    return state_of(name, bargained_mitigati(options, 5, 2, actions), 0, language);
}

// The bids of most bargaining tables. Player 0 can then make the sum zero by lowering +16 to +11.
constexpr std::string_view design_bids = "more bid:20 bid:-2 bid:-6 bid:16 bid:-2 bid:-9";

constexpr view::mitigati::HandWorth design_worth{.about = 14, .low = 8, .high = 20};

// Returns the state with the bid that makes the sum zero as the prepared bid.
MitigatiState agreeing(MitigatiState state) {
    state.model.worth = design_worth;
    state.ui.bid = *view::mitigati::agreeing_bid(state.model.match.seen);
    return state;
}

// Returns the state with the confirmation question for the bid that makes the sum zero and ends the deal.
MitigatiState asked(MitigatiState state) {
    state.model.worth = design_worth;
    state.model.asked = *view::mitigati::agreeing_bid(state.model.match.seen);
    return state;
}

// Returns a table that shows the play-out option.
MitigatiState offered(Language language) {
    auto state = bargain("offered", language, "");
    state.model.offers_tricks = true;
    return state;
}

MitigatiState not_zero(Language language) {
    auto state = bargain("unequal", language, design_bids);
    state.ui.bid = 14;
    return state;
}

MitigatiState typing(Language language) {
    auto state = bargain("typing", language, design_bids);
    state.ui.bid = 7;
    state.ui.typed = "7";
    return state;
}

constexpr std::string_view many_bids =
    "more more bid:30 bid:25 bid:20 bid:28 bid:24 bid:12 bid:20 bid:24 bid:8 bid:11 bid:3 "
    "bid:0";

MitigatiState scrolled(Language language) {
    auto state = bargain("scrolled", language, many_bids);
    state.ui.strip_back = 3;
    return state;
}

MitigatiState refused_bid(Language language) {
    auto state = bargain("refused", language, design_bids);
    state.model.refusal = view::mitigati::why_not(state.model.match.seen, {.type = ActionType::Bid, .bid = 18}); // T5
    MITTS_CHECK(state.model.refusal.has_value());
    return state;
}

// Returns a table at the first bid of a stage, with the hand's estimate.
MitigatiState first_bid(Language language) {
    auto state = bargain("first-bid-valued", language, "");
    state.model.worth = design_worth;
    return state;
}

MitigatiState hinted(Language language) {
    auto state = bargain("hint", language, design_bids);
    state.model.hint = Action{.type = ActionType::Bid, .bid = 11};
    state.model.worth = design_worth;
    return state;
}

// Returns a table that shows the first step of a hint in its longest wording.
MitigatiState looking(Language language) {
    auto state = bargain("look", language, design_bids);
    state.model.look = i18n::say(language, i18n::TextId::LookMoreCards);
    return state;
}

MitigatiState others_bid(Language language) {
    auto state = bargain("others-bid", language, "bid:12 bid:-4");
    state.model.thinking = true;
    return state;
}

MitigatiState discarding(Language language, int chosen) {
    auto match = mitigati_moment({}, [](const auto& each) {
        return each.phase() == MatchPhase::Playing && each.observe(0).phase == Phase::Discard && each.turn() == 0;
    });
    auto state = state_of("discard-" + std::to_string(chosen), match, 0, language);
    for (const auto card : mitigati::discardable(state.model.match.seen.hand)) {
        if (static_cast<int>(state.ui.taken.size()) < chosen) {
            state.ui.taken.push_back(card);
        }
    }
    return state;
}

MitigatiState others_discard(Language language) {
    auto match = mitigati_moment({}, [](const auto& each) {
        return each.phase() == MatchPhase::Playing && each.observe(0).phase == Phase::Discard && each.turn() == 1;
    });
    return state_of("others-discard", match, 0, language);
}

/// A turn of player 0, described by the number of finished tricks and the number of cards in the current trick.
struct Moment {
    int tricks = 0;
    int lying = 0;
};

bool is_turn(const MitigatiMatch& match, Moment moment) {
    if (match.phase() != MatchPhase::Playing || match.turn() != 0) {
        return false;
    }
    const auto& state = match.referee_state();
    return state.phase == Phase::Play && state.tricks_played == moment.tricks &&
           static_cast<int>(state.trick.size()) == moment.lying;
}

bool must_follow(const MitigatiMatch& match) {
    const auto seen = match.observe(0);
    const auto usable = view::mitigati::usable_cards(seen);
    return usable != seen.hand && usable.size() > 2;
}

bool declared_by_two(const MitigatiMatch& match) {
    const auto& honours = match.referee_state().honours;
    return (honours[1] > 0) + (honours[2] > 0) == 2;
}

// Returns a match in its first trick, in which both opponents have declared honours with their first cards (T14).
MitigatiMatch first_trick(const Options& options) {
    return mitigati_moment(options, [](const auto& match) { return is_turn(match, {0, 2}) && declared_by_two(match); });
}

// Returns a match in which player 0 holds the Fool and may not play some of the other cards (T11).
MitigatiMatch middle_trick(const Options& options) {
    return mitigati_moment(options, [](const auto& match) {
        return is_turn(match, {7, 2}) && must_follow(match) && match.referee_state().hands[0].contains(fool);
    });
}

MitigatiState chosen_card(Language language) {
    auto state = state_of("chosen", middle_trick({}), 0, language);
    for (const auto card : view::mitigati::usable_cards(state.model.match.seen)) {
        state.ui.chosen = card;
    }
    return state;
}

MitigatiState barred_card(Language language) {
    auto state = state_of("barred", middle_trick({}), 0, language);
    const auto& seen = state.model.match.seen;
    const auto barred = seen.hand - view::mitigati::usable_cards(seen);
    for (const auto card : barred) {
        state.model.refusal = view::mitigati::why_not(seen, {.type = ActionType::Play, .card = card});
    }
    MITTS_CHECK(state.model.refusal.has_value());
    return state;
}

MitigatiState last_trick(Language language) {
    auto state = state_of("last-trick", middle_trick({}), 0, language);
    state.ui.trick = view::mitigati::TrickShown::Last;
    return state;
}

// Returns a table on which the Fool was led, so the next card decides the suit to follow (T13).
MitigatiState fool_led(Language language) {
    auto match = mitigati_moment({}, [](const auto& each) {
        return is_turn(each, {6, 1}) && each.referee_state().trick[0].card.is_fool();
    });
    return state_of("fool-led", match, 0, language);
}

MitigatiState few_cards(Language language) {
    return state_of("late",
                    mitigati_moment({},
                                    [](const auto& match) {
                                        return is_turn(match, {22, 1});
                                    }),
                    0, language);
}

MitigatiState waiting(Language language) {
    auto match = mitigati_moment({}, [](const auto& each) {
        const auto& state = each.referee_state();
        return each.phase() == MatchPhase::Playing && each.turn() == 1 && state.phase == Phase::Play &&
               state.tricks_played == 3 && state.trick.size() == 1;
    });
    auto state = state_of("waiting", match, 0, language);
    state.model.thinking = true;
    return state;
}

MitigatiState curtain(Language language) {
    auto state = state_of("curtain", middle_trick({}), 0, language);
    state.model.curtain = view::Curtain::Closed;
    return state;
}

MitigatiState deal_over(Language language) {
    auto match = mitigati_moment({}, [](const auto& each) { return each.phase() == MatchPhase::RoundOver; });
    return state_of("over", match, 0, language);
}

// Returns the end of a three-deal match with agreements in the second and third deals (T17).
MitigatiState match_over(Language language) {
    auto match = mitigati_moment({}, [](const auto& each) { return each.phase() == MatchPhase::RoundOver; });
    for (int deal = 2; deal <= 3; ++deal) {
        match.next_round();
        for (const int bid : {12, -7, -5}) {
            MITTS_CHECK(!match.submit({.type = ActionType::Bid, .bid = static_cast<std::int16_t>(bid)}));
        }
    }
    MITTS_CHECK(match.phase() == MatchPhase::Over);
    return state_of("match-over", match, 0, language);
}

// Returns a request for more cards if one is legal, or else a legal action from the middle of the list.
Action plain_choice(const MitigatiMatch& match) {
    const auto legal = legal_actions(match.options(), match.referee_state());
    for (const auto& action : legal) {
        if (action.type == ActionType::More) {
            return action;
        }
    }
    return legal[legal.size() > 2 ? legal.size() / 2 : 0];
}

} // namespace

MitigatiMatch bargained_mitigati(const Options& options, std::uint64_t seed, Seat dealer, std::string_view actions) {
    auto match = MitigatiMatch::begin(options, SeededStart{.seed = seed, .dealer = dealer});
    MITTS_CHECK(static_cast<bool>(match));
    for (const auto& word : split_words(actions, " ")) {
        MITTS_CHECK(!match->submit(*mitigati::parse_action(word.text)));
    }
    return *match;
}

MitigatiMatch played_mitigati(const Options& options, std::uint64_t seed, int actions) {
    auto match = MitigatiMatch::begin(options, SeededStart{.seed = seed});
    MITTS_CHECK(static_cast<bool>(match));
    for (int action = 0; action < actions && match->phase() == MatchPhase::Playing; ++action) {
        MITTS_CHECK(!match->submit(plain_choice(*match)));
    }
    return *match;
}

MitigatiMatch mitigati_moment(const Options& options, const std::function<bool(const MitigatiMatch&)>& like) {
    std::optional<MitigatiMatch> found;
    for (std::uint64_t seed = 1; seed < 2000 && !found; ++seed) {
        auto match = played_mitigati(options, seed, 3); // a request for more cards in each of the three stages
        while (match.phase() == MatchPhase::Playing && !like(match)) {
            MITTS_CHECK(!match.submit(plain_choice(match)));
        }
        if (like(match)) {
            found = std::move(match);
        }
    }
    MITTS_CHECK(found.has_value());
    return *found;
}

view::mitigati::TableModel mitigati_model(const MitigatiMatch& match, Seat viewer, Language language) {
    return seated<view::mitigati::TableModel>(match, view::match_view_of(match, viewer), mitigati::player_count,
                                              language);
}

bool is_asked(const MitigatiState& state) {
    return state.model.asked || view::mitigati::offers_tricks(state.model, state.ui);
}

std::vector<MitigatiState> mitigati_states(Language language) {
    const Options italian{.suits = Suits::Italian};
    std::vector<MitigatiState> states;
    states.push_back(bargain("first-bid", language, ""));
    states.push_back(first_bid(language));
    states.push_back(agreeing(state_of("third-bid", bargained_mitigati({}, 5, 2, "bid:12 bid:-4"), 2, language)));
    states.push_back(agreeing(bargain("bargain", language, design_bids)));
    states.push_back(bargain("answer", language, design_bids));
    states.push_back(asked(bargain("asked", language, design_bids)));
    states.push_back(offered(language));
    states.push_back(bargain("too-low", language, "more bid:5 bid:-20 bid:-10"));
    states.push_back(bargain("stage-three", language, many_bids));
    states.push_back(agreeing(bargain("italian", language, design_bids, italian)));
    states.push_back(not_zero(language));
    states.push_back(typing(language));
    states.push_back(scrolled(language));
    states.push_back(refused_bid(language));
    states.push_back(hinted(language));
    states.push_back(looking(language));
    states.push_back(others_bid(language));
    states.push_back(bargain("agreed", language, "bid:12 bid:-4 bid:-8"));
    states.push_back(discarding(language, 0));
    states.push_back(discarding(language, 2));
    states.push_back(discarding(language, 3));
    states.push_back(others_discard(language));
    states.push_back(state_of("honours", first_trick({}), 0, language));
    states.push_back(state_of("trick", middle_trick({}), 0, language));
    states.push_back(state_of("italian-trick", middle_trick(italian), 0, language));
    states.push_back(chosen_card(language));
    states.push_back(barred_card(language));
    states.push_back(last_trick(language));
    states.push_back(fool_led(language));
    states.push_back(few_cards(language));
    states.push_back(waiting(language));
    states.push_back(curtain(language));
    states.push_back(deal_over(language));
    states.push_back(match_over(language));
    return states;
}

} // namespace mitts::tests
