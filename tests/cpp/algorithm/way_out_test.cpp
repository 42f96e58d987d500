#include "sepax/algorithm/way_out.hpp"

#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/query/collide.hpp"
#include "sepax/query/overlaps.hpp"
#include "support/cases.hpp"
#include "support/many_pieces.hpp"
#include "support/pieces.hpp"

namespace sepax::way_out_test {
namespace {

using test::boxPiece;
using test::Random;
using test::shapeOf;

WayOut wayOut(ShapeInstance a, ShapeInstance b, Vec2 preferred = {}) {
  return nearestWayOut(a.placed(), b.placed(), preferred);
}

TEST(WayOutTest, OutOfTheCornerOfTwoWallsTheWayEndsInTheCorner) {
  // A floor and a wall. Box a is 3 deep in one and 4 in the other. The sum of the single pushes
  // would do as well here; the longer one alone would not.
  const ShapeInstance a = shapeOf({boxPiece({0, 0}, {6, 6})});
  const ShapeInstance walls =
      shapeOf({boxPiece({-99, -99}, {99, 3}), boxPiece({2, -99}, {99, 99})});
  const WayOut way = wayOut(a, walls);
  EXPECT_EQ(way.translation, (Vec2{-4, 3}));
}

TEST(WayOutTest, PushesOfPiecesAreNotAddedUp) {
  // Two overlapping floors at the same level: their pushes add up to twice the way.
  const ShapeInstance a = shapeOf({boxPiece({-5, -20}, {5, 10})});
  const ShapeInstance floors =
      shapeOf({boxPiece({-90, -90}, {1, 0}), boxPiece({-1, -90}, {90, 0})});
  EXPECT_EQ(wayOut(a, floors).translation, (Vec2{0, 20}));
}

TEST(WayOutTest, ASlantingWallIsLeftTogetherWithTheFloor) {
  // Where a floor and a slope meet at less than a right angle, two pushes one after the other, each
  // the shortest for its piece, end too far away.
  ShapeInstance slope =
      shapeOf({boxPiece({-90, -90}, {90, 0}),
               ConvexInstance(test::polygonOf(test::Points{{0, 0}, {40, 0}, {40, 80}}))});
  ShapeInstance disc = shapeOf({ConvexInstance(ConvexPolygon::point({0, 0}), 1.0)}, {0.2, 0.1});
  const WayOut way = wayOut(disc, slope);
  const Vec2 end = Vec2{0.2, 0.1} + way.translation;
  // 1 above the floor, and 1 left of the line y = 2 x.
  EXPECT_NEAR(end.y, 1.0, 1e-14);
  EXPECT_NEAR((2.0 * end.x - end.y) / std::sqrt(5.0), -1.0, 1e-14);
}

TEST(WayOutTest, SeamsBetweenPiecesAreNoWayOut) {
  // A block of two halves, and things thin enough to end up on the seam between them.
  const ShapeInstance block = shapeOf({boxPiece({-8, -3}, {0, 3}), boxPiece({0, -3}, {8, 3})});
  const ShapeInstance point = shapeOf({ConvexInstance(ConvexPolygon::point({0, 0}))}, {1, 0.5});
  const ShapeInstance upright =
      shapeOf({ConvexInstance(ConvexPolygon::segment({0, -1}, {0, 1}))}, {-0.25, -0.5});
  EXPECT_EQ(wayOut(point, block).translation, (Vec2{0, 2.5}));
  EXPECT_EQ(wayOut(upright, block).translation, (Vec2{0, -3.5}));
  const ShapeInstance inSeam = shapeOf({ConvexInstance(ConvexPolygon::point({0, 0}))}, {0, 0.5});
  EXPECT_EQ(wayOut(inSeam, block).translation, (Vec2{0, 2.5}));
}

TEST(WayOutTest, WhereARoundPieceTouchesAnotherIsAWayOut) {
  const auto disc = [](Vec2 centre, double radius) {
    return ConvexInstance(ConvexPolygon::point(centre), radius);
  };
  const ShapeInstance ball = shapeOf({disc({0, 0}, 0.5)});
  // It fits between a disc and a wall, and between two discs.
  const ShapeInstance wall = shapeOf({disc({0, -0.5}, 0.5), boxPiece({-9, 1}, {9, 9})});
  EXPECT_EQ(wayOut(ball, wall).translation, (Vec2{0, 0.5}));
  const ShapeInstance discs = shapeOf({disc({0, -0.5}, 0.5), disc({0, 1.5}, 0.5)});
  EXPECT_EQ(wayOut(ball, discs).translation, (Vec2{0, 0.5}));
  // Not where a third piece closes what the two leave.
  const ShapeInstance closed =
      shapeOf({disc({0, -0.5}, 0.5), boxPiece({-9, 1}, {9, 9}), boxPiece({-1, 0}, {1, 2})});
  EXPECT_GT(length(wayOut(ball, closed).translation), 0.9);
}

TEST(WayOutTest, WhereAPieceFitsExactlyIsAWayOut) {
  // A slot a pixel deep below what stands in it, as wide as that: up, and not through the floor or
  // a wall.
  const ShapeInstance slot =
      shapeOf({boxPiece({0, 0}, {6, 1}), boxPiece({0, 0}, {1, 20}), boxPiece({5, 0}, {6, 20})});
  const ShapeInstance crate = shapeOf({boxPiece({1, 0.5}, {5, 1.5})});
  EXPECT_EQ(wayOut(crate, slot).translation, (Vec2{0, 0.5}));
  const ShapeInstance ball = shapeOf({ConvexInstance(ConvexPolygon::point({0, 0}), 2.0)}, {3, 2.5});
  EXPECT_EQ(wayOut(ball, slot).translation, (Vec2{0, 0.5}));
  // What has no inside could be in a seam for all that the two tell.
  const ShapeInstance rod = shapeOf({ConvexInstance(ConvexPolygon::segment({1, 0.5}, {5, 0.5}))});
  EXPECT_EQ(wayOut(rod, slot).translation, (Vec2{0, -0.5}));
}

TEST(WayOutTest, ASliverHidesNoBoundary) {
  // A straight lower edge in three parts, whose corners are rounded: two pieces, one of them
  // thinner than rounding.
  const ShapeInstance shape =
      shapeOf({ConvexInstance(test::polygonOf(test::Points{{0, 5}, {1, 5.1}, {10, 6}, {0, 9}})),
               ConvexInstance(test::polygonOf(test::Points{{1, 5.1}, {3, 5.3}, {10, 6}}))});
  const ShapeInstance point = shapeOf({ConvexInstance(ConvexPolygon::point({0, 0}))}, {1.5, 5.65});
  EXPECT_NEAR(length(wayOut(point, shape).translation), 0.5 / std::sqrt(1.01), 1e-14);
}

TEST(WayOutTest, BesideARoundPieceThatTouchesAnotherThereIsRoomForAPoint) {
  const auto disc = [](Vec2 centre, double radius) {
    return ConvexInstance(ConvexPolygon::point(centre), radius);
  };
  const ShapeInstance point = shapeOf({disc({0, 0}, 0.0)}, {0, -0.25});
  const ShapeInstance discs = shapeOf({disc({0, -1}, 1), disc({0, 1}, 1)});
  EXPECT_EQ(wayOut(point, discs).translation, (Vec2{0, 0.25}));
  const ShapeInstance wall = shapeOf({disc({0, -1}, 1), boxPiece({-9, 0}, {9, 9})});
  EXPECT_EQ(wayOut(point, wall).translation, (Vec2{0, 0.25}));
  // Where flat parts lie on one another there is none: here up to where the rounding begins.
  const ShapeInstance stadium = shapeOf(
      {ConvexInstance(ConvexPolygon::segment({-2, -1}, {2, -1}), 1.0), boxPiece({-9, 0}, {9, 9})});
  EXPECT_EQ(wayOut(point, stadium).translation, (Vec2{0, -1.75}));
  const ShapeInstance atItsEnd = shapeOf({disc({0, 0}, 0.0)}, {1.75, -0.25});
  EXPECT_EQ(wayOut(atItsEnd, stadium).translation, (Vec2{0.25, 0.25}));
}

TEST(WayOutTest, OnALatticeNoPlaceThatOnlyTouchesIsNearer) {
  Random random(20261127);
  const auto piece = [&random] {
    const Vec2 centre{1.0 * random.integer(0, 6), 1.0 * random.integer(0, 6)};
    const Vec2 corner{2.0 * random.integer(0, 3), 2.0 * random.integer(0, 3)};
    if (random.chance(0.3)) return boxPiece(corner, corner + Vec2{2, 2});
    return ConvexInstance(ConvexPolygon::point(centre), 0.5 * random.integer(1, 3));
  };
  int needed = 0;
  for (int round = 0; round < 3000; ++round) {
    std::vector<ConvexInstance> pieces{piece()};
    for (int i = random.integer(1, 2); i > 0; --i) pieces.push_back(piece());
    ShapeInstance a = shapeOf({ConvexInstance(ConvexPolygon::point({3, 3}), 0.5)});
    ShapeInstance b = shapeOf(std::move(pieces));
    const WayOut way = wayOut(a, b);
    if (!way.needed) continue;
    ++needed;
    // Of the translations by halves, exact numbers, those that are shorter.
    for (int x = -8; x <= 8; ++x) {
      for (int y = -8; y <= 8; ++y) {
        const Vec2 shorter{0.5 * x, 0.5 * y};
        if (length(shorter) >= length(way.translation) - 1e-9) continue;
        a.setTransform({shorter, {}});
        EXPECT_TRUE(overlaps(a.placed(), b.placed()))
            << round << ": " << shorter.x << ' ' << shorter.y;
      }
    }
  }
  EXPECT_GT(needed, 500);
}

TEST(WayOutTest, AHoleIsAWayOut) {
  const ShapeInstance ring = shapeOf({boxPiece({-9, -9}, {9, -3}), boxPiece({-9, 3}, {9, 9}),
                                      boxPiece({-9, -3}, {-3, 3}), boxPiece({3, -3}, {9, 3})});
  const ShapeInstance fits = shapeOf({boxPiece({-2, -2}, {2, 2})}, {2, 0});
  const ShapeInstance tooLarge = shapeOf({boxPiece({-4, -4}, {4, 4})});
  EXPECT_EQ(wayOut(fits, ring).translation, (Vec2{-1, 0}));
  EXPECT_EQ(length(wayOut(tooLarge, ring).translation), 13.0);
}

TEST(WayOutTest, NothingToLeaveIsNotLeft) {
  const ShapeInstance a = shapeOf({boxPiece({0, 0}, {1, 1})});
  const ShapeInstance touching = shapeOf({boxPiece({1, 0}, {2, 1}), boxPiece({0, 1}, {1, 2})});
  const WayOut way = wayOut(a, touching);
  EXPECT_FALSE(way.needed);
  EXPECT_EQ(way.translation, Vec2{});
}

TEST(WayOutTest, OfWaysOfTheSameLengthThePreferredOneIsTaken) {
  const ShapeInstance a = shapeOf({boxPiece({-1, -1}, {1, 1})});
  const ShapeInstance cross = shapeOf({boxPiece({-3, -1}, {3, 1}), boxPiece({-1, -3}, {1, 3})});
  for (const Vec2 way : {Vec2{1, 1}, Vec2{-1, 1}, Vec2{-1, -1}, Vec2{1, -1}}) {
    EXPECT_EQ(wayOut(a, cross, way).translation, 2.0 * way);
  }
}

/// The same for boxes with integer corners, by trying every place where an optimum can be: edges of
/// obstacles and the origin, in both coordinates. A place is free if it is inside of none: there a
/// box may just fit.
double bruteForce(const ShapeInstance& a, const ShapeInstance& b) {
  struct Obstacle {
    Vec2 min;
    Vec2 max;
  };
  std::vector<Obstacle> obstacles;
  std::vector<double> xs{0.0};
  std::vector<double> ys{0.0};
  for (const ConvexInstance& p : a.pieces()) {
    for (const ConvexInstance& q : b.pieces()) {
      const Bounds own = boundsOf(p.core().vertices());
      const Bounds other = boundsOf(q.core().vertices());
      obstacles.push_back({other.min - own.max, other.max - own.min});
      xs.insert(xs.end(), {obstacles.back().min.x, obstacles.back().max.x});
      ys.insert(ys.end(), {obstacles.back().min.y, obstacles.back().max.y});
    }
  }
  const auto covered = [&](double x, double y) {
    for (const Obstacle& o : obstacles) {
      if (x > o.min.x && x < o.max.x && y > o.min.y && y < o.max.y) return true;
    }
    return false;
  };
  double least = std::numeric_limits<double>::infinity();
  for (const double x : xs) {
    for (const double y : ys) {
      if (!covered(x, y)) least = std::min(least, std::sqrt(x * x + y * y));
    }
  }
  return least;
}

TEST(WayOutTest, IsTheShortestForLatticeBoxes) {
  for (std::uint64_t i = 0; i < test::cases(20000); ++i) {
    Random random(71, i);
    std::vector<ConvexInstance> a;
    std::vector<ConvexInstance> b;
    const int countA = random.integer(1, 3);
    const int countB = random.integer(1, 6);
    for (int k = 0; k < countA; ++k) a.push_back(test::randomLatticeBox(random));
    for (int k = 0; k < countB; ++k) b.push_back(test::randomLatticeBox(random));
    const ShapeInstance first = shapeOf(a);
    const ShapeInstance second = shapeOf(b);
    ASSERT_EQ(length(wayOut(first, second).translation), bruteForce(first, second)) << i;
  }
}

TEST(WayOutTest, FreesAnyPiecesAndNoShorterWayDoes) {
  int tested = 0;
  for (std::uint64_t i = 0; i < test::cases(3000); ++i) {
    Random random(72, i);
    const double roundness = 0.5 * random.integer(0, 2);
    std::vector<ConvexInstance> a;
    std::vector<ConvexInstance> b;
    const int countA = random.integer(1, 3);
    const int countB = random.integer(1, 5);
    for (int k = 0; k < countA; ++k) a.push_back(test::randomPiece(random, roundness));
    for (int k = 0; k < countB; ++k) b.push_back(test::randomPiece(random, roundness));
    const ShapeInstance first = shapeOf(a);
    ShapeInstance second = shapeOf(b);
    if (test::deepestOverlap(first, second, {}) < 1e-9) continue;
    ++tested;
    const WayOut way = wayOut(first, second);
    const double way1 = length(way.translation);
    ASSERT_LE(test::deepestOverlap(first, second, way.translation), 1e-14 * 10) << i;
    for (const double share : {0.999, 0.9, 0.6}) {
      for (int k = 0; k < 16; ++k) {
        const Vec2 direction = Rotation::fromAngle(random.between(-3.2, 3.2)).apply({1.0, 0.0});
        const Vec2 shorter = share * way1 * direction;
        ASSERT_GT(test::deepestOverlap(first, second, shorter), 0.0) << i << ", " << share;
      }
    }
  }
  EXPECT_GT(tested, test::share(2000));
}

TEST(WayOutTest, OfConvexShapesItIsTheMinimumTranslation) {
  for (std::uint64_t i = 0; i < test::cases(5000); ++i) {
    Random random(73, i);
    ShapeInstance a = shapeOf({test::randomPiece(random, 0.5)});
    ShapeInstance b = shapeOf({test::randomPiece(random, 0.5)});
    const Collision hit = collide(a.placed(), b.placed());
    const WayOut way = wayOut(a, b);
    ASSERT_NEAR(length(way.translation), hit.depth, 1e-13) << i;
    if (!way.needed) continue;
    const Vec2 between = way.points.pointB - way.points.pointA;
    ASSERT_NEAR(length(between - way.translation), 0.0, 1e-13) << i;
  }
}

/// Chains that cross over and over, some on a lattice, where many obstacles meet in each corner;
/// and heaps of pieces.
struct Tangle {
  ShapeInstance a;
  ShapeInstance b;

