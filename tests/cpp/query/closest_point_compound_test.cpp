// The nearest boundary point of shapes of several pieces.
#include <cmath>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/query/closest_point.hpp"
#include "sepax/query/contains_point.hpp"
#include "support/cases.hpp"
#include "support/cells.hpp"

namespace sepax::closest_point_compound_test {
namespace {

using test::boxPiece;
using test::Random;
using test::shapeOf;

TEST(ClosestPointCompoundTest, ASeamIsNoBoundary) {
  ShapeInstance row = shapeOf({boxPiece({0, 0}, {4, 6}), boxPiece({4, 0}, {8, 6})});
  const ClosestPoint onSeam = closestPoint(row.placed(), {4, 2});
  EXPECT_EQ(onSeam.distance, -2.0);
  EXPECT_EQ(onSeam.point, (Vec2{4, 0}));
  EXPECT_EQ(onSeam.normal, (Vec2{0, -1}));
  EXPECT_TRUE(onSeam.inside());
  const ClosestPoint beside = closestPoint(row.placed(), {3.5, 3});
  EXPECT_EQ(beside.distance, -3.0);
}

TEST(ClosestPointCompoundTest, NamesThePieceAndTheEdge) {
  ShapeInstance row = shapeOf({boxPiece({0, 0}, {4, 6}), boxPiece({4, 0}, {8, 6})});
  const ClosestPoint inside = closestPoint(row.placed(), {7, 3});
  EXPECT_EQ(inside.piece, 1U);
  EXPECT_EQ(inside.edge, 1U);
  EXPECT_EQ(inside.normal, (Vec2{1, 0}));
  const ClosestPoint outside = closestPoint(row.placed(), {-2, 3});
  EXPECT_EQ(outside.piece, 0U);
  EXPECT_EQ(outside.edge, 3U);
  EXPECT_EQ(outside.distance, 2.0);
  EXPECT_FALSE(outside.inside());
}

TEST(ClosestPointCompoundTest, InTheArmOfACrossTheNotchMayBeNearest) {
  ShapeInstance cross = shapeOf({boxPiece({-9, -1}, {9, 1}), boxPiece({-1, -9}, {1, 9})});
  const ClosestPoint centre = closestPoint(cross.placed(), {0, 0});
  EXPECT_NEAR(centre.distance, -std::sqrt(2.0), 1e-15);
  EXPECT_EQ(std::abs(centre.point.x), 1.0);
  EXPECT_EQ(std::abs(centre.point.y), 1.0);
}

TEST(ClosestPointCompoundTest, AgreesWithCellsOfALattice) {
  int inside = 0;
  for (std::uint64_t i = 0; i < test::cases(50000); ++i) {
    Random random(111, i);
    const auto boxes = test::randomLatticeBoxes(random, 8);
    const test::Cells cells(boxes);
    ShapeInstance shape = shapeOf(boxes);
    Vec2 point{random.integer(-8, 72) / 8.0, 0.0};
    point.y = random.chance(0.3) ? random.integer(0, 8) : random.between(-1.0, 9.0);
    const ClosestPoint found = closestPoint(shape.placed(), point);
    const bool holds = cells.hold(point);
    ASSERT_EQ(found.inside(), holds) << i;
    const double expected = holds ? -cells.distanceTo(point, true) : cells.distanceTo(point, false);
    ASSERT_NEAR(found.distance, expected, 1e-14) << i;
    ASSERT_NEAR(length(point - found.point), std::abs(found.distance), 1e-14) << i;
    ASSERT_NEAR(length(found.normal), 1.0, 1e-14) << i;
    ASSERT_NEAR(length(found.point + found.distance * found.normal - point), 0.0, 1e-14) << i;
    inside += holds && found.distance < 0.0 ? 1 : 0;
  }
  EXPECT_GT(inside, test::share(5000));
}

TEST(ClosestPointCompoundTest, FromOutsideItIsTheNearestOfThePieces) {
  int outside = 0;
  for (std::uint64_t i = 0; i < test::cases(50000); ++i) {
    Random random(112, i);
    ShapeInstance shape = shapeOf(test::randomPieces(random, 6, 0.5));
    const Vec2 point = random.vector(6.0);
    const ClosestPoint found = closestPoint(shape.placed(), point);
    ASSERT_EQ(found.inside(), containsPoint(shape.placed(), point)) << i;
    if (found.inside()) continue;
    double nearest = 1e300;
    for (const PlacedConvex& piece : shape.placed().pieces) {
      nearest = std::fmin(nearest, closestPoint(piece, point).distance);
    }
    ASSERT_EQ(found.distance, nearest) << i;
    ASSERT_EQ(closestPoint(shape.placed().pieces[found.piece], point).point, found.point) << i;
    ++outside;
  }
  EXPECT_GT(outside, test::share(10000));
}

/// Points along the boundary of a piece, `spacing` apart at most.
std::vector<Vec2> alongBoundary(const PlacedConvex& piece, double spacing) {
  std::vector<Vec2> points;
  const PlacedPolygon& core = piece.core;
  const int around = piece.radius > 0.0 ? static_cast<int>(6.3 * piece.radius / spacing) + 1 : 0;
  for (Index i = 0; i < core.count(); ++i) {
    for (int k = 0; k < around; ++k) {
      const Vec2 normal = Rotation::fromAngle(6.283185307179586 * k / around).apply({1, 0});
      points.push_back(core.vertex(i) + piece.radius * normal);
    }
    if (core.count() == 1) continue;
    const Vec2 edge = core.vertex(core.next(i)) - core.vertex(i);
    const int steps = static_cast<int>(length(edge) / spacing) + 1;
    for (int k = 0; k <= steps; ++k) {
      points.push_back(core.vertex(i) + (1.0 * k / steps) * edge + piece.radius * core.normal(i));
    }
  }
  return points;
}

double depthIn(const PlacedShape& shape, Vec2 point) {
  double deepest = 1e300;
  for (const PlacedConvex& piece : shape.pieces) {
    deepest = std::fmin(deepest, closestPoint(piece, point).distance);
  }
  return -deepest;
}

TEST(ClosestPointCompoundTest, FromInsideNoPointOfTheBoundaryOfTheUnionIsNearer) {
  constexpr double kSpacing = 0.02;
  int inside = 0;
  for (std::uint64_t i = 0; i < 1500; ++i) {
    Random random(113, i);
    ShapeInstance shape = shapeOf(test::randomPieces(random, 5, 0.5));
    const Vec2 point = random.vector(2.0);
    const ClosestPoint found = closestPoint(shape.placed(), point);
    if (!found.inside()) continue;
    ++inside;
    ASSERT_NEAR(depthIn(shape.placed(), found.point), 0.0, 1e-12) << i << ": not on the boundary";
    for (const PlacedConvex& piece : shape.placed().pieces) {
      for (const Vec2 sample : alongBoundary(piece, kSpacing)) {
        if (length(sample - point) > -found.distance - 1e-9) continue;
        ASSERT_GT(depthIn(shape.placed(), sample), 1e-12) << i << ": nearer";
      }
    }
  }
  EXPECT_GT(inside, 500);
}

}  // namespace
}  // namespace sepax::closest_point_compound_test
