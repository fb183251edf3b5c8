// Checks that a game's table reveals no hidden cards, in its picture or in its sentences.
#pragma once

#include "cards/rng.h"
#include "tests/view/scene_text.h"
#include "view/table_words.h"
#include "view/type_widths.h"

#include <doctest/doctest.h>

#include <string>

namespace mitts::tests {

/// Returns all sentences about a table.
template <class Model> std::string all_words(const Model& model) {
    const auto table = speak(model);
    std::string words = table.status + "\n" + table.pile + "\n";
    for (const auto* lines : {&table.seats, &table.hand}) {
        for (const auto& line : *lines) {
            words += line + "\n";
        }
    }
    for (const auto& action : table.actions) {
        words += action.label + "\n";
    }
    for (const auto& happening : model.match.happenings) {
        words += view::told(model, happening) + "\n";
    }
    return words;
}

/// Checks that the picture and the sentences stay the same when the hidden cards are reshuffled.
template <class Model, class Ui>
void check_dealt_anew(const Model& model, const Ui& ui, const view::Viewport& viewport) {
    const view::TypeMeasure measure;
    const auto& seen = model.match.seen;
    const auto scene = scene_lines(lay_out(model, ui, viewport, measure));
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        Rng rng(seed);
        auto shuffled = model;
        shuffled.match.seen = observe(seen.options, resample(seen.options, seen, rng), seen.viewer);
        shuffled.match.seen.history = seen.history;
        CHECK(scene_lines(lay_out(shuffled, ui, viewport, measure)) == scene);
        CHECK(all_words(shuffled) == all_words(model));
    }
}

/// Checks that, while the curtain is closed, no card in the hand is named or can be tapped, and no move can be made.
template <class Model> void check_nothing_to_play(const Model& model, const view::Scene& scene) {
    for (const auto& target : scene.targets) {
        CHECK(target.id != view::TargetId::Card);
    }
    const auto spoken = speak(model);
    CHECK(spoken.hand.empty());
    for (const auto& action : spoken.actions) {
        CHECK(action.intent.type != view::IntentType::Submit);
    }
}

} // namespace mitts::tests
