// Converts a record to a match and back. The state is computed by replaying the actions, so no record can produce an
// illegal state.
//
// The code is shared by all games. Each error reports the position of the invalid word.
#pragma once

#include "games/option_text.h"
#include "session/match.h"
#include "session/record.h"

#include <algorithm>
#include <string>

namespace mitts {

/// The tags that are common to all games.
inline constexpr std::string_view common_tags[] = {"Game", "Format", "Options", "Seed", "Dealer", "Deck"};

/// Converts a record to a match.
template <Game G> class RecordMatch {
public:
    explicit RecordMatch(const Record& record) : record_(record) {
    }

    Parsed<Match<G>> read() {
        if (auto error = spell_tags()) {
            return *error;
        }
        if (auto error = check_format()) {
            return *error;
        }
        const auto options = parse_options<G>(value("Options"));
        if (!options) {
            return locate("Options", options.error());
        }
        options_ = *options;
        auto match = begin();
        if (!match) {
            return match;
        }
        if (auto error = play(*match)) {
            return *error;
        }
        return match;
    }

private:
    using Error = std::optional<ParseError>;

    // Normalises the case of every tag name, and rejects unknown names.
    Error spell_tags() {
        std::vector<std::string_view> known(std::begin(common_tags), std::end(common_tags));
        for (const auto name : G::setup_tag_names()) {
            known.push_back(name);
        }
        std::vector<std::string> lower;
        lower.reserve(known.size());
        for (const auto name : known) {
            lower.push_back(to_lower(name));
        }
        const std::vector<std::string_view> candidates(lower.begin(), lower.end());
        for (auto& tag : record_.tags) {
            const auto name = to_lower(tag.tag.name);
            const auto found = std::find(lower.begin(), lower.end(), name);
            if (found != lower.end()) {
                tag.tag.name = known[static_cast<std::size_t>(found - lower.begin())];
                continue;
            }
            std::string hint;
            for (std::size_t index = 0; index < known.size(); ++index) {
                if (lower[index] == nearest(name, candidates)) {
                    hint = "; did you mean '" + std::string(known[index]) + "'?";
                }
            }
            return tag.name_place.error("unknown tag '" + tag.tag.name + "'" + hint);
        }
        return std::nullopt;
    }

    Error check_format() const {
        const auto* format = record_.find("Format");
        if (format == nullptr || format->tag.value == record_format) {
            return std::nullopt;
        }
        return format->value_place.error("this is a record of format " + format->tag.value +
                                         "; only format 1 can be read here");
    }

    std::string value(std::string_view name) const {
        const auto* tag = record_.find(name);
        return tag == nullptr ? std::string() : tag->tag.value;
    }

    // Converts an error within a tag's value to an error at its place in the record.
    ParseError locate(std::string_view name, const ParseError& error) const {
        const auto* tag = record_.find(name);
        if (tag == nullptr) {
            return ParseError{.what = std::string(name) + ": " + error.what};
        }
        const auto before =
            std::string_view(tag->tag.value).substr(0, static_cast<std::size_t>(std::max(error.column - 1, 0)));
        const auto inside = std::count_if(before.begin(), before.end(), continues_character);
        return tag->value_place.error(error.what, static_cast<int>(before.size()) - static_cast<int>(inside));
    }
    ParseError locate(const ParseError& error) const {
        return locate(error.where, error);
    }

    Parsed<Match<G>> begin() const {
        std::optional<std::uint64_t> seed;
        if (const auto* tag = record_.find("Seed")) {
            seed = parse_unsigned(tag->tag.value);
            if (!seed) {
                return tag->value_place.error("a seed is a whole number from 0 to 18446744073709551615, not '" +
                                              tag->tag.value + "'");
            }
        }
        std::vector<Tag> tags;
        const RecordTag* of_setup = nullptr;
        for (const auto& tag : record_.tags) {
            tags.push_back(tag.tag);
            const auto names = G::setup_tag_names();
            if (of_setup == nullptr && std::find(names.begin(), names.end(), tag.tag.name) != names.end()) {
                of_setup = &tag;
            }
        }
        const auto* deck = record_.find("Deck");
        if (of_setup != nullptr) {
            if (deck != nullptr) {
                return deck->name_place.error("Deck and " + of_setup->tag.name + " cannot be used together");
            }
            return begin_setup(tags, seed);
        }
        return deck != nullptr ? begin_dealt(*deck, seed) : begin_seeded(seed);
    }

    Parsed<Match<G>> begin_seeded(std::optional<std::uint64_t> seed) const {
        if (!seed) {
            return ParseError{.what = "the record has no cards: add a Seed, a Deck or a set-up"};
        }
        SeededStart start{.seed = *seed};
        if (const auto* tag = record_.find("Dealer")) {
            const auto dealer = read_dealer(*tag);
            if (!dealer) {
                return dealer.error();
            }
            start.dealer = *dealer;
        }
        return begin_with(start, std::nullopt);
    }

    Parsed<Match<G>> begin_dealt(const RecordTag& deck, std::optional<std::uint64_t> seed) const {
        DealtStart<G> start;
        for (const auto& word : split_words(deck.tag.value, " \t")) {
            const auto card = G::parse_card(word.text);
            if (!card) {
                return deck.value_place.error("'" + std::string(word.text) + "' is not a card",
                                              static_cast<int>(word.offset));
            }
            const auto pack = G::pack(options_);
            const auto times = [&](const auto& cards) { return std::count(cards.begin(), cards.end(), *card); };
            if (times(start.deck) == times(pack)) {
                const auto name = G::card_to_text(*card);
                return deck.value_place.error(times(pack) == 0 ? name + " is not in the pack"
                                                               : name + " appears too often",
                                              static_cast<int>(word.offset));
            }
            start.deck.push_back(*card);
        }
        if (const auto* tag = record_.find("Dealer")) {
            const auto dealer = read_dealer(*tag);
            if (!dealer) {
                return dealer.error();
            }
            start.dealer = *dealer;
        }
        return begin_with(start, seed);
    }

    Parsed<Match<G>> begin_setup(const std::vector<Tag>& tags, std::optional<std::uint64_t> seed) const {
        const auto setup = G::parse_setup(options_, tags);
        if (!setup) {
            return locate(setup.error());
        }
        return begin_with(*setup, seed);
    }

    Parsed<Match<G>> begin_with(const Start<G>& start, std::optional<std::uint64_t> seed) const {
        auto match = Match<G>::begin(options_, start, seed);
        if (!match) {
            return locate(match.error());
        }
        return match;
    }

    Parsed<Seat> read_dealer(const RecordTag& tag) const {
        const auto number = parse_integer(tag.tag.value);
        if (!number || *number < 0 || *number >= G::players(options_)) {
            return tag.value_place.error("the seat must be 0 to " + std::to_string(G::players(options_) - 1));
        }
        return static_cast<Seat>(*number);
    }

    Error play(Match<G>& match) const {
        for (const auto& word : record_.actions) {
            const auto action = G::parse_action(word.text);
            if (!action) {
                if (is_signature(word)) {
                    return std::nullopt;
                }
                return word.place.error("'" + word.text + "' is not an action" + legal_now(match));
            }
            if (auto refusal = match.replay(*action)) {
                return word.place.error(refused(match, G::action_to_text(*action), *refusal));
            }
        }
        return record_.stopped;
    }

    // Returns true for a signature (ruling: prose after the first action, if no later line begins with an action).
    bool is_signature(const RecordAction& word) const {
        const auto* end = record_.actions.data() + record_.actions.size();
        return word.begins == Begins::Prose && &word != record_.actions.data() &&
               std::none_of(&word, end, [](const RecordAction& later) {
                   return later.begins != Begins::Nothing && G::parse_action(later.text);
               });
    }

    static std::string refused(const Match<G>& match, const std::string& action, const typename G::Refusal& refusal) {
        if (match.phase() == MatchPhase::Over) {
            return action + " comes after the end of the match";
        }
        const std::string rule(G::refusal_rule(refusal));
        return action + " is not legal here (" + std::string(G::refusal_name(refusal)) +
               (rule.empty() ? "" : ", " + rule) + ")" + legal_now(match);
    }

    static std::string legal_now(const Match<G>& match) {
        if (match.phase() != MatchPhase::Playing) {
            return {};
        }
        std::string text = "; seat " + std::to_string(match.turn()) + " may play";
        for (const auto& legal : G::legal_texts(match.options(), match.referee_state())) {
            text += " " + legal;
        }
        return text;
    }

    Record record_;
    typename G::Options options_{};
};

/// Returns the match in a record of this game. The Game tag is not checked.
template <Game G> Parsed<Match<G>> match_from_record(const Record& record) {
    return RecordMatch<G>(record).read();
}

/// Returns the record of a match: its start and all actions so far, without undone actions.
template <Game G> Record record_of(const Match<G>& match) {
    Record record;
    record.add("Game", std::string(G::name));
    record.add("Format", std::string(record_format));
    record.add("Options", options_to_text<G>(match.options()));
    if (match.seed()) {
        record.add("Seed", std::to_string(*match.seed()));
    }
    if (const auto* seeded = std::get_if<SeededStart>(&match.start())) {
        if (seeded->dealer) {
            record.add("Dealer", std::to_string(*seeded->dealer));
        }
    } else if (const auto* dealt = std::get_if<DealtStart<G>>(&match.start())) {
        std::string deck;
        for (const auto card : dealt->deck) {
            deck += (deck.empty() ? "" : " ") + G::card_to_text(card);
        }
        record.add("Dealer", std::to_string(dealt->dealer));
        record.add("Deck", std::move(deck));
    } else {
        for (auto& tag : G::setup_to_tags(std::get<typename G::Setup>(match.start()))) {
            record.add(tag.name, std::move(tag.value));
        }
    }
    int round = 1;
    for (const auto& entry : match.log()) {
        RecordAction action{.text = G::action_to_text(entry.action)};
        if (entry.round != round) {
            round = entry.round;
            action.comment = "round " + std::to_string(round);
        }
        record.actions.push_back(std::move(action));
    }
    return record;
}

} // namespace mitts
