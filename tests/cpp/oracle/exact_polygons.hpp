/// Whether convex polygons share a point, decided exactly and not by separating axes: two closed
/// convex sets meet if and only if their boundaries cross or touch, or one holds a point of the
/// other.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <limits>
#include <span>
#include <utility>
#include <vector>

#include "oracle/rational.hpp"

namespace sepax::oracle {

/// A point in integer units.
struct ExactPoint {
  BigInteger x;
  BigInteger y;

  [[nodiscard]] friend ExactPoint operator+(const ExactPoint& a, const ExactPoint& b) {
    return {a.x + b.x, a.y + b.y};
  }
  [[nodiscard]] friend ExactPoint operator-(const ExactPoint& a, const ExactPoint& b) {
    return {a.x - b.x, a.y - b.y};
  }
  [[nodiscard]] friend bool operator==(const ExactPoint& a, const ExactPoint& b) {
    return a.x == b.x && a.y == b.y;
  }
};

/// The corners in order, either way round; one or two corners are a point or a segment.
using ExactPolygon = std::vector<ExactPoint>;

[[nodiscard]] inline BigInteger cross(const ExactPoint& a, const ExactPoint& b) {
  return a.x * b.y - a.y * b.x;
}

/// The sign of the turn a, b, c.
[[nodiscard]] inline int turn(const ExactPoint& a, const ExactPoint& b, const ExactPoint& c) {
  return cross(b - a, c - a).sign();
}

/// The common unit in which all coordinates of a case are integers.
class ExactFrame {
 public:
  void include(double coordinate) {
    const Dyadic exact(coordinate);
    if (exact.sign() != 0) unit_ = std::min(unit_, exact.exponent);
  }
  void include(Vec2 point) {
    include(point.x);
    include(point.y);
  }
  void include(std::span<const Vec2> points) {
    for (const Vec2 point : points) include(point);
  }

  [[nodiscard]] int unit() const { return unit_ == kNoUnit ? 0 : unit_; }

  [[nodiscard]] ExactPoint point(Vec2 p) const {
    return {Dyadic(p.x).inUnits(unit()), Dyadic(p.y).inUnits(unit())};
  }
  [[nodiscard]] ExactPolygon polygon(std::span<const Vec2> points) const {
    ExactPolygon exact;
    exact.reserve(points.size());
    for (const Vec2 p : points) exact.push_back(point(p));
    return exact;
  }

 private:
  static constexpr int kNoUnit = std::numeric_limits<int>::max();
  int unit_ = kNoUnit;
};

namespace detail {

struct ExactBox {
  BigInteger minX, minY, maxX, maxY;

  [[nodiscard]] bool meets(const ExactBox& other) const {
    return minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY;
  }
};

[[nodiscard]] inline ExactBox boxOf(const ExactPoint& p, const ExactPoint& q) {
  return {std::min(p.x, q.x), std::min(p.y, q.y), std::max(p.x, q.x), std::max(p.y, q.y)};
}

[[nodiscard]] inline std::vector<ExactBox> edgeBoxes(const ExactPolygon& polygon) {
  std::vector<ExactBox> boxes;
  boxes.reserve(polygon.size());
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    boxes.push_back(boxOf(polygon[i], polygon[(i + 1) % polygon.size()]));
  }
  return boxes;
}

/// For segments whose boxes meet.
[[nodiscard]] inline bool straddle(const ExactPoint& p, const ExactPoint& q, const ExactPoint& r,
                                   const ExactPoint& s) {
  return turn(p, q, r) * turn(p, q, s) <= 0 && turn(r, s, p) * turn(r, s, q) <= 0;
}

}  // namespace detail

/// Whether the closed segments pq and rs share a point; either may be a point. Their boxes meet and
/// each straddles the line of the other: for collinear segments the boxes alone decide.
[[nodiscard]] inline bool segmentsMeet(const ExactPoint& p, const ExactPoint& q,
                                       const ExactPoint& r, const ExactPoint& s) {
  return detail::boxOf(p, q).meets(detail::boxOf(r, s)) && detail::straddle(p, q, r, s);
}

