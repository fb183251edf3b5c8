// Draws a summary's header: each side's name, new total, old total and gain, above a sash.
#pragma once

#include "ui/panels/summary_paper.h"

namespace mitts::ui {

class SummaryHead : SummaryPaper {
public:
    using SummaryPaper::SummaryPaper;

    /// Returns the extra height of the header below the title and subtitle.
    static float extra(Head head, float width, std::size_t sides, bool low);

    void draw();

private:
    void name_of(const view::SummarySide& side, float right, float room, float top);
    void figures(const view::SummarySide& side, float right, float room, float top, bool small);
};

} // namespace mitts::ui
