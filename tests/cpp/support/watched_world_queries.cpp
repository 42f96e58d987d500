#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "sepax/broad_phase/region.hpp"
#include "sepax/query/closest_point.hpp"
#include "sepax/query/contains_point.hpp"
#include "sepax/query/intersects.hpp"
#include "sepax/query/ray_cast.hpp"
#include "sepax/query/sweep.hpp"
#include "support/watched_world.hpp"

namespace sepax::test {
namespace {

/// Where a ray comes into a shape first, or nothing; but for rounding not before its box.
std::optional<double> entryOf(Vec2 from, Vec2 way, double limit, const PlacedShape& shape) {
  std::optional<double> first;
  for (const PlacedConvex& piece : shape.pieces) {
    const RayCast cast = castRay(from, way, piece, limit);
    if (cast.hit) first = std::min(first.value_or(cast.entry.fraction), cast.entry.fraction);
  }
  if (!first) return first;
  first = std::max(*first, RayRegion(from, way, limit).reach(boundsOf(shape.pieces)));
  return *first <= limit ? first : std::nullopt;
}

}  // namespace

void WatchedWorld::query(Random& random) {
  BodyFilter filter;
  if (random.chance(0.5)) filter.mask = static_cast<std::uint32_t>(random.integer(0, 15));
  filter.sensors = random.chance(0.5);
  queryShapes(random, filter);
  queryPoint(random, filter);
  queryRay(random, filter);
  queryCast(random, filter);
}

void WatchedWorld::queryShapes(Random& random, const BodyFilter& filter) {
  const Vec2 place = somewhere(random);
  const auto geometry = randomGeometry(random, 1.0);
  ShapeInstance shape = shapeAt(*geometry, {place.x, place.y, random.angle()});
  std::vector<BodyId> expected;
  for (BodyId id = 0; id < model.bodies.size(); ++id) {
    if (!model.counts(id, filter)) continue;
    if (intersects(shape.placed(), model.bodies[id].seenShape())) expected.push_back(id);
  }
  // What is there is cleared.
  std::vector<BodyId> found{7};
  world.findOverlaps(shape.placed(), filter, found);
  require(found == expected, "the bodies that overlap a shape");
}

void WatchedWorld::queryPoint(Random& random, const BodyFilter& filter) {
  const Vec2 point = somewhere(random);
  // The range in which decisions about radii are exact.
  if (point != Vec2{} && length(point) < 0x1p-500) return;
  const auto count = static_cast<std::uint32_t>(random.integer(0, 6));
  const double reach = random.chance(0.3) ? 1e200 : random.between(0.0, 4.0);
  std::vector<BodyId> at;
  std::vector<std::pair<double, BodyId>> near;
  for (BodyId id = 0; id < model.bodies.size(); ++id) {
    if (!model.counts(id, filter)) continue;
    const PlacedShape shape = model.bodies[id].seenShape();
    if (containsPoint(shape, point)) at.push_back(id);
    const double least = NearRegion(point, reach).reach(boundsOf(shape.pieces));
    const double distance = std::max(least, closestPoint(shape, point).distance);
    if (distance <= reach) near.push_back({distance, id});
  }
  std::sort(near.begin(), near.end());
  near.resize(std::min<std::size_t>(near.size(), count));
  std::vector<BodyId> found{7};
  world.findAt(point, filter, found);
  require(found == at, "the bodies at a point");
  world.findNearest(point, count, reach, filter, found);
  require(found.size() == near.size(), "as many of the nearest as there are");
  for (std::size_t i = 0; i < std::min(found.size(), near.size()); ++i) {
    require(found[i] == near[i].second, "the nearest bodies in order");
  }
}

void WatchedWorld::queryRay(Random& random, const BodyFilter& filter) {
  const Vec2 from = somewhere(random);
  Vec2 way = somewhere(random) - from;
  // The range in which decisions about radii are exact.
  if (length(way) > 0x1p100) return;
  if (random.chance(0.2)) (random.chance(0.5) ? way.x : way.y) = 0.0;
  const double limit = random.chance(0.3) ? 1e200 : random.between(0.0, 2.0);
  std::vector<std::pair<double, BodyId>> expected;
  for (BodyId id = 0; id < model.bodies.size(); ++id) {
    if (!model.counts(id, filter)) continue;
    const auto entry = entryOf(from, way, limit, model.bodies[id].seenShape());
    if (entry) expected.push_back({*entry, id});
  }
  std::sort(expected.begin(), expected.end());
  std::vector<BodyCrossing> all(3);
  world.castRayAll(from, way, limit, filter, all);
  require(all.size() == expected.size(), "all that a ray meets");
  for (std::size_t i = 0; i < std::min(all.size(), expected.size()); ++i) {
    require(all[i].body == expected[i].second, "what a ray meets in order");
    require(all[i].entry.fraction == expected[i].first, "where a ray comes in");
  }
  require(world.rayMeetsAny(from, way, limit, filter) == !expected.empty(), "whether a ray meets");
  const BodyCrossing first = world.castRay(from, way, limit, filter);
  require(first.body == (expected.empty() ? kNoBody : expected[0].second),
          "what a ray meets first");
  if (!expected.empty()) require(first.entry.fraction == expected[0].first, "and where");
}

void WatchedWorld::queryCast(Random& random, const BodyFilter& filter) {
  const Vec2 place = somewhere(random);
  const auto geometry = randomGeometry(random, 0.5);
  ShapeInstance shape = shapeAt(*geometry, {place.x, place.y, random.angle()});
  const Vec2 way = somewhere(random) - place;
  BodyImpact expected;
  for (BodyId id = 0; id < model.bodies.size(); ++id) {
    if (!model.counts(id, filter)) continue;
    const Impact impact = sweep(shape.placed(), model.bodies[id].seenShape(), {way}, {});
    if (!impact.hit) continue;
    if (expected.body == kNoBody || impact.time < expected.impact.time) expected = {id, impact};
  }
  const BodyImpact found = world.castShape(shape.placed(), way, filter);
  require(found.body == expected.body, "what a shape meets first");
  if (found.body == kNoBody) return;
  require(found.impact.time == expected.impact.time &&
              found.impact.point == expected.impact.point &&
              found.impact.normal == expected.impact.normal,
          "and how");
}

}  // namespace sepax::test
