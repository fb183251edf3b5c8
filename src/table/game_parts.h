// The concepts for a game's traits class: the types, strings and view functions that the table needs.
//
// MatchTable and OptionsOf are templates over this type (<game>/parts.h). They call the functions of view/<game>
// through argument-dependent lookup. The concepts list all required functions, so the compiler names the ones that a
// new game lacks.
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
#include "view/panels.h"
#include "view/settings.h"
#include "view/stage.h"
#include "view/type_widths.h"

#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mitts::table {

/// The functions that a game's view (view/<game>) provides for its TableModel and TableUi.
template <class Model, class Ui, class G>
concept TableOf = requires(const Model& model, Ui& ui, const Ui& seen_ui, const view::InputEvent& input,
                           const view::Scene& scene, const view::Viewport& viewport, const view::TextMeasure& measure,
                           const view::Stage& stage, const typename G::Action& action, const typename G::Event& event,
                           const Match<G>& match) {
    // Removes impossible cards and actions from the selection.
    {tidy(ui, model.match)};
    // The scene of the table without animation.
    { lay_out(model, seen_ui, viewport, measure) } -> std::same_as<view::Scene>;
    // The keyframes from one model to another, for the first deal, and for a changed selection.
    { keyframes(model, model, seen_ui, stage) } -> std::same_as<std::vector<view::Keyframe>>;
    { opening(model, seen_ui, stage) } -> std::same_as<std::vector<view::Keyframe>>;
    { selection_step(model, seen_ui, stage) } -> std::same_as<view::Keyframe>;
    // The intent of a pointer or key event on the scene.
    { on_input(input, scene, model, ui) } -> std::same_as<view::IntentOf<G>>;
    // The player on turn as text, and the table as text, with the possible actions as buttons.
    { turn_words(model) } -> std::same_as<std::string>;
    { speak(model).status } -> std::convertible_to<std::string>;
    { speak(model).actions.front().intent } -> std::convertible_to<view::IntentOf<G>>;
    // The events of an action as sentences, and the label of an action's button.
    { tell(model, model.match.happenings.back()) } -> std::same_as<std::vector<i18n::Sentence>>;
    { action_words(model, action) } -> std::same_as<std::string>;
    // The number of the rule behind an event, or an empty string.
    { rule_of(event) } -> std::same_as<std::string_view>;
    // The whole match as a log.
    { match_log(match, model) } -> std::same_as<std::vector<view::LogLine>>;
    { round_summary(model) } -> std::same_as<view::RoundSummary>;
    // The course of a finished match.
    { match_story(match, model) } -> std::same_as<view::MatchStory>;
};

/// A heading of the options panel, and the group of options below it.
struct OptionSection {
    OptionGroup group;
    i18n::TextId title;
};

/// The options of a group that the panel shows as a matrix, row by row. `columns` and `lines` are the headings.
struct OptionMatrix {
    OptionGroup group = OptionGroup::Values;
    std::span<const std::string_view> options{};
    std::span<const i18n::TextId> columns{};
    std::span<const i18n::TextId> lines{};
};

template <class P>
concept GameParts = Game<typename P::Game> && TableOf<typename P::TableModel, typename P::TableUi, typename P::Game> &&
    requires(typename P::TableModel& changing, const typename P::TableModel& model,
             const typename P::Game::Observation& seen, const typename P::Game::Actions& legal,
             const typename P::Game::Options& options, const typename P::Game::Refusal& refusal,
             const typename P::Game::Event& event, const view::Settings& settings, i18n::Language language, int number,
             view::ContinueCard& card, const Fact& fact) {
    // The game's words (i18n/<game>/words.h).
    { P::words } -> std::convertible_to<const i18n::GameWords&>;
    // The default surface of the table.
    { P::ground } -> std::convertible_to<view::Ground>;
    // The numbers of players, the sections of the options panel, and the options' one-line summary.
    { P::least_players + P::most_players + P::usual_players } -> std::same_as<int>;
    { P::sections } -> std::convertible_to<std::span<const OptionSection>>;
    { P::options_note(options, language) } -> std::same_as<std::string>;
    // The levels of the game's computer players, weakest first.
    { P::levels() } -> std::same_as<std::span<const std::string_view>>;
    // Applies the settings that affect only this game.
    {P::follow_settings(changing, settings)};
    // The index of the single card that an event adds to this seat's hand, or nothing.
    { P::comes_to_hand(event, Seat{}) } -> std::same_as<std::optional<int>>;
    // The seat for which an event counts as a success, such as a completed call, or no_seat. The second function
    // returns a side and the points that an event adds to that side's capture.
    { P::completed_by(event, Seat{}) } -> std::same_as<Seat>;
    { P::capture_points(event) } -> std::same_as<std::pair<int, int>>;
    // The legal action that the table chooses for a seat if the computer does not answer.
    { P::plainest(seen, legal) } -> std::same_as<typename P::Game::Action>;
    // The rule behind an action whose events name no rule, or an empty string.
    { P::plain_rule(model) } -> std::convertible_to<std::string_view>;
    // The sentences for a refusal, for the hint on the table, and for the current position: "round 2 · deal 2 of 4".
    { P::refusal_words(model, refusal) } -> std::same_as<std::string>;
    { P::hint_words(model) } -> std::same_as<std::string>;
    { P::where(model) } -> std::same_as<std::string>;
    // The sentences for a fact about this seat's choice (empty if the game has no facts), and the pile panel.
    { P::fact_words(model, Seat{}, fact) } -> std::same_as<i18n::FactWords>;
    { P::pile(model) } -> std::same_as<view::PanelDoc>;
    // For the start page and the summary: the names of a side's players, its points including the current round, the
    // words for a number of points, and the viewer's cards.
    { P::side_name(model, number) } -> std::same_as<std::string>;
    { P::points_so_far(model, number) } -> std::same_as<int>;
    { P::points_words(number) } -> std::same_as<std::string>;
    {P::add_hand(card, model)};
};

