// The functions for challenges that the page calls (web/challenge.js). They write and read challenges, replay people's
// plays, and check the computers' moves. They are part of the review's module, which runs in a Worker.
#include "ai/players.h"
#include "app/challenge_results.h"
#include "review/computers.h"
#include "table/save.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace {

using namespace mitts;
using app::describe;
using app::trouble;
using ports::JsonObject;

std::string answer_with(const Challenge& challenge) {
    return JsonObject().text("challenge", to_text(challenge)).done();
}

/// A save, and the match that it contains.
struct Kept {
    table::Save save;
    AnyMatch match;
};

Parsed<Kept> read_kept(std::string_view text) {
    auto save = table::parse_save(text);
    if (!save) {
        return save.error();
    }
    auto match = kept_match_from_text(save->record);
    if (!match) {
        return match.error();
    }
    return Kept{.save = std::move(*save), .match = std::move(*match)};
}

std::vector<ChallengeSeat> seats_in(const table::Save& save) {
    std::vector<ChallengeSeat> seats;
    for (const auto& seat : save.seats) {
        seats.push_back({.level = seat.level, .name = seat.is_human() ? std::string() : seat.name});
    }
    return seats;
}

// Adds a person's name unless it is already listed. Returns the name's index, or −1 if there are too many people.
int place_of(Challenge& challenge, std::string_view name) {
    auto& people = challenge.people;
    const auto found = std::find(people.begin(), people.end(), name);
    if (found == people.end() && static_cast<int>(people.size()) == most_people) {
        return -1;
    }
    const auto place = static_cast<int>(found - people.begin());
    if (found == people.end()) {
        people.emplace_back(name);
    }
    return place;
}

std::string add(Challenge challenge, const Kept& kept, int deal, std::string_view name, bool seen) {
    auto play = play_of(challenge, deal, kept.match);
    if (!play) {
        return trouble(play.error());
    }
    if (seats_in(kept.save) != challenge.seats) {
        return trouble(challenge_error("other", "the computers are others"));
    }
    play->person = place_of(challenge, name);
    if (play->person < 0) {
        return trouble(challenge_error("full", "there are too many people"));
    }
    const auto range = range_of(challenge, kept.match);
    const auto& helps = kept.save.helps;
    const bool is_helped = helps.are_within(range.first, range.end);
    play->helps = std::string(is_helped && helps.undone > 0 ? "u" : "") + (is_helped && helps.hints > 0 ? "h" : "") +
                  (seen ? "s" : "");
    if (!add_play(challenge, std::move(*play))) {
        return trouble(challenge_error("twice", "this person has played this deal"));
    }
    return answer_with(challenge);
}

// Calls change(plays, iterator) for the play with this index, if it exists. Returns the challenge as JSON (see below).
template <class Change> std::string change_play(std::string_view text, int play, Change change) {
    auto challenge = parse_challenge(text);
    if (!challenge) {
        return trouble(challenge.error());
    }
    if (play >= 0 && play < static_cast<int>(challenge->plays.size())) {
        change(challenge->plays, challenge->plays.begin() + play);
    }
    return answer_with(*challenge);
}

/// Checks the computers' moves in a play of a challenge, for any game.
class AnyCheck {
public:
    AnyCheck() = default;
    AnyCheck(const AnyCheck&) = delete;
    AnyCheck& operator=(const AnyCheck&) = delete;
    virtual ~AnyCheck() = default;

    virtual bool step() = 0;
    virtual int cut() const = 0;
    virtual bool refused() const = 0;
};

template <Game G> class CheckOf final : public AnyCheck {
public:
    CheckOf(const Match<G>& match, ChallengeRange range, std::vector<const ai::Player<G>*> players)
        : check_(match, range.first, range.end, std::move(players)) {
    }
    bool step() override {
        return check_.step();
    }
    int cut() const override {
        return check_.cut();
    }
    bool refused() const override {
        return check_.refused().has_value();
    }

private:
    review::ComputersCheck<G> check_;
};

// Returns a checker for the match of a play, or null if the level of a computer player is unknown.
std::unique_ptr<AnyCheck> check_of(const Challenge& challenge, const AnyMatch& match) {
    return std::visit(
        [&]<Game G>(const Match<G>& one) -> std::unique_ptr<AnyCheck> {
            std::vector<const ai::Player<G>*> players;
            for (const auto& seat : challenge.seats) {
                players.push_back(seat.level.empty() ? nullptr : ai::find_player<G>(seat.level));
                if (!seat.level.empty() && players.back() == nullptr) {
                    return nullptr;
                }
            }
            return std::make_unique<CheckOf<G>>(one, range_of(challenge, match), std::move(players));
        },
        match);
}

// These objects are global because scripts call plain functions.
std::unique_ptr<AnyCheck> checking;
std::string told;

const char* tell(std::string text) {
    told = std::move(text);
    return told.c_str();
}

} // namespace

