// Draws a Scene as a text picture on a grid of characters, so that golden files show changes to the table.
#pragma once

#include "view/scene.h"

#include <string>

namespace mitts::tests {

/// Returns the scene drawn on `columns` × `rows` characters: mats and boxes as frames, cards as codes between bars,
/// hidden cards as ##, words unchanged.
std::string text_picture(const view::Scene& scene, int columns, int rows);

/// Returns the scene as text with one line per item, for exact comparisons.
std::string scene_lines(const view::Scene& scene);

} // namespace mitts::tests
