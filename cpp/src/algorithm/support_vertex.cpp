#include "sepax/algorithm/support_vertex.hpp"

namespace sepax {

bool SupportVertex::isLeftOf(Vec2 from, Vec2 to, Index candidate) const {
  return crossOfDifferences(from, to, point(), polygon_.vertex(candidate)) > 0.0;
}

}  // namespace sepax
