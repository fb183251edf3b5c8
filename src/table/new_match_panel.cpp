#include "i18n/people.h"
#include "table/game_draft.h"
#include "table/table_texts.h"
#include "view/panel_blocks.h"

#include <algorithm>

namespace mitts::table {

namespace {

using i18n::Language;
using i18n::TextId;
using view::BlockKind;
using view::PanelBlock;
using view::PanelChoice;
using view::PanelIntent;

class NewMatchWriter {
public:
    NewMatchWriter(const GameDraft& draft, Language language)
        : draft_(draft), options_(draft.options()), kind_(options_.kind()), language_(language) {
    }

    view::PanelDoc write(bool offers_lessons) {
        doc_ = {.title = kind_.words.game(language_),
                .subtitle = say(TextId::NewGame) + " · " + kind_.words.preset(language_, options_.preset()),
                .width = view::PanelWidth::Sheet,
                .foot = {button(TextId::MatchDeal, PanelIntent::Start)},
                .has_default = true,
                .note = options_.note(language_)};
        if (offers_lessons) {
            offer(say(TextId::MatchLessons), button(TextId::LessonsTitle, PanelIntent::ShowLessons));
            doc_.blocks.back().choices.front().picture = view::Picture::IconHint;
        }
        heading(TextId::MatchPlayers);
        company();
        seats();
        if (const auto level = draft_.offered_level()) {
            offer(say(draft_.form().run > 0 ? TextId::OfferBetter : TextId::OfferEasier),
                  {.words = say(TextId::OfferTake, {{"level", i18n::level_name(language_, *level)}}),
                   .press = {.intent = PanelIntent::TakeOffer}});
        }
        heading(TextId::MatchRules);
        presets();
        length();
        variations();
        heading(TextId::MatchSeed);
        seed();
        return std::move(doc_);
    }

private:
    std::string say(TextId id, std::initializer_list<i18n::Argument> arguments = {}) const {
        return i18n::say(language_, id, arguments);
    }
    PanelChoice button(TextId id, PanelIntent intent) const {
        return {.words = say(id), .press = {.intent = intent}};
    }
    void heading(TextId id) {
        doc_.blocks.push_back({.kind = BlockKind::Heading, .text = say(id)});
    }
    void choices(TextId name, std::vector<PanelChoice> values) {
        doc_.blocks.push_back(view::choices_of(language_, say(name), std::move(values)));
    }
    void offer(std::string text, PanelChoice accept) {
        doc_.blocks.push_back({.text = std::move(text)});
        doc_.blocks.push_back({.kind = BlockKind::Buttons, .choices = {std::move(accept)}});
    }

    // Adds the number of players and the choice of opponents: computers, or people who share the device.
    void company() {
        std::vector<PanelChoice> numbers;
        for (int number = kind_.least_players; number <= kind_.most_players; ++number) {
            numbers.push_back({.words = std::to_string(number),
                               .press = {.intent = PanelIntent::ChoosePlayers, .value = number},
                               .on = number == options_.players()});
        }
        choices(TextId::MatchPlayerCount, std::move(numbers));
        const auto plans = draft_.seats();
        const auto people =
            std::count_if(plans.begin() + 1, plans.end(), [](const SeatPlan& plan) { return plan.is_human(); });
        const auto by = [&](TextId id, int level, bool on) {
            return PanelChoice{
                .words = say(id),
                .press = {.intent = PanelIntent::ChoosePlayedBy, .index = view::everybody_else, .value = level},
                .on = on};
        };
        choices(TextId::Company,
                {by(TextId::CompanyComputers, draft_.number_of(draft_.form().level), people == 0),
                 by(TextId::CompanyPeople, 0, people == static_cast<std::ptrdiff_t>(plans.size()) - 1)});
        doc_.blocks.back().help = people > 0 ? say(TextId::CompanyPassed) : std::string();
    }

