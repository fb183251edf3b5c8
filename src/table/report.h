// What tests and embedding pages are told of the screen, as JSON: names of places and panels, and the places themselves.
#pragma once

#include "table/panel_kind.h"
#include "view/panels.h"
#include "view/scene.h"

#include <string>
#include <string_view>
#include <vector>

namespace mitts::table {

/// "Card", "ChoiceCall" …: the names of view::TargetId.
std::string_view target_name(view::TargetId id);
/// "summary" …
std::string_view panel_name(PanelKind kind);

/// A JSON list of {"id","index","label","enabled","chosen","x","y","w","h"}; coordinates in points.
std::string targets_json(const std::vector<view::Target>& targets);
/// The same for an open panel; every id is "Control", and the index counts them.
std::string controls_json(const std::vector<view::PanelControl>& controls);

} // namespace mitts::table
