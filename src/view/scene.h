// What is on the screen at one moment, as plain data: pictures, texts and the places that can be touched.
//
// A Scene is made from what a seat may see, and thrown away at any time; it decides nothing. Drawing walks the
// items in order, hit-testing the targets from front to back, which is from the last to the first. Cards carry an identity,
// so that the animator can move a card from where it was in one scene to where it is in the next.
#pragma once

#include "cards/card.h"
#include "cards/tarot.h"
#include "view/cue.h"
#include "view/geometry.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace mitts::view {

/// Colours by their meaning; the theme has the numbers (table, panel and suit colours, light and dark).
enum class Ink : std::uint8_t {
    TableText,
    TableMuted,
    TableGround,
    TableMat,
    Paper,
    PaperEdge,
    PaperFooter,
    PaperRule,
    Text,
    Muted,
    Red,
    Blue,
    Green,
    Plum,
    Ochre,
    Teal,
    Rose,
    Iron,
    Gold,
    Cream,
    GoldInk,
    TableGain,
    TableLoss,
    DisabledText,
    DisabledFill,
    ButtonGlass, ///< a tool's ground on the table: a little lighter than the mat
    Black,
    White,
    CardFace, ///< the ground of a card's face, light or dark as the cards are
    SuitInk,  ///< on a card's face: a suit's picture in its own colour, words in that of spades
};

enum class Weight : std::uint8_t { Regular, Bold };
enum class Align : std::uint8_t { Left, Centre, Right };
enum class Shadow : std::uint8_t { None, Low, Card, Chosen };

/// How a card's face is drawn. Chosen: rank and suit side by side in the top 0.30, the rest left to the choices. Tile: the
/// rank alone, as large as it goes, in the upper part of a very small card whose suit is told elsewhere.
enum class Face : std::uint8_t { Standard, Jumbo, Chosen, Tile };
enum class Back : std::uint8_t { Red, Blue, Green, Plum };

/// Who a card is from scene to scene. Known cards: the card's index (0 … 199 for all games, + 200 for a second pack's
/// twin). Hidden ones: a number from `hidden_card`.
using CardId = int;
constexpr CardId hidden_card(int place, int index) {
    return 1000 + place * 100 + index;
}

struct CardItem {
    CardId id = 0;
    /// Missing: the back is shown.
    std::optional<Card> card{};
    /// A card of the tarot pack instead of `card`: the index of a TarotCard; −1 for none.
    int tarot = -1;
    TarotSuits tarot_suits = TarotSuits::French;
    Point centre{};
    float width = 0;
    float rotation = 0; ///< degrees, clockwise
    Face face = Face::Standard;
    Back back = Back::Red;
    Shadow shadow = Shadow::Card;
    float opacity = 1;
    /// How much of the table's ground lies over the card (0 … 1): for cards that cannot be played.
    float dim = 0;
    /// Whose card it is, as a strip of their colour under its lower edge.
    std::optional<Ink> mark{};
    float mark_width = 0;
    /// Where the card comes from if the scene before does not have it; missing: it appears in place.
    std::optional<Point> from{};
    float from_width = 0;    ///< its width there; 0: as here
    float from_rotation = 0; ///< and its rotation
    bool from_back = false;  ///< it comes face down and is turned on the way
    /// How much of its breadth is seen while it turns over (0 … 1). 1 at rest.
    float squeeze = 1;
    /// How high it is carried on its way; 0: it goes straight.
    float arc = 0;
    /// It sets out slowly and comes in quickly, as things do that are pulled together.
    bool pulled = false;
    /// Its delay within the keyframe (0 … 1 of the duration), for cards dealt one after the other.
    float delay = 0;
};

/// Knitted are figures and their signs alone; `size` is their height then.
enum class Lettering : std::uint8_t { Printed, Knitted };

struct TextItem {
    std::string text;
    Point at{}; ///< left, centre or right end of the line's baseline box: the top of the line
    float size = 17;
    Weight weight = Weight::Regular;
    Ink ink = Ink::TableText;
    Align align = Align::Left;
    float opacity = 1;
    float wrap = 0; ///< width at which lines break; 0: one line
    /// A number that counts up or down from scene to scene: its identity (> 0) and value; `text` then holds "{}" for it.
    int counter = 0;
    int value = 0;
    float rotation = 0; ///< degrees, clockwise, about `at`
    Lettering lettering = Lettering::Printed;
};

/// How far apart knitted figures stand, and how wide each is, in parts of their height.
inline constexpr float knitted_step = 7.0F / 9;
inline constexpr float knitted_width = 6.0F / 9;

/// The text as it is read: a counter's "{}" replaced by its value.
std::string shown_text(const TextItem& item);

