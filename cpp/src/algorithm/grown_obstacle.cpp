#include "sepax/algorithm/grown_obstacle.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "sepax/algorithm/direction_cover.hpp"
#include "sepax/algorithm/nearest_feature.hpp"
#include "sepax/algorithm/part_crossings.hpp"
#include "sepax/algorithm/rounded_obstacle.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

namespace {

/// Of the shapes' own edges, not of the rounded differences: the obstacle may be far longer than
/// its shortest edge.
Vec2 outwardNormal(const PlacedPolygon& a, const PlacedPolygon& b, const ObstacleCorner& start,
                   const ObstacleCorner& end) {
  return start.ofB != end.ofB ? b.normal(start.ofB) : -a.normal(start.ofA);
}

std::optional<Entry> enterFromInside(Vec2 normal, Vec2 way) {
  if (dot(normal, way) >= 0.0) return std::nullopt;
  return Entry{0.0, normal};
}

/// The ways inside from a point on edges with these outward normals.
Location onBoundary(Vec2 firstNormal, Vec2 lastNormal) {
  return {Place::kBoundary, quarterTurn(lastNormal), -quarterTurn(firstNormal)};
}

/// The direction in the middle between these ways inside, at least a unit long: each of the two
/// terms is it, and one of them is long where the other vanishes.
Vec2 middleWay(Vec2 firstNormal, Vec2 lastNormal) {
  return quarterTurn(lastNormal - firstNormal) - (firstNormal + lastNormal);
}

}  // namespace

GrownObstacle::GrownObstacle(const PlacedConvex& a, const PlacedConvex& b)
    : obstacle_(a.core, b.core), radius_(a.radius + b.radius) {
  const auto& corners = obstacle_.corners();
  const auto count = static_cast<Index>(corners.size());
  if (count == 1) {
    if (radius_ > 0.0) parts_.push_back({0, true, corners[0].point, corners[0].point, {}, {}});
    return;
  }
  for (Index i = 0; i < count; ++i) {
    normals_.push_back(outwardNormal(a.core, b.core, corners[i], corners[obstacle_.next(i)]));
  }
  if (count == 2 && radius_ == 0.0) return;
  for (Index i = 0; i < count; ++i) {
    const Vec2 corner = corners[i].point;
    const Vec2 normal = normals_[i];
    if (radius_ > 0.0) {
      const Vec2 previous = normals_[i == 0 ? count - 1 : i - 1];
      parts_.push_back({i, true, corner, corner, previous, normal});
    }
    const Vec2 out = radius_ * normal;
    const Vec2 next = corners[obstacle_.next(i)].point;
    parts_.push_back({i, false, corner + out, next + out, normal, normal});
  }
}

Location GrownObstacle::locate(Vec2 point, double tolerance) const {
  if (parts_.empty()) return {};
  return radius_ > 0.0 ? locateByDistance(point, tolerance) : locateByEdges(point, tolerance);
}

Location GrownObstacle::locateByEdges(Vec2 point, double tolerance) const {
  bool inside = true;
  Vec2 first;
  Vec2 last;
  for (std::size_t i = 0; i < normals_.size(); ++i) {
    const double height = heightOver(i, point);
    if (height > tolerance) return {};
    if (height < -tolerance) continue;
    if (inside || cross(normals_[i], first) > 0.0) first = normals_[i];
    if (inside || cross(last, normals_[i]) > 0.0) last = normals_[i];
    inside = false;
  }
  if (inside) return {Place::kInside, {}, {}};
  // Of a sliver the point is on sides that face away from one another, or all around.
  const Vec2 middle = middleWay(first, last);
  for (std::size_t i = 0; i < normals_.size(); ++i) {
    if (heightOver(i, point) < -tolerance) continue;
    if (dot(normals_[i], middle) > -kOpenDirections) return {Place::kBoundary, {}, {}};
  }
  return onBoundary(first, last);
}

