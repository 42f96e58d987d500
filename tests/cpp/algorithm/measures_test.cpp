#include "sepax/algorithm/measures.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

#include <gtest/gtest.h>

#include "oracle/rational.hpp"
#include "sepax/algorithm/simple_outline.hpp"
#include "sepax/shape/bounds.hpp"
#include "sepax/shape/convex_hull.hpp"
#include "support/cases.hpp"
#include "support/outlines.hpp"

namespace sepax::measures_test {
namespace {

using oracle::Dyadic;
using test::Outline;
using test::OutlineList;
using test::Random;

using Long = long double;

/// The shoelace sums in exact numbers, about a corner of the polygon.
struct ExactMoments {
  Dyadic twiceArea;
  Dyadic firstX, firstY;
  Dyadic second;

  explicit ExactMoments(const PolygonRings& rings) {
    const Vec2 origin = rings.points[0];
    for (Index r = 0; r < rings.ringCount(); ++r) {
      const std::span<const Vec2> ring = rings.ring(r);
      for (std::size_t i = 0; i < ring.size(); ++i) {
        const Vec2 p = ring[i];
        const Vec2 q = ring[(i + 1) % ring.size()];
        const Dyadic px = Dyadic(p.x) - Dyadic(origin.x);
        const Dyadic py = Dyadic(p.y) - Dyadic(origin.y);
        const Dyadic qx = Dyadic(q.x) - Dyadic(origin.x);
        const Dyadic qy = Dyadic(q.y) - Dyadic(origin.y);
        const Dyadic triangle = px * qy - py * qx;
        twiceArea = twiceArea + triangle;
        firstX = firstX + triangle * (px + qx);
        firstY = firstY + triangle * (py + qy);
        second = second + triangle * (px * (px + qx) + qx * qx + py * (py + qy) + qy * qy);
      }
    }
  }

  /// Of the centroid, relative to the corner.
  [[nodiscard]] Vec2 centroidOffset() const {
    const Dyadic divisor = Dyadic(3.0) * twiceArea;
    return {oracle::ratio(firstX, divisor), oracle::ratio(firstY, divisor)};
  }

