#include "sepax/query/one_way.hpp"

#include "sepax/shape/piece_tree.hpp"

namespace sepax {

bool stopsFromAbove(const PlacedShape& shape, const PlacedShape& platform, Vec2 from, Vec2 way,
                    const Footing& footing, double resting) {
  const Vec2 up = footing.up;
  if (up == Vec2{} || footing.rises(way)) return false;
  const double lowest = -reachOf(boundsOf(shape), -up) + dot(from, up);
  if (lowest >= reachOf(boundsOf(platform), up) - resting) return true;
  const Vec2 little = resting * up;
  const Vec2 above = from + little;
  for (const PlacedConvex& piece : shape.pieces) {
    for (const PlacedConvex& other : platform.pieces) {
      if (GrownObstacle(piece, other).locate(above, 0.5 * resting).place == Place::kInside) {
        return false;
      }
    }
  }
  PiecePairs pairs(shape, platform);
  const auto entry = firstEntry(shape, platform, pairs, above, way - 2.0 * little, 0.0);
  return entry && footing.isFloor(entry->wall.normal);
}

}  // namespace sepax
