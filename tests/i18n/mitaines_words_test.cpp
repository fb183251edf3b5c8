// Tests the Mitaines sentences: gender, elision and plurals, and that every placeholder is filled in.
#include "i18n/mitaines/words.h"
#include "session/match.h"

#include "games/mitaines/game.h"

#include <doctest/doctest.h>

#include <string>

namespace {

using namespace mitts;
using namespace mitts::i18n;
using namespace mitts::i18n::mitaines;
using mitts::mitaines::Event;
using mitts::mitaines::EventType;
using mitts::mitaines::Options;
using mitts::mitaines::Preset;
using mitts::mitaines::Reason;
using mitts::mitaines::Refusal;
using mitts::mitaines::RefusalId;

constexpr auto english = Language::English;
constexpr auto french = Language::French;
constexpr Language languages[] = {english, french};
constexpr Kind kinds[] = {Kind::Mitten, Kind::Glove, Kind::Sock};

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
    return {.language = language, .you = you, .names = {"Odile", "Mathilde", "Gaspard", "Irène"}};
}

} // namespace

TEST_CASE("card names have the right articles and elisions") {
    CHECK(card_name(english, *parse_card("9H")) == "9 of hearts");
    CHECK(the_card(english, *parse_card("JS")) == "the jack of spades");
    CHECK(card_name(french, *parse_card("JS")) == "valet de pique");
    CHECK(the_card(french, *parse_card("QC")) == "la dame de trèfle");
    CHECK(the_card(french, *parse_card("AH")) == "l’as de cœur");
    CHECK(the_card(french, *parse_card("KD")) == "le roi de carreau");
    CHECK(card_name(french, *parse_card("X1")) == "joker");
    CHECK(a_rank(english, Rank::Eight) == "an 8");
    CHECK(a_rank(french, Rank::Queen) == "une dame");
}

TEST_CASE("call names have the right gender and elision") {
    CHECK(call_name(english, Kind::Glove, Rank::Nine) == "glove of 9s");
    CHECK(call_name(english, Kind::Mitten, Rank::King) == "mitten of kings");
    CHECK(call_name(french, Kind::Mitten, Rank::Ace) == "mitaine d’as");
    CHECK(call_name(french, Kind::Glove, Rank::Nine) == "gant de 9");
    CHECK(the_call(french, Kind::Mitten, Rank::King) == "la mitaine de rois");
    CHECK(a_call(french, Kind::Sock, Rank::Jack) == "un chausson de valets");
    CHECK(call_of(people(french, 1), 0, Kind::Mitten, Rank::Seven) == "la mitaine de 7 d’Odile");
    CHECK(call_of(people(french, 1), 1, Kind::Mitten, Rank::Seven) == "ta mitaine de 7");
    CHECK(call_of(people(french, 1), 2, Kind::Glove, Rank::Ace) == "le gant d’as de Gaspard");
    CHECK(call_of(people(english, 1), 2, Kind::Glove, Rank::Ace) == "Gaspard’s glove of aces");
}

TEST_CASE("Mitaines: every refusal names its rule in both languages") {
    CHECK(refusal_sentence(english, {.id = RefusalId::MustPlayCall, .kind = Kind::Glove, .rank = Rank::Nine}) ==
          "You called a glove of 9s: play a 9 (rule M9).");
    CHECK(refusal_sentence(english, {.id = RefusalId::TooFewCards, .kind = Kind::Glove, .rank = Rank::Nine}) ==
          "You do not hold three 9s (rule M10).");
    CHECK(refusal_sentence(french, {.id = RefusalId::MustPlayCall, .kind = Kind::Mitten, .rank = Rank::Queen}) ==
          "Tu as annoncé une mitaine de dames\u00a0: joue une dame (règle M9).");
    CHECK(refusal_sentence(french, {.id = RefusalId::NotHigher, .kind = Kind::Glove, .rank = Rank::Ace}) ==
          "Trop bas\u00a0: le gant d’as est en jeu, annonce plus haut (règle M12).");
    for (const auto language : languages) {
        for (int id = 0; id <= static_cast<int>(RefusalId::NotHigher); ++id) {
            for (const auto kind : kinds) {
                for (int rank = 0; rank < rank_count; ++rank) {
                    const auto refused = static_cast<RefusalId>(id);
                    const bool about_call = refused >= RefusalId::MustPlayCall;
                    const Refusal refusal{
                        .id = refused, .kind = about_call ? kind : Kind::None, .rank = static_cast<Rank>(rank)};
                    const auto sentence = refusal_sentence(language, refusal);
                    CHECK_WHOLE(sentence);
                    CHECK(sentence.find(rule_of(refused)) != std::string::npos);
                }
            }
        }
    }
}

