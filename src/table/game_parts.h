// What the table asks of each game: its types, its words, and the functions of its view, gathered in one type of parts.
//
// MatchTable and MatchDraft are templates over such a type, <game>/parts.h. The functions of view/<game> are found by the types
// of their arguments; the concept states them all, so that a new game's compiler names what is missing.
#pragma once

#include "ai/estimate.h"
#include "ai/level_names.h"
#include "games/game.h"
#include "i18n/fact_words.h"
#include "i18n/game_words.h"
#include "i18n/numbers.h"
#include "i18n/people.h"
#include "i18n/sentence.h"
#include "ports/host_page.h"
#include "session/match.h"
#include "view/animator.h"
#include "view/continue_card.h"
#include "view/input.h"
#include "view/intent.h"
#include "view/match_view.h"
#include "view/option_sheet.h"
#include "view/panels.h"
#include "view/settings.h"
#include "view/stage.h"
#include "view/type_widths.h"

#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mitts::table {

/// The functions that the view of a game's table has (view/<game>), over its TableModel and TableUi.
template <class Model, class Ui, class G>
concept TableOf = requires(const Model& model, Ui& ui, const Ui& seen_ui, const view::InputEvent& input,
                           const view::Scene& scene, const view::Viewport& viewport, const view::TextMeasure& measure,
                           const view::Stage& stage, const typename G::Action& action, const typename G::Event& event,
                           const Match<G>& match) {
    // Drops from the selection what no longer fits the match.
    {tidy(ui, model.match)};
    // The table at rest.
    { lay_out(model, seen_ui, viewport, measure) } -> std::same_as<view::Scene>;
    // The steps from one model to another, the first deal, and the step to the same table with another selection.
    { keyframes(model, model, seen_ui, stage) } -> std::same_as<std::vector<view::Keyframe>>;
    { opening(model, seen_ui, stage) } -> std::same_as<std::vector<view::Keyframe>>;
    { selection_step(model, seen_ui, stage) } -> std::same_as<view::Keyframe>;
    // What a pointer or a key on the scene comes to.
    { on_input(input, scene, model, ui) } -> std::same_as<view::IntentOf<G>>;
    // The table as text, with what can be done now as buttons.
    { speak(model).status } -> std::convertible_to<std::string>;
    { speak(model).actions.front().intent } -> std::convertible_to<view::IntentOf<G>>;
    // What happened by one action, in sentences; an action as something to do.
    { tell(model, model.match.happenings.back()) } -> std::same_as<std::vector<i18n::Sentence>>;
    { action_words(model, action) } -> std::same_as<std::string>;
    // The number of the rule that an event went by; empty where there is none to name.
    { rule_of(event) } -> std::same_as<std::string_view>;
    // The whole match as a log.
    { match_log(match, model) } -> std::same_as<std::vector<view::LogLine>>;
    { round_summary(model) } -> std::same_as<view::RoundSummary>;
    // From its first round, once the match is over.
    { match_story(match, model) } -> std::same_as<view::MatchStory>;
};

template <class P>
concept GameParts = Game<typename P::Game> && i18n::GameWords<typename P::Words> &&
    TableOf<typename P::TableModel, typename P::TableUi, typename P::Game> &&
    requires(typename P::TableModel& changing, const typename P::TableModel& model,
             const typename P::Game::Observation& seen, const typename P::Game::Actions& legal,
             const typename P::Game::Options& options, const typename P::Game::Refusal& refusal,
             const typename P::Game::Event& event, const view::Settings& settings, i18n::Language language, int number,
             view::ContinueCard& card, const Fact& fact) {
    // The game on the start page: its cards and its cloth.
    // The ground that its table has until the player chooses one.
    { P::ground } -> std::convertible_to<view::Ground>;
    // A match being arranged: numbers of players, the sheet of options.
    { P::least_players + P::most_players + P::usual_players } -> std::same_as<int>;
    { P::option_sheet(options, language) } -> std::same_as<view::OptionSheet>;
    // The levels of its computer players, the weakest first.
    { P::levels() } -> std::same_as<std::span<const std::string_view>>;
    // What of the settings is this game's alone.
    {P::follow_settings(changing, settings)};
    // The single card that a happening brings to this seat's hand, by its index.
    { P::comes_to_hand(event, Seat{}) } -> std::same_as<std::optional<int>>;
    // Of the legal actions of a seat, the one made where no player answers.
    { P::plainest(seen, legal) } -> std::same_as<typename P::Game::Action>;
    // The rule that an action went by whose events name none; empty where there is none to name.
    { P::plain_rule(model) } -> std::convertible_to<std::string_view>;
    // Words: a refusal, the hint on the table, "round 2 · deal 2 of 4", what lies in the pile.
    { P::refusal_words(model, refusal) } -> std::same_as<std::string>;
    { P::hint_words(model) } -> std::same_as<std::string>;
    { P::where(model) } -> std::same_as<std::string>;
    // What can be checked about a choice of this seat's, and where to look for it; empty for a fact without words.
    { P::fact_words(model, Seat{}, fact) } -> std::same_as<i18n::FactWords>;
    { P::pile(model) } -> std::same_as<view::TextModel>;
    // The match on the start page and in the list of games played: who plays for a side, its points with those of the round
    // in play, points in words, and the own hand's cards.
    { P::side_name(model, number) } -> std::same_as<std::string>;
    { P::points_so_far(model, number) } -> std::same_as<int>;
    { P::points_words(number) } -> std::same_as<std::string>;
    {P::add_hand(card, model)};
};

