#include "sepax/query/collide_compound.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "sepax/algorithm/way_out.hpp"
#include "sepax/query/intersects.hpp"
#include "sepax/query/move_and_slide.hpp"

namespace sepax::detail {

namespace {

/// Calls visit(pieceOfA, pieceOfB) for pairs of pieces whose bounds meet, until it returns false.
template <class Visitor>
void forPairs(const PlacedShape& a, const PlacedShape& b, Vec2 velocity, Visitor&& visit) {
  const Bounds boundsB = boundsOf(b.pieces);
  for (Index i = 0; i < a.pieces.size(); ++i) {
    // Rounding alone keeps the order of numbers, but this box is rounded twice.
    const Bounds passed = grownByRounding(swept(boundsOf(a.pieces[i]), velocity));
    if (!passed.overlaps(boundsB)) continue;
    for (Index j = 0; j < b.pieces.size(); ++j) {
      if (passed.overlaps(boundsOf(b.pieces[j])) && !visit(i, j)) return;
    }
  }
}

/// The answers of all pairs of pieces as one, but for the push.
Collision collidePieces(const PlacedShape& a, const PlacedShape& b, Vec2 velocity) {
  Collision whole;
  forPairs(a, b, velocity, [&](Index i, Index j) {
    Collision pair = collide(a.pieces[i], b.pieces[j], velocity);
    if (!pair.willIntersect) return true;
    pair.pieceOfA = i;
    pair.pieceOfB = j;
    // The first to touch gives the normal; of those that already do, the deepest.
    const bool first = !whole.willIntersect || pair.time.min < whole.time.min ||
                       (pair.intersects && pair.depth > whole.depth);
    const Collision before = whole;
    if (first) whole = pair;
    whole.intersects = pair.intersects || before.intersects;
    whole.willIntersect = true;
    whole.time = {std::min(pair.time.min, before.time.min),
                  std::max(pair.time.max, before.time.max)};
    return true;
  });
  return whole;
}

void push(Collision& collision, Vec2 mtv) {
  collision.depth = length(mtv);
  collision.mtv = mtv + Vec2{};
  if (collision.depth > 0.0) collision.normal = (-1.0 / collision.depth) * mtv;
}

/// How far apart the boxes are in one direction at least: never more than the pieces are.
double gapBetween(const Bounds& a, const Bounds& b) {
  return std::max({a.min.x - b.max.x, b.min.x - a.max.x, a.min.y - b.max.y, b.min.y - a.max.y});
}

/// The distance of the nearest pieces of shapes that don't meet, and which they are.
struct NearestPieces {
  Distance distance;
  Index pieceOfA = 0;
  Index pieceOfB = 0;
};

NearestPieces nearestPieces(const PlacedShape& a, const PlacedShape& b) {
  NearestPieces nearest;
  nearest.distance.distance = std::numeric_limits<double>::infinity();
  for (Index i = 0; i < a.pieces.size(); ++i) {
    for (Index j = 0; j < b.pieces.size(); ++j) {
      const PlacedConvex& pieceA = a.pieces[i];
      const PlacedConvex& pieceB = b.pieces[j];
      if (gapBetween(boundsOf(pieceA), boundsOf(pieceB)) > nearest.distance.distance) continue;
      const Distance between = distance(pieceA, pieceB);
      if (between.distance < nearest.distance.distance) nearest = {between, i, j};
    }
  }
  return nearest;
}

}  // namespace

bool intersectsCompound(const PlacedShape& a, const PlacedShape& b) {
  bool found = false;
  forPairs(a, b, Vec2{}, [&](Index i, Index j) {
    found = intersects(a.pieces[i], b.pieces[j]);
    return !found;
  });
  return found;
}

Collision collideCompound(const PlacedShape& a, const PlacedShape& b, Vec2 velocity) {
  Collision collision = collidePieces(a, b, velocity);
  if (!collision.willIntersect) {
    const NearestPieces nearest = nearestPieces(a, b);
    collision.normal = nearest.distance.normal;
    collision.pieceOfA = nearest.pieceOfA;
    collision.pieceOfB = nearest.pieceOfB;
    return collision;
  }
  const SlideMotion motion = moveAndSlide(a, b, velocity);
  if (motion.wayOut.needed) {
    collision.side = motion.wayOut.edge.side;
    collision.edge = motion.wayOut.edge.edge;
    collision.pieceOfA = motion.wayOut.pieceOfA;
    collision.pieceOfB = motion.wayOut.pieceOfB;
  }
  push(collision, motion.translation - velocity);
  return collision;
}

Distance distanceCompound(const PlacedShape& a, const PlacedShape& b) {
  WayOut out;
  if (intersects(a, b)) out = nearestWayOut(a.pieces, b.pieces);
  const double depth = length(out.translation);
  if (depth > 0.0)
    return {-depth, out.points.pointA, out.points.pointB, (-1.0 / depth) * out.translation};
  Distance nearest = nearestPieces(a, b).distance;
  // Beside what is 1e16 times as large, the way out of an overlap rounds to nothing.
  if (out.needed) nearest.distance = 0.0;
  return nearest;
}

}  // namespace sepax::detail
