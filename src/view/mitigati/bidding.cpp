#include "view/mitigati/bidding.h"

#include "cards/text.h"
#include "view/mitigati/choices.h"
#include "view/mitigati/spoken.h"

#include <algorithm>
#include <cmath>

namespace mitts::view::mitigati {

namespace {

using mitts::mitigati::ActionType;
using mitts::mitigati::lowest_bid;

Intent redraw() {
    return {.type = IntentType::Redraw};
}

bool asks_first(const TableModel& model, const Action& action) {
    return action.type == ActionType::Bid && asks_before_agreeing(model) && model.asked != action.bid &&
           agreeing_bid(model.match.seen) == action.bid;
}

Intent attempt(const TableModel& model, TableUi& ui, const Action& action) {
    if (const auto refusal = why_not(model.match.seen, action)) {
        return {.type = IntentType::Refuse, .refusal = *refusal};
    }
    if (asks_first(model, action)) {
        ui.answer = TableUi::Answer::NotYet;
        return {.type = IntentType::AskFirst, .actions = {action}};
    }
    ui.bid.reset();
    ui.stepped.reset();
    ui.typed.clear();
    ui.strip_back = 0;
    return {.type = IntentType::Submit, .actions = {action}};
}

int within_limits(const TableModel& model, int bid) {
    return std::clamp(bid, lowest_bid, highest_bid_of(model.match.seen, model.match.seen.viewer));
}

Intent prepare(const TableModel& model, TableUi& ui, int bid) {
    ui.bid = within_limits(model, bid);
    ui.stepped = ui.bid;
    return redraw();
}

// Handles a typed character. As soon as the typed text is a number, that number becomes the prepared bid.
Intent type_character(const TableModel& model, TableUi& ui, char character) {
    constexpr std::size_t longest = 4; // the number of characters in "-100"
    if (character == '-') {
        ui.typed = ui.typed.rfind('-', 0) == 0 ? ui.typed.substr(1) : "-" + ui.typed;
    } else if (ui.typed.size() < longest) {
        ui.typed += character;
    } else {
        ui.typed = std::string(1, character);
    }
    const auto number = parse_integer(ui.typed);
    return number ? prepare(model, ui, static_cast<int>(*number)) : redraw();
}

Intent stand(const TableModel& model, TableUi& ui) {
    const auto last = model.match.seen.bids[at(model.match.seen.viewer)];
    return last ? attempt(model, ui, bid_of(*last)) : Intent{}; // repeats the last bid (T5)
}

} // namespace

Action bid_of(int amount) {
    return {.type = ActionType::Bid, .bid = static_cast<std::int16_t>(amount)};
}

float BidScale::part_of(int bid) const {
    return static_cast<float>(std::clamp(bid, lowest, highest) - lowest) / static_cast<float>(highest - lowest);
}

BidScale bid_scale(const TableModel& model, const TableUi& ui) {
    constexpr int around = 20;
    constexpr int most_numbers = 7; // the most numbers that fit on a phone
    BidScale scale;
    const auto& seen = model.match.seen;
    const auto worth = model.worth.value_or(HandWorth{.about = 0, .low = scale.lowest, .high = scale.highest});
    const int about = worth.about;
    const int prepared = ui.stepped.value_or(prepared_bid(model, {}));
    const int last = seen.bids[at(seen.viewer)].value_or(about);
    const int zero = closing_bid(seen, seen.viewer).value_or(about);
    const int low = std::max(lowest_bid, std::min({worth.low, about - around, last, zero, prepared}));
    const int high = std::max({worth.high, about + around, last, zero, prepared});
    for (const int step : {10, 20, 50, 100, 200}) {
        const auto steps = [step](int bid) { return static_cast<float>(bid) / static_cast<float>(step); };
        scale = {.lowest = step * static_cast<int>(std::floor(steps(low))),
                 .highest = step * static_cast<int>(std::ceil(steps(high))),
                 .step = step};
        if ((scale.highest - scale.lowest) / step < most_numbers) {
            break;
        }
    }
    return scale;
}

bool can_change_bid(const TableModel& model, const TableUi& ui, int by) {
    const int bid = prepared_bid(model, ui);
    return within_limits(model, bid + by) != bid;
}

Intent change_bid(const TableModel& model, TableUi& ui, int by) {
    const int bid = prepared_bid(model, ui) + by;
    ui.typed.clear();
    if (const auto refusal = why_not(model.match.seen, bid_of(bid)); refusal && !can_change_bid(model, ui, by)) {
        return {.type = IntentType::Refuse, .refusal = *refusal};
    }
    return prepare(model, ui, bid);
}

Intent slide_bid(const TableModel& model, TableUi& ui, const Rect& slider, Point at) {
    if (!may_act(model) || !viewer_bids(model.match.seen)) {
        return {};
    }
    const float end = slider.h / 2; // keeps the knob inside the slider
    const float part = std::clamp((at.x - slider.x - end) / std::max(1.0F, slider.w - 2 * end), 0.0F, 1.0F);
    const auto scale = bid_scale(model, ui);
    ui.typed.clear();
    ui.bid = within_limits(
        model, scale.lowest + static_cast<int>(std::lround(part * static_cast<float>(scale.highest - scale.lowest))));
    return redraw();
}

Intent play_out() {
    return {.type = IntentType::Repeat, .actions = {{.type = ActionType::More}}};
}

Intent answer(const TableModel& model, TableUi& ui, TableUi::Answer given) {
    return given == TableUi::Answer::Agree && model.asked ? attempt(model, ui, bid_of(*model.asked))
                                                          : Intent{.type = IntentType::AskFirst};
}

Intent make_bid(const TableModel& model, TableUi& ui) {
    const auto& seen = model.match.seen;
    const int bid = prepared_bid(model, ui);
    return agreeing_bid(seen) == bid && ui.bid != bid && !asks_before_agreeing(model) ? prepare(model, ui, bid)
                                                                                      : attempt(model, ui, bid_of(bid));
}

std::optional<Intent> press_bid_character(const TableModel& model, TableUi& ui, char character) {
    if ((character >= '0' && character <= '9') || character == '-') {
        return type_character(model, ui, character);
    }
    if (character == 's') {
        return stand(model, ui);
    }
    if (character == 'm') {
        return attempt(model, ui, {.type = ActionType::More});
    }
    return std::nullopt;
}

Intent on_bid_target(const Target& target, const TableModel& model, TableUi& ui) {
    if (!viewer_bids(model.match.seen)) {
        return {};
    }
    switch (target.id) {
    case TargetId::Bid:
        return make_bid(model, ui);
    case TargetId::BidStep:
        return change_bid(model, ui, target.index);
    case TargetId::BidZero:
        if (const auto refusal = why_not(model.match.seen, bid_of(target.index))) { // T5: the bid is too high
            return {.type = IntentType::Refuse, .refusal = *refusal};
        }
        return asks_before_agreeing(model) ? attempt(model, ui, bid_of(target.index))
                                           : prepare(model, ui, target.index);
    case TargetId::Agree:
        return answer(model, ui, TableUi::Answer::Agree);
    case TargetId::NotYet:
        return answer(model, ui, TableUi::Answer::NotYet);
    case TargetId::PlayOut:
        return play_out();
    case TargetId::Bargain:
        ui.bargains = true;
        return redraw();
    case TargetId::BidNumber:
        return {.type = IntentType::AskNumber};
    case TargetId::Stand:
        return stand(model, ui);
    case TargetId::MoreCards:
        return attempt(model, ui, {.type = ActionType::More});
    default:
        return {};
    }
}

Intent on_number(std::string_view text, const TableModel& model, TableUi& ui) {
    if (!may_act(model) || !viewer_bids(model.match.seen)) {
        return {};
    }
    std::string plain;
    for (const auto& word : split_words(text, " \t\n+")) { // "+5" is also a bid
        plain += word.text;
    }
    const auto minus = plain.find("−");
    if (minus != std::string::npos) {
        plain.replace(minus, std::string_view("−").size(), "-");
    }
    const auto number = parse_integer(plain);
    if (!number || std::abs(*number) > 10000) {
        return {.type = IntentType::Refuse, .refusal = {.id = mitts::mitigati::RefusalId::BidOutOfRange}};
    }
    const auto bid = static_cast<int>(*number);
    if (const auto refusal = why_not(model.match.seen, bid_of(bid))) {
        return {.type = IntentType::Refuse, .refusal = *refusal};
    }
    return prepare(model, ui, bid);
}

} // namespace mitts::view::mitigati
