#include "view/start_page.h"

#include "view/scene_writer.h"
#include "view/text_lines.h"
#include "view/wash_line.h"

#include <algorithm>
#include <cmath>

namespace mitts::view {

namespace {

using i18n::TextId;

/// The page in two forms: tiles side by side where there is room, rows one under the other elsewhere.
enum class Form : std::uint8_t { Tiles, Rows };

constexpr float widest_page = 1120;
constexpr float tile_height = 344;
constexpr float row_height = 124;
constexpr float widest_row = 640;
constexpr float button_height = 44;
constexpr float tall_words = 186; ///< under the picture of a game that is alone on a narrow window

class StartPage {
public:
    StartPage(const StartPageModel& model, const Viewport& viewport, const TextMeasure& measure)
        : model_(model), viewport_(viewport), writer_(scene_, measure) {
        form_ = viewport.width >= 900 && viewport.height >= 560 ? Form::Tiles : Form::Rows;
        const float margin = viewport.width >= 600 ? 24 : 16;
        width_ = std::min(form_ == Form::Tiles ? widest_page : widest_row, viewport.safe().w - 2 * margin);
        left_ = viewport.safe().x + (viewport.safe().w - width_) / 2;
    }

    Scene make(float scroll) {
        scene_.width = viewport_.width;
        scene_.ground = model_.ground;
        lay_out_name();
        if (model_.resume) {
            lay_out_resume(*model_.resume);
        }
        if (form_ == Form::Tiles) {
            lay_out_tiles();
        } else {
            lay_out_rows();
        }
        lay_out_footer();
        scene_.height = std::max(viewport_.height, y_ + viewport_.inset_bottom);
        place_scene(scene_, 1, {0, -std::clamp(scroll, 0.0F, scene_.height - viewport_.height)});
        return std::move(scene_);
    }

private:
    std::string say(TextId id) const {
        return i18n::say(model_.language, id);
    }
    std::string say_of(TextId id, const std::string& game) const {
        return i18n::say(model_.language, id, {{"game", game}});
    }

    void lay_out_name() {
        // Low windows keep the line small, so that the games stay in sight.
        const float room = std::clamp(viewport_.height * 0.23F, 76.0F, 210.0F);
        y_ = viewport_.inset_top + hang_name(writer_, model_.language, viewport_.width, room);
        const bool large = form_ == Form::Tiles;
        const auto company = say(TextId::StartAndCompany);
        if (!company.empty() && viewport_.height >= 420) {
            y_ += 8;
            const float size = large ? 34 : 28;
            writer_.text(company, {viewport_.width / 2, y_},
                         {.size = size, .weight = Weight::Bold, .align = Align::Centre});
            y_ += size * text_line;
        } else {
            y_ += large ? 30 : 16;
        }
        const TextId taglines[] = {TextId::StartTaglineOne, TextId::StartTaglineTwo, TextId::StartTaglineThree};
        const auto tagline = taglines[std::clamp<std::size_t>(model_.games.size(), 1, 3) - 1];
        const float size = large ? 20 : 16;
        writer_.text(say(tagline), {viewport_.width / 2, y_},
                     {.size = size,
                      .ink = large ? Ink::TableText : Ink::TableMuted,
                      .align = Align::Centre,
                      .room = viewport_.width - 24});
        y_ += size * text_line + (large ? 24 : 18);
    }

    void panel(const Rect& rect, float radius = 14) {
        writer_.add(BoxItem{.rect = rect, .radius = radius, .fill = Ink::Paper, .shadow = Shadow::Card});
    }

    // Three cards like a hand held loosely, around a point.
    void fan(const std::vector<Card>& cards, const std::vector<int>& tarot, Point centre, float width, int place) {
        const auto count = tarot.empty() ? cards.size() : tarot.size();
        for (std::size_t index = 0; index < count; ++index) {
            const auto step = static_cast<float>(index) - static_cast<float>(count - 1) / 2;
            CardItem item{.id = hidden_card(place, static_cast<int>(index)),
                          .centre = {centre.x + step * width * 0.55F, centre.y + step * step * width * 0.04F},
                          .width = width,
                          .rotation = step * 7,
                          .face = width < 56 ? model_.face_under_56 : Face::Standard};
            if (tarot.empty()) {
                item.card = cards[index];
            } else {
                item.tarot = tarot[index];
            }
            writer_.add(item);
        }
    }

