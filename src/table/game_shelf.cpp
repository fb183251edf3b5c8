#include "table/game_shelf.h"

#include "cards/tarot.h"
#include "table/mitaines/parts.h"
#include "table/mitch/parts.h"
#include "table/mitigati/parts.h"

namespace mitts::table {

namespace {

template <class G> struct PartsFor;
template <> struct PartsFor<mitaines::Game> { using type = MitainesParts; };
template <> struct PartsFor<mitch::Game> { using type = MitchParts; };
template <> struct PartsFor<mitigati::Game> { using type = MitigatiParts; };
template <class G> using PartsOf = typename PartsFor<G>::type;

template <class M> struct GameOf;
template <class G> struct GameOf<Match<G>> { using type = G; };

// Calls `visit` with the std::type_identity of the game at this index, and returns its result.
template <class Result, class Visit> Result visit_place(int game, Visit&& visit) {
    MITTS_CHECK(game >= 0 && game < game_count);
    std::optional<Result> result;
    int place = 0;
    for_each_game([&](auto one) {
        if (place++ == game) {
            result.emplace(visit(one));
        }
    });
    return std::move(*result);
}

} // namespace

std::string_view game_name(int game) {
    return visit_place<std::string_view>(game, [](auto one) { return decltype(one)::type::name; });
}

std::optional<int> game_named(std::string_view name) {
    for (int game = 0; game < game_count; ++game) {
        if (game_name(game) == name) {
            return game;
        }
    }
    return std::nullopt;
}

std::string game_title(int game, i18n::Language language) {
    return visit_place<std::string>(
        game, [&](auto one) { return PartsOf<typename decltype(one)::type>::words.game(language); });
}

std::unique_ptr<GameDraft> draft_from_text(int game, std::string_view text) {
    return visit_place<std::unique_ptr<GameDraft>>(game, [&](auto one) {
        auto draft = std::make_unique<GameDraft>(std::make_unique<OptionsOf<PartsOf<typename decltype(one)::type>>>());
        draft->take_text(text);
        return draft;
    });
}

int player_count(const AnyMatch& match) {
    return std::visit(
        [](const auto& one) {
            using G = typename GameOf<std::decay_t<decltype(one)>>::type;
            return G::players(one.options());
        },
        match);
}

SeatPlans people_for(const AnyMatch& match, Seat human) {
    const int players = player_count(match);
    SeatPlans seats;
    for (int seat = 0; seat < players; ++seat) {
        // The computers are named clockwise from the human, as in the player's own matches.
        seats.push_back(seat == human ? SeatPlan{} : computer_at((seat - human + players) % players, ai::usual_level));
    }
    return seats;
}

AnyMatch same_again(const AnyMatch& match, std::uint64_t seed) {
    return std::visit(
        [&](const auto& one) {
            auto again = std::decay_t<decltype(one)>::begin(one.options(), SeededStart{.seed = seed});
            MITTS_CHECK(bool(again)); // an earlier match has used these options, so they are playable
            return AnyMatch(std::move(*again));
        },
        match);
}

void deal_rounds(AnyMatch& match, int rounds) {
    std::visit(
        [&](auto& one) {
            while (one.phase() == MatchPhase::RoundOver && static_cast<int>(one.rounds().size()) < rounds) {
                one.next_round();
            }
        },
        match);
}

std::unique_ptr<GameTable> table_for(AnyMatch match, SeatPlans seats, TableBegins begins, ports::PlayerChannel& players,
                                     std::string address) {
    return std::visit(
        [&](auto& one) -> std::unique_ptr<GameTable> {
            using G = typename GameOf<std::decay_t<decltype(one)>>::type;
            return std::make_unique<MatchTable<PartsOf<G>>>(std::move(one), std::move(seats), begins, players,
                                                            std::move(address));
        },
        match);
}

} // namespace mitts::table
