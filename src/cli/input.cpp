#include "cli/input.h"

#include "cli/trace_reader.h"
#include "session/travelled_text.h"

#include <fstream>
#include <iterator>

namespace mitts::cli {

namespace {

std::string whole_text(std::istream& in) {
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

} // namespace

Parsed<std::string> read_text(const std::string& file, std::istream& in) {
    if (file == "-") {
        return whole_text(in);
    }
    std::ifstream stream(file, std::ios::binary);
    if (!stream) {
        return ParseError{.what = "the file cannot be opened"};
    }
    auto text = whole_text(stream);
    if (stream.bad()) {
        return ParseError{.what = "the file cannot be read"};
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
    const auto match = text ? match_of(*text) : Parsed<AnyMatch>(text.error());
    if (!match) {
        return error_in(file, match.error());
    }
    return match;
}

} // namespace mitts::cli
