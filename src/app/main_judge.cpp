// Replays a deal under two rule sets for the rules pages (web/rules/both.js). The input is a record and two lists of
// options, and the output is JSON. This separate module is fetched on demand. It does not draw and contains no strings
// for players.
#include "games/option_text.h"
#include "ports/json_text.h"
#include "session/query.h"
#include "session/two_tellings.h"

#include <string>

namespace {

using namespace mitts;
using ports::json_list;
using ports::JsonObject;

std::string json_of(const Told& told) {
    const auto points = json_list(told.points, [](const ToldPoints& one) {
        return JsonObject().number("side", one.side).text("reason", one.reason).number("points", one.points).done();
    });
    return JsonObject()
        .flag("refused", told.refused)
        .text("rule", told.rule)
        .json("points", points)
        .flag("ends", told.ends)
        .done();
}

std::string json_of(const std::vector<ToldTwice>& moves) {
    return json_list(moves, [](const ToldTwice& one) {
        return JsonObject()
            .number("move", static_cast<long>(one.move))
            .number("seat", one.seat)
            .text("action", one.action)
            .json("by", json_list(one.by, [](const Told& told) { return json_of(told); }))
            .done();
    });
}

std::string trouble(const ParseError& error) {
    return JsonObject().text("trouble", error.what).done();
}

// Returns the seat whose cards are shown. In a set-up, where all cards are known, this is the seat on turn. In a dealt
// round, it is seat 0.
template <Game G> Seat reader_of(const Match<G>& match) {
    return std::holds_alternative<typename G::Setup>(match.start()) ? match.turn() : Seat{0};
}

template <Game G> std::string tell(const Match<G>& match, std::string_view left, std::string_view right, int viewer) {
    constexpr std::string_view ends[] = {"told", "refused", "over", "hidden"};
    const auto own = options_to_text<G>(match.options());
    const auto first = parse_options<G>(left.empty() ? own : left);
    const auto second = parse_options<G>(right.empty() ? own : right);
    if (!first || !second) {
        return trouble(first ? second.error() : first.error());
    }
    const auto seat =
        viewer >= 0 && viewer < G::players(match.options()) ? static_cast<Seat>(viewer) : reader_of(match);
    const auto told = TellTwice<G>(match, *first, *second).tell(seat);
    if (!told) {
        return trouble(told.error());
    }
    return JsonObject()
        .text("game", G::name)
        .text("options", own)
        .number("sides", G::sides(match.options()))
        .number("seats", G::players(match.options()))
        .number("moves", static_cast<long>(told->moves))
        .text("end", ends[static_cast<int>(told->end)])
        .json("differences", json_of(told->differences))
        .json("points", json_list(told->points,
                                  [](const std::vector<int>& points) {
                                      return json_list(points, [](int number) { return std::to_string(number); });
                                  }))
        .json("now", json_of(told->now))
        .done();
}

// Parses a record copied from the panel, or the query string of a URL.
Parsed<AnyMatch> match_of(std::string_view deal) {
    if (deal.find('[') != std::string_view::npos) {
        return match_from_text(deal);
    }
    const auto record = parse_query(deal);
    return record ? match_from(*record) : Parsed<AnyMatch>(record.error());
}

} // namespace

extern "C" {

/// Returns the outcome of a deal's moves under two lists of options, as JSON. `deal` is a record or a query string. An
/// empty list means the deal's own options, and a viewer of −1 means the result of `reader_of`. The returned string
/// stays valid until the next call.
const char* mitts_tell_twice(const char* deal, const char* left, const char* right, int viewer);

const char* mitts_tell_twice(const char* deal, const char* left, const char* right, int viewer) {
    static std::string answer; // the string must outlive the call
    const auto match = match_of(deal);
    answer = match ? std::visit([&](const auto& one) { return tell(one, left, right, viewer); }, *match)
                   : trouble(match.error());
    return answer.c_str();
}
}
