#include "sepax/space3/query/collide_spheres.hpp"

#include <cmath>
#include <cstdint>

#include <gtest/gtest.h>

#include "space3/oracle/exact_space.hpp"
#include "space3/support/generators3.hpp"

namespace sepax::space3::collide_spheres_test {
namespace {

using oracle::Dyadic;
using oracle::ExactPoint;
using test::cases;
using test::Random;

TEST(CollideSpheresTest, PushesAOutOfB) {
  const Collision3 hit = collideSpheres({{0, 0, 0}, 2}, {{0, 0, 3}, 2});
  EXPECT_TRUE(hit.intersects);
  EXPECT_EQ(hit.normal, (Vec3{0, 0, 1}));
  EXPECT_EQ(hit.depth, 1.0);
  EXPECT_EQ(hit.mtv, (Vec3{0, 0, -1}));
}

TEST(CollideSpheresTest, TouchingCounts) {
  const Collision3 hit = collideSpheres({{0, 0, 0}, 2}, {{2, 3, 6}, 5});
  EXPECT_TRUE(hit.intersects);
  EXPECT_EQ(hit.depth, 0.0);
  EXPECT_EQ(hit.mtv, Vec3{});
  EXPECT_FALSE(collideSpheres({{0, 0, 0}, 2}, {{2, 3, std::nextafter(6, 7)}, 5}).intersects);
}

TEST(CollideSpheresTest, ConcentricSpheresArePushedAlongX) {
  const Collision3 hit = collideSpheres({{1, 2, 3}, 2}, {{1, 2, 3}, 5});
  EXPECT_TRUE(hit.intersects);
  EXPECT_EQ(hit.depth, 7.0);
  EXPECT_EQ(hit.mtv, (Vec3{-7, 0, 0}));
}

TEST(CollideSpheresTest, IsExactAndSeparates) {
  int touching = 0;
  for (std::uint64_t i = 0; i < cases(100000); ++i) {
    Random random(50, i);
    const Vec3 ways[] = {{3, 4, 0}, {1, 2, 2}, {2, 3, 6}, {4, 4, 7}, {0, 0, 5}};
    const double lengths[] = {5, 3, 7, 9, 5};
    const std::uint64_t pick = random.bits() % 5;
    const Vec3 offset = random.chance(0.5) ? Vec3{} : 1e6 * test::latticePoint3(random, 1);
    Sphere a{offset + test::latticePoint3(random, 9), random.between(0.0, lengths[pick])};
    Sphere b{a.center + ways[pick], lengths[pick] - a.radius};
    if (random.chance(0.5)) {
      b.center = test::nudged(b.center, random, 1);
      b.radius = test::nudged(b.radius, random.integer(-1, 1));
    } else if (random.chance(0.7)) {
      b = {a.center + test::point3(random, 9.0), random.between(0.0, 9.0)};
    }
    const ExactPoint way = ExactPoint(b.center) - a.center;
    const Dyadic reach = Dyadic(a.radius) + Dyadic(b.radius);
    const int gap = (dot(way, way) - reach * reach).sign();
    touching += gap == 0;
    const Collision3 hit = collideSpheres(a, b);
    ASSERT_EQ(hit.intersects, gap <= 0) << i;
    ASSERT_NEAR(length(hit.normal), 1.0, 1e-15) << i;
    const double size = a.radius + b.radius;
    const double depth = size - std::sqrt(dot(way, way).toDouble());
    ASSERT_NEAR(hit.depth, gap <= 0 ? depth : 0.0, 1e-14 * size) << i;
    ASSERT_EQ(hit.mtv, -hit.depth * hit.normal) << i;
  }
  EXPECT_GT(touching, 0);
}

}  // namespace
}  // namespace sepax::space3::collide_spheres_test
