// What tests and embedding pages are told of the screen, as JSON: names of places and panels, and the places themselves.
#pragma once

#include "app/panel_kind.h"
#include "ui/panels/panel.h"
#include "view/scene.h"

#include <string>
#include <string_view>
#include <vector>

namespace mitts::app {

/// "Card", "ChoiceCall" …: the names of view::TargetId.
std::string_view target_name(view::TargetId id);
/// "NextRound" …: the names of ui::PanelIntent.
std::string_view intent_name(ui::PanelIntent intent);
/// "summary" …
std::string_view panel_name(PanelKind kind);

/// A JSON list of {"id","index","value","label","enabled","x","y","w","h"}; coordinates in points.
std::string targets_json(const std::vector<view::Target>& targets);
std::string spots_json(const std::vector<ui::PanelSpot>& spots);

} // namespace mitts::app
