/// Two boxes by other means than the separating-axis test.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <vector>

#include "sepax/space3/shape/oriented_box.hpp"
#include "space3/oracle/exact_space.hpp"

namespace sepax::space3::oracle {

/// A fraction with a positive denominator.
struct Time {
  Dyadic numerator;
  Dyadic denominator;

  friend bool operator<(const Time& a, const Time& b) {
    return compare(a.numerator * b.denominator, b.numerator * a.denominator) < 0;
  }
};

/// Whether an edge of one box meets the solid other: each edge is cut by the six half-spaces (Cyrus
/// and Beck 1978). Two convex solids meet exactly if such an edge exists for one of them.
class ExactBox {
 public:
  explicit ExactBox(const space3::OrientedBox& box) : center_(box.center) {
    for (std::size_t i = 0; i < 3; ++i) halfEdges_[i] = ExactPoint(box.halfEdges[i]);
    for (std::size_t i = 0; i < 3; ++i) {
      normals_[i] = cross(halfEdges_[(i + 1) % 3], halfEdges_[(i + 2) % 3]);
      reaches_[i] = magnitude(dot(normals_[i], halfEdges_[i]));
    }
  }

  [[nodiscard]] bool holdsPartOfAnEdgeOf(const ExactBox& other) const {
    for (std::size_t along = 0; along < 3; ++along) {
      for (int corner = 0; corner < 4; ++corner) {
        ExactPoint start = other.center_ - center_ - other.halfEdges_[along];
        for (int bit = 0; bit < 2; ++bit) {
          const ExactPoint& h = other.halfEdges_[(along + 1 + static_cast<std::size_t>(bit)) % 3];
          start = (corner >> bit & 1) != 0 ? start + h : start - h;
        }
        if (holdsPartOf(start, Dyadic(2.0) * other.halfEdges_[along])) return true;
      }
    }
    return false;
  }

 private:
  static Dyadic magnitude(const Dyadic& x) { return x.sign() < 0 ? -x : x; }

  [[nodiscard]] bool holdsPartOf(const ExactPoint& start, const ExactPoint& way) const {
    Time enter{Dyadic(0.0), Dyadic(1.0)};
    Time exit{Dyadic(1.0), Dyadic(1.0)};
    for (std::size_t i = 0; i < 3; ++i) {
      const Dyadic at = dot(normals_[i], start);
      const Dyadic speed = dot(normals_[i], way);
      for (const double side : {1.0, -1.0}) {
        // side * (at + t * speed) <= reach
        const Dyadic room = reaches_[i] - Dyadic(side) * at;
        const Dyadic pace = Dyadic(side) * speed;
        if (pace.sign() == 0) {
          if (room.sign() < 0) return false;
        } else if (pace.sign() > 0) {
          const Time time{room, pace};
          if (time < exit) exit = time;
        } else {
          const Time time{-room, -pace};
          if (enter < time) enter = time;
        }
      }
      if (exit < enter) return false;
    }
    return true;
  }

  ExactPoint center_;
  std::array<ExactPoint, 3> halfEdges_;
  std::array<ExactPoint, 3> normals_;
  std::array<Dyadic, 3> reaches_;
};

[[nodiscard]] inline bool exactBoxesMeet(const space3::OrientedBox& a,
                                         const space3::OrientedBox& b) {
  const ExactBox first(a);
  const ExactBox second(b);
  return second.holdsPartOfAnEdgeOf(first) || first.holdsPartOfAnEdgeOf(second);
}

/// All 64 differences of corners of two boxes, and whether three of them may span a face of their
/// hull.
class CornerDifferences {
 public:
  struct Point {
    long double x;
    long double y;
    long double z;
  };

  CornerDifferences(const space3::OrientedBox& a, const space3::OrientedBox& b) {
    for (const Point& p : corners(a)) {
      for (const Point& q : corners(b)) points_.push_back({q.x - p.x, q.y - p.y, q.z - p.z});
    }
    for (const Point& p : points_) {
      size_ = std::max({size_, std::abs(p.x), std::abs(p.y), std::abs(p.z)});
      rounded_.push_back(
          {static_cast<double>(p.x), static_cast<double>(p.y), static_cast<double>(p.z)});
    }
  }

