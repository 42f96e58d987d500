/// Shapes of several pieces for tests.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "sepax/query/distance.hpp"
#include "sepax/shape/shape_instance.hpp"
#include "support/random.hpp"
#include "support/shapes.hpp"

namespace sepax::test {

[[nodiscard]] inline ConvexInstance boxPiece(Vec2 min, Vec2 max) {
  return ConvexInstance(polygonOf(box(min, max)));
}

[[nodiscard]] inline ShapeInstance shapeOf(std::vector<ConvexInstance> pieces, Vec2 position = {}) {
  ShapeInstance shape(std::move(pieces));
  shape.setTransform({position, {}});
  return shape;
}

/// A box with integer corners, about as large as the spread of their places.
[[nodiscard]] inline ConvexInstance randomLatticeBox(Random& random) {
  const Vec2 min{1.0 * random.integer(0, 5), 1.0 * random.integer(0, 5)};
  const Vec2 size{1.0 * random.integer(1, 3), 1.0 * random.integer(1, 3)};
  return boxPiece(min, min + size);
}

/// A regular polygon, stretched, a disc or a capsule; `roundness` says how often it has a radius.
[[nodiscard]] inline ConvexInstance randomPiece(Random& random, double roundness) {
  const Vec2 centre = random.vector(2.0);
  const bool round = random.chance(roundness);
  const double radius = round ? random.between(0.1, 1.0) : 0.0;
  const int corners = random.integer(round ? 1 : 3, 6);
  if (corners == 1) return ConvexInstance(ConvexPolygon::point(centre), radius);
  if (corners == 2) {
    return ConvexInstance(ConvexPolygon::segment(centre, centre + random.vector(2.0)), radius);
  }
  Points points = regularOutline(static_cast<Index>(corners), random.between(0.4, 2.0));
  const Rotation turn = Rotation::fromAngle(random.between(0.0, 6.0));
  for (Vec2& p : points) p = centre + turn.apply(p);
  return ConvexInstance(polygonOf(points), radius);
}

/// How deep the pieces overlap at most after `a` has moved; 0 if they don't.
[[nodiscard]] inline double deepestOverlap(const ShapeInstance& a, ShapeInstance& b, Vec2 moved) {
  ShapeInstance there = a;
  Transform transform = a.transform();
  transform.position = transform.position + moved;
  there.setTransform(transform);
  double deepest = 0.0;
  for (const PlacedConvex& pieceOfA : there.placed().pieces) {
    for (const PlacedConvex& pieceOfB : b.placed().pieces) {
      if (!boundsOf(pieceOfA).overlaps(boundsOf(pieceOfB))) continue;
      deepest = std::max(deepest, -distance(pieceOfA, pieceOfB).distance);
    }
  }
  return deepest;
}

}  // namespace sepax::test