/// Where an intent asks for a number (AskNumber), a game has two functions more: what the page is to ask, and what the answer
/// comes to.
template <class P>
concept AsksNumbers = requires(const typename P::TableModel& model, typename P::TableUi& ui, std::string_view text) {
    { P::question(model) } -> std::same_as<ports::TextQuestion>;
    { on_number(text, model, ui) } -> std::same_as<view::IntentOf<typename P::Game>>;
};

/// Where what the own hand seems worth is told beside what is being decided, a game has three functions more: whether
/// that may be asked of a computer now, which level is asked, and taking it.
template <class P>
concept TellsWorth = requires(typename P::TableModel& changing, const typename P::TableModel& model,
                              const ai::Estimate& estimate) {
    { P::wants_worth(model) } -> std::same_as<bool>;
    { P::hint_level(model) } -> std::same_as<std::string_view>;
    {P::take_worth(changing, estimate)};
};

/// Where something is asked before it is done (AskFirst) or done again at each turn (Repeat), a game has functions more: what is
/// asked from now on, how that is said, and what of the whole match its table needs to know.
template <class P>
concept AsksFirst = requires(typename P::TableModel& changing, const typename P::TableModel& model,
                             const std::vector<typename P::Game::Action>& actions, typename P::TableUi& ui,
                             const Match<typename P::Game>& match) {
    {P::ask_first(changing, actions)};
    { P::asked_words(model) } -> std::same_as<std::string>;
    {P::follow_match(changing, match)};
    { ui.repeats } -> std::convertible_to<std::optional<typename P::Game::Action>>;
};

/// What is the same in most games; a game's parts hide what is different there.
template <class G, class Model, class Ui> struct UsualParts {
    using Game = G;
    using TableModel = Model;
    using TableUi = Ui;

    /// What somebody's first matches are played to; 0 where a match has no such length. A game that has one also has
    /// `length` and `length_name`, the option, `long_match`, and `minutes`, about how many of them a match takes.
    static constexpr int short_match = 0;
    static std::span<const std::string_view> levels() {
        return ai::six_levels;
    }
    static void follow_settings(Model& /*model*/, const view::Settings& /*settings*/) {
    }
    static std::optional<int> comes_to_hand(const typename G::Event& /*event*/, Seat /*seat*/) {
        return std::nullopt;
    }
    /// A chosen card of the own hand shows more than one thing to do with it, allowed or not.
    template <class Held> static bool offers_choices(const Model& /*model*/, const Held& /*chosen*/) {
        return true;
    }
    static typename G::Action plainest(const typename G::Observation& /*seen*/, const typename G::Actions& legal) {
        return legal[0];
    }
    static std::string_view plain_rule(const Model& /*model*/) {
        return {};
    }
    static i18n::FactWords fact_words(const Model& /*model*/, Seat /*thinker*/, const Fact& /*fact*/) {
        return {};
    }
    static std::string side_name(const Model& model, int side) {
        return i18n::player_name(naming_of(model), static_cast<Seat>(side));
    }
    static int points_so_far(const Model& model, int side) {
        const auto index = static_cast<std::size_t>(side);
        return model.match.totals[index] + model.match.seen.scores[index];
    }
    static constexpr auto points_words = &i18n::signed_number;
};

} // namespace mitts::table
