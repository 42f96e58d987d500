// Worlds that are asked between updates, against worlds that are not. That queries are right then
// is what world_queries_test.cpp tries.
#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/world/snapshot.hpp"
#include "sepax/world/world.hpp"
#include "support/cases.hpp"
#include "support/worlds.hpp"

namespace sepax::refresh_test {
namespace {

using test::boxGeometry;
using test::Random;
using test::WorldScene;

constexpr BodyTraits kPlain;

bool seesAt(World& world, Vec2 point) {
  std::vector<BodyId> found;
  world.findAt(point, {}, found);
  return !found.empty();
}

void expectSame(const World& one, const World& other) {
  ASSERT_EQ(hashOf(one), hashOf(other));
  ASSERT_EQ(one.contacts().size(), other.contacts().size());
  for (std::size_t i = 0; i < one.contacts().size(); ++i) {
    const BodyContact a = one.contacts()[i];
    const BodyContact b = other.contacts()[i];
    ASSERT_EQ(a.pair, b.pair);
    ASSERT_EQ(a.normal, b.normal);
    ASSERT_EQ(a.depth, b.depth);
  }
}

/// Refreshes some bodies and asks something, so that the tree is told, too.
void look(World& world, Random& random) {
  std::vector<BodyId> ids;
  for (BodyId id = 0; id < world.bodies().end() + 2; ++id) {
    if (random.chance(0.3)) ids.push_back(id);
  }
  ASSERT_TRUE((random.chance(0.2) ? world.refresh() : world.refresh(ids)).ok());
  if (random.chance(0.7)) static_cast<void>(world.castRay({-9, 0}, {1, 0.25}, 99.0, {}));
}

void moveSome(World& one, World& other, double step, Random& random) {
  const double share = random.chance(0.5) ? 0.05 : 1.0;
  for (BodyId id = 0; id < one.bodies().end(); ++id) {
    if (!one.bodies().has(id) || !random.chance(share)) continue;
    // Some go back to where they stood.
    const Pose from = one.bodies().pose(id);
    const Pose to = random.chance(0.2) ? from : test::nearby(from, step, random);
    one.targets()[id] = to;
    other.targets()[id] = to;
  }
}

TEST(RefreshTest, ChangesNothingOfWhatUpdatesFind) {
  for (const WorldScene& scene : test::worldScenes()) {
    SCOPED_TRACE(scene.name);
    for (std::uint64_t i = 0; i < std::max<std::uint64_t>(1, test::cases(40)); ++i) {
      SCOPED_TRACE(i);
      Random random(1, i);
      World looking;
      World blind;
      for (int k = 0; k < 40; ++k) {
        test::BodySpec spec = scene.make(random, 40);
        if (random.chance(0.2)) spec.traits.flags |= body_flag::kFast;
        looking.add(spec.geometry, spec.pose, spec.traits);
        blind.add(spec.geometry, spec.pose, spec.traits);
      }
      for (int frame = 0; frame < 12; ++frame) {
        for (int k = random.integer(1, 3); k > 0; --k) {
          moveSome(looking, blind, scene.step, random);
          ASSERT_NO_FATAL_FAILURE(look(looking, random));
        }
        if (random.chance(0.2)) {
          ASSERT_EQ(looking.separate(2), blind.separate(2));
          ASSERT_NO_FATAL_FAILURE(expectSame(looking, blind));
        }
        if (random.chance(0.2)) {
          const auto id = static_cast<BodyId>(random.integer(0, 39));
          if (looking.bodies().has(id)) {
            looking.remove(id);
            blind.remove(id);
          }
        }
        ASSERT_TRUE(looking.update().ok());
        ASSERT_TRUE(blind.update().ok());
        ASSERT_NO_FATAL_FAILURE(expectSame(looking, blind));
      }
    }
  }
}

TEST(RefreshTest, ATargetThatIsNoPlaceIsRefusedAndNothingIsSeen) {
  World world;
  world.add(boxGeometry(2, 2), {0, 0, 0}, kPlain);
  world.add(boxGeometry(2, 2), {5, 0, 0}, kPlain);
  world.update();
  world.targets()[0].x = 50.0;
  world.targets()[1].y = std::numeric_limits<double>::quiet_NaN();
  UpdateStatus status = world.refresh();
  EXPECT_EQ(status.body, 1U);
  EXPECT_EQ(status.component, 1U);
  EXPECT_FALSE(seesAt(world, {50, 0}));
  EXPECT_TRUE(seesAt(world, {0, 0}));
  const BodyId first = 0;
  EXPECT_TRUE(world.refresh({&first, 1}).ok());
  EXPECT_TRUE(seesAt(world, {50, 0}));
  status = world.update();
  EXPECT_EQ(status.body, 1U);
  EXPECT_TRUE(seesAt(world, {50, 0}));
  EXPECT_TRUE(seesAt(world, {5, 0}));
}

TEST(RefreshTest, PointsOfContactAreThoseOfTheLastUpdate) {
  World world;
  const BodyId a = world.add(boxGeometry(2, 2), {0, 0, 0}, kPlain);
  const BodyId b = world.add(boxGeometry(2, 2), {1.5, 0.5, 0}, kPlain);
  world.update();
  const Manifold before = world.manifoldOf(a, b);
  ASSERT_EQ(before.count, 2U);
  world.targets()[b] = {50, 0, 1};
  ASSERT_TRUE(world.refresh().ok());
  const Manifold after = world.manifoldOf(a, b);
  ASSERT_EQ(after.count, 2U);
  for (Index k = 0; k < 2; ++k) {
    EXPECT_EQ(after.points[k].pointA, before.points[k].pointA);
    EXPECT_EQ(after.points[k].pointB, before.points[k].pointB);
  }
  world.update();
  EXPECT_EQ(world.manifoldOf(a, b).count, 0U);
}

TEST(RefreshTest, OthersWithTheNumberOfABodyThatWasSeenElsewhereAreWhereTheyAre) {
  World world;
  for (int round = 0; round < 3; ++round) {
    const BodyId id = world.add(boxGeometry(2, 2), {0, 0, 0}, kPlain);
    EXPECT_EQ(id, 0U);
    EXPECT_TRUE(seesAt(world, {0, 0}));
    world.targets()[id].x = 9.0;
    ASSERT_TRUE(world.refresh().ok());
    EXPECT_FALSE(seesAt(world, {0, 0}));
    EXPECT_TRUE(seesAt(world, {9, 0}));
    world.remove(id);
    EXPECT_FALSE(seesAt(world, {9, 0}));
  }
}

}  // namespace
}  // namespace sepax::refresh_test