    void red_button(const Rect& rect, const std::string& text, Picture sign) {
        writer_.add(BoxItem{.rect = rect, .radius = 12, .fill = Ink::Red, .shadow = Shadow::Low});
        const float size = 19;
        const float words = writer_.width(text, size, Weight::Bold);
        const float x = rect.centre().x - (words + 28) / 2;
        writer_.text(text, {x, rect.centre().y - size * text_line / 2},
                     {.size = size, .weight = Weight::Bold, .ink = Ink::Cream, .room = rect.w - 44});
        writer_.picture(sign, {x + words + 10, rect.centre().y - 9, 18, 18}, Ink::Cream);
    }

    // To begin a match is what most want, unless one is there to go on with.
    void new_game_button(const Rect& rect, const GameTile& tile) {
        if (model_.resume) {
            writer_.add(BoxItem{.rect = rect, .radius = 12, .fill = Ink::White, .edge = Ink::Red, .edge_width = 2});
        } else {
            writer_.add(BoxItem{.rect = rect, .radius = 12, .fill = Ink::Red, .shadow = Shadow::Low});
        }
        const float size = rect.h > 50 ? 20 : 17;
        writer_.text(say(TextId::NewGame), {rect.centre().x, rect.centre().y - size * text_line / 2},
                     {.size = size,
                      .weight = Weight::Bold,
                      .ink = model_.resume ? Ink::Red : Ink::Cream,
                      .align = Align::Centre,
                      .room = rect.w - 16});
        writer_.target(TargetId::NewGame, tile.game, rect, say_of(TextId::StartNewGameOf, tile.name));
    }

    // New game and, beside it, the rules.
    void tile_buttons(const Rect& rect, const GameTile& tile) {
        new_game_button({rect.x, rect.y, rect.w - rect.h - 10, rect.h}, tile);
        options_button({rect.right() - rect.h, rect.y, rect.h, rect.h}, tile);
    }

    void cloth(const Rect& rect, const GameTile& tile, Corners corners, float radius) {
        writer_.add(PictureItem{.picture = tile.picture, .rect = rect, .corners = corners, .radius = radius});
    }

    void options_button(const Rect& rect, const GameTile& tile) {
        writer_.add(
            BoxItem{.rect = rect, .radius = 12, .fill = Ink::White, .edge = Ink::PaperEdge, .edge_width = 1.5F});
        writer_.picture(Picture::IconOptions, rect.inset((rect.w - 22) / 2), Ink::Text);
        writer_.target(TargetId::Customize, tile.game, rect, say_of(TextId::StartCustomize, tile.name));
    }

    void lay_out_resume(const ContinueCard& resume) {
        const auto label = say_of(TextId::StartContinueOf, resume.title);
        if (form_ == Form::Tiles) {
            resume_beside(resume, label);
        } else if (viewport_.height < 560 && width_ >= 440) {
            resume_in_a_row(resume, label);
        } else {
            resume_stacked(resume, label);
        }
    }

    void resume_beside(const ContinueCard& resume, const std::string& label) {
        const Rect rect{left_, y_, width_, 112};
        panel(rect);
        fan(resume.cards, {}, {rect.x + 108, rect.centre().y}, 66, 90);
        const float words_x = rect.x + (resume.cards.empty() ? 32 : 230);
        const Rect button{rect.right() - 28 - 184, rect.centre().y - 30, 184, 60};
        const float scores_x = button.x - 250;
        writer_.text(resume.title, {words_x, rect.y + 26},
                     {.size = 23, .weight = Weight::Bold, .ink = Ink::Text, .room = scores_x - words_x - 16});
        writer_.text(resume.detail, {words_x, rect.y + 60},
                     {.size = 16, .ink = Ink::Muted, .room = scores_x - words_x - 16});
        score_lines(resume, {scores_x, rect.y}, 210, rect.h);
        red_button(button, say(TextId::Continue), Picture::IconChevronRight);
        writer_.target(TargetId::Continue, 0, rect, label);
        y_ = rect.bottom() + 26;
    }

    static std::string scores_in_words(const ContinueCard& resume) {
        std::string scores;
        for (const auto& score : resume.scores) {
            scores += (scores.empty() ? "" : " · ") + score.name + " " + std::to_string(score.points);
        }
        return scores;
    }

