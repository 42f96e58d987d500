#include "sepax/space3/shape/segment3.hpp"

#include <gtest/gtest.h>

namespace sepax::space3::segment3_test {
namespace {

TEST(Segment3Test, EndsAreExactAtAnySize) {
  const Segment3 segment{{1e100, 0.1, -3}, {0.3, 1e-90, 7}};
  EXPECT_EQ(segment.at(0.0), segment.from);
  EXPECT_EQ(segment.at(1.0), segment.to);
  EXPECT_EQ((Segment3{{0, 0, 0}, {4, 8, -2}}).at(0.25), (Vec3{1, 2, -0.5}));
}

TEST(Segment3Test, TheWayIsFromTheStartToTheEnd) {
  const Segment3 segment{{1, 2, 3}, {4, 4, 4}};
  EXPECT_EQ(segment.way().rounded(), (Vec3{3, 2, 1}));
}

}  // namespace
}  // namespace sepax::space3::segment3_test
