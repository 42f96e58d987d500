#include "sepax/shape/convex_polygon.hpp"

#include <cmath>
#include <cstdint>
#include <iomanip>
#include <span>
#include <vector>

#include <gtest/gtest.h>

#include "oracle/rational.hpp"
#include "sepax/shape/bounds.hpp"
#include "support/cases.hpp"
#include "support/generators.hpp"
#include "support/shapes.hpp"

namespace sepax::convex_polygon_test {
namespace {

using oracle::Dyadic;
using test::box;
using test::Points;
using test::polygonOf;
using test::Random;

/// Area and centroid by the shoelace formula, without any rounding.
class ExactMeasures {
 public:
  explicit ExactMeasures(std::span<const Vec2> corners) {
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const Vec2 p = corners[i];
      const Vec2 q = corners[(i + 1) % corners.size()];
      const Dyadic part = Dyadic(p.x) * Dyadic(q.y) - Dyadic(p.y) * Dyadic(q.x);
      twiceArea_ = twiceArea_ + part;
      momentX_ = momentX_ + (Dyadic(p.x) + Dyadic(q.x)) * part;
      momentY_ = momentY_ + (Dyadic(p.y) + Dyadic(q.y)) * part;
    }
  }

  /// |area / exact area - 1|.
  [[nodiscard]] double areaError(double area) const {
    return std::abs(ratio(Dyadic(2.0 * area) - twiceArea_, twiceArea_));
  }

  /// The greater error of the two coordinates.
  [[nodiscard]] double centroidError(Vec2 centroid) const {
    const Dyadic whole = Dyadic(3.0) * twiceArea_;
    const double x = ratio(Dyadic(centroid.x) * whole - momentX_, whole);
    const double y = ratio(Dyadic(centroid.y) * whole - momentY_, whole);
    return std::fmax(std::abs(x), std::abs(y));
  }

