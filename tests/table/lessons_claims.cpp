// Checks claims that do not depend on a position: about the values of cards, hands and calls, about honours and the
// target, and about events that never happen.
#include "tests/table/lessons_claims.h"

#include "games/games.h"

#include <doctest/doctest.h>

namespace mitts::tests {

namespace {

std::vector<TarotCard> every_tarot_card() {
    std::vector<TarotCard> cards;
    const mitigati::Options options;
    for (const auto card : mitigati::Game::pack(options)) {
        cards.push_back(card);
    }
    return cards;
}

// Parses the words from `from` to `end` as cards. Returns nothing if a word is not a card.
std::optional<TarotSet> tarot_cards(const Words& parts, std::size_t from, std::size_t end) {
    TarotSet cards;
    for (auto at = from; at < end; ++at) {
        const auto card = parse_tarot_card(parts[at]);
        if (!card) {
            return std::nullopt;
        }
        cards.insert(*card);
    }
    return cards;
}

int honours(TarotSet cards) {
    return mitigati::honour_points(cards) + mitigati::trump_points({}, cards);
}

// Returns the value of "honours CARDS" or "honours CARDS less CARDS": the points that each opponent pays (T14, T15).
std::optional<int> honours_of_words(const Words& parts) {
    const auto less = static_cast<std::size_t>(std::find(parts.begin(), parts.end(), "less") - parts.begin());
    const auto cards = tarot_cards(parts, 1, less);
    const auto others = tarot_cards(parts, std::min(less + 1, parts.size()), parts.size());
    return cards && others ? std::optional(honours(*cards) - honours(*others)) : std::nullopt;
}

std::optional<int> value_of_words(const Words& parts) {
    int sum = 0;
    if (parts.size() == 2 && parts[1] == "all") {
        for (const auto card : every_tarot_card()) {
            sum += mitigati::card_value(card);
        }
        return sum;
    }
    const auto cards = tarot_cards(parts, 1, parts.size());
    return cards ? std::optional(mitigati::value_of(*cards)) : std::nullopt;
}

// Indicates whether a card ever or always wins a trick with two other cards, in any order of play (T12, T13).
struct Wins {
    bool ever = false;
    bool always = true;
};
Wins wins_of(TarotCard card) {
    Wins wins;
    const auto pack = every_tarot_card();
    for (const auto one : pack) {
        for (const auto other : pack) {
            if (one == other || one == card || other == card) {
                continue;
            }
            for (const auto& cards :
                 {std::array{card, one, other}, std::array{one, card, other}, std::array{one, other, card}}) {
                mitigati::Trick trick;
                for (Seat seat = 0; seat < 3; ++seat) {
                    trick.push_back({.seat = seat, .card = cards[static_cast<std::size_t>(seat)]});
                }
                const bool won = cards[static_cast<std::size_t>(mitigati::trick_winner(trick))] == card;
                wins.ever = wins.ever || won;
                wins.always = wins.always && won;
            }
        }
    }
    return wins;
}

std::string compared(const Mark& mark, std::optional<double> real, double most = 0) {
    const auto number = number_of(mark.words);
    if (!real || !number) {
        return "nothing can check this";
    }
    return std::abs(*real - *number) <= most ? "" : "it is " + std::to_string(*real);
}

// Returns the value of "worth CARDS": the strongest player's estimate for a hand of ten, fifteen or twenty cards before
// any bid, if another player deals. The other hands are hidden from the player, so they may contain any cards.
std::optional<double> worth_of_words(const Words& parts) {
    const auto hand = tarot_cards(parts, 1, parts.size());
    const std::size_t size = parts.size() - 1;
    if (!hand || (size != 10 && size != 15 && size != 20)) {
        return std::nullopt;
    }
    Words rest;
    for (const auto card : every_tarot_card()) {
        if (!hand->contains(card)) {
            rest.push_back(to_text(card));
        }
    }
    const auto begin = rest.begin();
    const auto count = static_cast<std::ptrdiff_t>(size);
    const auto hands = joined({parts.begin() + 1, parts.end()}, " ") + " / " + joined({begin, begin + count}, " ") +
                       " / " + joined({begin + count, begin + 2 * count}, " ");
    const Example position{
        .name = "worth",
        .line = 0,
        .lines = {{.key = "stage", .value = std::to_string(size / 5 - 1), .line = 0},
                  {.key = "dealer", .value = "2", .line = 0},
                  {.key = "hands", .value = hands, .line = 0},
                  {.key = "stock", .value = joined({begin + 2 * count, rest.end()}, " "), .line = 0}}};
    const PlayedExample<mitigati::Game> played(position);
    REQUIRE_MESSAGE(played.trouble().empty(), played.trouble());
    return ClaimCheck<mitigati::Game>::worth(played.match());
}

// Returns the four cards of a rank, separated by spaces.
std::string four_of(char rank) {
    std::string cards;
    for (const char suit : std::string_view("CDHS")) {
        cards += (cards.empty() ? "" : " ") + std::string{rank, suit};
    }
    return cards;
}

// Returns the value of "call glove" or "call mitten J": the score of a completed call (M18).
std::optional<double> call_points(const std::string& kind, char rank) {
    const auto cards = parts_of(four_of(rank), ' ');
    const std::string_view others[] = {"2C", "3C", "4C", "5C"};
    const std::size_t count = kind == "mitten" ? 2 : kind == "glove" ? 3 : 4;
    std::string moves = cards[0] + ":" + kind[0];
    for (std::size_t at = 1; at < count; ++at) {
        moves += " " + std::string(others[at - 1]) + " " + cards[at];
    }
    const Example position{.name = "call",
                           .line = 0,
                           .lines = {{.key = "hands", .value = four_of(rank) + " KS / 2C 3C 4C 5C", .line = 0},
                                     {.key = "pile", .value = "8C 9C", .line = 0},
                                     {.key = "moves", .value = moves, .line = 0}}};
    const PlayedExample<mitaines::Game> played(position);
    const auto points = played.trouble().empty() ? played.outcome("points", "") : "";
    const std::string scored = "0: call ";
    return points.starts_with(scored) ? std::optional<double>(number_of(points.substr(scored.size())).value_or(-1))
                                      : std::nullopt;
}

// Returns true if a sock is ever stolen in random play. Tries each rank against hands of other ranks.
bool is_sock_ever_stolen() {
    using G = mitaines::Game;
    Rng rng(1);
    for (const char rank : std::string_view("23456789TJQKA")) {
        for (int round = 0; round < 20; ++round) {
            std::string others;
            for (const char other : std::string_view("23456789TJQKA")) {
                if (other != rank && others.size() < 12) {
                    others += (others.empty() ? "" : " ") + std::string{other, "CDHS"[rng.below(4)]};
                }
            }
            const Example position{.name = "sock",
                                   .line = 0,
                                   .lines = {{.key = "hands", .value = four_of(rank) + " / " + others, .line = 0},
                                             {.key = "moves", .value = std::string{rank} + "C:s", .line = 0}}};
            const PlayedExample<G> played(position);
            REQUIRE_MESSAGE(played.trouble().empty(), played.trouble());
            auto state = played.match().referee_state();
            while (G::turn(state) != no_seat) {
                const auto choice = even_choice<G>(G::legal_actions(played.match().options(), state), rng);
                for (const auto& event : G::apply(played.match().options(), state, choice)) {
                    if (event.type == mitaines::EventType::Stolen && event.kind == mitaines::Kind::Sock) {
                        return true;
                    }
                }
            }
        }
    }
    return false;
}

} // namespace

template <> std::optional<std::string> check_of_game<mitigati::Game>(const Mark& mark, const Words& parts) {
    const auto& kind = parts.front();
    if (kind == "value") {
        return compared(mark, value_of_words(parts));
    }
    if (kind == "share") {
        return compared(mark, *value_of_words({"value", "all"}) / double(mitigati::player_count));
    }
    if (kind == "honours") {
        return compared(mark, honours_of_words(parts));
    }
    if (kind == "worth" && parts.size() > 1) {
        return compared(mark, worth_of_words(parts), ClaimCheck<mitigati::Game>::about);
    }
    if (kind == "never" && parts.size() == 3 && (parts[1] == "beaten" || parts[1] == "wins")) {
        const auto card = parse_tarot_card(parts[2]);
        if (!card) {
            return parts[2] + " is no card";
        }
        const auto wins = wins_of(*card);
        return (parts[1] == "beaten" ? wins.always : !wins.ever) ? "" : "it can happen";
    }
    return std::nullopt;
}

template <> std::optional<std::string> check_of_game<mitaines::Game>(const Mark& mark, const Words& parts) {
    if (parts.front() == "call" && parts.size() >= 2) {
        return compared(mark, call_points(parts[1], parts.size() > 2 ? parts[2][0] : '7'));
    }
    if (mark.claim == "target") {
        return compared(mark, mitaines::Options{}.target);
    }
    if (mark.claim == "never stolen sock") {
        return is_sock_ever_stolen() ? "it can happen" : "";
    }
    return std::nullopt;
}

template <> std::optional<std::string> check_of_game<mitch::Game>(const Mark&, const Words&) {
    return std::nullopt;
}

} // namespace mitts::tests
