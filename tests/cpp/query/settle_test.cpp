// What a walk names as its walls is touched where it ends.
#include "sepax/query/settle.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "oracle/exact_rounded.hpp"
#include "sepax/query/distance.hpp"
#include "support/cases.hpp"
#include "support/pieces.hpp"
#include "support/worlds.hpp"

namespace sepax::settle_test {
namespace {

using test::Random;

void moveTo(ShapeInstance& shape, Vec2 position) {
  Transform there = shape.transform();
  there.position = storedPoint(position);
  shape.setTransform(there);
}

/// Whether some pieces share a point, in exact integers.
bool meet(const PlacedShape& a, const PlacedShape& b) {
  for (const PlacedConvex& p : a.pieces) {
    for (const PlacedConvex& q : b.pieces) {
      if (oracle::roundedMeet(p.core.vertices(), p.radius, q.core.vertices(), q.radius)) {
        return true;
      }
    }
  }
  return false;
}

/// Whether it has no sharp corner.
bool isRound(const PlacedShape& shape) {
  return std::all_of(shape.pieces.begin(), shape.pieces.end(),
                     [](const PlacedConvex& piece) { return piece.radius > 0.0; });
}

/// A shape, and a walk of it that ends beside an obstacle.
struct Scene {
  ShapeInstance shape;
  ShapeInstance obstacle;
  Walk walk;

  /// Where it ends, settled.
  Vec2 settled() {
    const Vec2 start = shape.transform().position;
    ShapeInstance there(shape);
    const WalkObstacle only{obstacle.placed(), false};
    return settle(walk, {&only, 1}, [&](Vec2 by) {
      moveTo(there, start + by);
      return there.placed();
    });
  }
};

Scene besides(Random& random, double gap) {
  const auto pose = [&](double reach) {
    const Vec2 place = random.vector(reach);
    return Pose{place.x, place.y, random.angle()};
  };
  Scene scene{test::shapeAt(*test::randomGeometry(random, 1.0), pose(9.0)),
              test::shapeAt(*test::randomGeometry(random, 1.0), pose(2.0)),
              {}};
  const Distance apart = distance(scene.shape.placed(), scene.obstacle.placed());
  scene.walk.translation = (apart.distance - gap) * apart.normal;
  scene.walk.walls.push_back({-apart.normal, apart.pointB, 0, true});
  return scene;
}

TEST(SettleTest, WhatAWalkEndsBesideIsTouched) {
  std::uint64_t apart = 0;
  std::uint64_t missed = 0;
  const std::uint64_t count = test::cases(5000);
  for (std::uint64_t i = 0; i < count; ++i) {
    Random random(1, i);
    Scene scene = besides(random, 0.0);
    const bool sharp = !isRound(scene.shape.placed()) && !isRound(scene.obstacle.placed());
    const Vec2 start = scene.shape.transform().position;
    const Vec2 settled = scene.settled();
    ASSERT_LT(length(settled - scene.walk.translation), 1e-11) << i;
    ShapeInstance before(scene.shape);
    moveTo(before, start + scene.walk.translation);
    if (meet(before.placed(), scene.obstacle.placed())) {
      ASSERT_EQ(settled, scene.walk.translation) << i;
    } else {
      ++apart;
    }
    moveTo(scene.shape, start + settled);
    if (meet(scene.shape.placed(), scene.obstacle.placed())) continue;
    // Points and the tips of corners may pass one another.
    ASSERT_TRUE(sharp) << i;
    ++missed;
  }
  EXPECT_GT(apart, count / 10);
  EXPECT_LT(missed, count / 25);
}

TEST(SettleTest, WhatEndsFartherAwayStaysThere) {
  for (std::uint64_t i = 0; i < test::cases(500); ++i) {
    Random random(2, i);
    Scene scene = besides(random, 1e-3);
    ASSERT_EQ(scene.settled(), scene.walk.translation) << i;
  }
}

TEST(SettleTest, InACornerBothAreTouched) {
  ShapeInstance box = test::shapeOf({test::boxPiece({0, 0}, {1, 1})}, {0.3, 0.7});
  ShapeInstance floor = test::shapeOf({test::boxPiece({-9, -1}, {9, 0})});
  ShapeInstance wall = test::shapeOf({test::boxPiece({-1, -9}, {0, 9})});
  const std::vector<WalkObstacle> obstacles{{floor.placed(), false}, {wall.placed(), false}};
  Walk walk;
  walk.translation = {-0.3 + 1e-15, -0.7 + 3e-15};
  walk.walls.push_back({{0, 1}, {}, 0, true});
  walk.walls.push_back({{1, 0}, {}, 1, false});
  ShapeInstance there(box);
  const Vec2 settled = settle(walk, obstacles, [&](Vec2 by) {
    moveTo(there, box.transform().position + by);
    return there.placed();
  });
  moveTo(box, box.transform().position + settled);
  EXPECT_TRUE(meet(box.placed(), floor.placed()));
  EXPECT_TRUE(meet(box.placed(), wall.placed()));
}

}  // namespace
}  // namespace sepax::settle_test
