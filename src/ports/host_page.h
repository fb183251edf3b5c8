// What surrounds the table: the page it lies on, its reader's wishes, and the page's own elements.
//
// The canvas is a picture to a screen reader and out of reach of the Tab key, so the page repeats in elements of its own what
// is on it and what can be done, and says aloud what happens. Text is entered and copied through the page's elements too.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mitts::ports {

enum class ColourScheme : std::uint8_t { Light, Dark };
enum class Motion : std::uint8_t { Full, Reduced };
enum class Urgency : std::uint8_t { Event, AtOnce };

/// What a part of the page's text is: the letter that its scripts know it by. Those that stand in view::PanelRole are the same.
enum class PageRole : char {
    Heading = 'h',
    Text = 't',
    Line = 'l',
    Figure = 'f',
    Row = 'r', ///< of a table, the first with its headings; a single cell heads the rows after it, none parts them
    Cell = 'c',
    Group = 'g',
    Choice = 'o',
    Switch = 's',
    Button = 'b',
    Link = 'n',       ///< to a rule; belongs to the text or line before it
    Card = 'k',       ///< of the own hand; pressed where only one thing can be done with it
    CardAction = 'a', ///< one of several things that can be done with the card before it
};

/// A part of what the page's own elements say, in reading order.
struct PagePart {
    PageRole role = PageRole::Text;
    std::string text{};
    std::string more{}; ///< what it means, or why it cannot be done
    std::string
        key{}; ///< of what can be pressed; stays the same while it means the same, so that the focus can stay on it
    bool enabled = true;
    bool on = false;
    int place = 0; ///< of a line in a list that is sent in part: its number from 1, out of `of`; 0: the list is whole
    int of = 0;

    friend bool operator==(const PagePart&, const PagePart&) = default;
};

/// What the page's own elements show beside the canvas.
struct PageText {
    std::string language{}; ///< "en", "fr"
    std::string settings{}; ///< as they are kept (view/settings.h), with the brightness that they come to here
    std::string awaited{};  ///< the language that the reader has chosen, as long as its texts have not come
    std::string title{};
    std::string panel{}; ///< the panel that this is; empty on the table itself
    std::string turn{};  ///< what the player at the screen is to do now; empty while they wait
    std::vector<PagePart> parts{};

    friend bool operator==(const PageText&, const PageText&) = default;
};

/// A question whose answer is a text.
struct TextQuestion {
    std::string purpose{}; ///< comes back with the answer
    std::string label{};
    std::string initial{};
    std::string accept{}; ///< the words on the two buttons
    std::string cancel{};
    bool many_lines = false;
    bool number = false; ///< a whole number, perhaps below zero
};

/// What notches and rounded corners take from each edge of the picture, in points.
struct Insets {
    float left = 0;
    float top = 0;
    float right = 0;
    float bottom = 0;
};

/// A line in the page's own type: what the program's fonts lack.
struct WrittenLine {
    int advance = 0; ///< in thousandths of the type's size; 0 if the page cannot write it
    int width = 0;   ///< of the picture, in pixels
    int height = 0;
    int left = 0;                       ///< from the picture's left edge to where the line begins
    int feet = 0;                       ///< from the picture's top to the line's feet
    std::vector<std::uint8_t> pixels{}; ///< RGBA, by rows
};

class HostPage {
public:
    HostPage() = default;
    HostPage(const HostPage&) = delete;
    HostPage& operator=(const HostPage&) = delete;
    virtual ~HostPage() = default;

    /// The language that the address or the reader's browser asks for: "en", "fr".
    virtual std::string language() const = 0;
    virtual ColourScheme colour_scheme() const = 0;
    virtual Motion motion() const = 0;
    virtual Insets insets() const {
        return {};
    }
    /// The address's query string without its question mark; may be empty.
    virtual std::string query() const = 0;

    /// Whether the page has something to show, and leads on from there, where no match is on the table and no panel is open.
    virtual bool has_start_page() const {
        return false;
    }
    /// Replaces title and elements.
    virtual void show(const PageText& text) = 0;
    /// Says a sentence: what happened after what is still being said, what stops the player at once.
    virtual void announce(std::string_view sentence, Urgency urgency) = 0;
    /// What there is to hear: names of sounds (view/cue.h) with a space between, own ones with an exclamation mark; `volume` from 0,
    /// silence, to 3. Where `trembles`, own ones may be felt too.
    virtual void play_sounds(std::string_view names, int volume, bool trembles) = 0;
    /// Puts a text on the clipboard, or shows it to be copied by hand where the browser does not allow that.
    virtual void copy(std::string_view text) = 0;
    /// Puts a link to this page with that query string on the clipboard, in the same way.
    virtual void copy_link(std::string_view query) = 0;
    /// Passes a sentence on to others, with a link to this page with that query string and, where the device can, the picture that was
    /// drawn last. Else sentence and link are put on the clipboard.
    virtual void share(std::string_view sentence, [[maybe_unused]] std::string_view query) {
        copy(sentence);
    }
    /// Lists the keys, with what else the page has for whoever plays without a pointer or without eyes.
    virtual void show_keys() = 0;
    /// Tells by what the deal on the table can be checked.
    virtual void show_deal() {
    }
    /// Whether the page can fill the screen; fills it, or gives it back.
    virtual bool can_fill_screen() const {
        return false;
    }
    virtual void fill_screen() {
    }
    /// Writes a line, "bold 34 #22282C Зоя": weight, size in pixels, colour, text. With "-" for the colour it is only measured.
    virtual WrittenLine write([[maybe_unused]] const std::string& order) {
        return {};
    }
    /// Opens the rules beside the table where this one is told, "M15.2".
    virtual void show_rule(std::string_view rule) = 0;
    /// Asks for a text; the answer arrives as Program::answer_text, or never if the reader gives up.
    virtual void ask(const TextQuestion& question) = 0;
};

} // namespace mitts::ports
