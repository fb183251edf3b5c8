#include "review/starts.h"

namespace mitts::review {

std::span<const Start> shipped_starts() {
    static const std::vector<Start> starts{
#include "review/starts.inc"
    };
    return starts;
}

} // namespace mitts::review
