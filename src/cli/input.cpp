#include "cli/input.h"

#include "cli/trace_reader.h"
#include "session/travelled_text.h"

#include <fstream>
#include <istream>

namespace mitts::cli {

namespace {

// Reads a stream to its end. A directory can be opened, but reading it fails. The stream reports the failure as bad(),
// whereas stream-buffer iterators would throw an exception.
std::string whole_text(std::istream& in) {
    std::string text;
    char block[1 << 14];
    while (in.read(block, sizeof block), in.gcount() > 0) {
        text.append(block, static_cast<std::size_t>(in.gcount()));
    }
    return text;
}

} // namespace

Parsed<std::string> read_text(const std::string& file, std::istream& in) {
    std::ifstream stream;
    if (file != "-") {
        stream.open(file, std::ios::binary);
    }
    if (!stream) {
        return error_in(file, ParseError{.what = "the file cannot be opened"});
    }
    auto& from = file == "-" ? in : stream;
    auto text = whole_text(from);
    if (from.bad()) {
        return error_in(file, ParseError{.what = "the file cannot be read"});
    }
    return text;
}

Parsed<AnyMatch> match_of(const std::string& text) {
    const auto clean = without_travel_marks(text);
    return looks_like_trace(clean) ? match_from_trace(clean) : match_from_text(clean);
}

ParseError error_in(const std::string& file, const ParseError& error) {
    return ParseError{.what = (file == "-" ? "standard input" : file) + ": " + error.to_text()};
}

Parsed<AnyMatch> read_match(const std::string& file, std::istream& in) {
    const auto text = read_text(file, in);
    if (!text) {
        return text.error();
    }
    auto match = match_of(*text);
    if (!match) {
        return error_in(file, match.error());
    }
    return match;
}

} // namespace mitts::cli
