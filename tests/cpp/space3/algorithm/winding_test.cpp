#include "sepax/space3/algorithm/winding.hpp"

#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "space3/oracle/exact_space.hpp"
#include "space3/support/generators3.hpp"

namespace sepax::space3::winding_test {
namespace {

using oracle::ExactLocation;
using oracle::ExactPolygon;
using test::cases;
using test::Random;

TEST(PointInPolygonTest, LooksAlongTheDominantAxis) {
  const std::vector<Vec3> steep{{0, 0, 0}, {4, 0, 4}, {4, 4, 4}, {0, 4, 0}};
  const Polygon3 polygon = *Polygon3::create(steep).polygon;
  EXPECT_EQ(pointInPolygon({2, 2, 2}, polygon), Location::kInside);
  EXPECT_EQ(pointInPolygon({0, 2, 0}, polygon), Location::kBoundary);
  EXPECT_EQ(pointInPolygon({5, 2, 5}, polygon), Location::kOutside);
}

TEST(PointInPolygonTest, IsExactInThePlane) {
  int counts[3] = {};
  for (std::uint64_t i = 0; i < cases(100000); ++i) {
    Random random(100, i);
    const test::PlaneLattice lattice = test::planeLattice(random);
    const bool simple = random.chance(0.5);
    const std::vector<Vec3> points =
        simple ? test::simplePolygon(random, lattice) : test::anyPolygon(random, lattice);
    const Polygon3 polygon = *Polygon3::create(points).polygon;
    const int u = random.integer(-6, 6);
    const Vec3 p = lattice.at(u, random.integer(-6, 6));
    const ExactLocation expected = ExactPolygon(points).locate({p}, simple);
    const Location location = pointInPolygon(p, polygon);
    ASSERT_EQ(static_cast<int>(location), static_cast<int>(expected)) << i;
    ++counts[static_cast<int>(location)];
  }
  for (const int count : counts) EXPECT_GT(count, 0);
}

/// Where a line passes is the same for every direction through the point.
TEST(LocateTest, IsTheSameAlongEveryLine) {
  for (std::uint64_t i = 0; i < cases(100000); ++i) {
    Random random(101, i);
    const test::PlaneLattice lattice = test::planeLattice(random);
    const std::vector<Vec3> points = test::anyPolygon(random, lattice);
    const Polygon3 polygon = *Polygon3::create(points).polygon;
    const int u = random.integer(-4, 4);
    const Vec3 p = lattice.at(u, random.integer(-4, 4));
    const Vec3 way = test::latticePoint3(random, 3);
    if (dot(cross(lattice.u, lattice.v), way) == 0.0) continue;
    // From any point of the line.
    const Vec3 from = p + static_cast<double>(random.integer(-3, 3)) * way;
    const Location along = locate(polygon, {from, Displacement::of(way)});
    ASSERT_EQ(along, pointInPolygon(p, polygon)) << i;
  }
}

}  // namespace
}  // namespace sepax::space3::winding_test
