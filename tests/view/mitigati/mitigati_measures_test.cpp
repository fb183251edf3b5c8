// Tests sizes and positions on the Mitigati table: large trick cards, visible stitches, unclipped cards, cards that are
// large enough to touch, and sentences that are not repeated.
#include "i18n/numbers.h"
#include "tests/support/mitigati_position.h"
#include "tests/view/fitting.h"
#include "tests/view/mitigati/mitigati_states.h"
#include "view/mitigati/bidding.h"
#include "view/mitigati/choices.h"
#include "view/mitigati/places.h"
#include "view/mitigati/spoken.h"
#include "view/type_widths.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace {

using namespace mitts;
using namespace mitts::view;
using tests::items_of;
using tests::targets_of;

const TypeMeasure letters;

constexpr Viewport tablets[] = {{.width = 600, .height = 900},
                                {.width = 768, .height = 1024},
                                {.width = 820, .height = 1180},
                                {.width = 1024, .height = 1366}};

std::vector<tests::MitigatiState> states() {
    return tests::mitigati_states(i18n::Language::English);
}

// Returns the bounds of a rotated card.
Rect bounds_of(const CardItem& card) {
    const float turn = std::abs(card.rotation) * std::numbers::pi_v<float> / 180;
    const auto rect = card_rect(card.centre, card.width);
    const float w = rect.w * std::cos(turn) + rect.h * std::sin(turn);
    const float h = rect.h * std::cos(turn) + rect.w * std::sin(turn);
    return {card.centre.x - w / 2, card.centre.y - h / 2, w, h};
}

bool within(const Rect& inner, const Rect& outer) {
    return inner.x >= outer.x && inner.y >= outer.y && inner.right() <= outer.right() &&
           inner.bottom() <= outer.bottom();
}

const BoxItem* mat_of(const Scene& scene) {
    return find_item<BoxItem>(scene, [](const BoxItem& box) { return box.fill == Ink::TableMat && box.radius >= 20; });
}

// Checks that all cards of a suit are in the same row, and that no label touches the hand.
void check_rows_of_suits(const Scene& scene) {
    std::map<int, std::pair<float, float>> rows; // the smallest and largest y of each suit's cards
    float top = 1e9F;
    float tallest = 0;
    for (const auto& target : scene.targets) {
        if (target.id == TargetId::Card) {
            const TarotCard card{static_cast<std::uint8_t>(target.index)};
            const int suit = card.is_suited() ? static_cast<int>(card.suit()) : -1;
            auto& row = rows.emplace(suit, std::pair(target.rect.y, target.rect.y)).first->second;
            row = {std::min(row.first, target.rect.y), std::max(row.second, target.rect.y)};
            top = std::min(top, target.rect.y);
            tallest = std::max(tallest, target.rect.h);
        }
    }
    for (const auto& entry : rows) {
        const auto& suit = entry.first; // Clang does not allow structured bindings in INFO's lambda
        const auto& row = entry.second;
        INFO("suit ", suit);
        CHECK(row.second - row.first < 0.3F * tallest);
    }
    for (const auto& text : items_of<TextItem>(scene)) {
        const auto rect = text_rect(text, letters);
        INFO(shown_text(text));
        CHECK((rect.bottom() <= top - 3 || rect.y >= top));
    }
}

} // namespace

TEST_CASE("T16 after the last trick of a set-up without discards, the dealer's points do not include missing cards") {
    const auto match = tests::play({.hands = "KH / 2H / 3H"}, "KH 2H 3H");
    CHECK(view::mitigati::points_won(match.observe(0), 0) == 7);
    CHECK(view::mitigati::points_won(match.observe(0), 2) == 0);
}

