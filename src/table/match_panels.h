// Builds the content of a match's panels and of its card on the start page, using only information that the viewer may
// see.
#pragma once

#include "i18n/language.h"
#include "table/game_options.h"
#include "table/game_parts.h"
#include "table/match_control.h"
#include "table/table_texts.h"
#include "view/panels.h"
#include "view/summary_words.h"
#include "view/table_words.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace mitts::table {

/// Returns each side's points so far.
template <GameParts Parts> std::vector<view::ScoreLine> scores_of(const typename Parts::TableModel& model) {
    const int sides = Parts::Game::sides(model.match.seen.options);
    std::vector<view::ScoreLine> scores;
    scores.reserve(static_cast<std::size_t>(sides));
    for (int side = 0; side < sides; ++side) {
        scores.push_back({.name = Parts::side_name(model, side), .points = Parts::points_so_far(model, side)});
    }
    return scores;
}

/// Returns the game's name, followed by the preset's name if the game has more than one preset.
template <GameParts Parts> std::string game_line_of(const typename Parts::TableModel& model) {
    auto line = Parts::words.game(model.language);
    if (Parts::Game::preset_names().size() > 1) {
        line += ", " + Parts::words.preset(model.language, static_cast<int>(model.match.seen.options.preset));
    }
    return line;
}

/// Returns the score summary of a round or of a finished match.
template <GameParts Parts>
view::SummaryModel summary_of(const MatchControl<typename Parts::Game>& control,
                              const typename Parts::TableModel& model, view::Faces faces) {
    view::SummaryModel summary{.summary = round_summary(model), .faces = faces, .names = shown_names(model)};
    summary.viewer = control.viewer();
    if (control.match().phase() == MatchPhase::Over) { // the subtitle, which names the winners, becomes the title
        std::swap(summary.summary.title, summary.summary.subtitle);
        const bool own = model.players.at(at(summary.viewer)).played_by == view::PlayedBy::Human;
        const bool together = summary.summary.sides.size() < model.players.size();
        summary.share = view::share_line(model.language, summary.summary, game_line_of<Parts>(model), own, together,
                                         Parts::points_words);
        summary.story = match_story(control.match(), model);
    }
    return summary;
}

/// Returns the card for continuing this match. With a closed curtain, the card addresses no player and shows no hand.
template <GameParts Parts> view::ContinueCard continue_card_of(const typename Parts::TableModel& model) {
    const auto& match = model.match;
    const auto naming = naming_of(model);
    const bool playing = match.phase == MatchPhase::Playing && match.seen.turn != no_seat;
    const bool closed = model.curtain == view::Curtain::Closed;
    auto others = naming.names;
    if (naming.you != no_seat) {
        others.erase(others.begin() + naming.you);
    }
    auto company =
        i18n::say(model.language, i18n::TextId::MatchCompany, {{"names", view::list_of(model.language, others)}});
    const OptionsOf<Parts> options(match.seen.options);
    view::ContinueCard card{.title = Parts::words.game(model.language) + ' ' + company,
                            .company = std::move(company),
                            .detail = Parts::where(model),
                            .turn = playing && closed ? view::turn_of(naming, match.seen.turn) : turn_words(model),
                            .waits =
                                playing && model.players.at(at(match.seen.turn)).played_by == view::PlayedBy::Human,
                            .rules = options.rules_name(model.language),
                            .usual_rules = options.are_usual(),
                            .scores = scores_of<Parts>(model)};
    if (!closed) {
        Parts::add_hand(card, model);
    }
    return card;
}

/// Returns true if the viewer's side is among the winners of a finished match.
template <GameParts Parts> bool viewer_won(const MatchControl<typename Parts::Game>& control) {
    const auto& winners = control.match().winners();
    const int side = Parts::Game::side_of(control.match().options(), control.viewer());
    return std::find(winners.begin(), winners.end(), side) != winners.end();
}

} // namespace mitts::table
