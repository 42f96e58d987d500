#include "sepax/query/support_point.hpp"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/shape/shape_instance.hpp"
#include "support/random.hpp"

namespace sepax {
namespace {

using test::Random;

TEST(SupportPoint, IsTheFarthestCornerOfAllPieces) {
  Random random(11);
  for (int round = 0; round < 500; ++round) {
    std::vector<ConvexInstance> pieces;
    std::vector<Vec2> corners;
    for (int i = 0; i < 3; ++i) {
      const Vec2 start = random.vector(9.0);
      const Vec2 end = random.vector(9.0);
      pieces.emplace_back(ConvexPolygon::segment(start, end), 0.0);
      corners.push_back(start);
      corners.push_back(end);
    }
    ShapeInstance shape(std::move(pieces));
    const Vec2 direction = random.vector(2.0);
    double farthest = dot(direction, corners.front());
    for (const Vec2 corner : corners) farthest = std::max(farthest, dot(direction, corner));
    EXPECT_NEAR(dot(direction, supportPoint(shape.placed(), direction)), farthest, 1e-12);
  }
}

TEST(SupportPoint, ReachesToTheRounding) {
  ShapeInstance disc({ConvexInstance(ConvexPolygon::point({1.0, 2.0}), 5.0)});
  for (const double length : {1e-140, 1.0, 1e100}) {
    EXPECT_EQ(supportPoint(disc.placed(), {0.0, -length}), (Vec2{1.0, -3.0}));
  }
  const Vec2 aslant = supportPoint(disc.placed(), {3.0, 4.0});
  EXPECT_NEAR(aslant.x, 4.0, 1e-15);
  EXPECT_NEAR(aslant.y, 6.0, 1e-15);
}

}  // namespace
}  // namespace sepax
