#include "sepax/algorithm/separating_axis.hpp"

namespace sepax::detail {

double exactSeparation(const SupportingLine& line, Vec2 point) {
  return -crossOfDifferences(line.from, line.to, line.anchor, point) / length(line.to - line.from);
}

}  // namespace sepax::detail
