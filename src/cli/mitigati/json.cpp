#include "cli/json.h"

namespace mitts::cli {

using mitigati::Event;
using mitigati::EventType;
using mitigati::Setup;
using mitigati::State;

std::optional<Json> GameJson<mitigati::Game>::points(const Event& event) {
    if (event.type != EventType::Points) {
        return std::nullopt;
    }
    return Json{{"type", "points"}, {"side", event.seat}, {"points", event.points}, {"for", to_text(event.reason)}};
}

Json GameJson<mitigati::Game>::setup(const Setup& setup, const State& state) {
    Json hands = Json::array();
    for (const auto& hand : setup.hands) {
        hands.push_back(cards_to_json<mitigati::Game>(hand));
    }
    Json tricks = Json::array();
    for (std::size_t seat = 0; seat < setup.hands.size(); ++seat) {
        tricks.push_back(seat < setup.tricks.size() ? cards_to_json<mitigati::Game>(setup.tricks[seat])
                                                    : Json::array());
    }
    return {{"type", "setup"},
            {"stage", std::string(to_text(setup.stage))},
            {"hands", std::move(hands)},
            {"stock", cards_to_json<mitigati::Game>(setup.stock)},
            {"discards", cards_to_json<mitigati::Game>(setup.discards)},
            {"tricks", std::move(tricks)},
            {"turn", setup.turn},
            {"dealer", state.dealer}};
}

} // namespace mitts::cli
