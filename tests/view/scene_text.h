// A Scene as a text picture on a grid of characters, so that golden files show changes of the table.
#pragma once

#include "view/scene.h"

#include <string>

namespace mitts::tests {

/// Draws the scene on `columns` × `rows` characters: mats and boxes as frames, cards as codes between bars, hidden
/// cards as ##, words as they are.
std::string text_picture(const view::Scene& scene, int columns, int rows);

/// Writes everything in the scene as one line per item, for an exact comparison.
std::string scene_lines(const view::Scene& scene);

} // namespace mitts::tests
