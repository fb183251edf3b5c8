#include "table/storeroom.h"

#include <algorithm>

namespace mitts::table {

using ports::StorageStatus;

namespace {

/// As many whole saves are kept as this, and one more while it is written.
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

} // namespace

KeptMatch Storeroom::at(Slot slot, int place) {
    auto stored = storage_.get(place_name(slot_name(slot), place));
    if (stored.status != StorageStatus::Done) {
        return {};
    }
    return {.seal = read_seal(stored.text), .place = place, .text = std::move(stored.text)};
}

// The first place under a name with nothing in it; empty if there is none, or none that can be looked at.
std::string Storeroom::free_place(std::string_view name) {
    for (int place = 0; place < slot_places; ++place) {
        auto text = place_name(name, place);
        if (storage_.get(text).status == StorageStatus::Missing) {
            return text;
        }
    }
    return {};
}

// Writes a text and reads it back.
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

Keeping Storeroom::keep_match(const Save& save) {
    const auto slot = save.address.empty() ? Slot::Own : Slot::Link;
    const auto place = free_place(slot_name(slot));
    if (place.empty()) {
        return Keeping::Refused;
    }
    const auto text = sealed(to_text(save), std::max<std::int64_t>(0, newest_match(slot).seal.generation) + 1);
    auto keeping = keep(place, text);
    while (keeping == Keeping::Full && drop_oldest(slot, 1)) {
        keeping = keep(place, text);
    }
    while (keeping == Keeping::Kept && drop_oldest(slot, kept_matches)) {
    }
    return keeping;
}

// Forgets the oldest whole save where there are more of them than are to be kept. False if nothing was forgotten.
bool Storeroom::drop_oldest(Slot slot, int kept) {
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
    return sound > kept && storage_.remove(place_name(slot_name(slot), oldest)) == StorageStatus::Done;
}

KeptMatch Storeroom::newest_match(Slot slot, std::int64_t below) {
    int newest = -1;
    std::int64_t most = -1;
    for (int place = 0; place < slot_places; ++place) {
        const auto generation = at(slot, place).seal.generation; // -1 where nothing is
        if (generation > most && generation < below) {
            newest = place;
            most = generation;
        }
    }
    return newest < 0 ? KeptMatch{} : at(slot, newest);
}

void Storeroom::set_aside(Slot slot, const KeptMatch& match) {
    const auto place = free_place("match.aside");
    if (!place.empty() && keep(place, match.text) == Keeping::Kept) {
        storage_.remove(place_name(slot_name(slot), match.place));
    }
}

std::string Storeroom::small_text(std::string_view name) {
    return storage_.get(name).text;
}

// Settings that cannot be kept are used all the same; only a match that cannot be kept is worth a word.
void Storeroom::keep_small_text(std::string_view name, std::string_view text) {
    storage_.put(name, text);
}

void Storeroom::note_game_played(std::string_view line) {
    const auto before = games_played();
    const auto lines = split_words(before, "\n");
    std::string played;
    for (auto index = lines.size() < most_games_played ? 0 : lines.size() + 1 - most_games_played; index < lines.size();
         ++index) {
        played += std::string(lines[index].text) + '\n';
    }
    keep_small_text("played", played + std::string(line) + '\n');
}

} // namespace mitts::table
