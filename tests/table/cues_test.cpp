// Tests that a match makes the same sounds with and without animation, and that skipped steps make none.
#include "tests/table/person.h"
#include "view/animator.h"

#include <algorithm>

using namespace mitts;
using tests::Person;
using view::Sound;

namespace {

struct Heard {
    std::vector<view::Cue> cues{};
    std::string record{};

    long count(Sound sound) const {
        return std::count_if(cues.begin(), cues.end(), [&](const auto& cue) { return cue.sound == sound; });
    }
};

Heard whole_match(int game, view::Speed speed) {
    auto match = tests::new_match(game, 5);
    auto seats = tests::one_human(match);
    Person person(std::move(match), std::move(seats));
    auto room = tests::quiet_room();
    room.speed = speed;
    person.table->surround(room);
    Heard heard;
    const auto listen = [&] {
        for (const auto& cue : person.table->take_cues()) {
            // Tug sounds occur only with animation, and the turn sound depends on the elapsed time.
            if (cue.sound != Sound::None && cue.sound != Sound::Tug && cue.sound != Sound::Turn) {
                heard.cues.push_back(cue);
            }
        }
    };
    for (bool over = false; !over;) {
        if (person.wait()) {
            over = person.table->match_is_over();
            person.table->next_round(person.now_ms);
        } else {
            while (person.table->moving()) { // the animation must end, with all its sounds, before the next move
                person.table->advance(person.now_ms += 1'000);
            }
            listen();
            person.move();
        }
        listen();
    }
    heard.record = person.table->save().record;
    return heard;
}

// Lists the viewer's sounds first in each run of the same sound. Mitch shows results suit by suit with animation, and
// player by player without it.
std::string in_order(std::vector<view::Cue> cues) {
    for (auto first = cues.begin(); first != cues.end();) {
        const auto last =
            std::find_if(first, cues.end(), [&](const view::Cue& cue) { return cue.sound != first->sound; });
        std::partition(first, last, [](const view::Cue& cue) { return cue.own; });
        first = last;
    }
    return view::to_text(cues);
}

} // namespace

TEST_CASE("in every game, a match makes the same sounds with and without animation, and the last sound marks its end") {
    for (int game = 0; game < table::game_count; ++game) {
        CAPTURE(table::game_name(game));
        const auto still = whole_match(game, view::Speed::None);
        const auto moving = whole_match(game, view::Speed::Normal);
        REQUIRE(still.record == moving.record);
        CHECK(in_order(still.cues) == in_order(moving.cues));
        CHECK(still.count(Sound::Lay) > 10);
        CHECK(still.count(Sound::Won) + still.count(Sound::Lost) == 1);
        const auto last = still.cues.back().sound;
        CHECK((last == Sound::Won || last == Sound::Lost));
        CHECK(std::any_of(still.cues.begin(), still.cues.end(), [](const auto& cue) { return cue.own; }));
        CHECK(std::any_of(still.cues.begin(), still.cues.end(), [](const auto& cue) { return !cue.own; }));
    }
}

TEST_CASE("a sound marks a refusal, and the start of the viewer's turn after a wait of more than four seconds") {
    auto match = tests::new_match(*table::game_named("mitigati"), 3);
    auto seats = tests::one_human(match);
    Person person(std::move(match), std::move(seats));
    person.wait();
    person.table->take_cues();
    person.table->answer("999", person.now_ms); // a bid out of range
    CHECK(view::to_text(person.table->take_cues()) == "no!");
    person.move();
    person.now_ms += 5'000;
    person.wait();
    person.table->advance(person.now_ms);
    CHECK(view::to_text(person.table->take_cues()).find("turn") != std::string::npos);
}

TEST_CASE("skipped animation steps make no sound") {
    view::Animator animator;
    animator.show({});
    const auto step = [](Sound sound) {
        return view::Keyframe{.scene = {}, .milliseconds = 100, .cues = {{.sound = sound, .own = true}}};
    };
    animator.play({step(Sound::Lay), step(Sound::Sweep), step(Sound::Small)}, 1000);
    animator.advance(1050);
    CHECK(view::to_text(animator.take_cues()) == "lay!");
    animator.advance(1120);
    CHECK(view::to_text(animator.take_cues()) == "sweep!");
    animator.skip();
    animator.advance(1130);
    CHECK(animator.take_cues().empty());
    CHECK(view::to_text({{.sound = Sound::None}, {.sound = Sound::Deal}, {.sound = Sound::Zero, .own = true}}) ==
          "deal zero!");
}
