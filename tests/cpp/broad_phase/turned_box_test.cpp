#include "sepax/broad_phase/turned_box.hpp"

#include <bit>
#include <cstdint>
#include <limits>

#include <gtest/gtest.h>

#include "support/cases.hpp"
#include "support/random.hpp"

namespace sepax::turned_box_test {
namespace {

static_assert(alignof(TurnedBox) == alignof(float));

void expectSame(TurnedBox a, TurnedBox b) {
  for (int side = 0; side < 4; ++side) {
    EXPECT_EQ(std::bit_cast<std::uint32_t>(float{a[side]}),
              std::bit_cast<std::uint32_t>(float{b[side]}));
  }
}

TEST(TurnedBoxTest, IsTheOuterBoxToTheBit) {
  constexpr double kSides[] = {0.0,     -0.0,   1.0,     -1.0,  0.1,    1e-50,
                               -1e-320, 3.4e38, -3.5e38, 1e100, -1e100, 3.4028234663852886e38};
  for (const double x : kSides) {
    for (const double y : kSides) {
      const Bounds bounds{{x, y}, {y, x}};
      expectSame(turnedBox(bounds), turnedBox(outerBox(bounds)));
    }
  }
  test::Random random(4407);
  for (int i = 0; i < test::share(100000); ++i) {
    const Bounds bounds{{random.magnitude(-160, 140), random.magnitude(-20, 20)},
                        {random.magnitude(-160, 140), random.magnitude(-20, 20)}};
    expectSame(turnedBox(bounds), turnedBox(outerBox(bounds)));
  }
}

TEST(TurnedBoxTest, OverlapsWhatTheOuterBoxOverlaps) {
  test::Random random(4408);
  for (int i = 0; i < test::share(10000); ++i) {
    const Vec2 p = random.latticePoint(3);
    const Vec2 q = random.latticePoint(3);
    const OuterBox a = outerBox({p, p + Vec2{1.0, 2.0}});
    const OuterBox b = outerBox({q, q + Vec2{2.0, 1.0}});
    EXPECT_EQ(isWithin(turnedBox(a), limitsOf(turnedBox(b))), a.overlaps(b));
  }
}

}  // namespace
}  // namespace sepax::turned_box_test
