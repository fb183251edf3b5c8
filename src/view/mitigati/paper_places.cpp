#include "view/mitigati/paper_places.h"

#include <algorithm>

namespace mitts::view::mitigati {

namespace {

class PaperArrangement {
public:
    explicit PaperArrangement(Places& places)
        : places_(places), low_(places.height < 700), roomy_(places.width >= 1200) {
    }

    Box make(Paper paper, float width, float height) {
        switch (paper) {
        case Paper::Wide:
            return wide_paper(width, height);
        case Paper::Tablet:
            return tablet_paper(width, height);
        case Paper::Upright:
            return upright_paper(width, height);
        case Paper::Small:
            break;
        }
        return small_paper(width, height);
    }

private:
    // ---- Parts of the bargaining panel

    Box stages(float height, StageWords shown) {
        auto& b = places_.bargain;
        b.stage_height = height;
        b.stage_words = shown;
        return Box([&b](const Rect& rect) { b.stages_end = {rect.right(), rect.y}; }).high(height);
    }
    Box title(float size) {
        auto& b = places_.bargain;
        b.title_size = size;
        return words(b.title_at, b.title_room, size);
    }
    Box note() {
        return Box([&b = places_.bargain](const Rect& rect) {
            b.note = Point{rect.x, rect.y};
            b.note_room = rect.w;
        });
    }
    /// Arranges the strip, with this many bids side by side.
    Box strip(int bids, float gap) {
        return Box([&b = places_.bargain, bids, gap](const Rect& rect) {
            b.strip = rect;
            b.bids = bids;
            b.bid_width = (rect.w - gap * static_cast<float>(bids - 1)) / static_cast<float>(bids);
        });
    }
    /// Arranges the buttons −5 and −1, the bid, and the buttons +1 and +5.
    Box steps(float step, float gap) {
        auto& b = places_.bargain;
        const auto one = [&](std::size_t at) { return slot(b.steps[at]).wide(step); };
        return row(one(0), space(gap), one(1), space(gap), slot(b.value).grow(), space(gap), one(2), space(gap),
                   one(3));
    }
    Box stand_and_more(float gap) {
        return row(slot(places_.bargain.stand).grow(), space(gap), slot(places_.bargain.more).grow());
    }
    static Box loose(float most, float share = 1) {
        return spring(share).high({.least = 2, .wish = 2, .most = most});
    }
    // ---- Whole panels

    // Arranges the title, the note, the strip, a horizontal line, and the prepared bid beside the buttons.
    Box wide_paper(float width, float height) {
        auto& b = places_.bargain;
        const bool tall = height >= 370;
        const float pad = roomy_ ? 28 : 18;
        const float inner = width - 2 * pad;
        auto heading = over(title(tall ? 28 : 22).wide(inner * 0.38F),
                            stages(tall ? 30 : 26, tall ? StageWords::All : StageWords::Current).pad(0, 1, 0, 0));
        auto caption = Box([&b](const Rect& rect) { b.caption = Point{rect.x, rect.y}; });
        auto rule = Box([&b, tall](const Rect& rect) { b.rule_y = tall ? rect.y : 0; });
        const auto rest = [&] {
            return column(loose(14, 0.36F), rule, loose(20, 0.44F), wide_controls(inner, tall), spring(0.2F));
        };
        return column(std::move(heading).high(tall ? 38 : 34), (tall ? note() : spring(0)).high(tall ? 28 : 0),
                      loose(22), space(20),
                      strip(inner >= 640   ? 7
                            : inner >= 480 ? 6
                                           : 5,
                            9)
                          .high(height >= 400 ? 80
                                : tall        ? 64
                                              : 44),
                      space(tall ? 40 : 28),
                      tall ? either(column(std::move(caption).high(24), rest().grow()).high(at_least(44 + 110)), rest())
                                 .grow()
                           : rest().grow())
            .pad(pad, tall ? 20 : 12, pad, tall ? 20 : 9);
    }

    Box wide_controls(float inner, bool tall) {
        auto& b = places_.bargain;
        const float first = tall ? 56 : 44;
        const float gap = tall ? 10 : 6;
        const float step = std::clamp(inner * 0.09F, 44.0F, 64.0F);
        const float left = 4 * (step + gap) + std::clamp(inner * 0.175F, 64.0F, 124.0F);
        b.button_size = tall ? 17 : 15;
        auto making =
            column(steps(step, gap).high(first), space(gap),
                   row(slot(b.slider).grow(), space(10), slot(b.zero).wide(std::clamp(left * 0.36F, 122.0F, 130.0F)))
                       .high(44));
        auto buttons = column(slot(b.bid).high(first), space(gap), stand_and_more(8).high(44));
        return row(std::move(making).wide(left), space(tall ? 24 : 12), std::move(buttons).grow());
    }

