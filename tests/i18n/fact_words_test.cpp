// Tests the wording of facts: each has a sentence and a hint on where to look, in both languages and for every seat.
#include "i18n/mitaines/words.h"
#include "i18n/mitch/words.h"
#include "i18n/mitigati/words.h"

#include <doctest/doctest.h>

#include <set>

using namespace mitts;

namespace {

using i18n::FactText;
using i18n::Language;
using i18n::Naming;

const std::vector<std::string> names{"Odile", "Aimé", "Mathilde"};

/// Returns a fact with this id and every possible part.
Fact full(std::string_view id, int number, int seat) {
    Fact fact{.id = std::string(id)};
    for (int part = 0; part < fact_part_count; ++part) {
        const auto which = static_cast<FactPart>(part);
        const int value = which == FactPart::Seat ? seat : which == FactPart::Kind ? 2 + number % 3 : number;
        fact.values.push_back({.part = which, .value = value});
    }
    return fact;
}

bool is_sentence(const std::string& text) {
    const auto last = text.empty() ? ' ' : text.back();
    return (last == '.' || last == '?') && text.find('{') == std::string::npos &&
           text.find("  ") == std::string::npos && !(text[0] >= 'a' && text[0] <= 'z');
}

template <class SayFact> void check_texts(std::span<const FactText> texts, SayFact say_fact) {
    std::set<std::string_view> ids;
    for (const auto& text : texts) {
        CAPTURE(text.id);
        CHECK((ids.empty() || *ids.rbegin() < std::string_view(text.id))); // in order, without duplicates
        ids.insert(text.id);
        for (const auto language : {Language::English, Language::French}) {
            for (int number = 1; number < 4; ++number) {
                for (Seat seat = 0; seat < 3; ++seat) {
                    for (Seat thinker = 0; thinker < 3; ++thinker) {
                        const Naming naming{.language = language, .you = 0, .names = names};
                        const auto words = say_fact(naming, thinker, full(text.id, number, seat));
                        CHECK_MESSAGE(is_sentence(words.sentence), words.sentence);
                        CHECK_MESSAGE(is_sentence(words.look), words.look);
                    }
                }
            }
        }
    }
    const Naming naming{.you = 0, .names = names};
    CHECK(say_fact(naming, Seat{0}, full("no_such_fact", 1, 1)).sentence.empty());
}

std::string said(Language language, const Fact& fact, Seat thinker = 0) {
    return i18n::mitaines::fact_words({.language = language, .you = 0, .names = names}, thinker, fact).sentence;
}

} // namespace

TEST_CASE("every fact has sentences in both languages") {
    check_texts(i18n::mitaines::fact_texts(), i18n::mitaines::fact_words);
    check_texts(i18n::mitch::fact_texts(), i18n::mitch::fact_words);
    for (const auto suits : {TarotSuits::French, TarotSuits::Italian}) {
        check_texts(i18n::mitigati::fact_texts(), [suits](const Naming& naming, Seat thinker, const Fact& fact) {
            return i18n::mitigati::fact_words(naming, suits, thinker, fact);
        });
    }
}

TEST_CASE("a fact with missing or invalid values has no sentence") {
    const Naming naming{.you = 0, .names = names};
    for (const auto& fact : {Fact{"steals", {{FactPart::Seat, 3}, {FactPart::Kind, 2}, {FactPart::Rank, 1}}},
                             Fact{"steals", {{FactPart::Seat, -1}, {FactPart::Kind, 2}, {FactPart::Rank, 1}}},
                             Fact{"steals", {{FactPart::Seat, 1}, {FactPart::Kind, 5}, {FactPart::Rank, 1}}},
                             Fact{"both_gone", {{FactPart::Rank, 14}}}, Fact{"both_gone"},
                             Fact{"ten_in_it", {{FactPart::Card, 54}, {FactPart::Points, 50}}}}) {
        CHECK(i18n::mitaines::fact_words(naming, 0, fact).sentence.empty());
    }
}

TEST_CASE("Mitaines: the sentences for facts have the right plurals and address the reader as 'you'") {
    const Fact gone{"both_gone", {{FactPart::Rank, 1}}};
    CHECK(said(Language::English, gone) == "Both other 3s are gone: nobody can steal it.");
    CHECK(said(Language::French, gone) == "On a déjà vu les deux autres 3\u00a0: personne ne peut voler l’annonce.");
    const Fact completes{"completes",
                         {{FactPart::Seat, 0}, {FactPart::Kind, 2}, {FactPart::Rank, 1}, {FactPart::Points, 10}}};
    CHECK(said(Language::English, completes) == "It completes your mitten of 3s: 10 points.");
    CHECK(said(Language::French, completes) == "Ça complète ta mitaine de 3\u00a0: 10 points.");
    const Fact leads{"leads_empty", {{FactPart::Seat, 1}}};
    CHECK(said(Language::English, leads) == "It empties the table: Aimé must lead a lone card.");
    const Fact leads_you{"leads_empty", {{FactPart::Seat, 0}}}; // a computer player's fact about you
    CHECK(said(Language::French, leads_you, 1) == "La table reste vide\u00a0: tu devras y laisser une carte seule.");
    CHECK(said(Language::English, Fact{"odd_card"}) == // also used for gifts (M6)
          "It is an odd card: parting with it breaks no combination.");
    const Fact out{"match_out", {{FactPart::Rank, 12}, {FactPart::Count, 1}}};
    CHECK(said(Language::English, out) == "Only one other ace is still out.");
}

TEST_CASE("Mitigati: in French facts about suits, 'de' is elided before a vowel, as in the Italian swords and coins") {
    const auto said_of = [](const std::string& id, int suit) {
        const Fact fact{id, {{FactPart::Seat, 1}, {FactPart::Suit, suit}, {FactPart::Count, 6}}};
        return i18n::mitigati::fact_words({.language = Language::French, .you = 0, .names = names}, TarotSuits::Italian,
                                          0, fact)
            .sentence;
    };
    for (int suit = 0; suit < suit_count; ++suit) {
        for (const auto* id : {"highest_of_suit", "suit_above", "lacks_suit", "suit_out", "makes_void", "short_suit"}) {
            const auto sentence = said_of(id, suit);
            INFO(sentence);
            CHECK(!sentence.empty());
            CHECK(sentence.find("de é") == std::string::npos);
        }
    }
    CHECK(said_of("lacks_suit", 3) == "Aimé n’a plus d’épées, ça s’est vu.");
}
