#include "sepax/query/measure_shape.hpp"

#include <cmath>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "support/cases.hpp"
#include "support/cells.hpp"
#include "support/shapes.hpp"

namespace sepax::measure_shape_test {
namespace {

using test::boxPiece;
using test::Random;
using test::shapeOf;

constexpr double kPi = 3.14159265358979323846;

TEST(MeasureShapeTest, OfABox) {
  // Inertia of a rectangle: w h (w^2 + h^2) / 12.
  const ShapeMeasures measures = measureShape(shapeOf({boxPiece({1, 2}, {5, 5})}, {10, 20}));
  EXPECT_EQ(measures.area, 12.0);
  EXPECT_EQ(measures.centroid, (Vec2{13, 23.5}));
  EXPECT_NEAR(measures.inertia, 12.0 * 25.0 / 12.0, 1e-13);
}

TEST(MeasureShapeTest, OfDiscs) {
  // Inertia of a disc: pi r^4 / 2.
  ShapeInstance shape = shapeOf({ConvexInstance(ConvexPolygon::point({3, 0}), 2.0)});
  ShapeMeasures measures = measureShape(shape);
  EXPECT_NEAR(measures.area, 4.0 * kPi, 1e-14);
  EXPECT_EQ(measures.centroid, (Vec2{3, 0}));
  EXPECT_NEAR(measures.inertia, 8.0 * kPi, 1e-13);
  Transform transform{{5, 5}, {0.0, 1.0}};
  transform.scale = {-3, 3};
  shape.setTransform(transform);
  measures = measureShape(shape);
  EXPECT_NEAR(measures.area, 36.0 * kPi, 1e-13);
  EXPECT_EQ(measures.centroid, (Vec2{5, -4}));
  EXPECT_NEAR(measures.inertia, 81.0 * 8.0 * kPi, 1e-11);
}

TEST(MeasureShapeTest, OfAPolylineTheCentreIsThatOfItsLength) {
  // 3 to the right and 1 up.
  const ShapeMeasures measures =
      measureShape(shapeOf({ConvexInstance(ConvexPolygon::segment({0, 0}, {3, 0})),
                            ConvexInstance(ConvexPolygon::segment({3, 0}, {3, 1}))}));
  EXPECT_EQ(measures.area, 0.0);
  EXPECT_EQ(measures.inertia, 0.0);
  EXPECT_NEAR(measures.centroid.x, (3 * 1.5 + 1 * 3.0) / 4.0, 1e-15);
  EXPECT_NEAR(measures.centroid.y, 0.5 / 4.0, 1e-15);
}

TEST(MeasureShapeTest, WithoutAreaOrLengthTheCentreIsThePoint) {
  const ShapeMeasures measures =
      measureShape(shapeOf({ConvexInstance(ConvexPolygon::point({3, 4}))}, {1, 1}));
  EXPECT_EQ(measures.area, 0.0);
  EXPECT_EQ(measures.centroid, (Vec2{4, 5}));
}

TEST(MeasureShapeTest, WhatLiesInSeveralPiecesCountsSeveralTimes) {
  const ShapeMeasures measures =
      measureShape(shapeOf({boxPiece({0, 0}, {2, 2}), boxPiece({0, 0}, {2, 2})}));
  EXPECT_EQ(measures.area, 8.0);
  EXPECT_EQ(measures.centroid, (Vec2{1, 1}));
}

/// A triangle by its closed formulas: a third of the sum of the corners, and the area times the sum
/// of the squared distances of the corners from it over 12.
struct TriangleSum {
  double area = 0.0;
  Vec2 moment;
  std::vector<test::Points> triangles;

  void add(const test::Points& t) {
    const double own = 0.5 * std::abs(cross(t[1] - t[0], t[2] - t[0]));
    area += own;
    moment = moment + (own / 3.0) * (t[0] + t[1] + t[2]);
    triangles.push_back(t);
  }

