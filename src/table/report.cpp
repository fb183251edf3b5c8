#include "table/report.h"

#include "ports/json_text.h"

#include <cmath>

namespace mitts::table {

namespace {

std::string number(float value) {
    return std::to_string(static_cast<int>(std::lround(value)));
}

// One place of the screen.
struct Place {
    std::string_view id;
    int index = 0;
    std::string_view label;
    bool enabled = true;
    bool chosen = false;
    view::Rect rect{};
};

std::string json_of(const Place& place) {
    const auto flag = [](bool yes) { return yes ? "true" : "false"; };
    return "{\"id\":" + ports::json_string(place.id) + ",\"index\":" + std::to_string(place.index) +
           ",\"label\":" + ports::json_string(place.label) + ",\"enabled\":" + flag(place.enabled) +
           ",\"chosen\":" + flag(place.chosen) + ",\"x\":" + number(place.rect.x) + ",\"y\":" + number(place.rect.y) +
           ",\"w\":" + number(place.rect.w) + ",\"h\":" + number(place.rect.h) + "}";
}

std::string json_list(const std::vector<Place>& places) {
    std::string json = "[";
    for (const auto& place : places) {
        json += (json.size() == 1 ? "" : ",") + json_of(place);
    }
    return json + "]";
}

} // namespace

std::string_view target_name(view::TargetId id) {
    using view::TargetId;
    switch (id) {
    case TargetId::None:
        return "None";
    case TargetId::Card:
        return "Card";
    case TargetId::ChoicePlay:
        return "ChoicePlay";
    case TargetId::ChoiceCall:
        return "ChoiceCall";
    case TargetId::ChoicePlace:
        return "ChoicePlace";
    case TargetId::ChoiceDiscard:
        return "ChoiceDiscard";
    case TargetId::Column:
        return "Column";
    case TargetId::Stock:
        return "Stock";
    case TargetId::Table:
        return "Table";
    case TargetId::Pile:
        return "Pile";
    case TargetId::Seat:
        return "Seat";
    case TargetId::Menu:
        return "Menu";
    case TargetId::Hint:
        return "Hint";
    case TargetId::Undo:
        return "Undo";
    case TargetId::Redo:
        return "Redo";
    case TargetId::Log:
        return "Log";
    case TargetId::Scores:
        return "Scores";
    case TargetId::Ready:
        return "Ready";
    case TargetId::Confirm:
        return "Confirm";
    case TargetId::TrickPlace:
        return "TrickPlace";
    case TargetId::LastTrick:
        return "LastTrick";
    case TargetId::Bid:
        return "Bid";
    case TargetId::BidStep:
        return "BidStep";
    case TargetId::BidSlider:
        return "BidSlider";
    case TargetId::BidNumber:
        return "BidNumber";
    case TargetId::BidZero:
        return "BidZero";
    case TargetId::Stand:
        return "Stand";
    case TargetId::MoreCards:
        return "MoreCards";
    case TargetId::StripBack:
        return "StripBack";
    case TargetId::StripForth:
        return "StripForth";
    case TargetId::Continue:
        return "Continue";
    case TargetId::NewGame:
        return "NewGame";
    case TargetId::Customize:
        return "Customize";
    case TargetId::Language:
        return "Language";
    case TargetId::GamesPlayed:
        return "GamesPlayed";
    case TargetId::HowToPlay:
        return "HowToPlay";
    case TargetId::Settings:
        return "Settings";
    }
    return {};
}

std::string_view panel_name(PanelKind kind) {
    switch (kind) {
    case PanelKind::Menu:
        return "menu";
    case PanelKind::NewMatch:
        return "new-match";
    case PanelKind::CustomRules:
        return "custom-rules";
    case PanelKind::Rules:
        return "rules";
    case PanelKind::Summary:
        return "summary";
    case PanelKind::Log:
        return "log";
    case PanelKind::Why:
        return "why";
    case PanelKind::Pile:
        return "pile";
    case PanelKind::HowToPlay:
        return "how-to-play";
    case PanelKind::Played:
        return "played";
    case PanelKind::Settings:
        return "settings";
    case PanelKind::Record:
        return "record";
    case PanelKind::About:
        return "about";
    case PanelKind::Dialog:
        return "dialog";
    }
    return {};
}

std::string targets_json(const std::vector<view::Target>& targets) {
    std::vector<Place> places;
    for (const auto& target : targets) {
        places.push_back({.id = target_name(target.id),
                          .index = target.index,
                          .label = target.label,
                          .enabled = target.enabled,
                          .rect = target.rect});
    }
    return json_list(places);
}

std::string controls_json(const std::vector<view::PanelControl>& controls) {
    std::vector<Place> places;
    for (const auto& control : controls) {
        places.push_back({.id = "Control",
                          .index = static_cast<int>(places.size()),
                          .label = control.label,
                          .enabled = control.enabled,
                          .chosen = control.chosen,
                          .rect = control.rect});
    }
    return json_list(places);
}

} // namespace mitts::table
