#include "sepax/math/reach.hpp"

#include <cmath>

#include <gtest/gtest.h>

#include "oracle/exact_rounded.hpp"
#include "support/cases.hpp"
#include "support/random.hpp"

namespace sepax::detail::reach_test {
namespace {

ExactVec2 exact(Vec2 p) { return ExactVec2::difference(p, Vec2{}); }

int compare(Vec2 p, Vec2 q, Vec2 r, double radius) {
  return compareDistance(exact(p), exact(q), exact(r), Exact(radius));
}

TEST(ReachTest, ComparesWithCornersAndEdges) {
  EXPECT_EQ(compare({3, 4}, {0, 0}, {-1, 0}, 5), 0);
  EXPECT_EQ(compare({3, 4}, {0, 0}, {-1, 0}, std::nextafter(5.0, 6.0)), -1);
  EXPECT_EQ(compare({3, 4}, {0, 0}, {-1, 0}, std::nextafter(5.0, 4.0)), 1);
  EXPECT_EQ(compare({3, 4}, {0, 0}, {0, 0}, 5), 0) << "a point";
  // 5 from the middle of the segment along (4, -3).
  EXPECT_EQ(compare({3, 4}, {-4, 3}, {4, -3}, 5), 0);
  EXPECT_EQ(compare({3, std::nextafter(4.0, 5.0)}, {-4, 3}, {4, -3}, 5), 1);
  EXPECT_EQ(compare({2, 0}, {0, 0}, {4, 0}, 0), 0) << "on it";
  EXPECT_EQ(compare({5, 0}, {0, 0}, {4, 0}, 0), 1) << "in line with it";
}

TEST(ReachTest, AgreesWithIntegers) {
  test::Random random(3);
  int ties = 0;
  for (int i = 0; i < test::share(30000); ++i) {
    const Vec2 p = random.latticePoint(9);
    const Vec2 q = random.latticePoint(9);
    const Vec2 r = random.latticePoint(9);
    const double radius = random.integer(0, 9);
    oracle::ExactFrame frame;
    for (const Vec2 v : {p, q, r}) frame.include(v);
    frame.include(radius);
    const int expected = oracle::compareToSegment(frame.point(p), frame.point(q), frame.point(r),
                                                  frame.point({radius, 0.0}).x);
    // Irregular factors make every product round.
    const double factor = 1.0 / 3.0;
    ASSERT_EQ(compare(p, q, r, radius), expected);
    ties += expected == 0 ? 1 : 0;
    const double third = factor * radius;
    oracle::ExactFrame fine;
    for (const Vec2 v : {p, q, r}) fine.include(factor * v);
    fine.include(third);
    ASSERT_EQ(compare(factor * p, factor * q, factor * r, third),
              oracle::compareToSegment(fine.point(factor * p), fine.point(factor * q),
                                       fine.point(factor * r), fine.point({third, 0.0}).x));
  }
  EXPECT_GT(ties, test::share(200));
}

}  // namespace
}  // namespace sepax::detail::reach_test
