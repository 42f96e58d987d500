#include "sepax/algorithm/direction_cover.hpp"

#include <algorithm>
#include <cmath>

#include "sepax/math/heap_sort.hpp"
#include "sepax/math/pseudoangle.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

bool isSameDirection(Vec2 a, Vec2 b) {
  return dot(a, b) > 0.0 && std::abs(cross(a, b)) <= kOpenDirections;
}

void DirectionCover::add(Vec2 from, Vec2 to) {
  if (from == to) return;
  const double start = pseudoangle(from);
  const double end = pseudoangle(to);
  arcs_.push_back({start, end < start ? end + kFullPseudoturn : end});
}

bool DirectionCover::complete() {
  detail::heapSort(arcs_, [](const Arc& a, const Arc& b) { return a.start < b.start; });
  double reached = 0.0;
  for (const Arc arc : arcs_) reached = std::max(reached, arc.end - kFullPseudoturn);
  for (const Arc arc : arcs_) {
    if (arc.start > reached + kOpenDirections) return false;
    reached = std::max(reached, arc.end);
  }
  return reached >= kFullPseudoturn - kOpenDirections;
}

}  // namespace sepax
