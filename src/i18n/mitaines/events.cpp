// Turns the events of Mitaines and the reasons for points into sentences.
#include "i18n/capital.h"
#include "i18n/mitaines/words.h"

namespace mitts::i18n::mitaines {

namespace {

using mitts::mitaines::Event;
using mitts::mitaines::EventType;
using mitts::mitaines::Options;
using mitts::mitaines::Reason;

/// Describes the events of one action, in order.
class Teller {
public:
    Teller(const Naming& naming, const Options& options, std::span<const Event> events, GiftCard gift)
        : naming_(naming), options_(options), events_(events), gift_(gift) {
    }

    std::vector<Sentence> tell() {
        for (std::size_t index = 0; index < events_.size(); ++index) {
            const auto* next = index + 1 < events_.size() ? &events_[index + 1] : nullptr;
            rule_ = rule_of_sentence(events_[index], next);
            tell_one(events_[index], next);
        }
        return std::move(sentences_);
    }

private:
    // Returns the rule that a sentence cites. Unlike `rule_of`, this function handles deals and cards played without a
    // call.
    static std::string_view rule_of_sentence(const Event& event, const Event* next) {
        switch (event.type) {
        case EventType::Played:
            return event.count == 0 ? "M13" : rule_into_calls(next);
        case EventType::DealBegan:
            return "M4";
        default:
            return rule_of(event);
        }
    }

    // M15: returns the rule for a card that is played while a call is open. The rule depends on the next event.
    static std::string_view rule_into_calls(const Event* next) {
        const bool matters = next != nullptr && (next->type == EventType::CallCard || next->type == EventType::Stolen);
        return matters ? rule_of(*next) : "M15.3";
    }

    void tell_one(const Event& event, const Event* next) {
        switch (event.type) {
        case EventType::DealBegan:
            add(TextId::SaidDeal, {{"n", event.count + 1}, {"of", deal_count(options_)}});
            break;
        case EventType::Given:
            tell_gift(event);
            break;
        case EventType::Played:
            if (next == nullptr || next->type != EventType::Called) {
                add_by(event.seat, TextId::YouPlayed, {{"card", card(event)}, name_of(event.seat)});
            }
            break;
        case EventType::Called:
            tell_call(event);
            break;
        case EventType::Topped:
            add(TextId::SaidTopped, {{"call", call(event, event.other)}});
            break;
        case EventType::CallCard:
            tell_call_card(event);
            break;
        case EventType::Completed:
            add_by(event.seat, TextId::YouCompleted, {{"the_call", call(event)}, name_of(event.seat)});
            break;
        case EventType::Stolen:
            add_by(event.seat, TextId::YouStole, {{"call", call(event, event.other)}, name_of(event.seat)});
            break;
        case EventType::Captured:
            tell_capture(event);
            break;
        case EventType::RoundEnded:
            tell_round_end(event);
            break;
        case EventType::Points:
            tell_leftover(event);
            break;
        }
    }

    // M6: describes a gift.
    void tell_gift(const Event& event) {
        const Argument other{"other", player_name(naming_, event.other)};
        if (gift_ == GiftCard::Hidden) {
            add(TextId::TheyGave, {name_of(event.seat), other}, event.seat);
        } else if (event.seat == naming_.you) {
            add(TextId::YouGave, {{"card", card(event)}, other}, event.seat);
        } else {
            add(TextId::GaveYou, {{"card", card(event)}, name_of(event.seat)}, event.seat);
        }
    }

    void tell_call(const Event& event) {
        const auto id = event.count > 0 ? TextId::YouCalledWithTable : TextId::YouCalled;
        add_by(event.seat, id,
               {{"card", card(event)},
                {"a_call", a_call(naming_.language, event.kind, event.rank)},
                {"n", event.count},
                name_of(event.seat)});
    }

    void tell_call_card(const Event& event) {
        if (event.count > 0) {
            add(TextId::SaidToPlay, {{"n", event.count}, {"the_call", call(event)}});
        }
    }

    // M17: describes a capture with its points, which are in later events.
    void tell_capture(const Event& capture) {
        int points = 0;
        for (const auto& event : events_) {
            const bool leftover = event.reason == Reason::LeftoverTen || event.reason == Reason::LeftoverJoker;
            points += event.type == EventType::Points && !leftover ? event.points : 0;
        }
        const auto id = points > 0 ? TextId::YouTookPoints : TextId::YouTook;
        add_by(capture.seat, id, {{"n", capture.count}, {"points", points}, name_of(capture.seat)});
    }

