// Draws the captures in a round's summary: the taker, the cards, the texts and the points. The points are in their
// side's column or, if there are no columns, at the right edge.
#pragma once

#include "ui/panels/summary_paper.h"

namespace mitts::ui {

class SummaryCaptures : public SummaryPaper {
public:
    using SummaryPaper::SummaryPaper;

    /// Aligns the texts of all captures to the right of the widest row of cards.
    void align_texts();
    void capture(const view::SummaryCapture& one);

protected:
    static constexpr float text_size = 16;

    float card_width() const {
        return sheet_.is_low() ? 32 : 38;
    }
    float cards_width(const view::SummaryCapture& one) const;
    void cards(const view::SummaryCapture& one, float left, float middle);

private:
    /// The place of a capture's lines.
    struct Lines {
        float left = 0;
        float end = 0;
        float least = 0;  ///< the smallest height of a line
        float number = 0; ///< the height of the row above that shows the rule's number, or 0 if each line shows it
    };

    void who(const view::SummaryCapture& one, float middle);
    float text_room(const view::SummaryLine& one, const Lines& lines) const;
    float text_height(const view::SummaryLine& one, const Lines& lines) const;
    void draw_lines(const view::SummaryCapture& one, const Lines& lines);
    void points(const view::SummaryLine& line, float y);

    float most_cards_ = 0; ///< width of the widest row of cards
};

} // namespace mitts::ui
