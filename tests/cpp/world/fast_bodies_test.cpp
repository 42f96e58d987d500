#include "sepax/world/fast_bodies.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/query/distance.hpp"
#include "sepax/world/world.hpp"
#include "support/cases.hpp"
#include "support/worlds.hpp"

namespace sepax::fast_bodies_test {
namespace {

using test::boxGeometry;
using test::discGeometry;
using test::Random;

constexpr BodyTraits kPlain;
constexpr BodyTraits kStatic{body_flag::kStatic, 1, 0xffffffff};
constexpr BodyTraits kFast{body_flag::kFast, 1, 0xffffffff};
constexpr BodyTraits kSensor{body_flag::kSensor, 1, 0xffffffff};

/// A body and its step, as it was done.
struct Way {
  BodyTraits traits;
  const Geometry* geometry;
  Pose start;
  Pose target;
  /// Where it got: less than 1 if it was stopped.
  double end = 1.0;

  [[nodiscard]] Pose at(double time) const {
    const double t = std::min(time, end);
    return {start.x + t * (target.x - start.x), start.y + t * (target.y - start.y),
            start.angle + t * (target.angle - start.angle)};
  }
  /// No point of it is faster.
  [[nodiscard]] double speed() const {
    return length(target.position() - start.position()) +
           std::abs(target.angle - start.angle) * geometry->reach;
  }
  [[nodiscard]] bool stops(const Way& other) const {
    const std::uint32_t flags = traits.flags | other.traits.flags;
    return traits.meets(other.traits) && (flags & (body_flag::kSensor | body_flag::kDisabled)) == 0;
  }
};

/// The distance of the nearest pieces, or the depth of the deepest, as a negative number.
double gapBetween(const Way& a, const Way& b, double time) {
  ShapeInstance shapeA = test::shapeAt(*a.geometry, a.at(time));
  ShapeInstance shapeB = test::shapeAt(*b.geometry, b.at(time));
  double least = 1e300;
  for (const PlacedConvex& pieceA : shapeA.placed().pieces) {
    for (const PlacedConvex& pieceB : shapeB.placed().pieces) {
      least = std::min(least, distance(pieceA, pieceB).distance);
    }
  }
  return least;
}

/// The least gap on the way up to a time, by going on as far as is safe, at least a little.
double leastGap(const Way& a, const Way& b, double until) {
  constexpr double kLittle = 2e-4;
  const double speed = a.speed() + b.speed();
  double least = gapBetween(a, b, until);
  for (double time = 0.0; time < until;) {
    const double gap = gapBetween(a, b, time);
    least = std::min(least, gap);
    time += std::max(kLittle, speed > 0.0 ? 0.9 * gap / speed : 1.0);
  }
  return least;
}

/// Bodies with their targets, before and after an update.
struct Step {
  World world;
  std::vector<Way> ways;
  std::vector<std::shared_ptr<const Geometry>> forms;

  BodyId add(std::shared_ptr<const Geometry> geometry, const Pose& start, const Pose& target,
             const BodyTraits& traits) {
    const BodyId id = world.add(geometry, start, traits);
    world.targets()[id] = target;
    ways.push_back({traits, geometry.get(), start, target});
    forms.push_back(std::move(geometry));
    return id;
  }

  void update() {
    ASSERT_TRUE(world.update().ok());
    for (BodyId id = 0; id < ways.size(); ++id) {
      Way& way = ways[id];
      const Pose& pose = world.bodies().pose(id);
      if (pose == way.target) continue;
      ASSERT_TRUE(way.traits.has(body_flag::kFast)) << id;
      const Vec2 whole = way.target.position() - way.start.position();
      const Vec2 part = pose.position() - way.start.position();
      way.end = whole == Vec2{}
                    ? (pose.angle - way.start.angle) / (way.target.angle - way.start.angle)
                    : dot(part, whole) / dot(whole, whole);
      ASSERT_GE(way.end, 0.0);
      ASSERT_LE(way.end, 1.0);
      ASSERT_LE(length(part - way.end * whole), 1e-12 * length(whole));
    }
  }

  /// That a fast body stops at what is in its way, neither before it nor in it.
  void checkWay(BodyId id) {
    const Way& way = ways[id];
    double atStop = 1e300;
    for (BodyId other = 0; other < ways.size(); ++other) {
      if (other == id || !way.stops(ways[other])) continue;
      const double size = way.geometry->reach + ways[other].geometry->reach;
      const double before = std::min(0.0, gapBetween(way, ways[other], 0.0));
      ASSERT_GE(leastGap(way, ways[other], way.end), before - 1e-8 * size) << other;
      atStop = std::min(atStop, gapBetween(way, ways[other], way.end) / size);
    }
    if (way.end == 1.0) return;
    ASSERT_LE(atStop, 1e-8) << "stopped before it met anything";
    const auto& impacts = world.impacts();
    ASSERT_TRUE(std::any_of(impacts.begin(), impacts.end(), [id](const BodyContact& impact) {
      return impact.pair.a == id || impact.pair.b == id;
    }));
  }

