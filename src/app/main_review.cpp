// Reviews the finished rounds of a record for the page (web/review.js). web/review-worker.js runs this module in a
// Worker. The module is fetched on demand, does not draw, and contains no strings for players.
//
// The output is that of `mitts evaluate` (review/lines.h), with three additions: a line with the hands before each
// action and at the end, a line for each position, and more fields in each decision. The additional fields are the
// other sides' gains, the standard errors (`closest`, `gaps`), and the action tried for each group of actions.
#include "cards/text.h"
#include "ports/json_text.h"
#include "review/again.h"
#include "review/exercise.h"
#include "review/lines.h"
#include "session/any_match.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace {

using namespace mitts;
using ports::json_list;
using ports::JsonObject;

/// The review of a record, for any game.
class AnyReview {
public:
    AnyReview() = default;
    AnyReview(const AnyReview&) = delete;
    AnyReview& operator=(const AnyReview&) = delete;
    virtual ~AnyReview() = default;

    virtual std::string description() const = 0;
    virtual bool begin(std::size_t round, const review::Plan& plan) = 0;
    virtual bool play_again(std::size_t round, std::string_view players) = 0;
    virtual std::string exercise(std::size_t round, std::size_t action) = 0;
    virtual bool step() = 0;
    virtual std::string take() = 0;
};

template <Game G> class ReviewOf final : public AnyReview {
public:
    explicit ReviewOf(const Match<G>& match)
        : match_(match), options_(match.options()), rounds_(review::finished_rounds(match)), starts_(match.options()) {
        for (const auto& round : match.rounds()) {
            first_entries_.push_back(round.first_entry);
        }
    }

    std::string description() const override {
        const auto number = [](auto value) { return std::to_string(value); };
        std::vector<int> side_of;
        side_of.reserve(static_cast<std::size_t>(G::players(options_)));
        for (int seat = 0; seat < G::players(options_); ++seat) {
            side_of.push_back(G::side_of(options_, static_cast<Seat>(seat)));
        }
        std::vector<std::string> rounds;
        for (std::size_t index = 0; index < rounds_.size(); ++index) {
            const auto& round = rounds_[index];
            std::vector<int> seats;
            for (const auto& moment : round.moments) {
                seats.push_back(moment.before.turn);
            }
            rounds.push_back(JsonObject()
                                 .number("round", round.number)
                                 .number("first", static_cast<long>(first_entries_[index]))
                                 .json("seats", json_list(seats, number))
                                 .json("scores", json_list(round.scores, number))
                                 .done());
        }
        return JsonObject()
            .text("game", G::name)
            .number("version", ai::play_on_version)
            .flag("own_points", ai::PlayOn<G>::own_points)
            .json("sides", json_list(side_of, number))
            .json("rounds", json_list(rounds, [](const std::string& round) { return round; }))
            .done();
    }

    bool begin(std::size_t round, const review::Plan& plan) override {
        if (round >= rounds_.size()) {
            return false;
        }
        round_ = &rounds_[round];
        again_.reset();
        work_ = std::make_unique<review::RoundWork<G>>(*round_, starts_, plan);
        positions_ = 0;
        decisions_ = 0;
        complete_ = false;
        hands_taken_ = false;
        sums_taken_ = false;
        return true;
    }

    bool play_again(std::size_t round, std::string_view names) override {
        typename review::RoundAgain<G>::Players players;
        for (const auto& name : split_words(names, ",")) {
            players.push_back(ai::find_player<G>(name.text));
        }
        if (round >= rounds_.size() || static_cast<int>(players.size()) != G::players(options_) ||
            std::find(players.begin(), players.end(), nullptr) != players.end()) {
            return false;
        }
        again_.emplace(match_, round, std::move(players));
        work_.reset();
        complete_ = false;
        return true;
    }

    std::string exercise(std::size_t round, std::size_t action) override {
        if (round >= rounds_.size() || action >= rounds_[round].moments.size() ||
            !rounds_[round].moments[action].choice) {
            return {};
        }
        return match_to_text(review::exercise_of(rounds_[round], match_.start(), match_.rounds()[round].deck, action));
    }

    bool step() override {
        if (again_) {
            complete_ = !again_->step();
            return !complete_;
        }
        complete_ = work_ != nullptr && !work_->step();
        return work_ != nullptr && !complete_;
    }

    std::string take() override {
        std::string lines;
        if (again_ && complete_) {
            lines = again_line();
            again_.reset();
        }
        if (work_ == nullptr) {
            return lines;
        }
        if (!std::exchange(hands_taken_, true)) {
            lines += hands_line();
        }
        for (; positions_ < work_->positions().size(); ++positions_) {
            lines += review::line_of(round_->number, positions_, work_->positions()[positions_]);
        }
        for (; decisions_ < work_->decisions().size(); ++decisions_) {
            lines += review::line_of(round_->number, work_->decisions()[decisions_], review::Detail::Full);
        }
        if (complete_ && !std::exchange(sums_taken_, true)) {
            lines += review::sum_lines(work_->review());
        }
        return lines;
    }

private:
    // Returns a line with each seat's cards before each action and at the end.
    std::string hands_line() const {
        const auto card_text = [](const auto& card) { return ports::json_string(to_text(card)); };
        std::string moments;
        const auto add = [&](const typename G::State& state) {
            moments += moments.empty() ? "[" : ",[";
            for (int seat = 0; seat < G::players(options_); ++seat) {
                const auto seen = G::observe(options_, state, static_cast<Seat>(seat));
                moments += (seat > 0 ? "," : "") + json_list(seen.hand, card_text);
            }
            moments += ']';
        };
        for (const auto& moment : round_->moments) {
            add(moment.before);
        }
        add(round_->last);
        return JsonObject().text("type", "hands").json("hands", '[' + moments + ']').done() + '\n';
    }

    // Returns a line about the replayed round, with its points and the first action that differs from the original.
    std::string again_line() const {
        const auto difference = again_->first_difference();
        const auto actions = again_->actions();
        const auto number = [](int value) { return std::to_string(value); };
        JsonObject line;
        line.text("type", "again").json("scores", json_list(again_->scores(), number));
        if (difference) {
            line.number("action", static_cast<long>(*difference + 1));
            if (*difference < actions.size()) {
                line.text("played", G::action_to_text(actions[*difference]));
            }
        }
        return line.done() + '\n';
    }

    const Match<G> match_;
    const typename G::Options options_;
    const std::vector<review::PlayedRound<G>> rounds_;
    review::Starts<G> starts_;
    std::vector<std::size_t> first_entries_;
    std::unique_ptr<review::RoundWork<G>> work_;
    std::optional<review::RoundAgain<G>> again_;
    const review::PlayedRound<G>* round_ = nullptr;
    std::size_t positions_ = 0; ///< the number of positions already returned
    std::size_t decisions_ = 0; ///< the number of decisions already returned
    bool complete_ = false;
    bool hands_taken_ = false;
    bool sums_taken_ = false;
};

