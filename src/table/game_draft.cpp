#include "table/game_draft.h"

#include "i18n/people.h"
#include "table/save.h"

#include <algorithm>

namespace mitts::table {

SeatPlan computer_at(int seat, std::string_view level) {
    return {.name = i18n::computer_name(std::max(0, seat - 1)), .level = std::string(level)};
}

GameDraft::GameDraft(std::unique_ptr<GameOptions> options)
    : options_(std::move(options)), length_(options_->index_of(options_->kind().length_name)) {
    const auto& kind = options_->kind();
    seats_.push_back({});
    for (int seat = 1; seat < kind.most_players; ++seat) {
        seats_.push_back(computer_at(seat, kind.levels.front()));
    }
}

std::string GameDraft::to_text() const {
    return table::to_text({.seats = seats_, .record = chosen_options()->to_text(), .address = {}});
}

void GameDraft::take_text(std::string_view text) {
    const auto save = parse_save(text);
    if (!save) {
        return;
    }
    options_->take_text(save->record);
    const auto& levels = options_->kind().levels;
    for (std::size_t seat = 0; seat < std::min(save->seats.size(), seats_.size()); ++seat) {
        const auto& plan = save->seats[seat];
        if (plan.is_human() || std::find(levels.begin(), levels.end(), plan.level) != levels.end()) {
            seats_[seat] = plan;
        }
    }
}

void GameDraft::choose_preset(int preset) {
    options_->choose(preset, options_->players());
    keep_short();
}

void GameDraft::reset_options() {
    short_first_ = false;
    options_->choose(options_->preset(), options_->players());
}

void GameDraft::choose_players(int players) {
    options_->choose(options_->preset(), players);
    if (options_->players() != players) {
        options_->choose(0, players);
    }
    keep_short();
}

void GameDraft::set_option(int index, int value) {
    short_first_ = short_first_ && index != length_;
    options_->set(index, value);
}

void GameDraft::choose_played_by(int seat, int level) {
    const auto& levels = options_->kind().levels;
    const bool all = seat == view::everybody_else;
    for (int at = all ? 1 : seat; at < (all ? static_cast<int>(seats_.size()) : seat + 1); ++at) {
        seats_[static_cast<std::size_t>(at)] =
            level == 0 ? SeatPlan{} : computer_at(at, levels[levels.size() - static_cast<std::size_t>(level)]);
    }
}

void GameDraft::set_newcomer(bool is_new) {
    if (length_ >= 0) {
        options_ = chosen_options();
        short_first_ = is_new && options_->value(length_) == options_->usual(length_);
        keep_short();
    }
}

void GameDraft::take_offer() {
    const auto level = offered_level();
    for (auto& seat : seats_) {
        if (level && !seat.is_human()) {
            seat.level = *level;
        }
    }
}

void GameDraft::rename(int seat, std::string name) {
    auto& plan = seats_[static_cast<std::size_t>(seat)];
    if (!name.empty() || plan.is_human()) { // a computer always has a name
        plan.name = std::move(name);
    }
}

bool GameDraft::set_seed(std::string_view text) {
    const auto words = split_words(text, " \t\n");
    const auto seed = words.empty() ? std::nullopt : parse_unsigned(words[0].text);
    if (!words.empty() && (!seed || words.size() > 1)) {
        return false;
    }
    seed_ = seed;
    return true;
}

std::unique_ptr<GameOptions> GameDraft::chosen_options() const {
    auto chosen = options_->copy();
    if (short_first_) {
        chosen->set(length_, chosen->usual(length_));
    }
    return chosen;
}

std::optional<std::string> GameDraft::offered_level() const {
    const auto& levels = options_->kind().levels;
    return level_of_computers(seats()) == form_.level ? level_to_offer(form_, {levels.begin(), levels.end()})
                                                      : std::nullopt;
}

int GameDraft::number_of(std::string_view level) const {
    const auto& levels = options_->kind().levels;
    const auto found = std::find(levels.begin(), levels.end(), level);
    return static_cast<int>(found == levels.end() ? levels.size() : levels.end() - found);
}

AnyMatch GameDraft::deal(std::uint64_t chance) const {
    Record record;
    record.add("Game", std::string(options_->kind().name));
    record.add("Options", options_->to_text());
    record.add("Seed", std::to_string(seed_.value_or(chance)));
    auto match = match_from(record);
    MITTS_CHECK(bool(match));
    return std::move(*match);
}

void GameDraft::keep_short() {
    if (short_first_) {
        options_->set(length_, options_->kind().short_match);
    }
}

} // namespace mitts::table