/// A filled rounded rectangle.
struct BoxItem {
    Rect rect{};
    float radius = 0;
    Ink fill = Ink::Paper;
    float fill_opacity = 1;
    std::optional<Ink> edge{};
    float edge_width = 1;
    Shadow shadow = Shadow::None;
    /// A running stitch inside the edge (mats and tags): inset in points; 0 for none.
    float stitch = 0;
    Ink stitch_ink = Ink::TableText;
    float opacity = 1;
    /// The tip of a speech bubble, if it is one.
    std::optional<Point> tip{};
    float rotation = 0; ///< degrees about the rectangle's centre
};

/// Pictures other than cards. Icons take `ink`; the others have their own colours.
enum class Picture : std::uint8_t {
    IconMitten,
    IconGlove,
    IconSock,
    IconPlay,
    IconPadlock,
    IconCrown,
    IconHint,
    IconUndo,
    IconRedo,
    IconLog,
    IconMenu,
    IconOptions,
    IconSettings,
    IconChevronRight,
    IconChevronLeft,
    IconChevronDown,
    IconClose,
    IconPlus,
    IconMinus,
    IconCheck,
    IconPeople,
    IconEye,
    IconInfo,
    IconDice,
    IconCopy,
    IconTrophy,
    IconDiscard,
    SuitClubs,
    SuitDiamonds,
    SuitHearts,
    SuitSpades,
    Star,
    Disc,
    Patch, ///< a seat's square badge; its letter is a text of its own
    PatchStitch,
};

struct PictureItem {
    Picture picture = Picture::Disc;
    Rect rect{};
    Ink ink = Ink::TableText;
    float rotation = 0;
    float opacity = 1;
};

/// A thread from a card to its tag, or the line the wash hangs on.
struct YarnItem {
    Point from{};
    Point to{};
    float sag = 0; ///< how far the middle hangs below the straight line
    Ink ink = Ink::Blue;
    float width = 2.5F;
    float opacity = 1;
};

/// The ceinture fléchée.
struct SashItem {
    Rect rect{};
    float stitch = 4.5F;
    bool fringe_left = false;
    bool fringe_right = false;
    float opacity = 1;
};

using Item = std::variant<CardItem, TextItem, BoxItem, PictureItem, YarnItem, SashItem>;

/// What a touch on a place means. `index` says which one: a card's index, a kind, a seat …
enum class TargetId : std::uint8_t {
#define MITTS_TARGET(id) id,
#include "view/targets.inc"
#undef MITTS_TARGET
};

struct Target {
    TargetId id = TargetId::None;
    int index = 0;
    Rect rect{};
    /// What the place is called, for the page's own elements and screen readers.
    std::string label{};
    /// A place that is shown but cannot be used now still answers, with the reason.
    bool enabled = true;
};

enum class Ground : std::uint8_t { Spruce, Slate, Wood, Plum };

/// Items that move as one from scene to scene (a tag, the sash, a bubble): `count` items from index `first`.
struct Mover {
    int id = 0; ///< who it is from scene to scene; never 0
    std::size_t first = 0;
    std::size_t count = 0;
    Point anchor{}; ///< a point of it, by which its movement is told
    std::optional<Point>
        from{};          ///< where the anchor comes from if the scene before does not have it; missing: it fades in
    float arc = 0;       ///< how high it is carried on its way
    float swing = 0;     ///< degrees by which it swings as it comes; 0: it does not
    Point pivot{};       ///< the point it hangs from, when it swings
    bool closes = false; ///< it is gone at once, rather than fading, where the next scene does not have it
};

struct Scene {
    float width = 0; ///< of the window, in points
    float height = 0;
    Ground ground = Ground::Spruce;
    std::vector<Item> items;
    std::vector<Target> targets;
    std::vector<Mover> movers{}; ///< for the animator only: whoever draws need not look at them

    /// The last target under a point, or none.
    const Target* hit(Point point) const;
};

/// Does something with every item of a kind.
template <class Kind, class SomeScene, class Do> void for_each_item(SomeScene& scene, Do with) {
    for (auto& item : scene.items) {
        if (auto* one = std::get_if<Kind>(&item)) {
            with(*one);
        }
    }
}
/// The first item of a kind of which something is true; null if there is none.
template <class Kind, class Test> const Kind* find_item(const Scene& scene, Test test) {
    for (const auto& item : scene.items) {
        const auto* one = std::get_if<Kind>(&item);
        if (one != nullptr && test(*one)) {
            return one;
        }
    }
    return nullptr;
}

/// One step of what is seen happening: the scene at its end, and how long it takes from the scene before.
struct Keyframe {
    Scene scene;
    int milliseconds = 0;
    /// Said (live region, bubble) when the step begins; may be empty.
    std::string said{};
    /// Heard when the step begins.
    std::vector<Cue> cues{};
};

/// How wide a text is, in points; the only question the layout asks of whoever draws.
class TextMeasure {
public:
    virtual ~TextMeasure() = default;
    virtual float width(std::string_view text, float size, Weight weight) const = 0;
};

} // namespace mitts::view
