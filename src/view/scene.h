// The content of the screen at one moment, as plain data: pictures, text and touch targets.
//
// A Scene is derived from a seat's view and can be discarded at any time. Items are drawn in order. Hit tests check the
// targets from front to back, that is, from last to first. Cards have ids, so that the animator can move a card from
// its place in one scene to its place in the next.
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

/// Colours by purpose. The theme defines their values (table, panel and suit colours, light and dark).
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
    ButtonGlass, ///< the background of a tool on the table: slightly lighter than the mat
    Black,
    White,
    CardFace, ///< the background of a card's face, light or dark depending on the settings
    SuitInk,  ///< ink on a card's face: suit symbols in their colours, text in the colour of spades
};

enum class Weight : std::uint8_t { Regular, Bold };
enum class Align : std::uint8_t { Left, Centre, Right };
enum class Shadow : std::uint8_t { None, Low, Card, Chosen };

/// The style of a card's face. Chosen: rank and suit side by side at the top, with the rest left for the choices. Tile:
/// only the rank, as large as possible, on the upper part of a very small card whose suit is shown elsewhere.
enum class Face : std::uint8_t { Standard, Jumbo, Chosen, Tile };
enum class Back : std::uint8_t { Red, Blue, Green, Plum };

/// A card's identity across scenes. The id of a known card is the card's index (0 … 199 for all games, + 200 for a
/// second pack's twin). The id of a hidden card is the result of `hidden_card`.
using CardId = int;
/// Returns the id of a hidden card. `place` is a seat or another place for cards, and `index` is less than 100.
constexpr CardId hidden_card(int place, int index) {
    return 1000 + place * 100 + index;
}

struct CardItem {
    CardId id = 0;
    /// Empty if the back is shown.
    std::optional<Card> card{};
    /// The index of a TarotCard shown instead of `card`; −1: none.
    int tarot = -1;
    TarotSuits tarot_suits = TarotSuits::French;
    Point centre{};
    float width = 0;
    float rotation = 0; ///< clockwise, in degrees
    Face face = Face::Standard;
    Back back = Back::Red;
    Shadow shadow = Shadow::Card;
    float opacity = 1;
    /// Opacity of the table's colour over the card (0 … 1), for cards that cannot be played.
    float dim = 0;
    /// The owner's colour, drawn as a strip below the card's lower edge; empty: no strip.
    std::optional<Ink> mark{};
    float mark_width = 0;
    /// The start of the movement if the earlier scene lacks the card. If empty, the card appears in place.
    std::optional<Point> from{};
    float from_width = 0;    ///< width at the start; 0: unchanged
    float from_rotation = 0; ///< rotation at the start
    bool from_back = false;  ///< true: the card starts face down and turns over on the way
    /// The visible fraction of the card's width while it turns over (0 … 1). Otherwise 1.
    float squeeze = 1;
    /// The height of the movement's arc; 0: the card moves in a straight line.
    float arc = 0;
    /// True if the movement starts slowly and ends fast, as if the card were pulled.
    bool pulled = false;
    /// The card's delay within the keyframe (0 … 1 of the duration), for cards dealt one after the other.
    float delay = 0;
};

/// The lettering of a text item. Only numbers with their signs are knitted; `size` is then the height of the digits.
enum class Lettering : std::uint8_t { Printed, Knitted };

struct TextItem {
    std::string text;
    Point at{}; ///< the top of the line, at its left end, centre or right end
    float size = 17;
    Weight weight = Weight::Regular;
    Ink ink = Ink::TableText;
    Align align = Align::Left;
    float opacity = 1;
    float wrap = 0; ///< width at which lines break; 0: one line
    /// An animated number: its id (> 0) and value. `text` then contains "{}", or "+{}" for a number with its sign.
    int counter = 0;
    int value = 0;
    float rotation = 0; ///< clockwise about `at`, in degrees
    Lettering lettering = Lettering::Printed;
};

/// The spacing and width of knitted digits, as fractions of their height.
inline constexpr float knitted_step = 7.0F / 9;
inline constexpr float knitted_width = 6.0F / 9;

/// Returns the text as shown, with "{}" or "+{}" replaced by the counter's value.
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
    /// The distance in points from the edge to a running stitch inside the box, for mats and tags; 0: no stitch.
    float stitch = 0;
    Ink stitch_ink = Ink::TableText;
    float opacity = 1;
    /// The tip, if the box is a speech bubble.
    std::optional<Point> tip{};
    float rotation = 0; ///< rotation in degrees about the rectangle's centre
};