    // Arranges the title and the stages, the strip, the prepared bid, the slider and the buttons, from top to bottom.
    // Parts that do not fit are omitted.
    Box upright_paper(float width, float height) {
        auto& b = places_.bargain;
        const bool tall = height >= 332;
        const bool airy = height >= 372; // true if the strip is tall enough for text inside the bids
        const float inner = width - 24;
        const float control = tall ? 46 : 44;
        const float edge = height >= 214 ? 4 : 0;
        b.title = low_ ? BargainTitle::Turn : BargainTitle::Title;
        auto heading = over(title(tall ? 23 : 19).wide(inner * (tall ? 0.5F : 0.56F)),
                            stages(26, tall && inner >= 300 ? StageWords::Current : StageWords::None),
                            tall ? spring() : row(spring(), slot(b.zero).size(inner * 0.46F, 44).pad(0, -9, 0, -5)));
        auto parts = boxes_of(loose(24), over(std::move(heading)).high(30), loose(22), space(17),
                              strip(4, 6).high(airy   ? 52
                                               : tall ? 48
                                                      : 36),
                              space(airy   ? 40
                                    : tall ? 28
                                           : 24),
                              loose(22), steps(std::min(56.0F, inner * 0.165F), 4).high(control), loose(22));
        if (tall) {
            parts.push_back(slot(b.slider).high(44));
            parts.push_back(loose(22));
            parts.push_back(slot(b.bid).high(control));
            parts.push_back(space(4));
            parts.push_back(loose(22));
            parts.push_back(row(stand_and_more(6).grow(2), space(4), slot(b.zero).grow(1.2F)).high(44));
        } else {
            b.button_size = 14;
            parts.push_back(
                row(slot(b.bid).grow(1.3F), space(6), slot(b.stand).grow(), space(6), slot(b.more).grow(0.95F))
                    .high(44));
        }
        parts.push_back(loose(22));
        return in_a_column(std::move(parts)).pad(12, edge, 12, edge);
    }

    // Arranges everything at full width: the title and the stages, the note, four bids, the prepared bid, the slider
    // and the buttons.
    Box tablet_paper(float width, float height) {
        auto& b = places_.bargain;
        const bool tall = height >= 400;
        const float inner = width - 40;
        const float control = tall ? 64 : 46;
        auto heading = over(title(tall ? 26 : 22).wide(inner * 0.5F), stages(30, StageWords::All));
        auto buttons = row(slot(b.bid).grow(1.3F), space(10), slot(b.stand).grow(), space(10), slot(b.more).grow(),
                           space(10), slot(b.zero).grow());
        return column(loose(20), std::move(heading).high(34), (tall ? note() : spring(0)).high(tall ? 24 : 0),
                      loose(16), space(20), strip(4, 14).high(tall ? 84 : 44), space(tall ? 40 : 24), loose(20),
                      steps(std::min(96.0F, inner * 0.13F), 8).high(control), loose(20), slot(b.slider).high(44),
                      loose(20), std::move(buttons).high(control), loose(24))
            .pad(20, 4, 20, 4);
    }

    // Arranges the stages, the bids and the slider beside the prepared bid and the buttons. The note is below both. A
    // low panel has no slider, and a narrow one has the buttons in two rows.
    Box small_paper(float width, float height) {
        auto& b = places_.bargain;
        const bool tall = height >= 220;
        const float right = std::clamp(width * 0.47F, 230.0F, 370.0F);
        const float left = width - right - 36;
        const float control = right >= 330 && tall ? 52 : 44;
        b.title = BargainTitle::Turn;
        b.button_size = 15;
        auto bids = column(row(stages(24, StageWords::Current).wide(160), spring()).high(24), space(21),
                           strip(left >= 270 ? 4 : 3, 5).high(tall ? control : 38), space(28),
                           tall ? column(slot(b.slider).high(44), spring()).grow() : note().grow());
        auto buttons =
            right >= 330
                ? row(slot(b.bid).grow(), space(6), slot(b.stand).grow(), space(6), slot(b.more).grow()).high(control)
                : column(slot(b.bid).high(44), loose(20), stand_and_more(6).high(44));
        auto making =
            column(space(tall ? 45 : 36), steps(44, 2).high(control), loose(24), std::move(buttons), loose(20));
        auto heading = row(title(20).wide(right * 0.5F).pad(0, 6, 0, 0), spring(),
                           slot(b.zero).size(right * 0.49F, 44).pad(0, -4, 0, 0));
        const bool left_thumb = places_.thumb == Thumb::Left;
        auto halves = toward_thumb(places_, std::move(bids).wide(left).pad(9, 7, 18, 0),
                                   over(std::move(heading), std::move(making)).grow());
        return column(std::move(halves).grow(), tall ? note().high(40).pad(9, 0, 9, 0) : space(0))
            .pad(left_thumb ? 9 : 0, 0, left_thumb ? 0 : 9, 0);
    }

    Places& places_;
    bool low_;
    bool roomy_;
};

} // namespace

void arrange_paper(Places& places, Paper paper, const Rect& rect) {
    places.bargain.paper = rect;
    lay(PaperArrangement(places).make(paper, rect.w, rect.h), rect);
}

} // namespace mitts::view::mitigati
