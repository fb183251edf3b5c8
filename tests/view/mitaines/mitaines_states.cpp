#include "tests/view/mitaines/mitaines_states.h"

#include "cards/check.h"
#include "i18n/mitaines/words.h"
#include "view/mitaines/choices.h"

namespace mitts::tests {

namespace {

using i18n::Language;
using mitaines::Options;
using mitaines::Preset;
using mitaines::preset_options;

std::vector<Card> cards_of(std::string_view text) {
    std::vector<Card> cards;
    for (const auto& word : split_words(text, " ")) {
        cards.push_back(*parse_card(word.text));
    }
    return cards;
}

std::vector<std::vector<Card>> hands_of(std::string_view text) {
    std::vector<std::vector<Card>> hands;
    for (const auto& hand : split_parts(text, '/')) {
        hands.push_back(cards_of(hand.text));
    }
    return hands;
}

Options for_players(Preset preset, int players) {
    auto options = preset_options(preset);
    options.players = players;
    MITTS_CHECK(!validate(options));
    return options;
}

// Returns a random match at the first position that satisfies `wanted`, after at least `least` actions.
template <class Wanted>
MitainesMatch played_until(const Options& options, std::uint64_t seed, int least, Wanted wanted) {
    for (int actions = least;; ++actions) {
        auto match = played(options, seed, actions);
        MITTS_CHECK(match.phase() == MatchPhase::Playing);
        if (wanted(match)) {
            return match;
        }
    }
}

TableState chosen_glove(Language language) {
    auto match =
        set_up(preset_options(Preset::Pagat), "KC KD KH 7S 3H / 9H 9C 9S 5D 6S", "QS 4D 6H 2C", "TD", "9H:g", 1);
    TableState state{.name = "chosen", .model = model_of(match, 0, language)};
    state.model.match.totals = {120, 150};
    state.ui.chosen = parse_card("KD");
    return state;
}

TableState four_choices(Language language) {
    auto match = set_up(preset_options(Preset::Pagat), "KC KD KH KS 7S 3H 2C / 9H 9C 9S 5D 6S 4C", "", "5C TD", "");
    TableState state{.name = "choices", .model = model_of(match, 0, language)};
    state.ui.chosen = parse_card("KS");
    return state;
}

TableState bound_and_refused(Language language) {
    auto match = set_up(preset_options(Preset::Pagat), "JC JD JH 7S 3H / 2H 9C 8S 5D 6S", "", "", "JC:g 2H");
    TableState state{.name = "refused", .model = model_of(match, 0, language)};
    state.model.refusal = view::mitaines::why_not(state.model.match.seen, {.card = *parse_card("7S")});
    MITTS_CHECK(state.model.refusal.has_value());
    return state;
}

TableState several_calls(Language language) {
    auto options = for_players(Preset::Gamerules, 4);
    auto race = set_up(options, "2C 2D 2H 5C JS / 4H 4C 7S 9D 6S / JC JD JH 8D 3C / 9H 9C 9S KD KS", "", "QD",
                       "2C:m 4H:m JC:m 9H:g", 0);
    return {.name = "race", .model = model_of(race, 0, language)};
}

TableState topped_calls(Language language) {
    auto match = set_up(preset_options(Preset::Pagat), "2C 2D 9C 9D KC 5S / 3C 3D 8C 8D 8H JC", "", "QD",
                        "2C:m 3C:m 9C:m 8C:g", 0);
    return {.name = "topped", .model = model_of(match, 0, language)};
}

TableState three_chosen(Language language) {
    auto match =
        set_up(for_players(Preset::Pagat, 3),
               "KC KD KH 7S 7C 3H 2D 2C / 9H 9C 9S 5D 6S 4C 3C JD / 8H 8C TS 5S 6C 4D 3D JS", "QS 4S 6H 2H", "", "");
    TableState state{.name = "three-chosen", .model = model_of(match, 0, language)};
    state.ui.chosen = parse_card("KH");
    return state;
}

TableState exchange(Language language) {
    auto match = played_until(preset_options(Preset::Regles), 5, 0, [](const MitainesMatch& made) {
        return view::mitaines::cards_to_give(made.observe(made.turn())) == 3;
    });
    TableState state{.name = "exchange", .model = model_of(match, match.turn(), language)};
    state.ui.taken.push_back(state.model.match.seen.hand.nth(1));
    state.ui.taken.push_back(state.model.match.seen.hand.nth(4));
    return state;
}

TableState big_exchange(Language language) {
    auto match = played_until(preset_options(Preset::Regles), 7, 6,
                              [](const MitainesMatch& made) { return made.observe(made.turn()).hand.size() == 10; });
    return {.name = "give-back", .model = model_of(match, match.turn(), language)};
}

TableState curtain(Language language) {
    auto match = played(preset_options(Preset::Pagat), 3, 4);
    TableState state{.name = "curtain", .model = model_of(match, match.turn(), language)};
    state.model.curtain = view::Curtain::Closed;
    state.model.players[static_cast<std::size_t>(1 - match.turn())].played_by = view::PlayedBy::Human;
    return state;
}

TableState waiting(Language language) {
    auto match = played(preset_options(Preset::Pagat), 12, 14);
    const auto viewer = static_cast<Seat>(1 - match.turn());
    TableState state{.name = "waiting", .model = model_of(match, viewer, language)};
    state.model.thinking = true;
    return state;
}

TableState long_pile(Language language) {
    auto match = set_up(preset_options(Preset::Pagat), "KC 8D 6H / 9H 5D 3S", "QS 4D 6C 2C",
                        "TD 9C 2D 3D AC 7C 8C QC 3C 5C QH AD KH 4C 6D", "");
    return {.name = "long-pile", .model = model_of(match, 0, language)};
}

TableState long_hand(Language language) {
    auto match = set_up(preset_options(Preset::Pagat),
                        "KC KD JH JS AC AD QS QD TC 9S 8H 8D 7S 5H 4C 3H 2C 2H / 9H 9C 3S 5D 6S", "", "5C", "");
    return {.name = "long-hand", .model = model_of(match, 0, language)};
}

TableState round_over(Language language) {
    auto match = set_up(preset_options(Preset::Gaspesie), "X1 JD / X2 3H", "", "", "JD X2 X1 3H");
    return {.name = "over", .model = model_of(match, 0, language)};
}

TableState in_play(Language language, const std::string& name, const Options& options, std::uint64_t seed,
                   int actions) {
    auto match = played_until(options, seed, actions, [](const MitainesMatch& made) {
        return made.turn() == 0 && made.observe(0).phase == mitaines::Phase::Play;
    });
    return {.name = name, .model = model_of(match, 0, language)};
}

// Returns a table that shows the first step of a hint in its longest wording.
TableState looking(Language language) {
    auto state = in_play(language, "look", preset_options(Preset::Pagat), 1, 38); // the sentence is about the last deal
    state.model.look = i18n::say(language, i18n::TextId::LookKnownDeal);
    return state;
}

} // namespace

MitainesMatch set_up(const Options& options, const std::string& hands, const std::string& layout,
                     const std::string& pile, const std::string& actions, Seat turn) {
    const mitaines::Setup setup{
        .hands = hands_of(hands), .layout = cards_of(layout), .pile = cards_of(pile), .turn = turn};
    auto match = MitainesMatch::begin(options, setup);
    MITTS_CHECK(static_cast<bool>(match));
    for (const auto& word : split_words(actions, " ")) {
        MITTS_CHECK(!match->submit(*mitaines::parse_action(word.text)));
    }
    return *match;
}

MitainesMatch played(const Options& options, std::uint64_t seed, int actions) {
    auto match = MitainesMatch::begin(options, SeededStart{.seed = seed});
    MITTS_CHECK(static_cast<bool>(match));
    auto rng = derive_rng(seed, Purpose::Policy, 0);
    for (int action = 0; action < actions && match->phase() == MatchPhase::Playing; ++action) {
        const auto legal = legal_actions(match->options(), match->referee_state());
        MITTS_CHECK(!match->submit(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
    }
    return *match;
}

view::mitaines::TableModel model_of(const MitainesMatch& match, Seat viewer, Language language) {
    return seated<view::mitaines::TableModel>(match, view::match_view_of(match, viewer), match.options().players,
                                              language);
}

std::vector<TableState> table_states(Language language) {
    std::vector<TableState> states;
    states.push_back(chosen_glove(language));
    states.push_back(four_choices(language));
    states.push_back(bound_and_refused(language));
    states.push_back(several_calls(language));
    states.push_back(topped_calls(language));
    states.push_back(three_chosen(language));
    states.push_back(exchange(language));
    states.push_back(big_exchange(language));
    states.push_back(curtain(language));
    states.push_back(waiting(language));
    states.push_back(long_pile(language));
    states.push_back(long_hand(language));
    states.push_back(round_over(language));
    states.push_back(looking(language));
    states.push_back(in_play(language, "lead", preset_options(Preset::Pagat), 1, 0));
    states.push_back(in_play(language, "two", preset_options(Preset::Lavoie), 2, 20));
    states.push_back(in_play(language, "three", for_players(Preset::Gaspesie, 3), 4, 21));
    states.push_back(in_play(language, "three-race", for_players(Preset::Gamerules, 3), 8, 14));
    states.push_back(in_play(language, "four", preset_options(Preset::Regles), 9, 30));
    states.push_back(in_play(language, "four-pagat", for_players(Preset::Pagat, 4), 10, 18));
    return states;
}

} // namespace mitts::tests
