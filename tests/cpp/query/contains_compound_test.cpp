// Shapes of several pieces within one another.
#include <cmath>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/query/contains.hpp"
#include "sepax/query/contains_point.hpp"
#include "sepax/query/distance.hpp"
#include "support/cases.hpp"
#include "support/cells.hpp"

namespace sepax::contains_compound_test {
namespace {

using test::boxPiece;
using test::Random;
using test::shapeOf;

bool holds(std::vector<ConvexInstance> a, std::vector<ConvexInstance> b) {
  ShapeInstance first = shapeOf(std::move(a));
  ShapeInstance second = shapeOf(std::move(b));
  return contains(first.placed(), second.placed());
}

ConvexInstance disc(Vec2 centre, double radius) {
  return ConvexInstance(ConvexPolygon::point(centre), radius);
}

ConvexInstance stick(Vec2 p, Vec2 q, double radius = 0.0) {
  return ConvexInstance(ConvexPolygon::segment(p, q), radius);
}

TEST(ContainsCompoundTest, WhatLiesAcrossASeamIsInside) {
  const std::vector<ConvexInstance> row{boxPiece({0, 0}, {4, 4}), boxPiece({4, 0}, {8, 4})};
  EXPECT_TRUE(holds(row, {boxPiece({3, 1}, {5, 3})}));
  EXPECT_TRUE(holds(row, {boxPiece({0, 0}, {8, 4})})) << "both closed";
  EXPECT_TRUE(holds(row, row));
  EXPECT_TRUE(holds(row, {disc({4, 2}, 2)})) << "touching from inside";
  EXPECT_TRUE(holds(row, {stick({0, 0}, {8, 4})}));
  EXPECT_TRUE(holds(row, {stick({0, 4}, {8, 4})})) << "on the boundary";
  EXPECT_TRUE(holds(row, {stick({2, 2}, {6, 2}, 2)}));
  EXPECT_TRUE(holds(row, {disc({4, 0}, 0)}));
  EXPECT_FALSE(holds(row, {boxPiece({3, 1}, {5, 4.001})}));
  EXPECT_FALSE(holds(row, {disc({4, 2}, 2.001)}));
  EXPECT_FALSE(holds(row, {stick({0, 0}, {8, 4.001})}));
  EXPECT_FALSE(holds(row, {stick({4, -1}, {4, 4})}));
  EXPECT_FALSE(holds(row, {disc({4, -0.5}, 0)}));
}

TEST(ContainsCompoundTest, AHoleIsNotCovered) {
  // A frame of four boxes around the hole from (2, 2) to (4, 4).
  const std::vector<ConvexInstance> frame{boxPiece({0, 0}, {6, 2}), boxPiece({0, 4}, {6, 6}),
                                          boxPiece({0, 2}, {2, 4}), boxPiece({4, 2}, {6, 4})};
  std::vector<ConvexInstance> filled = frame;
  filled.push_back(boxPiece({2, 2}, {4, 4}));
  for (const auto& b : {boxPiece({1, 1}, {5, 5}), boxPiece({0, 0}, {6, 6}), disc({3, 3}, 3),
                        disc({3, 3}, 1), stick({1, 3}, {5, 3}), stick({1, 1}, {5, 5}, 0.5)}) {
    EXPECT_FALSE(holds(frame, {b}));
    EXPECT_TRUE(holds(filled, {b}));
  }
  EXPECT_TRUE(holds(frame, {stick({1, 2}, {5, 2})})) << "along the hole";
  EXPECT_TRUE(holds(frame, {disc({1, 1}, 1)}));
  EXPECT_FALSE(holds(frame, {disc({3, 3}, 0)}));
}

TEST(ContainsCompoundTest, EachPieceOfTheOtherMustBeInside) {
  const std::vector<ConvexInstance> row{boxPiece({0, 0}, {4, 4}), boxPiece({4, 0}, {8, 4})};
  EXPECT_TRUE(holds(row, {disc({1, 1}, 1), boxPiece({3, 1}, {5, 3})}));
  EXPECT_FALSE(holds(row, {disc({1, 1}, 1), disc({9, 9}, 1)}));
  EXPECT_TRUE(holds({boxPiece({0, 0}, {8, 4})}, row));
  EXPECT_FALSE(holds({boxPiece({0, 0}, {7, 4})}, row));
}

TEST(ContainsCompoundTest, PiecesThatMeetInACornerOnlyLeaveAGap) {
  const std::vector<ConvexInstance> pair{boxPiece({0, 0}, {2, 2}), boxPiece({2, 2}, {4, 4})};
  EXPECT_TRUE(holds(pair, {stick({1, 1}, {3, 3})}));
  EXPECT_FALSE(holds(pair, {stick({1, 1}, {3, 3}, 0.1)}));
  EXPECT_FALSE(holds(pair, {boxPiece({1, 1}, {3, 3})}));
}

TEST(ContainsCompoundTest, AgreesWithCellsOfALattice) {
  int inside = 0;
  int acrossPieces = 0;
  for (std::uint64_t i = 0; i < test::cases(20000); ++i) {
    Random random(121, i);
    const auto a = test::randomLatticeBoxes(random, 16);
    const auto b = test::randomLatticeBoxes(random, 2);
    const bool expected = test::Cells(a).covers(test::Cells(b));
    ShapeInstance first = shapeOf(a);
    ShapeInstance second = shapeOf(b);
    ASSERT_EQ(contains(first.placed(), second.placed()), expected) << i;
    inside += expected ? 1 : 0;
    bool single = true;
    for (const PlacedConvex& own : second.placed().pieces) {
      bool held = false;
      for (const PlacedConvex& piece : first.placed().pieces) held = held || contains(piece, own);
      single = single && held;
    }
    acrossPieces += expected && !single ? 1 : 0;
  }
  EXPECT_GT(inside, test::share(1500));
  EXPECT_GT(acrossPieces, test::share(300)) << "hardly any needs several pieces";
}

/// Points all over a piece, its boundary included.
std::vector<Vec2> pointsOf(const PlacedConvex& piece, Random& random) {
  std::vector<Vec2> points;
  const PlacedPolygon& core = piece.core;
  for (int k = 0; k < 150; ++k) {
    Vec2 p;
    double sum = 0.0;
    for (Index i = 0; i < core.count(); ++i) {
      const double weight = random.chance(0.4) ? random.unit() + 1e-9 : 1e-9;
      p = p + weight * core.vertex(i);
      sum += weight;
    }
    const double out = piece.radius * (random.chance(0.6) ? 1.0 : random.unit());
    points.push_back((1.0 / sum) * p + out * Rotation::fromAngle(random.angle()).apply({1, 0}));
  }
  return points;
}

TEST(ContainsCompoundTest, AgreesWithTryingManyPoints) {
  int inside = 0;
  int missed = 0;
  for (std::uint64_t i = 0; i < test::cases(8000); ++i) {
    Random random(122, i);
    ShapeInstance a = shapeOf(test::randomPieces(random, 12, 0.5));
    ShapeInstance b = shapeOf({test::randomPiece(random, 0.5)});
    const PlacedConvex piece = b.placed().pieces[0];
    bool all = true;
    for (const Vec2 p : pointsOf(piece, random)) {
      if (all && !containsPoint(a.placed(), p)) {
        // A point on the boundary of b may have been rounded out.
        PlacedPolygon place;
        place.place(ConvexPolygon::point(p), {});
        const PlacedConvex point{place};
        all = distance({{&point, 1}}, a.placed()).distance < 1e-12;
      }
    }
    const bool found = contains(a.placed(), b.placed());
    if (found) {
      ASSERT_TRUE(all) << i;
    }
    inside += found ? 1 : 0;
    missed += all && !found ? 1 : 0;
  }
  EXPECT_GT(inside, test::share(300));
  EXPECT_LT(missed, 120) << "far more than what so few points don't find";
}

TEST(ContainsCompoundTest, LinesContainNothingThatHasAnInside) {
  const auto segment = [](Vec2 p, Vec2 q) { return ConvexInstance(ConvexPolygon::segment(p, q)); };
  // The centre of the box is on the chain, and so is all of a part of it.
  ShapeInstance chain = shapeOf({segment({-9, 0}, {0, 0}), segment({0, 0}, {9, 0})});
  ShapeInstance box = shapeOf({boxPiece({-1, -1}, {1, 1})});
  ShapeInstance part = shapeOf({segment({-1, 0}, {1, 0})});
  EXPECT_FALSE(contains(chain.placed(), box.placed()));
  EXPECT_TRUE(contains(chain.placed(), part.placed()));
}

/// As thin as rounding: a box, or what is like it.
std::vector<ConvexInstance> needles(double from, double to, double width) {
  std::vector<ConvexInstance> all{boxPiece({from, -0.5 * width}, {to, 0.5 * width})};
  all.push_back(stick({from, 0}, {to, 0}, 0.5 * width));
  for (const double end : {from, to}) {
    const std::vector<Vec2> corners{{from, 0}, {to, 0}, {end, width}};
    all.push_back(ConvexInstance(test::polygonOf(corners)));
  }
  return all;
}

TEST(ContainsCompoundTest, WhatIsAsThinAsRoundingMayNotStickOut) {
  const std::vector<ConvexInstance> row{boxPiece({-8, -4}, {0, 4}), boxPiece({0, -4}, {8, 4})};
  const std::vector<ConvexInstance> apart{boxPiece({-8, -4}, {-1, 4}), boxPiece({1, -4}, {8, 4})};
  for (const double width : {1e-15, 1e-14, 1e-13, 1e-12, 1e-11}) {
    for (const ConvexInstance& inside : needles(-8, 8, width)) {
      EXPECT_EQ(holds(row, {inside}), !(inside.radius() > 4e-13)) << width;
      EXPECT_FALSE(holds(apart, {inside})) << width;
    }
    for (const ConvexInstance& outside : needles(-12, 8, width)) {
      EXPECT_FALSE(holds(row, {outside})) << width;
    }
    for (const ConvexInstance& outside : needles(-8, 8.001, width)) {
      EXPECT_FALSE(holds(row, {outside})) << width;
    }
  }
}

TEST(ContainsCompoundTest, NeedlesAgreeWithTheirPointsAndWithThickerOnes) {
  int inside = 0;
  int outside = 0;
  for (std::uint64_t i = 0; i < test::cases(20000); ++i) {
    Random random(123, i);
    const auto boxes = test::randomLatticeBoxes(random, 16);
    const auto place = [&] { return Vec2{8.0 * random.unit(), 8.0 * random.unit()}; };
    const Vec2 p = place();
    const Vec2 q = random.chance(0.5) ? place() : Vec2{8.0 * random.unit(), p.y};
    const double width = std::ldexp(1.0, -random.integer(30, 60));
    const bool found = holds(boxes, {stick(p, q, width)});
    const test::Cells cells(boxes);
    double farthest = 0.0;
    for (int k = 0; k <= 100; ++k) {
      farthest = std::fmax(farthest, cells.distanceTo(p + 0.01 * k * (q - p), false));
    }
    if (found) {
      ASSERT_LT(farthest, 1e-12) << i;
    } else {
      ASSERT_FALSE(holds(boxes, {stick(p, q, width + 1e-12)})) << i;
    }
    (found ? inside : outside) += 1;
  }
  EXPECT_GT(inside, test::share(1000));
  EXPECT_GT(outside, test::share(1000));
}

TEST(ContainsCompoundTest, WhatLiesInLineWithASliverBeyondItsEndIsNot) {
  const auto polygon = [](const std::vector<Vec2>& corners, double radius) {
    return ConvexInstance(*ConvexPolygon::create(corners).polygon, radius);
  };
  const double x = -3.8125000000000004;
  const std::vector<ConvexInstance> a{
      polygon({{0.81249999999999989, 0.81249999999999989}, {-0.93750000000000011, -0.9375}, {x, x}},
              3.421875),
      polygon({{x, x}, {12.687500000000002, -3.8125000000000004}, {-7.1875000000000009, 12.625}},
              3.421875)};
  EXPECT_FALSE(holds(a, {disc({-9.75, -9.75}, 2.703125)}));
}

TEST(ContainsCompoundTest, AmongThousandsOfPiecesAGapIsFound) {
  std::vector<ConvexInstance> tiles;
  for (int x = 0; x < 50; ++x) {
    for (int y = 0; y < 50; ++y) tiles.push_back(boxPiece({1.0 * x, 1.0 * y}, {x + 1.0, y + 1.0}));
  }
  std::vector<ConvexInstance> shifted;
  for (int x = 0; x < 49; ++x) {
    for (int y = 0; y < 49; ++y)
      shifted.push_back(boxPiece({x + 0.5, y + 0.5}, {x + 1.5, y + 1.5}));
  }
  const ConvexInstance all = boxPiece({0, 0}, {50, 50});
  EXPECT_TRUE(holds(tiles, {all}));
  EXPECT_TRUE(holds(tiles, shifted));
  EXPECT_TRUE(holds(tiles, {stick({0, 0.25}, {50, 49.5})}));
  tiles[1275] = boxPiece({25, 25}, {26, 25.75});
  EXPECT_FALSE(holds(tiles, {all}));
  EXPECT_FALSE(holds(tiles, shifted));
  EXPECT_FALSE(holds(tiles, {stick({0, 0.875}, {50, 50.875})}));
  EXPECT_TRUE(holds(tiles, {stick({0, 0.25}, {50, 20.25})}));
}

}  // namespace
}  // namespace sepax::contains_compound_test
