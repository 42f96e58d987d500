/// Two planar polygons.
#pragma once

#include <vector>

#include "sepax/space3/algorithm/line_sweep.hpp"
#include "sepax/space3/shape/polygon3.hpp"

namespace sepax::space3 {

/// The answer of intersectPolygons.
struct PolygonsHit {
  /// Whether they share a point; polygons are closed sets, so touching counts.
  bool intersects = false;
  /// Whether they lie in one plane, exactly.
  bool coplanar = false;
  /// A point of both, if they intersect.
  Vec3 point;
  /// If they intersect and are not coplanar: all that they share, in order along the line in which
  /// their planes meet. Convex polygons share one stretch, but for gaps of no more than a rounding,
  /// concave ones maybe several; one at which they only touch is a point, with equal ends
  /// unless an outline crosses itself there.
  std::vector<Stretch> stretches;
};

/// Whether and where two polygons meet.
///
/// `intersects` and `coplanar` are exact where both polygons are exactly planar, as all triangles
/// are; see Polygon3 for others. Points are right within 1e-12 of the size of the coordinates.
///
/// Polygons meet exactly if an edge of one meets the other, so the edges of both are tried. O(n +
/// m) if the boxes around them are apart, and else O(m) or O(n) for each edge that reaches through
/// the other's plane. Of coplanar ones an OutlineTree finds which edges may cross: O((n + m) log(n
/// + m)), where few boxes of edges overlap.
[[nodiscard]] PolygonsHit intersectPolygons(const Polygon3& a, const Polygon3& b);

}  // namespace sepax::space3
