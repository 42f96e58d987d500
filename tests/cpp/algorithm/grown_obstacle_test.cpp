#include "sepax/algorithm/grown_obstacle.hpp"

#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/query/distance.hpp"
#include "support/cases.hpp"
#include "support/pieces.hpp"

namespace sepax::grown_obstacle_test {
namespace {

using test::boxPiece;
using test::Random;

ConvexInstance disc(Vec2 centre, double radius) {
  return ConvexInstance(ConvexPolygon::point(centre), radius);
}

GrownObstacle grown(ConvexInstance a, ConvexInstance b) { return {a.placed(), b.placed()}; }

TEST(GrownObstacleTest, OfTwoBoxesItHasFourEdges) {
  // { q - p }: from 3 - 2 to 5 - 0 across, from 4 - 1 to 7 - 0 upwards.
  const GrownObstacle obstacle = grown(boxPiece({0, 0}, {2, 1}), boxPiece({3, 4}, {5, 7}));
  EXPECT_EQ(obstacle.radius(), 0.0);
  ASSERT_EQ(obstacle.parts().size(), 4U);
  Bounds bounds;
  for (const BoundaryPart& part : obstacle.parts()) {
    EXPECT_FALSE(part.round);
    EXPECT_EQ(part.firstNormal, part.lastNormal);
    EXPECT_GT(cross(part.firstNormal, part.end - part.start), 0.0) << "not counter-clockwise";
    bounds.include(part.start);
  }
  EXPECT_EQ(bounds.min, (Vec2{1, 3}));
  EXPECT_EQ(bounds.max, (Vec2{5, 7}));
}

TEST(GrownObstacleTest, OfABoxAndADiscItHasFourEdgesAndFourArcs) {
  const GrownObstacle obstacle = grown(disc({0, 0}, 2), boxPiece({3, 4}, {5, 7}));
  EXPECT_EQ(obstacle.radius(), 2.0);
  ASSERT_EQ(obstacle.parts().size(), 8U);
  int arcs = 0;
  for (std::size_t i = 0; i < 8; ++i) {
    const BoundaryPart& part = obstacle.parts()[i];
    const BoundaryPart& next = obstacle.parts()[(i + 1) % 8];
    arcs += part.round ? 1 : 0;
    EXPECT_EQ(part.lastNormal, next.firstNormal) << "no kinks";
    const Vec2 end = part.end + (part.round ? 2.0 * part.lastNormal : Vec2{});
    const Vec2 start = next.start + (next.round ? 2.0 * next.firstNormal : Vec2{});
    EXPECT_EQ(end, start) << "no gaps";
  }
  EXPECT_EQ(arcs, 4);
}

TEST(GrownObstacleTest, OfTwoDiscsItIsAWholeCircle) {
  const GrownObstacle obstacle = grown(disc({1, 1}, 2), disc({4, 5}, 1));
  ASSERT_EQ(obstacle.parts().size(), 1U);
  EXPECT_TRUE(obstacle.parts()[0].round);
  EXPECT_EQ(obstacle.parts()[0].start, (Vec2{3, 4}));
  EXPECT_EQ(obstacle.parts()[0].firstNormal, Vec2{});
}

TEST(GrownObstacleTest, WhatHasNoInsideHasNoBoundary) {
  const ConvexInstance stick(ConvexPolygon::segment({0, 0}, {3, 0}));
  for (const GrownObstacle& obstacle :
       {grown(disc({}, 0), disc({1, 1}, 0)), grown(disc({}, 0), stick), grown(stick, stick)}) {
    EXPECT_TRUE(obstacle.parts().empty());
    EXPECT_EQ(obstacle.locate({1, 0}, 1e-12).place, Place::kOutside);
  }
}

TEST(GrownObstacleTest, WhatHasNoInsideIsEnteredWhereItIsCrossed) {
  const ConvexInstance stick(ConvexPolygon::segment({0, 0}, {3, 0}));
  EXPECT_FALSE(grown(disc({}, 0), disc({1, 1}, 0)).enter({1, 0}, {0, 2}, 0.0));
  const GrownObstacle wall = grown(disc({}, 0), stick);
  const std::optional<Entry> entry = wall.enter({1, -1}, {0, 4}, 0.0);
  ASSERT_TRUE(entry);
  EXPECT_EQ(entry->time, 0.25);
  EXPECT_EQ(entry->normal, (Vec2{0, -1}));
  EXPECT_TRUE(wall.enter({3, 1}, {0, -2}, 0.0)) << "its end belongs to it";
  EXPECT_FALSE(wall.enter({4, 1}, {0, -2}, 0.0)) << "beside it";
  EXPECT_FALSE(wall.enter({1, 1}, {0, -0.5}, 0.0)) << "too short";
  EXPECT_FALSE(wall.enter({1, 0}, {0, -2}, 0.0)) << "away from it";
  EXPECT_FALSE(wall.enter({-1, 0}, {9, 0}, 0.0)) << "along it";
}

TEST(GrownObstacleTest, OnTheBoundaryItTellsTheWaysInside) {
  const GrownObstacle obstacle = grown(disc({0, 0}, 0), boxPiece({0, 0}, {4, 4}));
  EXPECT_EQ(obstacle.locate({2, 2}, 1e-12).place, Place::kInside);
  EXPECT_EQ(obstacle.locate({2, 4.1}, 1e-12).place, Place::kOutside);
  const Location onEdge = obstacle.locate({2, 0}, 1e-12);
  ASSERT_EQ(onEdge.place, Place::kBoundary);
  EXPECT_EQ(onEdge.inwardFrom, (Vec2{1, 0}));
  EXPECT_EQ(onEdge.inwardTo, (Vec2{-1, 0}));
  const Location inCorner = obstacle.locate({4, 4}, 1e-12);
  ASSERT_EQ(inCorner.place, Place::kBoundary);
  EXPECT_EQ(inCorner.inwardFrom, (Vec2{-1, 0}));
  EXPECT_EQ(inCorner.inwardTo, (Vec2{0, -1}));
}

TEST(GrownObstacleTest, EntersWhereTheWayMeetsTheBoundary) {
  const GrownObstacle box = grown(boxPiece({0, 0}, {1, 1}), boxPiece({5, 0}, {7, 3}));
  const std::optional<Entry> entry = box.enter({0, 1}, {8, 0}, 0.0);
  ASSERT_TRUE(entry);
  EXPECT_EQ(entry->time, 0.5);
  EXPECT_EQ(entry->normal, (Vec2{-1, 0}));
  EXPECT_FALSE(box.enter({0, 1}, {3, 0}, 0.0)) << "too short";
  EXPECT_FALSE(box.enter({0, 3}, {8, 0}, 0.0)) << "along the boundary";
  const std::optional<Entry> deeper = box.enter({4.5, 1}, {1, 0}, 0.0);
  ASSERT_TRUE(deeper) << "inside, and leading deeper";
  EXPECT_EQ(deeper->time, 0.0);
  EXPECT_FALSE(box.enter({4.5, 1}, {-1, 0}, 0.0)) << "leading out";
}

struct RandomPair {
  ConvexInstance a;
  ConvexInstance b;
  Vec2 at;
  Vec2 way;

