// What the parts of a summary's panel share: the sheet, whose ink is whose, and where a side's column of points stands.
//
// The parts are the head (summary_head.h), what was captured (summary_captures.h), and the panel with the rest.
#pragma once

#include "ui/panels/sheet.h"
#include "view/panels.h"

#include <string>

namespace mitts::ui {

/// "− 5": a gain or a loss beside a total.
std::string signed_number(int points);

/// How the sides' figures stand in the head: over the columns of points; side by side; or in rows, small.
enum class Head : std::uint8_t { Columns, OneRow, Rows };

/// Columns stand beside the reasons where there is room for all of them; else each point is told on its own line.
Head head_of(float width, std::size_t sides);

class SummaryPaper {
public:
    static constexpr float column_width = 120;

    SummaryPaper(Sheet& sheet, const view::SummaryModel& model)
        : sheet_(sheet), model_(model), summary_(model.summary) {
    }

protected:
    bool columns() const;
    /// The right end of a side's column.
    float right_of(std::size_t side) const;
    view::Ink ink_of(Seat seat) const;
    const view::SummarySide& side_of(int side) const;
    bool has_won(const view::SummarySide& side) const;
    /// Gains green, losses red, whoever's they are.
    static view::Ink ink_of_gain(int points) {
        return points < 0 ? view::Ink::Red : points > 0 ? view::Ink::Green : view::Ink::Muted;
    }

    Sheet& sheet_;
    const view::SummaryModel& model_;
    const view::RoundSummary& summary_;
};

} // namespace mitts::ui
