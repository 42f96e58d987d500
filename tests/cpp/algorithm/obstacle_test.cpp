#include "sepax/algorithm/obstacle.hpp"

#include <algorithm>

#include "oracle/exact_rounded.hpp"
#include "support/rounded_pairs.hpp"
#include "support/shapes.hpp"

namespace sepax::obstacle_test {
namespace {

using test::Points;

Points pointsOf(const Obstacle& obstacle) {
  Points points;
  for (const ObstacleCorner& corner : obstacle.corners()) points.push_back(corner.point);
  return points;
}

/// The same corners in the same order, wherever the list begins.
bool sameRing(Points a, const Points& b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (a == b) return true;
    std::rotate(a.begin(), a.begin() + 1, a.end());
  }
  return a == b;
}

Points obstacleOf(const Points& a, const Points& b) {
  ConvexInstance first = test::instanceOf(a);
  ConvexInstance second = test::instanceOf(b);
  return pointsOf(Obstacle(first.placed().core, second.placed().core));
}

TEST(ObstacleTest, OfTwoBoxesIsTheBoxOfTheDifferences) {
  EXPECT_TRUE(sameRing(obstacleOf(test::box({0, 0}, {1, 2}), test::box({5, 5}, {8, 6})),
                       test::box({4, 3}, {8, 6})));
}

TEST(ObstacleTest, OfTwoPointsIsThePointFromOneToTheOther) {
  ConvexInstance a(ConvexPolygon::point({1, 2}));
  ConvexInstance b(ConvexPolygon::point({4, -2}));
  EXPECT_EQ(pointsOf(Obstacle(a.placed().core, b.placed().core)), (Points{{3, -4}}));
}

TEST(ObstacleTest, OfParallelSegmentsIsASegment) {
  ConvexInstance a(ConvexPolygon::segment({0, 0}, {2, 0}));
  ConvexInstance b(ConvexPolygon::segment({7, 5}, {3, 5}));
  EXPECT_TRUE(sameRing(pointsOf(Obstacle(a.placed().core, b.placed().core)), {{1, 5}, {7, 5}}));
}

/// Whether the corners are those of the hull of all differences, each exactly, and name the
/// vertices that made them.
void expectBruteForceHull(const PlacedPolygon& a, const PlacedPolygon& b) {
  const Obstacle obstacle(a, b);
  const oracle::ExactObstacle expected(a.vertices(), b.vertices());
  const auto& corners = obstacle.corners();
  ASSERT_EQ(corners.size(), expected.hull().size());
  std::size_t first = 0;
  const auto exact = [&](const ObstacleCorner& corner) {
    return expected.exact(b.vertex(corner.ofB)) - expected.exact(a.vertex(corner.ofA));
  };
  while (first < corners.size() && !(expected.hull()[first] == exact(corners[0]))) ++first;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    ASSERT_TRUE(exact(corners[i]) == expected.hull()[(first + i) % corners.size()]) << i;
    ASSERT_EQ(corners[i].point, b.vertex(corners[i].ofB) - a.vertex(corners[i].ofA)) << i;
  }
}

class ObstacleFamilyTest : public test::RoundedFamilyTest {};

TEST_P(ObstacleFamilyTest, IsTheBruteForceHullOfAllDifferences) {
  for (std::uint64_t i = 0; i < 500; ++i) {
    test::RoundedPair pair = makePair(GetParam(), i);
    expectBruteForceHull(pair.a.placed().core, pair.b.placed().core);
    if (HasFatalFailure()) FAIL() << describe(GetParam(), i, pair);
  }
}

INSTANTIATE_TEST_SUITE_P(Families, ObstacleFamilyTest, test::eachRoundedFamily(),
                         test::roundedName);

}  // namespace
}  // namespace sepax::obstacle_test
