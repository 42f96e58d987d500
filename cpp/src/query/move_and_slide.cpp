#include "sepax/query/move_and_slide.hpp"

#include <algorithm>

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

SlideMotion moveAndSlide(const PlacedShape& a, const PlacedShape& b, Vec2 motion) {
  const StartOfSlide start = startOfSlide(a, b, motion);
  SlideMotion result;
  result.wayOut = start.wayOut;
  if (start.wall) result.walls.push_back(*start.wall);
  const double size = slideSize(boundsOf(a), boundsOf(b), motion);
  const Slide slide = slideAlong(a, b, start.out, start.rest, size);
  result.translation = slide.end + Vec2{};
  for (const SlideWall& wall : slide.walls) result.walls.push_back(wall);
  return result;
}

}  // namespace sepax
