#include "cards/pack.h"

#include "cards/check.h"

namespace mitts {

std::vector<Card> make_pack(int jokers, int copies) {
    MITTS_CHECK(jokers == 0 || jokers == 2);
    MITTS_CHECK(copies == 1 || copies == 2);
    std::vector<Card> pack;
    for (int copy = 0; copy < copies; ++copy) {
        for (int index = 0; index < 52 + jokers; ++index) {
            pack.push_back(Card{static_cast<std::uint8_t>(index)});
        }
    }
    return pack;
}

} // namespace mitts