  [[nodiscard]] const std::vector<Point>& points() const { return points_; }
  /// The greatest coordinate.
  [[nodiscard]] long double size() const { return size_; }

  /// Doubles tell of nearly all planes that points lie far on either side: of those that three
  /// points define to nine digits at all, six digits are right.
  [[nodiscard]] bool maySpanFace(std::size_t i, std::size_t j, std::size_t k) const {
    const Vec3 n = cross(rounded_[j] - rounded_[i], rounded_[k] - rounded_[i]);
    const double margin = 1e-5 * static_cast<double>(size_) * length(n);
    bool above = false;
    bool below = false;
    for (const Vec3& q : rounded_) {
      const double height = dot(n, q - rounded_[i]);
      above = above || height > margin;
      below = below || height < -margin;
      if (above && below) return false;
    }
    return true;
  }

 private:
  static std::vector<Point> corners(const space3::OrientedBox& box) {
    std::vector<Point> points;
    for (int i = 0; i < 8; ++i) {
      Point p{box.center.x, box.center.y, box.center.z};
      for (std::size_t k = 0; k < 3; ++k) {
        const long double s = (i >> k & 1) != 0 ? 1.0L : -1.0L;
        p = {p.x + s * box.halfEdges[k].x, p.y + s * box.halfEdges[k].y,
             p.z + s * box.halfEdges[k].z};
      }
      points.push_back(p);
    }
    return points;
  }

  std::vector<Point> points_;
  std::vector<Vec3> rounded_;
  long double size_ = 0.0L;
};

/// The distance of the origin from the plane of three of the points, if that is a face of their
/// hull and nearer than the nearest so far.
[[nodiscard]] inline std::optional<long double> distanceOfFace(const CornerDifferences& differences,
                                                               std::size_t i, std::size_t j,
                                                               std::size_t k, long double nearest) {
  using Point = CornerDifferences::Point;
  const std::vector<Point>& points = differences.points();
  const long double size = differences.size();
  const Point& p = points[i];
  const Point u{points[j].x - p.x, points[j].y - p.y, points[j].z - p.z};
  const Point v{points[k].x - p.x, points[k].y - p.y, points[k].z - p.z};
  Point n{u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x};
  const long double length = std::sqrt(n.x * n.x + n.y * n.y + n.z * n.z);
  if (length <= 1e-9L * size * size) return std::nullopt;
  n = {n.x / length, n.y / length, n.z / length};
  const long double offset = n.x * p.x + n.y * p.y + n.z * p.z;
  if (std::abs(offset) >= nearest) return std::nullopt;
  bool above = false;
  bool below = false;
  for (const Point& q : points) {
    const long double height = n.x * q.x + n.y * q.y + n.z * q.z - offset;
    above = above || height > 1e-15L * size;
    below = below || height < -1e-15L * size;
    if (above && below) return std::nullopt;
  }
  return std::abs(offset);
}

/// The depth by brute force: the distance of the origin from the nearest face of the hull of all 64
/// differences of corners. Faces are found by trying every three of them. In long doubles, which as
/// WebAssembly are made of integers, where doubles do not rule a face out.
[[nodiscard]] inline long double bruteForceDepth(const space3::OrientedBox& a,
                                                 const space3::OrientedBox& b) {
  const CornerDifferences differences(a, b);
  const std::size_t count = differences.points().size();
  long double least = 1e300L;
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t j = i + 1; j < count; ++j) {
      for (std::size_t k = j + 1; k < count; ++k) {
        if (!differences.maySpanFace(i, j, k)) continue;
        least = distanceOfFace(differences, i, j, k, least).value_or(least);
      }
    }
  }
  return least;
}

}  // namespace sepax::space3::oracle
