// Shapes of several pieces that touch, at rest and on their way, within the rounding of decimal
// numbers: boxes that are tried before the pieces must not lose a touch to it.
#include <cmath>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "oracle/exact_rounded.hpp"
#include "sepax/query/collide.hpp"
#include "sepax/query/distance.hpp"
#include "sepax/query/intersects.hpp"
#include "sepax/query/overlaps.hpp"
#include "sepax/query/sweep.hpp"
#include "support/cases.hpp"
#include "support/pieces.hpp"

namespace sepax::decimal_touch_test {
namespace {

using test::Random;

/// A whole number of hundredths.
double decimal(Random& random, int low, int high) { return random.integer(low, high) / 100.0; }

/// A disc, a rounded box or a sharp one, of a few tenths.
ConvexInstance mover(Random& random, Vec2 centre) {
  const double radius = decimal(random, 1, 60);
  if (random.chance(0.5)) return ConvexInstance(ConvexPolygon::point(centre), radius);
  const Vec2 half{decimal(random, 1, 60), decimal(random, 1, 60)};
  const test::Points corners = test::box(centre - half, centre + half);
  return ConvexInstance(test::polygonOf(corners), random.chance(0.5) ? radius : 0.0);
}

struct Pair {
  ShapeInstance a;
  ShapeInstance b;
  Vec2 velocity;
};

/// A mover that comes to the left side of a post, or skims its top.
Pair makePair(std::uint64_t index) {
  Random random(1, index);
  const Vec2 centre{decimal(random, -200, 200), decimal(random, -200, 200)};
  ConvexInstance piece = mover(random, centre);
  const Bounds around = boundsOf(piece.placed());
  const Vec2 corner{decimal(random, 100, 900), decimal(random, -100, 100)};
  const double radius = random.chance(0.5) ? decimal(random, 0, 50) : 0.0;
  const test::Points outline = test::box(corner, corner + Vec2{1.0, 3.0});
  std::vector<ConvexInstance> post;
  for (std::size_t i = 0; i < 4; ++i) {
    post.emplace_back(ConvexPolygon::segment(outline[i], outline[(i + 1) % 4]), radius);
  }
  // What is left after whole numbers of hundredths is rounding.
  const auto hundredths = [](double x) { return std::round(100.0 * x) / 100.0; };
  Vec2 way{hundredths(corner.x - radius - around.max.x), hundredths(corner.y - around.min.y)};
  if (random.chance(0.3)) way = {30.0, hundredths(corner.y - radius - around.max.y)};
  // At rest where it would have come to, or on the way.
  const bool rests = random.chance(0.3);
  ShapeInstance a = test::shapeOf({std::move(piece)}, rests ? way : Vec2{});
  return {std::move(a), test::shapeOf(std::move(post)), rests ? Vec2{} : way};
}

bool meet(const PlacedShape& a, const PlacedShape& b, Vec2 velocity) {
  for (const PlacedConvex& p : a.pieces) {
    for (const PlacedConvex& q : b.pieces) {
      if (oracle::roundedMeet(p.core.vertices(), p.radius, q.core.vertices(), q.radius, velocity)) {
        return true;
      }
    }
  }
  return false;
}

TEST(DecimalTouchTest, YesAndNoAreExactForShapesOfSeveralPieces) {
  int hits = 0;
  int misses = 0;
  for (std::uint64_t i = 0; i < test::cases(8000); ++i) {
    Pair pair = makePair(i);
    const PlacedShape a = pair.a.placed();
    const PlacedShape b = pair.b.placed();
    const bool now = meet(a, b, {});
    const bool soon = meet(a, b, pair.velocity);
    (soon ? hits : misses)++;
    const Collision there = collide(a, b, pair.velocity);
    const Collision back = collide(b, a, -pair.velocity);
    ASSERT_EQ(there.willIntersect, soon) << i;
    ASSERT_EQ(back.willIntersect, soon) << i;
    ASSERT_EQ(there.intersects, now) << i;
    ASSERT_EQ(intersects(a, b), now) << i;
    ASSERT_EQ(intersects(b, a), now) << i;
    ASSERT_EQ(sweep(a, b, {pair.velocity}, {}).hit, soon) << i;
    const double gap = distance(a, b).distance;
    ASSERT_EQ(gap <= 0.0, now) << i << ": " << gap;
  }
  EXPECT_GT(hits, static_cast<int>(test::cases(8000)) / 4);
  EXPECT_GT(misses, static_cast<int>(test::cases(8000)) / 4);
}

}  // namespace
}  // namespace sepax::decimal_touch_test
