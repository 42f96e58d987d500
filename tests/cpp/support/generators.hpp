/// Random outlines. Built of IEEE additions, multiplications and divisions only, so that a seed
/// gives the same shape on every platform, and convex by the exact hull of the oracle.
#pragma once

#include "support/random.hpp"
#include "support/shapes.hpp"

namespace sepax::test {

/// A unit vector but for rounding, by its rational parameter.
[[nodiscard]] Vec2 randomDirection(Random& random);

/// About `corners` corners (never fewer than 3) on a random ellipse around the origin, with a
/// longer half axis of at most `radius`.
[[nodiscard]] Points randomConvex(Random& random, int corners, double radius);

/// The hull of random points with integer coordinates up to `reach`.
[[nodiscard]] Points latticeConvex(Random& random, int points, int reach);

/// 3 to 5 corners, about `length` long and `length * thinness` thick, at a random slant.
[[nodiscard]] Points randomSliver(Random& random, double length, double thinness);

/// The outline, turned by the direction `turn`, with further corners on its edges that lie outside
/// by a few ulp: as outlines with points along their edges are once they have been rotated or
/// converted.
[[nodiscard]] Points withFlatCorners(Random& random, const Points& outline, Vec2 turn);

/// 3 to 32, mostly few.
[[nodiscard]] int randomCornerCount(Random& random);

/// Points with a random share of small integers, so that ties and touches are frequent.
[[nodiscard]] Points randomOutline(Random& random, int points, int reach);

}  // namespace sepax::test
