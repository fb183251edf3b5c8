#include "tests/view/mitch/mitch_states.h"

#include "cards/check.h"
#include "games/option_change.h"
#include "view/mitch/choices.h"

namespace mitts::tests {

namespace {

using i18n::Language;
using mitch::Options;
using mitch::Preset;
using view::mitch::hand_card_of;

std::vector<Card> cards_of(std::string_view text) {
    std::vector<Card> cards;
    for (const auto& word : split_words(text, " ")) {
        cards.push_back(*parse_card(word.text));
    }
    return cards;
}

std::vector<std::vector<Card>> lists_of(std::string_view text, char separator) {
    std::vector<std::vector<Card>> lists;
    for (const auto& part : split_parts(text, separator)) {
        lists.push_back(cards_of(part.text));
    }
    return lists;
}

std::vector<std::vector<std::vector<Card>>> columns_of(std::string_view text) {
    std::vector<std::vector<std::vector<Card>>> columns;
    if (!text.empty()) {
        for (const auto& part : split_parts(text, '/')) {
            columns.push_back(lists_of(part.text, ','));
            auto& own = columns.back();
            std::erase_if(own, [](const auto& column) { return column.empty(); });
        }
    }
    return columns;
}

std::optional<view::mitch::HandCard> held(std::string_view code) {
    return view::mitch::HandCard{.card = *parse_card(code)};
}

// Returns a four-player match in the first phase.
MitchMatch four_players() {
    return set_up_mitch(mitch_rules(Preset::Banilower, 4),
                        {.hands = "8H 6S 8D 3D JC / 2H 3S 4C 6D 7H / 2S 3H 5S 2D 8C / 4H 5D 6C 4D 2C",
                         .columns = "KS TS 8S, JH, QC 9C / QS 7S, KH QH 9H 6H / KD JD 9D, KC 7C / 9S, TH, QD TD",
                         .stock = "5C AS 3C AD JS 5H",
                         .discards = "7D 4S",
                         .aces = 2});
}

MitchState chosen(Language language) {
    MitchState state{.name = "mitch-chosen", .model = mitch_model(four_players(), 0, language), .ui = {}};
    state.model.match.totals = {5, 9, -2, 6};
    state.ui.chosen = held("6S");
    return state;
}

MitchState locked(Language language) {
    auto match = set_up_mitch(mitch_rules(Preset::Banilower, 4),
                              {.hands = "QH 6S 8D 3D JC / 2H 3S 4C 6D 7H / 2S 3H 5S 2D 8C / 4H 5D 6C 4D 2C",
                               .columns = "KS TS 8S, JH, QC 9C / QS 7S / / 9S",
                               .stock = "5C AS 3C AD JS",
                               .discards = "7D 4S",
                               .aces = 1});
    MitchState state{.name = "mitch-locked", .model = mitch_model(match, 0, language), .ui = {}};
    state.ui.chosen = held("QH");
    return state;
}

MitchState refused(Language language) {
    auto state = locked(language);
    state.name = "mitch-refused";
    state.ui = {};
    state.model.refusal =
        view::mitch::why_not(state.model.match.seen, {.type = mitch::ActionType::Place, .card = *parse_card("QH")});
    MITTS_CHECK(state.model.refusal.has_value());
    return state;
}

MitchPosition with_choice() {
    return {.hands = "8H 6S 8D 3D JC / 2H 3S 4C 6D 7H / 2S 3H 5S 2D 8C",
            .columns = "KS TS 8S, JH / QS / KD",
            .stock = "5C AS 3C AD AH AC JS",
            .discards = "7D 4S"};
}

// Returns a table with a refusal while the card is still selected, as after a touch on a disabled choice.
MitchState refused_on_card(Language language) {
    auto state = refused(language);
    state.name = "mitch-refused-chosen";
    state.ui.chosen = held("QH");
    return state;
}

// Returns a table of two players who have two leading columns each, side by side.
MitchState two_players(Language language) {
    auto match =
        set_up_mitch(mitch_rules(Preset::Banilower, 2), {.hands = "QS 4S KH QH 8H / 2S 3S 4C 6D 7H",
                                                         .columns = "JS 5S, 6H 2H, 7D, JC 3C / , JH TH, 4D 3D, 5C",
                                                         .stock = "5D AS 3H AD JD 9H",
                                                         .discards = "7C 2C",
                                                         .aces = 2});
    return {.name = "mitch-neighbours", .model = mitch_model(match, 0, language), .ui = {}};
}

// Returns a table on which the lead in spades has just changed and animations are off.
MitchState lead_taken(Language language, const std::string& name, const std::string& actions) {
    auto match = set_up_mitch(mitch_rules(Preset::Banilower, 4),
                              {.hands = "TS 8H 6S 8D 3D / 2H 3S 4C 6D 7H / 2S 3H 5S 2D 8C / 4H 5D 6C 4D 2C",
                               .columns = "KS, JH, , QC / QS 7S, KH QH / KD JD, KC / , , QD TD",
                               .stock = "5C AS 3C AD JS 5H",
                               .discards = "7D",
                               .aces = 1,
                               .actions = actions});
    MitchState state{.name = name, .model = mitch_model(match, 0, language), .ui = {}};
    state.model.speed = view::Speed::None;
    return state;
}

// Returns a table on which the third ace has appeared at the end of the viewer's turn.
MitchState third_ace(Language language) {
    auto match =
        set_up_mitch(mitch_rules(Preset::Banilower, 3), {.hands = "8H 6S 8D 3D JC / 2H 3S 4C 6D 7H / 2S 3H 5S 2D 8C",
                                                         .columns = "KS TS 8S, JH, QC 9C / QS 7S / KD JD",
                                                         .stock = "5C 3C AC JS",
                                                         .discards = "7D 4S",
                                                         .aces = 2,
                                                         .actions = "drop:8H"});
    return {.name = "mitch-third-ace", .model = mitch_model(match, 0, language), .ui = {}};
}

MitchState both_piles(Language language) {
    auto match = set_up_mitch(mitch_rules(Preset::PickUp, 3), with_choice());
    return {.name = "mitch-draw", .model = mitch_model(match, 0, language), .ui = {}};
}

MitchState place_taken(Language language) {
    auto position = with_choice();
    position.actions = "draw:pile";
    auto match = set_up_mitch(mitch_rules(Preset::PickUpAndPlace, 3), position);
    return {.name = "mitch-taken", .model = mitch_model(match, 0, language), .ui = {}};
}

MitchState enlarged(Language language) {
    auto state = chosen(language);
    state.name = "mitch-close";
    state.ui = {};
    state.ui.enlarged = Seat{1};
    return state;
}

MitchState longest_columns(Language language) {
    auto match =
        set_up_mitch(mitch_rules(Preset::Banilower, 3),
                     {.hands = "2S 3H / 2D 3C / 2C",
                      .columns = "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S, KH QH / KD QD JD TD 9D 8D 7D 6D 5D 4D 3D / KC QC",
                      .stock = "",
                      .discards = "7C 4C",
                      .aces = 3});
    return {.name = "mitch-long", .model = mitch_model(match, 0, language), .ui = {}};
}

MitchState curtain(Language language) {
    auto match = played_mitch(mitch_rules(Preset::Banilower, 3), 3, 7);
    MitchState state{.name = "mitch-curtain", .model = mitch_model(match, match.turn(), language), .ui = {}};
    state.model.curtain = view::Curtain::Closed;
    return state;
}

MitchState waiting(Language language) {
    auto match = played_mitch(mitch_rules(Preset::Banilower, 4), 12, 15);
    const auto viewer = seat_after(match.turn(), 4, 2);
    MitchState state{.name = "mitch-waiting", .model = mitch_model(match, viewer, language), .ui = {}};
    state.model.thinking = true;
    return state;
}

// Returns the table at the first turn of player 0 after at least `least` actions.
MitchState in_play(Language language, const std::string& name, const Options& options, std::uint64_t seed, int least) {
    for (int actions = least;; ++actions) {
        auto match = played_mitch(options, seed, actions);
        MITTS_CHECK(match.phase() == MatchPhase::Playing);
        if (match.turn() == 0) {
            return {.name = name, .model = mitch_model(match, 0, language), .ui = {}};
        }
    }
}

// Returns a table that shows the first step of a hint in its longest wording.
MitchState looking(Language language) {
    auto state = in_play(language, "mitch-look", mitch_rules(Preset::Banilower, 4), 5, 12);
    state.model.look = i18n::say(language, i18n::TextId::LookEmptySuits);
    return state;
}

MitchState over(Language language, int players) {
    auto match = played_mitch(mitch_rules(Preset::ShortestDoubles, players), 6, 10'000);
    MITTS_CHECK(match.phase() == MatchPhase::RoundOver);
    return {.name = "mitch-over-" + std::to_string(players), .model = mitch_model(match, 0, language), .ui = {}};
}

// Returns the placement of the highest card that fits and is at least a seven, or else a random action.
mitch::Action plain_choice(const mitch::Actions& legal, Rng& rng) {
    const mitch::Action* best = nullptr;
    for (const auto& action : legal) {
        const bool high = action.type == mitch::ActionType::Place && action.card.rank() >= Rank::Seven;
        if (high && (best == nullptr || action.card.rank() > best->card.rank())) {
            best = &action;
        }
    }
    return best != nullptr ? *best : legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
}

} // namespace

Options mitch_rules(Preset preset, int players) {
    const auto options = preset_for<mitts::mitch::Game>(static_cast<int>(preset), players);
    MITTS_CHECK(!validate(options));
    return options;
}

MitchMatch set_up_mitch(const Options& options, const MitchPosition& position) {
    const mitch::Setup setup{.hands = lists_of(position.hands, '/'),
                             .columns = columns_of(position.columns),
                             .stock = cards_of(position.stock),
                             .discards = cards_of(position.discards),
                             .aces = position.aces,
                             .turn = 0,
                             .dealer = std::nullopt};
    auto match = MitchMatch::begin(options, setup);
    MITTS_CHECK(static_cast<bool>(match));
    for (const auto& word : split_words(position.actions, " ")) {
        MITTS_CHECK(!match->submit(*mitch::parse_action(word.text)));
    }
    return *match;
}

MitchMatch played_mitch(const Options& options, std::uint64_t seed, int actions) {
    auto match = MitchMatch::begin(options, SeededStart{.seed = seed});
    MITTS_CHECK(static_cast<bool>(match));
    auto rng = derive_rng(seed, Purpose::Policy, 0);
    for (int action = 0; action < actions && match->phase() == MatchPhase::Playing; ++action) {
        MITTS_CHECK(!match->submit(plain_choice(legal_actions(match->options(), match->referee_state()), rng)));
    }
    return *match;
}

view::mitch::TableModel mitch_model(const MitchMatch& match, Seat viewer, Language language) {
    return seated<view::mitch::TableModel>(match, view::match_view_of(match, viewer), match.options().players,
                                           language);
}

std::vector<MitchState> mitch_states(Language language) {
    std::vector<MitchState> states;
    states.push_back(chosen(language));
    states.push_back(locked(language));
    states.push_back(refused(language));
    states.push_back(refused_on_card(language));
    states.push_back(two_players(language));
    states.push_back(lead_taken(language, "mitch-lead", "place:TS"));
    states.push_back(lead_taken(language, "mitch-lead-lost", "place:TS place:3S"));
    states.push_back(third_ace(language));
    states.push_back(both_piles(language));
    states.push_back(place_taken(language));
    states.push_back(enlarged(language));
    states.push_back(longest_columns(language));
    states.push_back(curtain(language));
    states.push_back(waiting(language));
    states.push_back(looking(language));
    states.push_back(over(language, 3));
    states.push_back(over(language, 8));
    states.push_back(in_play(language, "mitch-start", mitch_rules(Preset::Banilower, 3), 1, 0));
    states.push_back(in_play(language, "mitch-two", mitch_rules(Preset::LowestWins, 2), 2, 8));
    states.push_back(in_play(language, "mitch-three", mitch_rules(Preset::Banilower, 3), 4, 12));
    states.push_back(in_play(language, "mitch-no-hand", mitch_rules(Preset::NoHand, 4), 5, 12));
    states.push_back(in_play(language, "mitch-high-low", mitch_rules(Preset::HighLow, 5), 9, 20));
    states.push_back(in_play(language, "mitch-six", mitch_rules(Preset::Banilower, 6), 10, 30));
    states.push_back(in_play(language, "mitch-eight", mitch_rules(Preset::PickUp, 8), 11, 45));
    auto nine = mitch_rules(Preset::TwoPacks, 8);
    nine.hand_size = 9;
    states.push_back(in_play(language, "mitch-nine", nine, 13, 24));
    return states;
}

} // namespace mitts::tests
