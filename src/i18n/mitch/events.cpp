// Turns the events of Mitch into sentences.
#include "i18n/capital.h"
#include "i18n/mitch/words.h"

namespace mitts::i18n::mitch {

namespace {

using mitts::mitch::Event;
using mitts::mitch::EventType;
using mitts::mitch::Options;

/// Describes the events of one action, in order.
class Teller {
public:
    Teller(const Naming& naming, const Options& options, std::span<const Event> events)
        : naming_(naming), options_(options), events_(events) {
    }

    std::vector<Sentence> tell() {
        for (const auto& event : events_) {
            rule_ = event.type == EventType::RoundEnded ? "C16" : rule_of(event);
            tell_one(event);
        }
        rule_ = "C16";
        tell_points();
        return std::move(sentences_);
    }

private:
    void tell_one(const Event& event) {
        switch (event.type) {
        case EventType::AceOut: // C5: an ace was drawn
            add(TextId::MitchSaidAce,
                {{"The_card", capitalised(card(event))}, {"n", event.count}, {"of", closing_ace(options_)}});
            break;
        case EventType::Drew:
            add_by(event.seat, TextId::MitchYouDrew, {{"card", card(event)}, name_of(event.seat)});
            break;
        case EventType::Took:
            add_by(event.seat, TextId::MitchYouTook, {{"card", card(event)}, name_of(event.seat)});
            break;
        case EventType::Placed:
            add_by(event.seat, TextId::MitchYouPlaced, {{"card", card(event)}, name_of(event.seat)});
            break;
        case EventType::Dropped:
            add_by(event.seat, TextId::MitchYouDropped, {{"card", card(event)}, name_of(event.seat)});
            break;
        case EventType::SecondPhase:
            add(TextId::MitchSaidSecondPhase, {});
            break;
        case EventType::Passed:
            add_by(event.seat, TextId::MitchYouPassed, {name_of(event.seat)});
            break;
        case EventType::RoundEnded:
            add(TextId::SaidRoundOver, {});
            break;
        case EventType::SuitWon:
            add_by(event.seat, TextId::MitchYouWonSuit,
                   {{"suit", suit_name(naming_.language, event.card.suit())}, {"n", event.count}, name_of(event.seat)});
            break;
        case EventType::Points: // tell_points() adds each player's total at the end
            break;
        }
    }

    void tell_points() {
        for (Seat seat = 0; seat < options_.players; ++seat) {
            int points = 0;
            bool scored = false;
            for (const auto& event : events_) {
                const bool own = event.type == EventType::Points && event.seat == seat;
                points += own ? event.points : 0;
                scored = scored || own;
            }
            if (scored) {
                add_by(seat, TextId::MitchYouScored,
                       {{"figure", signed_number(points)}, {"points", points}, name_of(seat)});
            }
        }
    }

    std::string card(const Event& event) const {
        return the_card(naming_.language, event.card);
    }
    Argument name_of(Seat seat) const {
        return {"name", player_name(naming_, seat)};
    }

    void add(TextId id, std::initializer_list<Argument> arguments, Seat seat = no_seat) {
        sentences_.push_back({.text = say(naming_.language, id, arguments), .rule = rule_, .seat = seat});
    }
    // Adds a sentence about a player. The strings come in pairs: "You …", then "{name} …".
    void add_by(Seat seat, TextId you, std::initializer_list<Argument> arguments) {
        add(seat == naming_.you ? you : after(you, 1), arguments, seat);
    }

    const Naming& naming_;
    const Options& options_;
    std::span<const Event> events_;
    std::string_view rule_;
    std::vector<Sentence> sentences_;
};

} // namespace

std::vector<Sentence> event_sentences(const Naming& naming, const Options& options, std::span<const Event> events) {
    return Teller(naming, options, events).tell();
}

} // namespace mitts::i18n::mitch
