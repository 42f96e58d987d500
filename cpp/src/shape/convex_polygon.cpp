#include "sepax/shape/convex_polygon.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <utility>

#include "sepax/assert.hpp"
#include "sepax/math/predicates.hpp"
#include "sepax/math/rotation.hpp"
#include "sepax/math/transform.hpp"
#include "sepax/shape/bounds.hpp"
#include "sepax/shape/sweep_order.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

namespace {

Index following(Index i, std::size_t count) { return i + 1 == count ? 0 : i + 1; }

Vec2 edgeVector(std::span<const Vec2> vertices, Index i) {
  return vertices[following(i, vertices.size())] - vertices[i];
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

/// Twice the area, and the sum of the corners of the triangles that it is made of, by their areas.
struct Moments {
  double twiceArea = 0.0;
  Vec2 moment;
  /// All lengths are in this.
  double unit = 1.0;
};

Moments momentsOf(std::span<const Vec2> vertices) {
  // Shoelace formula, about the first vertex: far from the origin the plain one loses all digits.
  // Scaling by a power of two is exact and keeps the products of tiny polygons from underflowing.
  const int exponent = std::ilogb(boundsOf(vertices).extent());
  const double scale = std::ldexp(1.0, -exponent);
  const Vec2 origin = vertices.front();
  Moments moments;
  moments.unit = std::ldexp(1.0, exponent);
  for (std::size_t i = 2; i < vertices.size(); ++i) {
    const Vec2 u = scale * (vertices[i - 1] - origin);
    const Vec2 v = scale * (vertices[i] - origin);
    const double triangle =
        accurateCross(scale * vertices[i - 1], scale * vertices[i], scale * origin);
    moments.twiceArea += triangle;
    moments.moment = moments.moment + triangle * (u + v);
  }
  return moments;
}

/// Writes the axes of an outline, and returns how many there are.
std::size_t putAxes(std::span<const Vec2> vertices, PolygonAxis* axes) {
  const auto count = static_cast<Index>(vertices.size());
  if (count < 2) return 0;
  // The edge opposite to edge i is the first whose direction is not less than half a turn ahead. It
  // only goes ahead, and so do the opposite edges that were found: an edge was taken if it was
  // passed, or is the next of those.
  std::size_t found = 0;
  std::size_t nextTaken = 0;
  Index lastTaken = 0;
  Index ahead = 1;
  for (Index i = 0; i < count; ++i) {
    while (nextTaken < found &&
           (axes[nextTaken].opposite == kNoIndex || axes[nextTaken].opposite < i)) {
      ++nextTaken;
    }
    if (nextTaken < found && axes[nextTaken].opposite == i) continue;
    const Vec2 direction = edgeVector(vertices, i);
    if (ahead == i) ahead = following(ahead, count);
    while (cross(direction, edgeVector(vertices, ahead)) > 0.0 &&
           !areOpposite(direction, edgeVector(vertices, ahead))) {
      ahead = following(ahead, count);
    }
    PolygonAxis axis{i, kNoIndex};
    const bool isTaken = ahead <= i || ahead == lastTaken;
    if (!isTaken && areOpposite(direction, edgeVector(vertices, ahead))) {
      axis.opposite = ahead;
      lastTaken = ahead;
    }
    axes[found++] = axis;
  }
  return found;
}

/// Whether the corners are an outline as normalizeConvexOutline makes them: nearly all are, and for
/// these it need not make lists.
bool isNormal(std::span<const Vec2> corners) {
  const std::size_t count = corners.size();
  if (count < 3) return false;
  Vec2 before = corners[count - 1];
  bool came = detail::sweptBefore(before, corners[0]);
  int reversals = 0;
  for (Index i = 0; i < count; ++i) {
    const Vec2 at = corners[i];
    const Vec2 after = corners[following(i, count)];
    if (!(orientation(before, at, after) > 0.0)) return false;
    const bool goes = detail::sweptBefore(at, after);
    reversals += static_cast<int>(came != goes);
    came = goes;
    before = at;
  }
  return reversals == 2;
}

}  // namespace

std::vector<PolygonAxis> polygonAxes(std::span<const Vec2> vertices) {
  std::vector<PolygonAxis> axes(vertices.size());
  axes.resize(putAxes(vertices, axes.data()));
  return axes;
}

ConvexPolygon::ConvexPolygon(std::span<const Vec2> vertices) {
  const PolygonRoom room = ownRoom(vertices.size());
  std::copy(vertices.begin(), vertices.end(), room.corners);
  take(room, vertices.size());
}

ConvexPolygon::ConvexPolygon(const ConvexPolygon& other) : cornerMargin_(other.cornerMargin_) {
  const PolygonRoom room = ownRoom(other.count_);
  std::copy(other.vertices_, other.vertices_ + other.count_, room.corners);
  std::copy(other.axes_, other.axes_ + other.axisCount_, room.axes);
  vertices_ = room.corners;
  axes_ = room.axes;
  count_ = other.count_;
  axisCount_ = other.axisCount_;
}

PolygonRoom ConvexPolygon::ownRoom(std::size_t count) {
  static_assert(sizeof(Vec2) == 2 * sizeof(PolygonAxis));
  own_ = std::make_unique<Vec2[]>(count + (count + 1) / 2);
  return {own_.get(), reinterpret_cast<PolygonAxis*>(own_.get() + count)};
}

/// Corners that are in the room already.
void ConvexPolygon::take(PolygonRoom room, std::size_t count) {
  vertices_ = room.corners;
  axes_ = room.axes;
  count_ = static_cast<Index>(count);
  axisCount_ = static_cast<Index>(putAxes(vertices(), room.axes));
  if (count_ > 2) measureCorners();
}

double ConvexPolygon::area() const {
  if (count_ < 3) return 0.0;
  const Moments moments = momentsOf(vertices());
  return 0.5 * moments.twiceArea * moments.unit * moments.unit;
}

Vec2 ConvexPolygon::centroid() const {
  SEPAX_ASSERT(count_ > 0);
  if (count_ < 3) return 0.5 * vertices_[0] + 0.5 * vertices_[count_ - 1];
  const auto [twiceArea, moment, unit] = momentsOf(vertices());
  return vertices_[0] + (unit / (3.0 * twiceArea)) * moment;
}

void ConvexPolygon::measureCorners() {
  cornerMargin_.least = std::numeric_limits<double>::infinity();
  Vec2 before = vertices_[count_ - 1];
  double came = length(vertices_[0] - before);
  for (Index i = 0; i < count_; ++i) {
    const Vec2 corner = vertices_[i];
    const Vec2 after = vertices_[following(i, count_)];
    const double goes = length(after - corner);
    const double perimeter = came + goes + length(before - after);
    const double margin = orientation(before, corner, after) / perimeter;
    cornerMargin_.least = std::min(cornerMargin_.least, margin);
    cornerMargin_.reach = std::max(cornerMargin_.reach, std::abs(corner.x) + std::abs(corner.y));
    before = corner;
    came = goes;
  }
}

ConvexPolygon ConvexPolygon::point(Vec2 p) {
  const Vec2 stored = storedPoint(p);
  return ConvexPolygon({&stored, 1});
}

ConvexPolygon ConvexPolygon::segment(Vec2 p, Vec2 q) {
  const Vec2 ends[] = {storedPoint(p), storedPoint(q)};
  return ConvexPolygon(std::span(ends).first(ends[0] == ends[1] ? 1 : 2));
}

ConvexPolygon ConvexPolygon::ofCorners(std::span<const Vec2> corners) {
  SEPAX_ASSERT(!corners.empty());
  return ConvexPolygon(corners);
}

ConvexPolygon::Result ConvexPolygon::create(std::span<const Vec2> points) {
  ConvexPolygon polygon;
  const PolygonRoom room = polygon.ownRoom(points.size());
  const OutlineStatus status = polygon.normalize(room, points);
  if (!status.ok()) return {status, std::nullopt};
  return {status, std::move(polygon)};
}

ConvexPolygon::Result ConvexPolygon::createIn(PolygonRoom room, std::span<const Vec2> points) {
  SEPAX_ASSERT(!points.empty());
  ConvexPolygon polygon;
  OutlineStatus status;
  if (points.size() < 3) {
    room.corners[0] = storedPoint(points.front());
    const Vec2 end = storedPoint(points.back());
    const bool isPoint = room.corners[0] == end;
    if (!isPoint) room.corners[1] = end;
    polygon.take(room, isPoint ? 1 : 2);
  } else {
    status = polygon.normalize(room, points);
  }
  if (!status.ok()) return {status, std::nullopt};
  return {status, std::move(polygon)};
}

/// Takes the corners of an outline, if it is convex. Nearly all are in order as they come, or are
/// clockwise: these are put into the room without lists.
OutlineStatus ConvexPolygon::normalize(PolygonRoom room, std::span<const Vec2> points) {
  std::size_t count = points.size();
  const std::span<Vec2> corners{room.corners, count};
  std::transform(points.begin(), points.end(), corners.begin(), storedPoint);
  OutlineStatus status;
  if (!isNormal(corners)) {
    if (count > 2) std::reverse(corners.begin() + 1, corners.end());
    if (!isNormal(corners)) {
      const ConvexOutline outline = normalizeConvexOutline(points);
      status = outline.status;
      count = outline.corners.size();
      std::copy(outline.corners.begin(), outline.corners.end(), corners.begin());
    }
  }
  if (status.ok()) take(room, count);
  return status;
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
