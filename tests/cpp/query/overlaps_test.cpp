#include "sepax/query/overlaps.hpp"

#include <cmath>
#include <cstdint>

#include <gtest/gtest.h>

#include "sepax/query/collide.hpp"
#include "sepax/query/intersects.hpp"
#include "support/cases.hpp"
#include "support/pieces.hpp"

namespace sepax::overlaps_test {
namespace {

using test::boxPiece;
using test::Random;
using test::shapeOf;

bool overlapping(ShapeInstance a, ShapeInstance b) { return overlaps(a.placed(), b.placed()); }
bool meeting(ShapeInstance a, ShapeInstance b) { return intersects(a.placed(), b.placed()); }

ShapeInstance disc(Vec2 center, double radius) {
  return shapeOf({ConvexInstance(ConvexPolygon::point(center), radius)});
}

ShapeInstance segment(Vec2 p, Vec2 q) {
  return shapeOf({ConvexInstance(ConvexPolygon::segment(p, q))});
}

TEST(OverlapsTest, ATouchIsNone) {
  const ShapeInstance box = shapeOf({boxPiece({0, 0}, {4, 4})});
  EXPECT_TRUE(meeting(box, shapeOf({boxPiece({4, 0}, {6, 4})})));
  EXPECT_FALSE(overlapping(box, shapeOf({boxPiece({4, 0}, {6, 4})})));
  EXPECT_FALSE(overlapping(box, shapeOf({boxPiece({4, 4}, {6, 6})})));
  EXPECT_TRUE(overlapping(box, shapeOf({boxPiece({std::nextafter(4.0, 0.0), 0}, {6, 4})})));
  EXPECT_TRUE(meeting(box, disc({7, 2}, 3.0)));
  EXPECT_FALSE(overlapping(box, disc({7, 2}, 3.0)));
  EXPECT_TRUE(overlapping(box, disc({std::nextafter(7.0, 0.0), 2}, 3.0)));
  EXPECT_FALSE(overlapping(disc({0, 0}, 2.0), disc({3, 4}, 3.0)));
  EXPECT_TRUE(overlapping(disc({0, 0}, 2.0), disc({3, 4}, std::nextafter(3.0, 9.0))));
}

TEST(OverlapsTest, CrossingSegmentsDoAndCollinearOnesDont) {
  EXPECT_TRUE(overlapping(segment({0, 0}, {4, 4}), segment({0, 4}, {4, 0})));
  EXPECT_FALSE(overlapping(segment({0, 0}, {4, 4}), segment({4, 4}, {8, 0})));
  EXPECT_FALSE(overlapping(segment({0, 0}, {4, 4}), segment({1, 1}, {8, 8})));
  EXPECT_FALSE(overlapping(segment({0, 0}, {4, 4}), segment({2, 2}, {8, 0})));
}

TEST(OverlapsTest, APointInASeamIsInside) {
  const ShapeInstance block = shapeOf({boxPiece({-8, -3}, {0, 3}), boxPiece({0, -3}, {8, 3})});
  EXPECT_TRUE(overlapping(disc({0, 1}, 0.0), block));
  EXPECT_FALSE(overlapping(disc({0, 3}, 0.0), block));
  const ShapeInstance slot = shapeOf({boxPiece({-8, -3}, {-1, 3}), boxPiece({1, -3}, {8, 3})});
  EXPECT_FALSE(overlapping(shapeOf({boxPiece({-1, -1}, {1, 1})}), slot));
}

TEST(OverlapsTest, MeansThatThereIsAWayOut) {
  for (std::uint64_t i = 0; i < test::cases(20000); ++i) {
    Random random(83, i);
    const bool lattice = random.chance(0.5);
    const auto piece = [&] {
      return lattice ? test::randomLatticeBox(random) : test::randomPiece(random, 0.5);
    };
    ShapeInstance a = shapeOf({piece()});
    ShapeInstance b = shapeOf({piece()});
    const Collision hit = collide(a.placed(), b.placed());
    const bool deep = overlaps(a.placed(), b.placed());
    ASSERT_EQ(overlaps(b.placed(), a.placed()), deep) << i;
    ASSERT_TRUE(!deep || hit.intersects) << i;
    // A lattice has depths of 1 and more, or none; elsewhere nothing just touches.
    ASSERT_EQ(deep, lattice ? hit.depth > 0.0 : hit.intersects) << i;
  }
}

}  // namespace
}  // namespace sepax::overlaps_test
