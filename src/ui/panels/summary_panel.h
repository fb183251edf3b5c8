// The end of a round or of a match: every point with its reason, the totals, and the way on.
#pragma once

#include "ui/panels/panel.h"
#include "view/round_summary.h"

namespace mitts::ui {

struct SummaryModel {
    view::RoundSummary summary;
    view::Faces faces = view::Faces::Automatic;
    std::vector<std::string> names{}; ///< by seat, for their letters
    Seat viewer = 0;                  ///< whose red the table is
};

/// NextRound (or Rematch after the match), ShowLog, Leave, Close.
PanelResult draw_summary(const PanelContext& context, const SummaryModel& model);

} // namespace mitts::ui
