#include "sepax/algorithm/part_crossings.hpp"

#include <cmath>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "support/pieces.hpp"

namespace sepax::part_crossings_test {
namespace {

using test::Random;

/// The edge from p to q of something to its left.
BoundaryPart edge(Vec2 p, Vec2 q) {
  const Vec2 along = q - p;
  const Vec2 normal = (-1.0 / length(along)) * quarterTurn(along);
  return {0, false, p, q, normal, normal};
}

BoundaryPart arc(Vec2 centre, Vec2 first, Vec2 last) {
  return {0, true, centre, centre, first, last};
}

std::vector<PartCrossing> crossingsOf(const BoundaryPart& a, double radiusA, const BoundaryPart& b,
                                      double radiusB) {
  std::vector<PartCrossing> crossings;
  appendCrossings(a, radiusA, b, radiusB, 1e-12, crossings);
  return crossings;
}

TEST(PartCrossingsTest, OfEdges) {
  const auto crossings = crossingsOf(edge({0, 0}, {4, 0}), 0, edge({1, -2}, {1, 5}), 0);
  ASSERT_EQ(crossings.size(), 1U);
  EXPECT_EQ(crossings[0].point, (Vec2{1, 0}));
  EXPECT_EQ(crossings[0].normalA, (Vec2{0, -1}));
  EXPECT_EQ(crossings[0].normalB, (Vec2{1, 0}));
  EXPECT_EQ(crossingsOf(edge({0, 0}, {4, 0}), 0, edge({4, 0}, {4, 5}), 0).size(), 1U) << "ends";
  EXPECT_EQ(crossingsOf(edge({0, 0}, {4, 0}), 0, edge({5, -2}, {5, 5}), 0).size(), 0U);
  EXPECT_EQ(crossingsOf(edge({0, 0}, {4, 0}), 0, edge({1, 1}, {1, 5}), 0).size(), 0U);
  EXPECT_EQ(crossingsOf(edge({0, 0}, {4, 0}), 0, edge({1, 0}, {3, 0}), 0).size(), 0U) << "parallel";
}

TEST(PartCrossingsTest, OfAnEdgeAndACircle) {
  const BoundaryPart circle = arc({0, 0}, {}, {});
  const auto crossings = crossingsOf(edge({-9, 3}, {9, 3}), 0, circle, 5);
  ASSERT_EQ(crossings.size(), 2U);
  EXPECT_EQ(std::abs(crossings[0].point.x), 4.0);
  EXPECT_EQ(crossings[0].point.x, -crossings[1].point.x);
  EXPECT_EQ(crossings[0].point.y, 3.0);
  EXPECT_EQ(crossings[0].normalA, (Vec2{0, -1}));
  EXPECT_NEAR(length(crossings[0].normalB - 0.2 * crossings[0].point), 0.0, 1e-15);
  EXPECT_EQ(crossingsOf(edge({-9, 6}, {9, 6}), 0, circle, 5).size(), 0U);
  EXPECT_EQ(crossingsOf(edge({0, 3}, {9, 3}), 0, circle, 5).size(), 1U) << "begins inside";
}

TEST(PartCrossingsTest, OfAnArcOnlyWhatLiesOnIt) {
  const BoundaryPart quarter = arc({0, 0}, {1, 0}, {0, 1});
  const auto crossings = crossingsOf(quarter, 5, edge({-9, 3}, {9, 3}), 0);
  ASSERT_EQ(crossings.size(), 1U);
  EXPECT_EQ(crossings[0].point, (Vec2{4, 3}));
  EXPECT_EQ(crossings[0].normalB, (Vec2{0, -1})) << "a's is the arc's";
}

TEST(PartCrossingsTest, OfCircles) {
  const BoundaryPart left = arc({0, 0}, {}, {});
  const BoundaryPart right = arc({6, 0}, {}, {});
  const auto crossings = crossingsOf(left, 5, right, 5);
  ASSERT_EQ(crossings.size(), 2U);
  EXPECT_EQ(crossings[0].point.x, 3.0);
  EXPECT_EQ(crossings[1].point.x, 3.0);
  EXPECT_EQ(crossings[0].point.y, -crossings[1].point.y);
  EXPECT_EQ(std::abs(crossings[0].point.y), 4.0);
  EXPECT_EQ(crossingsOf(left, 2, right, 3).size(), 0U) << "apart";
  EXPECT_EQ(crossingsOf(left, 20, right, 3).size(), 0U) << "within";
  EXPECT_EQ(crossingsOf(left, 5, left, 5).size(), 0U) << "the same";
}

TEST(PartCrossingsTest, NormalsOfAPartAreBetweenItsEnds) {
  const BoundaryPart quarter = arc({0, 0}, {1, 0}, {0, 1});
  EXPECT_TRUE(hasNormal(quarter, {1, 0}));
  EXPECT_TRUE(hasNormal(quarter, {0, 1}));
  EXPECT_TRUE(hasNormal(quarter, {0.6, 0.8}));
  EXPECT_FALSE(hasNormal(quarter, {-0.6, 0.8}));
  EXPECT_FALSE(hasNormal(quarter, {-0.6, -0.8}));
  const BoundaryPart half = arc({0, 0}, {1, 0}, {-1, 0});
  EXPECT_TRUE(hasNormal(half, {0, 1}));
  EXPECT_FALSE(hasNormal(half, {0, -1}));
  EXPECT_TRUE(hasNormal(arc({0, 0}, {}, {}), {0, -1}));
}

/// Steps along a part, from one end to the other.
Vec2 pointOn(const BoundaryPart& part, double radius, double share) {
  if (!part.round) return part.start + share * (part.end - part.start);
  if (part.firstNormal == Vec2{}) {
    return part.start + radius * Rotation::fromAngle(6.283185307179586 * share).apply({1, 0});
  }
  const double cosine = dot(part.firstNormal, part.lastNormal);
  const double angle = std::acos(std::fmax(-1.0, std::fmin(1.0, cosine)));
  return part.start + radius * Rotation::fromAngle(share * angle).apply(part.firstNormal);
}

TEST(PartCrossingsTest, AWalkAlongABoundaryCrossesTheOtherBetweenInsideAndOutside) {
  // Where steps along a part of one obstacle change sides of the other, there is a crossing.
  int changes = 0;
  for (std::uint64_t i = 0; i < 3000; ++i) {
    Random random(191, i);
    const ConvexInstance origin(ConvexPolygon::point({}));
    ConvexInstance point = origin;
    ConvexInstance first = test::randomPiece(random, 0.6);
    ConvexInstance second = test::randomPiece(random, 0.6);
    const GrownObstacle a(point.placed(), first.placed());
    const GrownObstacle b(point.placed(), second.placed());
    for (const BoundaryPart& part : a.parts()) {
      std::vector<PartCrossing> crossings;
      for (const BoundaryPart& other : b.parts()) {
        appendCrossings(part, a.radius(), other, b.radius(), 1e-12, crossings);
      }
      for (const PartCrossing& crossing : crossings) {
        ASSERT_EQ(a.locate(crossing.point, 1e-9).place, Place::kBoundary) << i;
        ASSERT_EQ(b.locate(crossing.point, 1e-9).place, Place::kBoundary) << i;
        ASSERT_NEAR(length(crossing.normalA), 1.0, 1e-9) << i;
        ASSERT_NEAR(length(crossing.normalB), 1.0, 1e-9) << i;
      }
      constexpr int kSteps = 40;
      for (int k = 0; k < kSteps; ++k) {
        const Vec2 from = pointOn(part, a.radius(), 1.0 * k / kSteps);
        const Vec2 to = pointOn(part, a.radius(), 1.0 * (k + 1) / kSteps);
        const bool inside = b.locate(from, 0.0).place != Place::kOutside;
        if (inside == (b.locate(to, 0.0).place != Place::kOutside)) continue;
        ++changes;
        double nearest = 1e300;
        for (const PartCrossing& crossing : crossings) {
          nearest = std::fmin(nearest, length(crossing.point - from));
        }
        ASSERT_LE(nearest, 1.01 * length(to - from) + 1e-9) << i;
      }
    }
  }
  EXPECT_GT(changes, 1000);
}

}  // namespace
}  // namespace sepax::part_crossings_test