    // Adds each seat's player. If consecutive computers have the same level, only the first is shown with an
    // explanation.
    void seats() {
        const auto plans = draft_.seats();
        const auto players = people_at_table(plans, language_);
        for (std::size_t at = 0; at < plans.size(); ++at) {
            const int index = static_cast<int>(at);
            const auto& name = players[at].name;
            const auto& level = plans[at].level;
            auto& block = doc_.blocks.emplace_back(
                PanelBlock{.kind = BlockKind::Seat,
                           .text = name,
                           .seat = index,
                           .letter = i18n::badge_text(name),
                           .choices = {{.words = say(TextId::SeatRename, {{"name", name}}),
                                        .press = {.intent = PanelIntent::EditName, .index = index}}}});
            if (at == 0) {
                continue;
            }
            const bool human = plans[at].is_human();
            block.figure = human ? say(TextId::LevelHuman) : i18n::level_name(language_, level, name);
            const bool explained = human || (at > 1 && plans[at - 1].level == level);
            block.help = explained ? std::string() : i18n::level_words(language_, level);
            const int now = human ? 0 : draft_.number_of(level);
            const auto count = static_cast<int>(kind_.levels.size()) + 1;
            for (const auto& [id, next] :
                 {std::pair(TextId::SeatBefore, now - 1), std::pair(TextId::SeatNext, now + 1)}) {
                block.choices.push_back({.words = say(id, {{"name", name}, {"level", block.figure}}),
                                         .press = {.intent = PanelIntent::ChoosePlayedBy,
                                                   .index = index,
                                                   .value = (next + count) % count}});
            }
        }
    }

    // Adds the presets and the custom rules.
    void presets() {
        auto& tiles =
            doc_.blocks.emplace_back(PanelBlock{.kind = BlockKind::Tiles, .text = say(TextId::MatchRules)}).choices;
        for (int at = 0; at < kind_.presets; ++at) {
            tiles.push_back({.words = kind_.words.preset(language_, at),
                             .press = {.intent = PanelIntent::ChoosePreset, .index = at},
                             .about = kind_.words.about_preset(language_, at),
                             .on = at == options_.preset()});
        }
        const int changes = draft_.chosen_options()->changes();
        tiles.push_back(button(TextId::MatchCustomize, PanelIntent::Customize));
        tiles.back().picture = view::Picture::IconOptions;
        tiles.back().about = changes == 0 ? say(TextId::MatchCustomizeHelp)
                                          : say(TextId::MatchChanges, {{"n", changes}, {"count", changes}});
    }

    void length() {
        const int index = options_.index_of(kind_.length_name);
        if (index < 0) {
            return;
        }
        std::vector<PanelChoice> lengths;
        for (const int points : {kind_.short_match, options_.usual(index), kind_.long_match}) {
            if (!lengths.empty() && lengths.back().press.value == points) {
                continue;
            }
            const auto match = options_.copy();
            match->set(index, points);
            lengths.push_back(
                {.words = say(TextId::MatchLengthPoints, {{"points", points}, {"minutes", match->minutes()}}),
                 .press = {.intent = PanelIntent::SetOption, .index = index, .value = points},
                 .on = points == options_.value(index)});
        }
        choices(TextId::MatchLength, std::move(lengths));
    }

    // Adds a switch for each option whose variation differs from the preset, except the match length.
    void variations() {
        PanelBlock switches{.kind = BlockKind::Switches};
        for (std::size_t at = 0; at < options_.shapes().size(); ++at) {
            const int index = static_cast<int>(at);
            const auto& shape = options_.shapes()[at];
            const int usual = options_.usual(index);
            if (!shape.variation || usual == *shape.variation || shape.name == kind_.length_name) {
                continue;
            }
            const bool on = options_.value(index) == *shape.variation;
            switches.choices.push_back(
                {.words = kind_.words.variation(language_, shape.name, *shape.variation),
                 .press = {.intent = PanelIntent::SetOption, .index = index, .value = on ? usual : *shape.variation},
                 .on = on});
        }
        if (!switches.choices.empty()) {
            heading(TextId::MatchVariations);
            doc_.blocks.push_back(std::move(switches));
        }
    }

    void seed() {
        const auto seed = draft_.seed_text();
        doc_.blocks.push_back({.kind = BlockKind::Field,
                               .text = seed.empty() ? say(TextId::MatchSeedChance) : seed,
                               .help = say(TextId::MatchSeedHelp),
                               .choices = {button(TextId::MatchSeedWrite, PanelIntent::EditSeed),
                                           button(TextId::MatchSeedNew, PanelIntent::NewSeed)},
                               .changed = !seed.empty()});
        doc_.blocks.back().choices.back().picture = view::Picture::IconDice;
    }

    const GameDraft& draft_;
    const GameOptions& options_;
    const GameKind& kind_;
    Language language_;
    view::PanelDoc doc_{};
};

} // namespace

view::PanelDoc GameDraft::panel(Language language, bool offers_lessons) const {
    return NewMatchWriter{*this, language}.write(offers_lessons);
}

} // namespace mitts::table
