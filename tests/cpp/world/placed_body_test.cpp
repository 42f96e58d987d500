#include "sepax/world/placed_body.hpp"

#include <cstdint>

#include <gtest/gtest.h>

#include "sepax/world/geometry.hpp"
#include "support/cases.hpp"
#include "support/worlds.hpp"

namespace sepax::placed_body_test {
namespace {

using test::Random;

TEST(PlacedBodyTest, StandsAsTheShapeDoesToTheBit) {
  for (std::uint64_t i = 0; i < 100 + test::cases(1000); ++i) {
    SCOPED_TRACE(i);
    Random random(1, i);
    const PlacedBody::Pointer made =
        PlacedBody::make(test::randomGeometry(random, random.between(0.1, 10.0)));
    PlacedBody& body = *made;
    for (int place = 0; place < 3; ++place) {
      const Vec2 position = random.vector(100.0);
      const Pose pose{position.x, position.y, random.angle()};
      body.place(pose);
      ShapeInstance shape = test::shapeAt(*body.geometry(), pose);
      const PlacedShape expected = shape.placed();
      const PlacedShape found = body.shape();
      ASSERT_EQ(found.pieces.size(), expected.pieces.size());
      for (std::size_t k = 0; k < found.pieces.size(); ++k) {
        ASSERT_EQ(found.pieces[k].radius, expected.pieces[k].radius);
        ASSERT_EQ(found.pieces[k].core.count(), expected.pieces[k].core.count());
        for (Index v = 0; v < found.pieces[k].core.count(); ++v) {
          ASSERT_EQ(found.pieces[k].core.vertex(v), expected.pieces[k].core.vertex(v));
        }
      }
      ASSERT_EQ(body.bounds().min, boundsOf(expected.pieces).min);
      ASSERT_EQ(body.bounds().max, boundsOf(expected.pieces).max);
    }
  }
}

TEST(PlacedBodyTest, CoordinatesNextToZeroAreZero) {
  const PlacedBody::Pointer body = PlacedBody::make(test::discGeometry(1));
  body->place({1e-200, -1e-200, 0});
  EXPECT_EQ(body->bounds().min, (Vec2{-1, -1}));
  EXPECT_EQ(body->shape().pieces.front().core.vertex(0), (Vec2{0, 0}));
}

TEST(PoseTest, EqualsItselfAlone) {
  EXPECT_EQ((Pose{1, 2, 3}), (Pose{1, 2, 3}));
  EXPECT_FALSE((Pose{1, 2, 3}) == (Pose{0, 2, 3}));
  EXPECT_FALSE((Pose{1, 2, 3}) == (Pose{1, 0, 3}));
  EXPECT_FALSE((Pose{1, 2, 3}) == (Pose{1, 2, 0}));
}

}  // namespace
}  // namespace sepax::placed_body_test