/// Pictures other than cards. Icons use `ink`; the others have their own colours.
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
    IconCards,
    IconDiscard,
    IconFullScreen,
    SuitClubs,
    SuitDiamonds,
    SuitHearts,
    SuitSpades,
    Star,
    Disc,
    Patch, ///< a seat's square badge; its letter is a separate text item
    PatchStitch,
};

struct PictureItem {
    Picture picture = Picture::Disc;
    Rect rect{};
    Ink ink = Ink::TableText;
    float rotation = 0;
    float opacity = 1;
};

/// A thread from a card to its tag.
struct YarnItem {
    Point from{};
    Point to{};
    float sag = 0; ///< how far the middle hangs below the straight line
    Ink ink = Ink::Blue;
    float width = 2.5F;
    float opacity = 1;
};

/// The ceinture fléchée, the arrow sash that marks the player on turn.
struct SashItem {
    Rect rect{};
    float stitch = 4.5F;
    bool fringe_left = false;
    bool fringe_right = false;
    float opacity = 1;
};
/// Returns the width of a fringe, which is outside the sash's rectangle.
constexpr float fringe_width(float stitch) {
    return 40 * stitch / 4.5F;
}

using Item = std::variant<CardItem, TextItem, BoxItem, PictureItem, YarnItem, SashItem>;

/// The meaning of a touch target. `index` is a card's index, a kind, a seat or another number, depending on the target.
enum class TargetId : std::uint8_t {
#define MITTS_TARGET(id) id,
#include "view/targets.inc"
#undef MITTS_TARGET
};

struct Target {
    TargetId id = TargetId::None;
    int index = 0;
    Rect rect{};
    /// The target's name for the page's elements and for screen readers.
    std::string label{};
    /// False if the target is shown but cannot be used now. Touching a locked card or choice shows the reason.
    bool enabled = true;
    std::string_view rule{}; ///< the rule that explains a Word, such as "M15.2"
};

/// The surface of the table.
enum class Ground : std::uint8_t { Spruce, Slate, Wood, Plum };

/// Items that move as one from scene to scene, such as a tag: `count` items from index `first`.
struct Mover {
    int id = 0; ///< identity from scene to scene; never 0
    std::size_t first = 0;
    std::size_t count = 0;
    Point anchor{};              ///< the point that defines the mover's movement
    std::optional<Point> from{}; ///< the anchor's start if the earlier scene lacks the mover; empty: the mover fades in
    float arc = 0;               ///< the height of the movement's arc
    float swing = 0;             ///< maximum swing in degrees as the mover appears; 0: no swing
    Point pivot{};               ///< the point about which the mover swings
    bool closes = false;         ///< true: the mover disappears immediately instead of fading
};

struct Scene {
    float width = 0; ///< width of the window in points
    float height = 0;
    Ground ground = Ground::Spruce;
    std::vector<Item> items;
    std::vector<Target> targets;
    std::vector<Mover> movers{}; ///< used only by the animator; drawing ignores them

    /// Returns the frontmost target under a point, or null.
    const Target* hit(Point point) const;
};

/// Calls a function for every item of a kind.
template <class Kind, class SomeScene, class Do> void for_each_item(SomeScene& scene, Do with) {
    for (auto& item : scene.items) {
        if (auto* one = std::get_if<Kind>(&item)) {
            with(*one);
        }
    }
}
/// Returns the first item of a kind that passes a test, or null if there is none.
template <class Kind, class Test> const Kind* find_item(const Scene& scene, Test test) {
    for (const auto& item : scene.items) {
        const auto* one = std::get_if<Kind>(&item);
        if (one != nullptr && test(*one)) {
            return one;
        }
    }
    return nullptr;
}

/// One step of an animation: the scene at its end, and the time to get there from the previous scene.
struct Keyframe {
    Scene scene;
    int milliseconds = 0;
    std::string said{};      ///< the text announced (live region, bubble) when the step starts; may be empty
    std::vector<Cue> cues{}; ///< the sounds played when the step starts
};

/// Measures the width of text in points. Layouts use only this part of the drawing code.
class TextMeasure {
public:
    virtual ~TextMeasure() = default;
    virtual float width(std::string_view text, float size, Weight weight) const = 0;
};

} // namespace mitts::view
