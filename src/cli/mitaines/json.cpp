#include "cli/json.h"

namespace mitts::cli {

using mitaines::Event;
using mitaines::EventType;
using mitaines::Reason;
using mitaines::Setup;
using mitaines::State;

namespace {

// Returns true for a reason whose trace line includes the scoring combination.
bool names_combination(Reason reason) {
    return reason == Reason::Call || reason == Reason::Double || reason == Reason::Layout;
}

} // namespace

std::optional<Json> GameJson<mitaines::Game>::points(const Event& event) {
    if (event.type != EventType::Points) {
        return std::nullopt;
    }
    Json line{{"type", "points"}, {"side", event.side}, {"points", event.points}, {"for", to_text(event.reason)}};
    if (names_combination(event.reason)) {
        line["kind"] = kind_name(event.kind);
        line["rank"] = std::string(1, rank_char(event.rank));
    }
    return line;
}

Json GameJson<mitaines::Game>::setup(const Setup& setup, const State& state) {
    Json hands = Json::array();
    for (const auto& hand : setup.hands) {
        hands.push_back(cards_to_json<mitaines::Game>(hand));
    }
    return {{"type", "setup"},
            {"hands", std::move(hands)},
            {"layout", cards_to_json<mitaines::Game>(setup.layout)},
            {"pile", cards_to_json<mitaines::Game>(setup.pile)},
            {"stock", cards_to_json<mitaines::Game>(setup.stock)},
            {"turn", setup.turn},
            {"dealer", state.dealer}};
}

} // namespace mitts::cli
