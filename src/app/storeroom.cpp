#include "app/storeroom.h"

namespace mitts::app {

using ports::StorageStatus;

namespace {

constexpr std::string_view aside_name = "match.aside";

std::string_view name_of(Slot slot) {
    return slot == Slot::Own ? "match" : "match.link";
}

} // namespace

Keeping Storeroom::keep_match(const Save& save) {
    const auto text = to_text(save);
    const auto name = name_of(save.address.empty() ? Slot::Own : Slot::Link);
    switch (storage_.put(name, text)) {
    case StorageStatus::Done:
        break;
    case StorageStatus::Full:
        return Keeping::Full;
    case StorageStatus::Missing:
    case StorageStatus::Refused:
        return Keeping::Refused;
    }
    const auto back = storage_.get(name);
    return back.status == StorageStatus::Done && back.text == text ? Keeping::Kept : Keeping::Garbled;
}

std::optional<std::string> Storeroom::match_text(Slot slot) {
    auto stored = storage_.get(name_of(slot));
    if (stored.status != StorageStatus::Done) {
        return std::nullopt;
    }
    return std::move(stored.text);
}

void Storeroom::set_aside(Slot slot, std::string_view text) {
    if (storage_.put(aside_name, text) == StorageStatus::Done) {
        storage_.remove(name_of(slot));
    }
}

std::string Storeroom::small_text(std::string_view name) {
    return storage_.get(name).text;
}

// Settings that cannot be kept are used all the same; only a match that cannot be kept is worth a word.
void Storeroom::keep_small_text(std::string_view name, std::string_view text) {
    storage_.put(name, text);
}

} // namespace mitts::app