    // Low windows: one row, so that the games stay in sight.
    void resume_in_a_row(const ContinueCard& resume, const std::string& label) {
        const Rect rect{left_, y_, width_, 88};
        panel(rect, 16);
        const bool cards = !resume.cards.empty() && width_ >= 560;
        if (cards) {
            fan(resume.cards, {}, {rect.x + 64, rect.centre().y}, 44, 90);
        }
        const Rect button{rect.right() - 14 - 150, rect.centre().y - 26, 150, 52};
        const float words_x = rect.x + (cards ? 128 : 18);
        const float room = button.x - 12 - words_x;
        writer_.text(resume.title, {words_x, rect.y + 10},
                     {.size = 18, .weight = Weight::Bold, .ink = Ink::Text, .room = room});
        writer_.text(resume.detail, {words_x, rect.y + 35}, {.size = 15, .ink = Ink::Muted, .room = room});
        writer_.text(scores_in_words(resume), {words_x, rect.y + 57}, {.size = 15, .ink = Ink::Muted, .room = room});
        red_button(button, say(TextId::Continue), Picture::IconChevronRight);
        writer_.target(TargetId::Continue, 0, rect, label);
        y_ = rect.bottom() + 12;
    }

    void score_lines(const ContinueCard& resume, Point at, float width, float height) {
        const float step = std::min(30.0F, height / static_cast<float>(std::max<std::size_t>(resume.scores.size(), 1)));
        float y = at.y + (height - step * static_cast<float>(resume.scores.size())) / 2 + (step - 20) / 2;
        for (const auto& score : resume.scores) {
            writer_.text(score.name, {at.x, y}, {.ink = Ink::Text, .room = width - 60});
            writer_.text(std::to_string(score.points), {at.x + width, y},
                         {.weight = Weight::Bold, .ink = Ink::Text, .align = Align::Right});
            y += step;
        }
    }

    void resume_stacked(const ContinueCard& resume, const std::string& label) {
        const Rect rect{left_, y_, width_, 148};
        panel(rect, 16);
        const bool cards = !resume.cards.empty() && width_ >= 300;
        if (cards) {
            fan(resume.cards, {}, {rect.x + 66, rect.y + 46}, 46, 90);
        }
        const float words_x = rect.x + (cards ? 132 : 16);
        const float room = rect.right() - 12 - words_x;
        writer_.text(resume.title, {words_x, rect.y + 14},
                     {.size = 19, .weight = Weight::Bold, .ink = Ink::Text, .room = room});
        writer_.text(resume.detail, {words_x, rect.y + 40}, {.size = 15, .ink = Ink::Muted, .room = room});
        writer_.text(scores_in_words(resume), {words_x, rect.y + 61}, {.size = 15, .ink = Ink::Muted, .room = room});
        red_button({rect.x + 14, rect.bottom() - 14 - 46, rect.w - 28, 46}, say(TextId::Continue),
                   Picture::IconChevronRight);
        writer_.target(TargetId::Continue, 0, rect, label);
        y_ = rect.bottom() + 14;
    }

    void lay_out_tiles() {
        if (model_.games.size() == 1) {
            const float spare = viewport_.height - y_ - 26 - button_height - 44;
            const float height = std::clamp(spare, 260.0F, model_.resume ? tile_height : 400.0F);
            const Rect rect{left_, y_ + std::max(0.0F, (spare - height) * 0.4F), width_, height};
            lay_out_broad_tile(model_.games.front(), rect);
            y_ = rect.bottom() + 26;
            return;
        }
        const auto count = static_cast<float>(model_.games.size());
        const float gap = 26;
        const float tile_width = std::min(356.0F, (width_ - gap * (count - 1)) / count);
        float x = viewport_.safe().centre().x - (tile_width * count + gap * (count - 1)) / 2;
        for (const auto& tile : model_.games) {
            lay_out_tile(tile, {x, y_, tile_width, tile_height});
            x += tile_width + gap;
        }
        y_ += tile_height + 26;
    }

