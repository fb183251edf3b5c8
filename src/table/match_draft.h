// The set-up of a match of any game: rules, people, seed, and the panels of a new match.
//
// A game's parts (game_parts.h) supply everything specific to the game.
#pragma once

#include "ai/level_names.h"
#include "games/option_change.h"
#include "games/option_text.h"
#include "i18n/people.h"
#include "session/match.h"
#include "table/game_draft.h"
#include "table/game_parts.h"
#include "table/save.h"
#include "table/seat_plan.h"
#include "table/table_texts.h"
#include "view/option_sheet.h"
#include "view/panels.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

namespace mitts::table {

template <GameParts Parts> class MatchDraft final : public GameDraft {
public:
    using Game = typename Parts::Game;
    using Options = typename Game::Options;
    using Words = typename Parts::Words;

    /// Starts with the usual number of players, the default rules, and computers of the lowest level.
    MatchDraft() : options_(preset_for<Game>(0, Parts::usual_players)) {
        seats_.push_back({});
        for (int seat = 1; seat < Parts::most_players; ++seat) {
            seats_.push_back(computer_at(seat, Parts::levels().front()));
        }
    }

    /// The text has the format of a save, with the options in place of the record.
    std::string to_text() const override {
        return table::to_text({.seats = seats_, .record = options_to_text<Game>(chosen_options()), .address = {}});
    }
    /// Parses the output of `to_text`. Invalid parts keep their defaults.
    static MatchDraft from_text(std::string_view text) {
        MatchDraft draft;
        const auto save = parse_save(text);
        if (!save) {
            return draft;
        }
        if (const auto options = parse_options<Game>(save->record); options && !Game::validate(*options)) {
            draft.options_ = *options;
        }
        for (std::size_t seat = 0; seat < std::min(save->seats.size(), draft.seats_.size()); ++seat) {
            if (save->seats[seat].is_human() || is_level(save->seats[seat].level)) {
                draft.seats_[seat] = save->seats[seat];
            }
        }
        return draft;
    }

    view::NewMatchModel model(i18n::Language language) const override {
        view::NewMatchModel model;
        model.title = Words::game(language);
        model.preset = static_cast<int>(options_.preset);
        model.changes = changes_from_preset<Game>(chosen_options());
        for (int players = Parts::least_players; players <= Parts::most_players; ++players) {
            model.player_numbers.push_back(players);
        }
        model.players = Game::players(options_);
        model.seed = seed_text();
        model.note = sheet(language).note;
        for (int preset = 0; preset < static_cast<int>(Game::preset_names().size()); ++preset) {
            model.presets.push_back(
                {.name = Words::preset(language, preset), .about = Words::about_preset(language, preset)});
        }
        add_lengths(model);
        add_variations(model, language);
        add_people(model, language);
        return model;
    }

    view::OptionSheet sheet(i18n::Language language) const override {
        return Parts::option_sheet(options_, language);
    }

    void choose_preset(int preset) override {
        options_ = preset_for<Game>(preset, Game::players(options_));
        keep_short();
    }
    void reset_options() override {
        short_first_ = false;
        options_ = preset_for<Game>(static_cast<int>(options_.preset), Game::players(options_));
    }
    // Resets the options to the current preset, or to the default preset if the current one has another number of
    // players.
    void choose_players(int players) override {
        options_ = preset_for<Game>(static_cast<int>(options_.preset), players);
        if (Game::players(options_) != players) {
            options_ = preset_for<Game>(0, players);
        }
        keep_short();
    }
    void set_option(int index, int value) override {
        short_first_ = short_first_ && index != length_option();
        options_ = with_option<Game>(options_, index, value).value_or(options_);
    }
    void choose_played_by(int seat, int level) override {
        const auto levels = level_names();
        const auto sit = [&](std::size_t at) {
            seats_[at] = level == 0 ? SeatPlan{}
                                    : SeatPlan{.name = i18n::computer_name(std::max(0, static_cast<int>(at) - 1)),
                                               .level = levels[static_cast<std::size_t>(level - 1)]};
        };
        if (seat != view::everybody_else) {
            return sit(static_cast<std::size_t>(seat));
        }
        for (std::size_t other = 1; other < seats_.size(); ++other) {
            sit(other);
        }
    }

    void set_form(Form form) override {
        form_ = std::move(form);
    }
    void set_newcomer(bool is_new) override {
        if constexpr (has_length) {
            options_ = chosen_options();
            short_first_ = is_new && options_.*Parts::length == usual_length();
            keep_short();
        }
    }
    void take_offer() override {
        const auto level = offered_level();
        for (auto& seat : seats_) {
            if (level && !seat.is_human()) {
                seat.level = *level;
            }
        }
    }

    void rename(int seat, std::string name) override {
        auto& plan = seats_[static_cast<std::size_t>(seat)];
        if (!name.empty() || plan.is_human()) { // a computer needs a name
            plan.name = std::move(name);
        }
    }
    const std::string& name(int seat) const override {
        return seats_[static_cast<std::size_t>(seat)].name;
    }

    bool set_seed(std::string_view text) override {
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
    std::string seed_text() const override {
        return seed_ ? std::to_string(*seed_) : std::string();
    }

    SeatPlans seats() const override {
        return {seats_.begin(), seats_.begin() + Game::players(options_)};
    }
    /// Returns a human at one seat and computers of the default level at the others.
    static SeatPlans people_for(int players, Seat human) {
        SeatPlans seats;
        for (int seat = 0; seat < players; ++seat) {
            // The computers are named clockwise from the human, as in the player's own matches.
            seats.push_back(seat == human ? SeatPlan{}
                                          : computer_at((seat - human + players) % players, ai::usual_level));
        }
        return seats;
    }
    AnyMatch deal(std::uint64_t chance) const override {
        auto match = Match<Game>::begin(options_, SeededStart{.seed = seed_.value_or(chance)});
        MITTS_CHECK(bool(match));
        return std::move(*match);
    }

private:
    // Returns the levels in the order of the panel, best first. The panel lists a human before the levels.
    static std::vector<std::string> level_names() {
        const auto names = Parts::levels();
        return {names.rbegin(), names.rend()};
    }
    static bool is_level(std::string_view name) {
        const auto names = Parts::levels();
        return std::find(names.begin(), names.end(), name) != names.end();
    }
    static SeatPlan computer_at(int seat, std::string_view level) {
        return {.name = i18n::computer_name(seat - 1), .level = std::string(level)};
    }

    // Returns the level to offer, or nothing if there is none or the player has changed the level of the last matches.
    std::optional<std::string> offered_level() const {
        const auto levels = Parts::levels();
        return level_of_computers(seats()) == form_.level ? level_to_offer(form_, {levels.begin(), levels.end()})
                                                          : std::nullopt;
    }

    // The functions below have an effect only in games with a length option.
    static constexpr bool has_length = Parts::short_match > 0;
    static int length_option() {
        int option = 0;
        if constexpr (has_length) {
            const auto descriptors = Game::option_descriptors();
            while (descriptors[static_cast<std::size_t>(option)].name != Parts::length_name) {
                ++option;
            }
        }
        return option;
    }
    static Options with_length(Options options, int points) {
        if constexpr (has_length) {
            options.*Parts::length = points;
        }
        return options;
    }
    // Returns the options. If a newcomer's short length is set, replaces it with the usual length.
    Options chosen_options() const {
        auto options = options_;
        if constexpr (has_length) {
            options.*Parts::length = short_first_ ? usual_length() : options.*Parts::length;
        }
        return options;
    }
    int usual_length() const {
        int length = 0;
        if constexpr (has_length) {
            length = preset_for<Game>(static_cast<int>(options_.preset), Game::players(options_)).*Parts::length;
        }
        return length;
    }
    void keep_short() {
        options_ = short_first_ ? with_length(options_, Parts::short_match) : options_;
    }

    void add_lengths(view::NewMatchModel& model) const {
        if constexpr (has_length) {
            model.length = options_.*Parts::length;
            model.length_option = length_option();
            for (const int points : {Parts::short_match, usual_length(), Parts::long_match}) {
                if (model.lengths.empty() || model.lengths.back().points != points) {
                    model.lengths.push_back(
                        {.points = points, .minutes = Parts::minutes(with_length(options_, points))});
                }
            }
        }
    }

    // Adds the options that differ from the preset, except the length.
    void add_variations(view::NewMatchModel& model, i18n::Language language) const {
        const auto usual = preset_for<Game>(static_cast<int>(options_.preset), Game::players(options_));
        const auto descriptors = Game::option_descriptors();
        for (std::size_t index = 0; index < descriptors.size(); ++index) {
            const auto& descriptor = descriptors[index];
            if (!descriptor.variation || descriptor.get(usual) == *descriptor.variation ||
                (has_length && static_cast<int>(index) == length_option())) {
                continue;
            }
            const bool on = descriptor.get(options_) == *descriptor.variation;
            model.variations.push_back({.name = Words::variation(language, descriptor.name, *descriptor.variation),
                                        .on = on,
                                        .option = static_cast<int>(index),
                                        .value = on ? descriptor.get(usual) : *descriptor.variation});
        }
    }

    void add_people(view::NewMatchModel& model, i18n::Language language) const {
        const auto levels = level_names();
        const auto usual = std::find(levels.begin(), levels.end(), form_.level);
        model.usual_level = static_cast<int>((usual == levels.end() ? levels.end() - 1 : usual) - levels.begin()) + 1;
        model.levels.push_back({.name = i18n::say(language, i18n::TextId::LevelHuman)});
        for (const auto& level : levels) {
            model.levels.push_back(
                {.name = i18n::level_name(language, level), .about = i18n::level_words(language, level)});
        }
        const auto people = seats();
        const auto named = people_at_table(people, language);
        for (std::size_t seat = 0; seat < people.size(); ++seat) {
            const auto level = std::find(levels.begin(), levels.end(), people[seat].level);
            view::SeatChoice choice;
            choice.name = named[seat].name;
            choice.played_by = people[seat].is_human() ? 0 : static_cast<int>(level - levels.begin()) + 1;
            choice.is_viewer = seat == 0;
            model.seats.push_back(std::move(choice));
        }
        if (const auto level = offered_level()) {
            model.offer = view::LevelOffer{
                .words = i18n::say(language, form_.run > 0 ? i18n::TextId::OfferBetter : i18n::TextId::OfferEasier),
                .accept =
                    i18n::say(language, i18n::TextId::OfferTake, {{"level", i18n::level_name(language, *level)}})};
        }
    }

    Options options_;
    SeatPlans seats_; ///< for the maximum number of players, so that a smaller number keeps all choices
    std::optional<std::uint64_t> seed_;
    Form form_{};
    bool short_first_ = false; ///< true if a short match is the default, until a length is chosen
};

} // namespace mitts::table
