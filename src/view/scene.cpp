#include "view/scene.h"

#include <algorithm>

namespace mitts::view {

const Target* Scene::hit(Point point) const {
    const auto found = std::find_if(targets.rbegin(), targets.rend(),
                                    [&](const Target& target) { return target.rect.contains(point); });
    return found == targets.rend() ? nullptr : &*found;
}

} // namespace mitts::view