    void lay_out_tile(const GameTile& tile, const Rect& rect) {
        panel(rect, 16);
        cloth({rect.x, rect.y, rect.w, 168}, tile, Corners::Top, 16);
        fan(tile.cards, tile.tarot, {rect.centre().x, rect.y + 96}, 104, 91 + tile.game);
        const float x = rect.x + 24;
        const float players = writer_.width(tile.players, 15, Weight::Regular);
        writer_.text(tile.name, {x, rect.y + 188},
                     {.size = 27, .weight = Weight::Bold, .ink = Ink::Text, .room = rect.w - 64 - players});
        writer_.text(tile.players, {rect.right() - 24, rect.y + 198},
                     {.size = 15, .ink = Ink::Muted, .align = Align::Right});
        writer_.paragraph(tile.words, {x, rect.y + 226}, {.size = 16, .ink = Ink::Text, .room = rect.w - 48}, 2);
        tile_buttons({x, rect.bottom() - 18 - 46, rect.w - 48, 46}, tile);
    }

    // A game that is alone has the whole breadth: its picture beside its words.
    void lay_out_broad_tile(const GameTile& tile, const Rect& rect) {
        panel(rect, 16);
        const Rect picture{rect.x, rect.y, std::floor(rect.w * 0.5F), rect.h};
        cloth(picture, tile, Corners::Left, 16);
        fan(tile.cards, tile.tarot, picture.centre(), rect.h * 0.5F, 91 + tile.game);
        const float x = picture.right() + std::min(48.0F, rect.w * 0.04F);
        const float room = rect.right() - std::min(48.0F, rect.w * 0.04F) - x;
        float y = rect.y + rect.h / 2 - 112;
        writer_.text(tile.name, {x, y}, {.size = 36, .weight = Weight::Bold, .ink = Ink::Text, .room = room});
        y += 46;
        writer_.text(tile.players, {x, y}, {.size = 16, .ink = Ink::Muted, .room = room});
        y += 32;
        y += writer_.paragraph(tile.words, {x, y}, {.size = 18, .ink = Ink::Text, .room = room}, 3) + 22;
        tile_buttons({x, y, room, 56}, tile);
    }

    // The same on a narrow window: the picture above the words.
    void lay_out_tall_tile(const GameTile& tile, const Rect& rect) {
        panel(rect, 16);
        const Rect picture{rect.x, rect.y, rect.w, rect.h - tall_words};
        cloth(picture, tile, Corners::Top, 16);
        fan(tile.cards, tile.tarot, {picture.centre().x, picture.centre().y + 8}, picture.h * 0.62F, 91 + tile.game);
        const float x = rect.x + 18;
        const float room = rect.w - 36;
        float y = picture.bottom() + 14;
        const float players = writer_.width(tile.players, 15, Weight::Regular);
        writer_.text(tile.name, {x, y},
                     {.size = 25, .weight = Weight::Bold, .ink = Ink::Text, .room = room - players - 12});
        writer_.text(tile.players, {rect.right() - 18, y + 9}, {.size = 15, .ink = Ink::Muted, .align = Align::Right});
        y += 36;
        writer_.paragraph(tile.words, {x, y}, {.size = 16, .ink = Ink::Text, .room = room}, 3);
        tile_buttons({x, rect.bottom() - 16 - 48, room, 48}, tile);
    }

    void lay_out_rows() {
        if (model_.games.size() == 1 && viewport_.height >= 560) {
            const float spare = viewport_.height - y_ - 2 * button_height - 48 - viewport_.inset_bottom;
            const Rect rect{left_, y_, width_, std::clamp(spare, tall_words + 110, tall_words + 230)};
            lay_out_tall_tile(model_.games.front(), rect);
            y_ = rect.bottom() + 14;
            return;
        }
        for (const auto& tile : model_.games) {
            lay_out_row(tile, {left_, y_, width_, row_height});
            y_ += row_height + 12;
        }
    }

    void lay_out_row(const GameTile& tile, const Rect& rect) {
        panel(rect, 16);
        const Rect picture{rect.x, rect.y, 116, rect.h};
        cloth(picture, tile, Corners::Left, 16);
        fan(tile.cards, tile.tarot, picture.centre(), 46, 91 + tile.game);
        writer_.target(TargetId::NewGame, tile.game, rect, say_of(TextId::StartNewGameOf, tile.name));
        const float x = picture.right() + 14;
        const Rect options{rect.right() - 12 - 44, rect.centre().y - 22, 44, 44};
        const float room = options.x - 8 - x;
        writer_.text(tile.name, {x, rect.y + 13}, {.size = 21, .weight = Weight::Bold, .ink = Ink::Text, .room = room});
        writer_.paragraph(tile.words, {x, rect.y + 42}, {.size = 15, .ink = Ink::Text, .room = room}, 2);
        writer_.text(tile.players, {x, rect.bottom() - 28}, {.size = 14, .ink = Ink::Muted, .room = room});
        options_button(options, tile);
    }

