/// Points and polygons of space in exact numbers. Nothing here looks like the library: hit points
/// are computed, as fractions, and located in a projection.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "oracle/rational.hpp"
#include "sepax/space3/math/vec3.hpp"

namespace sepax::space3::oracle {

using namespace sepax::oracle;

struct ExactPoint {
  Dyadic x;
  Dyadic y;
  Dyadic z;

  ExactPoint() = default;
  ExactPoint(Dyadic px, Dyadic py, Dyadic pz) : x(px), y(py), z(pz) {}
  // NOLINTNEXTLINE(google-explicit-constructor): a point of doubles is an exact point.
  ExactPoint(const space3::Vec3& p) : x(p.x), y(p.y), z(p.z) {}

  [[nodiscard]] const Dyadic& operator[](int axis) const {
    return axis == 0 ? x : (axis == 1 ? y : z);
  }

  friend ExactPoint operator+(const ExactPoint& a, const ExactPoint& b) {
    return {a.x + b.x, a.y + b.y, a.z + b.z};
  }
  friend ExactPoint operator-(const ExactPoint& a, const ExactPoint& b) {
    return {a.x - b.x, a.y - b.y, a.z - b.z};
  }
  friend ExactPoint operator*(const Dyadic& s, const ExactPoint& a) {
    return {s * a.x, s * a.y, s * a.z};
  }
};

[[nodiscard]] inline Dyadic dot(const ExactPoint& a, const ExactPoint& b) {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

[[nodiscard]] inline ExactPoint cross(const ExactPoint& a, const ExactPoint& b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

[[nodiscard]] inline bool isZero(const ExactPoint& a) {
  return a.x.sign() == 0 && a.y.sign() == 0 && a.z.sign() == 0;
}

[[nodiscard]] inline Dyadic exactOrientation(const ExactPoint& a, const ExactPoint& b,
                                             const ExactPoint& c, const ExactPoint& d) {
  return dot(cross(b - a, c - a), d - a);
}

/// The point `weighted` / `weight`, weight > 0.
struct Fraction3 {
  ExactPoint weighted;
  Dyadic weight{1.0};

  [[nodiscard]] space3::Vec3 rounded() const {
    return {ratio(weighted.x, weight), ratio(weighted.y, weight), ratio(weighted.z, weight)};
  }
};

[[nodiscard]] inline Fraction3 middle(const Fraction3& a, const Fraction3& b) {
  return {b.weight * a.weighted + a.weight * b.weighted, Dyadic(2.0) * a.weight * b.weight};
}

/// Where the way from a to b, at heights of opposite signs or zero (not both), has height zero.
[[nodiscard]] inline Fraction3 crossing(const ExactPoint& a, const ExactPoint& b,
                                        const Dyadic& heightA, const Dyadic& heightB) {
  Fraction3 point{heightA * b - heightB * a, heightA - heightB};
  if (point.weight.sign() < 0) {
    point.weight = -point.weight;
    point.weighted = ExactPoint{} - point.weighted;
  }
  return point;
}

enum class ExactLocation : std::uint8_t { kOutside, kBoundary, kInside };

/// An exactly planar polygon.
class ExactPolygon {
 public:
  explicit ExactPolygon(std::span<const space3::Vec3> points) {
    for (const space3::Vec3& p : points) points_.emplace_back(p);
    // The area vector, by triangles from the first vertex; any three vertices off a line if the
    // outline crosses itself without area.
    for (std::size_t i = 2; i < points_.size(); ++i) {
      normal_ = normal_ + cross(points_[i - 1] - points_[0], points_[i] - points_[0]);
    }
    for (const ExactPoint& p : points_) {
      for (const ExactPoint& q : points_) {
        if (isZero(normal_)) normal_ = cross(p - points_[0], q - points_[0]);
      }
    }
    // The last axis along which the outline shows, not the best one.
    for (int axis = 0; axis < 3; ++axis) {
      if (normal_[axis].sign() != 0) axis_ = axis;
    }
  }

  [[nodiscard]] std::size_t count() const { return points_.size(); }
  [[nodiscard]] const ExactPoint& point(std::size_t i) const { return points_[i % count()]; }
  [[nodiscard]] const ExactPoint& normal() const { return normal_; }
  [[nodiscard]] Dyadic height(const ExactPoint& p) const { return dot(normal_, p - points_[0]); }

  [[nodiscard]] bool planar() const {
    return std::all_of(points_.begin(), points_.end(),
                       [&](const ExactPoint& p) { return height(p).sign() == 0; });
  }

  /// Where a point of the plane lies: by the winding number, and by the parity of crossings if the
  /// outline is simple.
  [[nodiscard]] ExactLocation locate(const Fraction3& q, bool simple) const {
    const int u = (axis_ + 1) % 3;
    const int v = (axis_ + 2) % 3;
    int winding = 0;
    bool odd = false;
    for (std::size_t i = 0; i < count(); ++i) {
      const ExactPoint a = q.weight * point(i) - q.weighted;
      const ExactPoint b = q.weight * point(i + 1) - q.weighted;
      const int side = (a[u] * b[v] - a[v] * b[u]).sign();
      if (side == 0 && a[u].sign() * b[u].sign() <= 0 && a[v].sign() * b[v].sign() <= 0) {
        return ExactLocation::kBoundary;
      }
      if ((a[v].sign() > 0) == (b[v].sign() > 0)) continue;
      const bool up = b[v].sign() > 0;
      if (up == (side > 0)) {
        winding += up ? 1 : -1;
        odd = !odd;
      }
    }
    return (simple ? odd : winding != 0) ? ExactLocation::kInside : ExactLocation::kOutside;
  }

 private:
  std::vector<ExactPoint> points_;
  ExactPoint normal_;
  int axis_ = 2;
};

/// A stretch of a line.
struct ExactStretch {
  Fraction3 from;
  Fraction3 to;
};

/// Cuts a line at the points of a list, which all lie on it, and keeps the pieces, and the points,
/// for which `inside` holds. In order along `direction`.
template <class Inside>
[[nodiscard]] std::vector<ExactStretch> stretchesOf(std::vector<Fraction3> cuts,
                                                    const ExactPoint& direction, Inside inside) {
  const auto compareAlong = [&](const Fraction3& a, const Fraction3& b) {
    return compare(dot(direction, a.weighted) * b.weight, dot(direction, b.weighted) * a.weight);
  };
  std::sort(cuts.begin(), cuts.end(),
            [&](const Fraction3& a, const Fraction3& b) { return compareAlong(a, b) < 0; });
  std::vector<ExactStretch> stretches;
  bool open = false;
  for (std::size_t i = 0; i < cuts.size(); ++i) {
    if (!open && inside(cuts[i])) stretches.push_back({cuts[i], cuts[i]});
    open = false;
    if (i + 1 == cuts.size()) break;
    if (compareAlong(cuts[i], cuts[i + 1]) == 0) {
      open = inside(cuts[i]);
    } else if (inside(middle(cuts[i], cuts[i + 1]))) {
      stretches.back().to = cuts[i + 1];
      open = true;
    }
  }
  return stretches;
}

/// What a segment in the plane of a polygon shares with it.
[[nodiscard]] inline std::vector<ExactStretch> exactInPlane(const ExactPolygon& polygon,
                                                            const ExactPoint& from,
                                                            const ExactPoint& to, bool simple) {
  const ExactPoint along = to - from;
  std::vector<Fraction3> cuts{{from}, {to}};
  const ExactPoint across = cross(polygon.normal(), along);
  for (std::size_t i = 0; i < polygon.count() && !isZero(along); ++i) {
    const ExactPoint& a = polygon.point(i);
    const ExactPoint& b = polygon.point(i + 1);
    const Dyadic sideA = dot(across, a - from);
    const Dyadic sideB = dot(across, b - from);
    if (sideA.sign() * sideB.sign() > 0) continue;
    const bool inLine = sideA.sign() == 0 && sideB.sign() == 0;
    const Fraction3 point = inLine ? Fraction3{a} : crossing(a, b, sideA, sideB);
    // Between the ends of the segment.
    const Dyadic place = dot(along, point.weighted - point.weight * from);
    const Dyadic length = dot(along, along) * point.weight;
    if (place.sign() >= 0 && compare(place, length) <= 0) cuts.push_back(point);
  }
  return stretchesOf(cuts, along, [&](const Fraction3& p) {
    return polygon.locate(p, simple) != ExactLocation::kOutside;
  });
}

/// What a segment shares with a polygon: nothing, a point, or stretches if it is in the plane.
[[nodiscard]] inline std::vector<ExactStretch> exactSegmentPolygon(const ExactPolygon& polygon,
                                                                   const ExactPoint& from,
                                                                   const ExactPoint& to,
                                                                   bool simple) {
  const Dyadic start = polygon.height(from);
  const Dyadic end = polygon.height(to);
  if (start.sign() * end.sign() > 0) return {};
  if (start.sign() == 0 && end.sign() == 0) return exactInPlane(polygon, from, to, simple);
  const Fraction3 point = crossing(from, to, start, end);
  if (polygon.locate(point, simple) == ExactLocation::kOutside) return {};
  return {{point, point}};
}

/// What two polygons in planes that are not parallel share: pieces of the line of both planes.
[[nodiscard]] inline std::vector<ExactStretch> exactPolygons(const ExactPolygon& a,
                                                             const ExactPolygon& b, bool simple) {
  std::vector<Fraction3> cuts;
  const auto addCuts = [&cuts](const ExactPolygon& own, const ExactPolygon& other) {
    for (std::size_t i = 0; i < own.count(); ++i) {
      const Dyadic from = other.height(own.point(i));
      const Dyadic to = other.height(own.point(i + 1));
      if (from.sign() * to.sign() > 0) continue;
      const bool inLine = from.sign() == 0 && to.sign() == 0;
      cuts.push_back(inLine ? Fraction3{own.point(i)}
                            : crossing(own.point(i), own.point(i + 1), from, to));
    }
    return !cuts.empty();
  };
  if (!addCuts(a, b)) return {};
  const std::size_t before = cuts.size();
  addCuts(b, a);
  if (cuts.size() == before) return {};
  return stretchesOf(cuts, cross(a.normal(), b.normal()), [&](const Fraction3& p) {
    return a.locate(p, simple) != ExactLocation::kOutside &&
           b.locate(p, simple) != ExactLocation::kOutside;
  });
}

/// Whether two polygons in one plane share a point: edges that meet, or a vertex in the other.
[[nodiscard]] inline bool exactCoplanarPolygons(const ExactPolygon& a, const ExactPolygon& b,
                                                bool simple) {
  for (std::size_t i = 0; i < a.count(); ++i) {
    if (!exactInPlane(b, a.point(i), a.point(i + 1), simple).empty()) return true;
  }
  return a.locate({b.point(0)}, simple) != ExactLocation::kOutside;
}

}  // namespace sepax::space3::oracle
