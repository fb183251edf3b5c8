#include "tests/view/scene_text.h"

#include <algorithm>
#include <cmath>
#include <sstream>

namespace mitts::tests {

namespace {

using namespace mitts::view;

bool shows_face(const CardItem& card) {
    return card.card || card.tarot >= 0;
}

// Returns the code of a card of either pack, or "##" for a back.
std::string face_text(const CardItem& card) {
    if (card.tarot >= 0) {
        return to_text(TarotCard{static_cast<std::uint8_t>(card.tarot)});
    }
    return card.card ? to_text(*card.card) : "##";
}

/// A grid of characters. Each cell is one UTF-8 character.
class Grid {
public:
    Grid(const Scene& scene, int columns, int rows)
        : columns_(columns), rows_(rows), x_(static_cast<float>(columns) / scene.width),
          y_(static_cast<float>(rows) / scene.height), cells_(static_cast<std::size_t>(columns * rows), " ") {
    }

    void operator()(const CardItem& card) {
        if (card.opacity <= 0) {
            return;
        }
        const auto rect = card_rect(card.centre, card.width);
        frame(rect, shows_face(card) ? "|" : ":", "-");
        write(rect.x + 1.2F / x_, rect.y + 1.01F / y_, face_text(card));
    }
    void operator()(const BoxItem& box) {
        frame(box.rect, "│", "─");
    }
    void operator()(const TextItem& text) {
        const auto shown = shown_text(text);
        const auto letters = static_cast<float>(count(shown));
        const float left = text.align == Align::Left ? 0 : text.align == Align::Centre ? letters / 2 : letters;
        write(text.at.x - left / x_, text.at.y + text.size * 0.6F, shown);
    }
    void operator()(const PictureItem&) {
    }
    void operator()(const YarnItem& yarn) {
        write(yarn.to.x, yarn.to.y, "~");
    }
    void operator()(const SashItem& sash) {
        for (float x = sash.rect.x; x < sash.rect.right(); x += 1 / x_) {
            write(x, sash.rect.y + sash.rect.h / 2, "=");
        }
    }

    std::string rows() const {
        std::string all;
        for (int row = 0; row < rows_; ++row) {
            std::string line;
            for (int column = 0; column < columns_; ++column) {
                line += cells_[static_cast<std::size_t>(row * columns_ + column)];
            }
            line.erase(line.find_last_not_of(' ') + 1);
            all += line + "\n";
        }
        return all;
    }

private:
    static std::size_t count(const std::string& text) {
        return static_cast<std::size_t>(std::count_if(
            text.begin(), text.end(), [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; }));
    }

    void put(int column, int row, const std::string& character) {
        if (column >= 0 && column < columns_ && row >= 0 && row < rows_) {
            cells_[static_cast<std::size_t>(row * columns_ + column)] = character;
        }
    }

    void write(float x, float y, const std::string& text) {
        int column = static_cast<int>(std::floor(x * x_));
        const int row = static_cast<int>(std::floor(y * y_));
        for (std::size_t at = 0; at < text.size();) {
            std::size_t length = 1;
            while (at + length < text.size() && (static_cast<unsigned char>(text[at + length]) & 0xC0) == 0x80) {
                ++length;
            }
            put(column++, row, text.substr(at, length));
            at += length;
        }
    }

    // Draws a filled frame, which hides everything behind it.
    void frame(const Rect& rect, const std::string& side, const std::string& edge) {
        const int left = static_cast<int>(std::floor(rect.x * x_));
        const int right = static_cast<int>(std::floor(rect.right() * x_));
        const int top = static_cast<int>(std::floor(rect.y * y_));
        const int bottom = static_cast<int>(std::floor(rect.bottom() * y_));
        for (int row = top; row <= bottom; ++row) {
            for (int column = left; column <= right; ++column) {
                const bool at_side = column == left || column == right;
                const bool at_edge = row == top || row == bottom;
                put(column, row, at_edge ? edge : at_side ? side : " ");
            }
        }
    }

    int columns_;
    int rows_;
    float x_;
    float y_;
    std::vector<std::string> cells_;
};

/// Writes one line per item, with every drawn value.
class Lister {
public:
    void operator()(const CardItem& card) {
        out_ << "card " << card.id << ' ' << face_text(card) << ' ' << card.centre.x << ' ' << card.centre.y << ' '
             << card.width << ' ' << card.rotation << ' ' << static_cast<int>(card.face) << ' ' << card.dim << ' '
             << card.opacity << ' ' << card.from_back << ' ' << card.delay << '\n';
    }
    void operator()(const BoxItem& box) {
        out_ << "box " << box.rect.x << ' ' << box.rect.y << ' ' << box.rect.w << ' ' << box.rect.h << ' '
             << static_cast<int>(box.fill) << '\n';
    }
    void operator()(const TextItem& text) {
        out_ << "text " << shown_text(text) << ' ' << text.at.x << ' ' << text.at.y << ' ' << text.size << '\n';
    }
    void operator()(const PictureItem& picture) {
        out_ << "picture " << static_cast<int>(picture.picture) << ' ' << picture.rect.x << ' ' << picture.rect.y << ' '
             << static_cast<int>(picture.ink) << '\n';
    }
    void operator()(const YarnItem& yarn) {
        out_ << "yarn " << yarn.from.x << ' ' << yarn.from.y << ' ' << yarn.to.x << ' ' << yarn.to.y << '\n';
    }
    void operator()(const SashItem& sash) {
        out_ << "sash " << sash.rect.x << ' ' << sash.rect.y << ' ' << sash.rect.w << '\n';
    }
    void operator()(const Target& target) {
        out_ << "target " << static_cast<int>(target.id) << ' ' << target.index << ' ' << target.label << ' '
             << target.rect.x << ' ' << target.rect.y << ' ' << target.enabled << '\n';
    }

    std::string text() const {
        return out_.str();
    }

private:
    std::ostringstream out_;
};

} // namespace

std::string text_picture(const Scene& scene, int columns, int rows) {
    Grid grid(scene, columns, rows);
    for (const auto& item : scene.items) {
        std::visit(grid, item);
    }
    return grid.rows();
}

std::string scene_lines(const Scene& scene) {
    Lister lister;
    for (const auto& item : scene.items) {
        std::visit(lister, item);
    }
    for (const auto& target : scene.targets) {
        lister(target);
    }
    return lister.text();
}

} // namespace mitts::tests