  [[nodiscard]] Vec2 centroid() const { return (1.0 / area) * moment; }

  /// By the rule of parallel axes.
  [[nodiscard]] double inertia() const {
    double sum = 0.0;
    for (const test::Points& t : triangles) {
      const double own = 0.5 * std::abs(cross(t[1] - t[0], t[2] - t[0]));
      const Vec2 centre = (1.0 / 3.0) * (t[0] + t[1] + t[2]);
      for (const Vec2 corner : t) sum += own * dot(corner - centre, corner - centre) / 12.0;
      sum += own * dot(centre - centroid(), centre - centroid());
    }
    return sum;
  }
};

TEST(MeasureShapeTest, AgreesWithTheSumOfTrianglesScaledAndMirrored) {
  for (std::uint64_t i = 0; i < test::cases(10000); ++i) {
    Random random(131, i);
    const auto pieces = test::randomPieces(random, 5, 0.0);
    ShapeInstance shape = shapeOf(pieces);
    Transform transform{random.vector(10.0), Rotation::fromAngle(random.angle())};
    transform.pivot = random.vector(3.0);
    transform.scale.x = random.magnitude(-3, 3);
    transform.scale.y = random.magnitude(-3, 3);
    shape.setTransform(transform);
    TriangleSum expected;
    for (const ConvexInstance& piece : pieces) {
      test::Points world = test::cornersOf(piece.core());
      for (Vec2& corner : world) corner = transform.apply(corner);
      for (std::size_t k = 2; k < world.size(); ++k) {
        expected.add({world[0], world[k - 1], world[k]});
      }
    }
    const ShapeMeasures found = measureShape(shape);
    const double size = boundsOf(shape.placed().pieces).extent() + 10.0;
    ASSERT_NEAR(found.area, expected.area, 1e-11 * size * size) << i;
    ASSERT_NEAR(found.centroid.x, expected.centroid().x, 1e-10 * size) << i;
    ASSERT_NEAR(found.centroid.y, expected.centroid().y, 1e-10 * size) << i;
    ASSERT_NEAR(found.inertia, expected.inertia(), 1e-10 * size * size * expected.area) << i;
  }
}

TEST(MeasureShapeTest, ScalesAsLengthsDo) {
  for (std::uint64_t i = 0; i < test::cases(2000); ++i) {
    Random random(132, i);
    ShapeInstance shape = shapeOf(test::randomPieces(random, 5, 0.5));
    const ShapeMeasures before = measureShape(shape);
    Transform transform;
    const double scale = std::ldexp(1.0, random.integer(-60, 60));
    transform.scale = {scale, -scale};
    shape.setTransform(transform);
    const ShapeMeasures after = measureShape(shape);
    const double area = scale * scale;
    ASSERT_NEAR(after.area, area * before.area, 1e-13 * area * before.area) << i;
    ASSERT_NEAR(after.inertia, area * area * before.inertia, 1e-12 * area * area * before.inertia)
        << i;
    ASSERT_NEAR(after.centroid.x, scale * before.centroid.x, 1e-13 * scale * 10.0) << i;
    ASSERT_NEAR(after.centroid.y, -scale * before.centroid.y, 1e-13 * scale * 10.0) << i;
  }
}

TEST(MeasureShapeTest, FarOutTheInertiaIsTheSame) {
  ShapeInstance shape = shapeOf({boxPiece({0, 0}, {2, 2}), boxPiece({2, 0}, {4, 2})});
  const ShapeMeasures near = measureShape(shape);
  shape.setTransform({{1e12, -1e12}, {}});
  const ShapeMeasures far = measureShape(shape);
  EXPECT_EQ(far.area, near.area);
  EXPECT_EQ(far.inertia, near.inertia);
  EXPECT_NEAR(near.inertia, 8.0 * (16.0 + 4.0) / 12.0, 1e-14);
}

}  // namespace
}  // namespace sepax::measure_shape_test
