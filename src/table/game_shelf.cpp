#include "table/game_shelf.h"

#include "cards/tarot.h"
#include "table/mitaines_draft.h"
#include "table/mitaines_table.h"
#include "table/mitch_draft.h"
#include "table/mitch_table.h"
#include "table/mitigati_draft.h"
#include "table/mitigati_table.h"

#include <array>

namespace mitts::table {

namespace {

using i18n::TextId;

// What a game brings: its draft, its table, and its tile.
template <class G> struct Shelved;

template <> struct Shelved<mitaines::Game> {
    using Draft = MitainesDraft;
    using Table = MitainesTable;
    static constexpr TextId name = TextId::MitainesName;
    static constexpr TextId players = TextId::MitainesPlayers;
    static constexpr TextId words = TextId::MitainesWords;
    static constexpr view::Picture cloth = view::Picture::TileMitaines;

    static view::PicturedCards cards() {
        return {.cards = {Card::of(Rank::Nine, Suit::Spades), Card::of(Rank::Nine, Suit::Hearts),
                          Card::of(Rank::Nine, Suit::Diamonds)}};
    }
};

template <> struct Shelved<mitch::Game> {
    using Draft = MitchDraft;
    using Table = MitchTable;
    static constexpr TextId name = TextId::MitchName;
    static constexpr TextId players = TextId::MitchPlayers;
    static constexpr TextId words = TextId::MitchWords;
    static constexpr view::Picture cloth = view::Picture::TileMitch;

    static view::PicturedCards cards() {
        return {.cards = {Card::of(Rank::King, Suit::Clubs), Card::of(Rank::Ten, Suit::Clubs),
                          Card::of(Rank::Six, Suit::Clubs)}};
    }
};

template <> struct Shelved<mitigati::Game> {
    using Draft = MitigatiDraft;
    using Table = MitigatiTable;
    static constexpr TextId name = TextId::MitigatiName;
    static constexpr TextId players = TextId::MitigatiPlayers;
    static constexpr TextId words = TextId::MitigatiWords;
    static constexpr view::Picture cloth = view::Picture::TileMitigati;

    static view::PicturedCards cards() {
        return {.tarot = {TarotCard::trump(18).index, fool.index, TarotCard::trump(21).index}};
    }
};

template <class M> struct GameOf;
template <class G> struct GameOf<Match<G>> { using type = G; };

// Calls `visit` with the std::type_identity of the game at this place, and returns what it gives.
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

view::GameTile game_tile(int game, i18n::Language language) {
    return visit_place<view::GameTile>(game, [&](auto one) {
        using On = Shelved<typename decltype(one)::type>;
        return view::GameTile{.game = game,
                              .name = i18n::say(language, On::name),
                              .players = i18n::say(language, On::players),
                              .words = i18n::say(language, On::words),
                              .cards = On::cards(),
                              .picture = On::cloth};
    });
}

std::unique_ptr<GameDraft> draft_from_text(int game, std::string_view text) {
    return visit_place<std::unique_ptr<GameDraft>>(game, [&](auto one) {
        using Draft = typename Shelved<typename decltype(one)::type>::Draft;
        return std::make_unique<Draft>(Draft::from_text(text));
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
    return std::visit(
        [&](const auto& one) {
            using G = typename GameOf<std::decay_t<decltype(one)>>::type;
            return Shelved<G>::Draft::people_for(players, human);
        },
        match);
}

AnyMatch same_again(const AnyMatch& match, std::uint64_t seed) {
    return std::visit(
        [&](const auto& one) {
            auto again = std::decay_t<decltype(one)>::begin(one.options(), SeededStart{.seed = seed});
            MITTS_CHECK(bool(again)); // these rules have been dealt before
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
            return std::make_unique<typename Shelved<G>::Table>(std::move(one), std::move(seats), begins, players,
                                                                std::move(address));
        },
        match);
}

} // namespace mitts::table
