// Requests that warm up the players before the first real request.
//
// A browser first runs slow code and gradually replaces it with optimised code. A Worker therefore searches a few
// positions of every game in advance. It then answers its first request as quickly as later ones.
#pragma once

#include <optional>
#include <string>

namespace mitts::ai {

/// Returns the warm-up request with this index, from 0, or nothing if there is none. The requests ask the strongest
/// player of each game about positions late and early in a round. They have the number 0 and use fixed deals.
std::optional<std::string> warm_up_request(int index);

} // namespace mitts::ai
