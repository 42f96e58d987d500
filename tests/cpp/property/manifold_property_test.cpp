// Manifolds of every family of rounded shapes: what must hold of points of contact, measured with
// exact numbers.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "oracle/exact_rounded.hpp"
#include "sepax/query/manifold.hpp"
#include "support/cases.hpp"
#include "support/magnitude.hpp"
#include "support/rounded_pairs.hpp"
#include "support/worst_error.hpp"

namespace sepax::manifold_property_test {
namespace {

constexpr double kAccuracy = 1e-9;

/// How far outside of the shape the point is; negative inside.
double offBoundary(Vec2 point, const PlacedConvex& shape) {
  const std::vector<Vec2> points{point};
  return oracle::ExactObstacle(points, shape.core.vertices()).signedDistance() - shape.radius;
}

class ManifoldPropertyTest : public test::RoundedFamilyTest {};

TEST_P(ManifoldPropertyTest, PointsLieInBothShapesAndTheDeepestTouchAfterThePush) {
  test::WorstError worst("points of contact");
  constexpr std::uint64_t kCount = test::cases(6000);
  int pairs = 0;
  for (std::uint64_t i = 0; i < kCount; ++i) {
    test::RoundedPair pair = makePair(GetParam(), i);
    const PlacedConvex a = pair.a.placed();
    const PlacedConvex b = pair.b.placed();
    const Collision hit = collide(a, b);
    const Manifold found = manifold(a, b, hit);
    if (!hit.intersects) {
      ASSERT_EQ(found.count, 0U) << describe(GetParam(), i, pair);
      continue;
    }
    pairs += found.count == 2 ? 1 : 0;
    const double all = pair.size() + 1e-6 * (test::magnitudeOf(a) + test::magnitudeOf(b));
    if (all == 0.0) continue;
    ASSERT_TRUE(found.count == 1 || found.count == 2) << describe(GetParam(), i, pair);
    double deepest = 0.0;
    for (Index k = 0; k < found.count; ++k) {
      const ContactPoint& point = found.points[k];
      deepest = std::max(deepest, point.depth);
      ASSERT_GE(point.depth, 0.0) << describe(GetParam(), i, pair);
      const Vec2 apart = point.pointA - point.pointB - point.depth * hit.normal;
      ASSERT_LE(worst.keep(length(apart) / all), kAccuracy) << describe(GetParam(), i, pair);
      ASSERT_LE(worst.keep(offBoundary(point.pointA, a) / all), kAccuracy)
          << "outside of a\n"
          << describe(GetParam(), i, pair);
      ASSERT_LE(worst.keep(offBoundary(point.pointB, b) / all), kAccuracy)
          << "outside of b\n"
          << describe(GetParam(), i, pair);
      ASSERT_LT(point.vertex, (point.side == Side::kA ? pair.a : pair.b).core().vertices().size());
      if (hit.depth - point.depth > kAccuracy * all) continue;
      ASSERT_LE(worst.keep(std::abs(offBoundary(point.pointB, b)) / all), kAccuracy)
          << "not on the boundary of b\n"
          << describe(GetParam(), i, pair);
      ASSERT_LE(worst.keep(std::abs(offBoundary(point.pointB - hit.mtv, a)) / all), kAccuracy)
          << "not on the boundary of a after the push\n"
          << describe(GetParam(), i, pair);
    }
    ASSERT_LE(worst.keep(std::abs(deepest - hit.depth) / all), kAccuracy)
        << deepest << " for " << hit.depth << "\n"
        << describe(GetParam(), i, pair);
    if (found.count == 2) {
      const Vec2 along = quarterTurn(hit.normal);
      ASSERT_GE(dot(along, found.points[1].point() - found.points[0].point()), 0.0)
          << describe(GetParam(), i, pair);
    }
  }
  RecordProperty("pairs", pairs);
}

TEST_P(ManifoldPropertyTest, SwappedShapesHaveTheSamePoints) {
  test::WorstError worst("swapped");
  constexpr std::uint64_t kCount = test::cases(4000);
  for (std::uint64_t i = 0; i < kCount; ++i) {
    test::RoundedPair pair = makePair(GetParam(), i);
    const PlacedConvex a = pair.a.placed();
    const PlacedConvex b = pair.b.placed();
    const Collision forward = collide(a, b);
    Collision backward = forward;
    backward.normal = -forward.normal;
    backward.mtv = -forward.mtv;
    backward.side = forward.side == Side::kA ? Side::kB : Side::kA;
    const Manifold found = manifold(a, b, forward);
    const Manifold swapped = manifold(b, a, backward);
    ASSERT_EQ(found.count, swapped.count) << describe(GetParam(), i, pair);
    const double all = pair.size() + 1e-6 * (test::magnitudeOf(a) + test::magnitudeOf(b));
    for (Index k = 0; k < found.count && all > 0.0; ++k) {
      const ContactPoint& point = found.points[k];
      const ContactPoint& other = swapped.points[found.count - 1 - k];
      ASSERT_LE(worst.keep(length(point.pointA - other.pointB) / all), kAccuracy)
          << describe(GetParam(), i, pair);
      ASSERT_LE(worst.keep(std::abs(point.depth - other.depth) / all), kAccuracy)
          << describe(GetParam(), i, pair);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Families, ManifoldPropertyTest, test::eachRoundedFamily(),
                         test::roundedName);

}  // namespace
}  // namespace sepax::manifold_property_test
