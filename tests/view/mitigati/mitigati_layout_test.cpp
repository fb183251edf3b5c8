// Checks that the Mitigati table fits at every size, in both languages and at every stage: no labels overlap,
// everything is inside the window, and every index of the hand and the bargaining controls are visible.
#include "i18n/numbers.h"
#include "tests/view/fitting.h"
#include "tests/view/mitigati/mitigati_states.h"
#include "view/mitigati/choices.h"
#include "view/type_widths.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <optional>
#include <set>

namespace {

using namespace mitts;
using namespace mitts::view;
using mitts::mitigati::Phase;
using tests::items_of;
using tests::MitigatiState;
using tests::overlap;

const TypeMeasure measure;

// Returns the index in a card's upper left corner, which must be visible on every card except the last.
Rect index_of(const CardItem& card) {
    const auto rect = card_rect(card.centre, card.width);
    const float breadth = card.face == Face::Jumbo ? 0.38F : 0.25F;
    return {rect.x, rect.y, breadth * card.width, 0.4F * card.width};
}

void check_indices(const Scene& scene) {
    const auto cards = items_of<CardItem>(scene);
    for (std::size_t first = 0; first < cards.size(); ++first) {
        if (cards[first].tarot < 0 || cards[first].rotation != 0) {
            continue;
        }
        for (std::size_t later = first + 1; later < cards.size(); ++later) {
            INFO("index of ", cards[first].id, " under ", cards[later].id);
            CHECK(!overlap(index_of(cards[first]), card_rect(cards[later].centre, cards[later].width)));
        }
    }
}

// Checks that every visible card is drawn once.
void check_all_cards(const Scene& scene, const MitigatiState& state) {
    const auto& seen = state.model.match.seen;
    std::size_t expected = 0;
    if (state.model.curtain == Curtain::Open) {
        expected += static_cast<std::size_t>(seen.hand.size());
    }
    const bool agreed = view::mitigati::bids_missing(seen) == 0;
    if (seen.phase == Phase::Play || (seen.phase == Phase::Over && !agreed)) {
        const bool last = state.ui.trick == view::mitigati::TrickShown::Last || seen.phase == Phase::Over;
        expected += last ? 3U : seen.trick.size();
    }
    std::size_t faces = 0;
    std::set<CardId> ids;
    for (const auto& card : items_of<CardItem>(scene)) {
        faces += card.tarot >= 0 && card.opacity == 1 ? 1U : 0U; // the place for the chosen card shows a pale copy
        INFO("id ", card.id);
        CHECK(ids.insert(card.id).second);
        CHECK(!card.card);
    }
    CHECK(faces == expected);
}

bool says(const Scene& scene, const std::string& words) {
    for (const auto& text : items_of<TextItem>(scene)) {
        if (shown_text(text).find(words) != std::string::npos) {
            return true;
        }
    }
    return false;
}

const Target* find(const Scene& scene, TargetId id) {
    for (const auto& target : scene.targets) {
        if (target.id == id) {
            return &target;
        }
    }
    return nullptr;
}

// Checks that a player on turn sees the prepared bid, the sum, the bid that makes the sum zero, and the buttons
// (T4–T7).
void check_bargaining(const Scene& scene, const MitigatiState& state) {
    const auto& seen = state.model.match.seen;
    if (!view::mitigati::viewer_bids(seen)) {
        return;
    }
    if (tests::is_asked(state)) {
        for (const auto id : state.model.asked ? std::array{TargetId::Agree, TargetId::NotYet}
                                               : std::array{TargetId::PlayOut, TargetId::Bargain}) {
            REQUIRE(find(scene, id) != nullptr);
        }
        CHECK(find(scene, TargetId::Bid) == nullptr);
        CHECK((!state.model.asked || says(scene, "= 0")));
        return;
    }
    for (const auto id : {TargetId::BidStep, TargetId::BidNumber, TargetId::Bid, TargetId::MoreCards}) {
        const auto* target = find(scene, id);
        REQUIRE(target != nullptr);
        CHECK(target->enabled);
    }
    const auto last = seen.bids[static_cast<std::size_t>(seen.viewer)];
    const int bid = view::mitigati::prepared_bid(state.model, state.ui);
    if (state.model.language == i18n::Language::English) { // T6: the button's label shows whether its bid ends the deal
        const bool agrees = find(scene, TargetId::Bid)->label.find("gree") != std::string::npos;
        CHECK(agrees == (view::mitigati::agreeing_bid(seen) == bid));
    }
    // T5: a separate button repeats the last bid if the main button makes a lower bid
    CHECK((find(scene, TargetId::Stand) != nullptr) == (last.has_value() && *last != bid));
    const auto zero = closing_bid(seen, seen.viewer);
    if (zero && state.ui.strip_back == 0 && !state.model.refusal) {
        CHECK(says(scene, bid == *zero ? "= 0" : i18n::signed_number(bid - *zero))); // T6: the sum is shown
        // The bid that makes the sum zero is shown, unless a hint takes its place.
        CHECK((is_hinting(state.model) || says(scene, i18n::signed_number(*zero))));
    }
}

void check_scene(const Scene& scene, const MitigatiState& state) {
    tests::check_texts(scene, measure);
    tests::check_inside(scene);
    tests::check_targets(scene);
    check_indices(scene);
    check_all_cards(scene, state);
    check_bargaining(scene, state);
}

} // namespace

