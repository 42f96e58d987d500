#include "sepax/math/reach.hpp"

namespace sepax::detail {

int compareDistance(const ExactVec2& point, const ExactVec2& start, const ExactVec2& end,
                    const Exact& radius) {
  const Exact reach = radius * radius;
  const ExactVec2 along = end - start;
  const ExactVec2 fromStart = point - start;
  // Before the start, beyond the end, or beside the segment, where its line is the nearest.
  if (dot(fromStart, along).sign() <= 0) return (dot(fromStart, fromStart) - reach).sign();
  const ExactVec2 fromEnd = point - end;
  if (dot(fromEnd, along).sign() >= 0) return (dot(fromEnd, fromEnd) - reach).sign();
  const Exact area = cross(along, fromStart);
  return (area * area - reach * dot(along, along)).sign();
}

}  // namespace sepax::detail
