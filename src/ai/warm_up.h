// Requests for warming up the players before the first real request.
//
// A browser first runs slow code and replaces it piece by piece while it runs. A Worker that has briefly thought about
// every game at load answers its first request as quickly as later ones.
#pragma once

#include <optional>
#include <string>

namespace mitts::ai {

/// Returns a request to the strongest player of each game, late and early in a round, by index from 0. Returns nothing
/// after the last. The requests have the number 0 and come from fixed deals.
std::optional<std::string> warm_up_request(int index);

} // namespace mitts::ai