TEST_CASE("Mitigati: on a tablet, trick cards are at least 25 % larger than hand cards") {
    for (const auto& state : states()) {
        for (const auto& size : tablets) {
            const auto scene = lay_out(state.model, state.ui, size, letters);
            const auto* mat = mat_of(scene);
            if (mat == nullptr || state.model.match.seen.phase != mitts::mitigati::Phase::Play) {
                continue;
            }
            INFO(state.name, " ", tests::name_of(size));
            float hand = 0;
            float trick = 1000;
            for (const auto& card : items_of<CardItem>(scene)) {
                if (card.tarot >= 0) {
                    const bool lies = card.centre.y < mat->rect.bottom();
                    (lies ? trick : hand) = lies ? std::min(trick, card.width) : std::max(hand, card.width);
                }
            }
            CHECK(trick >= 1.25F * hand);
        }
    }
}

TEST_CASE("Mitigati: on a tablet, the slider and the strip of four bids both fill the bidding panel's width") {
    for (const auto& state : states()) {
        if (!view::mitigati::viewer_bids(state.model.match.seen) || state.ui.strip_back > 0 || tests::is_asked(state)) {
            continue;
        }
        for (const auto& size : tablets) {
            INFO(state.name, " ", tests::name_of(size));
            const auto scene = lay_out(state.model, state.ui, size, letters);
            const auto* paper = find_item<BoxItem>(
                scene, [](const BoxItem& box) { return box.fill == Ink::Paper && box.rect.h > 200; });
            REQUIRE(paper != nullptr);
            const auto sliders = targets_of(scene, TargetId::BidSlider);
            REQUIRE(sliders.size() == 1);
            CHECK(sliders[0].w > 0.92F * paper->rect.w);
            const auto* making = find_item<BoxItem>(
                scene, [](const BoxItem& box) { return box.fill == Ink::White && box.edge == Ink::Red; });
            REQUIRE(making != nullptr);
            CHECK(making->rect.w > 0.2F * paper->rect.w);
        }
    }
}

TEST_CASE("Mitigati: on a portrait phone, the slider fills the bidding panel's width, and its ends are labelled") {
    for (const auto& state : states()) {
        if (!view::mitigati::viewer_bids(state.model.match.seen) || tests::is_asked(state)) {
            continue;
        }
        for (const Viewport size : {Viewport{.width = 390, .height = 844}, Viewport{.width = 430, .height = 932}}) {
            INFO(state.name, " ", tests::name_of(size));
            const auto scene = lay_out(state.model, state.ui, size, letters);
            const auto* paper = find_item<BoxItem>(
                scene, [](const BoxItem& box) { return box.fill == Ink::Paper && box.rect.h > 200; });
            const auto sliders = targets_of(scene, TargetId::BidSlider);
            REQUIRE(paper != nullptr);
            REQUIRE(sliders.size() == 1);
            CHECK(sliders[0].w > 0.9F * paper->rect.w);
            const auto scale = view::mitigati::bid_scale(state.model, state.ui);
            const int bid = view::mitigati::prepared_bid(state.model, state.ui);
            for (const int end : {scale.lowest, scale.highest}) {
                if (std::abs(scale.part_of(end) - scale.part_of(bid)) < 0.1F) {
                    continue; // the knob takes the place of this label
                }
                CHECK(find_item<TextItem>(scene, [&](const TextItem& text) {
                          return text.text == i18n::signed_number(end);
                      }) != nullptr);
            }
        }
    }
}

TEST_CASE("Mitigati: neither the cards nor the button covers the stitches at the edge of the mat") {
    constexpr float stitch = 9; // the stitches are 8 points inside the mat's edge
    for (const auto& state : states()) {
        for (const auto& size : tests::window_sizes) {
            INFO(state.name, " ", tests::name_of(size));
            const auto scene = lay_out(state.model, state.ui, size, letters);
            const auto* mat = mat_of(scene);
            if (mat == nullptr) {
                continue;
            }
            const auto inside = mat->rect.inset(stitch * tests::share_of_size(scene) - 0.5F);
            for (const auto& confirm : targets_of(scene, TargetId::Confirm)) {
                CHECK(within(confirm, inside));
            }
            for (const auto& card : items_of<CardItem>(scene)) {
                const auto id = TarotCard{static_cast<std::uint8_t>(std::max(card.tarot, 0))};
                if (card.tarot >= 0 && !state.model.match.seen.hand.contains(id)) {
                    INFO("card ", card.tarot);
                    CHECK(within(bounds_of(card), inside));
                }
            }
        }
    }
}

