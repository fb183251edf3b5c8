// Turns the events of Mitigati into sentences.
#include "i18n/mitigati/words.h"

namespace mitts::i18n::mitigati {

namespace {

using mitts::mitigati::EventType;
using mitts::mitigati::Reason;

/// Describes the events of one action, in order.
class Teller {
public:
    Teller(const Naming& naming, Suits suits) : naming_(naming), suits_(suits) {
    }

    std::vector<Sentence> tell(std::span<const Event> events) {
        for (const auto& event : events) {
            rule_ = event.type == EventType::RoundEnded ? "T16" : rule_of(event);
            tell_one(event);
        }
        return std::move(sentences_);
    }

private:
    void tell_one(const Event& event) {
        switch (event.type) {
        case EventType::Bid:
            return add_by(event, TextId::YouBid);
        case EventType::Stood:
            return add_by(event, TextId::YouStood);
        case EventType::AskedMore:
            return add_by(event, TextId::YouAskedMore);
        case EventType::ThreeStood:
            return add(TextId::SaidThreeStood, {}); // T7: three consecutive repeated bids
        case EventType::StageBegan:
            return add(TextId::SaidStage, {{"cards", 5 * event.count + 5}}); // T7: 10, 15 or 20 cards
        case EventType::PlayBegan:
            return add_by(event, TextId::YouTookThree);
        case EventType::Agreed:
            return add(TextId::SaidAgreed, {});
        case EventType::Discarded:
            return add_by(event, TextId::YouDiscarded);
        case EventType::Played:
            return add_by(event, TextId::YouPlayedTarot);
        case EventType::Honours:
            return add_count(event, TextId::YouHonours);
        case EventType::TrickWon:
            return add_count(event, TextId::YouWonTrick);
        case EventType::Points:
            return add_by(event, points_text(event.reason));
        case EventType::RoundEnded:
            return add(TextId::SaidDealOver, {});
        }
    }

    static TextId points_text(Reason reason) {
        switch (reason) {
        case Reason::Agreed:
            return TextId::YouScoredAgreed;
        case Reason::Cards:
            return TextId::YouScoredCards;
        case Reason::Honours:
            break;
        }
        return TextId::YouScoredHonours;
    }

    void add(TextId id, std::initializer_list<Argument> arguments, Seat seat = no_seat) {
        sentences_.push_back({.text = say(naming_.language, id, arguments), .rule = rule_, .seat = seat});
    }

    // Adds a sentence about a player. The strings come in pairs: "You …", then "{name} …". Gains and bids have a
    // sign.
    void add_by(const Event& event, TextId you) {
        add_sentence(event, you, signed_number(event.points));
    }
    // Adds a sentence about shown honours or a trick. Its points have no sign.
    void add_count(const Event& event, TextId you) {
        add_sentence(event, you, std::to_string(event.points));
    }
    void add_sentence(const Event& event, TextId you, const std::string& points) {
        const auto id = event.seat == naming_.you ? you : after(you, 1);
        const auto name = player_name(naming_, event.seat);
        add(id,
            {{"name", name},
             {"of_name", of_name(naming_.language, name)},
             {"bid", points},
             {"points", points},
             {"card", the_card(naming_.language, suits_, event.card)}},
            event.seat);
    }

    const Naming& naming_;
    Suits suits_;
    std::string_view rule_;
    std::vector<Sentence> sentences_;
};

} // namespace

std::vector<Sentence> event_sentences(const Naming& naming, Suits suits, std::span<const Event> events) {
    return Teller(naming, suits).tell(events);
}

} // namespace mitts::i18n::mitigati
