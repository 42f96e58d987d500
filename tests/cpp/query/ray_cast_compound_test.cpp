// Casts at shapes of several pieces.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/query/contains_point.hpp"
#include "sepax/query/ray_cast.hpp"
#include "sepax/tolerance.hpp"
#include "support/cases.hpp"
#include "support/cells.hpp"

namespace sepax::ray_cast_compound_test {
namespace {

using test::boxPiece;
using test::Random;
using test::shapeOf;

TEST(RayCastCompoundTest, SeamsAreNoHits) {
  ShapeInstance row =
      shapeOf({boxPiece({4, 0}, {6, 2}), boxPiece({0, 0}, {2, 2}), boxPiece({2, 0}, {4, 2})});
  const auto stretches = castSegment({-2, 1}, {8, 1}, row.placed());
  ASSERT_EQ(stretches.size(), 1U);
  EXPECT_FALSE(stretches[0].startsInside);
  EXPECT_EQ(stretches[0].entry.fraction, 0.2);
  EXPECT_EQ(stretches[0].entry.point, (Vec2{0, 1}));
  EXPECT_EQ(stretches[0].entry.normal, (Vec2{-1, 0}));
  EXPECT_EQ(stretches[0].entry.piece, 1U);
  EXPECT_EQ(stretches[0].entry.edge, 3U);
  EXPECT_EQ(stretches[0].exit.fraction, 0.8);
  EXPECT_EQ(stretches[0].exit.normal, (Vec2{1, 0}));
  EXPECT_EQ(stretches[0].exit.piece, 0U);
  EXPECT_EQ(stretches[0].exit.edge, 1U);
}

TEST(RayCastCompoundTest, GapsSeparateStretches) {
  ShapeInstance posts = shapeOf({boxPiece({5, 0}, {6, 2}), boxPiece({0, 0}, {1, 2})});
  const auto stretches = castRay({0.5, 1}, {1, 0}, posts.placed());
  ASSERT_EQ(stretches.size(), 2U);
  EXPECT_TRUE(stretches[0].startsInside);
  EXPECT_EQ(stretches[0].entry.fraction, 0.0);
  EXPECT_EQ(stretches[0].exit.fraction, 0.5);
  EXPECT_EQ(stretches[0].exit.piece, 1U);
  EXPECT_FALSE(stretches[1].startsInside);
  EXPECT_EQ(stretches[1].entry.fraction, 4.5);
  EXPECT_EQ(stretches[1].exit.fraction, 5.5);
  EXPECT_EQ(stretches[1].entry.piece, 0U);
}

TEST(RayCastCompoundTest, WhatIsBeyondTheEndIsLeftOut) {
  ShapeInstance posts = shapeOf({boxPiece({5, 0}, {6, 2}), boxPiece({0, 0}, {1, 2})});
  EXPECT_EQ(castRay({-1, 1}, {1, 0}, posts.placed(), 3.0).size(), 1U);
  EXPECT_EQ(castRay({-1, 1}, {1, 0}, posts.placed(), 0.5).size(), 0U);
  EXPECT_EQ(castRay({-1, 1}, {-1, 0}, posts.placed()).size(), 0U);
  EXPECT_EQ(castSegment({-1, 1}, {4, 1}, posts.placed()).size(), 1U);
}

TEST(RayCastCompoundTest, TouchesAreStretchesOfNoLength) {
  ShapeInstance corners = shapeOf({boxPiece({1, 1}, {2, 2}), boxPiece({3, 3}, {4, 4})});
  const auto stretches = castSegment({0, 2}, {2, 0}, corners.placed());
  ASSERT_EQ(stretches.size(), 1U);
  EXPECT_EQ(stretches[0].entry.point, (Vec2{1, 1}));
  EXPECT_EQ(stretches[0].exit.fraction, stretches[0].entry.fraction);
}

using Stretches = std::vector<std::pair<double, double>>;

Stretches plain(const std::vector<RayCast>& casts) {
  Stretches result;
  for (const RayCast& cast : casts) {
    result.emplace_back(cast.entry.fraction, cast.exit.fraction);
  }
  return result;
}

/// The runs of unit steps along a line of the lattice that `taken` holds.
template <class Taken>
Stretches runsOf(Taken&& taken) {
  Stretches runs;
  for (int i = 0; i < test::Cells::kSide; ++i) {
    if (!taken(i)) continue;
    if (runs.empty() || runs.back().second != i) runs.emplace_back(i, i);
    runs.back().second = i + 1;
  }
  return runs;
}

TEST(RayCastCompoundTest, AlongTheLatticeTheStretchesAreRunsOfCells) {
  for (std::uint64_t i = 0; i < test::cases(20000); ++i) {
    Random random(101, i);
    const auto boxes = test::randomLatticeBoxes(random, 8);
    const test::Cells cells(boxes);
    ShapeInstance shape = shapeOf(boxes);
    const int line = random.integer(0, 8);
    const bool between = random.chance(0.5);
    const bool upright = random.chance(0.5);
    const double height = between ? line + 0.5 : line;
    const auto taken = [&](int step) {
      const auto has = [&](int row) {
        return upright ? cells.has(row, step) : cells.has(step, row);
      };
      return has(line) || (!between && has(line - 1));
    };
    const Stretches expected = runsOf(taken);
    const Vec2 from = upright ? Vec2{height, 0} : Vec2{0, height};
    const Vec2 way = upright ? Vec2{0, 8} : Vec2{8, 0};
    Stretches found = plain(castSegment(from, from + way, shape.placed()));
    for (auto& [enter, leave] : found) {
      enter *= 8.0;
      leave *= 8.0;
    }
    ASSERT_EQ(found, expected) << i;
    const Vec2 direction = 0.125 * way;
    ASSERT_EQ(plain(castRay(from, direction, shape.placed())), expected) << i;
  }
}

/// The union of the casts at the pieces: each taken in, with all that it meets.
template <class Cast>
Stretches joined(const PlacedShape& shape, Cast&& castAt) {
  Stretches joined;
  for (const PlacedConvex& piece : shape.pieces) {
    const RayCast cast = castAt(piece);
    if (!cast.hit) continue;
    std::pair<double, double> own{cast.entry.fraction, cast.exit.fraction};
    Stretches rest;
    for (const auto& other : joined) {
      const double seam = kSeamFraction * std::fmax(1.0, other.second);
      if (other.first > own.second + seam || own.first > other.second + seam) {
        rest.push_back(other);
      } else {
        own = {std::fmin(own.first, other.first), std::fmax(own.second, other.second)};
      }
    }
    rest.push_back(own);
    joined = rest;
  }
  std::sort(joined.begin(), joined.end());
  return joined;
}

TEST(RayCastCompoundTest, TheStretchesAreTheUnionOfThoseOfThePieces) {
  int several = 0;
  for (std::uint64_t i = 0; i < test::cases(40000); ++i) {
    Random random(102, i);
    const auto pieces = random.chance(0.3) ? test::randomLatticeBoxes(random, 6)
                                           : test::randomPieces(random, 6, 0.5);
    ShapeInstance shape = shapeOf(pieces, random.latticePoint(2));
    const Vec2 from = random.chance(0.5) ? random.vector(8.0) : random.latticePoint(8);
    const Vec2 to = random.chance(0.5) ? random.vector(8.0) : random.latticePoint(8);
    const auto casts = castSegment(from, to, shape.placed());
    const auto segmentAt = [&](const PlacedConvex& piece) { return castSegment(from, to, piece); };
    ASSERT_EQ(plain(casts), joined(shape.placed(), segmentAt)) << i;
    const double most = random.chance(0.5) ? 1e300 : random.between(0.2, 2.0);
    const auto rayAt = [&](const PlacedConvex& piece) {
      return castRay(from, to - from, piece, most);
    };
    ASSERT_EQ(plain(castRay(from, to - from, shape.placed(), most)), joined(shape.placed(), rayAt))
        << i;
    several += casts.size() > 1 ? 1 : 0;
    for (std::size_t k = 0; k < casts.size(); ++k) {
      ASSERT_EQ(casts[k].startsInside, k == 0 && containsPoint(shape.placed(), from)) << i;
      for (const BoundaryCrossing& crossing : {casts[k].entry, casts[k].exit}) {
        const RayCast own = castSegment(from, to, shape.placed().pieces[crossing.piece]);
        ASSERT_TRUE(own.hit) << i;
        const bool enters = crossing.point == casts[k].entry.point;
        ASSERT_EQ(crossing.point, enters ? own.entry.point : own.exit.point) << i;
      }
    }
  }
  EXPECT_GT(several, test::share(1000));
}

TEST(RayCastCompoundTest, WhatIsOnAStretchBelongsToTheShapeAndNothingElseDoes) {
  for (std::uint64_t i = 0; i < test::cases(10000); ++i) {
    Random random(103, i);
    ShapeInstance shape = shapeOf(test::randomPieces(random, 6, 0.5));
    const Vec2 from = random.vector(6.0);
    const Vec2 way = random.vector(12.0);
    const Stretches stretches = plain(castSegment(from, from + way, shape.placed()));
    for (int k = 0; k < 20; ++k) {
      const double t = random.unit();
      bool on = false;
      double margin = 1.0;
      for (const auto& [enter, leave] : stretches) {
        on = on || (enter <= t && t <= leave);
        margin = std::fmin(margin, std::fmin(std::abs(t - enter), std::abs(t - leave)));
      }
      if (margin < 1e-9) continue;
      ASSERT_EQ(containsPoint(shape.placed(), from + t * way), on) << i << ": at " << t;
    }
  }
}

}  // namespace
}  // namespace sepax::ray_cast_compound_test
