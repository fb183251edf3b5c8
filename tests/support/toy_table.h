// The toy game's table. It shows a hand and points, the minimum for every table (TableOf in table/game_parts.h).
#pragma once

#include "i18n/sentence.h"
#include "tests/support/toy_words.h"
#include "view/hand_control.h"
#include "view/match_story.h"
#include "view/scene_writer.h"
#include "view/stage.h"
#include "view/table_words.h"

namespace mitts::tests::toy {

using Intent = view::IntentOf<ToyGame>;
using Happening = view::HappeningOf<ToyGame>;
using MatchView = view::MatchViewOf<ToyGame>;

struct TableModel : view::TableModelOf<ToyGame, view::Ground::Spruce> {};

struct TableUi : view::HandUi<Card> {};

inline std::vector<Card> hand_of(const MatchView& match) {
    return cards_of(match.seen.seen.hands[static_cast<std::size_t>(match.seen.viewer)]);
}
inline bool may_play(const TableModel& model) {
    return model.match.seen.turn == model.match.seen.viewer && model.curtain == view::Curtain::Open;
}
inline std::string name_of(const TableModel& model, Seat seat) {
    return i18n::player_name(view::naming_of(model), seat);
}
/// Returns a seat's points, including the current round.
inline int points_of(const TableModel& model, Seat seat) {
    const auto at = static_cast<std::size_t>(seat);
    return model.match.totals[at] + model.match.seen.seen.points[at];
}

inline void tidy(TableUi& ui, const MatchView& match) {
    const auto hand = hand_of(match);
    if (ui.focused && std::find(hand.begin(), hand.end(), *ui.focused) == hand.end()) {
        ui.focused.reset();
    }
}

inline std::string action_words(const TableModel& model, const Action& action) {
    return in(model.language, "Play ", "Jouer ") + ToyGame::card_to_text(action.card);
}

inline std::vector<i18n::Sentence> tell(const TableModel& model, const Happening& happening) {
    const auto& [seat, card] = happening.action;
    std::vector<i18n::Sentence> told{
        {.text = name_of(model, seat) + ": " + ToyGame::card_to_text(card) + '.', .seat = seat}};
    for (const auto& event : happening.events) {
        told.push_back(
            {.text = name_of(model, static_cast<Seat>(event.side)) + ": +" + std::to_string(event.points) + '.',
             .rule = "Y1"});
    }
    return told;
}

inline std::string_view rule_of(const Event& event) {
    return event.points > 0 ? "Y1" : "";
}

inline std::string turn_words(const TableModel& model) {
    const auto turn = model.match.seen.turn;
    return turn == no_seat ? in(model.language, "The round is over.", "La manche est finie.")
                           : in(model.language, "To play: ", "À jouer : ") + name_of(model, turn);
}

inline view::SpokenTableOf<ToyGame> speak(const TableModel& model) {
    view::SpokenTableOf<ToyGame> spoken;
    spoken.status = turn_words(model);
    for (Seat seat = 0; seat < model.match.seen.options.players; ++seat) {
        spoken.seats.push_back(name_of(model, seat) + ' ' + std::to_string(points_of(model, seat)));
    }
    if (may_play(model)) {
        for (const auto card : hand_of(model.match)) {
            view::add_submit<ToyGame>(spoken.actions, action_words(model, {.card = card}), {.card = card});
        }
    }
    return spoken;
}

inline view::Scene lay_out(const TableModel& model, const TableUi& /*ui*/, const view::Viewport& viewport,
                           const view::TextMeasure& measure) {
    view::Scene scene{.width = viewport.width, .height = viewport.height, .ground = model.ground};
    view::SceneWriter writer(scene, measure);
    float top = 16;
    const auto spoken = speak(model);
    for (const auto& line : spoken.seats) {
        writer.text(line, {16, top}, {});
        top += 24;
    }
    writer.text(spoken.status, {16, top}, {});
    view::Rect place{16, top + 32, 60, 44};
    for (const auto card : hand_of(model.match)) {
        const auto label = ToyGame::card_to_text(card);
        writer.text(label, {place.x, place.y}, {});
        writer.target(view::TargetId::Card, card.number, place, label, may_play(model));
        place.x += place.w + 8;
    }
    return scene;
}

inline view::Keyframe selection_step(const TableModel& model, const TableUi& ui, const view::Stage& stage) {
    return {.scene = lay_out(model, ui, stage.viewport, *stage.measure)};
}

inline std::vector<view::Keyframe> opening(const TableModel& model, const TableUi& ui, const view::Stage& stage) {
    return {selection_step(model, ui, stage)};
}

inline std::vector<view::Keyframe> keyframes(const TableModel& before, const TableModel& after, const TableUi& ui,
                                             const view::Stage& stage) {
    auto step = selection_step(after, ui, stage);
    step.milliseconds = view::paced(200, stage.speed);
    const auto common = view::common_happenings(before.match, after.match);
    for (auto at = common.value_or(after.match.happenings.size()); at < after.match.happenings.size(); ++at) {
        step.said += (step.said.empty() ? "" : " ") + view::told(after, after.match.happenings[at]);
    }
    return {std::move(step)};
}

inline Intent on_input(const view::InputEvent& input, const view::Scene& scene, const TableModel& model, TableUi& ui) {
    switch (input.type) {
    case view::InputType::PointerDown:
        view::press_pointer(ui, input, scene);
        return {};
    case view::InputType::PointerUp: {
        const auto* target = view::release_pointer(ui, input, scene);
        if (target == nullptr || target->id != view::TargetId::Card) {
            return target == nullptr ? Intent{} : view::on_common_target<Intent>(*target);
        }
        const Action action{.card = Card{static_cast<std::uint8_t>(target->index)}};
        return may_play(model) ? Intent{.type = view::IntentType::Submit, .actions = {action}} : Intent{};
    }
    case view::InputType::Key:
        return view::on_common_letter<Intent>(input.character);
    default:
        return {};
    }
}

inline std::vector<view::LogLine> match_log(const Match<ToyGame>& match, const TableModel& model) {
    return view::match_log_of(match, model, i18n::TextId::LogRound);
}

inline view::RoundSummary round_summary(const TableModel& model) {
    view::RoundSummary summary{.title = std::to_string(model.match.round),
                               .next = i18n::say(model.language, i18n::TextId::SummaryNextRound),
                               .match_over = model.match.phase == MatchPhase::Over,
                               .winners = model.match.winners};
    for (Seat seat = 0; seat < model.match.seen.options.players; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        summary.sides.push_back({.name = name_of(model, seat),
                                 .side = seat,
                                 .seat = seat,
                                 .before = model.match.totals[at],
                                 .gained = model.match.seen.seen.points[at],
                                 .after = points_of(model, seat)});
    }
    return summary;
}

inline view::MatchStory match_story(const Match<ToyGame>& match, const TableModel& model) {
    return view::story_of(model.language, round_summary(model), view::scores_by_round(match), i18n::TextId::LogRound);
}

} // namespace mitts::tests::toy
