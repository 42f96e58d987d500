#include "sepax/space3/shape/polygon3.hpp"

#include <cmath>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "space3/oracle/exact_space.hpp"
#include "space3/support/generators3.hpp"

namespace sepax::space3::polygon3_test {
namespace {

using oracle::ExactPoint;
using oracle::ExactPolygon;
using test::cases;
using test::Random;

using Points = std::vector<Vec3>;

PolygonStatus statusOf(const Points& points) { return Polygon3::create(points).status; }

/// The exact area vector, rounded once to unit length.
Vec3 exactNormal(const Points& points) {
  const ExactPoint normal = ExactPolygon(points).normal();
  return normalized({normal.x.toDouble(), normal.y.toDouble(), normal.z.toDouble()});
}

TEST(Polygon3Test, TheNormalIsWhereTheOutlineRunsCounterClockwise) {
  const Points square{{0, 0, 2}, {4, 0, 2}, {4, 4, 2}, {0, 4, 2}};
  const Polygon3 up = *Polygon3::create(square).polygon;
  EXPECT_EQ(up.plane().normal, (Vec3{0, 0, 1}));
  EXPECT_EQ(up.plane().point, (Vec3{2, 2, 2}));
  EXPECT_EQ(up.axis(), Axis::kZ);
  const Points reversed(square.rbegin(), square.rend());
  const Polygon3 down = *Polygon3::create(reversed).polygon;
  EXPECT_EQ(down.plane().normal, (Vec3{0, 0, -1}));
  EXPECT_GT(height(up.span(), {9, 9, 3}), 0.0);
  EXPECT_LT(height(down.span(), {9, 9, 3}), 0.0);
  EXPECT_EQ(height(down.span(), {9, 9, 2}), 0.0);
}

TEST(Polygon3Test, AConcaveStartDoesNotTurnTheNormal) {
  // The cross product of the first two edges points the other way: Newell's method doesn't care.
  const Points dart{{1, 1, 0}, {0, 4, 0}, {0, 0, 0}, {4, 0, 0}};
  EXPECT_LT(cross(dart[1] - dart[0], dart[3] - dart[0]).z, 0.0);
  EXPECT_EQ(Polygon3::create(dart).polygon->plane().normal, (Vec3{0, 0, 1}));
}

TEST(Polygon3Test, FaultsAreNamed) {
  EXPECT_EQ(statusOf({}).fault, PolygonFault::kTooFewPoints);
  EXPECT_EQ(statusOf({{0, 0, 0}, {1, 0, 0}}).fault, PolygonFault::kTooFewPoints);
  EXPECT_EQ(statusOf({{0, 0, 0}, {1, 1, 1}, {3, 3, 3}}).fault, PolygonFault::kCollinear);
  EXPECT_EQ(statusOf({{2, 2, 2}, {2, 2, 2}, {2, 2, 2}}).fault, PolygonFault::kCollinear);
  const PolygonStatus bent =
      statusOf({{0, 0, 0}, {4, 0, 0}, {6, 3, 0}, {4, 6, 0.5}, {0, 6, 0}, {-2, 3, 0}});
  EXPECT_EQ(bent.fault, PolygonFault::kNonPlanar);
  EXPECT_EQ(bent.vertex, 3U);
  EXPECT_GT(bent.distance, 0.2);
}

TEST(Polygon3Test, OneUlpOffALineIsATriangle) {
  const Points needle{{0, 0, 0}, {1, 1, 1}, {3, 3, std::nextafter(3.0, 4.0)}};
  ASSERT_TRUE(statusOf(needle).ok());
  EXPECT_LE(length(Polygon3::create(needle).polygon->plane().normal - exactNormal(needle)), 1e-12);
}

TEST(Polygon3Test, AnOutlineWithoutAreaStillHasAPlane) {
  const Points eight{{0, 0, 0}, {2, 2, 0}, {2, 0, 0}, {0, 2, 0}};
  ASSERT_TRUE(statusOf(eight).ok());
  EXPECT_EQ(std::abs(Polygon3::create(eight).polygon->plane().normal.z), 1.0);
}

TEST(Polygon3Test, PlanarityIsRelativeToTheSize) {
  for (const double size : {1e-30, 1.0, 1e30}) {
    const auto quad = [size](double off) {
      return Points{{0, 0, 0}, {size, 0, 0}, {size, size, off * size}, {0, size, 0}};
    };
    EXPECT_TRUE(statusOf(quad(1e-7)).ok()) << size;
    EXPECT_FALSE(statusOf(quad(1e-5)).ok()) << size;
  }
}

TEST(Polygon3Test, TurnedPolygonsWithFloat32CoordinatesArePlanar) {
  for (std::uint64_t i = 0; i < cases(10000); ++i) {
    Random random(90, i);
    const Quaternion rotation = test::rotation3(random);
    Points points;
    for (int k = 0; k < 12; ++k) {
      const double x = random.between(-3.0, 3.0);
      const Vec3 p = x * rotatedAxis(rotation, Axis::kX) +
                     random.between(-3.0, 3.0) * rotatedAxis(rotation, Axis::kY);
      const auto single = [](double c) { return static_cast<double>(static_cast<float>(c)); };
      points.push_back({single(p.x), single(p.y), single(p.z)});
    }
    ASSERT_TRUE(statusOf(points).ok()) << i;
  }
}

TEST(Polygon3Test, TheNormalIsRightTo12Digits) {
  for (std::uint64_t i = 0; i < cases(100000); ++i) {
    Random random(91, i);
    const test::PlaneLattice lattice = test::planeLattice(random);
    Points points = random.chance(0.5) ? test::simplePolygon(random, lattice)
                                       : test::triangle(random, 1.0, lattice.origin);
    if (points.size() == 3 && random.chance(0.3)) {
      // A needle.
      const double off = random.magnitude(-50, -10);
      points[2] =
          points[0] + random.unit() * (points[1] - points[0]) + off * test::point3(random, 1.0);
    }
    const ExactPolygon exact(points);
    if (isZero(exact.normal())) continue;
    const Polygon3::Result result = Polygon3::create(points);
    ASSERT_TRUE(result.status.ok()) << i;
    ASSERT_LE(length(result.polygon->plane().normal - exactNormal(points)), 1e-12) << i;
    // Newell's normal and the plane of the three vertices have the same front.
    const Vec3 front = result.polygon->plane().point + lattice.v + lattice.u + Vec3{1, 2, 4};
    ASSERT_EQ(signOf(height(result.polygon->span(), front)), exact.height(front).sign()) << i;
  }
}

}  // namespace
}  // namespace sepax::space3::polygon3_test
