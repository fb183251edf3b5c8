#include "review/lines.h"

#include <string_view>

namespace mitts::review {

namespace {

/// Writes the members of one JSON object. The notation of actions needs no escaping.
class Object {
public:
    explicit Object(std::string& out) : out_(out) {
        out_ += '{';
    }
    Object& member(std::string_view name, std::string_view text) {
        return begin(name), out_ += '"', out_ += text, out_ += '"', *this;
    }
    Object& member(std::string_view name, std::int64_t number) {
        return begin(name), out_ += std::to_string(number), *this;
    }
    Object& member(std::string_view name, const std::vector<Milli>& numbers) {
        begin(name);
        char separator = '[';
        for (const auto number : numbers) {
            out_ += separator + std::to_string(number);
            separator = ',';
        }
        return out_ += ']', *this;
    }
    void begin(std::string_view name) {
        out_ += out_.back() == '{' ? "\"" : ",\"";
        out_ += name;
        out_ += "\":";
    }

private:
    std::string& out_;
};

} // namespace

std::string line_of(int round, const DecisionReview& decision, Detail detail) {
    const auto& judged = decision.judged;
    std::string out;
    Object line(out);
    line.member("type", "decision").member("round", round).member("action", static_cast<std::int64_t>(decision.action));
    line.member("seat", decision.seat);
    line.member("chosen", judged.values[judged.chosen].name).member("best", judged.values[judged.best].name);
    line.member("loss", judged.loss).member("difference_error", judged.difference_error);
    if (detail == Detail::Full) {
        line.member("closest", decision.closest).member("others", decision.others);
    }
    line.begin("values");
    char separator = '[';
    for (std::size_t way = 0; way < judged.values.size(); ++way) {
        const auto& value = judged.values[way];
        out += separator;
        separator = ',';
        Object member(out);
        member.member("action", value.name).member("value", value.value).member("error", value.error);
        if (detail == Detail::Full) {
            member.member("gap", decision.gaps[way]);
            if (decision.tried[way] != value.name) { // true only for a group of actions such as "bid"
                member.member("tried", decision.tried[way]);
            }
        }
        out += '}';
    }
    return out += "]}\n";
}

std::string line_of(int round, std::size_t actions, const PositionReview& position) {
    std::string out;
    Object line(out);
    line.member("type", "position").member("round", round).member("actions", static_cast<std::int64_t>(actions));
    line.member("values", position.values).member("draws", position.draws);
    return out += "}\n";
}

std::string sum_lines(const RoundReview& review) {
    std::string out;
    int side = 0;
    for (const auto& sum : review.sums) {
        Object line(out);
        line.member("type", "sum").member("round", review.round).member("side", side++).member("start", sum.start);
        line.member("deal", sum.deal).member("draws", sum.draws).member("hidden", sum.hidden);
        line.member("losses", sum.losses).member("others", sum.others).member("result", sum.result);
        out += "}\n";
    }
    return out;
}

std::string to_lines(const RoundReview& review) {
    std::string out;
    for (const auto& decision : review.decisions) {
        out += line_of(review.round, decision);
    }
    return out + sum_lines(review);
}

} // namespace mitts::review
