#include "sepax/algorithm/support_vertex.hpp"

namespace sepax {

void SupportVertex::climbLeftOf(Vec2 from, Vec2 to) {
  const auto gains = [&](Index candidate) {
    return crossOfDifferences(from, to, point(), polygon_.vertex(candidate)) > 0.0;
  };
  const Index start = at_;
  while (gains(polygon_.next(at_))) at_ = polygon_.next(at_);
  if (at_ != start) return;
  while (gains(polygon_.previous(at_))) at_ = polygon_.previous(at_);
}

}  // namespace sepax
