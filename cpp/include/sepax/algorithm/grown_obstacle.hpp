/// An obstacle grown by the radii of the pair, as a boundary of straight and round parts.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sepax/algorithm/obstacle.hpp"
#include "sepax/math/vec2.hpp"
#include "sepax/shape/placed_convex.hpp"

namespace sepax {

/// A part of the boundary of a grown obstacle: an edge, or the arc around a corner.
struct BoundaryPart {
  /// The corner of the obstacle that it belongs to: an edge runs from it to the next, pushed out by
  /// the radius; an arc runs around it.
  Index corner;
  /// Whether it is an arc.
  bool round;
  /// An edge: its ends. An arc: its centre, twice.
  Vec2 start;
  /// See `start`.
  Vec2 end;
  /// The outward unit normals at the start and at the end, counter-clockwise (y up). Equal for an
  /// edge; for the whole circle around an obstacle that is a point, zero.
  Vec2 firstNormal;
  /// See `firstNormal`.
  Vec2 lastNormal;
};

/// Where a point lies to an obstacle.
enum class Place : std::uint8_t { kOutside, kBoundary, kInside };

/// Where a point is, and, on the boundary, the ways that lead inside from it: counter-clockwise
/// from one direction to the other, both excluded, half a turn at most.
struct Location {
  /// On the boundary if nearer to it than the tolerance that was given.
  Place place = Place::kOutside;
  /// Where the ways inside begin: a direction, or zero unless on the boundary; zero, too, where
  /// no way leads inside, as the obstacle is thinner there than the tolerance.
  Vec2 inwardFrom;
  /// Where they end, likewise.
  Vec2 inwardTo;
};

/// Where a straight way enters an obstacle, as a fraction of the way, and the outward unit normal
/// there.
struct Entry {
  /// 0 to 1; 0 for a way that starts inside.
  double time;
  /// From inside that of the nearest part of the boundary.
  Vec2 normal;
};

/// The Minkowski difference of two convex shapes, grown by the sum of their radii: where it holds
/// the origin, the shapes share a point.
class GrownObstacle {
 public:
  /// Keeps no reference to the shapes. O(n + m).
  GrownObstacle(const PlacedConvex& a, const PlacedConvex& b);

  /// That of the cores, before it is grown.
  [[nodiscard]] const Obstacle& obstacle() const { return obstacle_; }
  /// The sum of the radii.
  [[nodiscard]] double radius() const { return radius_; }
  /// Counter-clockwise (y up). Empty if the obstacle has no inside.
  [[nodiscard]] const std::vector<BoundaryPart>& parts() const { return parts_; }

  /// Where a point is; nearer to the boundary than `tolerance`, it is on it. O(n).
  [[nodiscard]] Location locate(Vec2 point, double tolerance) const;

  /// Where the way by `way` from a point enters what is deeper inside than `skin`; nothing if it
  /// does not within the way. From inside it enters at once if it leads deeper, at the nearest
  /// edge. O(n).
  [[nodiscard]] std::optional<Entry> enter(Vec2 from, Vec2 way, double skin) const;

 private:
  [[nodiscard]] Location locateByEdges(Vec2 point, double tolerance) const;
  [[nodiscard]] Location locateByDistance(Vec2 point, double tolerance) const;
  [[nodiscard]] std::optional<Entry> crossThinWall(Vec2 from, Vec2 way, double skin) const;
  [[nodiscard]] std::optional<Entry> enterByEdges(Vec2 from, Vec2 way, double skin) const;
  /// Where the boundary is round it bends away from its tangent at once, so that between two
  /// obstacles that touch there is room beside the point: a little less than half a turn leads
  /// inside.
  [[nodiscard]] Location touchedAt(Vec2 point, Vec2 normal, double tolerance) const;
  [[nodiscard]] bool inCore(Vec2 point) const;
  /// How far outside of the line through edge i of the core a point is.
  [[nodiscard]] double heightOver(std::size_t i, Vec2 point) const {
    return dot(normals_[i], point - obstacle_.corners()[i].point);
  }

  Obstacle obstacle_;
  double radius_;
  /// The outward unit normal of each edge of the obstacle.
  std::vector<Vec2> normals_;
  std::vector<BoundaryPart> parts_;
};

}  // namespace sepax