  [[nodiscard]] double gyrationRadius() const {
    // J/A = second / (6 D) - first^2 / (9 D^2) with D twice the area.
    const Dyadic numerator =
        Dyadic(3.0) * twiceArea * second - Dyadic(2.0) * (firstX * firstX + firstY * firstY);
    return std::sqrt(oracle::ratio(numerator, Dyadic(18.0) * twiceArea * twiceArea));
  }
};

Long exactPerimeter(const PolygonRings& rings) {
  Long sum = 0;
  for (Index r = 0; r < rings.ringCount(); ++r) {
    const std::span<const Vec2> ring = rings.ring(r);
    for (std::size_t i = 0; i < ring.size(); ++i) {
      const Vec2 p = ring[i];
      const Vec2 q = ring[(i + 1) % ring.size()];
      sum += std::hypot(Long{q.x} - Long{p.x}, Long{q.y} - Long{p.y});
    }
  }
  return sum;
}

constexpr double kTolerance = 1e-12;

void expectRelative(double value, double expected) {
  EXPECT_NEAR(value, expected, kTolerance * std::abs(expected));
}

void check(const PolygonRings& rings) {
  const Measures measures = measure(rings);
  const ExactMoments exact(rings);
  const double size = boundsOf(rings.points).extent();
  expectRelative(measures.area, 0.5 * exact.twiceArea.toDouble());
  expectRelative(measures.perimeter, static_cast<double>(exactPerimeter(rings)));
  const Vec2 offset = exact.centroidOffset();
  // No better than a coordinate of the centroid can say.
  const double rounding = 0x1p-52 * (std::abs(rings.points[0].x) + std::abs(rings.points[0].y));
  EXPECT_NEAR(measures.centroid.x - rings.points[0].x, offset.x, kTolerance * size + rounding);
  EXPECT_NEAR(measures.centroid.y - rings.points[0].y, offset.y, kTolerance * size + rounding);
  expectRelative(measures.gyrationRadius, exact.gyrationRadius());
}

TEST(MeasuresTest, OfASquare) {
  const Measures square = measure(test::ringsOf({{{1, 2}, {3, 2}, {3, 4}, {1, 4}}}));
  EXPECT_EQ(square.area, 4.0);
  EXPECT_EQ(square.perimeter, 8.0);
  EXPECT_EQ(square.centroid, (Vec2{2, 3}));
  // (w^2 + h^2) / 12 times the area.
  EXPECT_DOUBLE_EQ(square.inertia(), 4.0 * 8.0 / 12.0);
}

TEST(MeasuresTest, OfAnL) {
  // Squares of area 1 with centres (0.5, 0.5), (1.5, 0.5) and (0.5, 1.5).
  const Measures l = measure(test::ringsOf({{{0, 0}, {2, 0}, {2, 1}, {1, 1}, {1, 2}, {0, 2}}}));
  EXPECT_DOUBLE_EQ(l.area, 3.0);
  EXPECT_DOUBLE_EQ(l.perimeter, 8.0);
  EXPECT_DOUBLE_EQ(l.centroid.x, 2.5 / 3.0);
  EXPECT_DOUBLE_EQ(l.centroid.y, 2.5 / 3.0);
  // Each has 1/6 of its own and, by Steiner's theorem, its squared distance from (5/6, 5/6).
  EXPECT_DOUBLE_EQ(l.inertia(), 3.0 / 6.0 + (2.0 + 5.0 + 5.0) / 9.0);
}

TEST(MeasuresTest, OfASquareFrame) {
  const Measures frame =
      measure(test::ringsOf({{{0, 0}, {6, 0}, {6, 6}, {0, 6}}, {{2, 2}, {4, 2}, {4, 4}, {2, 4}}}));
  EXPECT_DOUBLE_EQ(frame.area, 32.0);
  EXPECT_DOUBLE_EQ(frame.perimeter, 32.0);
  EXPECT_EQ(frame.centroid, (Vec2{3, 3}));
  EXPECT_DOUBLE_EQ(frame.inertia(), 36.0 * 72.0 / 12.0 - 4.0 * 8.0 / 12.0);
}

TEST(MeasuresTest, AgreeWithExactSumsForTheCorpus) {
  for (const test::NamedPolygon& polygon : test::corpus(200)) {
    SCOPED_TRACE(polygon.family);
    check(polygon.rings);
    ASSERT_FALSE(HasFailure());
  }
}

TEST(MeasuresTest, AgreeWithExactSumsWithHolesAtEveryScaleAndPlace) {
  for (std::uint64_t i = 0; i < test::cases(1000); ++i) {
    SCOPED_TRACE(i);
    Random random(1, i);
    const OutlineList lists = test::randomWithHoles(random, 25, random.integer(0, 4));
    // Up to where squares of lengths still fit.
    check(test::ringsOf(test::placed(lists, random.magnitude(-400, 330))));
    check(test::ringsOf(test::placed(lists, 1.0, 1e6 * random.vector(1.0))));
    ASSERT_FALSE(HasFailure());
  }
}

TEST(MeasuresTest, AgreeWithExactSumsForThinOutlines) {
  for (std::uint64_t i = 0; i < test::cases(1000); ++i) {
    SCOPED_TRACE(i);
    Random random(2, i);
    const double thin = random.magnitude(-45, -5);
    Outline outline = test::randomStar(random, 12, 0.5);
    const Vec2 along = random.vector(1.0);
    for (Vec2& p : outline) p = p.x * along + (thin * p.y) * quarterTurn(along);
    const SimpleOutline simple = normalizeSimpleOutline(outline);
    if (!simple.status.ok()) continue;
    check(test::ringsOf({outline}));
    ASSERT_FALSE(HasFailure());
  }
}

TEST(MeasuresTest, AgreeWithExactSumsForCountries) {
  for (const test::Country& country : test::countries()) {
    SCOPED_TRACE(country.name);
    const NormalizedRings normalized = normalizePolygonRings(test::spansOf(country.lists));
    if (normalized.status.ok()) check(normalized.rings);
  }
}

TEST(MeasuresTest, SizesWhoseInertiaIsNoNumberHaveARadiusOfGyration) {
  const OutlineList square{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};
  const Measures huge = measure(test::ringsOf(test::placed(square, 0x1p330)));
  EXPECT_TRUE(std::isinf(huge.inertia()));
  expectRelative(huge.gyrationRadius, std::sqrt(1.0 / 6.0) * 0x1p330);
  const Measures tiny = measure(test::ringsOf(test::placed(square, 0x1p-450)));
  EXPECT_EQ(tiny.inertia(), 0.0);
  expectRelative(tiny.gyrationRadius, std::sqrt(1.0 / 6.0) * 0x1p-450);
}

/// The measures of a rounded shape by Green's theorem: line integrals along its boundary, those
/// along arcs in steps of at most a thirty-second of a half turn.
struct Integrals {
  Long area = 0, perimeter = 0, firstX = 0, firstY = 0, second = 0;

  /// The integrand of each at (x, y) on a path with derivative (dx, dy), times a weight.
  void add(Long x, Long y, Long dx, Long dy, Long weight) {
    area += weight * (x * dy - y * dx) / 2;
    perimeter += weight * std::hypot(dx, dy);
    firstX += weight * x * x * dy / 2;
    firstY -= weight * y * y * dx / 2;
    second += weight * (x * x * x * dy - y * y * y * dx) / 3;
  }

