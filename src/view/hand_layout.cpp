#include "view/hand_layout.h"

#include <algorithm>
#include <optional>

namespace mitts::view {

namespace {

// Returns how many cards fit in one row if every index is visible and every card is wide enough for a finger.
int row_capacity(const HandRoom& hand) {
    const float steps = (hand.room.w - hand.card) / std::max(least_step(hand), hand.strip);
    return std::max(1, 1 + static_cast<int>(steps));
}

/// A row of cards in the hand.
struct Row {
    int first = 0;
    int cards = 0;
    float top = 0;
};

void lay_row(std::vector<HandSlot>& slots, const HandRoom& hand, const Row& row, int chosen, float chosen_breadth) {
    const float width = hand.card;
    const bool has_chosen = chosen >= row.first && chosen < row.first + row.cards;
    const int last = row.cards - 1;
    const int at = has_chosen ? chosen - row.first : -1;
    // The chosen card and the last card are fully visible. Each other card shows a strip that is one step wide.
    const float whole = has_chosen ? chosen_breadth + (at < last ? width : 0) : width;
    const int steps = has_chosen ? (at < last ? row.cards - 2 : last) : last;
    const float room = hand.room.w - whole;
    const float least = has_chosen ? least_step(hand) : 0;
    const float step = steps > 0 ? std::clamp(room / static_cast<float>(steps), least, hand.step) : 0;
    const float total = whole + step * static_cast<float>(std::max(steps, 0));
    float x = hand.room.x + std::max(0.0F, (hand.room.w - total) / 2);
    for (int index = 0; index < row.cards; ++index) {
        const float breadth = index == at ? chosen_breadth : index == last ? width : step;
        const float card_width = index == at ? chosen_breadth : width;
        slots.push_back({.centre = {x + card_width / 2, row.top + width * card_aspect / 2},
                         .width = width,
                         .open = {x, row.top, breadth, width * card_aspect}});
        x += breadth;
    }
}

/// A row divided into the cards to the left and to the right of another row's chosen card.
struct Sides {
    int left = 0;
    float left_step = 0;
    float right_step = 0; ///< step of the cards on the right, where the last card is fully visible
};

// Returns the division for which the narrowest visible strip is as wide as possible.
Sides sides_of(const HandRoom& hand, int cards, float left_room, float right_room) {
    Sides best;
    float broadest = -1;
    for (int left = 0; left <= cards; ++left) {
        const int right = cards - left;
        const float left_step = left > 0 ? std::min(hand.step, left_room / static_cast<float>(left)) : hand.step;
        const float last = right > 0 ? right_room - hand.card : hand.step;
        const float right_step = right > 1 ? std::min(hand.step, last / static_cast<float>(right - 1)) : hand.step;
        const float narrowest = std::min({left_step, right_step, last});
        if (narrowest > broadest) {
            broadest = narrowest;
            best = {.left = left, .left_step = left_step, .right_step = right_step};
        }
    }
    return best;
}

// Lays out a row on both sides of another row's chosen card. That card covers the row from `gap_left` to `gap_right`.
void lay_split_row(std::vector<HandSlot>& slots, const HandRoom& hand, const Row& row, float gap_left,
                   float gap_right) {
    const auto sides = sides_of(hand, row.cards, gap_left - hand.room.x, hand.room.right() - gap_right);
    for (int index = 0; index < row.cards; ++index) {
        const bool on_left = index < sides.left;
        const float x = on_left ? gap_left - static_cast<float>(sides.left - index) * sides.left_step
                                : gap_right + static_cast<float>(index - sides.left) * sides.right_step;
        const float breadth = on_left ? sides.left_step : index + 1 == row.cards ? hand.card : sides.right_step;
        slots.push_back({.centre = {x + hand.card / 2, row.top + hand.card * card_aspect / 2},
                         .width = hand.card,
                         .open = {x, row.top, breadth, hand.card * card_aspect}});
    }
}

std::vector<Row> rows_of(const HandRoom& hand, int cards) {
    const int count = hand_row_count(hand, cards);
    std::vector<Row> rows;
    for (int row = 0; row < count; ++row) {
        const int first = cards * row / count;
        rows.push_back({.first = first,
                        .cards = cards * (row + 1) / count - first,
                        .top = hand.room.y - static_cast<float>(count - 1 - row) * row_height(hand)});
    }
    return rows;
}

int longest(const std::vector<int>& shares) {
    return shares.empty() ? 0 : *std::max_element(shares.begin(), shares.end());
}

// Returns the number of cards in each of `rows` rows. No group is split, and the longest row is as short as possible.
std::vector<int> shares_of(const std::vector<HandGroup>& groups, int rows, std::size_t from = 0) {
    std::vector<int> best;
    int first = 0;
    for (auto at = from; at < groups.size(); ++at) {
        first += groups[at].cards;
        auto shares = rows > 1 ? shares_of(groups, rows - 1, at + 1) : std::vector<int>{};
        const bool whole = rows > 1 ? !shares.empty() : at + 1 == groups.size();
        shares.insert(shares.begin(), first);
        if (whole && (best.empty() || longest(shares) < longest(best))) {
            best = shares;
        }
    }
    return best;
}

/// The minimum visible widths of cards that are easy to hit in an open group (HandGroup::open), easy to hit with a
/// mouse in other groups, and still possible to hit in the longest row.
constexpr float open_step = 44;
constexpr float mouse_step = 40;
constexpr float least_open = 16;
/// In windows that are at least this high, the cards of two rows have at least this visible width. Otherwise there is a
/// third row.
constexpr float room_for_third_row = 740;
constexpr float two_rows_step = 20;
/// A grouped hand of at most this many cards lies side by side if there is room. In longer hands, the cards overlap, so
/// that the suits are easier to see.
constexpr std::size_t short_hand = 7;

std::vector<Row> rows_of(const HandRoom& hand, const std::vector<HandGroup>& groups) {
    int cards = 0;
    for (const auto& group : groups) {
        cards += group.cards;
    }
    const int count = std::max(hand.rows, hand_row_count(hand, cards));
    auto shares = count > 1 ? shares_of(groups, count) : std::vector<int>();
    // A third row is better than cards that are hard to hit. Hands of fewer than 25 cards seldom need it (T9).
    const bool tablet = hand.strip > 0 && hand.layout == Layout::Portrait;
    const bool tall = hand.height >= room_for_third_row;
    const float last = hand.room.w - (tall ? two_rows_step : least_open) * static_cast<float>(longest(shares) - 1);
    if (tablet ? longest(shares) > row_capacity(hand) + 1 : last < (tall ? hand.card : open_step)) {
        shares = shares_of(groups, count + 1);
    }
    if (shares.empty()) { // one row, or fewer groups than rows
        return rows_of(hand, cards);
    }
    std::vector<Row> rows;
    int first = 0;
    for (const int share : shares) {
        const auto below = static_cast<float>(shares.size() - 1 - rows.size());
        rows.push_back({.first = first, .cards = share, .top = hand.room.y - below * row_height(hand)});
        first += share;
    }
    return rows;
}

/// The space for a card in a grouped row: the usual space, the space in an open group, or as much as possible.
enum class Share : std::uint8_t { Any, Open, Whole };

// Lays out a row. Cards of open groups share the space that the other cards do not need for their indices. If all cards
// are easy to hit, the spare space goes to the cards that should be fully visible.
void lay_grouped_row(std::vector<HandSlot>& slots, const HandRoom& hand, const Row& row,
                     const std::vector<Share>& all) {
    const auto shares = all.begin() + row.first;
    const int last = row.cards - 1;
    // does not count the last card, which is always fully visible
    const auto count = [&](Share share) { return static_cast<float>(std::count(shares, shares + last, share)); };
    const auto steps = static_cast<float>(last);
    const float whole = count(Share::Whole);
    const float opened = count(Share::Open) + whole;
    const float others = steps - opened;
    const float room = hand.room.w - hand.card;
    const float even = std::min(hand.step, last > 0 ? room / steps : room);
    const float wide = opened > 0 ? std::min(open_step, (room - others * least_step(hand)) / opened) : 0;
    float widths[] = {0, wide, wide}; // by share
    if (wide > even && others >= 1) {
        widths[0] = (room - opened * wide) / others;
    } else {
        const float least = hand.layout == Layout::Wide ? mouse_step : open_step;
        const float spare = room - steps * even + std::max(0.0F, even - least) * (steps - whole);
        widths[2] = whole > 0 ? std::min(hand.card, even + spare / whole) : even;
        widths[0] = widths[1] = whole < steps ? std::min(even, (room - whole * widths[2]) / (steps - whole)) : even;
    }
    const float total = hand.card + others * widths[0] + (opened - whole) * widths[1] + whole * widths[2];
    float x = hand.room.x + std::max(0.0F, (hand.room.w - total) / 2);
    for (int index = 0; index < row.cards; ++index) {
        const float step = index == last ? hand.card : widths[static_cast<std::size_t>(*(shares + index))];
        slots.push_back({.centre = {x + hand.card / 2, row.top + hand.card * card_aspect / 2},
                         .width = hand.card,
                         .open = {x, row.top, step, hand.card * card_aspect}});
        x += step;
    }
}

// Limits the touch targets of an upper row to the parts that the next row does not cover.
void cut_upper_row(std::vector<HandSlot>& slots, const HandRoom& hand, int cards) {
    for (auto slot = slots.end() - cards; slot != slots.end(); ++slot) {
        slot->open.h = row_height(hand);
    }
}

// Returns the room with the card width reduced, so that every index of the longest row is visible and touchable.
HandRoom fitted(HandRoom hand, const std::vector<Row>& rows) {
    const float step = least_step(hand) / hand.card;
    for (const auto& row : rows) {
        const auto steps = static_cast<float>(row.cards - 1);
        hand.card = std::min(
            {hand.card, hand.room.w / (1 + step * steps), std::max(least_open, hand.room.w - least_open * steps)});
    }
    return hand;
}

// Returns the room with a larger maximum distance between cards if there are several rows, so that a short row can
// become as wide as the others and cover the lower halves of the cards above it.
HandRoom spread(HandRoom hand, const std::vector<Row>& rows) {
    hand.step = rows.size() > 1 ? std::max(hand.step, hand.card) : hand.step;
    return hand;
}

bool has(const Row& row, int card) {
    return card >= row.first && card < row.first + row.cards;
}

} // namespace

float least_step(const HandRoom& hand) {
    return hand.card * (hand.layout == Layout::Small ? 0.4F : 0.26F);
}

int hand_row_count(const HandRoom& hand, int cards) {
    constexpr int most = 2; // more rows would hide the advice on phones
    const int capacity = row_capacity(hand);
    return std::min(most, (cards + capacity - 1) / capacity);
}

int hand_row_count(const HandRoom& hand, const std::vector<HandGroup>& groups) {
    return static_cast<int>(rows_of(hand, groups).size());
}

float row_height(const HandRoom& hand) {
    return std::max(hand.card * 0.52F, 44.0F); // at least the size of a touch target
}

std::vector<HandSlot> hand_slots(const HandRoom& room, int cards, int chosen, float breadth) {
    const auto rows = rows_of(room, cards);
    const auto hand = spread(room, rows);
    std::optional<Rect> gap; // the part of the rows that the chosen card covers
    for (const auto& row : rows) {
        if (has(row, chosen)) {
            std::vector<HandSlot> own;
            lay_row(own, hand, row, chosen, breadth);
            gap = own[static_cast<std::size_t>(chosen - row.first)].open;
        }
    }
    std::vector<HandSlot> slots;
    for (const auto& row : rows) {
        if (!gap || has(row, chosen)) {
            lay_row(slots, hand, row, chosen, breadth);
        } else {
            lay_split_row(slots, hand, row, gap->x, gap->right());
        }
        if (&row != &rows.back()) {
            cut_upper_row(slots, hand, row.cards);
        }
    }
    return slots;
}

std::vector<HandSlot> grouped_slots(const HandRoom& room, const std::vector<HandGroup>& groups) {
    std::vector<Share> shares;
    for (const auto& group : groups) {
        shares.insert(shares.end(), static_cast<std::size_t>(group.cards), group.open ? Share::Open : Share::Any);
        shares.back() = group.raised ? Share::Whole : shares.back();
    }
    std::vector<HandSlot> slots;
    const auto rows = rows_of(room, groups);
    auto hand = spread(fitted(room, rows), rows);
    if (shares.size() <= short_hand) {
        hand.step = hand.card + 4;
    }
    for (const auto& row : rows) {
        lay_grouped_row(slots, hand, row, shares);
        if (&row != &rows.back()) {
            cut_upper_row(slots, hand, row.cards);
        }
    }
    return slots;
}

} // namespace mitts::view