 private:
  Dyadic twiceArea_;
  Dyadic momentX_;
  Dyadic momentY_;
};

/// Checks area and centroid. The centroid of a polygon far out can't be better than its
/// coordinates.
void expectMeasures(const Points& points, double relativeError) {
  const ConvexPolygon polygon = polygonOf(points);
  const ExactMeasures exact(polygon.vertices());
  const Bounds bounds = boundsOf(polygon.vertices());
  const double farthest = std::fmax(length(bounds.min), length(bounds.max));
  EXPECT_TRUE(std::isfinite(polygon.centroid().x) && std::isfinite(polygon.centroid().y));
  EXPECT_LE(exact.areaError(polygon.area()), relativeError);
  EXPECT_LE(exact.centroidError(polygon.centroid()),
            relativeError * bounds.extent() + 0x1p-52 * farthest);
}

TEST(ConvexPolygonTest, KeepsTheCornersOfAGoodOutline) {
  const Points points{{1.0, 1.0}, {5.0, 2.0}, {4.0, 6.0}, {0.0, 4.0}};
  EXPECT_EQ(test::cornersOf(polygonOf(points)), points);
}

TEST(ConvexPolygonTest, NormalisesItsOutline) {
  // Clockwise, with a repeat, a point on an edge and the first point again at the end.
  const Points points{{0, 0}, {0, 2}, {0, 2}, {2, 2}, {2, 1}, {2, 0}, {0, 0}};
  EXPECT_EQ(test::cornersOf(polygonOf(points)), (Points{{0, 0}, {2, 0}, {2, 2}, {0, 2}}));
}

TEST(ConvexPolygonTest, GivesNoPolygonButTheFaultOfABadOutline) {
  const Points dent{{0, 0}, {4, 0}, {1, 1}, {0, 4}};
  const ConvexPolygon::Result result = ConvexPolygon::create(dent);
  EXPECT_FALSE(result.polygon);
  EXPECT_EQ(result.status.fault, OutlineFault::kConcave);
  EXPECT_EQ(result.status.first, 2U);
}

TEST(ConvexPolygonTest, AreaAndCentroidOfSimpleShapes) {
  const ConvexPolygon square = polygonOf(box({1.0, 2.0}, {5.0, 4.0}));
  EXPECT_EQ(square.area(), 8.0);
  EXPECT_EQ(square.centroid(), (Vec2{3.0, 3.0}));
  const ConvexPolygon triangle = polygonOf(Points{{0, 0}, {3, 0}, {0, 3}});
  EXPECT_EQ(triangle.area(), 4.5);
  EXPECT_EQ(triangle.centroid(), (Vec2{1.0, 1.0}));
}

TEST(ConvexPolygonTest, CentroidIsThatOfTheAreaNotTheMeanOfTheVertices) {
  // Many corners on one side drag the mean of the vertices there, not the centre of the area.
  const Points points{{-1, -1}, {1, -1}, {1, 0.9}, {0.95, 0.97}, {0.9, 1}, {-1, 1}};
  expectMeasures(points, 1e-15);
  EXPECT_LT(std::abs(polygonOf(points).centroid().x), 0.01);
}

TEST(ConvexPolygonTest, AreaAndCentroidAgreeWithExactArithmetic) {
  for (std::uint64_t i = 0; i < test::cases(1000); ++i) {
    SCOPED_TRACE(i);
    Random random(1, i);
    const int corners = test::randomCornerCount(random);
    const Points points = test::randomConvex(random, corners, random.between(1.0, 100.0));
    expectMeasures(points, 1e-12);
    if (testing::Test::HasFailure()) return;
  }
}

TEST(ConvexPolygonTest, AreaAndCentroidAreAsGoodFarFromTheOrigin) {
  for (const double offset : {1e6, 1e9, 1e12}) {
    for (std::uint64_t i = 0; i < 300; ++i) {
      SCOPED_TRACE(testing::Message() << "offset " << offset << ", number " << i);
      Random random(2, i);
      const Points points = test::latticeConvex(random, random.integer(3, 12), 100);
      const Vec2 at = offset * Vec2{random.sign(), random.sign()};
      expectMeasures(test::translated(points, at), 1e-12);
      if (testing::Test::HasFailure()) return;
    }
  }
}

TEST(ConvexPolygonTest, AreaAndCentroidAreAsGoodForTinyAndHugePolygons) {
  for (const int exponent : {-465, -400, -350, -300, 300, 325}) {
    for (std::uint64_t i = 0; i < 50; ++i) {
      SCOPED_TRACE(testing::Message() << "scale 2^" << exponent << ", number " << i);
      Random random(3, i);
      const Points points = test::randomConvex(random, random.integer(3, 12), 8.0);
      expectMeasures(test::scaled(points, std::ldexp(1.0, exponent)), 1e-12);
      if (testing::Test::HasFailure()) return;
    }
  }
}

TEST(ConvexPolygonTest, CentroidOfEverySliverLiesWithinItsBounds) {
  // Accepted, since its corners are not quite collinear: 3 * (1 / 3 rounded) is 2^-54 short of 1.
  const ConvexPolygon thinnest = polygonOf(Points{{0, 0}, {3, 1}, {1, 1.0 / 3.0}});
  EXPECT_GT(thinnest.area(), 0.0);
  EXPECT_NEAR(thinnest.centroid().x, 4.0 / 3.0, 1e-12);
  for (std::uint64_t i = 0; i < test::cases(2000); ++i) {
    Random random(4, i);
    const double thinness = std::ldexp(1.0, -random.integer(1, 53));
    const ConvexPolygon sliver = polygonOf(test::randomSliver(random, 10.0, thinness));
    const Bounds bounds = boundsOf(sliver.vertices());
    const Vec2 c = sliver.centroid();
    const double slack = 1e-15 * bounds.extent();
    ASSERT_TRUE(c.x >= bounds.min.x - slack && c.x <= bounds.max.x + slack) << i << " " << c.x;
    ASSERT_TRUE(c.y >= bounds.min.y - slack && c.y <= bounds.max.y + slack) << i << " " << c.y;
    ASSERT_GT(sliver.area(), 0.0) << i;
  }
}

TEST(ConvexPolygonTest, AreaAndCentroidOfSliversAreExactWithinRounding) {
  for (std::uint64_t i = 0; i < test::cases(1000); ++i) {
    SCOPED_TRACE(i);
    Random random(5, i);
    const double thinness = std::ldexp(1.0, -random.integer(1, 53));
    expectMeasures(test::randomSliver(random, 10.0, thinness), 1e-12);
    if (testing::Test::HasFailure()) return;
  }
}

TEST(PolygonAxesTest, ParallelEdgesOfABoxShareTheirAxes) {
  const ConvexPolygon square = polygonOf(test::unitSquare());
  ASSERT_EQ(square.axes().size(), 2U);
  EXPECT_EQ(square.axes()[0].edge, 0U);
  EXPECT_EQ(square.axes()[0].opposite, 2U);
  EXPECT_EQ(square.axes()[1].edge, 1U);
  EXPECT_EQ(square.axes()[1].opposite, 3U);
}

TEST(PolygonAxesTest, ATriangleHasThreeWithNoneOpposite) {
  const ConvexPolygon triangle = polygonOf(Points{{0, 0}, {4, 1}, {1, 3}});
  ASSERT_EQ(triangle.axes().size(), 3U);
  for (Index i = 0; i < 3; ++i) {
    EXPECT_EQ(triangle.axes()[i].edge, i);
    EXPECT_EQ(triangle.axes()[i].opposite, kNoIndex);
  }
}

TEST(PolygonAxesTest, ATrapezoidHasThree) {
  const ConvexPolygon trapezoid = polygonOf(Points{{0, 0}, {4, 0}, {3, 2}, {2, 2}});
  ASSERT_EQ(trapezoid.axes().size(), 3U);
  EXPECT_EQ(trapezoid.axes()[0].opposite, 2U);
}

TEST(PolygonAxesTest, RegularPolygonsHaveHalfAsManyIfTheyAreEven) {
  for (Index sides = 3; sides <= 400; ++sides) {
    const ConvexPolygon polygon = polygonOf(regularOutline(sides, 10.0));
    ASSERT_EQ(polygon.axes().size(), sides % 2 == 0 ? sides / 2 : sides) << sides;
  }
  EXPECT_EQ(polygonOf(regularOutline(6, 1.0)).axes().size(), 3U);
}

TEST(PolygonAxesTest, ASegmentHasOneAndAPointNone) {
  const Points segment{{0, 0}, {1, 2}};
  const std::vector<PolygonAxis> axes = polygonAxes(segment);
  ASSERT_EQ(axes.size(), 1U);
  EXPECT_EQ(axes[0].edge, 0U);
  EXPECT_EQ(axes[0].opposite, 1U);
  EXPECT_TRUE(polygonAxes(Points{{1, 2}}).empty());
  EXPECT_TRUE(polygonAxes(Points{}).empty());
}

TEST(PolygonAxesTest, EveryEdgeIsListedOnceAndExactlyOppositeOnesTogether) {
  for (std::uint64_t i = 0; i < test::cases(3000); ++i) {
    Random random(6, i);
    const ConvexPolygon polygon =
        polygonOf(test::latticeConvex(random, random.integer(3, 20), random.integer(1, 6)));
    const std::span<const Vec2> corners = polygon.vertices();
    const auto direction = [&](Index k) { return corners[(k + 1) % corners.size()] - corners[k]; };
    std::vector<int> listed(corners.size(), 0);
    for (const PolygonAxis axis : polygon.axes()) {
      ++listed[axis.edge];
      // Small integers: exact. In convex polygons parallel edges are opposite ones.
      Index expected = kNoIndex;
      for (Index k = 0; k < corners.size(); ++k) {
        if (k != axis.edge && cross(direction(axis.edge), direction(k)) == 0.0) expected = k;
      }
      ASSERT_EQ(axis.opposite, expected) << "number " << i << ", edge " << axis.edge;
      if (axis.opposite != kNoIndex) ++listed[axis.opposite];
    }
    for (const int times : listed) ASSERT_EQ(times, 1) << "number " << i;
  }
}

TEST(PolygonAxesTest, EdgesOfEveryPolygonAreListedOnce) {
  for (std::uint64_t i = 0; i < test::cases(1000); ++i) {
    Random random(7, i);
    const double thinness = std::ldexp(1.0, -random.integer(1, 50));
    const ConvexPolygon polygon =
        polygonOf(random.chance(0.5) ? test::randomSliver(random, 10.0, thinness)
                                     : test::randomConvex(random, random.integer(3, 60), 10.0));
    std::vector<int> listed(polygon.vertices().size(), 0);
    for (const PolygonAxis axis : polygon.axes()) {
      ++listed[axis.edge];
      if (axis.opposite != kNoIndex) ++listed[axis.opposite];
    }
    for (const int times : listed) ASSERT_EQ(times, 1) << "number " << i;
  }
}

TEST(PolygonAxesTest, EdgesThatRoundingTurnedApartStillShareAnAxis) {
  for (std::uint64_t i = 0; i < 500; ++i) {
    Random random(8, i);
    const Rotation rotation = Rotation::fromAngle(random.angle());
    Points points = box({0.0, 0.0}, {random.between(1.0, 9.0), random.between(1.0, 9.0)});
    for (Vec2& p : points) p = rotation.apply(p);
    ASSERT_EQ(polygonOf(points).axes().size(), 2U) << i;
  }
}

TEST(PolygonAxesTest, EdgesThatAreClearlyNotParallelDoNotShareAnAxis) {
  EXPECT_EQ(polygonOf(Points{{0, 0}, {1, 0}, {1, 1 + 1e-10}, {0, 1}}).axes().size(), 3U);
  EXPECT_EQ(polygonOf(Points{{0, 0}, {1, 0}, {1, 1 + 1e-14}, {0, 1}}).axes().size(), 2U);
}

TEST(RegularOutlineTest, CornersLieOnTheCircleAndStartOnTheXAxis) {
  for (const Index sides : {3U, 4U, 5U, 7U, 100U}) {
    const std::vector<Vec2> points = regularOutline(sides, 2.5);
    ASSERT_EQ(points.size(), sides);
    EXPECT_EQ(points[0], (Vec2{2.5, 0.0}));
    const double side = length(points[1] - points[0]);
    for (Index i = 0; i < sides; ++i) {
      EXPECT_NEAR(length(points[i]), 2.5, 1e-15 * 4.0) << sides << " " << i;
      EXPECT_NEAR(length(points[(i + 1) % sides] - points[i]), side, 1e-14) << sides << " " << i;
    }
    EXPECT_GT(cross(points[0], points[1]), 0.0);
  }
}

TEST(ConvexPolygonOfCornersTest, IsWhatTheOutlineWouldGive) {
  for (std::uint64_t i = 0; i < 500; ++i) {
    test::Random random(91, i);
    const ConvexPolygon created =
        test::polygonOf(test::randomConvex(random, test::randomCornerCount(random), 10.0));
    const ConvexPolygon taken = ConvexPolygon::ofCorners(created.vertices());
    ASSERT_EQ(test::cornersOf(taken), test::cornersOf(created)) << i;
    ASSERT_EQ(taken.area(), created.area()) << i;
    ASSERT_EQ(taken.centroid(), created.centroid()) << i;
    ASSERT_EQ(taken.axes().size(), created.axes().size()) << i;
  }
}

TEST(ConvexPolygonTest, ACopyHasMemoryOfItsOwn) {
  const test::Points points{{0, 0}, {2, 0}, {2, 2}, {0, 2}};
  test::Points corners(points.size());
  std::vector<PolygonAxis> axes(points.size());
  const auto lent = ConvexPolygon::createIn({corners.data(), axes.data()}, points);
  ASSERT_TRUE(lent.polygon);
  EXPECT_EQ(lent.polygon->vertices().data(), corners.data());
  const ConvexPolygon copy = *lent.polygon;
  corners.assign(corners.size(), {});
  axes.clear();
  EXPECT_EQ(test::cornersOf(copy), points);
  ASSERT_EQ(copy.axes().size(), 2U);
  EXPECT_EQ(copy.axes()[1].edge, 1U);
  EXPECT_EQ(copy.axes()[1].opposite, 3U);
}

TEST(ConvexPolygonOfCornersTest, TakesSegmentsAndPoints) {
  const ConvexPolygon segment = ConvexPolygon::ofCorners(test::Points{{1, 2}, {5, 8}});
  EXPECT_EQ(test::cornersOf(segment), (test::Points{{1, 2}, {5, 8}}));
  EXPECT_EQ(segment.centroid(), (Vec2{3, 5}));
  EXPECT_EQ(segment.area(), 0.0);
  EXPECT_EQ(segment.axes().size(), 1U);
  const ConvexPolygon point = ConvexPolygon::ofCorners(test::Points{{1, 2}});
  EXPECT_EQ(point.centroid(), (Vec2{1, 2}));
  EXPECT_TRUE(point.axes().empty());
}

}  // namespace
}  // namespace sepax::convex_polygon_test