    // M19, M21: describes the end of a round.
    void tell_round_end(const Event& event) {
        if (event.other != no_seat) {
            return add_by(event.other, TextId::YouReached, {{"target", options_.target}, name_of(event.other)});
        }
        add(TextId::SaidRoundOver, {});
        if (!event.cards.empty()) {
            add(TextId::SaidLeft, {{"n", event.cards.size()}});
        }
    }

    // M19: describes leftover points. `tell_capture` describes all other points.
    void tell_leftover(const Event& event) {
        if (event.reason == Reason::LeftoverTen) {
            add_by(event.seat, TextId::YouLeftTen, {{"points", event.points}, name_of(event.seat)});
        } else if (event.reason == Reason::LeftoverJoker) {
            add_by(event.seat, TextId::YouLeftJoker, {{"points", event.points}, name_of(event.seat)});
        }
    }

    std::string card(const Event& event) const {
        return the_card(naming_.language, event.card);
    }
    std::string call(const Event& event) const {
        return the_call(naming_.language, event.kind, event.rank);
    }
    std::string call(const Event& event, Seat caller) const {
        return call_of(naming_, caller, event.kind, event.rank);
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
    GiftCard gift_;
    std::string_view rule_;
    std::vector<Sentence> sentences_;
};

// Returns the name of a call that scored, such as "Glove of 9s". If the call was not completed, the name includes its
// caller: "your", "own" (the capturer's) or a name.
std::string call_that_scored(const Naming& naming, const Event& points, CallFate fate, Seat caller) {
    const auto name = call_name(naming.language, points.kind, points.rank);
    if (fate == CallFate::Completed || caller == no_seat) {
        return capitalised(name);
    }
    const bool feminine = points.kind == Kind::Mitten;
    if (caller == naming.you) {
        return capitalised(call_of(naming, caller, points.kind, points.rank));
    }
    if (caller == points.seat) {
        return capitalised(
            say(naming.language, feminine ? TextId::OwnCallFeminine : TextId::OwnCall, {{"call", name}}));
    }
    const auto player = player_name(naming, caller);
    return capitalised(say(naming.language, TextId::CallOfPlayer,
                           {{"call", name}, {"name", player}, {"of_name", of_name(naming.language, player)}}));
}

TextId fate_text(CallFate fate) {
    switch (fate) {
    case CallFate::Completed:
        return TextId::PointsCompleted;
    case CallFate::Stolen:
        return TextId::PointsStolen;
    case CallFate::Topped:
        return TextId::PointsTopped;
    case CallFate::SweptAway:
        break;
    }
    return TextId::PointsSwept;
}

std::string layout_sentence(Language language, const Event& points) {
    return say(language, TextId::PointsLayout,
               {{"Count", capitalised(count_word(language, static_cast<int>(points.kind)))},
                {"ranks", rank_plural(language, points.rank)}});
}

} // namespace

std::vector<Sentence> event_sentences(const Naming& naming, const Options& options, std::span<const Event> events,
                                      GiftCard gift) {
    return Teller(naming, options, events, gift).tell();
}

std::string points_sentence(const Naming& naming, const Event& points, CallFate fate, Seat caller) {
    const auto language = naming.language;
    switch (points.reason) {
    case Reason::Call:
        return say(
            language, fate_text(fate),
            {{"Call", call_that_scored(naming, points, fate, caller)}, {"e", points.kind == Kind::Mitten ? "e" : ""}});
    case Reason::Double:
        return say(language, TextId::PointsDouble);
    case Reason::Lone:
        return say(language, TextId::PointsLone, {{"rank", rank_name(language, points.rank)}});
    case Reason::Layout:
        return layout_sentence(language, points);
    case Reason::Ten:
        return say(language, TextId::PointsTen);
    case Reason::Joker:
        return say(language, TextId::PointsJoker);
    case Reason::LeftoverTen:
        return say(language, TextId::PointsLeftTen);
    case Reason::LeftoverJoker:
        return say(language, TextId::PointsLeftJoker);
    }
    return {};
}

} // namespace mitts::i18n::mitaines
