// The page that contains the table: its URL, the user's preferences and its elements.
//
// The canvas is only a picture to a screen reader, and the Tab key cannot enter it. The page therefore mirrors the
// table and its controls in HTML elements and announces events. The page also handles text input and the clipboard.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mitts::ports {

enum class ColourScheme : std::uint8_t { Light, Dark };
enum class Motion : std::uint8_t { Full, Reduced };
enum class Urgency : std::uint8_t { Event, AtOnce };

/// The kind of a page part. Each value is the letter by which the page's scripts identify the kind. The items of a part
/// are the links of a Text or Line, the cells of a Row, the choices of a Group, the two buttons of a Stepper, or the
/// actions of a Card.
enum class PageRole : char {
    Heading = 'h',
    Text = 't', ///< a paragraph, or a cell of a row
    Line = 'l',
    Row = 'r', ///< a table row; the first row contains headings, a one-cell row names a group, an empty row ends it
    Group = 'g',
    Set = 'e', ///< a group named by the heading before it
    Choice = 'o',
    Stepper = 'p',
    Switch = 's',
    Button = 'b',
    Link = 'n', ///< a link to a rule, or to the reasons for a move
    Card = 'k', ///< a card in the player's hand; a button if only one action is possible
};

/// A part of the page's mirrored content.
struct PagePart {
    PageRole role = PageRole::Text;
    std::string text{};
    std::string more{};   ///< an explanation, or the reason why the part is disabled
    std::string figure{}; ///< the number beside a Text or a Line; the value of a Stepper
    std::string key{};    ///< a button's identifier, kept across updates so that the button can keep the focus
    bool enabled = true;
    bool on = false;
    int place = 0; ///< the line's 1-based number if only some of the `of` lines are sent; otherwise 0
    int of = 0;
    std::vector<PagePart> items{};

    friend bool operator==(const PagePart&, const PagePart&) = default;
};

/// The content that the page mirrors beside the canvas.
struct PageText {
    std::string language{}; ///< "en" or "fr"
    std::string settings{}; ///< the settings as saved (view/settings.h), but with the brightness in use
    std::string awaited{};  ///< the chosen language while its strings are loading; otherwise empty
    std::string title{};
    std::string panel{}; ///< the name of the open panel; empty if none is open
    std::string turn{};  ///< the player's current task; empty while they wait
    std::vector<PagePart> parts{};

    friend bool operator==(const PageText&, const PageText&) = default;
};

/// A request for text input.
struct TextQuestion {
    std::string purpose{}; ///< returned with the answer
    std::string label{};
    std::string initial{};
    std::string accept{}; ///< the labels of the two buttons
    std::string cancel{};
    bool many_lines = false;
    bool number = false; ///< accepts an integer, which may be negative
};

/// The space that notches and rounded corners take up at each edge of the screen, in points.
struct Insets {
    float left = 0;
    float top = 0;
    float right = 0;
    float bottom = 0;
};

/// A line of text drawn by the page, for characters that the program's fonts lack.
struct WrittenLine {
    int advance = 0; ///< the width of the line in thousandths of the font size; 0 if the page cannot draw it
    int width = 0;   ///< the width of the image, in pixels
    int height = 0;
    int left = 0;                       ///< the distance from the left edge of the image to the start of the line
    int feet = 0;                       ///< the distance from the top of the image to the baseline
    std::vector<std::uint8_t> pixels{}; ///< RGBA, row by row
};

class HostPage {
public:
    HostPage() = default;
    HostPage(const HostPage&) = delete;
    HostPage& operator=(const HostPage&) = delete;
    virtual ~HostPage() = default;

    /// Returns the language from the URL or the browser: "en" or "fr".
    virtual std::string language() const = 0;
    virtual ColourScheme colour_scheme() const = 0;
    virtual Motion motion() const = 0;
    virtual Insets insets() const {
        return {};
    }
    /// Returns the URL's query string without the question mark, or an empty string if there is none.
    virtual std::string query() const = 0;

    /// Returns true if the page has a start page to show when neither a match nor a panel is open.
    virtual bool has_start_page() const {
        return false;
    }
    /// Returns true if the page hides the canvas until it calls Program::show.
    virtual bool shows_later() const {
        return false;
    }
    /// Updates the page's title and the mirrored elements.
    virtual void show(const PageText& text) = 0;
    /// Announces a sentence to screen readers. The urgency determines whether the sentence waits for the current
    /// announcement or interrupts it.
    virtual void announce(std::string_view sentence, Urgency urgency) = 0;
    /// Plays sounds. `names` lists sounds (view/cue.h) separated by spaces. A "!" after a name marks a sound for an
    /// event that affects the player. If `trembles` is true, such a sound may also make the device vibrate. `volume`
    /// ranges from 0 (silent) to 3.
    virtual void play_sounds(std::string_view names, int volume, bool trembles) = 0;
    /// Copies text to the clipboard. If the browser does not allow that, shows the text for manual copying.
    virtual void copy(std::string_view text) = 0;
    /// Copies a link to this page with this query string. Uses the same fallback as `copy`.
    virtual void copy_link(std::string_view query) = 0;
    /// Shares a sentence, a link to this page with this query string and, if the device supports it, an image of the
    /// last frame. Falls back to copying the sentence and the link to the clipboard.
    virtual void share(std::string_view sentence, [[maybe_unused]] std::string_view query) {
        copy(sentence);
    }
    /// Shows the keyboard shortcuts and the help for keyboard and screen reader users.
    virtual void show_keys() = 0;
    /// Shows how to verify the current deal.
    virtual void show_deal() {
    }
    /// `can_fill_screen` returns true if full screen is available. `fill_screen` toggles it.
    virtual bool can_fill_screen() const {
        return false;
    }
    virtual void fill_screen() {
    }
    /// Draws a line of text. An order such as "bold 34 #22282C Зоя" specifies the weight, size in pixels, colour and
    /// text. If the colour is "-", the line is measured but not drawn.
    virtual WrittenLine write([[maybe_unused]] const std::string& order) {
        return {};
    }
    /// Opens the rules beside the table. `rule` is the number of a rule, such as "M15.2", or the name of a game, which
    /// opens the start of that game's rules.
    virtual void show_rule(std::string_view rule) = 0;
    /// Asks the user to enter text. The answer arrives through Program::answer_text, or never if the user cancels.
    virtual void ask(const TextQuestion& question) = 0;
};

} // namespace mitts::ports