Location GrownObstacle::locateByDistance(Vec2 point, double tolerance) const {
  const NearestFeature nearest = nearestFromOutside(obstacle_, point);
  if (inCore(point)) {
    // As deep below the surface as in the core, and the radius more.
    return radius_ > tolerance ? Location{Place::kInside, {}, {}}
                               : locateByEdges(point, tolerance - radius_);
  }
  if (nearest.distance < radius_ - tolerance) return {Place::kInside, {}, {}};
  if (nearest.distance > radius_ + tolerance) return {};
  return touchedAt(point, -nearest.normal, tolerance);
}

Location GrownObstacle::touchedAt(Vec2 point, Vec2 normal, double tolerance) const {
  Location location = onBoundary(normal, normal);
  for (const BoundaryPart& part : parts_) {
    if (!part.round || !hasNormal(part, normal)) continue;
    if (std::abs(length(point - part.start) - radius_) > tolerance) continue;
    const Vec2 bend = 4.0 * kOpenDirections * normal;
    if (!isSameDirection(normal, part.lastNormal)) location.inwardFrom = quarterTurn(normal) - bend;
    if (!isSameDirection(normal, part.firstNormal)) location.inwardTo = -quarterTurn(normal) - bend;
  }
  return location;
}

std::optional<Entry> GrownObstacle::enter(Vec2 from, Vec2 way, double skin) const {
  if (parts_.empty()) return crossThinWall(from, way, skin);
  if (radius_ <= skin) return enterByEdges(from, way, skin);
  const WayThrough through = wayThrough(obstacle_, radius_ - skin, way, from);
  if (through.time.empty() || through.time.min > 1.0 || through.time.max < 0.0) return std::nullopt;
  if (through.time.min >= 0.0) return Entry{through.time.min, -through.normal};
  return enterFromInside(-nearestFromOutside(obstacle_, from).normal, way);
}

/// An obstacle without an inside, if it is a segment, is entered where it is crossed. What stands
/// on it may leave to either side.
std::optional<Entry> GrownObstacle::crossThinWall(Vec2 from, Vec2 way, double skin) const {
  if (normals_.empty()) return std::nullopt;
  const Vec2 start = obstacle_.corners()[0].point;
  const double height = dot(normals_[0], from - start);
  const double climb = dot(normals_[0], way);
  if (height == 0.0 || height * climb >= 0.0 || std::abs(climb) < std::abs(height)) {
    return std::nullopt;
  }
  const double time = -height / climb;
  const Vec2 along = quarterTurn(normals_[0]);
  const double place = dot(along, from + time * way - start);
  const double size = dot(along, obstacle_.corners()[1].point - start);
  if (place < -skin || place > size + skin) return std::nullopt;
  return Entry{time, height > 0.0 ? normals_[0] : -normals_[0]};
}

/// Clips the way by the half-planes of the edges (Cyrus and Beck, "Generalized Two- and
/// Three-Dimensional Clipping", 1978).
std::optional<Entry> GrownObstacle::enterByEdges(Vec2 from, Vec2 way, double skin) const {
  Entry entry{-1.0, {}};
  double leave = 1.0;
  double highest = -std::numeric_limits<double>::infinity();
  Vec2 nearest;
  for (std::size_t i = 0; i < normals_.size(); ++i) {
    const double height = dot(normals_[i], from - obstacle_.corners()[i].point) + skin;
    const double climb = dot(normals_[i], way);
    if (height > highest) {
      highest = height;
      nearest = normals_[i];
    }
    if (height < 0.0) {
      if (climb > 0.0) leave = std::min(leave, -height / climb);
    } else if (climb >= 0.0) {
      return std::nullopt;
    } else if (height / -climb > entry.time) {
      entry = {height / -climb, normals_[i]};
    }
  }
  if (entry.time < 0.0) return enterFromInside(nearest, way);
  if (entry.time >= leave) return std::nullopt;
  return entry;
}

bool GrownObstacle::inCore(Vec2 point) const {
  if (normals_.size() < 3) return false;
  // Of a sliver the edges tell nothing of what lies in line with all of them, beyond its ends.
  Bounds box;
  for (std::size_t i = 0; i < normals_.size(); ++i) {
    if (heightOver(i, point) > 0.0) return false;
    box.include(obstacle_.corners()[i].point);
  }
  return box.overlaps({point, point});
}

}  // namespace sepax
