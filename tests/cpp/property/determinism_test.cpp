// The same inputs give the same bits in every engine and in the native build. This file is compiled
// for both, and both must find the numbers below.
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/query/collide.hpp"
#include "support/generators.hpp"
#include "support/hash.hpp"

namespace sepax::determinism_test {
namespace {

using test::Hash;

void add(Hash& hash, const Collision& c) {
  hash.add(std::uint64_t{c.intersects});
  hash.add(std::uint64_t{c.willIntersect});
  hash.add(static_cast<std::uint64_t>(c.side));
  hash.add(std::uint64_t{c.edge});
  for (const double number : {c.normal.x, c.normal.y, c.depth, c.mtv.x, c.mtv.y}) hash.add(number);
  hash.add(c.time.min);
  hash.add(c.time.max);
}

TEST(DeterminismTest, AHundredThousandCollisionsHaveTheGoldenHash) {
  test::Random random(20060101);
  std::vector<ConvexInstance> shapes;
  for (int i = 0; i < 50; ++i) {
    const double radius = random.between(1.0, 5.0);
    shapes.push_back(
        test::instanceOf(test::randomConvex(random, test::randomCornerCount(random), radius)));
  }
  Hash shapesHash;
  for (const ConvexInstance& shape : shapes) {
    for (const Vec2 p : shape.core().vertices()) {
      shapesHash.add(p.x);
      shapesHash.add(p.y);
    }
    shapesHash.add(shape.core().area());
    shapesHash.add(shape.core().centroid().x);
    shapesHash.add(shape.core().centroid().y);
  }
  Hash hash;
  for (int i = 0; i < 2000; ++i) {
    auto& a = shapes[static_cast<std::size_t>(random.integer(0, 49))];
    const Vec2 position = random.vector(10.0);
    a.setTransform({position, Rotation::fromAngle(random.between(-100.0, 100.0))});
    for (ConvexInstance& b : shapes) {
      const Vec2 velocity = random.chance(0.5) ? Vec2{} : random.vector(8.0);
      add(hash, collide(a.placed().core, b.placed().core, velocity));
    }
  }
  EXPECT_EQ(shapesHash.value(), 12669137838907802711U);
  EXPECT_EQ(hash.value(), 14903967391363678173U);
}

}  // namespace
}  // namespace sepax::determinism_test
