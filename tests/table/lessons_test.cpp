// Plays every step of every lesson. Right moves are legal and have the claimed results, every other move gets a
// reply, and both languages agree.
#include "tests/support/files.h"
#include "tests/support/played_example.h"
#include "tests/table/lessons.h"
#include "tests/table/lessons_claims.h"
#include "tests/table/person.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace mitts;
using namespace mitts::tests;

namespace {

constexpr std::size_t longest_words = 260; // in bytes; longer texts do not fit above the table on a phone

std::string file_of(std::string_view game, std::string_view language) {
    return "web/lessons/" + std::string(game) + '.' + std::string(language) + ".txt";
}

std::vector<Lesson> read_lessons(const std::string& file) {
    const auto text = read_test_file("../" + file);
    REQUIRE_MESSAGE(text.has_value(), file << " is missing");
    auto lessons = lessons_in(*text);
    REQUIRE_MESSAGE(bool(lessons), file << ": " << lessons.error().to_text());
    return *lessons;
}

std::string spaced(std::string moves) {
    std::replace(moves.begin(), moves.end(), '+', ' ');
    return moves;
}

// Returns the legal moves. A range of bids is reduced to the lowest and the highest bid.
template <Game G> std::vector<std::string> moves_of(const PlayedExample<G>& played) {
    std::vector<std::string> moves;
    for (const auto& text : G::legal_texts(played.match().options(), played.match().referee_state())) {
        if (const auto range = text.find(".."); range != std::string::npos) {
            moves.push_back(text.substr(0, range));
            moves.push_back(text.substr(0, text.find(':') + 1) + text.substr(range + 2));
        } else {
            moves.push_back(text);
        }
    }
    return moves;
}

std::vector<std::string> words_of(const LessonStep& step) {
    std::vector<std::string> words{step.words, step.right};
    for (const auto& wrong : step.wrong) {
        words.push_back(wrong.words);
    }
    return words;
}

// Plays a lesson with every combination of right moves.
template <Game G> class Pupil {
public:
    /// `words` contains the lesson in every language.
    Pupil(const Lesson& lesson, std::string file, std::vector<Lesson> words)
        : lesson_(lesson), file_(std::move(file)), words_(std::move(words)) {
    }

    void learn(std::size_t number = 0, Example position = {}) {
        if (number == lesson_.steps.size()) {
            return;
        }
        const auto& step = lesson_.steps[number];
        if (!step.position.lines.empty()) {
            position = step.position;
            if (position.value("moves").empty()) {
                position.lines.push_back({.key = "moves", .value = "", .line = step.line});
            }
        }
        const PlayedExample<G> played(position);
        if (!played.trouble().empty()) {
            FAIL_CHECK(at(step.line) << played.trouble());
            return;
        }
        CHECK_MESSAGE(played.match().turn() == 0, at(step.line) << "it is not the pupil's turn");
        if (step.moves.empty()) {
            check_claims(number, position, played);
            return learn(number + 1, std::move(position));
        }
        if (seen_.emplace(number, position.value("moves")).second) {
            try_others(step, played);
            check_claims(number, position, played);
        }
        bool any = false;
        for (const auto& move : step.moves) {
            const auto action = G::parse_action(move.substr(0, move.find('+')));
            const auto& match = played.match();
            if (action && !G::why_not(match.options(), match.referee_state(), *action)) {
                any = true;
                go_on(number, position, move);
            }
        }
        CHECK_MESSAGE(any, at(step.line) << "no right move of the step is legal");
    }

private:
    std::string at(int line) const {
        return file_ + ':' + std::to_string(line) + ": ";
    }

    void go_on(std::size_t number, Example position, const std::string& move) {
        const auto& step = lesson_.steps[number];
        const auto made = [&](const std::string& moves) {
            for (auto& line : position.lines) {
                if (line.key == "moves") {
                    line.value += (line.value.empty() ? "" : " ") + moves;
                }
            }
        };
        made(spaced(move));
        {
            const PlayedExample<G> played(position);
            if (!played.trouble().empty()) {
                FAIL_CHECK(at(step.line) << move << ": " << played.trouble());
                return;
            }
            for (const auto& claim : step.claims) {
                const auto outcome = played.outcome(claim.key, claim.value);
                CHECK_MESSAGE(outcome == claim.value, at(claim.line) << move << ": " << claim.key << ": claimed "
                                                                     << claim.value << ", but got " << outcome);
            }
        }
        if (!step.then.empty()) {
            made(step.then);
        }
        learn(number + 1, std::move(position));
    }

    // Checks the claims in the step's text, in each language, for the first right move.
    void check_claims(std::size_t number, const Example& position, const PlayedExample<G>& played) const {
        const auto& step = lesson_.steps[number];
        ClaimPlace place{.position = position};
        for (const auto& move : step.moves) {
            const auto action = G::parse_action(move.substr(0, move.find('+')));
            const auto& match = played.match();
            if (place.moves.empty() && action && !G::why_not(match.options(), match.referee_state(), *action)) {
                place.right_move = move;
                place.moves = spaced(move) + (step.then.empty() ? "" : " " + step.then);
            }
        }
        for (const auto& lesson : words_) {
            for (const auto& words : words_of(lesson.steps[number])) {
                for (const auto& mark : marks_in(words)) {
                    const auto trouble = ClaimCheck<G>(&place).trouble(mark);
                    CHECK_MESSAGE(trouble.empty(),
                                  at(step.line) << "{" << mark.words << " := " << mark.claim << "}: " << trouble);
                }
            }
        }
    }

    // Checks that a real table can highlight the right moves, and that every other legal move gets a reply or a
    // description of its result.
    void try_others(const LessonStep& step, const PlayedExample<G>& played) {
        auto match = match_from(played.record());
        REQUIRE(bool(match));
        auto seats = one_human(*match);
        Person person(std::move(*match), std::move(seats), table::TableBegins::InTheMiddle);
        auto& table = *person.table;
        table.set_mode(table::TableMode::Lesson);
        table.surround(quiet_room());
        std::string firsts;
        for (const auto& move : step.moves) {
            firsts += move.substr(0, move.find('+')) + ' ';
        }
        CHECK_MESSAGE(table.point_at(firsts), at(step.line) << "the table cannot point at a right move");
        CHECK(!person.says("\"pointed\":\"\""));
        const auto before = person.actions();
        for (const auto& move : moves_of(played)) {
            const auto is_it = [&](const std::string& one) { return one.substr(0, one.find('+')) == move; };
            if (std::any_of(step.moves.begin(), step.moves.end(), is_it) || is_answered(step, move)) {
                continue;
            }
            CHECK(table.make_moves(move, person.now_ms));
            CHECK_MESSAGE(!person.says("\"words\":\"\""), at(step.line) << move << " has no description");
            CHECK_MESSAGE(!person.says("\"last\":null"), at(step.line) << move << " is not the last action");
            table.go_to(before, person.now_ms);
        }
        for (const auto& wrong : step.wrong) {
            for (const auto& move : wrong.moves) {
                const auto action = G::parse_action(move);
                CHECK_MESSAGE(action.has_value(), at(step.line) << move << " is not a move");
                CHECK_MESSAGE(std::find(step.moves.begin(), step.moves.end(), move) == step.moves.end(),
                              at(step.line) << move << " is both right and wrong");
            }
        }
    }

    static bool is_answered(const LessonStep& step, const std::string& move) {
        return std::any_of(step.wrong.begin(), step.wrong.end(), [&](const WrongMoves& wrong) {
            return std::find(wrong.moves.begin(), wrong.moves.end(), move) != wrong.moves.end();
        });
    }

    const Lesson& lesson_;
    std::string file_;
    std::vector<Lesson> words_;
    std::set<std::pair<std::size_t, std::string>> seen_; ///< the steps already played, each with the moves before it
};

template <Game G> void go_through_lessons() {
    const auto file = file_of(G::name, "en");
    const auto french = read_lessons(file_of(G::name, "fr"));
    const auto lessons = read_lessons(file);
    for (std::size_t number = 0; number < lessons.size(); ++number) {
        const auto& lesson = lessons[number];
        CHECK_MESSAGE(!lesson.steps.empty(), file << ':' << lesson.line << ": no steps");
        CHECK_MESSAGE((lesson.steps.empty() || !lesson.steps.front().position.lines.empty()),
                      file << ':' << lesson.line << ": the first step has no position");
        CHECK_MESSAGE((lesson.steps.empty() || !lesson.steps.back().right.empty()),
                      file << ':' << lesson.line << ": the last step has no reply to the right move");
        REQUIRE(french.at(number).steps.size() == lesson.steps.size());
        Pupil<G>(lesson, file, {lesson, french[number]}).learn();
    }
}

void check_words(const std::string& marked, const std::string& where) {
    const auto words = without_marks(marked);
    CHECK_MESSAGE(unmarked_points(marked).empty(), where << ": points without a mark: " << unmarked_points(marked));
    CHECK_MESSAGE(words.size() <= longest_words, where << ": too long by " << words.size() - longest_words);
    CHECK_MESSAGE(words.find("  ") == std::string::npos, where);
}

} // namespace

