/// Where the boundaries of two grown obstacles cross.
#pragma once

#include <vector>

#include "sepax/algorithm/grown_obstacle.hpp"
#include "sepax/math/vec2.hpp"

namespace sepax {

/// A point in which two boundaries cross, and the outward unit normal of each there.
struct PartCrossing {
  /// In the coordinates of the obstacles.
  Vec2 point;
  /// Of the first boundary.
  Vec2 normalA;
  /// Of the second boundary.
  Vec2 normalB;
};

/// Appends the crossings of two boundary parts, of obstacles grown by radiusA and radiusB; ends
/// that are nearer than `tolerance` count, and so do round parts that are as near to touching.
/// Parallel edges don't cross: one that lies on another has no crossing of its own.
void appendCrossings(const BoundaryPart& a, double radiusA, const BoundaryPart& b, double radiusB,
                     double tolerance, std::vector<PartCrossing>& crossings);

/// Whether an outward unit normal points between the first and the last one of a part.
[[nodiscard]] bool hasNormal(const BoundaryPart& part, Vec2 normal);

}  // namespace sepax
