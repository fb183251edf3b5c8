// Describes the screen as JSON for tests and embedding pages: the names and rectangles of targets and panels.
#pragma once

#include "table/panel_kind.h"
#include "view/panels.h"
#include "view/scene.h"

#include <string>
#include <string_view>
#include <vector>

namespace mitts::table {

/// Returns the name of a view::TargetId, such as "Card" or "ChoiceCall".
std::string_view target_name(view::TargetId id);
/// Returns the name of a panel, such as "summary".
std::string_view panel_name(PanelKind kind);

/// Returns a JSON array of {"id","index","label","enabled","chosen","x","y","w","h"}, with coordinates in points.
std::string targets_json(const std::vector<view::Target>& targets);
/// Returns the controls of an open panel in the format of `targets_json`. Every "id" is "Control", and "index" counts
/// the controls.
std::string controls_json(const std::vector<view::PanelControl>& controls);

} // namespace mitts::table
