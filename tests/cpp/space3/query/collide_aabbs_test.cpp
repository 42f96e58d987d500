#include "sepax/space3/query/collide_aabbs.hpp"

#include <algorithm>
#include <cstdint>

#include <gtest/gtest.h>

#include "space3/support/generators3.hpp"

namespace sepax::space3::collide_aabbs_test {
namespace {

using test::cases;
using test::Random;

Aabb3 boxOf(const Vec3& min, const Vec3& max) {
  Aabb3 box;
  box.min = min;
  box.max = max;
  return box;
}

TEST(CollideAabbsTest, TakesTheShortestWayOut) {
  const Collision3 hit = collideAabbs(boxOf({0, 0, 0}, {4, 4, 4}), boxOf({3, 1, 2}, {9, 9, 9}));
  EXPECT_TRUE(hit.intersects);
  EXPECT_EQ(hit.normal, (Vec3{1, 0, 0}));
  EXPECT_EQ(hit.mtv, (Vec3{-1, 0, 0}));
}

TEST(CollideAabbsTest, ContainmentAndCrossingBoxes) {
  const Aabb3 big = boxOf({0, 0, 0}, {10, 10, 10});
  const Collision3 hit = collideAabbs(boxOf({1, 4, 7}, {2, 6, 9}), big);
  EXPECT_EQ(hit.depth, 2.0);
  EXPECT_EQ(hit.mtv, (Vec3{-2, 0, 0}));
  EXPECT_TRUE(
      collideAabbs(boxOf({4, 4, -9}, {5, 5, 19}), boxOf({-9, 4, 4}, {19, 5, 5})).intersects);
}

TEST(CollideAabbsTest, AgreesWithEveryWayOut) {
  int touching = 0;
  for (std::uint64_t i = 0; i < cases(100000); ++i) {
    Random random(60, i);
    const bool lattice = random.chance(0.5);
    const auto box = [&] {
      const Vec3 p = lattice ? test::latticePoint3(random, 4) : test::point3(random, 4.0);
      const Vec3 q = lattice ? test::latticePoint3(random, 4) : test::point3(random, 4.0);
      Aabb3 made;
      made.add(p);
      made.add(q);
      return made;
    };
    const Aabb3 a = box();
    const Aabb3 b = box();
    const auto meetsAt = [&](const Vec3& shift) {
      bool meet = true;
      for (const Axis axis : kAxes) {
        meet = meet && a.min[axis] + shift[axis] <= b.max[axis] &&
               b.min[axis] <= a.max[axis] + shift[axis];
      }
      return meet;
    };
    const Collision3 hit = collideAabbs(a, b);
    ASSERT_EQ(hit.intersects, meetsAt({})) << i;
    if (!hit.intersects) {
      ASSERT_EQ(hit.depth, 0.0) << i;
      continue;
    }
    touching += hit.depth == 0.0;
    double least = 1e9;
    for (const Axis axis : kAxes) {
      least = std::min({least, a.max[axis] - b.min[axis], b.max[axis] - a.min[axis]});
    }
    ASSERT_EQ(hit.depth, least) << i;
    ASSERT_EQ(hit.mtv, -hit.depth * hit.normal) << i;
    ASSERT_FALSE(meetsAt(hit.mtv - 1e-12 * hit.normal)) << i;
    if (hit.depth == 0.0) continue;
    ASSERT_TRUE(meetsAt(hit.mtv + 1e-12 * hit.normal)) << i;
  }
  EXPECT_GT(touching, 0);
}

}  // namespace
}  // namespace sepax::space3::collide_aabbs_test
