#include "sepax/world/placed_body.hpp"

#include <cmath>
#include <cstdint>
#include <cstring>
#include <memory>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/world/geometry.hpp"
#include "support/cases.hpp"
#include "support/generators.hpp"
#include "support/shapes.hpp"
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

TEST(PlacedBodyTest, ATreeOfManyPiecesStandsWhereTheyDo) {
  std::vector<GeometryPiece> tiles;
  for (int i = 0; i < 64; ++i) {
    tiles.push_back({ConvexPolygon::segment({1.0 * i, 0}, {i + 1.0, 0}), 0.5});
  }
  const PlacedBody::Pointer body = PlacedBody::make(makeGeometry(std::move(tiles)));
  for (const double x : {0.0, 5.0}) {
    body->place({x, 1, 0});
    ASSERT_NE(body->shape().tree, nullptr);
    EXPECT_EQ(boundsOf(body->shape()).min, (Vec2{x - 0.5, 0.5}));
    EXPECT_EQ(body->bounds().max, (Vec2{x + 64.5, 1.5}));
  }
  body->forgetPlace();
  EXPECT_EQ(body->shape().tree, nullptr);
}

/// Whether two placements of a form are the same to the last bit.
bool areSame(const PlacedBody& a, const PlacedBody& b) {
  const PlacedPolygon& coreA = a.shape().pieces.front().core;
  const PlacedPolygon& coreB = b.shape().pieces.front().core;
  bool same = coreA.count() == coreB.count();
  for (Index i = 0; same && i < coreA.count(); ++i) {
    same = std::memcmp(&coreA.vertices()[i], &coreB.vertices()[i], sizeof(Vec2)) == 0;
    const Vec2 normalA = coreA.count() > 1 ? coreA.normal(i) : Vec2{};
    const Vec2 normalB = coreB.count() > 1 ? coreB.normal(i) : Vec2{};
    same = same && std::memcmp(&normalA, &normalB, sizeof(Vec2)) == 0;
  }
  const Bounds boundsA = a.bounds();
  const Bounds boundsB = b.bounds();
  return same && std::memcmp(&boundsA, &boundsB, sizeof(Bounds)) == 0;
}

std::shared_ptr<const Geometry> ofManyCorners(Random& random) {
  std::vector<GeometryPiece> pieces{{test::polygonOf(test::randomConvex(random, 40, 1.0)), 0.0}};
  return makeGeometry(std::move(pieces));
}

TEST(PlacedBodyTest, LanesPlaceItAsTheOtherWayDoesToTheBit) {
  int placed = 0;
  // Their arms are in memory of their own.
  int many = 0;
  for (std::uint64_t i = 0; i < 100 + test::cases(20000); ++i) {
    Random random(2, i);
    const double size = i % 5 == 0 ? std::ldexp(1.0, random.integer(-500, 20)) : 1.0;
    const auto form = i % 7 == 0 ? ofManyCorners(random) : test::randomGeometry(random, size);
    const PlacedBody::Pointer plain = PlacedBody::make(form);
    const PlacedBody::Pointer lanes = PlacedBody::make(form);
    lanes->place({});
    for (int place = 0; place < 3; ++place) {
      // Now and then so far out that rounding makes corners flat.
      const Vec2 position = std::ldexp(1.0, random.integer(-20, 60)) * random.vector(1.0);
      const Pose pose{position.x, position.y, random.chance(0.2) ? 0.0 : random.angle()};
      plain->place(pose);
      if (!lanes->placeByLanes(pose, Rotation::fromAngle(pose.angle))) {
        lanes->place(pose);
        continue;
      }
      ++placed;
      if (form->pieces.front().core.vertices().size() > 16) ++many;
      ASSERT_TRUE(areSame(*plain, *lanes)) << i;
      if (lanes->isRound()) {
        const PlacedBody::Pointer turned = PlacedBody::make(form);
        turned->place({position.x, position.y, pose.angle + 1.0});
        ASSERT_TRUE(areSame(*turned, *lanes)) << i;
      }
    }
  }
  EXPECT_GT(placed, 100);
  EXPECT_GT(many, 10);
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
