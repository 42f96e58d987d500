#include <algorithm>
#include <cmath>

#include "sepax/algorithm/piece_pairs.hpp"
#include "sepax/query/distance.hpp"
#include "sepax/query/sweep.hpp"

namespace sepax {

namespace {

/// Of two pairs at once the one that overlaps counts, and then the first.
bool isSooner(const Impact& impact, const Impact& other) {
  if (impact.time != other.time) return impact.time < other.time;
  if (impact.startsOverlapping != other.startsOverlapping) return impact.startsOverlapping;
  return impact.pieceOfA != other.pieceOfA ? impact.pieceOfA < other.pieceOfA
                                           : impact.pieceOfB < other.pieceOfB;
}

/// How far turning takes a point of a shape from where it would be without: twice as far as it is
/// from the pivot at most.
double turnedAside(const PlacedShape& shape, const Motion& motion) {
  if (motion.angle == 0.0) return 0.0;
  const Bounds bounds = boundsOf(shape);
  const Vec2 reach{std::max(bounds.max.x - motion.pivot.x, motion.pivot.x - bounds.min.x),
                   std::max(bounds.max.y - motion.pivot.y, motion.pivot.y - bounds.min.y)};
  return std::min(std::abs(motion.angle), 2.0) * length(reach);
}

}  // namespace

Bounds detail::RelativeMoves::until(double time) const {
  return grown(swept(kNoMove, time * way), aside);
}

detail::RelativeMoves detail::movesOf(const PlacedShape& a, const PlacedShape& b,
                                      const Motion& motionA, const Motion& motionB) {
  const double turned = turnedAside(a, motionA) + turnedAside(b, motionB);
  const Bounds all = boundsOf(a);
  const double size = turned + length(motionA.translation) + length(motionB.translation) +
                      std::max({std::abs(all.min.x), std::abs(all.min.y), std::abs(all.max.x),
                                std::abs(all.max.y)});
  return {motionA.translation - motionB.translation,
          turned + (turned > 0.0 ? kSweepTolerance : kReachFilter) * size};
}

Impact sweep(const PlacedShape& a, const PlacedShape& b, const Motion& motionA,
             const Motion& motionB) {
  if (a.convex() && b.convex()) return sweep(a.pieces[0], b.pieces[0], motionA, motionB);
  return detail::sweepCompound(a, b, motionA, motionB);
}

Impact detail::sweepCompound(const PlacedShape& a, const PlacedShape& b, const Motion& motionA,
                             const Motion& motionB) {
  Impact first;
  const RelativeMoves all = movesOf(a, b, motionA, motionB);
  Bounds moves = all.until(1.0);
  PiecePairs(a, b).visit(moves, [&](Index i, Index j) {
    // Of those that overlap only the first is asked for.
    const bool before = i != first.pieceOfA ? i < first.pieceOfA : j < first.pieceOfB;
    if (first.startsOverlapping && !before) return true;
    Impact impact = sweep(a.pieces[i], b.pieces[j], motionA, motionB);
    impact.pieceOfA = i;
    impact.pieceOfB = j;
    if (!impact.hit || (first.hit && !isSooner(impact, first))) return true;
    // What is beyond an impact need not be looked at.
    first = impact;
    moves = all.until(first.time);
    return true;
  });
  if (first.startsOverlapping) {
    const Distance overlap = distance(a, b);
    first.point = overlap.pointB;
    first.normal = overlap.normal;
    first.separation = overlap.distance;
  }
  return first;
}

}  // namespace sepax
