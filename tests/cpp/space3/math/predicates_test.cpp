#include "sepax/space3/math/predicates.hpp"

#include <cmath>
#include <cstdint>

#include <gtest/gtest.h>

#include "space3/oracle/exact_space.hpp"
#include "space3/support/generators3.hpp"

namespace sepax::space3::predicates_test {
namespace {

using oracle::Dyadic;
using oracle::exactOrientation;
using oracle::ExactPoint;
using test::cases;
using test::latticePoint3;
using test::point3;
using test::Random;

Dyadic exactTriple(const Vec3& p0, const Vec3& p1, const Vec3& q0, const Vec3& q1, const Vec3& r0,
                   const Vec3& r1) {
  return dot(cross(ExactPoint(p1) - p0, ExactPoint(q1) - q0), ExactPoint(r1) - r0);
}

void expectValue(double value, const Dyadic& exact, double relative) {
  ASSERT_EQ(signOf(value), exact.sign());
  if (exact.sign() == 0) return;
  EXPECT_LE(std::abs(value / exact.toDouble() - 1.0), relative);
}

TEST(OrientationTest, HasItsSignFromTheSideThatSeesTheTriangleCounterClockwise) {
  EXPECT_GT(orientation({0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}), 0.0);
  EXPECT_LT(orientation({0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {5, 5, -1}), 0.0);
  EXPECT_EQ(orientation({0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {7, -3, 0}), 0.0);
}

TEST(OrientationTest, IsExactAtRandom) {
  for (std::uint64_t i = 0; i < cases(100000); ++i) {
    Random random(1, i);
    const double reach = std::ldexp(1.0, random.integer(-20, 20));
    const Vec3 a = point3(random, reach);
    const Vec3 b = point3(random, reach);
    const Vec3 c = point3(random, reach);
    const Vec3 d = point3(random, reach);
    ASSERT_EQ(signOf(orientation(a, b, c, d)), exactOrientation(a, b, c, d).sign()) << i;
  }
}

TEST(OrientationTest, IsExactWithinOneUlpOfAPlane) {
  int zeros = 0;
  for (std::uint64_t i = 0; i < cases(100000); ++i) {
    Random random(2, i);
    const Vec3 offset = random.chance(0.5) ? Vec3{} : 1e6 * latticePoint3(random, 1);
    const Vec3 a = offset + point3(random, 1.0);
    const Vec3 b = offset + point3(random, 1.0);
    const Vec3 c = offset + point3(random, 1.0);
    const double s = random.chance(0.2) ? 0.0 : random.between(-1.0, 2.0);
    const double t = random.chance(0.2) ? 0.0 : random.between(-1.0, 2.0);
    const Vec3 d = test::nudged(a + s * (b - a) + t * (c - a), random, 1);
    const int exact = exactOrientation(a, b, c, d).sign();
    zeros += exact == 0;
    ASSERT_EQ(signOf(orientation(a, b, c, d)), exact) << i;
  }
  EXPECT_GT(zeros, 0);
}

TEST(OrientationTest, IsExactlyZeroOnLattices) {
  for (std::uint64_t i = 0; i < cases(100000); ++i) {
    Random random(3, i);
    const test::PlaneLattice lattice = test::planeLattice(random);
    Vec3 p[4];
    for (Vec3& at : p) {
      const int u = random.integer(-1000, 1000);
      at = lattice.at(u, random.integer(-1000, 1000));
    }
    ASSERT_EQ(orientation(p[0], p[1], p[2], p[3]), 0.0) << i;
  }
}

TEST(TripleProductTest, IsExactForUnlikeMagnitudes) {
  for (std::uint64_t i = 0; i < cases(100000); ++i) {
    Random random(4, i);
    const auto coordinate = [&] {
      if (random.chance(0.1)) return 0.0;
      const int low = random.chance(0.5) ? -306 : -20;
      return random.magnitude(low, random.chance(0.5) ? 331 : 20);
    };
    Vec3 p[6];
    for (Vec3& at : p) {
      const double x = coordinate();
      const double y = coordinate();
      at = {x, y, coordinate()};
    }
    if (random.chance(0.3)) p[5] = storedPoint(p[4] + (p[1] - p[0]) + (p[3] - p[2]));
    const Dyadic exact = exactTriple(p[0], p[1], p[2], p[3], p[4], p[5]);
    const double value = tripleProduct({p[0], p[1]}, {p[2], p[3]}, {p[4], p[5]});
    ASSERT_EQ(signOf(value), exact.sign()) << i;
    ASSERT_TRUE(std::isfinite(value)) << i;
  }
}

TEST(TripleProductTest, IsRightTo12DigitsWhereTheValueIsWanted) {
  for (std::uint64_t i = 0; i < cases(100000); ++i) {
    Random random(5, i);
    const Vec3 offset = random.chance(0.5) ? Vec3{} : 1e6 * latticePoint3(random, 1);
    const Vec3 a = offset + point3(random, 1.0);
    const Vec3 b = offset + point3(random, 1.0);
    const Vec3 c = offset + point3(random, 1.0);
    const double off = random.magnitude(-50, 0);
    const Vec3 d =
        a + random.unit() * (b - a) + random.unit() * (c - a) + off * point3(random, 1.0);
    expectValue(tripleProduct({a, b}, {a, c}, {a, d}, Wanted::kValue), exactOrientation(a, b, c, d),
                1e-12);
  }
}

TEST(DotProductTest, IsExact) {
  for (std::uint64_t i = 0; i < cases(100000); ++i) {
    Random random(6, i);
    const Vec3 normal = random.chance(0.5) ? point3(random, 1.0) : latticePoint3(random, 5);
    const Vec3 from = random.chance(0.5) ? point3(random, 1e6) : latticePoint3(random, 1000);
    Vec3 to = from + point3(random, 1.0);
    if (random.chance(0.7)) {
      // Into the plane but for rounding.
      const Vec3 way = cross(normal, latticePoint3(random, 3));
      to = test::nudged(from + way, random, random.integer(0, 1));
    }
    const Dyadic exact = dot(ExactPoint(normal), ExactPoint(to) - from);
    ASSERT_EQ(signOf(dotProduct(normal, {from, to})), exact.sign()) << i;
    expectValue(dotProduct(normal, {from, to}, Wanted::kValue), exact, 1e-12);
  }
}

TEST(CrossProductTest, IsRightTo12DigitsOfItsLengthEvenInNeedles) {
  for (std::uint64_t i = 0; i < cases(100000); ++i) {
    Random random(7, i);
    const Vec3 a = point3(random, 1.0);
    const Vec3 b = point3(random, 1.0);
    const double off = random.magnitude(-60, 0);
    const Vec3 c = a + random.between(-2.0, 2.0) * (b - a) + off * point3(random, 1.0);
    const ExactPoint exact = cross(ExactPoint(b) - a, ExactPoint(c) - a);
    const Vec3 product = crossProduct({a, b}, {a, c});
    const Vec3 expected{exact.x.toDouble(), exact.y.toDouble(), exact.z.toDouble()};
    ASSERT_LE(length(product - expected), 1e-12 * length(expected)) << i;
  }
}

TEST(SquaredGapTest, IsExact) {
  int touching = 0;
  for (std::uint64_t i = 0; i < cases(100000); ++i) {
    Random random(8, i);
    // Pythagorean distances touch exactly.
    const Vec3 ways[] = {{3, 4, 0}, {1, 2, 2}, {2, 3, 6}, {4, 4, 7}, {0, 0, 5}};
    const double lengths[] = {5, 3, 7, 9, 5};
    const std::uint64_t pick = random.bits() % 5;
    const Vec3 offset = random.chance(0.5) ? latticePoint3(random, 1000) : point3(random, 1e3);
    const double scale = random.integer(1, 9);
    const double reach0 = random.between(0.0, scale * lengths[pick]);
    const double reach1 = test::nudged(scale * lengths[pick] - reach0, random.integer(-1, 1));
    const Vec3 from = offset;
    const Vec3 to = test::nudged(offset + scale * ways[pick], random, random.integer(0, 1));
    const ExactPoint way = ExactPoint(to) - from;
    const Dyadic reach = Dyadic(reach0) + Dyadic(reach1);
    const Dyadic exact = dot(way, way) - reach * reach;
    touching += exact.sign() == 0;
    ASSERT_EQ(signOf(squaredGap({from, to}, reach0, reach1)), exact.sign()) << i;
  }
  EXPECT_GT(touching, 0);
}

}  // namespace
}  // namespace sepax::space3::predicates_test
