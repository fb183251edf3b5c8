#include "table/storeroom.h"

#include <algorithm>

namespace mitts::table {

using ports::StorageStatus;

namespace {

/// The number of intact saves to keep per match. While a new save is being written, there is one more.
constexpr int kept_matches = 3;

Keeping keeping_of(StorageStatus status) {
    switch (status) {
    case StorageStatus::Done:
        return Keeping::Kept;
    case StorageStatus::Full:
        return Keeping::Full;
    case StorageStatus::Elsewhere:
        return Keeping::Elsewhere;
    default:
        return Keeping::Refused;
    }
}

bool is_number(std::string_view text) {
    const auto number = parse_integer(text);
    return number && *number > 0 && std::to_string(*number) == text;
}

} // namespace

std::string_view slot_of_place(std::string_view name) {
    auto slot = name;
    const auto last = name.size() < 2 ? std::string_view() : name.substr(name.size() - 2);
    if (last.size() == 2 && last[0] == '.' && last[1] >= '1' && last[1] < '0' + slot_places) {
        slot.remove_suffix(2);
    }
    const bool numbered = slot.substr(0, 7) == "match.m" && is_number(slot.substr(7));
    return slot == own_slot || slot == link_slot || numbered ? slot : std::string_view();
}

KeptMatch Storeroom::at(std::string_view slot, int place) {
    auto stored = storage_.get(place_name(slot, place));
    if (stored.status != StorageStatus::Done) {
        return {};
    }
    return {.seal = read_seal(stored.text), .place = place, .text = std::move(stored.text)};
}

// Returns the first empty place under a name, or an empty string if there is none or the storage cannot be read.
std::string Storeroom::free_place(std::string_view name) {
    for (int place = 0; place < slot_places; ++place) {
        auto text = place_name(name, place);
        if (storage_.get(text).status == StorageStatus::Missing) {
            return text;
        }
    }
    return {};
}

// Writes text to a place and reads it back.
Keeping Storeroom::keep(const std::string& place, const std::string& text) {
    const auto status = storage_.put(place, text);
    if (status != StorageStatus::Done) {
        return keeping_of(status);
    }
    if (storage_.get(place).text == text) {
        return Keeping::Kept;
    }
    storage_.remove(place);
    return Keeping::Garbled;
}

std::vector<std::string> Storeroom::shelf() {
    std::vector<std::string> slots;
    std::vector<std::int64_t> numbers;
    for (const auto& name : storage_.names()) { // reads only occupied places, because every read is a call to the page
        const auto slot = slot_of_place(name);
        if (slot.empty()) {
            continue;
        }
        const auto number = read_seal(storage_.get(name).text).generation;
        auto at = static_cast<std::size_t>(std::find(slots.begin(), slots.end(), slot) - slots.begin());
        if (at == slots.size()) {
            slots.emplace_back(slot);
            numbers.push_back(number);
        }
        numbers[at] = std::max(numbers[at], number);
        for (; at > 0 && numbers[at - 1] < numbers[at]; --at) {
            std::swap(numbers[at - 1], numbers[at]);
            slots[at - 1].swap(slots[at]);
        }
    }
    return slots;
}

std::string Storeroom::free_slot(std::string_view first) {
    auto taken = storage_.names();
    for (auto& name : taken) {
        name.resize(slot_of_place(name).size()); // a place's name starts with its slot
    }
    std::string slot(first);
    for (int number = 2; std::find(taken.begin(), taken.end(), slot) != taken.end(); ++number) {
        slot = "match.m" + std::to_string(number);
    }
    return slot;
}

Keeping Storeroom::keep_match(std::string_view slot, const Save& save, std::int64_t date) {
    const auto before = std::max(latest_number(), newest_match(slot).seal.generation);
    return keep_as(slot, save, std::max(before + 1, number_of_date(date)));
}

Keeping Storeroom::keep_again(std::string_view slot, const Save& save) {
    latest_number(); // reads the shelf before it changes
    return keep_as(slot, save, newest_match(slot).seal.generation + 1);
}

Keeping Storeroom::keep_as(std::string_view slot, const Save& save, std::int64_t number) {
    const auto place = free_place(slot);
    if (place.empty()) {
        return Keeping::Refused;
    }
    const auto text = sealed(to_text(save), number);
    auto keeping = keep(place, text);
    while (keeping == Keeping::Full && make_room(slot)) {
        keeping = keep(place, text);
    }
    if (keeping == Keeping::Kept && number < unknown_generation) {
        latest_ = std::max(latest_, number);
    }
    while (keeping == Keeping::Kept && drop_oldest(slot, kept_matches)) {
    }
    return keeping;
}

// Returns the highest number on the whole shelf. A new save gets a higher number, even if the clock is wrong.
std::int64_t Storeroom::latest_number() {
    if (latest_ < 0) {
        latest_ = 0;
        for (const auto& slot : shelf()) {
            const auto number = newest_match(slot, unknown_generation).seal.generation;
            latest_ = std::max(latest_, number);
        }
    }
    return latest_;
}

// Frees storage by deleting one old save, if possible from this slot, otherwise from another. Each match keeps its last
// intact save.
bool Storeroom::make_room(std::string_view slot) {
    if (drop_oldest(slot, 1)) {
        return true;
    }
    const auto slots = shelf();
    return std::any_of(slots.rbegin(), slots.rend(),
                       [this](const std::string& other) { return drop_oldest(other, 1); });
}

// Drops the oldest intact save of a slot that has more than `kept` intact saves. Returns false if no save was dropped.
bool Storeroom::drop_oldest(std::string_view slot, int kept) {
    int sound = 0;
    int oldest = 0;
    std::int64_t least = 0;
    for (int place = 0; place < slot_places; ++place) {
        const auto seal = at(slot, place).seal;
        if (seal.condition == Condition::Sound && (sound++ == 0 || seal.generation < least)) {
            oldest = place;
            least = seal.generation;
        }
    }
    return sound > kept && storage_.remove(place_name(slot, oldest)) == StorageStatus::Done;
}

KeptMatch Storeroom::newest_match(std::string_view slot, std::int64_t below) {
    int newest = -1;
    std::int64_t most = -1;
    for (int place = 0; place < slot_places; ++place) {
        const auto generation = at(slot, place).seal.generation; // -1 for an empty place
        if (generation > most && generation < below) {
            newest = place;
            most = generation;
        }
    }
    return newest < 0 ? KeptMatch{} : at(slot, newest);
}

void Storeroom::set_aside(std::string_view slot, const KeptMatch& match) {
    const auto place = free_place("match.aside");
    if (!place.empty() && keep(place, match.text) == Keeping::Kept) {
        storage_.remove(place_name(slot, match.place));
    }
}

void Storeroom::take_off(std::string_view slot) {
    storage_.remove(summary_of(slot));
    for (int place = 0; place < slot_places; ++place) {
        const auto kept = at(slot, place);
        if (kept.seal.condition == Condition::Sound) {
            storage_.remove(place_name(slot, place));
        } else if (kept.seal.condition == Condition::Damaged) {
            set_aside(slot, kept);
        }
    }
}

std::string Storeroom::small_text(std::string_view name) {
    return storage_.get(name).text;
}

// Ignores failures: settings apply even if they cannot be stored, and only a lost match is reported.
void Storeroom::keep_small_text(std::string_view name, std::string_view text) {
    storage_.put(name, text);
}

} // namespace mitts::table
