#include "sepax/algorithm/square_view.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/algorithm/nearest_feature.hpp"
#include "support/cases.hpp"
#include "support/many_pieces.hpp"

namespace sepax::square_view_test {
namespace {

using detail::Square;
using detail::SquareView;
using detail::viewFrom;
using test::Random;

constexpr double kTolerance = 1e-13;

/// Places all over a square, its corners among them.
std::vector<Vec2> placesIn(const Square& square) {
  std::vector<Vec2> places;
  for (int x = -4; x <= 4; ++x) {
    for (int y = -4; y <= 4; ++y) {
      places.push_back(square.centre + 0.25 * square.half * Vec2{1.0 * x, 1.0 * y});
    }
  }
  return places;
}

/// Two pieces, and a square about the boundary of their obstacle.
struct Case {
  ShapeInstance a;
  ShapeInstance b;
  Square square;

  static Case ofIndex(std::uint64_t index) {
    Random random(94, index);
    const double roundness = 0.5 * random.integer(0, 2);
    const auto piece = [&] {
      if (random.chance(0.3)) return ConvexInstance(ConvexPolygon::segment({}, random.vector(2.0)));
      return test::randomPiece(random, roundness);
    };
    ShapeInstance a = test::shapeOf({piece()});
    ShapeInstance b = test::shapeOf({piece()});
    const GrownObstacle grown(a.placed().pieces[0], b.placed().pieces[0]);
    Vec2 centre = random.vector(3.0);
    const double half = std::ldexp(1.0, -random.integer(0, 8));
    if (!grown.parts().empty()) {
      const int count = static_cast<int>(grown.parts().size());
      const BoundaryPart& part = grown.parts()[static_cast<Index>(random.integer(0, count - 1))];
      const Vec2 along = random.unit() * (part.end - part.start);
      const Vec2 out = (part.round ? grown.radius() : 0.0) * part.firstNormal;
      centre = part.start + along + out + random.vector(2.0 * half);
    }
    return {a, b, {centre, half}};
  }
};

/// Whether a view says what is true of all places of its square.
void expectTrueOfAllPlaces(const SquareView& view, const Square& square, const GrownObstacle& grown,
                           std::uint64_t index) {
  for (const Vec2 place : placesIn(square)) {
    const Place own = grown.locate(place, kTolerance).place;
    if (view.place != Place::kBoundary) {
      ASSERT_EQ(own, view.place) << index;
      continue;
    }
    const double height = dot(view.normal, place - square.centre) + view.height;
    if (own == Place::kInside) {
      ASSERT_LE(height, 1e-12) << index;
    } else if (own == Place::kOutside && view.isHalfPlane) {
      ASSERT_GE(height, -1e-12) << index;
    }
  }
}

TEST(SquareViewTest, SaysWhatIsTrueOfAllPlacesOfTheSquare) {
  int outside = 0;
  int inside = 0;
  int halfPlanes = 0;
  for (std::uint64_t i = 0; i < test::cases(4000); ++i) {
    Case given = Case::ofIndex(i);
    const PlacedConvex& a = given.a.placed().pieces[0];
    const PlacedConvex& b = given.b.placed().pieces[0];
    const SquareView view = viewFrom(given.square, a, b, kTolerance);
    outside += view.place == Place::kOutside ? 1 : 0;
    inside += view.place == Place::kInside ? 1 : 0;
    halfPlanes += view.place == Place::kBoundary && view.isHalfPlane ? 1 : 0;
    ASSERT_NO_FATAL_FAILURE(expectTrueOfAllPlaces(view, given.square, GrownObstacle(a, b), i));
  }
  EXPECT_GT(outside, test::share(400));
  EXPECT_GT(inside, test::share(300));
  EXPECT_GT(halfPlanes, test::share(300));
}

TEST(SquareViewTest, SoItDoesOfRoundLinesOnALattice) {
  // Many a centre lies exactly in line with the core, beside it or beyond its ends.
  int beyond = 0;
  for (std::uint64_t i = 0; i < test::cases(4000); ++i) {
    Random random(97, i);
    const auto corner = [&] {
      return Vec2{1.0 * random.integer(-2, 2), 1.0 * random.integer(-2, 2)};
    };
    const auto line = [&](double radius) {
      return test::shapeOf({ConvexInstance(ConvexPolygon::segment(corner(), corner()), radius)});
    };
    ShapeInstance a = line(random.integer(0, 2));
    ShapeInstance b = random.chance(0.5)
                          ? line(1.0)
                          : test::shapeOf({ConvexInstance(ConvexPolygon::point(corner()), 1.0)});
    const Square square{2.0 * corner(), std::ldexp(1.0, -random.integer(-1, 3))};
    const PlacedConvex& pieceA = a.placed().pieces[0];
    const PlacedConvex& pieceB = b.placed().pieces[0];
    const GrownObstacle grown(pieceA, pieceB);
    const SquareView view = viewFrom(square, pieceA, pieceB, kTolerance);
    ASSERT_NO_FATAL_FAILURE(expectTrueOfAllPlaces(view, square, grown, i));
    const Obstacle core = grown.obstacle();
    if (core.corners().size() != 2) continue;
    const Vec2 p = core.corners()[0].point - square.centre;
    const Vec2 q = core.corners()[1].point - square.centre;
    beyond += cross(p, q) == 0.0 && dot(p, q) > 0.0 ? 1 : 0;
  }
  EXPECT_GT(beyond, test::share(60));
}

TEST(SquareViewTest, WhatIsHiddenIsBehindTheOther) {
  int hidden = 0;
  for (std::uint64_t i = 0; i < test::cases(4000); ++i) {
    Case one = Case::ofIndex(2 * i);
    Case other = Case::ofIndex(2 * i + 1);
    // Both boundaries run through the square.
    const Square square = one.square;
    other.b.setTransform({square.centre - other.square.centre, {}});
    const PlacedConvex& a = one.a.placed().pieces[0];
    const PlacedConvex& b = one.b.placed().pieces[0];
    const SquareView view = viewFrom(square, a, b, kTolerance);
    const SquareView front =
        viewFrom(square, other.a.placed().pieces[0], other.b.placed().pieces[0], kTolerance);
    if (view.place != Place::kBoundary || front.place != Place::kBoundary) continue;
    if (!isHidden(view, front, square, kTolerance)) continue;
    ++hidden;
    const GrownObstacle grown(a, b);
    const GrownObstacle grownFront(other.a.placed().pieces[0], other.b.placed().pieces[0]);
    for (const Vec2 place : placesIn(square)) {
      if (grown.locate(place, kTolerance).place != Place::kInside) continue;
      ASSERT_NE(grownFront.locate(place, 4.0 * kTolerance).place, Place::kOutside) << i;
    }
  }
  EXPECT_GT(hidden, test::share(30));
}

ShapeInstance pointAt(Vec2 p) { return test::shapeOf({ConvexInstance(ConvexPolygon::point(p))}); }

/// A piece of another radius.
ShapeInstance rounded(const ShapeInstance& shape, double radius) {
  return test::shapeOf({ConvexInstance(shape.pieces()[0].core(), radius)});
}

TEST(SquareViewTest, WhatIsInADiscIsInTheOther) {
  int hidden = 0;
  int known = 0;
  int looked = 0;
  for (std::uint64_t i = 0; i < test::cases(4000); ++i) {
    Random random(95, i);
    Case given = Case::ofIndex(i);
    const double radius = std::pow(10.0, random.between(-1.0, 4.0));
    // The other is no more than the disc, or more.
    const bool isDisc = random.chance(0.5);
    ShapeInstance otherA = rounded(isDisc ? pointAt(random.vector(1.0)) : given.a, radius);
    ShapeInstance otherB = isDisc ? pointAt({}) : given.b;
    otherB.setTransform({random.vector(0.5), {}});
    // Of equal radius, or a little smaller or larger.
    ShapeInstance oneA = rounded(given.a, std::max(0.0, radius - random.between(-1.0, 2.0)));
    const Vec2 way = Rotation::fromAngle(random.angle()).apply({1.0, 0.0});
    const Square square{(radius + random.between(-1.0, 2.0)) * way,
                        radius * random.between(0.0, 0.5)};
    const PlacedConvex& a = oneA.placed().pieces[0];
    const PlacedConvex& b = given.b.placed().pieces[0];
    const PlacedConvex& a2 = otherA.placed().pieces[0];
    const PlacedConvex& b2 = otherB.placed().pieces[0];
    const SquareView front = viewFrom(square, a2, b2, kTolerance);
    if (front.place != Place::kBoundary) continue;
    known += front.discRadius > 0.0 ? 1 : 0;
    if (!isInDisc(a, b, front, square)) continue;
    ++hidden;
    const GrownObstacle grown(a, b);
    const GrownObstacle grownFront(a2, b2);
    const double tolerance = 1e-13 * (radius + 4.0);
    for (const Vec2 place : placesIn(square)) {
      // Just within the boundary of the one.
      const NearestFeature nearest = nearestFromOutside(Obstacle(a.core, b.core), place);
      const double height = nearest.distance - (a.radius + b.radius);
      const Vec2 within = place + (height + 1e-9) * nearest.normal;
      if (!square.bounds().overlaps({within, within})) continue;
      if (grown.locate(within, tolerance).place != Place::kInside) continue;
      ++looked;
      ASSERT_NE(grownFront.locate(within, tolerance).place, Place::kOutside) << i;
    }
  }
  EXPECT_GT(looked, test::share(2000));
  EXPECT_GT(known, test::share(1000));
  EXPECT_GT(hidden, test::share(300));
}

TEST(SquareViewTest, ItHidesItsLike) {
  const ShapeInstance point = test::shapeOf({ConvexInstance(ConvexPolygon::point({}))});
  ShapeInstance a = point;
  ShapeInstance b = test::shapeOf({test::boxPiece({-1, -1}, {1, 1})});
  const Square square{{0.25, 1.0}, 0.25};
  const SquareView view = viewFrom(square, a.placed().pieces[0], b.placed().pieces[0], kTolerance);
  EXPECT_TRUE(view.isHalfPlane);
  EXPECT_EQ(view.normal, (Vec2{0, 1}));
  EXPECT_EQ(view.height, 0.0);
  EXPECT_TRUE(isHidden(view, view, square, kTolerance));
}

TEST(SquareViewTest, WhatHasNoInsideIsOutside) {
  ShapeInstance a = test::shapeOf({ConvexInstance(ConvexPolygon::segment({-1, 0}, {1, 0}))});
  ShapeInstance b = a;
  EXPECT_EQ(viewFrom({{}, 1.0}, a.placed().pieces[0], b.placed().pieces[0], kTolerance).place,
            Place::kOutside);
}

}  // namespace
}  // namespace sepax::square_view_test
