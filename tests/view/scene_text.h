// A Scene as a text picture: boxes, cards and words on a grid of characters, so that a change of the table shows in a
// golden file.
#pragma once

#include "view/scene.h"

#include <string>

namespace mitts::tests {

/// The scene drawn on `columns` × `rows` characters: mats and boxes as frames, cards as their code between bars, hidden
/// ones as ##, words as they are.
std::string text_picture(const view::Scene& scene, int columns, int rows);

/// Everything in the scene as one line each, for comparing two scenes exactly.
std::string scene_lines(const view::Scene& scene);

} // namespace mitts::tests
