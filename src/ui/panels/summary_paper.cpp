#include "ui/panels/summary_paper.h"

#include "view/table_parts.h"

#include <algorithm>

namespace mitts::ui {

using view::Ink;
using view::SummarySide;

Head head_of(float width, std::size_t sides) {
    constexpr float least = 74;
    if (width >= 400 + SummaryPaper::column_width * static_cast<float>(sides - 1)) {
        return Head::Columns;
    }
    return width / static_cast<float>(sides) >= least ? Head::OneRow : Head::Rows;
}

bool SummaryPaper::columns() const {
    return head_of(sheet_.width(), summary_.sides.size()) == Head::Columns;
}

float SummaryPaper::right_of(std::size_t side) const {
    const auto after = static_cast<float>(summary_.sides.size() - 1 - side);
    return sheet_.right() - after * column_width;
}

Ink SummaryPaper::ink_of(Seat seat) const {
    const auto players = std::max(1, static_cast<int>(model_.names.size()));
    return view::ink_of_seat((seat - model_.viewer + players) % players);
}

const SummarySide& SummaryPaper::side_of(int side) const {
    const auto found = std::find_if(summary_.sides.begin(), summary_.sides.end(),
                                    [side](const SummarySide& one) { return one.side == side; });
    return found == summary_.sides.end() ? summary_.sides.front() : *found;
}

bool SummaryPaper::has_won(const SummarySide& side) const {
    return std::find(summary_.winners.begin(), summary_.winners.end(), side.side) != summary_.winners.end();
}

} // namespace mitts::ui