/// Whether the point lies in the polygon, by counting the edges that a ray to the right crosses.
/// Points on the boundary may go either way: the callers have tested the boundary.
[[nodiscard]] inline bool holdsInside(const ExactPolygon& polygon, const ExactPoint& point) {
  bool inside = false;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const ExactPoint& p = polygon[i];
    const ExactPoint& q = polygon[(i + 1) % polygon.size()];
    const bool upward = p.y <= point.y && point.y < q.y;
    const bool downward = q.y <= point.y && point.y < p.y;
    if ((upward && turn(p, q, point) > 0) || (downward && turn(p, q, point) < 0)) inside = !inside;
  }
  return inside;
}

[[nodiscard]] inline bool polygonsMeet(const ExactPolygon& a, const ExactPolygon& b) {
  const std::vector<detail::ExactBox> boxesA = detail::edgeBoxes(a);
  const std::vector<detail::ExactBox> boxesB = detail::edgeBoxes(b);
  for (std::size_t i = 0; i < a.size(); ++i) {
    for (std::size_t j = 0; j < b.size(); ++j) {
      if (boxesA[i].meets(boxesB[j]) &&
          detail::straddle(a[i], a[(i + 1) % a.size()], b[j], b[(j + 1) % b.size()])) {
        return true;
      }
    }
  }
  return holdsInside(a, b.front()) || holdsInside(b, a.front());
}

[[nodiscard]] inline bool polygonsMeet(std::span<const Vec2> a, std::span<const Vec2> b) {
  ExactFrame frame;
  frame.include(a);
  frame.include(b);
  return polygonsMeet(frame.polygon(a), frame.polygon(b));
}

namespace detail {

/// Quickhull (Eddy 1977): the corners strictly to the right of the line from p to q, in order.
inline void addCornersBeyond(const ExactPoint& p, const ExactPoint& q,
                             const std::vector<ExactPoint>& candidates, ExactPolygon& corners) {
  std::vector<ExactPoint> beyond;
  const ExactPoint* farthest = nullptr;
  BigInteger distance;
  const ExactPoint line = q - p;
  for (const ExactPoint& c : candidates) {
    const BigInteger d = -cross(line, c - p);
    if (d.sign() <= 0) continue;
    beyond.push_back(c);
    // Of several at the same distance the one farthest along the line is a corner for sure.
    const int order = farthest == nullptr ? 1 : compare(d, distance);
    const auto along = [&](const ExactPoint& r) { return line.x * r.x + line.y * r.y; };
    if (order > 0 || (order == 0 && along(*farthest) < along(c))) {
      farthest = &c;
      distance = d;
    }
  }
  if (farthest == nullptr) return;
  const ExactPoint corner = *farthest;
  addCornersBeyond(p, corner, beyond, corners);
  corners.push_back(corner);
  addCornersBeyond(corner, q, beyond, corners);
}

}  // namespace detail

/// The corners of the convex hull, counter-clockwise, none of them on the line of its neighbours.
[[nodiscard]] inline ExactPolygon hullOf(const std::vector<ExactPoint>& points) {
  const auto before = [](const ExactPoint& a, const ExactPoint& b) {
    const int order = compare(a.x, b.x);
    return order < 0 || (order == 0 && a.y < b.y);
  };
  const auto [first, last] = std::minmax_element(points.begin(), points.end(), before);
  ExactPolygon corners{*first};
  if (*first == *last) return corners;
  detail::addCornersBeyond(*first, *last, points, corners);
  corners.push_back(*last);
  detail::addCornersBeyond(*last, *first, points, corners);
  return corners;
}

/// Whether polygon a, moving by `velocity`, meets polygon b on its way: the region that a sweeps is
/// the convex hull of its first and its last place.
[[nodiscard]] inline bool sweptPolygonMeets(std::span<const Vec2> a, Vec2 velocity,
                                            std::span<const Vec2> b) {
  ExactFrame frame;
  frame.include(a);
  frame.include(b);
  frame.include(velocity);
  std::vector<ExactPoint> places = frame.polygon(a);
  const ExactPoint motion = frame.point(velocity);
  for (std::size_t i = 0; i < a.size(); ++i) places.push_back(places[i] + motion);
  return polygonsMeet(hullOf(places), frame.polygon(b));
}

/// The hull of points with double coordinates.
[[nodiscard]] inline std::vector<Vec2> hullOf(std::span<const Vec2> points) {
  ExactFrame frame;
  frame.include(points);
  std::vector<Vec2> corners;
  for (const ExactPoint& p : hullOf(frame.polygon(points))) {
    corners.push_back({p.x.toDouble(frame.unit()), p.y.toDouble(frame.unit())});
  }
  return corners;
}

}  // namespace sepax::oracle