TEST_CASE("Mitaines: every event in a match is described to every seat in complete sentences") {
    for (int preset = 0; preset < mitts::mitaines::preset_count; ++preset) {
        const auto options = mitts::mitaines::preset_options(static_cast<Preset>(preset));
        auto match = *Match<mitts::mitaines::Game>::begin(options, SeededStart{.seed = 77});
        auto rng = derive_rng(77, Purpose::Policy, 0);
        while (match.phase() == MatchPhase::Playing) {
            const auto legal = legal_actions(options, match.referee_state());
            REQUIRE(!match.submit(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
            const auto& events = match.log().back().events;
            for (const auto language : languages) {
                for (Seat you = no_seat; you < options.players; ++you) {
                    const auto gift = you == no_seat ? GiftCard::Hidden : GiftCard::Shown;
                    const auto sentences = event_sentences(people(language, you), options, events, gift);
                    CHECK(!sentences.empty());
                    for (const auto& sentence : sentences) {
                        CHECK_WHOLE(sentence.text);
                        CHECK(!sentence.rule.empty());
                    }
                }
            }
        }
    }
}

TEST_CASE("Mitaines: an event's sentence addresses the player concerned as 'you' and names them to everyone else") {
    const Options options;
    const Event played{.type = EventType::Played, .seat = 1, .card = *parse_card("3C")};
    CHECK(event_sentences(people(english, 1), options, std::span(&played, 1), GiftCard::Shown).front().text ==
          "You play the 3 of clubs.");
    CHECK(event_sentences(people(french, 0), options, std::span(&played, 1), GiftCard::Shown).front().text ==
          "Mathilde joue le 3 de trèfle.");
    const Event gift{.type = EventType::Given, .seat = 1, .other = 3, .card = *parse_card("AC")};
    CHECK(event_sentences(people(french, 3), options, std::span(&gift, 1), GiftCard::Shown).front().text ==
          "Mathilde te donne l’as de trèfle.");
    CHECK(event_sentences(people(french, 0), options, std::span(&gift, 1), GiftCard::Hidden).front().text ==
          "Mathilde donne une carte à Irène.");
}

TEST_CASE("the sentence about a card played without a call cites M13, or M15 while a call is open") {
    const auto rule = [](const std::vector<Event>& events) {
        return event_sentences(people(english, 1), {}, events, GiftCard::Shown).front().rule;
    };
    const Event alone{.type = EventType::Played, .seat = 1, .card = *parse_card("3C")};
    auto into_call = alone;
    into_call.count = 1;
    CHECK(rule({alone}) == "M13");
    CHECK(rule({into_call}) == "M15.3");
    CHECK(rule({into_call, {.type = EventType::CallCard, .seat = 1, .count = 1}}) == "M15.1");
    CHECK(rule({into_call, {.type = EventType::Stolen, .seat = 1, .other = 0}}) == "M15.2");
}

TEST_CASE("Mitaines: the sentence about a call's points names the call's outcome") {
    const Event call{
        .type = EventType::Points, .seat = 1, .kind = Kind::Mitten, .rank = Rank::Seven, .side = 1, .points = 10};
    CHECK(points_sentence(people(french, 0), call, CallFate::Stolen, 0) == "Ta mitaine de 7, volée");
    CHECK(points_sentence(people(french, 0), call, CallFate::Topped, 1) == "Sa mitaine de 7, dépassée");
    CHECK(points_sentence(people(english, 0), call, CallFate::Completed, 1) == "Mitten of 7s, completed");
    const Event layout{.type = EventType::Points, .kind = Kind::Glove, .rank = Rank::Ace, .reason = Reason::Layout};
    CHECK(points_sentence(people(english, 0), layout, CallFate::Completed, 1) == "Three aces in the layout");
    CHECK(points_sentence(people(french, 0), layout, CallFate::Completed, 1) == "Trois as dans le tapis");
    for (const auto language : languages) {
        for (int reason = 0; reason <= static_cast<int>(Reason::LeftoverJoker); ++reason) {
            for (const auto kind : kinds) {
                for (const auto fate : {CallFate::Completed, CallFate::Stolen, CallFate::Topped, CallFate::SweptAway}) {
                    for (Seat caller = 0; caller < 3; ++caller) {
                        const Event points{.type = EventType::Points,
                                           .seat = 1,
                                           .kind = kind,
                                           .rank = Rank::Ace,
                                           .reason = static_cast<Reason>(reason)};
                        CHECK_WHOLE(points_sentence(people(language, 0), points, fate, caller));
                    }
                }
            }
        }
    }
}

TEST_CASE("Mitaines: every option, value and preset has a label in every language") {
    for (const auto language : languages) {
        for (const auto& descriptor : mitts::mitaines::option_descriptors()) {
            CHECK_WHOLE(game_words.option(language, descriptor.name));
            CHECK_WHOLE(game_words.option_help(language, descriptor.name));
            CHECK(game_words.option(language, descriptor.name) != std::string(descriptor.name));
            const auto values = option_values(shape_of(descriptor));
            for (const auto value : {values.front(), values.back()}) {
                CHECK_WHOLE(game_words.option_value(language, descriptor.name, value));
            }
        }
        for (int preset = 0; preset < mitts::mitaines::preset_count; ++preset) {
            CHECK_WHOLE(game_words.preset(language, preset));
            CHECK_WHOLE(game_words.about_preset(language, preset));
        }
    }
    CHECK(game_words.option_value(french, "dealing", 1) == "une à une");
    CHECK(game_words.option_value(english, "doubles", 1) == "yes");
    CHECK(game_words.option_value(english, "target", 500) == "500");
}

TEST_CASE("no two computer players have the same name") {
    for (int first = 0; first < 8; ++first) {
        for (int second = first + 1; second < 8; ++second) {
            CHECK(computer_name(first) != computer_name(second));
        }
    }
    CHECK(level_name(french, "careful") == "prudent");
    CHECK(level_name(french, "unheard of") == "unheard of");
}

TEST_CASE("French level names and the word for the dealer agree with the gender of a computer player's name") {
    int feminine = 0;
    for (Seat seat = 0; seat < 8; ++seat) {
        feminine += level_name(french, "careful", computer_name(seat)) == "prudente" ? 1 : 0;
    }
    CHECK(feminine == 4);
    CHECK(level_name(french, "hasty", "Mathilde") == "pressée");
    CHECK(level_name(french, "expert", "Gaspard") == "expert");
    const Naming naming{.language = french, .you = 0, .names = {"Odile", "Odile", "Fernand"}};
    CHECK(dealer_word(naming, 0) == "brasseur"); // seat 0 is the reader, whose gender is unknown
    CHECK(dealer_word(naming, 1) == "brasseuse");
    CHECK(dealer_word(naming, 2) == "brasseur");
}
