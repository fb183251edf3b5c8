// The program as seen by its host. A page's script or a native event loop calls these functions.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mitts::ports {

class Program {
public:
    Program() = default;
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;
    virtual ~Program() = default;

    /// Processes pending events and draws if anything changed.
    virtual void frame() = 0;
    /// Takes a loaded picture, font or language file, identified by its file name ("core.png", "texts.fr"). Returns
    /// false if the bytes are unusable.
    virtual bool take_asset(std::string_view name, std::vector<std::uint8_t> bytes) = 0;
    /// Spends about `ms` milliseconds on starting the program, once the strings of one language are loaded, and on
    /// preparing loaded pictures and glyphs. Returns true if work remains.
    virtual bool work(double ms) = 0;
    /// Draws a frame with everything that has been prepared.
    virtual void redraw() = 0;
    /// Starts play at the open table. The page calls this function when it shows the canvas. Until then, nothing moves,
    /// so the user does not miss the first deal.
    virtual void show() = 0;
    /// Draws an off-screen frame with everything that has been prepared.
    virtual void draw_ahead() = 0;
    /// Shows the off-screen frame, unless another frame has been drawn since.
    virtual void show_ahead() = 0;
    /// Handles a press of the page button with this key (PagePart::key).
    virtual void act(std::string_view key) = 0;
    /// Handles a key pressed outside the page's inputs. `key` is the browser's name for the key ("ArrowLeft", "m",
    /// "?").
    virtual void press(std::string_view key) = 0;
    /// Receives the answer to HostPage::ask.
    virtual void answer_text(std::string_view purpose, std::string_view text) = 0;
    /// Runs a command from the page that shows or embeds the table. An invalid command changes nothing, and `state`
    /// reports the error as "told". The main commands and their arguments are:
    /// - "load" replaces the match with that of a record or a query string.
    /// - "set" changes settings: "language=fr motion=reduced".
    /// - "go" shows the position after the given number of actions.
    /// - "undo", "redo" and "hint" take no argument.
    /// - "resume", "duplicate" and "delete" take a shelf slot. "rename" takes a slot and a name.
    /// - "import" adds a save or a record to the shelf, unless the shelf already contains the match under any name.
    ///   "restore" adds it even then, and "judge" only checks it.
    virtual void command(std::string_view name, std::string_view text) = 0;
    /// Rereads the user's preferences, the window size and the resolution, any of which may have changed.
    virtual void page_changed() = 0;
    /// Rebuilds all graphics after the graphics context has been lost and restored.
    virtual void context_restored() = 0;

    /// Returns the current touch targets for tests and embedding pages, as a JSON array of
    /// {"id","index","label","enabled","x","y","w","h"} in CSS pixels.
    virtual std::string targets() const = 0;
    /// Returns the record of the current match (session/NOTATION.md), or an empty string if there is no match.
    virtual std::string record() const = 0;
    /// Returns a JSON object with the screen, the phase, the seat on turn, the totals, whether anything is moving and
    /// whether the program is idle.
    virtual std::string state() const = 0;
    /// Returns a JSON array of the matches on the shelf, latest first. An entry is
    /// {"slot","date","place","name","game","title","company","detail","turn","waits","rules","usual","scores","cards",
    /// "over","open"}, or {"slot","date","trouble"} for a match that cannot be opened.
    virtual std::string shelf() = 0;
    /// Returns the number of frames drawn since the start.
    virtual int frames_drawn() const = 0;
};

} // namespace mitts::ports
