#include "sepax/algorithm/way_out.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include "sepax/algorithm/direction_cover.hpp"
#include "sepax/algorithm/grown_obstacle.hpp"
#include "sepax/algorithm/part_crossings.hpp"
#include "sepax/math/heap_sort.hpp"
#include "sepax/shape/bounds.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

namespace {

/// An obstacle in the way, and the pieces that it is of.
struct ActiveObstacle {
  GrownObstacle grown;
  Index pieceOfA;
  Index pieceOfB;
};

/// A boundary part of one of the obstacles in the way.
struct PartId {
  Index obstacle = kNoIndex;
  Index part = 0;
  /// The outward unit normal at the place in question.
  Vec2 normal;
};

/// A place that may be the nearest free one, and the boundary parts that it is on by construction.
struct Candidate {
  Vec2 point;
  double distance = std::numeric_limits<double>::infinity();
  PartId on;
  PartId alsoOn;
};

/// Whether nothing has an inside: points and segments only.
bool flat(std::span<const PlacedConvex> pieces) {
  return std::all_of(pieces.begin(), pieces.end(), [](const PlacedConvex& piece) {
    return piece.core.count() < 3 && piece.radius == 0.0;
  });
}

class WayOutSearch {
 public:
  WayOutSearch(std::span<const PlacedConvex> a, std::span<const PlacedConvex> b, Vec2 preferred)
      : a_(a),
        b_(b),
        preferred_(preferred),
        active_(a.size() * b.size(), 0),
        boundsA_(boundsOf(a)),
        boundsB_(boundsOf(b)) {
    const Vec2 reach = boundsB_.max - boundsA_.min;
    const Vec2 otherReach = boundsA_.max - boundsB_.min;
    size_ = std::max(
        {std::abs(reach.x), std::abs(reach.y), std::abs(otherReach.x), std::abs(otherReach.y)});
    tolerance_ = kReachFilter * size_;
  }

  WayOut run() {
    takeIn(Vec2{});
    // What has no inside is not beside the seam of a solid, but in it.
    if (!overlaps_ && !((flat(a_) || flat(b_)) && !isFree({}))) return {};
    Candidate best;
    do {
      best = nearestFree();
    } while (takeIn(best.point));
    return describe(best);
  }

 private:
  [[nodiscard]] WayOut describe(const Candidate& best) const {
    WayOut way;
    way.translation = best.point;
    way.needed = true;
    if (best.on.obstacle == kNoIndex) return way;
    const ActiveObstacle& owner = obstacles_[best.on.obstacle];
    const GrownObstacle& grown = owner.grown;
    const BoundaryPart& part = grown.parts()[best.on.part];
    const PlacedConvex& a = a_[owner.pieceOfA];
    const PlacedConvex& b = b_[owner.pieceOfB];
    const double size = length(part.end - part.start);
    const double fraction = size > 0.0 ? length(best.point - part.start) / size : 0.0;
    way.pieceOfA = owner.pieceOfA;
    way.pieceOfB = owner.pieceOfB;
    way.edge = contactEdge(a, b, grown.obstacle(), part.round ? kNoIndex : part.corner);
    way.points = contactPoints(a, b, grown.obstacle(), part.corner, std::min(fraction, 1.0),
                               -best.on.normal);
    return way;
  }

  /// Adds the obstacles that a point is inside or on the boundary of: one that only touches may
  /// close the seam that seemed a way out. Returns whether there were any.
  bool takeIn(Vec2 point) {
    const std::size_t before = obstacles_.size();
    for (Index i = 0; i < a_.size(); ++i) {
      const Bounds moved = translated(boundsOf(a_[i]), point);
      if (!moved.overlaps(boundsB_)) continue;
      for (Index j = 0; j < b_.size(); ++j) {
        if (active_[i * b_.size() + j] || !moved.overlaps(boundsOf(b_[j]))) continue;
        GrownObstacle grown(a_[i], b_[j]);
        const Place place = grown.locate(point, tolerance_).place;
        if (place == Place::kOutside) continue;
        overlaps_ = overlaps_ || place == Place::kInside;
        active_[i * b_.size() + j] = 1;
        obstacles_.push_back({std::move(grown), i, j});
      }
    }
    return obstacles_.size() > before;
  }

  [[nodiscard]] Candidate nearestFree() {
    candidates_.clear();
    for (Index i = 0; i < obstacles_.size(); ++i) appendFeet(i);
    const Candidate foot = firstFree({});
    candidates_.clear();
    for (Index i = 0; i < obstacles_.size(); ++i) {
      for (Index j = 0; j < i; ++j) appendCrossingsOf(j, i, foot.distance);
    }
    const Candidate nearest = firstFree(foot);
    return nearest.on.obstacle == kNoIndex ? aside() : nearest;
  }

