#include "sepax/space3/shape/plane.hpp"

#include <cmath>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/space3/shape/polygon3.hpp"
#include "space3/oracle/exact_space.hpp"
#include "space3/support/generators3.hpp"

namespace sepax::space3::plane_test {
namespace {

using oracle::ExactPoint;
using test::cases;
using test::Random;

TEST(SignedDistanceTest, IsThatFromThePlane) {
  const Plane plane{{0, 3, 4}, {1e6, 1e6, 1e6}};
  EXPECT_NEAR(signedDistance(plane, {1e6 + 7, 1e6, 1e6 + 5}), 4.0, 1e-12);
  EXPECT_NEAR(signedDistance(plane, {1e6 + 7, 1e6 - 5, 1e6}), -3.0, 1e-12);
  EXPECT_EQ(signedDistance(plane, {1e6 + 7, 1e6 + 4, 1e6 - 3}), 0.0);
}

void expectDistance(double distance, const ExactPoint& normal, const ExactPoint& way) {
  const oracle::Dyadic height = dot(normal, way);
  const double exact = height.toDouble() / std::sqrt(dot(normal, normal).toDouble());
  ASSERT_EQ(signOf(distance), height.sign());
  ASSERT_NEAR(distance, exact, 1e-12 * std::abs(exact));
}

/// Points on the plane, a few roundings off it, and anywhere.
TEST(SignedDistanceTest, IsRightTo12DigitsOfItself) {
  for (std::uint64_t i = 0; i < cases(100000); ++i) {
    Random random(130, i);
    const test::PlaneLattice lattice = test::planeLattice(random);
    const std::vector<Vec3> points = test::simplePolygon(random, lattice);
    const int along = random.integer(-9, 9);
    Vec3 p = lattice.at(along, random.integer(-9, 9));
    if (random.chance(0.8)) p = test::nudged(p, random, 2);
    if (random.chance(0.3)) p = p + test::point3(random, 5.0);
    const ExactPoint normal(cross(lattice.u, lattice.v));
    const Plane plane{cross(lattice.u, lattice.v), lattice.origin};
    ASSERT_NO_FATAL_FAILURE(
        expectDistance(signedDistance(plane, p), normal, ExactPoint(p) - lattice.origin))
        << i;
    ASSERT_EQ(signOf(signedDistance(plane, p)), signOf(height(plane, p))) << i;
    const Polygon3 polygon = *Polygon3::create(points).polygon;
    const ExactPoint own = oracle::ExactPolygon(points).normal();
    ASSERT_NO_FATAL_FAILURE(
        expectDistance(signedDistance(polygon.span(), p), own, ExactPoint(p) - points[0]))
        << i;
  }
}

}  // namespace
}  // namespace sepax::space3::plane_test