TEST_CASE("Mitigati: the table fits every window in every language and situation") {
    for (const auto language : {i18n::Language::English, i18n::Language::French}) {
        for (const auto& state : tests::mitigati_states(language)) {
            for (const auto& size : tests::window_sizes) {
                INFO(state.name, " ", i18n::language_code(language), " ", tests::name_of(size));
                check_scene(lay_out(state.model, state.ui, size, measure), state);
            }
        }
    }
}

TEST_CASE("Mitigati: the table fits windows of arbitrary size") {
    const auto check = [](const Viewport& size, const MitigatiState& state) {
        check_scene(lay_out(state.model, state.ui, size, measure), state);
    };
    tests::for_any_window(tests::mitigati_states(i18n::Language::English), check);
    tests::for_any_window(tests::with_long_names(tests::mitigati_states(i18n::Language::French)), check);
}

TEST_CASE("Mitigati: long names and large numbers do not overlap") {
    for (auto& state : tests::with_long_names(tests::mitigati_states(i18n::Language::French))) {
        for (auto& total : state.model.match.totals) {
            total = -128;
        }
        for (const auto& size : tests::window_sizes) {
            INFO(state.name, " ", tests::name_of(size));
            check_scene(lay_out(state.model, state.ui, size, measure), state);
        }
    }
}

TEST_CASE("Mitigati: before the player makes a bid that ends the deal, the table shows everyone's points (T6)") {
    for (const auto& state : tests::mitigati_states(i18n::Language::English)) {
        const auto& seen = state.model.match.seen;
        if (!view::mitigati::viewer_bids(seen) || state.model.refusal || state.model.hint ||
            view::mitigati::prepared_bid(state.model, state.ui) != view::mitigati::agreeing_bid(seen)) {
            continue;
        }
        for (const auto& size : tests::window_sizes) {
            INFO(state.name, " ", tests::name_of(size));
            const auto scene = lay_out(state.model, state.ui, size, measure);
            for (Seat seat = 0; seat < mitts::mitigati::player_count; ++seat) {
                const int bid = seat == seen.viewer ? *view::mitigati::agreeing_bid(seen)
                                                    : *seen.bids[static_cast<std::size_t>(seat)];
                const auto name =
                    seat == seen.viewer ? std::string("You") : state.model.players[static_cast<std::size_t>(seat)].name;
                // while the question is open, only the strip shows the bids
                const bool in_strip = says(scene, name) && says(scene, i18n::signed_number(bid));
                CHECK((state.model.asked ? in_strip : says(scene, name + " " + i18n::signed_number(bid))));
            }
        }
    }
}

TEST_CASE("Mitigati: only cards that may not be played or discarded are dimmed (T9, T11)") {
    for (const auto& state : tests::mitigati_states(i18n::Language::English)) {
        const auto& seen = state.model.match.seen;
        const bool chooses = view::viewer_acts(seen) && seen.phase != Phase::Bargain;
        if (!chooses || state.model.curtain == Curtain::Closed) {
            continue;
        }
        const auto usable = view::mitigati::usable_cards(seen);
        for (const auto& card :
             items_of<CardItem>(lay_out(state.model, state.ui, {.width = 390, .height = 844}, measure))) {
            const auto held = TarotCard{static_cast<std::uint8_t>(std::max(card.tarot, 0))};
            if (card.tarot >= 0 && seen.hand.contains(held)) {
                INFO(state.name, " ", to_text(held));
                CHECK((card.dim > 0) == !usable.contains(held));
            }
        }
    }
}

TEST_CASE("Mitigati: a trick has one crown or gold border, or none if the Fool is its only card (T12, T13)") {
    for (const auto& state : tests::mitigati_states(i18n::Language::English)) {
        const auto& seen = state.model.match.seen;
        const bool lies = state.ui.trick == view::mitigati::TrickShown::Last ||
                          std::any_of(seen.trick.begin(), seen.trick.end(),
                                      [](const auto& played) { return !played.card.is_fool(); });
        if (seen.phase != Phase::Play) {
            continue;
        }
        for (const auto& size : tests::window_sizes) {
            int crowns = 0;
            const auto scene = lay_out(state.model, state.ui, size, measure);
            for (const auto& picture : items_of<PictureItem>(scene)) {
                crowns += picture.picture == Picture::IconCrown ? 1 : 0;
            }
            for (const auto& box : items_of<BoxItem>(scene)) { // the border of a small card
                crowns += box.fill == Ink::Gold && box.fill_opacity == 1 && box.radius == 8 ? 1 : 0;
            }
            INFO(state.name, " ", tests::name_of(size));
            CHECK(crowns == (lies ? 1 : 0));
        }
    }
}

