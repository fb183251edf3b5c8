#include "i18n/mitaines/words.h"

namespace mitts::i18n::mitaines {

namespace {

bool is_feminine(Kind kind) {
    return kind == Kind::Mitten;
}

std::string by_gender(Language language, Kind kind, TextId masculine, const Argument& argument) {
    return say(language, is_feminine(kind) ? after(masculine, 1) : masculine, {argument});
}

} // namespace

std::string side_name(const Naming& naming, const mitts::mitaines::Options& options, int side) {
    std::vector<Seat> members;
    for (Seat seat = 0; seat < options.players; ++seat) {
        if (side_of(options, seat) == side) {
            members.insert(seat == naming.you ? members.begin() : members.end(), seat);
        }
    }
    if (members.size() == 1) {
        return player_name(naming, members[0]);
    }
    return say(naming.language, TextId::SideAnd,
               {{"first", player_name(naming, members[0])}, {"second", player_name(naming, members[1])}});
}

std::string count_word(Language language, int count) {
    return say(language, after(TextId::CountTwo, count - 2));
}

std::string kind_name(Language language, Kind kind) {
    return say(language,
               kind == Kind::None ? TextId::KindPlain : after(TextId::KindMitten, static_cast<int>(kind) - 2));
}

std::string call_name(Language language, Kind kind, Rank rank) {
    const auto id = rank == Rank::Ace ? TextId::CallOfVowel : TextId::CallOf;
    return say(language, id, {{"kind", kind_name(language, kind)}, {"ranks", rank_plural(language, rank)}});
}

std::string the_call(Language language, Kind kind, Rank rank) {
    return by_gender(language, kind, TextId::TheCall, {"call", call_name(language, kind, rank)});
}

std::string a_call(Language language, Kind kind, Rank rank) {
    return by_gender(language, kind, TextId::ACall, {"call", call_name(language, kind, rank)});
}

std::string call_of(const Naming& naming, Seat caller, Kind kind, Rank rank) {
    const auto call = call_name(naming.language, kind, rank);
    if (caller == naming.you) {
        return by_gender(naming.language, kind, TextId::YourCall, {"call", call});
    }
    const auto name = player_name(naming, caller);
    const auto id = is_feminine(kind) ? TextId::TheCallOfPlayerFeminine : TextId::TheCallOfPlayer;
    return say(naming.language, id, {{"call", call}, {"name", name}, {"of_name", of_name(naming.language, name)}});
}

} // namespace mitts::i18n::mitaines
