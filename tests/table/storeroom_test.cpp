// Tests that saves survive interrupted writes, storage failures, and unrelated entries in the storage.
#include "table/storeroom.h"

#include "tests/table/failing_storage.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

using namespace mitts;
using ports::StorageStatus;
using table::Condition;
using table::Keeping;
using table::link_slot;
using table::own_slot;
using table::Storeroom;
using tests::FailingMachine;
using tests::ForgetfulStorage;
using tests::LastWrite;
using tests::PowerCut;
using tests::SmallStorage;

namespace {

table::Save save_number(int number, std::string address = {}) {
    return {.seats = {{.name = "Marie", .level = ""}, {.name = "Mathilde", .level = "careful"}},
            .rounds = 1,
            .record = "[Game \"mitaines\"]\n\nmove " + std::to_string(number) + '\n',
            .address = std::move(address)};
}

/// Returns the record of a stored save, or the reason why the save cannot be opened.
std::string told_by(const table::KeptMatch& match) {
    switch (match.seal.condition) {
    case Condition::Missing:
        return "nothing";
    case Condition::Damaged:
        return "damaged";
    case Condition::Newer:
        return "newer";
    case Condition::Sound:
        break;
    }
    const auto save = table::parse_save(match.text);
    return save ? save->record : save.error().to_text();
}

/// Returns the stored records, newest first.
std::vector<std::string> all_kept(ports::Storage& storage, std::string_view slot = own_slot) {
    Storeroom room(storage);
    std::vector<std::string> texts;
    for (auto match = room.newest_match(slot); match.seal.condition != Condition::Missing;
         match = room.newest_match(slot, match.seal.generation)) {
        texts.push_back(told_by(match));
    }
    return texts;
}

std::string record_of(int number) {
    return save_number(number).record;
}

} // namespace

TEST_CASE("the last three saves are kept, and the newest is found first") {
    platform::MemoryStorage storage;
    Storeroom room(storage);
    CHECK(all_kept(storage).empty());
    for (int number = 1; number <= 7; ++number) {
        REQUIRE(room.keep_match(own_slot, save_number(number)) == Keeping::Kept);
    }
    CHECK(all_kept(storage) == std::vector{record_of(7), record_of(6), record_of(5)});
}

TEST_CASE("each match has its own slot, and the match saved last is listed first") {
    platform::MemoryStorage storage;
    Storeroom room(storage);
    CHECK(room.shelf().empty());
    std::vector<std::string> slots;
    for (int match = 1; match <= 4; ++match) {
        slots.push_back(room.free_slot(match == 2 ? link_slot : own_slot));
        for (int turn = 0; turn < 5; ++turn) {
            REQUIRE(room.keep_match(slots.back(), save_number(10 * match + turn), 1000 * match) == Keeping::Kept);
        }
    }
    CHECK(slots == std::vector<std::string>{"match", "match.link", "match.m2", "match.m3"});
    CHECK(room.shelf() == std::vector<std::string>{"match.m3", "match.m2", "match.link", "match"});
    for (int match = 1; match <= 4; ++match) {
        const std::vector kept{record_of(10 * match + 4), record_of(10 * match + 3), record_of(10 * match + 2)};
        CHECK(all_kept(storage, slots[static_cast<std::size_t>(match - 1)]) == kept);
    }
    room.keep_match("match", save_number(19), 9000);
    CHECK(room.shelf().front() == "match");
}

TEST_CASE("listing the matches reads each save once, and finding a free slot does not read any save") {
    tests::CountingStorage storage;
    Storeroom room(storage);
    for (int match = 1; match <= 5; ++match) {
        room.keep_match(room.free_slot(own_slot), save_number(match), 1000 * match);
    }
    storage.reads = 0;
    CHECK(room.shelf().size() == 5);
    CHECK(storage.reads == 5);
    CHECK(room.free_slot(own_slot) == "match.m6");
    CHECK(storage.reads == 5);
}

