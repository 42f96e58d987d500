#include "sepax/shape/convex_polygon.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <utility>

#include "sepax/math/predicates.hpp"
#include "sepax/math/rotation.hpp"
#include "sepax/math/transform.hpp"
#include "sepax/shape/bounds.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

namespace {

Vec2 edgeVector(std::span<const Vec2> vertices, Index i) {
  return vertices[(i + 1) % vertices.size()] - vertices[i];
}

bool areOpposite(Vec2 u, Vec2 v) {
  const double projection = dot(u, v);
  return projection < 0.0 && std::abs(cross(u, v)) <= kParallelSine * -projection;
}

/// (p - origin) x (q - origin) to nearly full precision: in a sliver the plain one is all rounding.
double accurateCross(Vec2 p, Vec2 q, Vec2 origin) {
  constexpr double kCancellation = 0x1p-10;
  const Vec2 u = p - origin;
  const Vec2 v = q - origin;
  const double value = cross(u, v);
  const double magnitude = std::abs(u.x * v.y) + std::abs(u.y * v.x);
  if (std::abs(value) > kCancellation * magnitude) return value;
  return detail::exactCross(origin, p, origin, q, Vec2{});
}

}  // namespace

std::vector<PolygonAxis> polygonAxes(std::span<const Vec2> vertices) {
  const auto count = static_cast<Index>(vertices.size());
  std::vector<PolygonAxis> axes;
  if (count < 2) return axes;
  axes.reserve(count);
  std::vector<std::uint8_t> taken(count, 0);
  // The edge opposite to edge i is the first whose direction is not less than half a turn ahead.
  Index ahead = 1 % count;
  for (Index i = 0; i < count; ++i) {
    if (taken[i]) continue;
    const Vec2 direction = edgeVector(vertices, i);
    if (ahead == i) ahead = (ahead + 1) % count;
    while (cross(direction, edgeVector(vertices, ahead)) > 0.0 &&
           !areOpposite(direction, edgeVector(vertices, ahead))) {
      ahead = (ahead + 1) % count;
    }
    taken[i] = 1;
    PolygonAxis axis{i, kNoIndex};
    if (!taken[ahead] && areOpposite(direction, edgeVector(vertices, ahead))) {
      axis.opposite = ahead;
      taken[ahead] = 1;
    }
    axes.push_back(axis);
  }
  return axes;
}

ConvexPolygon::ConvexPolygon(std::vector<Vec2> vertices)
    : vertices_(std::move(vertices)), axes_(polygonAxes(vertices_)) {
  if (vertices_.size() > 2) {
    measure();
    measureCorners();
  } else {
    centroid_ = 0.5 * vertices_.front() + 0.5 * vertices_.back();
  }
}

void ConvexPolygon::measure() {
  // Shoelace formula, about the first vertex: far from the origin the plain one loses all digits.
  // Scaling by a power of two is exact and keeps the products of tiny polygons from underflowing.
  const int exponent = std::ilogb(boundsOf(vertices_).extent());
  const double unit = std::ldexp(1.0, exponent);
  const double scale = std::ldexp(1.0, -exponent);
  const Vec2 origin = vertices_.front();
  double twiceArea = 0.0;
  Vec2 moment;
  for (std::size_t i = 2; i < vertices_.size(); ++i) {
    const Vec2 u = scale * (vertices_[i - 1] - origin);
    const Vec2 v = scale * (vertices_[i] - origin);
    const double triangle =
        accurateCross(scale * vertices_[i - 1], scale * vertices_[i], scale * origin);
    twiceArea += triangle;
    moment = moment + triangle * (u + v);
  }
  area_ = 0.5 * twiceArea * unit * unit;
  centroid_ = origin + (unit / (3.0 * twiceArea)) * moment;
}

void ConvexPolygon::measureCorners() {
  const std::size_t count = vertices_.size();
  cornerMargin_.least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < count; ++i) {
    const Vec2 before = vertices_[(i + count - 1) % count];
    const Vec2 corner = vertices_[i];
    const Vec2 after = vertices_[(i + 1) % count];
    const double perimeter =
        length(corner - before) + length(after - corner) + length(before - after);
    const double margin = orientation(before, corner, after) / perimeter;
    cornerMargin_.least = std::min(cornerMargin_.least, margin);
    cornerMargin_.reach = std::max(cornerMargin_.reach, std::abs(corner.x) + std::abs(corner.y));
  }
}

ConvexPolygon ConvexPolygon::point(Vec2 p) { return ConvexPolygon({storedPoint(p)}); }

ConvexPolygon ConvexPolygon::segment(Vec2 p, Vec2 q) {
  const Vec2 start = storedPoint(p);
  const Vec2 end = storedPoint(q);
  if (start == end) return point(start);
  return ConvexPolygon({start, end});
}

ConvexPolygon ConvexPolygon::ofCorners(std::span<const Vec2> corners) {
  return ConvexPolygon(std::vector<Vec2>(corners.begin(), corners.end()));
}

ConvexPolygon::Result ConvexPolygon::create(std::span<const Vec2> points) {
  ConvexOutline outline = normalizeConvexOutline(points);
  if (!outline.status.ok()) return {outline.status, std::nullopt};
  return {outline.status, ConvexPolygon(std::move(outline.corners))};
}

std::vector<Vec2> regularOutline(Index sides, double radius) {
  constexpr double kFullTurn = 0x1.921fb54442d18p+2;
  std::vector<Vec2> points(sides);
  for (Index i = 0; i < sides; ++i) {
    points[i] = radius * Rotation::fromAngle(kFullTurn * i / sides).apply({1.0, 0.0});
  }
  return points;
}

}  // namespace sepax
