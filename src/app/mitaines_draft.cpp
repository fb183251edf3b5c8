#include "app/mitaines_draft.h"

#include "ai/players.h"
#include "app/mitaines_texts.h"
#include "app/save.h"
#include "games/option_text.h"
#include "i18n/mitaines_words.h"
#include "view/mitaines/option_sheet.h"

#include <algorithm>

namespace mitts::app {

namespace {

using i18n::say;
using i18n::TextId;
using mitaines::Preset;
using ui::PanelIntent;

constexpr int seat_count = mitaines::max_players;

// The levels in the order in which the panel offers them, the best first; a human stands before them.
std::vector<std::string> level_names() {
    std::vector<std::string> names;
    for (const auto& player : ai::players_of<mitaines::Game>()) {
        names.insert(names.begin(), std::string(player.name));
    }
    return names;
}

bool is_level(std::string_view name) {
    return ai::find_player<mitaines::Game>(name) != nullptr;
}

SeatPlan computer_at(int seat) {
    return {.name = i18n::computer_name(seat - 1), .level = level_names().front()};
}

} // namespace

SeatPlans people_for(int players, Seat human) {
    SeatPlans seats;
    for (int seat = 0; seat < players; ++seat) {
        // The names go round the table from the human, as they do in a match of one's own.
        const int from_human = (seat - human + players) % players;
        seats.push_back(seat == human ? SeatPlan{} : computer_at(from_human));
    }
    return seats;
}

MitainesDraft::MitainesDraft() : options_(mitaines::preset_options(Preset::Pagat)) {
    seats_.push_back({});
    for (int seat = 1; seat < seat_count; ++seat) {
        seats_.push_back(computer_at(seat));
    }
}

// The form of a save, with the options in the place of the record.
std::string MitainesDraft::to_text() const {
    return app::to_text({.seats = seats_, .record = options_to_text<mitaines::Game>(options_)});
}

MitainesDraft MitainesDraft::from_text(std::string_view text) {
    MitainesDraft draft;
    const auto save = parse_save(text);
    if (!save) {
        return draft;
    }
    if (const auto options = parse_options<mitaines::Game>(save->record); options && !mitaines::validate(*options)) {
        draft.options_ = *options;
    }
    for (std::size_t seat = 0; seat < std::min(save->seats.size(), draft.seats_.size()); ++seat) {
        if (save->seats[seat].is_human() || is_level(save->seats[seat].level)) {
            draft.seats_[seat] = save->seats[seat];
        }
    }
    return draft;
}

ui::NewMatchModel MitainesDraft::model(i18n::Language language) const {
    ui::NewMatchModel model{.title = say(language, TextId::MitainesName),
                            .preset = static_cast<int>(options_.preset),
                            .changes = view::mitaines::changes_from_preset(options_),
                            .player_numbers = {2, 3, 4},
                            .players = options_.players,
                            .seed = seed_text(),
                            .note = view::mitaines::option_sheet(options_, language).note};
    for (int preset = 0; preset < mitaines::preset_count; ++preset) {
        model.presets.push_back({.name = i18n::preset_name(language, static_cast<Preset>(preset)),
                                 .about = i18n::preset_about(language, static_cast<Preset>(preset))});
    }
    const auto levels = level_names();
    model.levels.push_back(say(language, TextId::LevelHuman));
    for (const auto& level : levels) {
        model.levels.push_back(i18n::level_name(language, level));
    }
    const auto people = seats();
    for (int seat = 0; seat < options_.players; ++seat) {
        const auto& plan = people[static_cast<std::size_t>(seat)];
        const auto level = std::find(levels.begin(), levels.end(), plan.level);
        model.seats.push_back({.name = !plan.name.empty() ? plan.name
                                       : human_count(people) == 1
                                           ? say(language, TextId::You)
                                           : say(language, TextId::PlayerNumber, {{"n", seat + 1}}),
                               .played_by = plan.is_human() ? 0 : static_cast<int>(level - levels.begin()) + 1,
                               .is_viewer = seat == 0});
    }
    return model;
}

view::OptionSheet MitainesDraft::sheet(i18n::Language language) const {
    return view::mitaines::option_sheet(options_, language);
}

ui::TextModel MitainesDraft::how_to_play(i18n::Language language) const {
    return how_to_play_text(language, options_);
}

bool MitainesDraft::follow(const ui::PanelResult& result) {
    switch (result.intent) {
    case PanelIntent::ChoosePreset:
        options_ = view::mitaines::preset_for(static_cast<Preset>(result.index), options_.players);
        return true;
    case PanelIntent::ResetOptions:
        options_ = view::mitaines::preset_for(options_.preset, options_.players);
        return true;
    case PanelIntent::ChoosePlayers: {
        // The rules follow the number as far as they can; a preset that is for four players only gives way.
        auto options = view::mitaines::preset_for(options_.preset, result.value);
        options_ = options.players == result.value ? options : view::mitaines::preset_for(Preset::Pagat, result.value);
        return true;
    }
    case PanelIntent::SetOption:
        options_ = view::mitaines::with_option(options_, result.index, result.value);
        return true;
    case PanelIntent::ChoosePlayedBy: {
        auto& seat = seats_[static_cast<std::size_t>(result.index)];
        const auto levels = level_names();
        seat = result.value == 0 ? SeatPlan{}
                                 : SeatPlan{.name = i18n::computer_name(std::max(0, result.index - 1)),
                                            .level = levels[static_cast<std::size_t>(result.value - 1)]};
        return true;
    }
    case PanelIntent::NewSeed:
        seed_.reset();
        return true;
    default:
        return false;
    }
}

void MitainesDraft::rename(int seat, std::string name) {
    auto& plan = seats_[static_cast<std::size_t>(seat)];
    // A computer without a name would be nobody.
    if (!name.empty() || plan.is_human()) {
        plan.name = std::move(name);
    }
}

const std::string& MitainesDraft::name(int seat) const {
    return seats_[static_cast<std::size_t>(seat)].name;
}

bool MitainesDraft::set_seed(std::string_view text) {
    const auto words = split_words(text, " \t\n");
    if (words.empty()) {
        seed_.reset();
        return true;
    }
    const auto seed = parse_unsigned(words[0].text);
    if (!seed || words.size() > 1) {
        return false;
    }
    seed_ = seed;
    return true;
}

std::string MitainesDraft::seed_text() const {
    return seed_ ? std::to_string(*seed_) : std::string();
}

SeatPlans MitainesDraft::seats() const {
    return {seats_.begin(), seats_.begin() + options_.players};
}

Match<mitaines::Game> MitainesDraft::deal(std::uint64_t chance) const {
    auto match = Match<mitaines::Game>::begin(options_, SeededStart{.seed = seed_.value_or(chance)});
    MITTS_CHECK(bool(match));
    return *match;
}

MitainesDraft MitainesDraft::again(const Match<mitaines::Game>& match, const SeatPlans& seats) {
    MitainesDraft draft;
    draft.options_ = match.options();
    std::copy(seats.begin(), seats.end(), draft.seats_.begin());
    return draft;
}

} // namespace mitts::app
