// The program: a table or none, the panels over it, and when to draw. It composes the other libraries and knows
// each of them; none of them knows it.
//
// It runs only when it is woken: frame() takes in what has happened, draws if the picture changed, and asks to be called
// again only while something moves or somebody is waited for.
#pragma once

#include "app/open_panels.h"
#include "ports/json_text.h"
#include "ports/ports.h"
#include "ports/program.h"
#include "session/any_match.h"
#include "table/game_shelf.h"
#include "table/game_table.h"
#include "table/storeroom.h"
#include "table/why_asked.h"
#include "ui/events.h"
#include "ui/panels/panel.h"
#include "ui/screen.h"
#include "ui/theme.h"

#include <array>
#include <memory>

namespace mitts::app {

using table::Condition;
using table::GameDraft;
using table::GameTable;
using table::Keeping;
using table::KeptMatch;
using table::PanelKind;
using table::Save;
using table::Storeroom;
using table::TableBegins;
using table::TableMode;

class App final : public ports::Program {
public:
    /// The window is open. Begins, when there are texts, with the match of the address if it names one, else with no table:
    /// a page shows its start page then.
    App(ports::Ports ports, std::unique_ptr<ui::Screen> screen);

    void frame() override;
    bool take_asset(std::string_view name, std::vector<std::uint8_t> bytes) override;
    bool work(double ms) override;
    void act(std::string_view key) override;
    void press(std::string_view key) override;
    void answer_text(std::string_view purpose, std::string_view text) override;
    void command(std::string_view name, std::string_view text) override;
    void page_changed() override;
    void context_restored() override;
    std::string targets() const override;
    std::string record() const override;
    std::string state() const override;
    std::string shelf() override;
    int frames_drawn() const override {
        return frames_drawn_;
    }
    /// The window was closed (never in a page).
    bool wants_to_quit() const {
        return quit_;
    }

private:
    // app.cpp: the frame
    void begin();
    void take_events(double now_ms);
    void take_input(const view::InputEvent& input, double now_ms);
    void press_on_panel(view::Key key);
    void advance(double now_ms);
    bool must_draw() const;
    void draw(double now_ms);
    void plan_next_frame(double now_ms);
    void tell_page();
    void keep_changes();

    // app_surroundings.cpp: what the page and the settings ask for
    bool is_embedded() const;
    view::HostPreferences host_preferences() const;
    bool take_texts(i18n::Language language, std::vector<std::uint8_t> bytes);
    i18n::Language wished_language() const;
    i18n::Language language() const;
    ui::Look look() const;
    view::Viewport viewport() const;
    void lend_type();
    void surround();
    void look_around();
    table::Surroundings surroundings() const;
    std::string settings_text() const;
    void change_settings(const view::Settings& settings);

    // app_panels.cpp: what lies over the table
    view::MenuModel menu() const;
    bool may_review() const;
    view::SummaryModel summary() const;
    void open(std::optional<PanelKind> kind);
    view::PanelResult draw_top_panel(double now_ms);
    view::PanelResult draw_settings_panel(const ui::PanelContext& context);
    view::PanelResult draw_draft_panel(const ui::PanelContext& context, PanelKind kind);
    view::PanelResult draw_match_panel(const ui::PanelContext& context, PanelKind kind);
    void follow(const view::PanelResult& result);
    void close_panel();
    void ask(std::string purpose, i18n::TextId label, std::string initial);
    void ask_for_table();
    view::TextModel how_to_play_text();
    void tell(std::string title, std::string text, std::string detail = {});
    ports::PageText panel_text();
    std::optional<view::TextModel> text_panel(PanelKind kind);
    std::optional<view::TextModel> log_text();
    void find_in_text(std::string_view words);
    void read_on(std::string_view way);
    void ask_why(int entry);
    void look_at_why(double now_ms);