TEST_CASE("every step of every lesson can be played and has the results that its text claims") {
    for_each_game([](auto which) { go_through_lessons<typename decltype(which)::type>(); });
}

TEST_CASE("both languages have the same lessons") {
    for_each_game([](auto which) {
        const auto name = decltype(which)::type::name;
        const auto english = read_lessons(file_of(name, "en"));
        const auto file = file_of(name, "fr");
        const auto french = read_lessons(file);
        REQUIRE(english.size() == french.size());
        for (std::size_t at = 0; at < english.size(); ++at) {
            const auto where = file + ':' + std::to_string(french[at].line);
            CHECK_MESSAGE(french[at].name == english[at].name, where);
            REQUIRE_MESSAGE(french[at].steps.size() == english[at].steps.size(), where);
            for (std::size_t number = 0; number < english[at].steps.size(); ++number) {
                const auto& one = english[at].steps[number];
                const auto& other = french[at].steps[number];
                const auto line = file + ':' + std::to_string(other.line);
                CHECK_MESSAGE(other.right.empty() == one.right.empty(), line);
                REQUIRE_MESSAGE(other.wrong.size() == one.wrong.size(), line);
                for (std::size_t wrong = 0; wrong < one.wrong.size(); ++wrong) {
                    CHECK_MESSAGE(other.wrong[wrong].moves == one.wrong[wrong].moves, line);
                    check_words(one.wrong[wrong].words, line);
                    check_words(other.wrong[wrong].words, line);
                }
                for (const auto* words : {&one.words, &one.right, &other.words, &other.right}) {
                    check_words(*words, line);
                }
            }
        }
    });
}

