// Tests the Mitch sentences: every placeholder is filled in, and no sentence names a hidden card.
#include "games/mitch/game.h"
#include "i18n/mitch/words.h"
#include "session/match.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

namespace {

using namespace mitts;
using namespace mitts::i18n;
using namespace mitts::i18n::mitch;
using mitts::mitch::Event;
using mitts::mitch::EventType;
using mitts::mitch::Options;
using mitts::mitch::Preset;
using mitts::mitch::Reason;
using mitts::mitch::Refusal;
using mitts::mitch::RefusalId;

constexpr auto english = Language::English;
constexpr auto french = Language::French;
constexpr Language languages[] = {english, french};

bool is_whole(const std::string& text) {
    return !text.empty() && text.find_first_of("{}") == std::string::npos && text.find("  ") == std::string::npos;
}

#define CHECK_WHOLE(text)                                                                                              \
    do {                                                                                                               \
        const std::string said_ = (text);                                                                              \
        INFO(said_);                                                                                                   \
        CHECK(is_whole(said_));                                                                                        \
    } while (false)

Naming people(Language language, Seat you) {
    return {.language = language,
            .you = you,
            .names = {"Odile", "Mathilde", "Gaspard", "Irène", "Aline", "Théo", "Hugo", "Zoé"}};
}

std::string said(Language language, Seat you, const Event& event) {
    const auto sentences = event_sentences(people(language, you), {}, std::span(&event, 1));
    REQUIRE(!sentences.empty());
    return sentences.front().text;
}

} // namespace

TEST_CASE("Mitch: every refusal names its rule, for every card, in both languages") {
    for (const auto language : languages) {
        for (int id = 0; id <= static_cast<int>(RefusalId::DoesNotFit); ++id) {
            for (std::uint8_t card = 0; card < 52; ++card) {
                const Refusal refusal{.id = static_cast<RefusalId>(id), .card = Card{card}};
                const auto sentence = refusal_sentence(language, refusal);
                CHECK_WHOLE(sentence);
                CHECK(sentence.find(rule_of(refusal.id)) != std::string::npos);
            }
        }
    }
}

TEST_CASE("Mitch: every event in a match is described to every seat in complete sentences") {
    for (int preset = 0; preset < mitts::mitch::preset_count; ++preset) {
        for (const int players : {2, 5, 8}) {
            auto options = mitts::mitch::preset_options(static_cast<Preset>(preset));
            mitts::mitch::set_players(options, players);
            auto match = *Match<mitts::mitch::Game>::begin(options, SeededStart{.seed = 77});
            auto rng = derive_rng(77, Purpose::Policy, 0);
            while (match.phase() == MatchPhase::Playing) {
                const auto legal = mitts::mitch::legal_actions(options, match.referee_state());
                REQUIRE(!match.submit(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
                const auto& events = match.log().back().events;
                for (const auto language : languages) {
                    for (Seat you = no_seat; you < options.players; ++you) {
                        const auto sentences = event_sentences(people(language, you), options, events);
                        CHECK(!sentences.empty());
                        for (const auto& sentence : sentences) {
                            CHECK(!sentence.rule.empty());
                            CHECK_WHOLE(sentence.text);
                        }
                    }
                }
            }
        }
    }
}

TEST_CASE("Mitch: a card drawn from the stock is named only to the player who drew it") {
    const Event drew{.type = EventType::Drew, .seat = 1, .card = *parse_card("9H")};
    for (const auto language : languages) {
        const auto name = card_name(language, drew.card);
        CHECK(said(language, 1, drew).find(name) != std::string::npos);
        const auto others = event_sentences(people(language, 0), {}, std::span(&drew, 1));
        CHECK(std::none_of(others.begin(), others.end(),
                           [&](const Sentence& sentence) { return sentence.text.find(name) != std::string::npos; }));
    }
}

TEST_CASE("Mitch: an event's sentence addresses the player concerned as 'you' and names them to everyone else") {
    const Event placed{.type = EventType::Placed, .seat = 1, .card = *parse_card("KH"), .count = 1};
    for (const auto language : languages) {
        CHECK(said(language, 0, placed).find("Mathilde") != std::string::npos);
        CHECK(said(language, 1, placed).find("Mathilde") == std::string::npos);
    }
}

TEST_CASE("Mitch: every reason for points and every way to decide a suit has a label in every language") {
    for (const auto language : languages) {
        for (int preset = 0; preset < mitts::mitch::preset_count; ++preset) {
            const auto options = mitts::mitch::preset_options(static_cast<Preset>(preset));
            for (int reason = 0; reason <= static_cast<int>(Reason::Shortest); ++reason) {
                for (const auto suit : {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades}) {
                    for (const int points : {-50, -1, 1, 4, 9}) {
                        CHECK_WHOLE(points_sentence(language, options,
                                                    Event{.type = EventType::Points,
                                                          .seat = 1,
                                                          .card = Card::of(Rank::Two, suit),
                                                          .reason = static_cast<Reason>(reason),
                                                          .points = points}));
                    }
                }
            }
        }
        for (int decision = 0; decision <= static_cast<int>(SuitDecision::Equal); ++decision) {
            for (const int cards : {1, 2, 9}) {
                CHECK_WHOLE(decision_words(language, static_cast<SuitDecision>(decision), cards));
            }
        }
    }
}

TEST_CASE("Mitch: every option, value and preset has a label in every language") {
    for (const auto language : languages) {
        for (const auto& descriptor : mitts::mitch::option_descriptors()) {
            CHECK_WHOLE(game_words.option(language, descriptor.name));
            CHECK_WHOLE(game_words.option_help(language, descriptor.name));
            CHECK(game_words.option(language, descriptor.name) != std::string(descriptor.name));
            for (const auto value : option_values(shape_of(descriptor))) {
                CHECK_WHOLE(game_words.option_value(language, descriptor.name, value));
            }
        }
        for (int preset = 0; preset < mitts::mitch::preset_count; ++preset) {
            CHECK_WHOLE(game_words.preset(language, preset));
            CHECK_WHOLE(game_words.about_preset(language, preset));
        }
    }
}
