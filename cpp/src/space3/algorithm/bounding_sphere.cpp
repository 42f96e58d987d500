#include "sepax/space3/algorithm/bounding_sphere.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>

#include "sepax/space3/math/predicates.hpp"
#include "sepax/space3/shape/aabb3.hpp"

namespace sepax::space3 {

namespace {

using PointIndex = std::uint32_t;

/// After how many exchanges that make nothing better the search ends: in real arithmetic each makes
/// the sphere larger, but where points are ill-placed rounding may undo one.
constexpr int kVainExchanges = 16;

/// The points on the sphere, by their indices: up to four, and one that enters.
struct Support {
  std::array<PointIndex, 5> indices{};
  std::uint32_t count = 0;

  void add(PointIndex index) { indices[count++] = index; }
};

/// Points moved to the origin and shrunk to about 1, so that no product leaves the range of
/// doubles.
class Points {
 public:
  explicit Points(std::span<const Vec3> points) : points_(points), base_(points[0]) {
    const double extent = boundsOf(points).extent();
    if (extent > 0.0) size_ = extent;
  }

  [[nodiscard]] PointIndex count() const { return static_cast<PointIndex>(points_.size()); }
  [[nodiscard]] Vec3 operator[](PointIndex i) const { return shrunk(points_[i] - base_); }
  /// The way from one point to another, right to all its digits however close they are.
  [[nodiscard]] Vec3 way(PointIndex from, PointIndex to) const {
    return shrunk(points_[to] - points_[from]);
  }
  [[nodiscard]] Vec3 restore(const Vec3& p) const { return storedPoint(base_ + size_ * p); }

 private:
  [[nodiscard]] Vec3 shrunk(const Vec3& v) const { return (1.0 / size_) * v; }

  std::span<const Vec3> points_;
  Vec3 base_;
  double size_ = 1.0;
};

double squaredDistance(const Vec3& a, const Vec3& b) { return dot(b - a, b - a); }

/// The shortest of the edges that lead from the first `reached` points of a support to the others;
/// the point at its far end becomes the next one of the support. Returns the near end.
PointIndex reachNext(const Points& points, Support& support, std::uint32_t reached) {
  double shortest = std::numeric_limits<double>::infinity();
  std::uint32_t next = reached;
  PointIndex from = support.indices[0];
  for (std::uint32_t i = 0; i < reached; ++i) {
    for (std::uint32_t k = reached; k < support.count; ++k) {
      const Vec3 way = points.way(support.indices[i], support.indices[k]);
      const double square = dot(way, way);
      if (square >= shortest) continue;
      shortest = square;
      next = k;
      from = support.indices[i];
    }
  }
  std::swap(support.indices[reached], support.indices[next]);
  return from;
}

/// The center of the least sphere through two to four points: it lies in their plane, or on their
/// line. Not finite if that has no such sphere.
///
/// It is where the planes meet that halve edges of a tree on the points. Points of a least sphere
/// that are ill-placed are close together; the shortest tree has edges that are not nearly parallel
/// then.
Vec3 circumcenter(const Points& points, Support support) {
  const PointIndex base = support.indices[0];
  std::array<Vec3, 3> edges;
  std::array<double, 3> places{};
  for (std::uint32_t k = 1; k < support.count; ++k) {
    const PointIndex from = reachNext(points, support, k);
    const PointIndex to = support.indices[k];
    edges[k - 1] = points.way(from, to);
    places[k - 1] = 0.5 * dot(edges[k - 1], points.way(base, from) + points.way(base, to));
  }
  const auto& [e, f, g] = edges;
  if (support.count == 2) return points[base] + 0.5 * e;
  if (support.count == 3) edges[2] = cross(e, f);
  const Vec3 normal = cross(f, g);
  const Vec3 sum = places[0] * normal + places[1] * cross(g, e) + places[2] * cross(e, f);
  return points[base] + (1.0 / dot(normal, e)) * sum;
}

/// A sphere while the search goes on.
struct SphereCandidate {
  Support support;
  Vec3 center;
  double squaredRadius = std::numeric_limits<double>::infinity();
};

/// The least sphere around the points of a support and one more, which lies on it. Tries the sphere
/// of each subset about its own center with the radius that holds all of them: the least one is
/// among these, and no tolerance is needed to tell.
SphereCandidate enlarged(const Points& points, const Support& support, PointIndex entering) {
  Support all = support;
  all.add(entering);
  SphereCandidate best;
  for (std::uint32_t subset = 1; subset < 1U << support.count; ++subset) {
    if (subset == 15) continue;  // five points are one more than a sphere needs
    SphereCandidate candidate;
    candidate.support.add(entering);
    for (std::uint32_t i = 0; i < support.count; ++i) {
      if ((subset >> i & 1) != 0) candidate.support.add(support.indices[i]);
    }
    candidate.center = circumcenter(points, candidate.support);
    candidate.squaredRadius = 0.0;
    for (std::uint32_t i = 0; i < all.count; ++i) {
      const double square = squaredDistance(candidate.center, points[all.indices[i]]);
      // Also where it is no number.
      if (!(square <= candidate.squaredRadius)) candidate.squaredRadius = square;
    }
    if (candidate.squaredRadius < best.squaredRadius) best = candidate;
  }
  return best;
}

PointIndex farthestFrom(const Points& points, const Vec3& center) {
  PointIndex best = 0;
  double most = -1.0;
  for (PointIndex i = 0; i < points.count(); ++i) {
    const double square = squaredDistance(center, points[i]);
    if (square > most) {
      most = square;
      best = i;
    }
  }
  return best;
}

/// The sphere about a center that holds all points. A rounded distance can be too short, which
/// shows exactly; the next doubles are tried until none is.
Sphere sphereAbout(const Vec3& center, std::span<const Vec3> points) {
  double radius = 0.0;
  for (const Vec3& p : points) radius = std::max(radius, length(p - center));
  for (const Vec3& p : points) {
    while (squaredGap({center, p}, radius, 0.0) > 0.0) radius += 2.0 * kRoundoff * radius;
  }
  return {center, radius};
}

}  // namespace

Sphere boundingSphere(std::span<const Vec3> points) {
  const Points shrunk(points);
  SphereCandidate current;
  current.support.add(farthestFrom(shrunk, Vec3{}));
  current.center = shrunk[current.support.indices[0]];
  current.squaredRadius = 0.0;
  // The center from which the farthest point is nearest, so far.
  SphereCandidate best;
  for (int vain = 0; vain < kVainExchanges; ++vain) {
    const PointIndex entering = farthestFrom(shrunk, current.center);
    const double square = squaredDistance(current.center, shrunk[entering]);
    if (square < best.squaredRadius) {
      best = current;
      best.squaredRadius = square;
      vain = 0;
    }
    if (square <= current.squaredRadius) break;
    current = enlarged(shrunk, current.support, entering);
  }
  return sphereAbout(shrunk.restore(best.center), points);
}

Sphere centroidSphere(std::span<const Vec3> points) {
  Vec3 sum;
  for (const Vec3& p : points) sum = sum + (p - points[0]);
  const Vec3 mean = points[0] + (1.0 / static_cast<double>(points.size())) * sum;
  return sphereAbout(storedPoint(mean), points);
}

}  // namespace sepax::space3
