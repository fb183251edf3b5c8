#include "table/report.h"

#include "ports/json_text.h"

#include <cmath>

namespace mitts::table {

namespace {

// Returns the fields of `of`, followed by the rectangle, as JSON.
std::string place_json(ports::JsonObject of, const view::Rect& rect) {
    return of.number("x", std::lround(rect.x))
        .number("y", std::lround(rect.y))
        .number("w", std::lround(rect.w))
        .number("h", std::lround(rect.h))
        .done();
}

} // namespace

std::string_view target_name(view::TargetId id) {
    static constexpr std::string_view names[] = {
#define MITTS_TARGET(id) #id,
#include "view/targets.inc"
#undef MITTS_TARGET
    };
    return names[static_cast<std::size_t>(id)];
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
    case PanelKind::WhyMove:
        return "why-move";
    case PanelKind::Known:
        return "known";
    case PanelKind::Pile:
        return "pile";
    case PanelKind::Played:
        return "played";
    case PanelKind::Challenge:
        return "challenge";
    case PanelKind::Shelf:
        return "shelf";
    case PanelKind::Lessons:
        return "lessons";
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
    return ports::json_list(targets, [](const view::Target& target) {
        ports::JsonObject json;
        json.text("id", target_name(target.id)).number("index", target.index).text("label", target.label);
        return place_json(json.flag("enabled", target.enabled).flag("chosen", false), target.rect);
    });
}

std::string controls_json(const std::vector<view::PanelControl>& controls) {
    int index = 0;
    return ports::json_list(controls, [&](const view::PanelControl& control) {
        ports::JsonObject json;
        json.text("id", "Control").number("index", index++).text("label", control.label);
        return place_json(json.flag("enabled", control.enabled).flag("chosen", control.chosen), control.rect);
    });
}

} // namespace mitts::table