  static Tangle ofIndex(std::uint64_t index) {
    Random random(74, index);
    const auto points = [&](int least) {
      test::Points made;
      const int count = random.integer(least, 11);
      for (int i = 0; i < count; ++i) {
        Vec2 next = index % 2 == 0 ? random.latticePoint(4) : random.vector(4.0);
        if (i > 0 && next == made.back()) next.x += 1.0;
        made.push_back(next);
      }
      return made;
    };
    if (index % 5 == 4) {
      ShapeInstance a = test::scattered(random, random.integer(2, 6), 2.0, 0.3);
      return {a, test::scattered(random, random.integer(4, 10), 2.0, 0.3)};
    }
    const double radius = index % 5 == 3 ? random.between(0.1, 1.0) : 0.0;
    ShapeInstance a = test::chain(points(3), radius);
    return {a, test::chain(points(6))};
  }
};

TEST(WayOutTest, IsThatAmongAllObstaclesAtOnce) {
  int tested = 0;
  for (std::uint64_t i = 0; i < test::cases(200); ++i) {
    Tangle tangle = Tangle::ofIndex(i);
    const double expected = test::plainWayOut(tangle.a.placed().pieces, tangle.b.placed().pieces);
    ASSERT_NEAR(length(wayOut(tangle.a, tangle.b).translation), expected, 1e-12) << i;
    tested += expected > 0.0 ? 1 : 0;
  }
  EXPECT_GT(tested, test::share(100));
}

TEST(WayOutTest, OfZigzagsThatCrossItFreesThemAndNoShorterWayDoes) {
  for (const bool upright : {false, true}) {
    const ShapeInstance a = test::chain(test::zigzag(40, 30.0, {}, false));
    ShapeInstance b = test::chain(test::zigzag(40, 30.0, {0.3, 0.4}, upright));
    const WayOut way = wayOut(a, b);
    ASSERT_TRUE(way.needed);
    const double size = 60.0;
    EXPECT_LE(test::deepestOverlap(a, b, way.translation), 1e-12 * size);
    Random random(75, upright ? 1 : 0);
    for (int k = 0; k < 300; ++k) {
      const Vec2 direction = Rotation::fromAngle(random.angle()).apply({1.0, 0.0});
      const double share = std::sqrt(random.unit());
      const Vec2 shorter = 0.999 * share * length(way.translation) * direction;
      ASSERT_GT(test::deepestOverlap(a, b, shorter), 0.0) << k;
    }
  }
}

TEST(WayOutTest, OfThousandsOfPiecesItIsFoundAtAll) {
  // All of 250,000 pairs of pieces cross: to compare their boundaries two by two would take days.
  // Turned, the boxes of all obstacles overlap, too.
  for (const double angle : {0.0, 0.6}) {
    ShapeInstance a = test::chain(test::zigzag(501, 500.0, {}, false));
    ShapeInstance b = test::chain(test::zigzag(501, 500.0, {0.25, 0.5}, true));
    a.setTransform({{}, Rotation::fromAngle(angle)});
    b.setTransform({{}, Rotation::fromAngle(1.05 * angle)});
    const WayOut way = wayOut(a, b);
    EXPECT_LE(test::deepestOverlap(a, b, way.translation), 1e-12 * 1000.0);
    EXPECT_GT(length(way.translation), 490.0);
  }
}

/// A line that turns a little at each of its points, as thick as any.
ShapeInstance stroke(Random& random, int count, double radius) {
  test::Points points{random.vector(0.5 * count)};
  double angle = random.angle();
  while (static_cast<int>(points.size()) < count) {
    points.push_back(points.back() + Rotation::fromAngle(angle).apply({1.0, 0.0}));
    angle += random.between(-0.3, 0.3);
  }
  return test::chain(points, radius);
}

TEST(WayOutTest, OfLinesThickerThanLongItIsFoundAtAll) {
  // The boundaries of all obstacles run side by side all around: small squares tell them apart as
  // little as large ones do.
  std::uint64_t index = 0;
  for (const int count : {6, 12, 40}) {
    for (const double thickness : {0.5, 4.0, 1e3, 1e6, 1e9, 1e13}) {
      Random random(76, index++);
      const ShapeInstance a = stroke(random, count, thickness * count);
      ShapeInstance b = stroke(random, count, thickness * count);
      const double size = 4.0 * thickness * count;
      const WayOut way = wayOut(a, b);
      ASSERT_TRUE(way.needed);
      EXPECT_LE(test::deepestOverlap(a, b, way.translation), 1e-12 * size) << index;
      for (int k = 0; k < 100; ++k) {
        const Vec2 direction = Rotation::fromAngle(random.angle()).apply({1.0, 0.0});
        const Vec2 shorter = (length(way.translation) - 1e-12 * size) * direction;
        ASSERT_GT(test::deepestOverlap(a, b, shorter), 0.0) << index << ", " << k;
      }
    }
  }
}

TEST(WayOutTest, OfWaysOfTheSameLengthThePreferredOneIsTakenAmongManyToo) {
  // A frame of many boards around a plate that it holds on all sides: four ways out.
  std::vector<ConvexInstance> boards;
  for (int i = -5; i < 5; ++i) {
    const double at = 0.4 * i;
    boards.push_back(boxPiece({at, -2}, {at + 0.4, 2}));
    boards.push_back(boxPiece({-2, at}, {2, at + 0.4}));
  }
  const ShapeInstance grid = shapeOf(boards);
  const ShapeInstance plate = shapeOf({boxPiece({-1, -1}, {1, 1}), boxPiece({-0.5, -1}, {0.5, 1})});
  for (const Vec2 way : {Vec2{1, 0}, Vec2{-1, 0}, Vec2{0, 1}, Vec2{0, -1}}) {
    EXPECT_NEAR(dot(wayOut(plate, grid, way).translation, way), 3.0, 1e-14);
  }
}

}  // namespace
}  // namespace sepax::way_out_test
