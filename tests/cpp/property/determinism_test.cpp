// The same inputs give the same bits in every engine and in the native build. This file is compiled
// for both, and both must find the numbers below.
#include <bit>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/query/collide.hpp"
#include "support/generators.hpp"

namespace sepax {
namespace {

/// FNV-1a over the bytes of numbers.
class Hash {
 public:
  void add(std::uint64_t bits) {
    for (int i = 0; i < 8; ++i, bits >>= 8) {
      state_ = (state_ ^ (bits & 0xff)) * 0x100000001b3;
    }
  }
  void add(double number) { add(std::bit_cast<std::uint64_t>(number)); }

  void add(const Collision& c) {
    add(std::uint64_t{c.intersects});
    add(std::uint64_t{c.willIntersect});
    add(static_cast<std::uint64_t>(c.side));
    add(std::uint64_t{c.edge});
    for (const double number : {c.normal.x, c.normal.y, c.depth, c.mtv.x, c.mtv.y}) add(number);
    add(c.time.min);
    add(c.time.max);
  }

  [[nodiscard]] std::uint64_t value() const { return state_; }

 private:
  std::uint64_t state_ = 0xcbf29ce484222325;
};

TEST(DeterminismTest, AHundredThousandCollisionsHaveTheGoldenHash) {
  test::Random random(20060101);
  std::vector<PolygonInstance> shapes;
  for (int i = 0; i < 50; ++i) {
    const double radius = random.between(1.0, 5.0);
    shapes.push_back(
        test::instanceOf(test::randomConvex(random, test::randomCornerCount(random), radius)));
  }
  Hash shapesHash;
  for (const PolygonInstance& shape : shapes) {
    for (const Vec2 p : shape.local().vertices()) {
      shapesHash.add(p.x);
      shapesHash.add(p.y);
    }
    shapesHash.add(shape.local().area());
    shapesHash.add(shape.local().centroid().x);
    shapesHash.add(shape.local().centroid().y);
  }
  Hash hash;
  for (int i = 0; i < 2000; ++i) {
    auto& a = shapes[static_cast<std::size_t>(random.integer(0, 49))];
    const Vec2 position = random.vector(10.0);
    a.setTransform({position, Rotation::fromAngle(random.between(-100.0, 100.0))});
    for (PolygonInstance& b : shapes) {
      const Vec2 velocity = random.chance(0.5) ? Vec2{} : random.vector(8.0);
      hash.add(collide(a.placed(), b.placed(), velocity));
    }
  }
  EXPECT_EQ(shapesHash.value(), 12669137838907802711U);
  EXPECT_EQ(hash.value(), 14903967391363678173U);
}

}  // namespace
}  // namespace sepax
