// Questions to think about before the first real one comes.
//
// A browser first runs a program slowly and replaces it piece by piece while it runs. A Worker that has thought about every game
// for a moment at load answers its first player as quickly as later ones.
#pragma once

#include <optional>
#include <string>

namespace mitts::ai {

/// Requests to the strongest player of each game, early and late in a round, one after the other by index from 0; nothing after
/// the last. Their number is 0. They come from fixed deals.
std::optional<std::string> warm_up_request(int index);

} // namespace mitts::ai