TEST_CASE("Mitigati: no card is clipped by the window's edge") {
    for (const auto& state : states()) {
        for (const auto& size : tests::window_sizes) {
            INFO(state.name, " ", tests::name_of(size));
            for (const auto& card : items_of<CardItem>(lay_out(state.model, state.ui, size, letters))) {
                CHECK(
                    within(bounds_of(card), {-0.5F, -0.5F, size.width + 1, size.height + 1 + (card.dim > 0 ? 6 : 0)}));
            }
        }
    }
}

TEST_CASE("Mitigati: no suit of a long hand is split between rows, and no text touches the hand") {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        for (const int actions : {3, 5, 6, 20}) { // before, during and after the discard (T9), and later in play
            const auto match = tests::played_mitigati({}, seed, actions);
            const auto dealer = tests::mitigati_model(match, 0, i18n::Language::English).match.seen.dealer;
            const auto model = tests::mitigati_model(match, dealer, i18n::Language::English);
            for (const auto& size : tests::window_sizes) {
                INFO("seed ", seed, " ", actions, " ", tests::name_of(size));
                check_rows_of_suits(lay_out(model, {}, size, letters));
            }
        }
    }
}

TEST_CASE("Mitigati: a hand has at most two rows, or three on tall phones and tablets, and tricks have large cards") {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const auto match = tests::played_mitigati({}, seed, 8);
        const auto model = tests::mitigati_model(match, match.turn(), i18n::Language::French);
        const auto suits = view::mitigati::suits_in(view::mitigati::own_hand(model));
        for (const auto& size : tests::window_sizes) {
            INFO("seed ", seed, " ", tests::name_of(size));
            const auto places = view::mitigati::places_for(frame_for(size), match.turn(), suits);
            const bool tall = places.layout == Layout::Portrait && places.height >= 740; // phones and tablets
            CHECK(hand_row_count(places.hand, suits) <= (tall ? 3 : 2));
            CHECK((places.layout != Layout::Portrait || places.trick.card >= 44));
        }
    }
}

TEST_CASE("Mitigati: a winning card that is small is marked by a gold border instead of a crown") {
    for (const auto& state : states()) {
        const auto& seen = state.model.match.seen;
        for (const auto& size : tests::window_sizes) {
            const auto scene = lay_out(state.model, state.ui, size, letters);
            for (const auto& picture : items_of<PictureItem>(scene)) {
                for (const auto& card : items_of<CardItem>(scene)) {
                    const auto id = TarotCard{static_cast<std::uint8_t>(std::max(card.tarot, 0))};
                    const bool crowned = picture.picture == Picture::IconCrown &&
                                         tests::overlap(picture.rect, bounds_of(card)) && card.tarot >= 0;
                    INFO(state.name, " ", tests::name_of(size));
                    CHECK((!crowned || seen.hand.contains(id) || card.width >= 59 * tests::share_of_size(scene)));
                }
            }
        }
    }
}

TEST_CASE("Mitigati: the bid button is at least as wide as the button for more cards") {
    for (const auto& state : states()) {
        if (!view::mitigati::viewer_bids(state.model.match.seen) || tests::is_asked(state)) {
            continue;
        }
        for (const auto& size : tests::window_sizes) {
            INFO(state.name, " ", tests::name_of(size));
            const auto scene = lay_out(state.model, state.ui, size, letters);
            const auto bid = targets_of(scene, TargetId::Bid);
            const auto more = targets_of(scene, TargetId::MoreCards);
            REQUIRE((bid.size() == 1 && more.size() == 1));
            CHECK(bid[0].w >= more[0].w - 0.5F);
        }
    }
}