    // The languages on the left, the other doors on the right; on narrow windows one row above the other.
    void lay_out_footer() {
        const float tall_gap = std::max(0.0F, viewport_.height - y_ - button_height - 28 - viewport_.inset_bottom);
        const bool one_row = width_ >= 430;
        // At the window's foot, if the games leave room.
        const float second_row = one_row ? 0 : button_height + 12;
        y_ += std::max(0.0F, tall_gap - second_row);
        languages({left_, y_, 172, button_height});
        if (!one_row) {
            y_ += button_height + 12;
        }
        const float gap = 12;
        const float room = one_row ? std::min(150.0F, (width_ - 172 - 2 * gap) / 2) : (width_ - gap) / 2;
        const float x = one_row ? left_ + width_ - 2 * room - gap : left_;
        glass_button({x, y_, room, button_height}, Picture::IconHint, TextId::StartHowToPlay, TargetId::HowToPlay);
        glass_button({x + room + gap, y_, room, button_height}, Picture::IconSettings, TextId::StartSettings,
                     TargetId::Settings);
        y_ += button_height + 20;
    }

    void languages(const Rect& rect) {
        const std::string names[] = {"English", "Français"};
        const auto chosen = static_cast<std::size_t>(model_.language);
        writer_.add(BoxItem{.rect = rect, .radius = 10, .fill = Ink::Paper});
        for (std::size_t language = 0; language < 2; ++language) {
            // As the mock-ups have it, French stands first.
            const Rect half{rect.x + (language == 1 ? 0 : rect.w / 2), rect.y, rect.w / 2, rect.h};
            if (language == chosen) {
                writer_.add(BoxItem{.rect = half, .radius = 10, .fill = Ink::Text});
            }
            writer_.text(names[language], {half.centre().x, half.centre().y - 16 * text_line / 2},
                         {.size = 16,
                          .weight = language == chosen ? Weight::Bold : Weight::Regular,
                          .ink = language == chosen ? Ink::Paper : Ink::Text,
                          .align = Align::Centre});
            writer_.target(TargetId::Language, static_cast<int>(language), half, names[language]);
        }
    }

    void glass_button(const Rect& rect, Picture icon, TextId text, TargetId target) {
        writer_.add(BoxItem{.rect = rect, .radius = 10, .fill = Ink::ButtonGlass, .edge = Ink::TableMat});
        const auto words = say(text);
        const float size = writer_.fitting_size(words, {.size = 16, .room = rect.w - 48});
        const float width = writer_.width(words, size, Weight::Regular) + 28;
        const float x = rect.centre().x - width / 2;
        writer_.picture(icon, {x, rect.centre().y - 10, 20, 20}, Ink::TableText);
        writer_.text(words, {x + 28, rect.centre().y - size * text_line / 2}, {.size = size});
        writer_.target(target, 0, rect, words);
    }

    const StartPageModel& model_;
    const Viewport& viewport_;
    Scene scene_{};
    SceneWriter writer_;
    Form form_ = Form::Tiles;
    float width_ = 0;
    float left_ = 0;
    float y_ = 0; ///< how far down the page is filled
};

} // namespace

Scene lay_out_start_page(const StartPageModel& model, const Viewport& viewport, float scroll,
                         const TextMeasure& measure) {
    const float zoom = zoom_of(viewport);
    if (zoom <= 1) {
        return StartPage(model, viewport, measure).make(scroll);
    }
    Viewport design = viewport;
    for (float* length : {&design.width, &design.height, &design.inset_left, &design.inset_top, &design.inset_right,
                          &design.inset_bottom}) {
        *length /= zoom;
    }
    auto scene = StartPage(model, design, measure).make(scroll / zoom);
    place_scene(scene, zoom, {0, 0});
    scene.width = viewport.width;
    scene.height *= zoom;
    return scene;
}

} // namespace mitts::view