  /// By Gauss's rule of five points for each step, exact for polynomials of degree nine. (Simpson's
  /// needs thirty times as many sines, and in WebAssembly a long double's are made of software.)
  template <class Path>
  void addPath(Path path, int steps) {
    const Long outer = std::sqrt(5 + 2 * std::sqrt(Long{10} / 7)) / 3;
    const Long inner = std::sqrt(5 - 2 * std::sqrt(Long{10} / 7)) / 3;
    const Long root = 13 * std::sqrt(Long{70});
    const std::pair<Long, Long> rule[] = {{-outer, (322 - root) / 1800},
                                          {-inner, (322 + root) / 1800},
                                          {0, Long{64} / 225},
                                          {inner, (322 + root) / 1800},
                                          {outer, (322 - root) / 1800}};
    for (int i = 0; i < steps; ++i) {
      for (const auto& [node, weight] : rule) {
        const auto [x, y, dx, dy] = path((i + (1 + node) / 2) / steps);
        add(x, y, dx, dy, weight / steps);
      }
    }
  }

  struct Spot {
    Long x, y;
  };

  struct State {
    Long x, y, dx, dy;
  };

  Integrals(const Outline& hull, double radius, Vec2 origin) {
    const auto local = [&](std::size_t i) {
      const Vec2 p = hull[i % hull.size()];
      return Spot{Long{p.x} - Long{origin.x}, Long{p.y} - Long{origin.y}};
    };
    const Long pi = std::acos(Long{-1});
    const auto heading = [&](std::size_t i) {
      const Spot p = local(i);
      const Spot q = local(i + 1);
      return std::atan2(q.y - p.y, q.x - p.x);
    };
    for (std::size_t i = 0; i < hull.size(); ++i) {
      const Spot p = local(i);
      Long start = 0;
      Long sweep = 2 * pi;
      if (hull.size() > 1) {
        start = heading(i + hull.size() - 1) - pi / 2;
        sweep = heading(i) - pi / 2 - start;
        while (sweep < 0) sweep += 2 * pi;
        while (sweep > pi + Long{1e-9}) sweep -= 2 * pi;
      }
      addPath(
          [&](Long t) {
            const Long angle = start + t * sweep;
            const Long c = radius * std::cos(angle);
            const Long s = radius * std::sin(angle);
            return State{p.x + c, p.y + s, -s * sweep, c * sweep};
          },
          1 + static_cast<int>(32 * sweep / pi));
      if (hull.size() == 1) continue;
      const Spot q = local(i + 1);
      const Long nx = radius * std::cos(start + sweep);
      const Long ny = radius * std::sin(start + sweep);
      // Cubic integrands: the rule is exact.
      addPath(
          [&](Long t) {
            return State{p.x + t * (q.x - p.x) + nx, p.y + t * (q.y - p.y) + ny, q.x - p.x,
                         q.y - p.y};
          },
          1);
    }
  }
};

void checkRounded(const Outline& hull, double radius) {
  const Measures measures = measureRounded(hull, radius);
  const Bounds bounds = boundsOf(hull);
  const Vec2 origin = 0.5 * bounds.min + 0.5 * bounds.max;
  const Integrals exact(hull, radius, origin);
  const double size = bounds.extent() + radius;
  expectRelative(measures.area, static_cast<double>(exact.area));
  expectRelative(measures.perimeter, static_cast<double>(exact.perimeter));
  const Long x = exact.firstX / exact.area;
  const Long y = exact.firstY / exact.area;
  const double rounding = 0x1p-52 * (std::abs(origin.x) + std::abs(origin.y));
  EXPECT_NEAR(measures.centroid.x - origin.x, static_cast<double>(x), kTolerance * size + rounding);
  EXPECT_NEAR(measures.centroid.y - origin.y, static_cast<double>(y), kTolerance * size + rounding);
  const Long squared = exact.second / exact.area - x * x - y * y;
  expectRelative(measures.gyrationRadius, static_cast<double>(std::sqrt(squared)));
}

TEST(MeasuresTest, OutlinesTooThinForAnAreaAreSegments) {
  const PolygonRings rings = test::ringsOf({{{1.7e-77, 2.5e-29}, {3.3e-115, 0}, {0, 0}}});
  const Measures measures = measure(rings);
  EXPECT_EQ(measures.area, 0.0);
  EXPECT_DOUBLE_EQ(measures.perimeter, 5e-29);
  EXPECT_DOUBLE_EQ(measures.centroid.y, 1.25e-29);
  EXPECT_DOUBLE_EQ(measures.gyrationRadius, 2.5e-29 / std::sqrt(12.0));
}

TEST(RoundedMeasuresTest, OfADisc) {
  const Measures disc = measureRounded(Outline{{3, 4}}, 2.0);
  EXPECT_DOUBLE_EQ(disc.area, 3.141592653589793 * 4.0);
  EXPECT_DOUBLE_EQ(disc.perimeter, 3.141592653589793 * 4.0);
  EXPECT_EQ(disc.centroid, (Vec2{3, 4}));
  EXPECT_DOUBLE_EQ(disc.inertia(), 3.141592653589793 * 8.0);
}

TEST(RoundedMeasuresTest, OfACapsule) {
  const Measures capsule = measureRounded(Outline{{0, 0}, {6, 8}}, 1.0);
  EXPECT_DOUBLE_EQ(capsule.area, 20.0 + 3.141592653589793);
  EXPECT_DOUBLE_EQ(capsule.perimeter, 20.0 + 2.0 * 3.141592653589793);
  EXPECT_DOUBLE_EQ(capsule.centroid.x, 3.0);
  EXPECT_DOUBLE_EQ(capsule.centroid.y, 4.0);
}

TEST(RoundedMeasuresTest, WithoutRadiusAreThoseOfTheHull) {
  const Outline triangle{{0, 0}, {4, 1}, {1, 3}};
  const Measures rounded = measureRounded(triangle, 0.0);
  const Measures sharp = measure(test::ringsOf({triangle}));
  expectRelative(rounded.area, sharp.area);
  expectRelative(rounded.perimeter, sharp.perimeter);
  expectRelative(rounded.gyrationRadius, sharp.gyrationRadius);
  EXPECT_NEAR(rounded.centroid.x, sharp.centroid.x, 1e-15);
  EXPECT_NEAR(rounded.centroid.y, sharp.centroid.y, 1e-15);
}

TEST(RoundedMeasuresTest, OfPointsAndSegmentsWithoutRadius) {
  const Measures point = measureRounded(Outline{{3, 4}}, 0.0);
  EXPECT_EQ(point.area, 0.0);
  EXPECT_EQ(point.perimeter, 0.0);
  EXPECT_EQ(point.centroid, (Vec2{3, 4}));
  EXPECT_EQ(point.inertia(), 0.0);
  const Measures segment = measureRounded(Outline{{0, 0}, {6, 8}}, 0.0);
  EXPECT_EQ(segment.area, 0.0);
  EXPECT_EQ(segment.perimeter, 20.0);
  EXPECT_EQ(segment.centroid, (Vec2{3, 4}));
  EXPECT_EQ(segment.inertia(), 0.0);
  // As of a very thin capsule.
  expectRelative(segment.gyrationRadius,
                 measureRounded(Outline{{0, 0}, {6, 8}}, 1e-20).gyrationRadius);
}

TEST(RoundedMeasuresTest, TheCentroidIsNotThatOfTheHull) {
  // Far from the short side the rim is thin in proportion.
  const Outline triangle{{0, 0}, {10, -1}, {10, 1}};
  const double hull = measureRounded(triangle, 0.0).centroid.x;
  const double rounded = measureRounded(triangle, 1.0).centroid.x;
  EXPECT_LT(rounded, hull - 0.3);
}

TEST(RoundedMeasuresTest, AgreeWithNumericIntegration) {
  for (std::uint64_t i = 0; i < test::cases(1500); ++i) {
    SCOPED_TRACE(i);
    Random random(3, i);
    Outline points;
    const int count = random.integer(1, 12);
    for (int k = 0; k < count; ++k) points.push_back(random.vector(2.0));
    Outline hull;
    for (const Index k : convexHull(points)) hull.push_back(points[k]);
    checkRounded(hull, std::abs(random.magnitude(-20, 6)));
    // Elsewhere and at another scale.
    const double scale = std::ldexp(1.0, random.integer(-400, 300));
    for (Vec2& p : hull) p = scale * p;
    const Measures measures = measureRounded(hull, scale);
    for (Vec2& p : hull) p = (1.0 / scale) * p;
    const Measures unit = measureRounded(hull, 1.0);
    expectRelative(measures.area, unit.area * scale * scale);
    expectRelative(measures.gyrationRadius, unit.gyrationRadius * scale);
    ASSERT_FALSE(HasFailure());
  }
}

TEST(RoundedMeasuresTest, AgreeWithNumericIntegrationForManyAndForSharpCorners) {
  for (std::uint64_t i = 0; i < 100; ++i) {
    SCOPED_TRACE(i);
    Random random(4, i);
    const Outline star = test::randomStar(random, random.integer(50, 200), 0.999);
    Outline hull;
    for (const Index k : convexHull(star)) hull.push_back(star[k]);
    checkRounded(hull, random.between(0.0, 2.0));
    const double thin = std::abs(random.magnitude(-40, -5));
    checkRounded({{-1, 0}, {1, -thin}, {1, thin}}, random.between(0.01, 2.0));
    ASSERT_FALSE(HasFailure());
  }
}

}  // namespace
}  // namespace sepax::measures_test
