// Rays and segments through convex shapes, by example.
#include "sepax/query/ray_cast.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>

#include "sepax/algorithm/nearest_feature.hpp"
#include "sepax/algorithm/rounded_obstacle.hpp"
#include "sepax/query/contains_point.hpp"
#include "sepax/shape/convex_hull.hpp"
#include "support/cases.hpp"
#include "support/random.hpp"
#include "support/shapes.hpp"

namespace sepax::ray_cast_test {
namespace {

using test::box;

RayCast segment(Vec2 from, Vec2 to, ConvexInstance shape) {
  return castSegment(from, to, shape.placed());
}

ConvexInstance square(double radius = 0.0) {
  return ConvexInstance(test::polygonOf(box({0, 0}, {4, 4})), radius);
}
ConvexInstance circle(Vec2 centre, double radius) {
  return ConvexInstance(ConvexPolygon::point(centre), radius);
}
ConvexInstance bar(Vec2 p, Vec2 q, double radius = 0.0) {
  return ConvexInstance(ConvexPolygon::segment(p, q), radius);
}

TEST(RayCastTest, ThroughABoxFromSideToSide) {
  const RayCast cast = segment({-2, 1}, {6, 3}, square());
  ASSERT_TRUE(cast.hit);
  EXPECT_FALSE(cast.startsInside);
  EXPECT_EQ(cast.entry.fraction, 0.25);
  EXPECT_EQ(cast.entry.point, (Vec2{0, 1.5}));
  EXPECT_EQ(cast.entry.normal, (Vec2{-1, 0}));
  EXPECT_EQ(cast.entry.edge, 3U);
  EXPECT_EQ(cast.exit.fraction, 0.75);
  EXPECT_EQ(cast.exit.point, (Vec2{4, 2.5}));
  EXPECT_EQ(cast.exit.normal, (Vec2{1, 0}));
  EXPECT_EQ(cast.exit.edge, 1U);
}

TEST(RayCastTest, ThroughACircle) {
  const RayCast cast = segment({-7, 4}, {13, 4}, circle({3, 0}, 5));
  ASSERT_TRUE(cast.hit);
  EXPECT_EQ(cast.entry.point, (Vec2{0, 4}));
  EXPECT_EQ(cast.entry.fraction, 0.35);
  EXPECT_NEAR(cast.entry.normal.x, -0.6, 1e-15);
  EXPECT_NEAR(cast.entry.normal.y, 0.8, 1e-15);
  EXPECT_EQ(cast.entry.edge, kNoIndex);
  EXPECT_EQ(cast.exit.point, (Vec2{6, 4}));
  EXPECT_NEAR(cast.exit.normal.x, 0.6, 1e-15);
}

TEST(RayCastTest, ThroughACircleOfAnySize) {
  for (int exponent = -320; exponent <= 320; exponent += 5) {
    const double size = std::ldexp(1.0, exponent);
    const RayCast cast =
        segment(size * Vec2{-7, 4}, size * Vec2{13, 4}, circle(size * Vec2{3, 0}, size * 5));
    ASSERT_TRUE(cast.hit) << exponent;
    EXPECT_EQ(cast.entry.fraction, 0.35) << exponent;
    EXPECT_EQ(cast.exit.fraction, 0.65) << exponent;
    const RayCast oblique =
        segment(size * Vec2{-3, 3}, size * Vec2{5, -1}, bar(Vec2{}, size * Vec2{4, 0}, size));
    const RayCast same = segment({-3, 3}, {5, -1}, bar({}, {4, 0}, 1));
    EXPECT_EQ(oblique.entry.fraction, same.entry.fraction) << exponent;
    EXPECT_EQ(oblique.exit.fraction, same.exit.fraction) << exponent;
  }
}

TEST(RayCastTest, TouchingCounts) {
  EXPECT_TRUE(segment({-1, 1}, {1, -1}, square()).hit) << "a corner";
  EXPECT_TRUE(segment({-1, 4}, {9, 4}, square()).hit) << "along an edge";
  EXPECT_FALSE(
      segment({-1, std::nextafter(4.0, 5.0)}, {9, std::nextafter(4.0, 5.0)}, square()).hit);
  EXPECT_TRUE(segment({-1, 2}, {0, 2}, square()).hit) << "ends on an edge";
  EXPECT_FALSE(segment({-1, 2}, {-1e-300, 2}, square()).hit);
  EXPECT_TRUE(segment({-9, 5}, {9, 5}, circle({0, 0}, 5)).hit) << "a tangent";
  EXPECT_FALSE(segment({-9, 5}, {9, 5}, circle({0, 0}, std::nextafter(5.0, 0.0))).hit);
  EXPECT_TRUE(segment({3, 4}, {30, 40}, circle({0, 0}, 5)).hit) << "starts on the boundary";
}

TEST(RayCastTest, AGrazedCornerIsOnePoint) {
  const RayCast cast = segment({-1, 1}, {1, -1}, square());
  EXPECT_EQ(cast.entry.fraction, 0.5);
  EXPECT_EQ(cast.exit.fraction, 0.5);
  EXPECT_EQ(cast.entry.point, Vec2{});
  EXPECT_EQ(cast.exit.point, Vec2{});
}

TEST(RayCastTest, AlongAnEdgeIsTheWholeEdge) {
  const RayCast cast = segment({-4, 4}, {12, 4}, square());
  EXPECT_EQ(cast.entry.fraction, 0.25);
  EXPECT_EQ(cast.exit.fraction, 0.5);
  EXPECT_EQ(cast.entry.point, (Vec2{0, 4}));
  EXPECT_EQ(cast.exit.point, (Vec2{4, 4}));
}

TEST(RayCastTest, FromInsideTheEntryIsTheStart) {
  const RayCast cast = segment({3, 2}, {7, 2}, square());
  ASSERT_TRUE(cast.hit);
  EXPECT_TRUE(cast.startsInside);
  EXPECT_EQ(cast.entry.fraction, 0.0);
  EXPECT_EQ(cast.entry.point, (Vec2{3, 2}));
  EXPECT_EQ(cast.entry.normal, (Vec2{1, 0})) << "of the nearest edge";
  EXPECT_EQ(cast.exit.fraction, 0.25);
  const RayCast within = segment({1, 2}, {2, 2}, square(1));
  EXPECT_TRUE(within.startsInside);
  EXPECT_EQ(within.exit.fraction, 1.0);
  EXPECT_EQ(within.exit.point, (Vec2{2, 2}));
}

TEST(RayCastTest, LeavingFromTheBoundaryTouchesAtTheStart) {
  const RayCast cast = segment({4, 2}, {8, 2}, square());
  ASSERT_TRUE(cast.hit);
  EXPECT_TRUE(cast.startsInside);
  EXPECT_EQ(cast.entry.normal, (Vec2{1, 0}));
  EXPECT_EQ(cast.exit.fraction, 0.0);
  EXPECT_EQ(cast.exit.normal, (Vec2{1, 0}));
}

TEST(RayCastTest, NoLengthAsksAboutThePoint) {
  for (const double radius : {0.0, 0.5}) {
    EXPECT_TRUE(segment({2, 2}, {2, 2}, square(radius)).hit);
    EXPECT_TRUE(segment({4, 2}, {4, 2}, square(radius)).hit);
    EXPECT_FALSE(segment({5, 2}, {5, 2}, square(radius)).hit);
  }
  EXPECT_TRUE(segment({1, 1}, {1, 1}, bar({0, 0}, {2, 2})).hit);
  EXPECT_FALSE(segment({3, 3}, {3, 3}, bar({0, 0}, {2, 2})).hit);
  EXPECT_TRUE(segment({3, 4}, {3, 4}, circle({3, 4}, 0)).hit);
  EXPECT_FALSE(segment({3, 4}, {3, 4}, circle({3, 5}, 0)).hit);
  EXPECT_TRUE(castRay({2, 2}, {}, square().placed()).startsInside);
}

TEST(RayCastTest, SegmentsInLine) {
  const RayCast cast = segment({-4, -4}, {4, 4}, bar({2, 2}, {0, 0}));
  ASSERT_TRUE(cast.hit);
  EXPECT_EQ(cast.entry.fraction, 0.5);
  EXPECT_EQ(cast.entry.point, Vec2{});
  EXPECT_NEAR(cast.entry.normal.x, -std::sqrt(0.5), 1e-15);
  EXPECT_EQ(cast.exit.fraction, 0.75);
  EXPECT_EQ(cast.exit.point, (Vec2{2, 2}));
  EXPECT_FALSE(segment({3, 3}, {4, 4}, bar({2, 2}, {0, 0})).hit);
  EXPECT_FALSE(segment({-3, -3}, {-1, -1}, bar({2, 2}, {0, 0})).hit);
  EXPECT_TRUE(segment({-3, -3}, {0, 0}, bar({2, 2}, {0, 0})).hit);
  EXPECT_TRUE(segment({1, 1}, {9, 9}, bar({2, 2}, {0, 0})).startsInside);
  EXPECT_TRUE(segment({-3, -3}, {7, 7}, circle({1, 1}, 0)).hit) << "a point on the way";
  EXPECT_FALSE(segment({2, 2}, {7, 7}, circle({1, 1}, 0)).hit);
}

TEST(RayCastTest, ARayHasNoEnd) {
  ConvexInstance far = circle({0x3p300, 0x4p300}, 0.0);
  EXPECT_TRUE(castRay({}, {3, 4}, far.placed()).hit);
  EXPECT_FALSE(castRay({}, {-3, -4}, far.placed()).hit);
  const RayCast cast = castRay({-2, 2}, {0, 0x1p-400}, square().placed());
  EXPECT_FALSE(cast.hit);
  const RayCast slow = castRay({-2, 2}, {0x1p-400, 0}, square().placed());
  ASSERT_TRUE(slow.hit);
  EXPECT_EQ(slow.entry.fraction, 0x1p401);
  EXPECT_EQ(slow.entry.point, (Vec2{0, 2}));
  EXPECT_EQ(slow.exit.fraction, 6 * 0x1p400);
}

TEST(RayCastTest, HowLongTheDirectionIsDoesNotMatter) {
  for (std::uint64_t i = 0; i < test::cases(2000); ++i) {
    test::Random random(7, i);
    const Vec2 start = random.vector(4.0);
    ConvexInstance capsule = bar(start, random.vector(4.0), random.between(0.01, 1.0));
    const Vec2 from = random.vector(8.0);
    const Vec2 direction = random.vector(1.0);
    const RayCast plain = castRay(from, direction, capsule.placed());
    const int exponent = random.integer(-320, 320);
    const Vec2 other = std::ldexp(1.0, exponent) * direction;
    const RayCast cast = castRay(from, other, capsule.placed());
    ASSERT_EQ(cast.hit, plain.hit) << i;
    EXPECT_NEAR(std::ldexp(cast.entry.fraction, exponent), plain.entry.fraction, 1e-9) << i;
    EXPECT_NEAR(std::ldexp(cast.exit.fraction, exponent), plain.exit.fraction, 1e-9) << i;
  }
}

TEST(RayCastTest, AnEndGivenByFraction) {
  const RayCast cast = castRay({-2, 2}, {1, 0}, square().placed(), 3.0);
  ASSERT_TRUE(cast.hit);
  EXPECT_EQ(cast.entry.fraction, 2.0);
  EXPECT_EQ(cast.exit.fraction, 3.0);
  EXPECT_EQ(cast.exit.point, (Vec2{1, 2}));
  EXPECT_TRUE(castRay({-2, 2}, {1, 0}, square().placed(), 2.0).hit);
  EXPECT_FALSE(castRay({-2, 2}, {1, 0}, square().placed(), 1.99).hit);
}

/// What castSegment does of a disc, by the functions for shapes of any kind.
RayCast plainDiscCast(Vec2 from, Vec2 to, const PlacedConvex& disc) {
  RayCast cast;
  const StraightWay way = StraightWay::between(from, to);
  const Vec2 vector = way.vector();
  const Obstacle obstacle(from, disc.core);
  const NearestApproach approach = nearestApproach(obstacle, vector);
  cast.hit = comesWithin(disc.core, way, approach.feature.distance, disc.radius);
  cast.startsInside = containsPoint(disc, from);
  const WayThrough through = wayThrough(obstacle, disc.radius, vector);
  if (!cast.hit || cast.startsInside || through.time.empty()) return cast;
  const double fraction = std::clamp(through.time.min, 0.0, 1.0);
  cast.entry = {fraction, from + fraction * vector, -through.normal + Vec2{}, kNoIndex};
  return cast;
}

TEST(RayCastTest, OfADiscTheShortcutSaysWhatIsSaidOfAllShapes) {
  int hits = 0;
  for (std::uint64_t i = 0; i < test::cases(200000); ++i) {
    test::Random random(8, i);
    const bool lattice = random.chance(0.3);
    ConvexInstance disc = lattice ? circle(random.latticePoint(3), random.integer(1, 3))
                                  : circle(random.vector(3.0), random.between(0.01, 3.0));
    const double size = random.chance(0.1) ? random.magnitude(-300, 300) : 6.0;
    const Vec2 from = lattice ? random.latticePoint(5) : random.vector(size);
    const Vec2 to = lattice ? random.latticePoint(5) : random.vector(size);
    const RayCast plain = plainDiscCast(from, to, disc.placed());
    const RayCast cast = castSegment(from, to, disc.placed());
    ASSERT_EQ(cast.hit, plain.hit) << i;
    if (!plain.hit) continue;
    ++hits;
    ASSERT_EQ(cast.startsInside, plain.startsInside) << i;
    if (plain.startsInside || plain.entry.normal == Vec2{}) continue;
    ASSERT_EQ(cast.entry.fraction, plain.entry.fraction) << i;
    ASSERT_EQ(cast.entry.point, plain.entry.point) << i;
    ASSERT_EQ(cast.entry.normal, plain.entry.normal) << i;
  }
  EXPECT_GT(hits, static_cast<int>(test::cases(200000) / 10));
}

void expectEntry(const std::optional<BoundaryCrossing>& entry, const RayCast& cast) {
  ASSERT_EQ(entry.has_value(), cast.hit);
  if (!entry) return;
  EXPECT_EQ(entry->fraction, cast.entry.fraction);
  EXPECT_EQ(entry->point, cast.entry.point);
  EXPECT_EQ(entry->normal, cast.entry.normal);
  EXPECT_EQ(entry->edge, cast.entry.edge);
}

/// What is left of a segment after clipping at the half planes of all edges, one after the other.
struct Clipped {
  bool hit = true;
  bool startsInside = true;
  double entry = 0.0;
  double exit = 1.0;
};

Clipped clipAtAllEdges(Vec2 from, Vec2 to, const PlacedPolygon& polygon) {
  Clipped clipped;
  for (Index i = 0; i < polygon.count(); ++i) {
    const Vec2 p = polygon.vertex(i);
    const Vec2 q = polygon.vertex(polygon.next(i));
    const double start = -orientation(p, q, from);
    const double end = -orientation(p, q, to);
    if (start > 0.0) clipped.startsInside = false;
    if (start > 0.0 && end > 0.0) clipped.hit = false;
    if (start > 0.0 && end <= 0.0) clipped.entry = std::max(clipped.entry, start / (start - end));
    if (start <= 0.0 && end > 0.0) clipped.exit = std::min(clipped.exit, start / (start - end));
  }
  // Beside a corner no edge alone has both ends outside of it.
  const auto beyond = [&](int sign) {
    return std::ranges::all_of(polygon.vertices(), [&](Vec2 vertex) {
      return sign * orientation(from, to, vertex) > 0.0;
    });
  };
  if (beyond(1) || beyond(-1)) clipped.hit = false;
  return clipped;
}

TEST(RayCastTest, TwoEdgesSayWhatAllOfThemSay) {
  int hits = 0;
  int grazes = 0;
  for (std::uint64_t i = 0; i < test::cases(50000); ++i) {
    test::Random random(10, i);
    const bool onLattice = random.chance(0.5);
    ConvexInstance shape =
        onLattice ? ConvexInstance(test::polygonOf(test::Points{
                        {0, 0}, {2, -1}, {4, 0}, {5, 2}, {4, 4}, {2, 5}, {0, 4}, {-1, 2}}))
                  : ConvexInstance(test::polygonOf(
                        regularOutline(3 + static_cast<Index>(random.between(0, 38)), 3.0)));
    if (!onLattice) {
      shape.setTransform({random.vector(1.0), Rotation::fromAngle(random.between(0, 7))});
    }
    const Vec2 from = onLattice ? random.latticePoint(7) : random.vector(7.0);
    const Vec2 to = onLattice ? random.latticePoint(7) : random.vector(7.0);
    if (from == to) continue;
    const PlacedConvex placed = shape.placed();
    const Clipped clipped = clipAtAllEdges(from, to, placed.core);
    const RayCast cast = castSegment(from, to, placed);
    ASSERT_EQ(cast.hit, clipped.hit) << i;
    if (!cast.hit) continue;
    ++hits;
    if (clipped.entry >= clipped.exit) ++grazes;
    ASSERT_EQ(cast.startsInside, clipped.startsInside) << i;
    ASSERT_NEAR(cast.entry.fraction, clipped.entry, 1e-14) << i;
    ASSERT_NEAR(cast.exit.fraction, clipped.exit, 1e-14) << i;
    if (!onLattice) {
      ASSERT_EQ(cast.entry.fraction, clipped.entry) << i;
    }
  }
  EXPECT_GT(hits, static_cast<int>(test::cases(50000) / 10));
  EXPECT_GT(grazes, 0);
}

TEST(RayCastTest, TheEntryAloneIsThatOfTheWholeCast) {
  int hits = 0;
  for (std::uint64_t i = 0; i < test::cases(50000); ++i) {
    test::Random random(9, i);
    const Vec2 place = random.latticePoint(3);
    const double radius = random.chance(0.5) ? 0.0 : random.between(0.1, 1.0);
    ConvexInstance shapes[] = {square(radius), bar(place, random.vector(4.0), radius),
                               circle(place, radius)};
    const Vec2 from = random.chance(0.3) ? random.latticePoint(5) : random.vector(6.0);
    const Vec2 direction = random.chance(0.3) ? random.latticePoint(5) : random.vector(1.0);
    const double limit =
        random.chance(0.5) ? random.between(0.0, 8.0) : std::numeric_limits<double>::infinity();
    for (ConvexInstance& shape : shapes) {
      const RayCast cast = castRay(from, direction, shape.placed(), limit);
      const RayCast way = castSegment(from, from + direction, shape.placed());
      if (cast.hit) ++hits;
      expectEntry(rayEntry(from, direction, shape.placed(), limit), cast);
      expectEntry(segmentEntry(from, from + direction, shape.placed()), way);
      if (HasFailure()) FAIL() << i;
    }
  }
  EXPECT_GT(hits, static_cast<int>(test::cases(50000) / 10));
}

/// A triangle on a grid of tenths or thirds, with a corner on each edge that is straight but for
/// rounding.
ConvexInstance nearlyTriangle(test::Random& random) {
  const double step = random.chance(0.5) ? 3.0 : 10.0;
  const auto onGrid = [&] { return (1.0 / step) * random.latticePoint(20); };
  std::array<Vec2, 3> corners;
  do {
    for (Vec2& corner : corners) corner = onGrid();
  } while (orientation(corners[0], corners[1], corners[2]) < 0.1);
  test::Points points;
  for (std::size_t i = 0; i < 3; ++i) {
    const Vec2 p = corners[i];
    const Vec2 q = corners[(i + 1) % 3];
    points.push_back(p);
    points.push_back(p + (random.integer(1, 8) / 9.0) * (q - p));
  }
  test::Points hull;
  for (const Index corner : convexHull(points)) hull.push_back(points[corner]);
  return ConvexInstance(test::polygonOf(hull));
}

TEST(RayCastTest, ThePointIsOnTheWayAlsoBesideCornersThatAreNearlyStraight) {
  int throughCorners = 0;
  for (std::uint64_t i = 0; i < test::cases(100000); ++i) {
    test::Random random(11, i);
    ConvexInstance shape = nearlyTriangle(random);
    const PlacedConvex placed = shape.placed();
    const Vec2 aim = placed.core.vertex(static_cast<Index>(random.integer(0, 2)));
    const Vec2 from = aim + (1.0 / 3.0) * random.latticePoint(20);
    const Vec2 direction = 2.0 * (aim - from);
    const RayCast cast = castRay(from, direction, placed);
    if (!cast.hit || from == aim) continue;
    ++throughCorners;
    for (const BoundaryCrossing& crossing : {cast.entry, cast.exit}) {
      const Vec2 along = crossing.point - from;
      ASSERT_LT(std::abs(cross(direction, along)), 1e-13 * dot(direction, direction)) << i;
      // Along a graze rounding is magnified in the fraction.
      const double steepness = std::abs(dot(crossing.normal, direction)) / length(direction);
      ASSERT_LT(steepness * length(along - crossing.fraction * direction), 1e-13) << i;
    }
  }
  EXPECT_GT(throughCorners, test::share(50000));
}

TEST(RayCastTest, FromVeryFarThePointIsStillOnTheBoundary) {
  const RayCast cast = segment({-1e15, 1}, {3e15, 2}, square());
  ASSERT_TRUE(cast.hit);
  EXPECT_EQ(cast.entry.point.x, 0.0);
  EXPECT_NEAR(cast.entry.point.y, 1.25, 1e-12);
}

}  // namespace
}  // namespace sepax::ray_cast_test
