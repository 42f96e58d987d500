#include "sepax/algorithm/separating_axis.hpp"

namespace sepax::detail {

double exactSeparation(const SupportingLine& line, Vec2 point) {
  const double height = -crossOfDifferences(line.from, line.to, line.anchor, point);
  return signedQuotient(height, length(line.to - line.from));
}

}  // namespace sepax::detail
