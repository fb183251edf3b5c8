// What surrounds the table: the page it lies on, its reader's wishes, and the page's own elements.
//
// The canvas is a picture to a screen reader and out of reach of the Tab key, so the page repeats as buttons of its own what
// can be done now, and says aloud what happens. Text is entered and copied through the page's elements too.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mitts::ports {

enum class ColourScheme : std::uint8_t { Light, Dark };
enum class Motion : std::uint8_t { Full, Reduced };

/// A button of the page that does what a place on the canvas does.
struct PageAction {
    std::string key{}; ///< stays the same while the action means the same, so that the focus can stay on it
    std::string label{};
    bool enabled = true;
};

/// What the page's own elements show beside the canvas.
struct PageText {
    std::string language{}; ///< "en", "fr"
    std::string title{};
    std::string status{}; ///< whose turn it is, what lies on the table: read when asked for
    std::vector<PageAction> actions{};

    friend bool operator==(const PageText& one, const PageText& other) {
        return one.language == other.language && one.title == other.title && one.status == other.status &&
               one.same_actions(other);
    }

private:
    bool same_actions(const PageText& other) const {
        if (actions.size() != other.actions.size()) {
            return false;
        }
        for (std::size_t index = 0; index < actions.size(); ++index) {
            const auto& mine = actions[index];
            const auto& theirs = other.actions[index];
            if (mine.key != theirs.key || mine.label != theirs.label || mine.enabled != theirs.enabled) {
                return false;
            }
        }
        return true;
    }
};

/// A question whose answer is a text.
struct TextQuestion {
    std::string purpose{}; ///< comes back with the answer
    std::string label{};
    std::string initial{};
    std::string accept{}; ///< the words on the two buttons
    std::string cancel{};
    bool many_lines = false;
};

class HostPage {
public:
    HostPage() = default;
    HostPage(const HostPage&) = delete;
    HostPage& operator=(const HostPage&) = delete;
    virtual ~HostPage() = default;

    /// The reader's languages in order of preference, as BCP 47 tags with commas between: "fr-CA,en".
    virtual std::string languages() const = 0;
    virtual ColourScheme colour_scheme() const = 0;
    virtual Motion motion() const = 0;
    /// The address's query string without its question mark; may be empty.
    virtual std::string query() const = 0;

    /// Replaces title, status and buttons.
    virtual void show(const PageText& text) = 0;
    /// Says a sentence through the page's live region, after what is still being said.
    virtual void announce(std::string_view sentence) = 0;
    /// Puts a text on the clipboard, or shows it to be copied by hand where the browser does not allow that.
    virtual void copy(std::string_view text) = 0;
    /// Puts a link to this page with that query string on the clipboard, in the same way.
    virtual void copy_link(std::string_view query) = 0;
    /// Asks for a text; the answer arrives as Program::answer_text, or never if the reader gives up.
    virtual void ask(const TextQuestion& question) = 0;
};

} // namespace mitts::ports
