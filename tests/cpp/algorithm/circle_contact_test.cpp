#include "sepax/algorithm/circle_contact.hpp"

#include <cmath>
#include <cstdint>

#include <gtest/gtest.h>

#include "sepax/query/collide.hpp"
#include "support/cases.hpp"
#include "support/random.hpp"

namespace sepax::circle_contact_test {
namespace {

using test::Random;
using Verdict = DiscContact::Verdict;

TEST(CircleContactTest, SaysWhatCollideSays) {
  constexpr std::uint64_t kSeed = 4403;
  for (std::uint64_t i = 0; i < test::cases(100000); ++i) {
    Random random(kSeed, i);
    const double scale = std::ldexp(1.0, i % 5 == 0 ? random.integer(-450, 300) : 0);
    const Vec2 p = scale * random.vector(1.0);
    const Vec2 q = scale * random.vector(1.0);
    const double distance = length(q - p);
    // Often just touching.
    const double radius = i % 3 == 0 ? 0.5 * distance : scale * random.unit();
    const double other = i % 3 == 0 ? distance - radius : scale * random.unit();
    PlacedPolygon centerP;
    PlacedPolygon centerQ;
    centerP.place(ConvexPolygon::point(p), {});
    centerQ.place(ConvexPolygon::point(q), {});
    const CircleContact found = circleContact(centerP.vertex(0), centerQ.vertex(0), radius + other);
    if (found.verdict == Verdict::kUnclear) continue;
    const Collision right = collide(PlacedConvex{centerP, radius}, PlacedConvex{centerQ, other});
    ASSERT_EQ(found.verdict == Verdict::kOverlapping, right.intersects) << i;
    if (!right.intersects) continue;
    ASSERT_EQ(found.normal + Vec2{}, right.normal) << i;
    ASSERT_EQ(found.depth, right.depth) << i;
  }
}

TEST(CircleContactTest, LeavesTouchingAndCommonCentersToOthers) {
  EXPECT_EQ(circleContact({0, 0}, {2, 0}, 2.0).verdict, Verdict::kUnclear);
  EXPECT_EQ(circleContact({1, 1}, {1, 1}, 2.0).verdict, Verdict::kUnclear);
}

}  // namespace
}  // namespace sepax::circle_contact_test
