#include "session/travelled_text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace mitts {

namespace {

/// A UTF-8 byte sequence and its replacement.
struct Sign {
    std::string_view bytes;
    std::string_view meaning;
};

constexpr std::array anywhere{
    Sign{"\xC2\xA0", " "},     Sign{"\xE2\x80\xAF", " "},  Sign{"\xE2\x80\x87", " "},  Sign{"\xE2\x80\x89", " "},
    Sign{"\xE2\x80\x8A", " "}, Sign{"\xE2\x80\x82", " "},  Sign{"\xE2\x80\x83", " "},  Sign{"\xE3\x80\x80", " "},
    Sign{"\xE2\x80\x80", " "}, Sign{"\xE2\x80\x81", " "},  Sign{"\xE2\x80\x84", " "},  Sign{"\xE2\x80\x85", " "},
    Sign{"\xE2\x80\x86", " "}, Sign{"\xE2\x80\x88", " "},  Sign{"\xE2\x81\x9F", " "},  Sign{"\xE1\x9A\x80", " "},
    Sign{"\xE2\x80\x8B", ""},  Sign{"\xEF\xBB\xBF", ""},   Sign{"\xE2\x81\xA0", ""},   Sign{"\xC2\xAD", ""},
    Sign{"\xC2\x85", "\n"},    Sign{"\xE2\x80\xA8", "\n"}, Sign{"\xE2\x80\xA9", "\n"},
};

// These sequences are replaced only in the record, because the lines above the record in a save contain players' names.
constexpr std::array in_record{
    Sign{"\xE2\x80\x9C", "\""}, Sign{"\xE2\x80\x9D", "\""}, Sign{"\xE2\x80\x9E", "\""}, Sign{"\xE2\x80\x9F", "\""},
    Sign{"\xC2\xAB", "\""},     Sign{"\xC2\xBB", "\""},     Sign{"\xE2\x80\xB3", "\""}, Sign{"\xEF\xBC\x82", "\""},
    Sign{"\xE2\x80\x90", "-"},  Sign{"\xE2\x80\x91", "-"},  Sign{"\xE2\x80\x92", "-"},  Sign{"\xE2\x80\x93", "-"},
    Sign{"\xE2\x80\x94", "-"},  Sign{"\xE2\x88\x92", "-"},  Sign{"\xEF\xBC\x8D", "-"},  Sign{"\xE2\x80\x8E", ""},
    Sign{"\xE2\x80\x8F", ""},   Sign{"\xE2\x80\x8C", ""},   Sign{"\xE2\x80\x8D", ""},
};

const Sign* sign_at(std::string_view text, bool record) {
    const auto stands = [&](const Sign& sign) { return text.starts_with(sign.bytes); };
    const auto* found = std::find_if(anywhere.begin(), anywhere.end(), stands);
    if (found != anywhere.end()) {
        return found;
    }
    found = std::find_if(in_record.begin(), in_record.end(), stands);
    return record && found != in_record.end() ? found : nullptr;
}

bool is_letter(char character) {
    const char lower = static_cast<char>(character | 0x20);
    return (lower >= 'a' && lower <= 'z') || static_cast<unsigned char>(character) >= 0x80;
}

class Cleaner {
public:
    Cleaner(std::string_view text, std::string_view kept) : text_(text), kept_(kept) {
        clean_.reserve(text.size());
    }

    std::string clean() {
        while (at_ < text_.size() && !signed_off_) {
            read_line();
            finish_line();
        }
        blank_greeting();
        return std::move(clean_);
    }

private:
    // Copies a line without its line ending, and replaces every `Sign` in it.
    void read_line() {
        line_ = clean_.size();
        at_line_start_ = true;
        while (at_ < text_.size()) {
            const char here = text_[at_];
            if (here == '\r' || here == '\n') {
                at_ += text_.substr(at_).starts_with("\r\n") ? 2 : 1;
                ended_ = true;
                return;
            }
            const bool in_record = record_ || at_line_start_; // also true before the first tag or comment of the record
            const auto* sign =
                static_cast<unsigned char>(here) < 0x80 ? nullptr : sign_at(text_.substr(at_), in_record);
            if (sign != nullptr && sign->meaning == "\n") {
                at_ += sign->bytes.size();
                ended_ = true;
                return;
            }
            const bool tick = here == '`' && record_; // records never contain backticks, so this is a code fence
            clean_ += tick ? " " : sign == nullptr ? std::string_view(&text_[at_], 1) : sign->meaning;
            at_ += sign == nullptr ? 1 : sign->bytes.size();
            if (clean_.size() > line_) {
                begin_record(here);
            }
            comment_ = record_ && here != '}' && (comment_ || here == '{');
        }
        ended_ = false;
    }
    // Begins the record at a tag or a comment that begins a line.
    void begin_record(char here) {
        record_ = record_ || (at_line_start_ && (here == '[' || here == '{'));
        at_line_start_ = at_line_start_ && std::string_view(" \t>|`").find(clean_.back()) != std::string_view::npos;
    }

