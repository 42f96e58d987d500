#include "sepax/algorithm/open_region.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "support/random.hpp"

namespace sepax::open_region_test {
namespace {

using detail::OpenRegion;
using detail::Square;
using detail::SquareView;
using test::Random;

constexpr double kTolerance = 1e-13;

double heightOver(const SquareView& view, Vec2 place) {
  return dot(view.normal, place) + view.height;
}

/// A square and some half-planes, through its corners and along its sides among others.
struct Case {
  Square square;
  std::vector<SquareView> halfPlanes;

  static Case ofIndex(std::uint64_t index) {
    Random random(96, index);
    const double half = std::ldexp(1.0, -random.integer(0, 8));
    Case made{{random.vector(3.0), half}, {}};
    for (int i = random.integer(0, 5); i > 0; --i) {
      SquareView view;
      view.normal = random.chance(0.4) ? Vec2{random.sign(), 0.0}
                                       : Rotation::fromAngle(random.angle()).apply({1.0, 0.0});
      view.height = random.chance(0.3) ? half : random.between(-half, 1.5 * half);
      view.isHalfPlane = true;
      made.halfPlanes.push_back(view);
    }
    return made;
  }
};

TEST(OpenRegionTest, HoldsAllPlacesThatAreBehindNoLine) {
  int empty = 0;
  for (std::uint64_t i = 0; i < 3000; ++i) {
    const auto [square, halfPlanes] = Case::ofIndex(i);
    OpenRegion open(square, kTolerance);
    for (const SquareView& view : halfPlanes) open.cover(view);
    Random random(97, i);
    SquareView other;
    other.normal = Rotation::fromAngle(random.angle()).apply({1.0, 0.0});
    other.height = random.between(-square.half, 2.0 * square.half);
    const Vec2 axis = Rotation::fromAngle(random.angle()).apply({1.0, 0.0});
    for (int x = -4; x <= 4; ++x) {
      for (int y = -4; y <= 4; ++y) {
        const Vec2 place = 0.25 * square.half * Vec2{1.0 * x, 1.0 * y};
        const bool isOpen =
            std::all_of(halfPlanes.begin(), halfPlanes.end(),
                        [&](const auto& view) { return heightOver(view, place) >= -kTolerance; });
        if (!isOpen) continue;
        const Vec2 at = square.centre + place;
        ASSERT_FALSE(open.empty()) << i;
        ASSERT_TRUE(open.bounds().overlaps({at, at})) << i;
        const Interval shadow = open.shadowOn(axis);
        ASSERT_TRUE(shadow.min <= dot(axis, at) && dot(axis, at) <= shadow.max) << i;
        if (heightOver(other, place) <= 0.0) {
          ASSERT_FALSE(open.isBefore(other)) << i;
        }
      }
    }
    empty += open.empty() ? 1 : 0;
  }
  EXPECT_GT(empty, 50);
}

TEST(OpenRegionTest, IsNoLargerThanWhatIsLeft) {
  OpenRegion open({{10.0, 20.0}, 1.0}, kTolerance);
  open.cover({Place::kBoundary, {1.0, 0.0}, -0.5, true});   // Right of 10.5 is open.
  open.cover({Place::kBoundary, {0.0, -1.0}, 0.25, true});  // Below 20.25 is open.
  const Bounds left = open.bounds();
  EXPECT_NEAR(left.min.x, 10.5, 1e-12);
  EXPECT_NEAR(left.max.x, 11.0, 1e-12);
  EXPECT_NEAR(left.min.y, 19.0, 1e-12);
  EXPECT_NEAR(left.max.y, 20.25, 1e-12);
  const Interval shadow = open.shadowOn({0.0, 1.0});
  EXPECT_NEAR(shadow.min, 19.0, 1e-12);
  EXPECT_NEAR(shadow.max, 20.25, 1e-12);
  EXPECT_TRUE(open.isBefore({Place::kBoundary, {1.0, 0.0}, -0.25, false}));
  EXPECT_FALSE(open.isBefore({Place::kBoundary, {1.0, 0.0}, -0.75, false}));
  open.cover({Place::kBoundary, {-1.0, 0.0}, 0.25, true});  // Left of 10.25 would be.
  EXPECT_TRUE(open.empty());
}

}  // namespace
}  // namespace sepax::open_region_test
