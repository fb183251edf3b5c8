// The program as its host sees it: what may be called from outside, by a page's script or a window's event loop.
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

    /// Takes in what has happened and draws, if there is anything to draw.
    virtual void frame() = 0;
    /// A picture, a font or the texts of a language have arrived, under their file's name ("core.png", "texts.fr"). The program begins
    /// when it has the texts of one language. False if they are of no use.
    virtual bool take_asset(std::string_view name, std::vector<std::uint8_t> bytes) = 0;
    /// Prepares the pictures taken, for about so many milliseconds. Returns whether there is more to do.
    virtual bool work(double ms) = 0;
    /// The page's button with this key was pressed (PagePart::key).
    virtual void act(std::string_view key) = 0;
    /// A key was pressed outside any input of the page: its name as browsers give it ("ArrowLeft", "m", "?").
    virtual void press(std::string_view key) = 0;
    /// The answer to HostPage::ask.
    virtual void answer_text(std::string_view purpose, std::string_view text) = 0;
    /// A wish of the page that shows the table, or of a page that embeds it: "load" with a record or a query string in place
    /// of the match, "set" with settings ("language=fr motion=reduced"), "go" with the number of actions after which the
    /// match is to be shown, "undo", "redo", "hint"; on the shelf "resume", "duplicate", "delete" with a slot, "rename" with a slot
    /// and a name, "import" with a save or a record. What is wrong with it is told by `state` ("told"), and changes nothing.
    virtual void command(std::string_view name, std::string_view text) = 0;
    /// The reader's wishes, the window's size or its resolution may have changed.
    virtual void page_changed() = 0;
    /// The graphics context came back after a loss: rebuild everything.
    virtual void context_restored() = 0;

    /// For tests and embedding pages. The places that can be touched now, a JSON list of
    /// {"id","index","label","enabled","x","y","w","h"} in CSS pixels.
    virtual std::string targets() const = 0;
    /// The record of the match in play (notation); empty without one.
    virtual std::string record() const = 0;
    /// A JSON object that tells the screen, the phase, whose turn it is, the totals, whether anything
    /// moves and whether the program rests (nothing is to be drawn).
    virtual std::string state() const = 0;
    /// A JSON list of the matches on the shelf, the latest first: {"slot","date","name","game","title","detail","rules","scores",
    /// "cards","over","open"}, or {"slot","date","trouble"} for one that cannot be opened.
    virtual std::string shelf() = 0;
    /// How many frames have been drawn since the beginning.
    virtual int frames_drawn() const = 0;
};

} // namespace mitts::ports
