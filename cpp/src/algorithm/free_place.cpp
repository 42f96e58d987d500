#include "sepax/algorithm/free_place.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "sepax/algorithm/direction_cover.hpp"
#include "sepax/math/heap_sort.hpp"
#include "sepax/tolerance.hpp"

namespace sepax::detail {

namespace {

bool holds(const Bounds& box, Vec2 p) { return box.overlaps({p, p}); }

Bounds boundsOfPart(const BoundaryPart& part, double radius) {
  const Bounds ends = boundsOf(std::initializer_list<Vec2>{part.start, part.end});
  return part.round ? grown(ends, radius) : ends;
}

bool isThin(const PlacedConvex& piece, double tolerance) {
  if (piece.radius > tolerance) return false;
  const std::span<const Vec2> corners = piece.core.vertices();
  double twiceArea = 0.0;
  double reach = 0.0;
  for (std::size_t i = 1; i < corners.size(); ++i) {
    const Vec2 from = corners[i - 1] - corners[0];
    const Vec2 to = corners[i] - corners[0];
    twiceArea += cross(from, to);
    reach = std::max(reach, length(to));
  }
  // The area of a convex set is at least half of its length times its width, and no more than all
  // of it.
  return twiceArea <= 2.0 * tolerance * reach;
}

}  // namespace

PieceObstacle obstacleOf(const PlacedConvex& a, const PlacedConvex& b, PieceIds ids,
                         double tolerance) {
  return {GrownObstacle(a, b), ids, isThin(a, tolerance) || isThin(b, tolerance)};
}

FreePlace ObstacleUnion::nearestFree(const Bounds& box, double limit) {
  findPartsIn(box);
  candidates_.clear();
  for (const PartId& id : parts_) {
    const BoundaryPart& part = partAt(id);
    if (part.round) {
      appendFootOnArc(part, obstacles_[id.obstacle].grown.radius(), id);
    } else {
      appendFootOnEdge(part, id);
    }
  }
  std::erase_if(candidates_, [&](const Candidate& foot) { return !holds(box, foot.point); });
  Candidate none;
  none.distance = limit;
  const Candidate foot = firstFree(none);
  candidates_.clear();
  for (Index i = 0; i < obstacles_.size(); ++i) {
    for (Index j = 0; j < i; ++j) appendCrossingsOf(j, i, box, foot.distance);
  }
  const Candidate nearest = firstFree(foot);
  FreePlace place;
  place.point = nearest.point;
  place.distance = nearest.distance;
  if (nearest.on.obstacle == kNoIndex) return place;
  place.ids = obstacles_[nearest.on.obstacle].ids;
  place.part = nearest.on.part;
  place.normal = nearest.on.normal;
  return place;
}

bool ObstacleUnion::better(const FreePlace& place, const FreePlace& other) const {
  if (place.distance < other.distance - tie_) return true;
  if (place.distance > other.distance + tie_) return false;
  const double along = dot(place.point - other.point, preferred_);
  return along > 0.0 || (along == 0.0 && place.distance < other.distance);
}

/// The nearest candidate that is free, or else `fallback`; of a tie, the one farthest along the
/// preferred direction.
ObstacleUnion::Candidate ObstacleUnion::firstFree(const Candidate& fallback) {
  heapSort(candidates_,
           [](const Candidate& a, const Candidate& b) { return a.distance < b.distance; });
  Candidate best = fallback;
  double limit = fallback.distance;
  for (const Candidate& candidate : candidates_) {
    if (candidate.distance >= limit) break;
    const bool first = best.distance == fallback.distance;
    if (!first && dot(candidate.point - best.point, preferred_) <= 0.0) continue;
    if (!isFree(candidate)) continue;
    best = candidate;
    if (first) limit = std::min(limit, best.distance + tie_);
  }
  return best;
}

Location ObstacleUnion::locate(Index obstacle, const Candidate& candidate) const {
  const Location location = obstacles_[obstacle].grown.locate(candidate.point, tolerance_);
  if (location.place == Place::kBoundary) return location;
  for (const PartId& on : {candidate.on, candidate.alsoOn}) {
    // By construction on this boundary, whatever rounding says.
    if (on.obstacle != obstacle) continue;
    return {Place::kBoundary, quarterTurn(on.normal), -quarterTurn(on.normal)};
  }
  return location;
}

bool ObstacleUnion::isFree(const Candidate& candidate) const {
  DirectionCover cover;
  for (Index i = 0; i < obstacles_.size(); ++i) {
    const Location location = locate(i, candidate);
    if (location.place == Place::kInside) return false;
    if (location.place != Place::kBoundary || !obstacles_[i].thin) continue;
    cover.add(location.inwardFrom, location.inwardTo);
  }
  return !cover.complete();
}

void ObstacleUnion::findPartsIn(const Bounds& box) {
  parts_.clear();
  ends_.clear();
  for (Index i = 0; i < obstacles_.size(); ++i) {
    const GrownObstacle& grown = obstacles_[i].grown;
    for (Index k = 0; k < grown.parts().size(); ++k) {
      const BoundaryPart& part = grown.parts()[k];
      if (boundsOfPart(part, grown.radius()).overlaps(box)) {
        parts_.push_back({i, k, part.firstNormal});
      }
    }
    ends_.push_back(static_cast<Index>(parts_.size()));
  }
}

void ObstacleUnion::appendFootOnEdge(const BoundaryPart& edge, PartId on) {
  const double height = dot(edge.firstNormal, edge.start);
  if (height < 0.0) return;
  const Vec2 along = quarterTurn(edge.firstNormal);
  if (dot(along, edge.start) > tolerance_ || dot(along, edge.end) < -tolerance_) return;
  candidates_.push_back({height * edge.firstNormal, height, on, {}});
}

void ObstacleUnion::appendFootOnArc(const BoundaryPart& arc, double radius, PartId on) {
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

/// The crossings of two boundaries that are in the box and nearer than `limit`.
void ObstacleUnion::appendCrossingsOf(Index first, Index second, const Bounds& box, double limit) {
  const double radiusOfFirst = obstacles_[first].grown.radius();
  const double radiusOfSecond = obstacles_[second].grown.radius();
  for (const PartId& i : partsOf(first)) {
    for (const PartId& j : partsOf(second)) {
      crossings_.clear();
      appendCrossings(partAt(i), radiusOfFirst, partAt(j), radiusOfSecond, tolerance_, crossings_);
      for (const PartCrossing& crossing : crossings_) {
        const double distance = length(crossing.point);
        if (distance >= limit || !holds(box, crossing.point)) continue;
        candidates_.push_back({crossing.point,
                               distance,
                               {first, i.part, crossing.normalA},
                               {second, j.part, crossing.normalB}});
      }
    }
  }
}

}  // namespace sepax::detail
