// The base class of a summary's parts. It provides the sheet, the ink of each seat, and the columns of points.
//
// The parts are the header (summary_head.h), the captures (summary_captures.h), and the panel, which draws the rest.
#pragma once

#include "ui/panels/sheet.h"
#include "view/panels.h"

#include <string>

namespace mitts::ui {

/// The arrangement of the sides' totals in the header: above the columns of points, side by side in one row, or small
/// and in several rows.
enum class Head : std::uint8_t { Columns, OneRow, Rows };

/// Returns the arrangement for this width: Columns if the columns of all sides fit beside the reasons.
Head head_of(float width, std::size_t sides);

class SummaryPaper {
public:
    static constexpr float column_width = 120;

    SummaryPaper(Sheet& sheet, const view::SummaryModel& model)
        : sheet_(sheet), model_(model), summary_(model.summary) {
    }

protected:
    bool columns() const;
    /// Returns the x coordinate of the right edge of a side's column.
    float right_of(std::size_t side) const;
    view::Ink ink_of(Seat seat) const;
    const view::SummarySide& side_of(int side) const;
    bool has_won(const view::SummarySide& side) const;
    /// Returns green for a gain, red for a loss, and a muted ink for 0.
    static view::Ink ink_of_gain(int points) {
        return points < 0 ? view::Ink::Red : points > 0 ? view::Ink::Green : view::Ink::Muted;
    }

    Sheet& sheet_;
    const view::SummaryModel& model_;
    const view::RoundSummary& summary_;
};

} // namespace mitts::ui
