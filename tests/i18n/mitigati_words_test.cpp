// Tests the Mitigati sentences: both sets of suits have names, placeholders are filled in, and discards stay hidden.
#include "games/even_choice.h"
#include "games/mitigati/game.h"
#include "i18n/mitigati/words.h"
#include "session/match.h"

#include <doctest/doctest.h>

#include <string>

namespace {

using namespace mitts;
using namespace mitts::i18n::mitigati;
using i18n::Language;
using i18n::Naming;
using mitts::mitigati::EventType;
using mitts::mitigati::Options;
using mitts::mitigati::Preset;
using mitts::mitigati::RefusalId;

using G = mitts::mitigati::Game;

constexpr auto english = Language::English;
constexpr auto french = Language::French;
constexpr Language languages[] = {english, french};
constexpr Suits suit_sets[] = {Suits::French, Suits::Italian};

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
    return {.language = language, .you = you, .names = {"Odile", "Mathilde", "Gaspard"}};
}

std::string said(Language language, Seat you, const Event& event) {
    std::string all;
    for (const auto& sentence : event_sentences(people(language, you), Suits::French, std::span(&event, 1))) {
        all += sentence.text + "\n";
    }
    return all;
}

// Plays a deal from this seed, with these first bids, and passes every action's events to `look`.
template <class Look> void look_at_deal(std::uint64_t seed, std::vector<int> bids, Look&& look) {
    auto match = *Match<G>::begin(mitts::mitigati::preset_options(Preset::Standard), SeededStart{.seed = seed});
    Rng rng(seed);
    for (const int bid : bids) {
        REQUIRE(!match.submit({.bid = static_cast<std::int16_t>(bid)}));
        look(match.log().back().events);
    }
    while (match.phase() == MatchPhase::Playing) {
        const auto legal = G::legal_actions(match.options(), match.referee_state());
        REQUIRE(!match.submit(even_choice<G>(legal, rng)));
        look(match.log().back().events);
    }
}

} // namespace

TEST_CASE("Mitigati: every card has a unique name in both sets of suits and both languages") {
    for (const auto language : languages) {
        for (const auto suits : suit_sets) {
            std::vector<std::string> names;
            for (const auto card : make_tarot_pack()) {
                CHECK_WHOLE(card_name(language, suits, card));
                CHECK_WHOLE(the_card(language, suits, card));
                CHECK(std::find(names.begin(), names.end(), card_name(language, suits, card)) == names.end());
                names.push_back(card_name(language, suits, card));
            }
            for (const auto suit : {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades}) {
                CHECK_WHOLE(suit_name(language, suits, suit));
            }
        }
        CHECK(card_name(language, Suits::French, *parse_tarot_card("KH")) !=
              card_name(language, Suits::Italian, *parse_tarot_card("KH")));
        CHECK(card_name(language, Suits::French, *parse_tarot_card("21")) ==
              card_name(language, Suits::Italian, *parse_tarot_card("21")));
    }
}

TEST_CASE("Mitigati: every refusal names its rule, for every card, in both languages") {
    for (const auto language : languages) {
        for (const auto suits : suit_sets) {
            for (int id = 0; id <= static_cast<int>(RefusalId::MustOvertrump); ++id) {
                for (const auto card : make_tarot_pack()) {
                    const Refusal refusal{.id = static_cast<RefusalId>(id), .card = card, .bid = -7};
                    const auto sentence = refusal_sentence(language, suits, refusal);
                    CHECK_WHOLE(sentence);
                    CHECK(sentence.find(rule_of(refusal.id)) != std::string::npos);
                }
            }
        }
    }
}

TEST_CASE("Mitigati: every event in a deal is described to every seat in complete sentences") {
    const auto look = [](const mitts::mitigati::Events& events) {
        for (const auto language : languages) {
            for (const auto suits : suit_sets) {
                for (Seat you = no_seat; you < 3; ++you) {
                    const auto sentences = event_sentences(people(language, you), suits, events);
                    CHECK(!sentences.empty());
                    for (const auto& sentence : sentences) {
                        CHECK(!sentence.rule.empty());
                        CHECK_WHOLE(sentence.text);
                    }
                }
            }
        }
    };
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        look_at_deal(seed, {5, 5, 5, 5, 5, 5}, look); // three repeated bids, then random play
    }
    look_at_deal(9, {20, -5, -15}, look); // these bids are an agreement
}

TEST_CASE("Mitigati: the dealer's discards are named only to the dealer (T9)") {
    const Event discarded{.type = EventType::Discarded, .seat = 1, .card = *parse_tarot_card("QD")};
    for (const auto language : languages) {
        const auto name = card_name(language, Suits::French, discarded.card);
        CHECK(said(language, 1, discarded).find(name) != std::string::npos);
        CHECK(said(language, 0, discarded).find(name) == std::string::npos);
        CHECK(said(language, no_seat, discarded).find(name) == std::string::npos);
    }
}

TEST_CASE("Mitigati: an event's sentence addresses the player concerned as 'you' and names them to everyone else") {
    const Event bid{.type = EventType::Bid, .seat = 1, .points = -5};
    for (const auto language : languages) {
        CHECK(said(language, 0, bid).find("Mathilde") != std::string::npos);
        CHECK(said(language, 1, bid).find("Mathilde") == std::string::npos);
    }
}

TEST_CASE("Mitigati: every option, value and preset has a label in every language") {
    for (const auto language : languages) {
        for (const auto& descriptor : mitts::mitigati::option_descriptors()) {
            CHECK_WHOLE(game_words.option(language, descriptor.name));
            CHECK_WHOLE(game_words.option_help(language, descriptor.name));
            CHECK(game_words.option(language, descriptor.name) != std::string(descriptor.name));
            for (const auto value : option_values(shape_of(descriptor))) {
                CHECK_WHOLE(game_words.option_value(language, descriptor.name, value));
            }
        }
        CHECK_WHOLE(game_words.preset(language, 0));
        CHECK_WHOLE(game_words.about_preset(language, 0));
    }
}
