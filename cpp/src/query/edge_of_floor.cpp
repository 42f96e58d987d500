#include "sepax/query/edge_of_floor.hpp"

#include <array>

#include "sepax/query/intersects.hpp"

namespace sepax {

namespace {

/// How far behind the edge a floor is looked for, of the sizes: far above rounding.
constexpr double kBehind = 1e-6;

/// From how high above the edge a point comes down, of what it is behind it: more than any floor
/// rises there but what is next to upright.
constexpr double kHeight = 16.0;

}  // namespace

bool isEdgeOfFloor(const PlacedShape& obstacle, Vec2 edge, Vec2 ahead, const Footing& footing,
                   double size) {
  const double little = kBehind * size;
  const Vec2 drop = -2.0 * kHeight * little * footing.up;
  constexpr std::array<Vec2, 1> kPoint{};
  PlacedPolygon point;
  point.place(kPoint, {}, {edge + little * ahead - 0.5 * drop, Rotation{}});
  const std::array<PlacedConvex, 1> piece{PlacedConvex{point}};
  const PlacedShape probe{piece};
  // Between two that stand upon one another begins no floor.
  if (intersects(probe, obstacle)) return false;
  PiecePairs pairs(probe, obstacle);
  const auto landing = firstEntry(probe, obstacle, pairs, {}, drop, 0.0);
  return landing && footing.isFloor(landing->wall.normal);
}

}  // namespace sepax
