#include "sepax/query/move_and_slide.hpp"

#include <algorithm>

#include "sepax/query/intersects.hpp"

namespace sepax {

SlideMotion moveAndSlide(const PlacedShape& a, const PlacedShape& b, Vec2 motion) {
  SlideMotion result;
  Vec2 rest = motion;
  if (intersects(a, b)) result.wayOut = nearestWayOut(a.pieces, b.pieces, motion);
  const Vec2 out = result.wayOut.translation;
  const double depth = length(out);
  if (depth > 0.0) {
    // What the motion does for the way out by itself need not be done twice.
    const Vec2 outward = (1.0 / depth) * out;
    rest = motion - std::clamp(dot(outward, motion), 0.0, depth) * outward;
    result.walls.push_back(outward);
  }
  const double size = boundsOf(a.pieces).extent() + boundsOf(b.pieces).extent() + length(motion);
  const Slide slide = slideAlong(a.pieces, b.pieces, out, rest, size);
  result.translation = slide.end + Vec2{};
  result.walls.insert(result.walls.end(), slide.walls.begin(), slide.walls.end());
  return result;
}

}  // namespace sepax