// These objects are global because scripts call plain functions.
std::unique_ptr<AnyReview> current;
std::string answer;

} // namespace

extern "C" {

/// Opens a record. Returns the game, the sides by seat and the finished rounds as JSON, or {"trouble": …} if the record
/// is invalid. Returned strings stay valid until the next call.
const char* mitts_review_open(const char* record);
/// Starts the review of a finished round, counted from 0, with at most `worlds` sampled deals per decision (at least
/// 2). Stops sampling for a decision once the standard error of the difference between its two best actions is at
/// most `enough`, in thousandths of a point. Returns 0 if there is no such round.
int mitts_review_begin(int round, int worlds, int enough);
/// Starts replaying a finished round, counted from 0, from the same deal. `players` lists a player for each seat,
/// separated by commas. Returns 0 if there is no such round or player.
int mitts_review_again(int round, const char* players);
/// Returns the record of an exercise. The record contains finished round `round` up to action `action`, with the unseen
/// cards dealt again. Both numbers count from 0. Returns an empty string if there is no such decision.
const char* mitts_review_exercise(int round, int action);
/// Advances the review or the replay by one short step. Returns 1 while steps remain.
int mitts_review_step();
/// Returns the lines completed since the last call, or an empty string if there are none.
const char* mitts_review_take();

const char* mitts_review_open(const char* record) {
    const auto match = match_from_text(record);
    current.reset();
    if (!match) {
        answer = JsonObject().text("trouble", match.error().what).done();
        return answer.c_str();
    }
    current = std::visit(
        []<Game G>(const Match<G>& one) -> std::unique_ptr<AnyReview> { return std::make_unique<ReviewOf<G>>(one); },
        *match);
    answer = current->description();
    return answer.c_str();
}

int mitts_review_begin(int round, int worlds, int enough) {
    return current != nullptr && worlds >= 2 && round >= 0 &&
                   current->begin(static_cast<std::size_t>(round), {.worlds = worlds, .enough = enough})
               ? 1
               : 0;
}

int mitts_review_again(int round, const char* players) {
    return current != nullptr && round >= 0 && current->play_again(static_cast<std::size_t>(round), players) ? 1 : 0;
}

const char* mitts_review_exercise(int round, int action) {
    answer = current != nullptr && round >= 0 && action >= 0
                 ? current->exercise(static_cast<std::size_t>(round), static_cast<std::size_t>(action))
                 : std::string();
    return answer.c_str();
}

int mitts_review_step() {
    return current != nullptr && current->step() ? 1 : 0;
}

const char* mitts_review_take() {
    answer = current != nullptr ? current->take() : std::string();
    return answer.c_str();
}
}
