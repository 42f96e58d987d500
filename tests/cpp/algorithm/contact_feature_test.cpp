#include "sepax/algorithm/contact_feature.hpp"

#include <cmath>
#include <cstdint>

#include <gtest/gtest.h>

#include "support/cases.hpp"
#include "support/pieces.hpp"

namespace sepax::contact_feature_test {
namespace {

using test::boxPiece;
using test::Random;

TEST(ContactFeatureTest, EdgesOfAnObstacleAreThoseOfOneShape) {
  ConvexInstance triangle(test::polygonOf(test::Points{{0, 0}, {4, 1}, {1, 5}}));
  ConvexInstance square = boxPiece({10, 0}, {12, 2});
  const PlacedConvex a = triangle.placed();
  const PlacedConvex b = square.placed();
  const Obstacle obstacle(a.core, b.core);
  ASSERT_EQ(obstacle.corners().size(), 7U);
  int ofA = 0;
  for (Index i = 0; i < 7; ++i) {
    const ContactEdge edge = contactEdge(a, b, obstacle, i);
    const Vec2 along = obstacle.corners()[obstacle.next(i)].point - obstacle.corners()[i].point;
    const PlacedPolygon& owner = edge.side == Side::kA ? a.core : b.core;
    const Vec2 own = owner.vertex(owner.next(edge.edge)) - owner.vertex(edge.edge);
    EXPECT_EQ(along, edge.side == Side::kA ? -own : own) << i;
    ofA += edge.side == Side::kA ? 1 : 0;
  }
  EXPECT_EQ(ofA, 3);
  EXPECT_EQ(contactEdge(a, b, obstacle, kNoIndex).edge, kNoIndex);
}

TEST(ContactFeatureTest, InAMirrorEdgesHaveTheirLocalNumbers) {
  ConvexInstance triangle(test::polygonOf(test::Points{{0, 0}, {4, 0}, {0, 3}}));
  Transform mirror;
  mirror.scale = {-1, 1};
  triangle.setTransform(mirror);
  ConvexInstance point(ConvexPolygon::point({0, -5}));
  const PlacedConvex a = point.placed();
  const PlacedConvex b = triangle.placed();
  const Obstacle obstacle(a.core, b.core);
  for (Index i = 0; i < 3; ++i) {
    const Vec2 along = obstacle.corners()[obstacle.next(i)].point - obstacle.corners()[i].point;
    const ContactEdge edge = contactEdge(a, b, obstacle, i);
    EXPECT_EQ(edge.side, Side::kB);
    if (along.y == 0.0) {
      EXPECT_EQ(edge.edge, 0U) << "the lower one";
    }
    if (along.x == 0.0) {
      EXPECT_EQ(edge.edge, 2U) << "the upright one";
    }
  }
}

TEST(ContactFeatureTest, PointsAreWhereTheFractionSays) {
  ConvexInstance disc(ConvexPolygon::point({0, 0}), 1.0);
  ConvexInstance floor = boxPiece({-4, -2}, {4, 0});
  const PlacedConvex a = disc.placed();
  const PlacedConvex b = floor.placed();
  const Obstacle obstacle(a.core, b.core);
  for (Index i = 0; i < 4; ++i) {
    if (!(obstacle.corners()[i].point == Vec2{4, 0})) continue;
    const ContactPoints points = contactPoints(a, b, obstacle, i, 0.25, {0, -1});
    EXPECT_EQ(points.pointA, (Vec2{0, -1}));
    EXPECT_EQ(points.pointB, (Vec2{2, 0}));
  }
}

TEST(ContactFeatureTest, TheyMeetOnceAHasMovedToThePlace) {
  for (std::uint64_t i = 0; i < test::cases(10000); ++i) {
    Random random(201, i);
    ConvexInstance first = test::randomPiece(random, 0.5);
    ConvexInstance second = test::randomPiece(random, 0.5);
    const PlacedConvex a = first.placed();
    const PlacedConvex b = second.placed();
    const Obstacle obstacle(a.core, b.core);
    const auto count = static_cast<int>(obstacle.corners().size());
    const auto corner = static_cast<Index>(random.integer(0, count - 1));
    const double fraction = random.unit();
    const Vec2 normal = Rotation::fromAngle(random.angle()).apply({1, 0});
    const Vec2 start = obstacle.corners()[corner].point;
    const Vec2 end = obstacle.corners()[obstacle.next(corner)].point;
    const Vec2 place = start + fraction * (end - start) - (a.radius + b.radius) * normal;
    const ContactPoints points = contactPoints(a, b, obstacle, corner, fraction, normal);
    ASSERT_NEAR(length(points.pointA + place - points.pointB), 0.0, 1e-13) << i;
  }
}

}  // namespace
}  // namespace sepax::contact_feature_test