  [[nodiscard]] bool touch(BodyId a, BodyId b) const {
    const ContactList& contacts = world.contacts();
    for (std::size_t i = 0; i < contacts.size(); ++i) {
      if (contacts[i].pair == ProxyPair{std::min(a, b), std::max(a, b)}) return true;
    }
    return false;
  }

  /// That it touched every sensor that it went through.
  void checkSensors(BodyId id) {
    const Way& way = ways[id];
    for (BodyId other = 0; other < ways.size(); ++other) {
      if (other == id || way.stops(ways[other]) || !way.traits.meets(ways[other].traits)) continue;
      if (gapBetween(way, ways[other], 0.0) <= 0.0) continue;
      const double size = way.geometry->reach + ways[other].geometry->reach;
      if (leastGap(way, ways[other], way.end) > -1e-8 * size) continue;
      ASSERT_TRUE(touch(id, other)) << other;
    }
  }

  void check() {
    ASSERT_NO_FATAL_FAILURE(update());
    for (BodyId id = 0; id < ways.size(); ++id) {
      if (!ways[id].traits.has(body_flag::kFast)) continue;
      SCOPED_TRACE(id);
      ASSERT_NO_FATAL_FAILURE(checkWay(id));
      ASSERT_NO_FATAL_FAILURE(checkSensors(id));
    }
  }
};

TEST(FastBodiesTest, ABulletStopsAtAThinWall) {
  Step step;
  const BodyId bullet = step.add(discGeometry(1), {0, 0, 0}, {1000, 0, 0}, kFast);
  const BodyId wall = step.add(boxGeometry(0.01, 100), {500.005, 0, 0}, {500.005, 0, 0}, kStatic);
  step.check();
  EXPECT_DOUBLE_EQ(step.world.bodies().pose(bullet).x, 499.0);
  EXPECT_EQ(step.world.targets()[bullet].x, step.world.bodies().pose(bullet).x);
  ASSERT_EQ(step.world.impacts().size(), 1U);
  EXPECT_EQ(step.world.impacts()[0].pair, (ProxyPair{bullet, wall}));
  EXPECT_EQ(step.world.impacts()[0].normal, (Vec2{1, 0}));
  EXPECT_TRUE(step.touch(bullet, wall));
}

TEST(FastBodiesTest, WithoutTheMarkABulletGoesThrough) {
  Step step;
  const BodyId bullet = step.add(discGeometry(1), {0, 0, 0}, {1000, 0, 0}, kPlain);
  step.add(boxGeometry(0.01, 100), {500, 0, 0}, {500, 0, 0}, kStatic);
  step.update();
  EXPECT_EQ(step.world.bodies().pose(bullet).x, 1000.0);
}

TEST(FastBodiesTest, TheNormalPointsFromTheLesserNumber) {
  Step step;
  step.add(boxGeometry(2, 2), {500, 0, 0}, {500, 0, 0}, kStatic);
  step.add(discGeometry(1), {0, 0, 0}, {1000, 0, 0}, kFast);
  step.check();
  ASSERT_EQ(step.world.impacts().size(), 1U);
  EXPECT_EQ(step.world.impacts()[0].normal, (Vec2{-1, 0}));
}

TEST(FastBodiesTest, GrazingAFloorDoesNotStop) {
  Step step;
  step.add(boxGeometry(1000, 2), {0, -1, 0}, {0, -1, 0}, kStatic);
  // On the floor, in touch with it from the start, and over an edge of it.
  step.add(boxGeometry(2, 2), {-300, 1, 0}, {-100, 1, 0}, kFast);
  step.add(discGeometry(1), {0, 1, 0}, {200, 1, 0}, kFast);
  step.add(boxGeometry(2, 2), {450, 1, 0}, {600, 1, 0}, kFast);
  step.check();
  for (BodyId id = 1; id < 4; ++id) EXPECT_EQ(step.ways[id].end, 1.0) << id;
}

TEST(FastBodiesTest, WhatOverlapsMayLeaveButNotGoDeeper) {
  Step step;
  step.add(boxGeometry(10, 10), {0, 0, 0}, {0, 0, 0}, kStatic);
  step.add(discGeometry(1), {5.5, 0, 0}, {100, 0, 0}, kFast);
  step.add(discGeometry(1), {-5.5, 0, 0}, {100, 0, 0}, kFast);
  step.add(discGeometry(1), {0, 5.5, 0}, {0, 5.5, 1}, kFast);
  step.update();
  EXPECT_EQ(step.world.bodies().pose(1).x, 100.0);
  EXPECT_EQ(step.world.bodies().pose(2).x, -5.5);
  EXPECT_EQ(step.world.bodies().pose(3).angle, 1.0);
}

TEST(FastBodiesTest, SensorsAreTouchedButStopNothing) {
  Step step;
  const BodyId bullet = step.add(discGeometry(1), {0, 0, 0}, {1000, 0, 0}, kFast);
  const BodyId before = step.add(boxGeometry(1, 9), {100, 0, 0}, {100, 0, 0}, kSensor);
  step.add(boxGeometry(1, 9), {500, 0, 0}, {500, 0, 0}, kStatic);
  const BodyId behind = step.add(boxGeometry(1, 9), {900, 0, 0}, {900, 0, 0}, kSensor);
  step.check();
  EXPECT_TRUE(step.touch(bullet, before));
  EXPECT_TRUE(step.touch(bullet, 2));
  EXPECT_FALSE(step.touch(bullet, behind));
  step.world.update();
  EXPECT_EQ(step.world.touches().ended().size(), 1U) << "the sensor is behind it";
}

TEST(FastBodiesTest, TwoBulletsStopWhereTheyMeet) {
  Step step;
  step.add(discGeometry(1), {-100, 0, 0}, {100, 0, 0}, kFast);
  step.add(discGeometry(1), {100, 0, 0}, {-100, 0, 0}, kFast);
  step.check();
  EXPECT_NEAR(step.world.bodies().pose(0).x, -1.0, 1e-12);
  EXPECT_NEAR(step.world.bodies().pose(1).x, 1.0, 1e-12);
}

TEST(FastBodiesTest, CrossingPathsMeetOnlyAtTheSameTime) {
  Step step;
  step.add(discGeometry(1), {-50, 0, 0}, {50, 0, 0}, kFast);
  step.add(discGeometry(1), {0, -100, 0}, {0, 50, 0}, kFast);
  step.check();
  EXPECT_EQ(step.ways[0].end, 1.0);
  EXPECT_EQ(step.ways[1].end, 1.0);
}

TEST(FastBodiesTest, WhatStoppedStandsInTheWay) {
  Step step;
  step.add(discGeometry(1), {0, 0, 0}, {100, 0, 0}, kFast);
  step.add(boxGeometry(2, 20), {20, 0, 0}, {20, 0, 0}, kStatic);
  step.add(discGeometry(1), {-50, 0, 0}, {50, 0, 0}, kFast);
  step.check();
  EXPECT_NEAR(step.world.bodies().pose(0).x, 18.0, 1e-9);
  EXPECT_NEAR(step.world.bodies().pose(2).x, 16.0, 1e-9);
}

TEST(FastBodiesTest, ARodThatTouchesAWallDoesNotTurnThroughIt) {
  // Its left end touches the wall below; as it turns clockwise, the right end comes down.
  Step step;
  step.add(boxGeometry(100, 0.1), {0, -0.05, 0}, {0, -0.05, 0}, kStatic);
  const BodyId rod = step.add(boxGeometry(10, 0.5), {0, 0.25, 0}, {0, 4, -3}, kFast);
  step.check();
  EXPECT_LT(step.ways[rod].end, 1.0);
}

TEST(FastBodiesTest, WhatRestsMayTurnAway) {
  Step step;
  step.add(boxGeometry(100, 0.1), {0, -0.05, 0}, {0, -0.05, 0}, kStatic);
  // About the corner that it stands on, and while it rises.
  const auto rod = boxGeometry(4, 1);
  const auto pivoted = makeGeometry({rod->pieces.begin(), rod->pieces.end()}, {1, 1}, {-2, -0.5});
  step.add(pivoted, {0, 0, 0}, {0, 0, 1.5}, kFast);
  step.add(boxGeometry(2, 2), {20, 1, 0}, {20, 5, 3}, kFast);
  step.check();
  EXPECT_EQ(step.ways[1].end, 1.0);
  EXPECT_EQ(step.ways[2].end, 1.0);
}

/// Anything that may be in the way.
void addObstacle(Step& step, Random& random) {
  const Vec2 place = random.vector(20.0);
  const Pose start{place.x, place.y, random.angle()};
  const int kind = random.integer(0, 3);
  std::shared_ptr<const Geometry> form = test::randomGeometry(random, 3.0);
  if (kind == 0) form = boxGeometry(random.between(5.0, 30.0), random.between(0.001, 0.1));
  BodyTraits traits = kind <= 1 ? kStatic : kPlain;
  Pose target = start;
  if (kind > 1) target = test::nearby(start, random.between(0.1, 20.0), random);
  if (random.chance(0.15)) traits.flags |= body_flag::kSensor;
  step.add(form, start, target, traits);
}

void addBullet(Step& step, Random& random, double turning) {
  const Vec2 place = random.vector(20.0);
  const Pose start{place.x, place.y, random.angle()};
  const Vec2 way = random.vector(random.chance(0.5) ? 100.0 : 5.0);
  const double turn = random.chance(turning) ? random.between(-6.0, 6.0) : 0.0;
  step.add(test::randomGeometry(random, random.between(0.05, 1.5)), start,
           {start.x + way.x, start.y + way.y, start.angle + turn}, kFast);
}

/// A bullet goes, and then once more from where it was stopped.
TEST(FastBodiesTest, NothingIsPassedThroughFromWhereItWasStopped) {
  for (std::uint64_t i = 0; i < test::atLeastOne(400); ++i) {
    SCOPED_TRACE(i);
    Random random(3, i);
    Step step;
    for (int k = random.integer(1, 8); k > 0; --k) addObstacle(step, random);
    addBullet(step, random, 0.5);
    ASSERT_NO_FATAL_FAILURE(step.check());
    for (int again = 0; again < 4; ++again) {
      for (BodyId id = 0; id < step.ways.size(); ++id) {
        Way& way = step.ways[id];
        way.start = step.world.bodies().pose(id);
        way.target = way.start;
        way.end = 1.0;
        if (!way.traits.has(body_flag::kFast)) continue;
        way.target = test::nearby(way.start, random.chance(0.5) ? 20.0 : 1.0, random);
        if (random.chance(0.5)) way.target.angle += random.between(-3.0, 3.0);
        step.world.targets()[id] = way.target;
      }
      ASSERT_NO_FATAL_FAILURE(step.check());
    }
  }
}

void checkRandomSteps(std::uint64_t seed, std::uint64_t count, double turning) {
  for (std::uint64_t i = 0; i < test::atLeastOne(count); ++i) {
    SCOPED_TRACE(i);
    Random random(seed, i);
    Step step;
    for (int k = random.integer(0, 8); k > 0; --k) addObstacle(step, random);
    for (int k = random.integer(1, 5); k > 0; --k) addBullet(step, random, turning);
    ASSERT_NO_FATAL_FAILURE(step.check());
  }
}

TEST(FastBodiesTest, NothingIsPassedThrough) { checkRandomSteps(1, 1000, 0.0); }

/// Long ways that all cross one another, among few obstacles.
TEST(FastBodiesTest, ManyStopOneAnother) {
  for (std::uint64_t i = 0; i < test::atLeastOne(12); ++i) {
    SCOPED_TRACE(i);
    Random random(4, i);
    Step step;
    for (int k = 0; k < 10; ++k) addObstacle(step, random);
    for (int k = 0; k < 30; ++k) addBullet(step, random, i % 2 == 0 ? 0.0 : 0.3);
    ASSERT_NO_FATAL_FAILURE(step.check());
  }
}

/// Where most go far, the others are found by a tree of their own.
TEST(FastBodiesTest, StopsAreTheSameWhereFewOfManyBodiesMove) {
  for (std::uint64_t i = 0; i < test::atLeastOne(40); ++i) {
    SCOPED_TRACE(i);
    Step few;
    Step many;
    for (Step* step : {&few, &many}) {
      Random random(5, i);
      for (int k = 0; k < 10; ++k) addObstacle(*step, random);
      for (int k = 0; k < 30; ++k) addBullet(*step, random, i % 2 == 0 ? 0.0 : 0.3);
    }
    for (int k = 0; k < 100; ++k) {
      const Pose away{1e6 + 10.0 * k, 0, 0};
      many.add(discGeometry(1), away, away, kPlain);
    }
    few.world.update();
    many.world.update();
    ASSERT_EQ(few.world.impacts().size(), many.world.impacts().size());
    for (BodyId id = 0; id < few.ways.size(); ++id) {
      ASSERT_EQ(few.world.bodies().pose(id), many.world.bodies().pose(id)) << id;
    }
  }
}

/// One that stops makes the next stop, and so on: in the order of the times, not of the numbers.
TEST(FastBodiesTest, AQueueStopsFromTheFront) {
  constexpr int kCount = 100;
  Step step;
  step.add(boxGeometry(2, 20), {0, 0, 0}, {0, 0, 0}, kStatic);
  for (int k = kCount; k > 0; --k) {
    const double x = -10.0 * k;
    step.add(boxGeometry(2, 2), {x, 0, 0}, {x + 2000.0, 0, 0}, kFast);
  }
  step.update();
  for (int k = 1; k <= kCount; ++k) {
    EXPECT_NEAR(step.world.bodies().pose(static_cast<BodyId>(kCount + 1 - k)).x, -2.0 * k, 1e-9);
  }
  EXPECT_EQ(step.world.impacts().size(), std::size_t{kCount});
}

TEST(FastBodiesTest, NothingIsPassedThroughByTurning) { checkRandomSteps(2, 400, 1.0); }

}  // namespace
}  // namespace sepax::fast_bodies_test
