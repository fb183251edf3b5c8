// The head of a summary's panel: every side's name with what it has, had and gained, above a sash.
#pragma once

#include "ui/panels/summary_paper.h"

namespace mitts::ui {

class SummaryHead : SummaryPaper {
public:
    using SummaryPaper::SummaryPaper;

    /// What the head needs besides title and subtitle.
    static float extra(Head head, float width, std::size_t sides, bool low);

    void draw();

private:
    void name_of(const view::SummarySide& side, float right, float room, float top);
    void figures(const view::SummarySide& side, float right, float room, float top);
    void small_figures(const view::SummarySide& side, float right, float room, float top);
};

} // namespace mitts::ui
