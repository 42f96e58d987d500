#include <algorithm>
#include <cmath>
#include <functional>

#include "sepax/assert.hpp"
#include "sepax/math/heap_sort.hpp"
#include "sepax/query/closest_point.hpp"
#include "sepax/query/contains_point.hpp"
#include "sepax/query/intersects.hpp"
#include "sepax/query/sweep.hpp"
#include "sepax/tolerance.hpp"
#include "sepax/world/world.hpp"

namespace sepax {
namespace {

/// Where a ray comes into a shape, if it does.
std::optional<BoundaryCrossing> firstCrossing(Vec2 from, Vec2 direction, double maxFraction,
                                              const PlacedShape& shape) {
  if (shape.convex()) return rayEntry(from, direction, shape.pieces.front(), maxFraction);
  const std::vector<RayCast> casts = castRay(from, direction, shape, maxFraction);
  return casts.empty() ? std::nullopt : std::optional(casts.front().entry);
}

/// The same, but not before the way comes into the box: a search that has found another body just
/// there skips the box, or not if it came to it first, and rounding must not tell the two apart.
std::optional<BoundaryCrossing> firstCrossing(Vec2 from, Vec2 direction, double maxFraction,
                                              const PlacedBody& body) {
  auto crossing = firstCrossing(from, direction, maxFraction, body.shape());
  if (!crossing) return crossing;
  const double reach = RayRegion(from, direction, maxFraction).reach(body.bounds());
  crossing->fraction = std::max(crossing->fraction, reach);
  return crossing->fraction <= maxFraction ? crossing : std::nullopt;
}

/// How far away a body is; not nearer than its box, for the same reason.
double distanceTo(Vec2 point, const PlacedBody& body) {
  const double gap = closestPoint(body.shape(), point).distance;
  return std::max(gap, NearRegion(point, 0.0).reach(body.bounds()));
}

bool isInOrder(const BodyFilter& filter) {
  return std::is_sorted(filter.excluded.begin(), filter.excluded.end());
}

}  // namespace

void World::visitAt(const Bounds& box, const BodyFilter& filter, FunctionRef<void(BodyId)> visit) {
  SEPAX_ASSERT(isInOrder(filter));
  searchable().visitBox(box, [&](BodyId id) {
    if (filter.accepts(id, bodies_.traits(id))) visit(id);
    return true;
  });
}

void World::findOverlaps(const PlacedShape& shape, const BodyFilter& filter,
                         std::vector<BodyId>& found) {
  found.clear();
  visitAt(boundsOf(shape.pieces), filter, [&](BodyId id) {
    if (intersects(shape, bodies_.placed(id).shape())) found.push_back(id);
  });
  detail::heapSort(found, std::less<>());
}

void World::findAt(Vec2 point, const BodyFilter& filter, std::vector<BodyId>& found) {
  found.clear();
  visitAt({point, point}, filter, [&](BodyId id) {
    if (containsPoint(bodies_.placed(id).shape(), point)) found.push_back(id);
  });
  detail::heapSort(found, std::less<>());
}

void World::findNearest(Vec2 point, std::uint32_t count, double distance, const BodyFilter& filter,
                        std::vector<BodyId>& found) {
  SEPAX_ASSERT(isInOrder(filter));
  found.clear();
  if (count == 0) return;
  // The nearest so far, the farthest of them in front.
  std::vector<std::pair<double, BodyId>> heap;
  searchable().visitNearest(point, distance, [&](BodyId id) {
    const double limit = heap.size() < count ? distance : heap.front().first;
    if (!filter.accepts(id, bodies_.traits(id))) return limit;
    const double gap = distanceTo(point, bodies_.placed(id));
    const std::pair<double, BodyId> entry{gap, id};
    if (gap > distance || (heap.size() == count && !(entry < heap.front()))) return limit;
    if (heap.size() == count) detail::popHeap(heap, std::less<>());
    detail::pushHeap(heap, entry, std::less<>());
    return heap.size() < count ? distance : heap.front().first;
  });
  detail::heapSort(heap, std::less<>());
  for (const auto& [gap, id] : heap) found.push_back(id);
}

void World::visitCrossed(Vec2 from, Vec2 direction, double maxFraction, const BodyFilter& filter,
                         CrossingVisitor visit) {
  SEPAX_ASSERT(isInOrder(filter));
  // No body is farther than that.
  const double speed = std::max(std::abs(direction.x), std::abs(direction.y));
  double limit = std::min(maxFraction, 4.0 * kMaxCoordinate / speed);
  searchable().visitRay(from, direction, limit, [&](BodyId id) {
    if (!filter.accepts(id, bodies_.traits(id))) return limit;
    const auto crossing = firstCrossing(from, direction, limit, bodies_.placed(id));
    if (crossing) limit = visit(id, *crossing, limit);
    return limit;
  });
}

BodyCrossing World::castRay(Vec2 from, Vec2 direction, double maxFraction,
                            const BodyFilter& filter) {
  BodyCrossing first;
  visitCrossed(from, direction, maxFraction, filter,
               [&](BodyId id, const BoundaryCrossing& entry, double /*limit*/) {
                 const bool nearer = first.body == kNoBody ||
                                     entry.fraction < first.entry.fraction ||
                                     (entry.fraction == first.entry.fraction && id < first.body);
                 if (nearer) first = {id, entry};
                 return first.entry.fraction;
               });
  return first;
}

bool World::rayMeetsAny(Vec2 from, Vec2 direction, double maxFraction, const BodyFilter& filter) {
  bool met = false;
  visitCrossed(from, direction, maxFraction, filter,
               [&](BodyId, const BoundaryCrossing&, double /*limit*/) {
                 met = true;
                 return -1.0;
               });
  return met;
}

void World::castRayAll(Vec2 from, Vec2 direction, double maxFraction, const BodyFilter& filter,
                       std::vector<BodyCrossing>& found) {
  found.clear();
  visitCrossed(from, direction, maxFraction, filter,
               [&](BodyId id, const BoundaryCrossing& entry, double limit) {
                 found.push_back({id, entry});
                 return limit;
               });
  detail::heapSort(found, [](const BodyCrossing& p, const BodyCrossing& q) {
    return p.entry.fraction != q.entry.fraction ? p.entry.fraction < q.entry.fraction
                                                : p.body < q.body;
  });
}

BodyImpact World::castShape(const PlacedShape& shape, Vec2 way, const BodyFilter& filter) {
  SEPAX_ASSERT(isInOrder(filter));
  BodyImpact first;
  searchable().visitSwept({boundsOf(shape.pieces), way}, [&](BodyId id) {
    if (!filter.accepts(id, bodies_.traits(id))) return true;
    const Impact impact = sweep(shape, bodies_.placed(id).shape(), {way}, {});
    if (!impact.hit) return true;
    const bool nearer = first.body == kNoBody || impact.time < first.impact.time ||
                        (impact.time == first.impact.time && id < first.body);
    if (nearer) first = {id, impact};
    return true;
  });
  return first;
}

}  // namespace sepax