TEST_CASE("saves written by earlier versions are listed and can be opened") {
    platform::MemoryStorage storage;
    storage.put("match.3", table::sealed(table::to_text(save_number(1)), 17));
    storage.put("match.link", table::sealed(table::to_text(save_number(2, "game=mitaines&seed=4")), 40));
    Storeroom room(storage);
    CHECK(room.shelf() == std::vector<std::string>{"match.link", "match"});
    CHECK(all_kept(storage, own_slot) == std::vector{record_of(1)});
    CHECK(all_kept(storage, link_slot) == std::vector{record_of(2)});
    CHECK(room.free_slot(own_slot) == "match.m2");
    CHECK(room.free_slot(link_slot) == "match.m2");
}

TEST_CASE("unrelated storage entries are not listed as matches") {
    for (const auto* name : {"match.aside", "match.aside.1", "match.8", "match.m", "match.m0", "match.m02", "match.mx",
                             "match.m2.8", "match.link.", "matches", "settings", "played", "", ".1"}) {
        CHECK_MESSAGE(table::slot_of_place(name).empty(), name);
    }
    CHECK(table::slot_of_place("match.7") == "match");
    CHECK(table::slot_of_place("match.link.1") == "match.link");
    CHECK(table::slot_of_place("match.m12") == "match.m12");
    CHECK(table::slot_of_place("match.m12.3") == "match.m12");
}

TEST_CASE("removing a match removes its saves, sets damaged saves aside, and keeps saves from newer versions") {
    platform::MemoryStorage storage;
    Storeroom room(storage);
    for (int number = 1; number <= 3; ++number) {
        room.keep_match("match.m2", save_number(number));
    }
    room.keep_match(own_slot, save_number(9));
    storage.put("match.m2.5", "torn");
    storage.put("match.m2.6", "mitts-save 4 7 something");
    room.take_off("match.m2");
    CHECK(all_kept(storage, "match.m2") == std::vector<std::string>{"newer"});
    CHECK(storage.get("match.aside").text == "torn");
    CHECK(all_kept(storage) == std::vector{record_of(9)});
    CHECK(room.free_slot("match.m2") != "match.m2");
}

