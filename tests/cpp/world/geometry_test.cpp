#include "sepax/world/geometry.hpp"

#include <algorithm>
#include <cstdint>

#include <gtest/gtest.h>

#include "support/cases.hpp"
#include "support/shapes.hpp"
#include "support/worlds.hpp"

namespace sepax::geometry_test {
namespace {

using test::Random;

TEST(GeometryTest, NoPointIsFartherFromThePivotThanTheReach) {
  for (std::uint64_t i = 0; i < 100 + test::cases(1000); ++i) {
    SCOPED_TRACE(i);
    Random random(1, i);
    const auto geometry = test::randomGeometry(random, random.between(0.1, 10.0));
    ShapeInstance shape = test::shapeAt(*geometry, {0, 0, random.angle()});
    double farthest = 0.0;
    for (const PlacedConvex& piece : shape.placed().pieces) {
      for (Index v = 0; v < piece.core.count(); ++v) {
        farthest = std::max(farthest, length(piece.core.vertex(v)) + piece.radius);
      }
    }
    ASSERT_LE(farthest, geometry->reach);
    ASSERT_GE(farthest, geometry->reach * (1.0 - 1e-12));
  }
}

TEST(GeometryTest, IsThatOfAShapeWhereverItStands) {
  Random random(2);
  for (int k = 0; k < 50; ++k) {
    const auto geometry = test::randomGeometry(random, 1.0);
    const auto same = geometryOf(test::shapeAt(*geometry, {1, 2, 3}));
    EXPECT_EQ(same->scale, geometry->scale);
    EXPECT_EQ(same->pivot, geometry->pivot);
    EXPECT_EQ(same->reach, geometry->reach);
    ASSERT_EQ(same->pieces.size(), geometry->pieces.size());
    for (std::size_t i = 0; i < same->pieces.size(); ++i) {
      EXPECT_EQ(same->pieces[i].radius, geometry->pieces[i].radius);
      EXPECT_EQ(test::cornersOf(same->pieces[i].core), test::cornersOf(geometry->pieces[i].core));
    }
  }
}

}  // namespace
}  // namespace sepax::geometry_test