  /// Beside everything: free for certain, and nearly always too far.
  [[nodiscard]] Candidate aside() const {
    const double left = boundsA_.max.x - boundsB_.min.x;
    const double right = boundsB_.max.x - boundsA_.min.x;
    Candidate aside;
    aside.point = {left < right ? -left : right, 0.0};
    aside.distance = std::min(left, right);
    return aside;
  }

  /// The nearest candidate that is free, or else `fallback`; of a tie, the one farthest along the
  /// preferred direction.
  [[nodiscard]] Candidate firstFree(const Candidate& fallback) {
    detail::heapSort(candidates_, [](const Candidate& a, const Candidate& b) {
      return a.distance < b.distance;
    });
    Candidate best = fallback;
    double limit = fallback.distance;
    for (const Candidate& candidate : candidates_) {
      if (candidate.distance >= limit) break;
      const bool first = best.distance == fallback.distance;
      if (!first && dot(candidate.point - best.point, preferred_) <= 0.0) continue;
      if (!isFree(candidate)) continue;
      best = candidate;
      if (first) limit = std::min(limit, best.distance + kSeparationTie * size_);
    }
    return best;
  }

  [[nodiscard]] bool isFree(const Candidate& candidate) const {
    DirectionCover cover;
    for (Index i = 0; i < obstacles_.size(); ++i) {
      Location location = obstacles_[i].grown.locate(candidate.point, tolerance_);
      for (const PartId& on : {candidate.on, candidate.alsoOn}) {
        // By construction on this boundary, whatever rounding says.
        if (on.obstacle != i || location.place == Place::kBoundary) continue;
        location = {Place::kBoundary, quarterTurn(on.normal), -quarterTurn(on.normal)};
      }
      if (location.place == Place::kInside) return false;
      if (location.place == Place::kBoundary) cover.add(location.inwardFrom, location.inwardTo);
    }
    return !cover.complete();
  }

  /// The feet of the perpendiculars from the origin.
  void appendFeet(Index owner) {
    const GrownObstacle& grown = obstacles_[owner].grown;
    for (Index i = 0; i < grown.parts().size(); ++i) {
      const BoundaryPart& part = grown.parts()[i];
      if (part.round) {
        appendFootOnArc(part, grown.radius(), {owner, i, {}});
      } else {
        appendFootOnEdge(part, {owner, i, part.firstNormal});
      }
    }
  }

  void appendFootOnEdge(const BoundaryPart& edge, PartId on) {
    const double height = dot(edge.firstNormal, edge.start);
    if (height < 0.0) return;
    const Vec2 along = quarterTurn(edge.firstNormal);
    if (dot(along, edge.start) > tolerance_ || dot(along, edge.end) < -tolerance_) return;
    candidates_.push_back({height * edge.firstNormal, height, on, {}});
  }

  void appendFootOnArc(const BoundaryPart& arc, double radius, PartId on) {
    const double distance = length(arc.start);
    if (distance > radius) return;
    on.normal = Vec2{1.0, 0.0};
    if (distance > 0.0) {
      on.normal = (-1.0 / distance) * arc.start;
    } else if (!(arc.firstNormal == Vec2{})) {
      on.normal = arc.firstNormal;
    }
    if (!hasNormal(arc, on.normal)) return;
    candidates_.push_back({(radius - distance) * on.normal, radius - distance, on, {}});
  }

  /// The crossings of two boundaries that are nearer than `limit`.
  void appendCrossingsOf(Index first, Index second, double limit) {
    const GrownObstacle& a = obstacles_[first].grown;
    const GrownObstacle& b = obstacles_[second].grown;
    for (Index i = 0; i < a.parts().size(); ++i) {
      for (Index j = 0; j < b.parts().size(); ++j) {
        crossings_.clear();
        appendCrossings(a.parts()[i], a.radius(), b.parts()[j], b.radius(), tolerance_, crossings_);
        for (const PartCrossing& crossing : crossings_) {
          const double distance = length(crossing.point);
          if (distance >= limit) continue;
          candidates_.push_back({crossing.point,
                                 distance,
                                 {first, i, crossing.normalA},
                                 {second, j, crossing.normalB}});
        }
      }
    }
  }

  std::span<const PlacedConvex> a_;
  std::span<const PlacedConvex> b_;
  Vec2 preferred_;
  std::vector<std::uint8_t> active_;
  /// Whether anything was inside of an obstacle, not only on the boundary.
  bool overlaps_ = false;
  Bounds boundsA_;
  Bounds boundsB_;
  double size_ = 0.0;
  double tolerance_ = 0.0;
  std::vector<ActiveObstacle> obstacles_;
  std::vector<Candidate> candidates_;
  std::vector<PartCrossing> crossings_;
};

}  // namespace

WayOut nearestWayOut(std::span<const PlacedConvex> a, std::span<const PlacedConvex> b,
                     Vec2 preferred) {
  return WayOutSearch(a, b, preferred).run();
}

}  // namespace sepax
