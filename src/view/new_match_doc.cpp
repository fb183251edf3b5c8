#include "i18n/people.h"
#include "view/panel_blocks.h"
#include "view/panels.h"

#include <algorithm>

namespace mitts::view {

namespace {

using i18n::Language;
using i18n::say;
using i18n::TextId;

class NewMatchWriter {
public:
    NewMatchWriter(const NewMatchModel& model, Language language) : model_(model), language_(language) {
    }

    PanelDoc write() {
        doc_ = {.title = model_.title,
                .subtitle =
                    words(TextId::NewGame) + " · " + model_.presets[static_cast<std::size_t>(model_.preset)].name,
                .width = PanelWidth::Sheet,
                .foot = {button(TextId::MatchDeal, PanelIntent::Start)},
                .has_default = true,
                .note = model_.note};
        if (model_.offers_lessons) {
            offer(words(TextId::MatchLessons), button(TextId::LessonsTitle, PanelIntent::ShowLessons));
            doc_.blocks.back().choices.front().picture = Picture::IconHint;
        }
        heading(TextId::MatchPlayers);
        company();
        for (std::size_t at = 0; at < model_.seats.size(); ++at) {
            seat(static_cast<int>(at));
        }
        if (model_.offer) {
            offer(model_.offer->words, {.words = model_.offer->accept, .press = {.intent = PanelIntent::TakeOffer}});
        }
        rules();
        heading(TextId::MatchSeed);
        seed();
        return std::move(doc_);
    }

private:
    std::string words(TextId id) const {
        return say(language_, id);
    }
    PanelChoice button(TextId id, PanelIntent intent) const {
        return {.words = words(id), .press = {.intent = intent}};
    }
    void heading(TextId id) {
        doc_.blocks.push_back({.kind = BlockKind::Heading, .text = words(id)});
    }
    void choices(TextId name, std::vector<PanelChoice> values) {
        doc_.blocks.push_back(choices_of(language_, words(name), std::move(values)));
    }
    void offer(std::string text, PanelChoice accept) {
        doc_.blocks.push_back({.text = std::move(text)});
        doc_.blocks.push_back({.kind = BlockKind::Buttons, .choices = {std::move(accept)}});
    }

    // Adds the number of players and the choice of opponents: computers, or people who share the device.
    void company() {
        std::vector<PanelChoice> numbers;
        for (const int number : model_.player_numbers) {
            numbers.push_back({.words = std::to_string(number),
                               .press = {.intent = PanelIntent::ChoosePlayers, .value = number},
                               .on = number == model_.players});
        }
        choices(TextId::MatchPlayerCount, std::move(numbers));
        const auto people = std::count_if(model_.seats.begin(), model_.seats.end(),
                                          [](const auto& one) { return one.played_by == 0 && !one.is_viewer; });
        const auto others = static_cast<std::ptrdiff_t>(model_.seats.size()) - 1;
        const auto by = [&](TextId id, int level, bool on) {
            return PanelChoice{
                .words = words(id),
                .press = {.intent = PanelIntent::ChoosePlayedBy, .index = everybody_else, .value = level},
                .on = on};
        };
        choices(TextId::Company, {by(TextId::CompanyComputers, model_.usual_level, people == 0),
                                  by(TextId::CompanyPeople, 0, people == others)});
        doc_.blocks.back().help = people > 0 ? words(TextId::CompanyPassed) : std::string();
    }

    void seat(int index) {
        const auto& seat = model_.seats[static_cast<std::size_t>(index)];
        const auto& level = model_.levels[static_cast<std::size_t>(seat.played_by)];
        const auto count = static_cast<int>(model_.levels.size());
        PanelBlock block{.kind = BlockKind::Seat,
                         .text = seat.name,
                         .seat = index,
                         .letter = i18n::badge_text(seat.name),
                         .choices = {{.words = say(language_, TextId::SeatRename, {{"name", seat.name}}),
                                      .press = {.intent = PanelIntent::EditName, .index = index},
                                      .about = seat.partner}}};
        if (!seat.is_viewer) {
            block.figure = level.name;
            const bool explained =
                index > 1 && model_.seats[static_cast<std::size_t>(index) - 1].played_by == seat.played_by;
            block.help = explained ? std::string() : level.about;
            for (const auto& [id, next] :
                 {std::pair(TextId::SeatBefore, seat.played_by - 1), std::pair(TextId::SeatNext, seat.played_by + 1)}) {
                block.choices.push_back({.words = say(language_, id, {{"name", seat.name}, {"level", level.name}}),
                                         .press = {.intent = PanelIntent::ChoosePlayedBy,
                                                   .index = index,
                                                   .value = (next + count) % count}});
            }
        }
        doc_.blocks.push_back(std::move(block));
    }

    // Adds the presets and the custom rules, the length of the match, and the variations.
    void rules() {
        heading(TextId::MatchRules);
        PanelBlock presets{.kind = BlockKind::Tiles, .text = words(TextId::MatchRules)};
        for (const auto& preset : model_.presets) {
            const auto at = static_cast<int>(presets.choices.size());
            presets.choices.push_back({.words = preset.name,
                                       .press = {.intent = PanelIntent::ChoosePreset, .index = at},
                                       .about = preset.about,
                                       .on = at == model_.preset});
        }
        presets.choices.push_back(button(TextId::MatchCustomize, PanelIntent::Customize));
        presets.choices.back().picture = Picture::IconOptions;
        presets.choices.back().about = model_.changes == 0 ? words(TextId::MatchCustomizeHelp)
                                                           : say(language_, TextId::MatchChanges,
                                                                 {{"n", model_.changes}, {"count", model_.changes}});
        doc_.blocks.push_back(std::move(presets));
        if (!model_.lengths.empty()) {
            std::vector<PanelChoice> lengths;
            for (const auto& one : model_.lengths) {
                lengths.push_back(
                    {.words =
                         say(language_, TextId::MatchLengthPoints, {{"points", one.points}, {"minutes", one.minutes}}),
                     .press = {.intent = PanelIntent::SetOption, .index = model_.length_option, .value = one.points},
                     .on = one.points == model_.length});
            }
            choices(TextId::MatchLength, std::move(lengths));
        }
        if (!model_.variations.empty()) {
            heading(TextId::MatchVariations);
            doc_.blocks.push_back({.kind = BlockKind::Switches});
            for (const auto& one : model_.variations) {
                doc_.blocks.back().choices.push_back(
                    {.words = one.name,
                     .press = {.intent = PanelIntent::SetOption, .index = one.option, .value = one.value},
                     .on = one.on});
            }
        }
    }

    void seed() {
        PanelBlock field{.kind = BlockKind::Field,
                         .text = model_.seed.empty() ? words(TextId::MatchSeedChance) : model_.seed,
                         .choices = {button(TextId::MatchSeedWrite, PanelIntent::EditSeed),
                                     button(TextId::MatchSeedNew, PanelIntent::NewSeed)},
                         .changed = !model_.seed.empty()};
        field.choices.back().picture = Picture::IconDice;
        field.help = words(TextId::MatchSeedHelp);
        doc_.blocks.push_back(std::move(field));
    }

    const NewMatchModel& model_;
    Language language_;
    PanelDoc doc_{};
};

} // namespace

PanelDoc new_match_doc(const NewMatchModel& model, Language language) {
    return NewMatchWriter{model, language}.write();
}

} // namespace mitts::view
