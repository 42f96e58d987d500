/// Whether convex polygons share a point, decided exactly and not by separating axes: two closed
/// convex sets meet if and only if their boundaries cross or touch, or one holds a point of the
/// other.
#pragma once

#include <limits>
#include <span>
#include <vector>

#include "oracle/rational.hpp"

namespace sepax::oracle {

/// A point in integer units.
struct ExactPoint {
  BigInteger x;
  BigInteger y;
};

[[nodiscard]] ExactPoint operator+(const ExactPoint& a, const ExactPoint& b);
[[nodiscard]] ExactPoint operator-(const ExactPoint& a, const ExactPoint& b);
[[nodiscard]] bool operator==(const ExactPoint& a, const ExactPoint& b);

/// The corners in order, either way round; one or two corners are a point or a segment.
using ExactPolygon = std::vector<ExactPoint>;

[[nodiscard]] BigInteger cross(const ExactPoint& a, const ExactPoint& b);

/// The sign of the turn a, b, c.
[[nodiscard]] int turn(const ExactPoint& a, const ExactPoint& b, const ExactPoint& c);

/// The common unit in which all coordinates of a case are integers.
class ExactFrame {
 public:
  void include(double coordinate);
  void include(Vec2 point);
  void include(std::span<const Vec2> points);

  [[nodiscard]] int unit() const { return unit_ == kNoUnit ? 0 : unit_; }

  [[nodiscard]] ExactPoint point(Vec2 p) const;
  [[nodiscard]] ExactPolygon polygon(std::span<const Vec2> points) const;

 private:
  static constexpr int kNoUnit = std::numeric_limits<int>::max();
  int unit_ = kNoUnit;
};

/// Whether the closed segments pq and rs share a point; either may be a point. Their boxes meet and
/// each straddles the line of the other: for collinear segments the boxes alone decide.
[[nodiscard]] bool segmentsMeet(const ExactPoint& p, const ExactPoint& q, const ExactPoint& r,
                                const ExactPoint& s);

/// Whether the point lies in the polygon, by counting the edges that a ray to the right crosses.
/// Points on the boundary may go either way: the callers have tested the boundary.
[[nodiscard]] bool holdsInside(const ExactPolygon& polygon, const ExactPoint& point);

[[nodiscard]] bool polygonsMeet(const ExactPolygon& a, const ExactPolygon& b);
[[nodiscard]] bool polygonsMeet(std::span<const Vec2> a, std::span<const Vec2> b);

/// The corners of the convex hull, counter-clockwise, none of them on the line of its neighbours.
[[nodiscard]] ExactPolygon hullOf(const std::vector<ExactPoint>& points);

/// Whether polygon a, moving by `velocity`, meets polygon b on its way: the region that a sweeps is
/// the convex hull of its first and its last place.
[[nodiscard]] bool sweptPolygonMeets(std::span<const Vec2> a, Vec2 velocity,
                                     std::span<const Vec2> b);

/// The hull of points with double coordinates.
[[nodiscard]] std::vector<Vec2> hullOf(std::span<const Vec2> points);

}  // namespace sepax::oracle