    // app_matches.cpp: matches begun, resumed, loaded, kept
    bool has_finished(int game);
    bool is_new_to(int game);
    static view::ContinueCard card_of(const GameTable& table);
    bool may_continue() const;
    std::string enter(std::string_view wish, std::string_view text);
    void come_home(std::optional<PanelKind> closed = std::nullopt);
    void arrange(int game);
    GameDraft& draft();
    GameDraft& draft_of(int game);
    void keep_draft();
    void begin_new_match();
    void rematch();
    void look_again();
    void end_review();
    /// The table that is seen.
    GameTable& seen_table() const {
        return review_ ? *review_ : *table_;
    }
    void sit_down(std::unique_ptr<GameTable> table);
    void resume();
    void leave();
    void open_address();
    std::string carry_out(std::string_view name, std::string_view text);
    std::string load(std::string_view text);
    void load_record(std::string_view text);
    std::unique_ptr<GameTable> table_with_people(AnyMatch match, std::string_view query, std::string address) const;
    Parsed<std::unique_ptr<GameTable>> table_from_save(const Save& save) const;
    Parsed<std::unique_ptr<GameTable>> table_from_save(const Parsed<Save>& save) const;
    void note_result();
    view::TextModel played_text();

    // app_saves.cpp: matches kept and found again
    Parsed<std::unique_ptr<GameTable>> table_from_kept(const KeptMatch& kept) const;
    struct SavedMatch {
        std::unique_ptr<GameTable> table{}; ///< null where none can be opened
        std::string slot{};
        std::string name{};
    };
    SavedMatch saved_match(std::string_view slot);
    SavedMatch match_left();
    std::string slot_opened_by(std::string_view query);
    void take(SavedMatch match);
    void clear_away_finished();
    void keep_match();

    // app_lessons.cpp: positions that are shown in between, and belong to nobody
    bool in_lesson() const {
        return aside_.has_value();
    }
    std::string give_lesson(std::string_view record);
    std::string go_on_with_lesson(std::string_view wish, std::string_view text);
    void end_lesson();
    void begin_first_round(int game);

    // app_shelf.cpp: the shelf that they lie on
    KeptMatch kept_in(std::string_view slot);
    std::string shelf_entry(const std::string& slot);
    void tell_card(ports::JsonObject& json, GameTable& table) const;
    void keep_summary(const std::string& slot, std::int64_t number, GameTable& table, std::string_view name);
    void complete_summaries();
    void resume_kept(std::string_view slot);
    std::string put_on_shelf(const Save& save);
    std::string read_brought(std::string_view text, Save& save) const;
    std::string import(std::string_view text);
    std::string change_shelf(std::string_view wish, std::string_view text);

    ports::Ports ports_;
    std::unique_ptr<ui::Screen> screen_;
    Storeroom storeroom_;
    view::Settings settings_{};
    std::unique_ptr<GameTable> review_{}; ///< the same match once more while it is looked at again; else null
    std::unique_ptr<GameTable> table_{};  ///< the match that was begun or can be resumed; null if there is none
    std::string slot_{};                  ///< where it lies on the shelf; empty until it is kept
    std::string name_{};                  ///< what the player calls it
    bool begun_ = false;
    bool at_table_ = false; ///< else there is none, or panels alone
    /// While a lesson is on the table: what was there, and whether somebody sat at it.
    struct Aside {
        SavedMatch match{};
        bool at_table = false;
    };
    std::optional<Aside> aside_{};
    /// One for each game, made when it is first wanted.
    std::array<std::unique_ptr<GameDraft>, table::game_count> drafts_{};
    int arranged_ = 0;                   ///< the game whose draft the panels show
    table::Surroundings surroundings_{}; ///< and how it looks, as told last
    ui::Look look_{};
    float density_ = 0;
    OpenPanels panels_{};
    std::optional<table::WhyAsked> why_{}; ///< while the panels that tell it are open
    view::DialogModel dialog_{};
    ports::PageText told_{};  ///< what the page's elements show
    std::string sought_{};    ///< in the log, last
    std::string notice_{};    ///< in the record's panel
    std::string told_back_{}; ///< what was wrong with the page's last command
    bool dirty_ = true;       ///< the picture must be redrawn
    bool quit_ = false;
    bool result_noted_ = false;   ///< this match is among the games played
    bool keeping_failed_ = false; ///< said already that matches cannot be kept
    bool link_resumed_ = false;   ///< the address's match had been begun before
    int frames_drawn_ = 0;
    double last_drawn_ms_ = 0;
};

} // namespace mitts::app