TEST_CASE("Mitigati: on a tablet, an opponent's level is shown whether or not the opponent deals") {
    const auto match = tests::bargained_mitigati({}, 1, 2, "");
    const auto scene =
        lay_out(tests::mitigati_model(match, 0, i18n::Language::English), {}, {.width = 768, .height = 1024}, letters);
    const auto texts = items_of<TextItem>(scene);
    CHECK(std::count_if(texts.begin(), texts.end(),
                        [](const TextItem& text) { return text.text.find(" · 10 cards") != std::string::npos; }) == 2);
}

TEST_CASE("Mitigati: on a desktop, at least 80 % of the last card of a playable suit is visible") {
    int bound = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const auto match = tests::played_mitigati({}, seed, 8);
        const auto model = tests::mitigati_model(match, match.turn(), i18n::Language::English);
        const auto& seen = model.match.seen;
        const auto usable = view::mitigati::usable_cards(seen);
        const auto cards = view::mitigati::own_hand(model);
        if (seen.phase != mitts::mitigati::Phase::Play || usable.size() == seen.hand.size() ||
            usable.contains(cards.back())) {
            continue;
        }
        const auto scene = lay_out(model, {}, {.width = 1440, .height = 900}, letters);
        const auto place_of = [&](TarotCard card) {
            return find_item<CardItem>(scene, [&](const CardItem& item) { return item.tarot == card.index; });
        };
        for (std::size_t at = 0; at + 1 < cards.size(); ++at) {
            if (usable.contains(cards[at]) && !usable.contains(cards[at + 1])) {
                const auto* card = place_of(cards[at]);
                INFO("seed ", seed);
                CHECK(place_of(cards[at + 1])->centre.x - card->centre.x >= 0.8F * card->width);
                ++bound;
            }
        }
    }
    CHECK(bound >= 5);
}

TEST_CASE("Mitigati: on a landscape phone and on a tablet, every card is large enough to touch") {
    for (const auto& state : states()) {
        for (const Viewport& size : {Viewport{.width = 844, .height = 390}, Viewport{.width = 768, .height = 1024}}) {
            INFO(state.name, " ", tests::name_of(size));
            for (const auto& rect : targets_of(lay_out(state.model, state.ui, size, letters), TargetId::Card)) {
                CHECK(rect.w >= 43);
                CHECK(rect.h >= 43);
            }
        }
    }
}

TEST_CASE("Mitigati: bargaining advice is never shown twice, and a hint is shown at every window size") {
    for (const auto& state : states()) {
        auto model = state.model;
        if (model.match.seen.phase != mitts::mitigati::Phase::Bargain || model.refusal) {
            continue;
        }
        if (!view::mitigati::viewer_bids(model.match.seen)) {
            continue;
        }
        // The points of an agreement have priority over the hint.
        const bool agrees =
            view::mitigati::prepared_bid(model, state.ui) == view::mitigati::agreeing_bid(model.match.seen);
        for (const bool hinted : {false, true}) {
            if (hinted) {
                model.look = i18n::say(i18n::Language::English, i18n::TextId::LookMoreCards);
            }
            const auto start = view::mitigati::advice(model, state.ui).substr(0, 12);
            for (const auto& size : tests::window_sizes) {
                INFO(state.name, " ", tests::name_of(size), " ", start);
                const auto texts = items_of<TextItem>(lay_out(model, state.ui, size, letters));
                const auto said = std::count_if(texts.begin(), texts.end(), [&](const TextItem& text) {
                    return shown_text(text).starts_with(start);
                });
                CHECK(said <= 1);
                CHECK((said == 1 || !hinted || agrees));
            }
        }
    }
}
