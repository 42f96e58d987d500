// Mistakes about space that are in print or in use elsewhere. Each test carries the wrong formula
// too and shows that it gives the wrong answer on the very case: so the test would fail if the
// library used it. What is right is computed exactly, by the oracles.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/space3/algorithm/winding.hpp"
#include "sepax/space3/query/collide_boxes.hpp"
#include "sepax/space3/query/segment_plane.hpp"
#include "sepax/space3/query/segment_polygon.hpp"
#include "space3/oracle/exact_boxes.hpp"
#include "space3/oracle/exact_space.hpp"
#include "space3/support/generators3.hpp"

namespace sepax::space3::literature_errors3_test {
namespace {

using test::cases;
using test::Random;

const Plane kGround{{0, 0, 1}, {0, 0, 0}};

/// Rejects when the ends are not on strictly opposite sides.
bool crossesBySignsAlone(const Segment3& segment, const Plane& plane) {
  const double from = signedDistance(plane, segment.from);
  const double to = signedDistance(plane, segment.to);
  return !(from * to >= 0.0);
}

/// Follows the segment as a ray from its start: behind the start is rejected, beyond the end isn't.
bool crossesAsARay(const Segment3& segment, const Plane& plane) {
  const Vec3 way = segment.to - segment.from;
  const double slope = dot(plane.normal, way) / length(way);
  if (slope == 0.0) return false;
  const double d = dot(plane.normal, plane.point - segment.from) / slope;
  return d >= 0.0;
}

/// Whether a segment with whole coordinates meets the ground, in whole numbers.
bool meetsGround(const Segment3& segment) {
  const auto from = static_cast<int>(segment.from.z);
  const auto to = static_cast<int>(segment.to.z);
  return from * to <= 0;
}

TEST(LiteratureErrors3Test, Item6ASegmentThatEndsOnAPlaneMeetsItAndOneThatEndsBeforeDoesNot) {
  const Segment3 touching{{1, 2, 9}, {1, 2, 0}};
  EXPECT_TRUE(intersectSegmentPlane(touching, kGround).intersects());
  EXPECT_FALSE(crossesBySignsAlone(touching, kGround)) << "the wrong formula is right here";
  const Segment3 tooShort{{1, 2, 9}, {1, 2, 1}};
  EXPECT_FALSE(intersectSegmentPlane(tooShort, kGround).intersects());
  EXPECT_TRUE(crossesAsARay(tooShort, kGround)) << "the wrong formula is right here";

  int missed = 0;
  int made_up = 0;
  for (std::uint64_t i = 0; i < cases(100000); ++i) {
    Random random(110, i);
    const Vec3 from = test::latticePoint3(random, 3);
    const Segment3 segment{from, test::latticePoint3(random, 3)};
    const bool truth = meetsGround(segment);
    ASSERT_EQ(intersectSegmentPlane(segment, kGround).intersects(), truth) << i;
    missed += truth && !crossesBySignsAlone(segment, kGround);
    made_up += !truth && segment.from.z != segment.to.z && crossesAsARay(segment, kGround);
  }
  EXPECT_GT(missed, 0);
  EXPECT_GT(made_up, 0);
}

/// The sum of the unsigned angles under which a point sees the edges, which is a full turn inside a
/// convex outline.
double angleSum(const Vec3& p, const std::vector<Vec3>& outline) {
  double sum = 0.0;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Vec3 a = outline[i] - p;
    const Vec3 b = outline[(i + 1) % outline.size()] - p;
    sum += std::acos(dot(a, b) / (std::sqrt(dot(a, a)) * std::sqrt(dot(b, b))));
  }
  return sum;
}

TEST(LiteratureErrors3Test, Item7TheSumOfAnglesIsWrongWhereTheWindingNumberIsRight) {
  const double full = 2.0 * std::acos(-1.0);
  const std::vector<Vec3> u{{0, 0, 0}, {5, 0, 0}, {5, 5, 0}, {4, 5, 0},
                            {4, 1, 0}, {1, 1, 0}, {1, 5, 0}, {0, 5, 0}};
  const Polygon3 polygon = *Polygon3::create(u).polygon;
  // Neither "at least" nor "exactly" a full turn tells the dent from the inside.
  const Vec3 inDent{2.5, 2.5, 0};
  EXPECT_GT(angleSum(inDent, u), full - 1e-9);
  EXPECT_EQ(pointInPolygon(inDent, polygon), Location::kOutside);
  const Vec3 inArm{0.5, 3, 0};
  EXPECT_GT(std::abs(angleSum(inArm, u) - full), 0.5);
  EXPECT_EQ(pointInPolygon(inArm, polygon), Location::kInside);
  // On a vertex a length is 0: no number at all.
  EXPECT_TRUE(std::isnan(angleSum(u[0], u)));
  EXPECT_EQ(pointInPolygon(u[0], polygon), Location::kBoundary);

  int wrong = 0;
  int undefined = 0;
  for (std::uint64_t i = 0; i < cases(100000); ++i) {
    Random random(111, i);
    const test::PlaneLattice lattice = test::planeLattice(random);
    const std::vector<Vec3> points = test::simplePolygon(random, lattice);
    const int along = random.integer(-6, 6);
    const Vec3 p = lattice.at(along, random.integer(-6, 6));
    const auto exact = oracle::ExactPolygon(points).locate({p}, true);
    const bool truth = exact != oracle::ExactLocation::kOutside;
    const Polygon3 own = *Polygon3::create(points).polygon;
    ASSERT_EQ(pointInPolygon(p, own) != Location::kOutside, truth) << i;
    const double sum = angleSum(p, points);
    const bool vertex = std::find(points.begin(), points.end(), p) != points.end();
    // In line with an edge, cosines just above 1 have no angle: also where no vertex is near.
    undefined += !vertex && std::isnan(sum);
    wrong += !std::isnan(sum) && (std::abs(sum - full) < 1e-9) != truth;
  }
  EXPECT_GT(wrong, 0);
  EXPECT_GT(undefined, 0);
}

/// Whether a corner of one box lies in the other.
bool meetByCorners(const OrientedBox& a, const OrientedBox& b) {
  const auto holds = [](const OrientedBox& box, const Vec3& p) {
    return std::all_of(box.halfEdges.begin(), box.halfEdges.end(), [&](const Vec3& edge) {
      return std::abs(dot(p - box.center, edge)) <= dot(edge, edge);
    });
  };
  const auto cornersOfB = cornersOf(b);
  const auto cornersOfA = cornersOf(a);
  return std::any_of(cornersOfA.begin(), cornersOfA.end(),
                     [&](const Vec3& p) { return holds(b, p); }) ||
         std::any_of(cornersOfB.begin(), cornersOfB.end(),
                     [&](const Vec3& p) { return holds(a, p); });
}

TEST(LiteratureErrors3Test, Item8BoxesMayCrossWithoutACornerInTheOther) {
  const OrientedBox wide = makeOrientedBox({}, {9, 1, 1}, {});
  const OrientedBox tall = makeOrientedBox({}, {1, 9, 1.5}, {});
  EXPECT_TRUE(collideBoxes(wide, tall).collision.intersects);
  EXPECT_FALSE(meetByCorners(wide, tall)) << "the wrong formula is right here";

  int missed = 0;
  for (std::uint64_t i = 0; i < cases(100000); ++i) {
    Random random(112, i);
    const auto box = [&random] {
      const double x = random.between(0.2, 4.0);
      const double y = random.between(0.2, 4.0);
      const Vec3 halfSizes{x, y, random.between(0.2, 4.0)};
      const Vec3 center = test::point3(random, 4.0);
      return makeOrientedBox(center, halfSizes, test::rotation3(random));
    };
    const OrientedBox a = box();
    const OrientedBox b = box();
    const bool truth = oracle::exactBoxesMeet(a, b);
    ASSERT_EQ(collideBoxes(a, b).collision.intersects, truth) << i;
    missed += truth && !meetByCorners(a, b);
  }
  EXPECT_GT(missed, 0);
}

}  // namespace
}  // namespace sepax::space3::literature_errors3_test
