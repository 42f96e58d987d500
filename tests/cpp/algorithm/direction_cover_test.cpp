#include "sepax/algorithm/direction_cover.hpp"

#include <cmath>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/math/rotation.hpp"
#include "sepax/tolerance.hpp"
#include "support/cases.hpp"
#include "support/random.hpp"

namespace sepax::direction_cover_test {
namespace {

Vec2 direction(double degrees) {
  return Rotation::fromAngle(degrees / 180.0 * 3.14159265358979323846).apply({1.0, 0.0});
}

TEST(DirectionCoverTest, NothingCoversNothing) { EXPECT_FALSE(DirectionCover().complete()); }

TEST(DirectionCoverTest, TwoHalvesCoverAll) {
  for (const double turn : {0.0, 17.0, 90.0, 123.0, 270.0, 359.0}) {
    DirectionCover cover;
    cover.add(direction(turn), direction(turn + 180.0));
    EXPECT_FALSE(cover.complete()) << turn;
    cover.add(direction(turn + 180.0), direction(turn + 360.0));
    EXPECT_TRUE(cover.complete()) << turn;
  }
}

TEST(DirectionCoverTest, AGapIsSeenWhereverItIs) {
  for (double gap = 0.0; gap < 360.0; gap += 7.5) {
    DirectionCover cover;
    cover.add(direction(gap + 0.1), direction(gap + 170.0));
    cover.add(direction(gap + 160.0), direction(gap + 300.0));
    cover.add(direction(gap + 299.0), direction(gap + 360.0));
    EXPECT_FALSE(cover.complete()) << gap;
    cover.add(direction(gap - 1.0), direction(gap + 1.0));
    EXPECT_TRUE(cover.complete()) << gap;
  }
}

TEST(DirectionCoverTest, AgreesWithTryingEveryDegree) {
  for (std::uint64_t i = 0; i < test::cases(20000); ++i) {
    test::Random random(91, i);
    DirectionCover cover;
    std::vector<bool> covered(360, false);
    const int count = random.integer(1, 9);
    for (int k = 0; k < count; ++k) {
      const int from = random.integer(0, 359);
      const int width = random.integer(1, 180);
      cover.add(direction(from), direction(from + width));
      // The degrees between whole ones.
      for (int d = 0; d < width; ++d) covered[static_cast<std::size_t>((from + d) % 360)] = true;
    }
    bool all = true;
    for (const bool one : covered) all = all && one;
    ASSERT_EQ(cover.complete(), all) << i;
  }
}

}  // namespace
}  // namespace sepax::direction_cover_test
