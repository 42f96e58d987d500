// How a world pushes its bodies apart and lets them slide.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <memory>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/query/move_and_slide.hpp"
#include "sepax/world/world.hpp"
#include "support/cases.hpp"
#include "support/watched_world.hpp"

namespace sepax::world_motion_test {
namespace {

using test::BodySpec;
using test::boxGeometry;
using test::discGeometry;
using test::Random;
using test::WatchedWorld;

constexpr BodyTraits kPlain;
constexpr BodyTraits kStatic{body_flag::kStatic, 1, 0xffffffff};
constexpr BodyTraits kSensor{body_flag::kSensor, 1, 0xffffffff};

/// The greatest depth of a contact that counts, by trying every pair.
double deepest(WatchedWorld& watched) {
  double greatest = 0.0;
  for (const BodyContact& contact : watched.model.contacts()) {
    const BodyTraits& a = watched.model.bodies[contact.pair.a].traits;
    const BodyTraits& b = watched.model.bodies[contact.pair.b].traits;
    if (a.has(body_flag::kSensor) || b.has(body_flag::kSensor)) continue;
    greatest = std::max(greatest, contact.depth);
  }
  return greatest;
}

TEST(WorldSeparateTest, APairGivesWayByHalfEach) {
  World world;
  world.add(boxGeometry(2, 2), {0, 0, 0}, kPlain);
  world.add(boxGeometry(2, 2), {1, 0, 0}, kPlain);
  world.update();
  EXPECT_EQ(world.separate(1), 0.0);
  EXPECT_EQ(world.bodies().pose(0), (Pose{-0.5, 0, 0}));
  EXPECT_EQ(world.bodies().pose(1), (Pose{1.5, 0, 0}));
  EXPECT_EQ(world.targets()[1], (Pose{1.5, 0, 0}));
}

TEST(WorldSeparateTest, StaticBodiesAndSensorsStay) {
  World world;
  world.add(boxGeometry(2, 2), {0, 0, 0}, kStatic);
  world.add(boxGeometry(2, 2), {1, 0, 0}, kPlain);
  world.add(boxGeometry(2, 2), {1, 0, 0}, kSensor);
  world.update();
  EXPECT_EQ(world.separate(1), 0.0);
  EXPECT_EQ(world.bodies().pose(0), (Pose{0, 0, 0}));
  EXPECT_EQ(world.bodies().pose(1), (Pose{2, 0, 0}));
  EXPECT_EQ(world.bodies().pose(2), (Pose{1, 0, 0}));
}

TEST(WorldSeparateTest, TargetsAreMovedAlong) {
  World world;
  world.add(boxGeometry(2, 2), {0, 0, 0}, kStatic);
  world.add(boxGeometry(2, 2), {1, 0, 0}, kPlain);
  world.update();
  world.targets()[1] = {5, 7, 1};
  world.separate(1);
  EXPECT_EQ(world.bodies().pose(1), (Pose{2, 0, 0}));
  EXPECT_EQ(world.targets()[1], (Pose{6, 7, 1}));
}

TEST(WorldSeparateTest, ABodyInACornerLeavesIt) {
  World world;
  world.add(boxGeometry(20, 2), {0, -1, 0}, kStatic);
  world.add(boxGeometry(2, 20), {-1, 10, 0}, kStatic);
  world.add(boxGeometry(2, 2), {0.75, 0.5, 0}, kPlain);
  world.update();
  EXPECT_EQ(world.separate(5), 0.0);
  EXPECT_EQ(world.bodies().pose(2), (Pose{1, 1, 0}));
}

TEST(WorldSeparateTest, AStackOnAFloorComesApart) {
  WatchedWorld watched;
  watched.add({boxGeometry(100, 2), {0, -1, 0}, kStatic});
  for (int k = 0; k < 8; ++k) watched.add({boxGeometry(2, 2), {0, 0.5 + 1.75 * k, 0}, kPlain});
  watched.update();
  watched.separate(2000);
  EXPECT_EQ(watched.fault(), "");
  EXPECT_LE(deepest(watched), 1e-9);
  EXPECT_EQ(watched.world.bodies().pose(0), (Pose{0, -1, 0}));
}

/// Of one piece: bodies with gaps may hold others fast.
std::shared_ptr<const Geometry> randomConvexGeometry(Random& random) {
  std::shared_ptr<const Geometry> geometry;
  do {
    geometry = test::randomGeometry(random, 1.0);
  } while (geometry->pieces.size() > 1);
  return geometry;
}

TEST(WorldSeparateTest, PilesComeApart) {
  for (std::uint64_t i = 0; i < test::atLeastOne(100); ++i) {
    SCOPED_TRACE(i);
    Random random(1, i);
    WatchedWorld watched;
    const int count = random.integer(2, 25);
    for (int k = 0; k < count; ++k) {
      const Vec2 place = random.vector(1.0);
      BodySpec spec{randomConvexGeometry(random), {place.x, place.y, random.angle()}, kPlain};
      spec.traits = random.chance(0.1) ? kSensor : k == 0 && random.chance(0.5) ? kStatic : kPlain;
      watched.add(spec);
    }
    watched.update();
    watched.separate(1000);
    ASSERT_EQ(watched.fault(), "");
    ASSERT_LE(deepest(watched), 1e-6);
  }
}

TEST(WorldSeparateTest, KnowsOfWhatHappenedSinceTheUpdate) {
  World world;
  world.add(boxGeometry(2, 2), {0, 0, 0}, kPlain);
  world.add(boxGeometry(2, 2), {1, 0, 0}, kPlain);
  world.update();
  world.remove(1);
  EXPECT_EQ(world.separate(1), 0.0);
  EXPECT_EQ(world.contacts().size(), 0U);
  EXPECT_EQ(world.bodies().pose(0), (Pose{0, 0, 0}));
  const BodyId added = world.add(boxGeometry(2, 2), {1, 0, 0}, kPlain);
  EXPECT_EQ(world.separate(1), 0.0);
  EXPECT_EQ(world.bodies().pose(added), (Pose{1.5, 0, 0}));
  world.setTraits(added, kSensor);
  world.targets()[added] = {0.5, 0, 0};
  world.update();
  world.setTraits(added, {body_flag::kDisabled, 1, 0xffffffff});
  EXPECT_EQ(world.separate(1), 0.0);
  EXPECT_EQ(world.contacts().size(), 0U);
  ASSERT_EQ(world.touches().pairs().size(), 1U) << "what touched at the update has yet to end";
  world.update();
  EXPECT_EQ(world.touches().ended().size(), 1U);
}

/// What stands in the way of a body: its pieces, in the order of the numbers.
std::vector<PlacedConvex> obstaclesOf(WatchedWorld& watched, BodyId mover) {
  std::vector<PlacedConvex> obstacles;
  const BodyTraits& own = watched.model.bodies[mover].traits;
  for (BodyId id = 0; id < watched.model.bodies.size(); ++id) {
    const BodyTraits& traits = watched.model.bodies[id].traits;
    if (id == mover || traits.has(body_flag::kSensor) || traits.has(body_flag::kDisabled)) continue;
    if (!own.meets(traits)) continue;
    const PlacedShape shape = watched.model.bodies[id].shape->placed();
    for (const PlacedConvex& piece : shape.pieces) obstacles.push_back(piece);
  }
  return obstacles;
}

TEST(WorldMoveAndSlideTest, IsMoveAndSlideAmongAllBodies) {
  for (std::uint64_t i = 0; i < test::atLeastOne(400); ++i) {
    SCOPED_TRACE(i);
    Random random(2, i);
    const test::WorldScene& scene = test::worldScenes()[i % 2];
    WatchedWorld watched;
    const int count = random.integer(1, 30);
    test::fill(watched, scene, random, count);
    if (random.chance(0.5)) watched.update();
    for (int k = 0; k < 5; ++k) {
      const BodyId mover = watched.anyBody(random);
      const Vec2 motion = random.vector(random.chance(0.5) ? 1.0 : 20.0);
      const std::vector<PlacedConvex> obstacles = obstaclesOf(watched, mover);
      const Walk found = watched.world.moveAndSlide(mover, motion);
      if (obstacles.empty()) {
        ASSERT_EQ(found.translation, motion);
        continue;
      }
      const SlideMotion expected =
          moveAndSlide(watched.model.bodies[mover].shape->placed(), {obstacles}, motion);
      ASSERT_NEAR(found.translation.x, expected.translation.x, 1e-9);
      ASSERT_NEAR(found.translation.y, expected.translation.y, 1e-9);
      ASSERT_EQ(found.walls.size(), expected.walls.size());
    }
  }
}

}  // namespace
}  // namespace sepax::world_motion_test
