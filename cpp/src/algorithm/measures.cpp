#include "sepax/algorithm/measures.hpp"

#include <algorithm>
#include <cmath>

#include "sepax/algorithm/unit_frame.hpp"
#include "sepax/math/double_double.hpp"
#include "sepax/shape/bounds.hpp"
#include "sepax/shape/sweep_order.hpp"

namespace sepax {

namespace {

using detail::DoubleDouble;
using detail::UnitFrame;

constexpr double kPi = 0x1.921fb54442d18p+1;

struct PreciseVec2 {
  DoubleDouble x;
  DoubleDouble y;

  friend constexpr PreciseVec2 operator+(PreciseVec2 a, PreciseVec2 b) {
    return {a.x + b.x, a.y + b.y};
  }
};

constexpr DoubleDouble dot(PreciseVec2 a, PreciseVec2 b) { return a.x * b.x + a.y * b.y; }

/// Moments of an area in its unit frame, about the origin of the frame.
struct Moments {
  DoubleDouble twiceArea;
  /// Six times the first moment.
  PreciseVec2 first;
  /// Twelve times the second, polar one.
  DoubleDouble second;

  /// Adds what lies to the left of the edges of a ring.
  void addRing(std::span<const Vec2> ring, const UnitFrame& frame) {
    const auto precise = [&](Vec2 p) {
      // The scale is a power of two: nothing is lost.
      const DoubleDouble x = DoubleDouble::difference(p.x, frame.origin.x);
      const DoubleDouble y = DoubleDouble::difference(p.y, frame.origin.y);
      return PreciseVec2{{frame.scale * x.high, frame.scale * x.low},
                         {frame.scale * y.high, frame.scale * y.low}};
    };
    PreciseVec2 p = precise(ring.back());
    for (const Vec2 corner : ring) {
      const PreciseVec2 q = precise(corner);
      // The triangle of the edge and the origin.
      const DoubleDouble triangle = p.x * q.y - p.y * q.x;
      const PreciseVec2 sum = p + q;
      twiceArea = twiceArea + triangle;
      first = first + PreciseVec2{triangle * sum.x, triangle * sum.y};
      second = second + triangle * (dot(p, sum) + dot(q, q));
      p = q;
    }
  }

  [[nodiscard]] PreciseVec2 centroid() const {
    const DoubleDouble divisor = twiceArea + twiceArea + twiceArea;
    return {first.x / divisor, first.y / divisor};
  }

  /// The inertia about the centroid for each unit of area.
  [[nodiscard]] double squaredGyrationRadius() const {
    const PreciseVec2 center = centroid();
    const DoubleDouble six{6.0, 0.0};
    return std::max(0.0, (second / (six * twiceArea) - dot(center, center)).rounded());
  }
};

double ringLength(std::span<const Vec2> ring) {
  DoubleDouble sum;
  Vec2 p = ring.back();
  for (const Vec2 q : ring) {
    sum = sum + DoubleDouble{length(q - p), 0.0};
    p = q;
  }
  return sum.rounded();
}

/// The arc tangent of t from 0 to 1: by halving the angle thrice, then Taylor's series, of which
/// the first term left out is below 2^-60. Like all of the library's functions of angles it is made
/// of exactly specified operations only and gives the same bits everywhere.
double arcTangent(double t) {
  for (int i = 0; i < 3; ++i) t = t / (1.0 + std::sqrt(1.0 + t * t));
  double sum = 0.0;
  for (int i = 17; i > 0; i -= 2) sum = 1.0 / i - t * t * sum;
  return 8.0 * t * sum;
}

/// The angle between two unit vectors, from 0 to pi: twice that with the tangent |u - v| / |u + v|,
/// which is accurate for all angles (Kahan, "How Futile are Mindless Assessments of Roundoff in
/// Floating-Point Computation?", 2006).
double angleBetween(Vec2 u, Vec2 v) {
  const double across = length(u - v);
  const double along = length(u + v);
  if (across <= along) return 2.0 * arcTangent(across / along);
  return kPi - 2.0 * arcTangent(along / across);
}

/// The part of a rounded shape that is not its hull, in the unit frame.
struct Rim {
  double area = 0.0;
  Vec2 first;
  double second = 0.0;

