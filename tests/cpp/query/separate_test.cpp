// Shapes that left one another, decided in exact integers.
#include "sepax/query/separate.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

#include <gtest/gtest.h>

#include "oracle/exact_rounded.hpp"
#include "sepax/query/intersects.hpp"
#include "sepax/query/overlaps.hpp"
#include "support/cases.hpp"
#include "support/pieces.hpp"
#include "support/worlds.hpp"

namespace sepax::separate_test {
namespace {

using oracle::ExactPolygon;
using test::Random;

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// Whether an edge of p has all of q on its other side, or on its line.
bool liesBeyondAnEdge(const ExactPolygon& p, const ExactPolygon& q) {
  for (std::size_t i = 0; i < p.size() && p.size() > 1; ++i) {
    const auto& start = p[i];
    const auto& end = p[(i + 1) % p.size()];
    const auto beyond = [&](const oracle::ExactPoint& c) {
      return oracle::turn(start, end, c) <= 0;
    };
    if (std::all_of(q.begin(), q.end(), beyond)) return true;
  }
  return false;
}

/// Whether two pieces share no more than points of their boundaries, in exact integers.
bool keepApart(const PlacedConvex& a, const PlacedConvex& b) {
  oracle::ExactFrame frame;
  frame.include(a.core.vertices());
  frame.include(b.core.vertices());
  frame.include({a.radius, b.radius});
  const ExactPolygon p = frame.polygon(a.core.vertices());
  const ExactPolygon q = frame.polygon(b.core.vertices());
  if (a.radius + b.radius == 0.0) {
    return p.size() + q.size() == 2 || liesBeyondAnEdge(p, q) || liesBeyondAnEdge(q, p);
  }
  const oracle::ExactPoint radii = frame.point({a.radius, b.radius});
  return compareDistance(p, q, radii.x + radii.y) >= 0;
}

/// The least gap between pieces of the two.
double gapOf(const PlacedShape& a, const PlacedShape& b) {
  double least = kInfinity;
  for (const PlacedConvex& p : a.pieces) {
    for (const PlacedConvex& q : b.pieces) {
      const oracle::ExactObstacle obstacle(p.core.vertices(), q.core.vertices());
      least = std::min(least, obstacle.signedDistance() - (p.radius + q.radius));
    }
  }
  return least;
}

bool allKeepApart(const PlacedShape& a, const PlacedShape& b) {
  return std::all_of(a.pieces.begin(), a.pieces.end(), [&](const PlacedConvex& p) {
    return std::all_of(b.pieces.begin(), b.pieces.end(),
                       [&](const PlacedConvex& q) { return keepApart(p, q); });
  });
}

ShapeInstance randomShape(Random& random, Vec2 around) {
  const auto geometry = test::randomGeometry(random, 1.0);
  const Vec2 place = around + random.vector(0.3);
  return test::shapeAt(*geometry, {place.x, place.y, random.angle()});
}

void moveBy(ShapeInstance& shape, Vec2 way) {
  Transform there = shape.transform();
  there.position = storedPoint(there.position + way);
  shape.setTransform(there);
}

struct Tally {
  std::uint64_t overlapping = 0;
  std::uint64_t severalPieces = 0;
  double greatestGap = 0.0;
};

/// Pairs of all kinds at any angle, somewhere about `far`.
Tally separatePairs(std::uint64_t seed, std::uint64_t count, double far) {
  Tally tally;
  for (std::uint64_t i = 0; i < count; ++i) {
    Random random(seed, i);
    const Vec2 around = random.vector(far);
    ShapeInstance a = randomShape(random, around);
    ShapeInstance b = randomShape(random, around);
    const Bounds boxA = boundsOf(a.placed().pieces);
    const Bounds boxB = boundsOf(b.placed().pieces);
    const double size = boxA.extent() + boxB.extent();
    const bool overlapped = overlaps(a.placed(), b.placed());
    const Vec2 way = separate(a, b.placed());
    if (!overlapped) {
      EXPECT_EQ(way, Vec2{}) << i;
      continue;
    }
    ++tally.overlapping;
    moveBy(a, way);
    EXPECT_FALSE(overlaps(a.placed(), b.placed())) << i;
    EXPECT_TRUE(allKeepApart(a.placed(), b.placed())) << i;
    const double gap = gapOf(a.placed(), b.placed());
    tally.greatestGap = std::max(tally.greatestGap, gap / size);
    if (a.pieces().size() + b.pieces().size() > 2) ++tally.severalPieces;
  }
  return tally;
}

TEST(SeparateTest, PairsOfAllKindsDoNotOverlapAfterwardsNorAreFarApart) {
  const std::uint64_t count = test::cases(20000);
  const Tally tally = separatePairs(1, count, 3.0);
  RecordProperty("greatestGap", std::to_string(tally.greatestGap * 1e16) + "e-16");
  EXPECT_GT(tally.overlapping, count / 2);
  EXPECT_GT(tally.severalPieces, count / 10);
  EXPECT_LE(tally.greatestGap, 1e-12);
}

TEST(SeparateTest, FarOutTheGapIsOfAFewStepsOfTheCoordinates) {
  for (const double far : {1e3, 1e6, 1e9}) {
    const Tally tally = separatePairs(2, test::cases(2000), far);
    EXPECT_LE(tally.greatestGap, 1e-12 + 16.0 * 0x1p-52 * far) << far;
  }
}

TEST(SeparateTest, OfShapesThatTouchOrAreApartIsNothing) {
  ShapeInstance a = test::shapeOf({test::boxPiece({0, 0}, {1, 1})});
  ShapeInstance b = test::shapeOf({test::boxPiece({1, 0}, {2, 1})});
  EXPECT_EQ(separate(a, b.placed()), Vec2{});
  b.setTransform({{1, 0}, {}});
  EXPECT_EQ(separate(a, b.placed()), Vec2{});
}

TEST(SeparateTest, InTheCornerOfTwoWallsIsTheWayOutOfBoth) {
  ShapeInstance box = test::shapeOf({test::boxPiece({0, 0}, {1, 1})}, {-0.25, -0.5});
  ShapeInstance walls =
      test::shapeOf({test::boxPiece({-9, -1}, {9, 0}), test::boxPiece({-1, -9}, {0, 9})});
  EXPECT_EQ(separate(box, walls.placed()), (Vec2{0.25, 0.5}));
}

TEST(SeparateTest, OutOfAShaftThatIsExactlyAsWideItLeadsStraightOn) {
  for (const double k : {1.0, 1000.0}) {
    const ConvexInstance left = test::boxPiece({-6.0 * k, -10.0 * k}, {-2.0 * k, 10.0 * k});
    const ConvexInstance right = test::boxPiece({2.0 * k, -10.0 * k}, {6.0 * k, 10.0 * k});
    // A stone in the shaft, under a ball.
    const ConvexInstance stone(ConvexPolygon::point({k, -4.0 * k}), 3.0 * k);
    ShapeInstance shaft = test::shapeOf({left, right, stone});
    ShapeInstance ball = test::shapeOf({ConvexInstance(ConvexPolygon::point({}), 2.0 * k)});
    const Vec2 way = separate(ball, shaft.placed());
    EXPECT_NEAR(way.x, 0.0, 1e-12 * k);
    EXPECT_NEAR(way.y, (std::sqrt(24.0) - 4.0) * k, 1e-12 * k);
    ball.setTransform({way, {}});
    for (const PlacedConvex& piece : shaft.placed().pieces) {
      EXPECT_TRUE(keepApart(ball.placed().pieces[0], piece)) << k;
    }
  }
}

}  // namespace
}  // namespace sepax::separate_test
