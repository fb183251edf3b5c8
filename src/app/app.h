// Combines the other libraries into the program: an optional table, the panels over it, and the frame loop. No other
// library depends on this one.
//
// The program runs only when the host wakes it. frame() handles the pending events, draws if anything has changed, and
// requests another frame only while something moves or an answer is pending.
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
    /// Prepares the program, which starts once the strings of a language are loaded. The program then opens the match
    /// in the URL. If the URL contains no match, the program resumes the table that was open last. If no table was
    /// open, a page shows its start page.
    App(ports::Ports ports, std::unique_ptr<ui::Screen> screen);

    void frame() override;
    bool take_asset(std::string_view name, std::vector<std::uint8_t> bytes) override;
    bool work(double ms) override;
    void redraw() override;
    void show() override;
    void draw_ahead() override;
    void show_ahead() override;
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
    /// Returns true if the window was closed; always false on a page.
    bool wants_to_quit() const {
        return quit_;
    }

private:
    // app.cpp: the frame loop. app_calls.cpp: the page's calls
    bool begin();
    void take_events(double now_ms);
    void take_input(const view::InputEvent& input, double now_ms);
    void press_on_panel(view::Key key);
    void advance(double now_ms);
    bool must_draw() const;
    void draw(double now_ms);
    void plan_next_frame(double now_ms);
    void tell_page();
    void keep_changes();

    // app_surroundings.cpp: the language, look and viewport, which depend on the page and the settings
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

    // app_panels.cpp: the panels over the table
    void open(std::optional<PanelKind> kind);
    view::PanelResult draw_top_panel(double now_ms);
    void follow(const view::PanelResult& result);
    void ask_page(const view::PanelResult& result);
    void close_panel();
    void ask(std::string purpose, i18n::TextId label, std::string initial);
    void ask_for_table();
    void tell(const std::string& title, const std::string& text, const std::string& detail = {});
    void ask_why(int entry);
    void look_at_why(double now_ms);

    // app_panel_docs.cpp: the contents of the panels
    std::optional<view::PanelDoc> panel_doc(PanelKind kind);
    view::PanelDoc match_doc(PanelKind kind);
    view::PanelDoc settings_doc() const;
    view::MenuModel menu() const;
    bool may_review() const;
    view::SummaryModel summary() const;
    ports::PageText panel_text() const;
    view::PanelDoc log_text() const;
    void find_in_text(std::string_view words);
    void read_on(std::string_view way);

    // app_matches.cpp: starting, resuming and reviewing matches, and recording their results
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
    void change_draft(const view::PanelResult& result);
    void begin_new_match();
    void rematch();
    void look_again();
    void end_review();
    /// Returns the table on the screen.
    GameTable& seen_table() const {
        return review_ ? *review_ : *table_;
    }
    void sit_down(std::unique_ptr<GameTable> table);
    void resume();
    void leave();
    void note_result();

    // app_commands.cpp: commands to the program
    std::string carry_out(std::string_view name, std::string_view text);
    std::string step(std::string_view name, std::string_view text);

    // app_records.cpp: matches from records, saves and URLs
    void open_address(Parsed<std::optional<AnyMatch>> match);
    std::string load(std::string_view text);
    void load_record(std::string_view text);
    std::unique_ptr<GameTable> table_with_people(AnyMatch match, std::string_view query, std::string address) const;
    Parsed<std::unique_ptr<GameTable>> table_from_save(const Save& save) const;
    Parsed<std::unique_ptr<GameTable>> table_from_save(const Parsed<Save>& save) const;

    // app_saves.cpp: saving matches and finding saved ones
    struct SavedMatch {
        std::unique_ptr<GameTable> table{}; ///< null if no match can be opened
        std::string slot{};
        std::string name{};
        bool counted = false; ///< true if the statistics contain the match's result
    };
    SavedMatch saved_match(std::string_view slot);
    SavedMatch match_left();
    std::string slot_opened_by(std::string_view query);
    void take(SavedMatch match);
    void clear_away_finished();
    void keep_match();

    // app_lessons.cpp: lesson positions, shown in place of the match
    bool in_lesson() const {
        return aside_.has_value();
    }
    std::string give_lesson(std::string_view record, bool for_seat_on_turn);
    std::string go_on_with_lesson(std::string_view wish, std::string_view text);
    std::string explain(std::string_view reply_text) const;
    void end_lesson();
    void begin_first_round(int game);

    // app_shelf.cpp: the shelf of saved matches
    KeptMatch kept_in(std::string_view slot);
    std::string shelf_entry(const std::string& slot);
    void tell_card(ports::JsonObject& json, GameTable& table) const;
    void keep_summary(const std::string& slot, std::int64_t number, GameTable& table, std::string_view name);
    void complete_summaries();
    void resume_kept(std::string_view slot);
    std::string put_on_shelf(const Save& save);
    std::string read_brought(std::string_view text, Save& save) const;
    std::string read_import(std::string_view text, Save& save) const;
    bool is_on_shelf(const Save& save);
    std::string change_shelf(std::string_view wish, std::string_view text);

    ports::Ports ports_;
    std::unique_ptr<ui::Screen> screen_;
    Storeroom storeroom_;
    view::Settings settings_{};
    std::unique_ptr<GameTable> review_{}; ///< a copy of the match while it is reviewed; otherwise null
    std::unique_ptr<GameTable> table_{};  ///< the match in play or a match that can be resumed; null if there is none
    std::string slot_{};                  ///< the match's slot on the shelf; empty until it is saved
    std::string name_{};                  ///< the name that the player gave the match, or empty
    bool begun_ = false;
    bool shown_ = !ports_.page.shows_later();                ///< false while the page hides the canvas
    bool ahead_ = false;                                     ///< true while a frame is drawn off-screen
    std::optional<Parsed<std::optional<AnyMatch>>> asked_{}; ///< the match in the URL, until it is opened
    bool at_table_ = false;                                  ///< true while the table is shown, possibly under panels
    /// The state before a lesson, which is restored after the lesson.
    struct Aside {
        SavedMatch match{};
        bool at_table = false;
    };
    std::optional<Aside> aside_{};
    /// The draft of the next match in each game, created when it is first needed.
    std::array<std::unique_ptr<GameDraft>, table::game_count> drafts_{};
    int arranged_ = 0;                   ///< the game whose draft the panels show
    table::Surroundings surroundings_{}; ///< the display environment last passed to the table
    ui::Look look_{};
    float density_ = 0;
    OpenPanels panels_{};
    std::optional<table::WhyAsked> why_{}; ///< set while the panels that explain a move are open
    view::PanelDoc dialog_{};
    ports::PageText told_{};  ///< the text currently shown by the page's elements
    std::string sought_{};    ///< the words of the last search in the log
    std::string notice_{};    ///< the notice shown in the record panel
    std::string told_back_{}; ///< the error message for the page's last command, or empty
    bool dirty_ = true;       ///< true if the frame must be redrawn
    bool quit_ = false;
    bool result_noted_ = false;   ///< true if this match is in the statistics
    bool keeping_failed_ = false; ///< true if a failed save has been reported
    bool link_resumed_ = false;   ///< true if the match in the URL was resumed instead of started
    int frames_drawn_ = 0;
    double last_drawn_ms_ = 0;
};

} // namespace mitts::app
