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
    void who(const view::SummaryCapture& one, float middle);
    float text_height(const view::SummaryLine& one, float room) const;
    void lines(const view::SummaryCapture& one, float left, float room, float least);
    void points(const view::SummaryLine& line, float y);

    float most_cards_ = 0; ///< width of the widest row of cards
};

} // namespace mitts::ui
