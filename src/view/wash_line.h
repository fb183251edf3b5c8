// The line on which the product's name hangs to dry, letter by letter, between mittens, a glove and a sock.
#pragma once

#include "i18n/language.h"
#include "view/scene.h"
#include "view/scene_writer.h"

namespace mitts::view {

/// Hangs the name of the language across the window, from the top down; `height` (points) is how much room it may take.
/// Returns how far down the lowest letter hangs.
float hang_name(SceneWriter& writer, i18n::Language language, float width, float height);

} // namespace mitts::view
