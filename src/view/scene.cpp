#include "view/scene.h"

#include "i18n/numbers.h"

#include <algorithm>

namespace mitts::view {

const Target* Scene::hit(Point point) const {
    const auto found = std::find_if(targets.rbegin(), targets.rend(),
                                    [&](const Target& target) { return target.rect.contains(point); });
    return found == targets.rend() ? nullptr : &*found;
}

std::string shown_text(const TextItem& item) {
    auto text = item.text;
    const auto hole = text.find("{}");
    if (item.counter > 0 && hole != std::string::npos) {
        const bool gain = hole > 0 && text[hole - 1] == '+';
        text.replace(gain ? hole - 1 : hole, gain ? 3 : 2,
                     gain ? i18n::signed_number(item.value) : i18n::number(item.value));
    }
    return text;
}

} // namespace mitts::view
