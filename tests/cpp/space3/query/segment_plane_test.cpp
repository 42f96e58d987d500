#include "sepax/space3/query/segment_plane.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

#include <gtest/gtest.h>

#include "space3/oracle/exact_space.hpp"
#include "space3/support/generators3.hpp"

namespace sepax::space3::segment_plane_test {
namespace {

using oracle::Dyadic;
using oracle::ExactPoint;
using oracle::ExactPolygon;
using test::cases;
using test::Random;

const Plane kGround{{0, 0, 1}, {0, 0, 0}};

TEST(SegmentPlaneTest, TellsTheFourCasesApart) {
  const auto kind = [](const Vec3& from, const Vec3& to) {
    return intersectSegmentPlane({from, to}, kGround).kind;
  };
  EXPECT_EQ(kind({0, 0, 1}, {5, 5, -1}), SegmentPlaneKind::kPoint);
  EXPECT_EQ(kind({0, 0, 1}, {5, 5, 2}), SegmentPlaneKind::kApart);
  EXPECT_EQ(kind({0, 0, 1}, {5, 5, 1}), SegmentPlaneKind::kParallel);
  EXPECT_EQ(kind({0, 0, 0}, {5, 5, 0}), SegmentPlaneKind::kInPlane);
  EXPECT_EQ(kind({0, 0, 1}, {0, 0, 1}), SegmentPlaneKind::kParallel);
  EXPECT_EQ(kind({0, 0, 0}, {0, 0, 0}), SegmentPlaneKind::kInPlane);
}

/// Tests with `side1 * side2 >= 0` miss the first two, tests that leave out `d >
/// length` find the last two.
TEST(SegmentPlaneTest, AnEndThatTouchesCountsAndNothingBeyondTheEnds) {
  const double least = std::numeric_limits<double>::denorm_min();
  EXPECT_TRUE(intersectSegmentPlane({{1, 2, 0}, {1, 2, 9}}, kGround).intersects());
  EXPECT_TRUE(intersectSegmentPlane({{1, 2, -9}, {1, 2, 0}}, kGround).intersects());
  EXPECT_EQ(intersectSegmentPlane({{1, 2, -9}, {1, 2, 0}}, kGround).time, 1.0);
  EXPECT_FALSE(intersectSegmentPlane({{1, 2, 9}, {1, 2, 1e-9}}, kGround).intersects());
  EXPECT_FALSE(intersectSegmentPlane({{1, 2, -1e-9}, {1, 2, -9}}, kGround).intersects());
  // Nearer to zero than 1e-92 counts as zero, for stored points.
  EXPECT_TRUE(intersectSegmentPlane({{1, 2, 9}, storedPoint({1, 2, least})}, kGround).intersects());
}

void expectHit(const SegmentPlaneHit& hit, const Segment3& segment, const Dyadic& from,
               const Dyadic& to) {
  ASSERT_EQ(hit.fromSide, from.sign());
  ASSERT_EQ(hit.toSide, to.sign());
  SegmentPlaneKind kind = SegmentPlaneKind::kPoint;
  if (from.sign() == 0 && to.sign() == 0) {
    kind = SegmentPlaneKind::kInPlane;
  } else if (from.sign() * to.sign() > 0) {
    kind = compare(from, to) == 0 ? SegmentPlaneKind::kParallel : SegmentPlaneKind::kApart;
  }
  ASSERT_EQ(hit.kind, kind);
  if (kind == SegmentPlaneKind::kInPlane || kind == SegmentPlaneKind::kParallel) return;
  const double time =
      compare(from, to) < 0 ? -oracle::ratio(from, to - from) : oracle::ratio(from, from - to);
  ASSERT_NEAR(hit.time, time, 1e-12 * std::max(1.0, std::abs(time)));
  if (kind == SegmentPlaneKind::kApart) return;
  const Vec3 point = oracle::crossing(segment.from, segment.to, from, to).rounded();
  const double size = greatestComponent(segment.from) + greatestComponent(segment.to);
  ASSERT_LE(length(hit.point - point), 1e-12 * size);
}

TEST(SegmentPlaneTest, IsExactForThePlaneOfAPolygon) {
  for (std::uint64_t i = 0; i < cases(100000); ++i) {
    Random random(10, i);
    const test::PlaneLattice lattice = test::planeLattice(random);
    const bool lattices = random.chance(0.7);
    const std::vector<Vec3> points = lattices ? test::simplePolygon(random, lattice)
                                              : test::triangle(random, 3.0, lattice.origin);
    const Segment3 segment = test::segmentNear(random, lattice, points);
    const Polygon3::Result polygon = Polygon3::create(points);
    ASSERT_TRUE(polygon.polygon.has_value());
    const ExactPolygon exact(points);
    ASSERT_NO_FATAL_FAILURE(expectHit(intersectSegmentPlane(segment, polygon.polygon->span()),
                                      segment, exact.height(segment.from),
                                      exact.height(segment.to)))
        << i;
  }
}

TEST(SegmentPlaneTest, IsExactForAStoredPlane) {
  for (std::uint64_t i = 0; i < cases(100000); ++i) {
    Random random(11, i);
    const test::PlaneLattice lattice = test::planeLattice(random);
    const Vec3 normal = cross(lattice.u, lattice.v);
    const Plane plane{random.chance(0.5) ? normal : normalized(normal), lattice.origin};
    const Segment3 segment =
        test::segmentNear(random, lattice, test::simplePolygon(random, lattice));
    const auto height = [&](const Vec3& p) {
      return dot(ExactPoint(plane.normal), ExactPoint(p) - plane.point);
    };
    ASSERT_NO_FATAL_FAILURE(expectHit(intersectSegmentPlane(segment, plane), segment,
                                      height(segment.from), height(segment.to)))
        << i;
  }
}

}  // namespace
}  // namespace sepax::space3::segment_plane_test
