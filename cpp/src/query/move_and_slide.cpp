#include "sepax/query/move_and_slide.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "sepax/query/intersects.hpp"

namespace sepax {

StartOfSlide startOfSlide(const PlacedShape& a, const PlacedShape& b, Vec2 motion,
                          double tolerance) {
  StartOfSlide start;
  start.rest = motion;
  if (!intersects(a, b)) return start;
  start.wayOut = nearestWayOut(a, b, motion);
  const Vec2 out = start.wayOut.translation;
  const double depth = length(out);
  if (depth <= tolerance) return start;
  const Vec2 outward = (1.0 / depth) * out;
  start.out = out;
  start.rest = motion - std::clamp(dot(outward, motion), 0.0, depth) * outward;
  start.wall = SlideWall{outward, start.wayOut.pieceOfA, start.wayOut.pieceOfB, out};
  return start;
}

bool touchesPieces(const PlacedShape& a, const PlacedShape& b, double tolerance) {
  return PiecePairs(a, b).visit({{}, {}}, [&](Index i, Index j) {
    const PlacedConvex& piece = a.pieces[i];
    const bool isThin = piece.core.vertices().size() < 3 && piece.radius == 0.0;
    return !isThin &&
           GrownObstacle(piece, b.pieces[j]).locate({}, tolerance).place != Place::kInside;
  });
}

namespace {

/// The slide after what is done at the start.
Slide slideFrom(const StartOfSlide& start, const PlacedShape& a, const PlacedShape& b,
                Vec2 motion) {
  const double size = slideSize(boundsOf(a), boundsOf(b), motion);
  return slideAlong(a, b, start.out, start.rest, size);
}

bool isBefore(const SlideWall& p, const SlideWall& q) {
  return p.pieceOfB != q.pieceOfB ? p.pieceOfB < q.pieceOfB : p.pieceOfA < q.pieceOfA;
}

}  // namespace

std::vector<SlideWall> wallsLeft(const PlacedShape& a, const PlacedShape& b,
                                 const StartOfSlide& start) {
  if (!start.wall) return {};
  const Vec2 outward = start.wall->normal;
  std::vector<SlideWall> beside;
  bool isOneNormal = false;
  const auto add = [&](const SlideWall& wall) {
    isOneNormal = isOneNormal || length(wall.normal - outward) <= kResting;
    const bool isKnown = std::any_of(beside.begin(), beside.end(), [&wall](const SlideWall& other) {
      return dot(other.normal, wall.normal) > kSameNormal;
    });
    if (isKnown) return;
    // In the order of b's pieces.
    beside.push_back(wall);
    for (std::size_t i = beside.size() - 1; i > 0 && isBefore(beside[i], beside[i - 1]); --i) {
      std::swap(beside[i], beside[i - 1]);
    }
  };
  const double most = kResting * (boundsOf(a).extent() + boundsOf(b).extent());
  PiecePairs(a, b).visit(grown({start.out, start.out}, 2.0 * most), [&](Index i, Index j) {
    const GrownObstacle obstacle(a.pieces[i], b.pieces[j]);
    const double resting =
        kResting * (boundsOf(a.pieces[i]).extent() + boundsOf(b.pieces[j]).extent());
    // Into what it left, and into what ended the way along that.
    for (const Vec2 little : {resting * outward, -resting * outward}) {
      const auto entry = obstacle.enter(start.out + little, -2.0 * little, 0.0);
      if (entry) add({entry->normal, i, j, start.out});
    }
    return true;
  });
  if (isOneNormal || beside.empty()) return {*start.wall};
  return beside;
}

SlideEnd endOfSlide(const PlacedShape& a, const PlacedShape& b, Vec2 motion) {
  const StartOfSlide start = startOfSlide(a, b, motion);
  return {slideFrom(start, a, b, motion).end + Vec2{}, start.wayOut};
}

SlideMotion moveAndSlide(const PlacedShape& a, const PlacedShape& b, Vec2 motion) {
  const StartOfSlide start = startOfSlide(a, b, motion);
  SlideMotion result;
  result.wayOut = start.wayOut;
  result.walls = wallsLeft(a, b, start);
  const Slide slide = slideFrom(start, a, b, motion);
  result.translation = slide.end + Vec2{};
  for (const SlideWall& wall : slide.walls) result.walls.push_back(wall);
  return result;
}

}  // namespace sepax
