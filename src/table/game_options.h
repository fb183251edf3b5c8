// The options of a game, with their names and explanations. The options panel and the new-match panel use them for any
// game.
#pragma once

#include "games/option_change.h"
#include "games/option_text.h"
#include "table/game_parts.h"

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mitts::table {

/// The properties of a game that do not depend on the values of its options.
struct GameKind {
    std::string_view name;
    const i18n::GameWords& words;
    int presets = 1;                          ///< the number of presets
    std::span<const std::string_view> levels; ///< weakest first
    int least_players = 2;
    int most_players = 2;
    std::string_view length_name; ///< the name of the option that sets a match's length; empty if there is none
    int short_match = 0;
    int long_match = 0;
    std::span<const OptionSection> sections;
    OptionMatrix matrix{};
};

/// The purpose of the options panel: changing options, or viewing the rules of the current match.
enum class OptionUse : std::uint8_t { Change, Look };

/// The options of a match. Each option is identified by its index among the game's descriptors.
class GameOptions {
public:
    virtual ~GameOptions() = default;
    virtual std::unique_ptr<GameOptions> copy() const = 0;
    virtual const GameKind& kind() const = 0;
    /// Returns the descriptors of all options.
    virtual const std::vector<OptionShape>& shapes() const = 0;

    virtual int preset() const = 0;
    virtual int players() const = 0;
    virtual int value(int index) const = 0;
    /// Returns an option's value in the preset, for the current number of players.
    virtual int usual(int index) const = 0;
    /// Returns the amount by which one touch on − or + changes an option.
    virtual int touch_step(int index) const = 0;
    /// Returns the approximate duration of a match in minutes.
    virtual int minutes() const = 0;
    /// Returns a one-line summary of the options.
    virtual std::string note(i18n::Language language) const = 0;
    virtual std::string to_text() const = 0;

    /// Applies the options of a preset, for this number of players if possible.
    virtual void choose(int preset, int players) = 0;
    /// Sets an option and adapts the others to it. If the value cannot be combined with the others, returns false and
    /// changes nothing.
    virtual bool set(int index, int value) = 0;
    /// Sets the options from text. Changes nothing if the text is invalid.
    virtual void take_text(std::string_view text) = 0;

    /// Returns the index of the option with this name, or −1.
    int index_of(std::string_view name) const;
    /// Returns true if `set` would accept this value for the option.
    bool accepts(int index, int value) const {
        return value == this->value(index) || copy()->set(index, value);
    }
    /// Returns the lowest and the highest value that the other options allow for a Range option. A special value counts
    /// as the lowest.
    std::pair<int, int> range(int index) const;
    /// Returns the number of options that differ from the preset, not counting the number of players.
    int changes() const;
    /// Returns true if the rules are those of the game's first preset.
    bool are_usual() const {
        return preset() == 0 && changes() == 0;
    }
    /// Returns the name of the rules, such as "Classic, with one change".
    std::string rules_name(i18n::Language language) const;
    /// Returns a panel with every option and its explanation.
    view::PanelDoc panel(OptionUse use, i18n::Language language) const;
};

template <class Parts> class OptionsOf final : public GameOptions {
public:
    using Game = typename Parts::Game;
    using Options = typename Game::Options;

    explicit OptionsOf(Options options = preset_for<Game>(0, Parts::usual_players)) : options_(options) {
    }
    std::unique_ptr<GameOptions> copy() const override {
        return std::make_unique<OptionsOf>(*this);
    }
    const GameKind& kind() const override {
        static const GameKind kind{.name = Game::name,
                                   .words = Parts::words,
                                   .presets = static_cast<int>(Game::preset_names().size()),
                                   .levels = Parts::levels(),
                                   .least_players = Parts::least_players,
                                   .most_players = Parts::most_players,
                                   .length_name = Parts::length_name,
                                   .short_match = Parts::short_match,
                                   .long_match = Parts::long_match,
                                   .sections = Parts::sections,
                                   .matrix = Parts::matrix};
        return kind;
    }
    const std::vector<OptionShape>& shapes() const override {
        static const auto shapes = [] {
            std::vector<OptionShape> all;
            for (const auto& descriptor : Game::option_descriptors()) {
                all.push_back(shape_of(descriptor));
            }
            return all;
        }();
        return shapes;
    }

    int preset() const override {
        return static_cast<int>(options_.preset);
    }
    int players() const override {
        return Game::players(options_);
    }
    int value(int index) const override {
        return value_in(options_, index);
    }
    int usual(int index) const override {
        return value_in(preset_for<Game>(preset(), players()), index);
    }
    int touch_step(int index) const override {
        const auto& shape = shapes()[static_cast<std::size_t>(index)];
        return Parts::touch_step(shape.name, value(index), shape.step);
    }
    int minutes() const override {
        return Parts::minutes(options_);
    }
    std::string note(i18n::Language language) const override {
        return Parts::options_note(options_, language);
    }
    std::string to_text() const override {
        return options_to_text<Game>(options_);
    }
    void choose(int preset, int players) override {
        options_ = preset_for<Game>(preset, players);
    }
    bool set(int index, int value) override {
        const auto changed = with_option<Game>(options_, index, value);
        options_ = changed.value_or(options_);
        return changed.has_value();
    }
    void take_text(std::string_view text) override {
        if (const auto options = parse_options<Game>(text)) {
            options_ = *options;
        }
    }

private:
    static int value_in(const Options& options, int index) {
        return Game::option_descriptors()[static_cast<std::size_t>(index)].get(options);
    }

    Options options_;
};

} // namespace mitts::table