// Claims on a rules page do not depend on a position.
TEST_CASE("the marked claims about values and impossible events on the rules pages are true") {
    for_each_game([](auto which) {
        using G = typename decltype(which)::type;
        for (const auto* language : {"en", "fr"}) {
            const auto file = "web/rules/" + std::string(G::name) + '.' + language + ".md";
            const auto page = read_test_file("../" + file);
            REQUIRE_MESSAGE(page.has_value(), file << " is missing");
            const auto marks = marks_in(*page);
            CHECK_MESSAGE((!marks.empty() || G::name == mitch::Game::name), file << ": no marks");
            for (const auto& mark : marks) {
                const auto trouble = ClaimCheck<G>().trouble(mark);
                CHECK_MESSAGE(trouble.empty(), file << ": {" << mark.words << " := " << mark.claim << "}: " << trouble);
            }
        }
    });
}

TEST_CASE("the claim check reports false claims, claims that it cannot check, and points that are not marked") {
    const auto trouble = [](std::string_view text) {
        const auto marks = marks_in(text);
        REQUIRE(marks.size() == 1);
        return ClaimCheck<mitigati::Game>().trouble(marks.front());
    };
    CHECK(trouble("a king is worth {5 := value KC} points") == "");
    CHECK(trouble("{4 := value KC}") == "it is 5.000000");
    CHECK(trouble("{lots := value KC}") == "nothing can check this");
    CHECK(trouble("{4 := valeu KC}") == "nothing can check this here");
    CHECK(trouble("{+20 := worth KH QH NH KD 21 15 10 TC 9C 2S}") == ""); // the hand in the lesson on bids
    CHECK(trouble("{+40 := worth KH QH NH KD 21 15 10 TC 9C 2S}").starts_with("it is "));
    CHECK(trouble("{+20 := worth KH QH}") == "nothing can check this");
    CHECK(trouble("{never := never beaten 21}") == "");
    CHECK(trouble("{never := never beaten 20}") == "it can happen");
    CHECK(trouble("{never := never wins 00}") == "");
    const ClaimPlace place{.position = {.name = "steal",
                                        .line = 0,
                                        .lines = {{.key = "hands", .value = "9C 9D 2C / 9H 9S 3C", .line = 0},
                                                  {.key = "pile", .value = "4C 5C", .line = 0},
                                                  {.key = "moves", .value = "", .line = 0}}}};
    CHECK(ClaimCheck<mitaines::Game>(&place).trouble({.words = "never", .claim = "never stolen after 9C:m"}) ==
          "it can happen");
    CHECK(without_marks("a king is {5 := value KC} points: {x := y}!") == "a king is 5 points: x!");
    CHECK(unmarked_points("the **21** takes {5 := value KC} and the 1") == "");
    CHECK(unmarked_points("it brings 100 to you") == " 100 to you");
    CHECK(unmarked_points("for five points") == "five points");
    CHECK(unmarked_points("each pays fifteen points") == "fifteen points");
    CHECK(unmarked_points("la levée vaut soixante points") == "soixante points");
    CHECK(unmarked_points("a glove scores one hundred") == "hundred");
    CHECK(unmarked_points("takes the 100 of a glove").find("100") != std::string::npos);
    CHECK(unmarked_points("**+20**: say so").find("20") != std::string::npos);
}

TEST_CASE("an invalid line of a lesson is reported with its line number") {
    const auto trouble = [](std::string_view text) {
        const auto read = lessons_in(text);
        return read ? std::string("nothing") : read.error().to_text();
    };
    CHECK(trouble("lesson a: A\nhands: 4C / 5C\nstep: Words\nmove: 4C\nright: Yes\n") == "nothing");
    CHECK(trouble("lesson a: A\nhands: 4C / 5C\nstep: Words\nmoev: 4C\n") == "line 4: \"moev\" means nothing here");
    CHECK(trouble("\nlesson a: A\n\nWords\n") == "line 4: a line is \"what: …\"");
    CHECK(trouble("lesson: A\n") == "line 1: the lesson has no name");
    CHECK(trouble("step: Words\n") == "line 1: the file begins with a lesson");
    CHECK(trouble("lesson a: A\nhands: 4C / 5C\nmove: 4C\n") == "line 3: this belongs to a step");
}
