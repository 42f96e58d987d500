#include "sepax/algorithm/point_location.hpp"

#include <cmath>
#include <cstdint>

#include <gtest/gtest.h>

#include "oracle/exact_rings.hpp"
#include "sepax/algorithm/simple_outline.hpp"
#include "sepax/shape/bounds.hpp"
#include "support/cases.hpp"
#include "support/outlines.hpp"

namespace sepax::point_location_test {
namespace {

using test::OutlineList;
using test::Random;

/// Where the oracle says that the point is.
PointLocation expectedLocation(const PolygonRings& rings, Vec2 point) {
  oracle::ExactFrame frame;
  frame.include(rings.points);
  frame.include(point);
  const int place = oracle::locate(oracle::exactRings(rings, frame), frame.point(point));
  if (place == 0) return PointLocation::kBoundary;
  return place > 0 ? PointLocation::kInside : PointLocation::kOutside;
}

TEST(PointLocationTest, OfAConcavePolygon) {
  const PolygonRings rings = test::ringsOf({{{0, 0}, {4, 0}, {4, 4}, {2, 1}, {0, 4}}});
  EXPECT_EQ(locatePoint(rings, {1, 1}), PointLocation::kInside);
  EXPECT_EQ(locatePoint(rings, {2, 3}), PointLocation::kOutside);
  EXPECT_EQ(locatePoint(rings, {2, 1}), PointLocation::kBoundary);
  EXPECT_EQ(locatePoint(rings, {2, 0}), PointLocation::kBoundary);
  EXPECT_EQ(locatePoint(rings, {3, 2.5}), PointLocation::kBoundary);
  EXPECT_EQ(locatePoint(rings, {5, 0}), PointLocation::kOutside);
  EXPECT_EQ(locatePoint(rings, {-1, 0}), PointLocation::kOutside);
  EXPECT_EQ(locatePoint(rings, {-1, 4}), PointLocation::kOutside);
  EXPECT_TRUE(containsPoint(rings, {2, 1}));
  EXPECT_FALSE(containsPoint(rings, {2, 3}));
}

TEST(PointLocationTest, HolesAreOutside) {
  const PolygonRings rings =
      test::ringsOf({{{0, 0}, {6, 0}, {6, 6}, {0, 6}}, {{2, 2}, {4, 2}, {4, 4}, {2, 4}}});
  EXPECT_EQ(locatePoint(rings, {3, 3}), PointLocation::kOutside);
  EXPECT_EQ(locatePoint(rings, {2, 3}), PointLocation::kBoundary);
  EXPECT_EQ(locatePoint(rings, {1, 3}), PointLocation::kInside);
  EXPECT_EQ(locatePoint(rings, {5, 2}), PointLocation::kInside);
}

TEST(PointLocationTest, OneRoundingDecides) {
  const PolygonRings rings = test::ringsOf({{{0, 0}, {3, 1}, {0, 1}}});
  const Vec2 onLine{1.5, 0.5};
  EXPECT_EQ(locatePoint(rings, onLine), PointLocation::kBoundary);
  EXPECT_EQ(locatePoint(rings, {1.5, std::nextafter(0.5, 1.0)}), PointLocation::kInside);
  EXPECT_EQ(locatePoint(rings, {1.5, std::nextafter(0.5, 0.0)}), PointLocation::kOutside);
}

TEST(PointLocationTest, CoordinatesTooSmallToStoreCountAsZero) {
  const PolygonRings rings = test::ringsOf({{{0, 0}, {2, 0}, {2, 2}, {0, 2}}});
  EXPECT_EQ(locatePoint(rings, {-1e-200, 1}), PointLocation::kBoundary);
}

TEST(PointLocationTest, AgreesWithTheOracleOnTheLattice) {
  int counts[3] = {};
  for (std::uint64_t i = 0; i < test::cases(1500); ++i) {
    SCOPED_TRACE(i);
    Random random(1, i);
    OutlineList lists = random.chance(0.5) ? OutlineList{test::randomSimpleOutline(random, 12, 6)}
                                           : test::randomCells(random, 5, 5, 0.65);
    lists = test::sheared(lists, random.integer(-2, 2), random.integer(-1, 1));
    const PolygonRings rings = test::ringsOf(lists);
    for (int k = 0; k < 40; ++k) {
      const Vec2 point = 0.5 * random.latticePoint(16);
      const PointLocation location = locatePoint(rings, point);
      ASSERT_EQ(location, expectedLocation(rings, point)) << point.x << ", " << point.y;
      ++counts[static_cast<std::size_t>(location)];
    }
  }
  for (const int count : counts) EXPECT_GT(count, static_cast<int>(test::cases(1500)));
}

TEST(PointLocationTest, AgreesWithTheOracleWithinAFewRoundingsOfTheBoundary) {
  for (std::uint64_t i = 0; i < test::cases(1500); ++i) {
    SCOPED_TRACE(i);
    Random random(2, i);
    const double scale = std::ldexp(1.0, random.integer(-400, 300));
    const PolygonRings rings =
        test::ringsOf(test::placed(test::randomWithHoles(random, 15, random.integer(0, 3)), scale));
    for (int k = 0; k < 20; ++k) {
      const Index r = static_cast<Index>(random.bits() % rings.ringCount());
      const std::span<const Vec2> ring = rings.ring(r);
      const std::size_t edge = random.bits() % ring.size();
      const Vec2 along = ring[(edge + 1) % ring.size()] - ring[edge];
      const Vec2 point =
          ring[edge] + random.unit() * along + (0x1p-53 * scale) * random.latticePoint(2);
      ASSERT_EQ(locatePoint(rings, point), expectedLocation(rings, point));
      ASSERT_EQ(locatePoint(rings, ring[edge]), PointLocation::kBoundary);
    }
  }
}

TEST(PointLocationTest, AgreesWithTheOracleOnCountries) {
  for (const test::Country& country : test::countries()) {
    SCOPED_TRACE(country.name);
    const NormalizedRings normalized = normalizePolygonRings(test::spansOf(country.lists));
    if (!normalized.status.ok()) continue;
    const PolygonRings& rings = normalized.rings;
    Bounds bounds = boundsOf(rings.points);
    Random random(3);
    const int points = rings.count() > 1000 ? 20 : 50;
    for (int k = 0; k < points; ++k) {
      const Vec2 point{std::floor(random.between(bounds.min.x, bounds.max.x)),
                       std::floor(random.between(bounds.min.y, bounds.max.y))};
      ASSERT_EQ(locatePoint(rings, point), expectedLocation(rings, point));
    }
  }
}

}  // namespace
}  // namespace sepax::point_location_test
