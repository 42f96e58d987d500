#include "sepax/query/intersects.hpp"

#ifndef __EMSCRIPTEN__
#include <unistd.h>
#endif

#include <cmath>
#include <cstdlib>

#include <gtest/gtest.h>

#include "oracle/exact_polygons.hpp"
#include "support/generators.hpp"

namespace sepax::intersects_test {
namespace {

using test::box;
using test::instanceOf;
using test::Points;

bool meet(ConvexInstance a, ConvexInstance b) {
  const bool forward = intersects(a.placed().core, b.placed().core);
  EXPECT_EQ(intersects(b.placed().core, a.placed().core), forward) << "not symmetric";
  return forward;
}

bool meet(const Points& a, const Points& b) { return meet(instanceOf(a), instanceOf(b)); }

TEST(IntersectsTest, SeparateOverlappingAndContainedShapes) {
  EXPECT_TRUE(meet(test::unitSquare(), box({0.5, 0.5}, {2.0, 2.0})));
  EXPECT_FALSE(meet(test::unitSquare(), box({1.5, 0.0}, {2.0, 2.0})));
  EXPECT_TRUE(meet(box({0.0, 0.0}, {9.0, 9.0}), box({4.0, 4.0}, {5.0, 5.0})));
  EXPECT_TRUE(meet(test::unitSquare(), test::unitSquare()));
}

TEST(IntersectsTest, CrossingBoxesOfWhichNeitherHoldsACornerOfTheOther) {
  EXPECT_TRUE(meet(box({-2.0, 0.4}, {2.0, 0.6}), box({-0.1, -2.0}, {0.1, 2.0})));
}

TEST(IntersectsTest, BoundsThatOverlapAreNotEnough) {
  EXPECT_FALSE(meet({{0, 0}, {4, 0}, {0, 4}}, box({2.5, 2.5}, {4.0, 4.0})));
}

TEST(IntersectsTest, TouchingEdgesAndCornersMeet) {
  EXPECT_TRUE(meet(test::unitSquare(), box({1.0, 0.25}, {2.0, 0.5})));
  EXPECT_TRUE(meet(test::unitSquare(), box({1.0, 1.0}, {2.0, 2.0})));
  EXPECT_TRUE(meet({{0, 0}, {4, 0}, {0, 4}}, {{2, 2}, {4, 3}, {3, 4}}));
  EXPECT_TRUE(meet({{0, 0}, {4, 0}, {0, 4}}, {{1, 3}, {3, 1}, {4, 4}}));
}

TEST(IntersectsTest, OneUlpApartDoesNotMeet) {
  const double beyond = std::nextafter(1.0, 2.0);
  EXPECT_FALSE(meet(test::unitSquare(), box({beyond, 0.25}, {2.0, 0.5})));
  EXPECT_FALSE(meet(test::unitSquare(), box({beyond, beyond}, {2.0, 2.0})));
  // A corner next to a slanted edge, on it and one ulp to either side.
  const Points slanted{{0, 0}, {4, 0}, {0, 4}};
  const double above = std::nextafter(2.0, 3.0);
  EXPECT_FALSE(meet(slanted, {{2, above}, {4, 3}, {3, 4}}));
  EXPECT_FALSE(meet(slanted, {{above, 2}, {4, 3}, {3, 4}}));
  EXPECT_TRUE(meet(slanted, {{2, std::nextafter(2.0, 1.0)}, {4, 3}, {3, 4}}));
}

TEST(IntersectsTest, OneUlpApartDoesNotMeetFarOut) {
  const Vec2 far{0x1p52, 0x1p52};
  for (const double gap : {0.0, 1.0}) {
    EXPECT_EQ(meet(instanceOf(box({0, 0}, {7, 5}), far),
                   instanceOf(box({7, 0}, {9, 5}), far + Vec2{gap, 0.0})),
              gap == 0.0);
  }
}

TEST(IntersectsTest, TilesOfAGridMeetTheirEightNeighboursOnly) {
  for (int x = -2; x <= 2; ++x) {
    for (int y = -2; y <= 2; ++y) {
      const Vec2 at{0.1 * x, 0.1 * y};
      // The neighbours' corners are the same doubles: tiles are placed, not scaled.
      const bool neighbour = std::abs(x) <= 1 && std::abs(y) <= 1;
      EXPECT_EQ(meet(instanceOf(box({0.0, 0.0}, {0.1, 0.1})),
                     instanceOf(box({0.0, 0.0}, {0.1, 0.1}), at)),
                neighbour)
          << x << ", " << y;
    }
  }
}

TEST(IntersectsTest, ASquareWithinASquareOfWhichTheFirstCornerIsAlmostNone) {
  // Two squares turned by the same angle, the smaller one well inside. The first point of the
  // larger lies on its lower side, half an ulp outside: seen from there, both neighbours look
  // level.
  const Points inner{{0.93839345625926507, 1.0580253878096646},
                     {-1.0580253878096646, 0.93839345625926507},
                     {-0.93839345625926507, -1.0580253878096646},
                     {1.0580253878096646, -0.93839345625926507}};
  const Points outer{{-0.74423020718809041, -2.0481842822471803},
                     {2.1160507756193292, -1.8767869125185301},
                     {1.8767869125185301, 2.1160507756193292},
                     {-2.1160507756193292, 1.8767869125185301},
                     {-1.8767869125185301, -2.1160507756193292}};
  EXPECT_TRUE(meet(inner, outer));
}

TEST(IntersectsTest, TurnedSquaresWithAPointOnOneSideMeetWhatTheyHold) {
  int wrong = 0;
  int kept = 0;
  for (std::uint64_t i = 0; i < 2000; ++i) {
    test::Random random(1, i);
    const Vec2 turn = test::randomDirection(random);
    const auto turned = [&](double x, double y) { return x * turn + y * quarterTurn(turn); };
    const Vec2 right = turned(2.0, 2.0);
    const Vec2 left = turned(-2.0, 2.0);
    const Points outer{right + random.unit() * (left - right), left, turned(-2.0, -2.0),
                       turned(2.0, -2.0), right};
    const Points inner{turned(-1.0, -1.0), turned(1.0, -1.0), turned(1.0, 1.0), turned(-1.0, 1.0)};
    // Rounding puts the point on the line, outside it, or inside: then the outline isn't convex.
    ConvexPolygon::Result polygon = ConvexPolygon::create(outer);
    if (!polygon.polygon) continue;
    ConvexInstance a(*std::move(polygon.polygon));
    ConvexInstance b = instanceOf(inner);
    kept += a.placed().core.count() == 5 ? 1 : 0;
    wrong +=
        intersects(a.placed().core, b.placed().core) && intersects(b.placed().core, a.placed().core)
            ? 0
            : 1;
  }
  EXPECT_EQ(wrong, 0);
  EXPECT_GT(kept, 300);
}

#ifndef __EMSCRIPTEN__
TEST(IntersectsDeathTest, ASliverBesideASquareWithAParallelSideTakesNoTime) {
  // In floating point every corner of the sliver lies lower than the next, all the way round. In a
  // process of its own, with an alarm clock: a search that follows them never ends.
  const Points sliver{{0.54431407250644626, 0.46554740112577064},
                      {-0.88423701561226109, -0.58269818901640336},
                      {0.65124305551784678, 0.54401000273121902}};
  const Points square{{0.0, 0.0},
                      {0.8062323216308519, 0.59159905642058508},
                      {0.21463326521026682, 1.3978313780514369},
                      {-0.59159905642058508, 0.8062323216308519}};
  EXPECT_EXIT(
      {
        alarm(5);
        const bool answer = meet(sliver, square) && meet(square, sliver);
        std::exit(answer ? 1 : 0);
      },
      testing::ExitedWithCode(oracle::polygonsMeet(sliver, square) ? 1 : 0), "");
}
#endif

TEST(IntersectsTest, SegmentsFarOut) {
  const auto segment = test::segmentFarOut;
  EXPECT_TRUE(meet(segment({0, 0}, {4, 4}), segment({0, 4}, {4, 0})));
  EXPECT_TRUE(meet(segment({0, 0}, {4, 4}), segment({2, 2}, {4, 0})));
  EXPECT_TRUE(meet(segment({0, 0}, {4, 4}), segment({4, 4}, {9, 0})));
  EXPECT_TRUE(meet(segment({0, 0}, {4, 4}), segment({1, 1}, {9, 9})));
  EXPECT_FALSE(meet(segment({0, 0}, {4, 4}), segment({5, 5}, {9, 9}))) << "a collinear gap";
  EXPECT_FALSE(meet(segment({0, 0}, {4, 4}), segment({1, 0}, {5, 4}))) << "parallel";
  EXPECT_FALSE(meet(segment({0, 0}, {4, 4}), segment({3, 2}, {9, 0})));
  EXPECT_TRUE(meet(segment({0, 0}, {4, 0}), segment({4, 0}, {7, 0})));
  EXPECT_FALSE(meet(segment({0, 0}, {0, 4}), segment({0, 5}, {0, 7})));
}

TEST(IntersectsTest, PointsFarOut) {
  const auto point = test::pointFarOut;
  EXPECT_TRUE(meet(point({3, 1}), point({3, 1})));
  EXPECT_FALSE(meet(point({3, 1}), point({3, 2})));
  EXPECT_TRUE(meet(point({2, 1}), test::segmentFarOut({0, 0}, {4, 2})));
  EXPECT_FALSE(meet(point({6, 3}), test::segmentFarOut({0, 0}, {4, 2})));
  EXPECT_FALSE(meet(point({2, 2}), test::segmentFarOut({0, 0}, {4, 2})));
  EXPECT_TRUE(meet(point({2, 2}), test::farOut(box({0, 0}, {4, 4}))));
  EXPECT_TRUE(meet(point({4, 2}), test::farOut(box({0, 0}, {4, 4}))));
  EXPECT_FALSE(meet(point({5, 2}), test::farOut(box({0, 0}, {4, 4}))));
}

TEST(IntersectsTest, SegmentsAndPolygonsFarOut) {
  const auto square = [] { return test::farOut(box({0, 0}, {4, 4})); };
  EXPECT_TRUE(meet(test::segmentFarOut({-1, 2}, {5, 2}), square()));
  EXPECT_TRUE(meet(test::segmentFarOut({1, 1}, {2, 3}), square()));
  EXPECT_TRUE(meet(test::segmentFarOut({4, -3}, {4, 9}), square()));
  EXPECT_TRUE(meet(test::segmentFarOut({3, 5}, {5, 3}), square())) << "through a corner";
  EXPECT_FALSE(meet(test::segmentFarOut({4, 5}, {5, 4}), square()));
  EXPECT_FALSE(meet(test::segmentFarOut({5, 0}, {9, 0}), square())) << "in line with an edge";
}

}  // namespace
}  // namespace sepax::intersects_test