  Rim(std::span<const Vec2> hull, double radius, const UnitFrame& frame) {
    const double r = radius;
    if (hull.size() == 1) {
      addSector(frame.toUnit(hull[0]), {}, 2.0 * kPi, r);
      return;
    }
    Vec2 incoming = outwardNormal(hull.back(), hull.front());
    for (std::size_t i = 0; i < hull.size(); ++i) {
      const Vec2 next = hull[i + 1 == hull.size() ? 0 : i + 1];
      const Vec2 outgoing = outwardNormal(hull[i], next);
      // The integral of the unit vectors from one normal to the other.
      const Vec2 arc = quarterTurn(incoming - outgoing);
      addSector(frame.toUnit(hull[i]), arc, angleBetween(incoming, outgoing), r);
      addRectangle(frame.toUnit(hull[i]), frame.toUnit(next), outgoing,
                   frame.scale * length(next - hull[i]), r);
      incoming = outgoing;
    }
  }

 private:
  static Vec2 outwardNormal(Vec2 p, Vec2 q) { return (-1.0 / length(q - p)) * quarterTurn(q - p); }

  void addSector(Vec2 tip, Vec2 arc, double angle, double r) {
    const double sector = 0.5 * r * r * angle;
    const Vec2 aboutTip = (r * r * r / 3.0) * arc;
    area += sector;
    first = first + sector * tip + aboutTip;
    second += 0.5 * r * r * sector + 2.0 * dot(tip, aboutTip) + sector * dot(tip, tip);
  }

  void addRectangle(Vec2 p, Vec2 q, Vec2 normal, double edge, double r) {
    const double rectangle = edge * r;
    const Vec2 center = 0.5 * (p + q) + (0.5 * r) * normal;
    area += rectangle;
    first = first + rectangle * center;
    second += rectangle * ((edge * edge + r * r) / 12.0 + dot(center, center));
  }
};

/// The measures of what has no area: of the segment between the first and the last of its points in
/// the order of x.
Measures measureThin(std::span<const Vec2> points) {
  // Not by std::minmax_element, which is five times the code.
  const Vec2 first = *std::min_element(points.begin(), points.end(), detail::sweptBefore);
  const Vec2 last = *std::max_element(points.begin(), points.end(), detail::sweptBefore);
  const double span = length(last - first);
  constexpr double kSquareRootOf12 = 3.4641016151377544;
  return {0.0, 2.0 * span, 0.5 * first + 0.5 * last, span / kSquareRootOf12};
}

}  // namespace

Measures measure(const PolygonRings& rings) {
  const UnitFrame frame(boundsOf(rings.points));
  Moments moments;
  double perimeter = 0.0;
  for (Index r = 0; r < rings.ringCount(); ++r) {
    moments.addRing(rings.ring(r), frame);
    perimeter += ringLength(rings.ring(r));
  }
  if (!(moments.twiceArea.rounded() > 0.0)) {
    // Too thin for its area to be told from rounding: as the segment that it nearly is.
    Measures thin = measureThin(rings.points);
    thin.perimeter = perimeter;
    return thin;
  }
  const PreciseVec2 center = moments.centroid();
  return {0.5 * moments.twiceArea.rounded() * frame.unit * frame.unit, perimeter,
          frame.toWorld({center.x.rounded(), center.y.rounded()}),
          frame.unit * std::sqrt(moments.squaredGyrationRadius())};
}

Measures measureRounded(std::span<const Vec2> hull, double radius) {
  if (hull.size() < 3 && radius == 0.0) return measureThin(hull);
  const UnitFrame frame(boundsOf(hull), radius);
  Moments moments;
  moments.addRing(hull, frame);
  const Rim rim(hull, frame.scale * radius, frame);
  const double area = 0.5 * moments.twiceArea.rounded() + rim.area;
  const Vec2 first =
      (1.0 / 6.0) * Vec2{moments.first.x.rounded(), moments.first.y.rounded()} + rim.first;
  const double second = moments.second.rounded() / 12.0 + rim.second;
  const Vec2 center = (1.0 / area) * first;
  return {area * frame.unit * frame.unit, ringLength(hull) + 2.0 * kPi * radius,
          frame.toWorld(center), frame.unit * std::sqrt(second / area - dot(center, center))};
}

}  // namespace sepax
