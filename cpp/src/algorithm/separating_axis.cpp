#include "sepax/algorithm/separating_axis.hpp"

namespace sepax::detail {

double exactSeparation(const SupportingLine& line, SupportVertex& nearest) {
  nearest.climbLeftOf(line.from, line.to);
  const double height = crossOfDifferences(line.from, line.to, line.anchor, nearest.point());
  return -height / length(line.to - line.from);
}

}  // namespace sepax::detail