/// A game whose intents ask for a number (AskNumber) provides two more functions: one returns the question for the
/// page, and one returns the intent for the answer.
template <class P>
concept AsksNumbers = requires(const typename P::TableModel& model, typename P::TableUi& ui, std::string_view text) {
    { P::question(model) } -> std::same_as<ports::TextQuestion>;
    { on_number(text, model, ui) } -> std::same_as<view::IntentOf<typename P::Game>>;
};

/// A game that shows an estimate of the hand beside a decision provides three more functions: one decides whether to
/// ask a computer now, one returns the level to ask, and one stores the estimate.
template <class P>
concept TellsWorth = requires(typename P::TableModel& changing, const typename P::TableModel& model,
                              const ai::Estimate& estimate) {
    { P::wants_worth(model) } -> std::same_as<bool>;
    { P::hint_level(model) } -> std::same_as<std::string_view>;
    {P::take_worth(changing, estimate)};
};

/// A game that asks the player to confirm actions (AskFirst), or repeats an action at each turn (Repeat), provides more
/// functions. They store the actions to confirm, return the question, and update the model from the whole match.
template <class P>
concept AsksFirst = requires(typename P::TableModel& changing, const typename P::TableModel& model,
                             const std::vector<typename P::Game::Action>& actions, typename P::TableUi& ui,
                             const Match<typename P::Game>& match) {
    {P::ask_first(changing, actions)};
    { P::asked_words(model) } -> std::same_as<std::string>;
    {P::follow_match(changing, match)};
    { ui.repeats } -> std::convertible_to<std::optional<typename P::Game::Action>>;
};

/// A game in which the player selects several cards to give or discard before confirming them.
template <class P>
concept SelectsCards = requires(const typename P::TableUi& ui, const typename P::Game::Action& action) {
    { ui.taken.front() == action.card } -> std::same_as<bool>;
};

/// Defaults shared by most games. A game's parts override the defaults that do not fit.
template <class G, class Model, class Ui> struct UsualParts {
    using Game = G;
    using TableModel = Model;
    using TableUi = Ui;

    /// The name of the option that sets a match's length in points, or empty. `short_match` is the length of a new
    /// player's first matches, and `minutes` returns the approximate duration of a match.
    static constexpr std::string_view length_name{};
    static constexpr int short_match = 0;
    static constexpr int long_match = 0;
    static int minutes(const typename G::Options& /*options*/) {
        return 0;
    }
    static constexpr OptionMatrix matrix{};
    /// Returns the amount by which one touch on − or + changes an option with this value.
    static int touch_step(std::string_view /*option*/, int /*value*/, int step) {
        return step;
    }
    static std::span<const std::string_view> levels() {
        return ai::six_levels;
    }
    static void follow_settings(Model& /*model*/, const view::Settings& /*settings*/) {
    }
    static std::optional<int> comes_to_hand(const typename G::Event& /*event*/, Seat /*seat*/) {
        return std::nullopt;
    }
    /// Returns the seat for which an event of `actor`'s action counts as a success in the statistics, or no_seat.
    static Seat completed_by(const typename G::Event& /*event*/, Seat /*actor*/) {
        return no_seat;
    }
    /// Returns a side and the points that an event adds to that side's capture. Games without captures use the default.
    static std::pair<int, int> capture_points(const typename G::Event& /*event*/) {
        return {0, 0};
    }
    /// Returns true if a card chosen from the viewer's hand has more than one action, legal or not.
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
