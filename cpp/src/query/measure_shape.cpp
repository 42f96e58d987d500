#include "sepax/query/measure_shape.hpp"

#include <span>
#include <vector>

#include "sepax/algorithm/measures.hpp"
#include "sepax/shape/convex_hull.hpp"

namespace sepax {

namespace {

/// A piece before it is turned and put in its place: near its pivot no digits are lost. The hull
/// also turns round what is in a mirror, and what a tiny scale has made collapse has less corners.
Measures measurePiece(const ConvexInstance& piece) {
  const std::span<const Vec2> local = piece.core().vertices();
  std::vector<Vec2> corners(local.begin(), local.end());
  for (Vec2& corner : corners) corner = storedPoint(piece.transform().scaled(corner));
  std::vector<Vec2> hull;
  for (const Index i : convexHull(corners)) hull.push_back(corners[i]);
  return measureRounded(hull, piece.transform().lengthScale() * piece.radius());
}

double squaredLength(Vec2 v) { return dot(v, v); }

}  // namespace

ShapeMeasures measureShape(const ShapeInstance& shape) {
  std::vector<Measures> parts;
  ShapeMeasures sum;
  double perimeter = 0.0;
  for (const ConvexInstance& piece : shape.pieces()) {
    parts.push_back(measurePiece(piece));
    sum.area += parts.back().area;
    perimeter += parts.back().perimeter;
  }
  const double total = sum.area > 0.0 ? sum.area : perimeter;
  Vec2 centroid = parts.front().centroid;
  for (const Measures& part : parts) {
    const double weight = sum.area > 0.0 ? part.area : part.perimeter;
    if (total > 0.0) centroid = centroid + (weight / total) * (part.centroid - parts[0].centroid);
  }
  for (const Measures& part : parts) {
    sum.inertia += part.inertia() + part.area * squaredLength(part.centroid - centroid);
  }
  const Transform& transform = shape.transform();
  sum.centroid = transform.position + transform.rotation.apply(centroid);
  return sum;
}

}  // namespace sepax
