#include "view/geometry.h"

#include <cmath>
#include <numbers>

namespace mitts::view {

Rotation::Rotation(Point about, float degrees) : about_(about), degrees_(degrees) {
    const float angle = degrees * std::numbers::pi_v<float> / 180;
    cosine_ = std::cos(angle);
    sine_ = std::sin(angle);
}

Point Rotation::operator()(Point point) const {
    if (degrees_ == 0) {
        return point;
    }
    const float across = point.x - about_.x;
    const float down = point.y - about_.y;
    return {about_.x + across * cosine_ - down * sine_, about_.y + across * sine_ + down * cosine_};
}

} // namespace mitts::view