  explicit RandomPair(std::uint64_t index) : RandomPair(Random(181, index)) {}

 private:
  explicit RandomPair(Random random)
      : a(test::randomPiece(random, 0.4)), b(test::randomPiece(random, 0.4)) {
    at = random.vector(6.0);
    way = random.vector(8.0);
  }
};

/// The distance of the pair after a has moved.
double apartAt(RandomPair& pair, Vec2 moved) {
  ConvexInstance there = pair.a;
  there.setTransform({moved, {}});
  return distance(there.placed(), pair.b.placed()).distance;
}

TEST(GrownObstacleTest, PlacesAreThoseThatTheDistanceTells) {
  int inside = 0;
  for (std::uint64_t i = 0; i < test::cases(50000); ++i) {
    RandomPair pair(i);
    const double apart = apartAt(pair, pair.at);
    if (std::abs(apart) < 1e-9) continue;
    const Place place = grown(pair.a, pair.b).locate(pair.at, 1e-12).place;
    ASSERT_EQ(place, apart > 0.0 ? Place::kOutside : Place::kInside) << i;
    inside += place == Place::kInside ? 1 : 0;
  }
  EXPECT_GT(inside, test::share(3000));
}

TEST(GrownObstacleTest, PartsAreTheBoundary) {
  for (std::uint64_t i = 0; i < 800; ++i) {
    RandomPair pair(i);
    const GrownObstacle obstacle = grown(pair.a, pair.b);
    for (const BoundaryPart& part : obstacle.parts()) {
      const Vec2 out = part.round ? obstacle.radius() * part.firstNormal : Vec2{};
      if (part.firstNormal == Vec2{}) continue;
      const Vec2 middle = 0.5 * (part.start + part.end) + out;
      ASSERT_NEAR(apartAt(pair, middle), 0.0, 1e-12) << i;
      ASSERT_EQ(obstacle.locate(middle, 1e-12).place, Place::kBoundary) << i;
    }
  }
}

TEST(GrownObstacleTest, BeforeTheEntryNothingOverlapsAndAfterItSomethingDoes) {
  int entries = 0;
  for (std::uint64_t i = 0; i < test::cases(8000); ++i) {
    RandomPair pair(i);
    if (apartAt(pair, pair.at) <= 1e-9) continue;
    const std::optional<Entry> entry = grown(pair.a, pair.b).enter(pair.at, pair.way, 1e-12);
    const double end = entry ? entry->time : 1.0;
    for (const double share : {0.25, 0.5, 0.75, 1.0}) {
      ASSERT_GT(apartAt(pair, pair.at + (share * end) * pair.way), -1e-9) << i;
    }
    if (!entry) continue;
    ++entries;
    const Vec2 place = pair.at + entry->time * pair.way;
    ASSERT_NEAR(apartAt(pair, place), 0.0, 1e-9) << i;
    ASSERT_LT(dot(entry->normal, pair.way), 0.0) << i;
    ASSERT_NEAR(apartAt(pair, place + 1e-3 * entry->normal), 1e-3, 1e-6) << i;
  }
  EXPECT_GT(entries, test::share(700));
}

TEST(GrownObstacleTest, BeyondTheEndsOfASliverIsOutside) {
  // On the line of all three edges, or so near to it that heights over them are rounded away.
  const auto sliver =
      ConvexPolygon::create(std::vector<Vec2>{{0.81249999999999989, 0.81249999999999989},
                                              {-0.93750000000000011, -0.9375},
                                              {-3.8125000000000004, -3.8125000000000004}});
  ASSERT_TRUE(sliver.polygon);
  const GrownObstacle obstacle = grown(disc({0, 0}, 1), ConvexInstance(*sliver.polygon, 2));
  const double reach = 3.0 / std::sqrt(2.0);
  EXPECT_EQ(obstacle.locate({0, 0}, 1e-12).place, Place::kInside);
  for (const double beyond : {0.01, 1.0, 100.0, 1e9}) {
    const double low = -3.8125 - reach - beyond;
    const double high = 0.8125 + reach + beyond;
    EXPECT_EQ(obstacle.locate({low, low}, 1e-12).place, Place::kOutside) << beyond;
    EXPECT_EQ(obstacle.locate({high, high}, 1e-12).place, Place::kOutside) << beyond;
  }
}

}  // namespace
}  // namespace sepax::grown_obstacle_test
