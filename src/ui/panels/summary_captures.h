// Draws the captures in a round's summary: the taker, the cards, and the points in the column of the taker's side or on
// a separate line.
#pragma once

#include "ui/panels/summary_paper.h"

namespace mitts::ui {

class SummaryCaptures : public SummaryPaper {
public:
    using SummaryPaper::SummaryPaper;

    void capture(const view::SummaryCapture& one);
    /// Draws the totals as the last line under the columns.
    void totals();

protected:
    static constexpr float card_width = 38;
    static constexpr float text_size = 16;
    static constexpr float line_pitch = 24;

    float cards_width(const view::SummaryCapture& one) const;
    void cards(const view::SummaryCapture& one, float left, float middle);

private:
    std::string letter_of(Seat seat) const;
    void who(const view::SummaryCapture& one, float middle);
    float text_height(const view::SummaryLine& one, float room) const;
    float line_height(const view::SummaryLine& one, float room) const;
    void lines(const view::SummaryCapture& one, float left, float room);
    void points(const view::SummaryLine& line, float y);
};

} // namespace mitts::ui