    void finish_line() {
        blank_quote_marks();
        const auto first = clean_.find_first_not_of(" \t", line_);
        if (first != std::string::npos) {
            const auto rest = std::string_view(clean_).substr(first);
            if (rest.starts_with('`') || rest.starts_with("~~~")) { // a code fence, possibly before a tag
                blank(line_, std::min(clean_.find_first_of("[{", line_), clean_.size()));
            } else if (record_ && !comment_ && is_rule(rest)) { // a line such as "-- " precedes a signature
                clean_.resize(line_);
                signed_off_ = true;
                return;
            } else if (!record_) {
                read_greeting(rest);
            }
        }
        clean_ += ended_ ? "\n" : "";
        greeting_end_ = record_ ? greeting_end_ : clean_.size();
    }
    void read_greeting(std::string_view line) {
        if (!kept_.empty() && line.starts_with(kept_)) {
            keeps_from_ = std::min(keeps_from_, line_);
        }
        const char last = line[line.find_last_not_of(" \t")];
        const bool sentence = std::string_view("!?.,:").find(last) != std::string_view::npos;
        all_greeting_ = all_greeting_ && (sentence || reads_like_prose(line));
    }
    void blank_quote_marks() {
        const auto rest = clean_.find_first_not_of(" \t>|", line_);
        const auto mark = clean_.find_first_of(">|", line_);
        if (mark < std::min(rest, clean_.size())) {
            blank(line_, std::min(rest, clean_.size()));
        }
    }
    void blank(std::size_t from, std::size_t to) {
        for (; from < to; ++from) {
            clean_[from] = clean_[from] == '\n' ? '\n' : ' ';
        }
    }

    static bool is_rule(std::string_view line) {
        const auto end = line.find_last_not_of(" \t") + 1;
        return end >= 2 && line.substr(0, end).find_first_not_of("-_=*") == std::string_view::npos;
    }

    // Blanks the text above the first kept line or, if no line is kept, the prose above the record.
    void blank_greeting() {
        if (record_ && (all_greeting_ || keeps_from_ < greeting_end_)) {
            blank(0, std::min(keeps_from_, greeting_end_));
        }
    }

    std::string_view text_;
    std::string_view kept_;
    std::string clean_;
    std::size_t at_ = 0;
    std::size_t line_ = 0;      ///< the start of the current line in `clean_`
    bool ended_ = false;        ///< true if the line has a line ending
    bool at_line_start_ = true; ///< true if the line has only spaces and quote prefixes so far
    bool record_ = false;
    bool comment_ = false;
    bool signed_off_ = false;
    bool all_greeting_ = true;
    std::size_t greeting_end_ = 0;
    std::size_t keeps_from_ = std::string::npos;
};

} // namespace

std::string without_travel_marks(std::string_view text, std::string_view kept) {
    return Cleaner(text, kept).clean();
}

bool reads_like_prose(std::string_view line) {
    constexpr int longest = 30; // the maximum number of letters in a prose word
    int letters = 0;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const bool letter = is_letter(line[at]);
        letters = letter ? letters + 1 : 0;
        const char next = at + 1 < line.size() ? line[at + 1] : ' ';
        const bool before_colon = next == ':' && at + 2 < line.size() && line[at + 2] != ' ';
        if (letters >= 3 && letters <= longest && !is_letter(next) && !before_colon) {
            return true;
        }
    }
    return false;
}

} // namespace mitts