// All functions that return text return JSON: {"challenge": TEXT}, {"save": TEXT}, a description, or an error as
// {"trouble": KIND, "why": MESSAGE}. KIND is one of the kinds in challenge.h, "full" or "twice". Returned strings stay
// valid until the next call.
extern "C" {

/// Creates a challenge from finished round number `round` of a save, counted from 1, or from the whole match if `round`
/// is 0. The match becomes the play of the sender `name`. `seen` is 1 if the sender had seen the cards before.
const char* mitts_challenge_make(const char* save, int round, const char* name, int seen);
/// Creates a tournament with the rules and seats of a save. `seed` is a decimal number, and `people` lists one name per
/// line.
const char* mitts_challenge_many(const char* save, const char* seed, int deals, const char* people);
/// Describes a challenge and everyone's results.
const char* mitts_challenge_read(const char* text);
/// Returns a save of the match for deal number `deal`, counted from 0, before its first action. `title` becomes the
/// name of the match on the shelf, and `address` is stored with the match.
const char* mitts_challenge_save(const char* text, int deal, const char* title, const char* address);
/// Adds the match in a save as a person's play of a deal.
const char* mitts_challenge_add(const char* text, const char* save, int deal, const char* person, int seen);
/// `drop` deletes the play with this index. `mark` records that the deadline truncated some of the play's searches.
const char* mitts_challenge_drop(const char* text, int play);
const char* mitts_challenge_mark(const char* text, int play);
/// Adds the people and plays from another copy of the same challenge. The answer also contains {"full": BOOLEAN}, true
/// if there was no room for some of the people.
const char* mitts_challenge_join(const char* text, const char* other);
/// Starts checking the computers' moves in the play with this index. Returns 0 if the play cannot be checked.
int mitts_challenge_check(const char* text, int play);
/// Does a small part of the check. Returns 1 while work remains.
int mitts_challenge_step();
/// Returns the result of the finished check as {"refused": BOOLEAN, "cut": NUMBER_OF_TRUNCATED_SEARCHES}.
const char* mitts_challenge_checked();

const char* mitts_challenge_make(const char* save, int round, const char* name, int seen) {
    const auto kept = read_kept(save);
    if (!kept) {
        return tell(trouble(kept.error()));
    }
    const auto challenge = challenge_of(kept->match, seats_in(kept->save), round, ai::players_version);
    return tell(challenge ? add(*challenge, *kept, 0, name, seen != 0) : trouble(challenge.error()));
}

const char* mitts_challenge_many(const char* save, const char* seed, int deals, const char* people) {
    const auto kept = read_kept(save);
    if (!kept) {
        return tell(trouble(kept.error()));
    }
    Challenge challenge{
        .seats = seats_in(kept->save), .version = ai::players_version, .round = 1, .deals = deals, .people = {}};
    const auto record = record_of(kept->match);
    challenge.deal.add("Game", record.find("Game")->tag.value);
    challenge.deal.add("Options", record.find("Options")->tag.value);
    challenge.deal.add("Seed", seed);
    for (const auto& name : split_words(people, "\n")) {
        challenge.people.emplace_back(name.text);
    }
    const auto text = to_text(challenge);
    const auto read = parse_challenge(text); // checks the limits
    const auto begun = read ? begin_challenge(*read, 0) : Parsed<AnyMatch>(read.error());
    return tell(begun ? answer_with(challenge) : trouble(begun.error()));
}

const char* mitts_challenge_read(const char* text) {
    const auto challenge = parse_challenge(text);
    return tell(challenge ? describe(*challenge) : trouble(challenge.error()));
}

const char* mitts_challenge_save(const char* text, int deal, const char* title, const char* address) {
    const auto challenge = parse_challenge(text);
    const auto match = challenge ? begin_challenge(*challenge, deal) : Parsed<AnyMatch>(challenge.error());
    if (!match) {
        return tell(trouble(match.error()));
    }
    table::Save save{.record = match_to_text(*match), .address = address, .name = title};
    save.rounds = std::max(challenge->round, 1);
    for (const auto& seat : challenge->seats) {
        save.seats.push_back({.name = seat.name, .level = seat.level});
    }
    return tell(JsonObject().text("save", table::to_text(save)).done());
}

const char* mitts_challenge_add(const char* text, const char* save, int deal, const char* person, int seen) {
    const auto challenge = parse_challenge(text);
    if (!challenge) {
        return tell(trouble(challenge.error()));
    }
    const auto kept = read_kept(save);
    return tell(kept ? add(*challenge, *kept, deal, person, seen != 0) : trouble(kept.error()));
}

const char* mitts_challenge_drop(const char* text, int play) {
    return tell(change_play(text, play, [](auto& plays, auto one) { plays.erase(one); }));
}

const char* mitts_challenge_mark(const char* text, int play) {
    return tell(change_play(text, play, [](auto& /*plays*/, auto one) {
        one->helps += one->helps.find('d') == std::string::npos ? "d" : "";
    }));
}

const char* mitts_challenge_join(const char* text, const char* other) {
    auto challenge = parse_challenge(text);
    const auto more = parse_challenge(other);
    if (!challenge || !more) {
        return tell(trouble((challenge ? more : challenge).error()));
    }
    const auto joined = join(*challenge, *more);
    return tell(
        joined == JoinResult::OtherDeal
            ? trouble(challenge_error("other", "this is another challenge"))
            : JsonObject().text("challenge", to_text(*challenge)).flag("full", joined == JoinResult::Full).done());
}

int mitts_challenge_check(const char* text, int play) {
    const auto challenge = parse_challenge(text);
    checking.reset();
    if (challenge && play >= 0 && play < static_cast<int>(challenge->plays.size())) {
        if (const auto match = replay_challenge(*challenge, challenge->plays[static_cast<std::size_t>(play)])) {
            checking = check_of(*challenge, *match);
        }
    }
    return checking != nullptr ? 1 : 0;
}

int mitts_challenge_step() {
    return checking != nullptr && checking->step() ? 1 : 0;
}

const char* mitts_challenge_checked() {
    return tell(checking == nullptr
                    ? JsonObject().flag("refused", true).number("cut", 0).done()
                    : JsonObject().flag("refused", checking->refused()).number("cut", checking->cut()).done());
}
}