TEST_CASE("Mitigati: in a lesson, a hint does not replace the turn message as the bidding panel's heading") {
    for (auto state : tests::mitigati_states(i18n::Language::English)) {
        if (state.name == "mitigati-hint") {
            constexpr Viewport low{.width = 320, .height = 568};
            state.ui.bid = state.model.hint->bid + 1; // avoids a sum of zero, which has a different heading
            CHECK_FALSE(says(lay_out(state.model, state.ui, low, measure), "Your bid"));
            state.model.shows_refusals = false;
            CHECK(says(lay_out(state.model, state.ui, low, measure), "Your bid"));
        }
    }
}

TEST_CASE("Mitigati: on a phone in landscape, the viewer's total is beside the tricks or the honours") {
    for (const auto& state : tests::mitigati_states(i18n::Language::English)) {
        if (state.model.match.seen.phase == Phase::Play && !state.model.refusal && !state.ui.chosen) {
            INFO(state.name);
            const auto scene = lay_out(state.model, state.ui, {.width = 844, .height = 390}, measure);
            CHECK((says(scene, "total 0 · honours") || says(scene, "trick · total 0") ||
                   says(scene, "tricks · total 0")));
        }
    }
}

TEST_CASE("Mitigati: every card has the suit symbols set in the options") {
    for (const auto& state : tests::mitigati_states(i18n::Language::English)) {
        const auto suits = state.model.match.seen.options.suits;
        for (const auto& card :
             items_of<CardItem>(lay_out(state.model, state.ui, {.width = 390, .height = 844}, measure))) {
            CHECK((card.tarot < 0 || card.tarot_suits == suits));
        }
    }
}

TEST_CASE("Mitigati: on a phone, no suit of a long hand is split between rows, and legal cards get more space") {
    constexpr Viewport phone{.width = 390, .height = 844};
    for (const auto& state : tests::mitigati_states(i18n::Language::English)) {
        if (state.name != "mitigati-chosen" && state.name != "mitigati-honours") {
            continue;
        }
        INFO(state.name);
        const auto& seen = state.model.match.seen;
        const auto usable = view::mitigati::usable_cards(seen);
        const auto scene = view::mitigati::lay_out(state.model, state.ui, phone, measure);
        float narrowest_usable = 1000;
        float narrowest = 1000;
        for (const auto& target : scene.targets) {
            if (target.id == TargetId::Card) {
                const bool may = usable.contains(TarotCard{static_cast<std::uint8_t>(target.index)});
                narrowest = std::min(narrowest, target.rect.w);
                narrowest_usable = may ? std::min(narrowest_usable, target.rect.w) : narrowest_usable;
            }
        }
        CHECK(narrowest_usable >= 34);
        CHECK(narrowest < narrowest_usable);
        std::optional<TarotCard> upper; // the previous card
        for (const auto card : view::mitigati::in_hand_order(seen.hand)) {
            const auto top = [&](TarotCard one) {
                return std::find_if(scene.targets.begin(), scene.targets.end(),
                                    [&](const Target& target) {
                                        return target.id == TargetId::Card && target.index == one.index;
                                    })
                    ->rect.y;
            };
            if (upper && top(card) > top(*upper) + 30) {
                CHECK((card.is_suited() && (!upper->is_suited() || upper->suit() != card.suit())));
            }
            upper = card;
        }
    }
}

TEST_CASE("Mitigati: while the last trick is shown, no bubble refers to the current trick") {
    for (auto& state : tests::mitigati_states(i18n::Language::English)) {
        if (state.name != "mitigati-last-trick") {
            continue;
        }
        const auto bubbles = [&] {
            const auto scene = view::mitigati::lay_out(state.model, state.ui, {.width = 390, .height = 844}, measure);
            return std::count_if(scene.targets.begin(), scene.targets.end(),
                                 [](const Target& target) { return target.id == TargetId::Bubble; });
        };
        CHECK(bubbles() == 0);
        state.ui.trick = view::mitigati::TrickShown::InPlay;
        CHECK(bubbles() == 2);
    }
}

TEST_CASE("Mitigati: the caption about the sum of the bids is shown only if at most one bid is missing") {
    for (const auto& state : tests::mitigati_states(i18n::Language::English)) {
        const auto& seen = state.model.match.seen;
        if (seen.phase == Phase::Bargain && state.model.curtain == Curtain::Open) {
            const auto scene = view::mitigati::lay_out(state.model, state.ui, {.width = 1440, .height = 900}, measure);
            const auto is_caption = [](const TextItem& text) { return text.text == "sum of the three bids so far"; };
            INFO(state.name);
            CHECK((find_item<TextItem>(scene, is_caption) == nullptr || view::mitigati::bids_missing(seen) <= 1));
        }
    }
}
