// Points of contact of shapes as thin as needles, down to what rounding leaves of them: the angles
// between their edges are too small for a cosine to tell.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "oracle/exact_rounded.hpp"
#include "sepax/query/distance.hpp"
#include "sepax/query/manifold.hpp"
#include "support/cases.hpp"
#include "support/generators.hpp"
#include "support/pieces.hpp"

namespace sepax::needle_manifold_test {
namespace {

using test::Points;
using test::Random;

constexpr double kAccuracy = 1e-12;

enum class Family : std::uint8_t { kAcross, kOnThicker, kAlong };

Points needle(Random& random, double thinness) {
  for (;;) {
    const Vec2 place = random.vector(0.5);
    const Points moved = test::translated(test::randomSliver(random, 2.0, thinness), place);
    Points corners = oracle::hullOf(moved);
    if (corners.size() >= 3) return corners;
  }
}

struct Needles {
  ConvexInstance a;
  ConvexInstance b;
};

Needles makeNeedles(Family family, double thinness, bool round, std::uint64_t index) {
  Random random(static_cast<std::uint64_t>(-std::ilogb(thinness)), index);
  const Points a = needle(random, thinness);
  Points b = needle(random, family == Family::kOnThicker ? random.between(0.01, 1.0) : thinness);
  if (family == Family::kAlong) {
    const Vec2 along = a[a.size() / 2] - a[0];
    const double place = random.between(-1.0, 1.0);
    const double height = random.between(-1.0, 1.0) * thinness;
    b = oracle::hullOf(test::translated(a, place * along + height * quarterTurn(along)));
    if (b.size() < 3) b = a;
  }
  const double radiusA = round && random.chance(0.5) ? random.between(0.0, 0.3) : 0.0;
  const double radiusB = round ? random.between(0.0, 0.3) : 0.0;
  return {ConvexInstance(test::polygonOf(a), radiusA), ConvexInstance(test::polygonOf(b), radiusB)};
}

double signedDistance(Vec2 point, const PlacedConvex& shape) {
  const Points points{point};
  return oracle::ExactObstacle(points, shape.core.vertices()).signedDistance() - shape.radius;
}

double depthOf(const PlacedConvex& a, const PlacedConvex& b) {
  return a.radius + b.radius -
         oracle::ExactObstacle(a.core.vertices(), b.core.vertices()).signedDistance();
}

class NeedleManifoldTest : public testing::TestWithParam<Family> {};

TEST_P(NeedleManifoldTest, TheDeepestPointsAreAsDeepAsThePairAndTouchAfterThePush) {
  int touching = 0;
  for (int exponent = 2; exponent <= 15; ++exponent) {
    for (std::uint64_t i = 0; i < test::cases(400); ++i) {
      const double thinness = std::ldexp(1.0, (-10 * exponent) / 3);
      Needles needles = makeNeedles(GetParam(), thinness, i % 2 == 1, i);
      const PlacedConvex a = needles.a.placed();
      const PlacedConvex b = needles.b.placed();
      const Collision hit = collide(a, b);
      if (!hit.intersects) continue;
      ++touching;
      const double tolerance = kAccuracy * (boundsOf(a).extent() + boundsOf(b).extent());
      ASSERT_NEAR(hit.depth, depthOf(a, b), tolerance) << thinness << ", " << i;
      const Manifold found = manifold(a, b, hit);
      ASSERT_NE(found.count, 0U) << thinness << ", " << i;
      double deepest = 0.0;
      for (Index k = 0; k < found.count; ++k) {
        const ContactPoint& point = found.points[k];
        deepest = std::max(deepest, point.depth);
        ASSERT_LE(signedDistance(point.pointA, a), tolerance) << thinness << ", " << i;
        ASSERT_LE(signedDistance(point.pointB, b), tolerance) << thinness << ", " << i;
        ASSERT_LE(length(point.pointA - point.pointB - point.depth * hit.normal), tolerance);
        if (hit.depth - point.depth > tolerance) continue;
        ASSERT_NEAR(signedDistance(point.pointB - hit.mtv, a), 0.0, 2.0 * tolerance)
            << thinness << ", " << i;
      }
      ASSERT_NEAR(deepest, hit.depth, tolerance) << thinness << ", " << i;
    }
  }
  EXPECT_GT(touching, 14 * static_cast<int>(test::cases(400)) / 4);
}

TEST_P(NeedleManifoldTest, APieceOfACompoundHasTheSameDepths) {
  for (int exponent = 2; exponent <= 15; ++exponent) {
    for (std::uint64_t i = 0; i < test::cases(60); ++i) {
      const double thinness = std::ldexp(1.0, (-10 * exponent) / 3);
      Needles needles = makeNeedles(GetParam(), thinness, i % 2 == 1, i);
      std::vector<ConvexInstance> pieces{needles.a};
      pieces.emplace_back(ConvexPolygon::point({5.0, 5.0}), 0.5);
      ShapeInstance a = test::shapeOf(std::move(pieces));
      ShapeInstance b = test::shapeOf({needles.b});
      const auto [hit, found] = contacts(a.placed(), b.placed());
      if (!hit.intersects) continue;
      const PlacedConvex& pieceA = a.placed().pieces[0];
      const PlacedConvex& pieceB = b.placed().pieces[0];
      const double tolerance = kAccuracy * (boundsOf(pieceA).extent() + boundsOf(pieceB).extent());
      ASSERT_NE(found.count, 0U) << thinness << ", " << i;
      double deepest = 0.0;
      for (Index k = 0; k < found.count; ++k) {
        const ContactPoint& point = found.points[k];
        deepest = std::max(deepest, point.depth);
        ASSERT_LE(signedDistance(point.pointA, pieceA), tolerance) << thinness << ", " << i;
        ASSERT_LE(signedDistance(point.pointB, pieceB), tolerance) << thinness << ", " << i;
      }
      ASSERT_NEAR(deepest, depthOf(pieceA, pieceB), tolerance) << thinness << ", " << i;
    }
  }
}

std::string nameOf(const testing::TestParamInfo<Family>& info) {
  const char* names[] = {"Across", "OnThicker", "Along"};
  return names[static_cast<int>(info.param)];
}

INSTANTIATE_TEST_SUITE_P(Families, NeedleManifoldTest,
                         testing::Values(Family::kAcross, Family::kOnThicker, Family::kAlong),
                         nameOf);

TEST(NeedleManifoldTest, TheDeepestCornerIsAPointOfContact) {
  ConvexInstance a(test::polygonOf(Points{{0.15146295913492597, -0.9184411374749532},
                                          {0.23352640736599745, -0.03245074250363841},
                                          {0.26506212538569696, 0.3080223035672123},
                                          {0.33333788881615334, 1.0451573289582967},
                                          {0.2040068086676739, -0.3511555513045121}}));
  ConvexInstance b(test::polygonOf(Points{{0.7977650728178634, -0.16343887502085805},
                                          {-0.2480687461821635, -0.06151724539477339},
                                          {-0.9160165573261496, -0.6260264589926623},
                                          {-0.41063297363384477, -0.5278077912028569}}));
  const Collision hit = collide(a.placed(), b.placed());
  const Manifold found = manifold(a.placed(), b.placed(), hit);
  ASSERT_GE(found.count, 1U);
  const double second = found.count == 2 ? found.points[1].depth : 0.0;
  EXPECT_NEAR(hit.depth, 0.5739, 1e-4);
  EXPECT_NEAR(std::max(found.points[0].depth, second), hit.depth, 1e-15);
}

}  // namespace
}  // namespace sepax::needle_manifold_test
