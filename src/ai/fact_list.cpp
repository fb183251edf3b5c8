#include "ai/fact_list.h"

#include "cards/in_order.h"
#include "cards/text.h"

#include <limits>

namespace mitts::ai {

void FactList::add(std::string_view id, std::string_view reasons, std::initializer_list<FactValue> values) {
    double weight = 0;
    for (const auto& word : split_words(reasons, " ")) {
        for (const auto& reason : weights_) {
            weight += reason.id == word.text ? std::max(0.0, reason.points) : 0;
        }
    }
    entries_.push_back({.weight = weight, .fact = {.id = std::string(id), .values = values}});
}

void FactList::add_first(std::string_view id) {
    entries_.push_back({.weight = std::numeric_limits<double>::infinity(), .fact = {.id = std::string(id)}});
}

std::vector<Fact> FactList::weightiest() const {
    auto entries = entries_;
    put_in_order(entries, [](const Entry& left, const Entry& right) { return left.weight > right.weight; });
    std::vector<Fact> facts;
    for (std::size_t index = 0; index < std::min(entries.size(), most_facts); ++index) {
        facts.push_back(std::move(entries[index].fact));
    }
    return facts;
}

} // namespace mitts::ai