TEST_CASE("new saves in a reused slot get higher numbers than the earlier saves") {
    platform::MemoryStorage storage;
    Storeroom room(storage);
    for (int number = 1; number <= 5; ++number) {
        room.keep_match(own_slot, save_number(number), 1'800'000'000'000 + 100 * number);
    }
    const auto known = room.newest_match(own_slot).seal.generation;
    CHECK(known == 18'000'000'005);
    CHECK(table::date_of_number(known) == 1'800'000'000'500);
    for (const std::int64_t number : {std::int64_t{17}, table::unknown_generation + 1}) {
        CHECK(table::date_of_number(number) == 0);
    }
    room.take_off(own_slot);
    REQUIRE(room.free_slot(own_slot) == own_slot);
    room.keep_match(own_slot, save_number(6), 1'800'000'001'000);
    CHECK(room.newest_match(own_slot).seal.generation > known);
    // Setting the clock back does not make a new save older than the previous one.
    room.keep_match(own_slot, save_number(7), 5);
    CHECK(all_kept(storage) == std::vector{record_of(7), record_of(6)});
}

TEST_CASE("a match that is saved again in the same position keeps its place in the list and its date") {
    platform::MemoryStorage storage;
    Storeroom room(storage);
    room.keep_match("match.m2", save_number(1), 1'800'000'000'000);
    room.keep_match(own_slot, save_number(2), 1'800'000'100'000);
    auto renamed = save_number(1);
    renamed.name = "Sunday";
    REQUIRE(room.keep_again("match.m2", renamed) == Keeping::Kept);
    CHECK(room.shelf() == std::vector<std::string>{std::string(own_slot), "match.m2"});
    CHECK(room.newest_match("match.m2").seal.generation == 18'000'000'001);
    CHECK(table::parse_save(room.newest_match("match.m2").text)->name == "Sunday");
    room.keep_match(own_slot, save_number(3), 5);
    CHECK(room.newest_match(own_slot).seal.generation == 18'000'001'001);
}

TEST_CASE("a match with a name is saved in version 2 of the format") {
    auto save = save_number(1);
    CHECK(table::to_text(save).rfind("mitts-save 1\n", 0) == 0);
    save.name = "Sunday evenings";
    const auto text = table::sealed(table::to_text(save), 3);
    CHECK(text.rfind("mitts-save 2 3 ", 0) == 0);
    CHECK(table::read_seal(text).condition == Condition::Sound);
    const auto again = table::parse_save(text);
    REQUIRE(bool(again));
    CHECK(*again == save);
}

TEST_CASE("after a power cut during any write, the newest complete save or the one before it can be opened") {
    for (const auto last : {LastWrite::Nothing, LastWrite::Half, LastWrite::Whole}) {
        bool finished = false;
        for (int changes = 1; !finished; ++changes) {
            CAPTURE(changes);
            platform::MemoryStorage storage;
            FailingMachine machine(storage, changes, last);
            Storeroom room(machine);
            int kept = 0; // the last save reported as stored
            try {
                for (; kept < 8; ++kept) {
                    const auto keeping = room.keep_match(
                        own_slot, save_number(kept + 1)); // not inside REQUIRE, which would catch the power cut
                    REQUIRE(keeping == Keeping::Kept);
                }
                finished = true;
            } catch (const PowerCut&) {
            }
            Storeroom after(storage);
            auto newest = after.newest_match(own_slot);
            while (newest.seal.condition == Condition::Damaged) {
                after.set_aside(own_slot, newest);
                newest = after.newest_match(own_slot, newest.seal.generation);
            }
            const auto told = told_by(newest);
            const bool newest_or_next =
                told == record_of(kept + 1) || told == (kept == 0 ? "nothing" : record_of(kept));
            CHECK_MESSAGE(newest_or_next, told);
            // The match can be continued from that save.
            REQUIRE(after.keep_match(own_slot, save_number(100)) == Keeping::Kept);
            CHECK(told_by(after.newest_match(own_slot)) == record_of(100));
            REQUIRE(changes < 100);
        }
    }
}

TEST_CASE("a save without a checksum can be opened, and is kept until there are three newer saves") {
    platform::MemoryStorage storage;
    storage.put("match", table::to_text(save_number(1)));
    CHECK(all_kept(storage) == std::vector{record_of(1)});
    Storeroom room(storage);
    room.keep_match(own_slot, save_number(2));
    CHECK(all_kept(storage) == std::vector{record_of(2), record_of(1)});
    room.keep_match(own_slot, save_number(3));
    room.keep_match(own_slot, save_number(4));
    CHECK(all_kept(storage) == std::vector{record_of(4), record_of(3), record_of(2)});
}

TEST_CASE("a truncation or a changed character anywhere in a save is detected") {
    const auto whole = table::sealed(table::to_text(save_number(3)), 12);
    CHECK(table::read_seal(whole).condition == Condition::Sound);
    CHECK(table::read_seal(whole).generation == 12);
    CHECK(table::parse_save(whole)->record == record_of(3));
    const auto head = std::string("mitts-save 1").size();
    for (std::size_t length = 0; length < whole.size(); ++length) {
        // A save truncated right after the version looks like an old save without a record. Parsing rejects it.
        if (length != head && length != head + 1) {
            CHECK_MESSAGE(table::read_seal(whole.substr(0, length)).condition == Condition::Damaged, length);
        }
        CHECK(!(table::read_seal(whole.substr(0, length)).condition == Condition::Sound &&
                table::parse_save(whole.substr(0, length))));
    }
    for (std::size_t place = head + 4; place < whole.size(); ++place) {
        auto changed = whole;
        changed[place] = changed[place] == 'x' ? 'y' : 'x';
        CHECK_MESSAGE(table::read_seal(changed).condition == Condition::Damaged, changed);
    }
}

TEST_CASE("a damaged save is set aside under another name, and saves set aside are never overwritten") {
    platform::MemoryStorage storage;
    Storeroom room(storage);
    room.keep_match(own_slot, save_number(1));
    room.keep_match(own_slot, save_number(2));
    const auto newest = room.newest_match(own_slot);
    const auto name = "match." + std::to_string(newest.place);
    for (int time = 0; time < 3; ++time) {
        const auto damaged = newest.text + "torn " + std::to_string(time);
        storage.put(name, damaged);
        const auto found = room.newest_match(own_slot);
        REQUIRE(told_by(found) == "damaged");
        room.set_aside(own_slot, found);
        CHECK(storage.get(time == 0 ? "match.aside" : "match.aside." + std::to_string(time)).text == damaged);
        CHECK(all_kept(storage) == std::vector{record_of(1)});
    }
}

TEST_CASE("an unreadable entry counts as the newest save") {
    for (const std::string text : {"", "?", "mitts-save", "mitts-save 1 99999999999999999999999 4\nround 1"}) {
        platform::MemoryStorage storage;
        Storeroom room(storage);
        room.keep_match(own_slot, save_number(1));
        room.keep_match(own_slot, save_number(2));
        storage.put("match.6", text);
        const auto found = room.newest_match(own_slot);
        CHECK(told_by(found) == "damaged");
        CHECK(found.text == text);
        CHECK(told_by(room.newest_match(own_slot, found.seal.generation)) == record_of(2));
        // Later saves count as newer even if the unreadable entry stays.
        CHECK(room.keep_match(own_slot, save_number(3)) == Keeping::Kept);
        CHECK(told_by(room.newest_match(own_slot)) == record_of(3));
    }
}

TEST_CASE("a damaged save that cannot be set aside stays in place") {
    platform::MemoryStorage storage;
    Storeroom room(storage);
    storage.put("match", "mitts-save 1 5 17\nround 1\n");
    storage.refuse(StorageStatus::Full);
    const auto damaged = room.newest_match(own_slot);
    REQUIRE(told_by(damaged) == "damaged");
    room.set_aside(own_slot, damaged);
    storage.refuse(StorageStatus::Done);
    CHECK(storage.get("match").text == damaged.text);
    for (int number = 1; number <= 6; ++number) {
        room.keep_match(own_slot, save_number(number));
    }
    CHECK(storage.get("match").text == damaged.text);
    CHECK(all_kept(storage) == std::vector{record_of(6), record_of(5), record_of(4), std::string("damaged")});
}

TEST_CASE("saves from a newer version are never overwritten, dropped or moved") {
    platform::MemoryStorage storage;
    const std::vector<std::string> newer{"mitts-save 4 7 something\nunknown\n", "mitts-save 4\nwhatever",
                                         "mitts-save 4 9 else"};
    storage.put("match", newer[0]);
    storage.put("match.1", newer[1]);
    storage.put("match.2", newer[2]);
    Storeroom room(storage);
    CHECK(told_by(room.newest_match(own_slot)) == "newer");
    for (int number = 1; number <= 9; ++number) {
        REQUIRE(room.keep_match(own_slot, save_number(number)) == Keeping::Kept);
    }
    CHECK(storage.get("match").text == newer[0]);
    CHECK(storage.get("match.1").text == newer[1]);
    CHECK(storage.get("match.2").text == newer[2]);
    CHECK(told_by(room.newest_match(own_slot)) == record_of(9));
}

TEST_CASE("if saves from a newer version fill the slot, a new save is rejected, and the existing saves are kept") {
    platform::MemoryStorage storage;
    const auto name = [](int place) { return place == 0 ? std::string("match") : "match." + std::to_string(place); };
    for (int place = 0; place < 8; ++place) {
        storage.put(name(place), "mitts-save 4 from tomorrow");
    }
    Storeroom room(storage);
    CHECK(room.keep_match(own_slot, save_number(1)) == Keeping::Refused);
    for (int place = 0; place < 8; ++place) {
        CHECK(storage.get(name(place)).text == "mitts-save 4 from tomorrow");
    }
}

TEST_CASE("if the storage is full, older saves of the match are dropped, but never its latest save") {
    const auto size = table::sealed(table::to_text(save_number(1)), 1).size();
    SmallStorage for_two(2 * size + 8);
    Storeroom room(for_two);
    for (int number = 1; number <= 5; ++number) {
        REQUIRE(room.keep_match(own_slot, save_number(number)) == Keeping::Kept);
    }
    CHECK(all_kept(for_two) == std::vector{record_of(5), record_of(4)});

    SmallStorage for_one(size + 8);
    Storeroom narrow(for_one);
    REQUIRE(narrow.keep_match(own_slot, save_number(1)) == Keeping::Kept);
    CHECK(narrow.keep_match(own_slot, save_number(2)) == Keeping::Full);
    CHECK(all_kept(for_one) == std::vector{record_of(1)});
}

TEST_CASE("if the storage is full, older saves of other matches are dropped, but each match keeps its latest save") {
    const auto size = table::sealed(table::to_text(save_number(1)), 1).size();
    SmallStorage for_four(4 * size + 8);
    Storeroom room(for_four);
    for (int number = 1; number <= 3; ++number) {
        REQUIRE(room.keep_match(own_slot, save_number(number)) == Keeping::Kept);
    }
    REQUIRE(room.keep_match("match.m2", save_number(4)) == Keeping::Kept);
    REQUIRE(room.keep_match("match.m3", save_number(5)) == Keeping::Kept);
    REQUIRE(room.keep_match("match.m4", save_number(6)) == Keeping::Kept);
    CHECK(room.keep_match("match.m5", save_number(7)) == Keeping::Full);
    CHECK(room.shelf().size() == 4);
    CHECK(all_kept(for_four) == std::vector{record_of(3)});
}

TEST_CASE("a failed save is reported with its cause, and the previous save is kept") {
    platform::MemoryStorage storage;
    Storeroom room(storage);
    REQUIRE(room.keep_match(own_slot, save_number(1)) == Keeping::Kept);
    for (const auto& [refusal, keeping] :
         {std::pair{StorageStatus::Full, Keeping::Full}, std::pair{StorageStatus::Refused, Keeping::Refused},
          std::pair{StorageStatus::Elsewhere, Keeping::Elsewhere}}) {
        storage.refuse(refusal);
        CHECK(room.keep_match(own_slot, save_number(2)) == keeping);
        storage.refuse(StorageStatus::Done);
        CHECK(all_kept(storage) == std::vector{record_of(1)});
    }
}

TEST_CASE("a save that reads back differently is removed, and the previous save is kept") {
    ForgetfulStorage storage;
    Storeroom room(storage);
    REQUIRE(room.keep_match(own_slot, save_number(1)) == Keeping::Kept);
    storage.forgets = true;
    CHECK(room.keep_match(own_slot, save_number(2)) == Keeping::Garbled);
    CHECK(all_kept(storage) == std::vector{record_of(1)});
}

TEST_CASE("all results of finished matches are kept, with the latest at the end") {
    platform::MemoryStorage storage;
    Storeroom room(storage);
    for (int game = 1; game <= 205; ++game) {
        room.note_result("game " + std::to_string(game));
    }
    const auto results = room.small_text("results");
    CHECK(results.rfind("game 1\n", 0) == 0);
    CHECK(results.substr(results.size() - 9) == "game 205\n");
    CHECK(std::count(results.begin(), results.end(), '\n') == 205);
}

TEST_CASE("after a truncated result, the next result starts on a new line") {
    platform::MemoryStorage storage;
    Storeroom room(storage);
    room.keep_small_text("results", "first\nsec");
    room.note_result("third");
    CHECK(room.small_text("results") == "first\nsec\nthird\n");
}

TEST_CASE("with a wrong clock, the latest save still counts as the newest, and its match is listed first") {
    constexpr std::int64_t right = 1'800'000'000'000;
    constexpr std::int64_t absurd =
        8'640'000'000'000'000; // the last millisecond that a JavaScript date can represent, in the year 275760
    for (const std::int64_t wrong : {absurd, std::int64_t{0}, std::int64_t{-1}, -absurd}) {
        platform::MemoryStorage storage;
        Storeroom room(storage);
        room.keep_match(own_slot, save_number(1), right);
        room.keep_match("match.m2", save_number(2), wrong);
        for (int number = 3; number <= 8; ++number) {
            REQUIRE(room.keep_match("match.m2", save_number(number), wrong) == Keeping::Kept);
        }
        Storeroom reloaded(storage);
        CHECK(reloaded.shelf() == std::vector<std::string>{"match.m2", std::string(own_slot)});
        CHECK(all_kept(storage, "match.m2") == std::vector{record_of(8), record_of(7), record_of(6)});
        CHECK(reloaded.newest_match("match.m2").seal.generation < table::unknown_generation);
        reloaded.keep_match(own_slot, save_number(9), right);
        CHECK(reloaded.shelf().front() == own_slot);
    }
}
