// contains against exact integers: half-planes and squared distances.
#include <algorithm>
#include <cmath>
#include <cstdint>

#include "oracle/exact_rounded.hpp"
#include "sepax/query/contains.hpp"
#include "sepax/query/intersects.hpp"
#include "support/cases.hpp"
#include "support/rounded_pairs.hpp"
#include "support/shapes.hpp"

namespace sepax::contains_property_test {
namespace {

/// Whether b is within a, by the half-planes of a, displaced, where b is rounder.
bool exactlyContains(const PlacedConvex& a, const PlacedConvex& b) {
  oracle::ExactFrame frame;
  frame.include(a.core.vertices());
  frame.include(b.core.vertices());
  frame.include({a.radius, b.radius});
  const oracle::ExactPolygon core = frame.polygon(a.core.vertices());
  const oracle::ExactPoint radii = frame.point({a.radius, b.radius});
  const oracle::BigInteger room = radii.x - radii.y;
  const oracle::ExactPolygon corners = frame.polygon(b.core.vertices());
  return std::all_of(corners.begin(), corners.end(), [&](const oracle::ExactPoint& p) {
    if (room.sign() >= 0) return oracle::compareDistance(core, {p}, room) <= 0;
    for (std::size_t i = 0; i < core.size(); ++i) {
      const oracle::ExactPoint edge = core[(i + 1) % core.size()] - core[i];
      const oracle::BigInteger area = oracle::cross(edge, p - core[i]);
      if (area.sign() <= 0) return false;
      if (compare(area * area, room * room * oracle::dot(edge, edge)) < 0) return false;
    }
    return true;
  });
}

class ContainsPropertyTest : public test::RoundedFamilyTest {};

TEST_P(ContainsPropertyTest, AgreesWithExactIntegers) {
  constexpr std::uint64_t kCount = test::cases(8000);
  for (std::uint64_t i = 0; i < kCount; ++i) {
    test::RoundedPair pair = makePair(GetParam(), i);
    const PlacedConvex a = pair.a.placed();
    const PlacedConvex b = pair.b.placed();
    ASSERT_EQ(contains(a, b), exactlyContains(a, b)) << describe(GetParam(), i, pair);
    ASSERT_EQ(contains(b, a), exactlyContains(b, a)) << "swapped\n"
                                                     << describe(GetParam(), i, pair);
    ASSERT_TRUE(contains(a, a)) << describe(GetParam(), i, pair);
    if (contains(a, b)) {
      ASSERT_TRUE(intersects(a, b)) << describe(GetParam(), i, pair);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Families, ContainsPropertyTest, test::eachRoundedFamily(),
                         test::roundedName);

/// A box whose sides are multiples of (3, 4) and (-4, 3), or of another Pythagorean pair, with
/// circles and capsules in it that touch its sides and round corners exactly, or by an ulp not.
TEST(ContainsTouchPropertyTest, AgreesWithExactIntegersWhereBTouchesFromInside) {
  int inside = 0;
  int outside = 0;
  for (std::uint64_t i = 0; i < test::cases(60000); ++i) {
    test::Random random(11, i);
    const bool small = random.chance(0.5);
    const Vec2 x = small ? Vec2{3, 4} : Vec2{12, -5};
    const double unit = small ? 5 : 13;
    const auto at = [&](int along, int across) { return along * x + across * quarterTurn(x); };
    const test::Points corners{at(0, 0), at(8, 0), at(8, 6), at(0, 6)};
    const double radiusA = unit * random.integer(0, 2);
    double radiusB = unit * random.integer(0, 4);
    const int along = random.integer(-1, 5);
    const int across = random.integer(-1, 5);
    const Vec2 p = at(along, across);
    const Vec2 q = at(along + random.integer(0, 3), across + random.integer(0, 1));
    const int nudge = random.integer(-1, 1);
    if (nudge != 0 && radiusB > 0.0) radiusB = std::nextafter(radiusB, nudge * 1e300);
    const bool capsule = random.chance(0.3);
    ConvexInstance a(
        capsule ? ConvexPolygon::segment(at(0, 2), at(8, 2)) : test::polygonOf(corners), radiusA);
    ConvexInstance b(ConvexPolygon::segment(p, q), radiusB);
    const bool expected = exactlyContains(a.placed(), b.placed());
    ASSERT_EQ(contains(a.placed(), b.placed()), expected) << "case " << i;
    (expected ? inside : outside) += 1;
  }
  EXPECT_GT(inside, test::cases(5000));
  EXPECT_GT(outside, test::cases(5000));
}

}  // namespace
}  // namespace sepax::contains_property_test
