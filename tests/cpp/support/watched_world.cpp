#include "support/watched_world.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include "sepax/broad_phase/region.hpp"
#include "sepax/query/closest_point.hpp"
#include "sepax/query/collide.hpp"
#include "sepax/query/contains_point.hpp"
#include "sepax/query/intersects.hpp"
#include "sepax/query/ray_cast.hpp"
#include "sepax/query/sweep.hpp"
#include "sepax/world/snapshot.hpp"
#include "support/plain_gap.hpp"

namespace sepax::test {
namespace {

using Pairs = std::vector<ProxyPair>;

bool same(const BodyContact& p, const BodyContact& q) {
  return p.pair == q.pair && p.normal == q.normal && p.depth == q.depth;
}

bool looksFor(const BodyTraits& a, const BodyTraits& b) { return (a.mask & b.category) != 0; }

bool meet(const BodyTraits& a, const BodyTraits& b) {
  constexpr std::uint32_t kOut = body_flag::kDisabled;
  if (a.has(kOut) || b.has(kOut)) return false;
  if (a.has(body_flag::kStatic) && b.has(body_flag::kStatic)) return false;
  return looksFor(a, b) && looksFor(b, a);
}

Pairs pairsOf(const ContactList& contacts) {
  Pairs pairs;
  for (std::size_t i = 0; i < contacts.size(); ++i) pairs.push_back(contacts[i].pair);
  return pairs;
}

Pairs without(const Pairs& from, const Pairs& others) {
  Pairs rest;
  std::set_difference(from.begin(), from.end(), others.begin(), others.end(),
                      std::back_inserter(rest));
  return rest;
}

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

BodyId WorldModel::nextNumber() const {
  return free.empty() ? static_cast<BodyId>(bodies.size()) : free.back();
}

std::size_t WorldModel::size() const {
  return static_cast<std::size_t>(
      std::count_if(bodies.begin(), bodies.end(), [](const Body& body) { return body.live; }));
}

bool WorldModel::counts(BodyId id, const BodyFilter& filter) const {
  if (!live(id)) return false;
  const BodyTraits& traits = bodies[id].traits;
  if (traits.has(body_flag::kDisabled) || (traits.category & filter.mask) == 0) return false;
  return filter.sensors || !traits.has(body_flag::kSensor);
}

std::vector<BodyContact> WorldModel::contacts() {
  std::vector<BodyContact> found;
  for (BodyId a = 0; a < bodies.size(); ++a) {
    for (BodyId b = a + 1; b < bodies.size(); ++b) {
      if (!meet({a, b})) continue;
      const PlacedShape first = bodies[a].shape->placed();
      const PlacedShape second = bodies[b].shape->placed();
      if (!intersects(first, second)) continue;
      const Collision collision = collide(first, second);
      found.push_back({{a, b}, collision.normal, collision.depth});
    }
  }
  return found;
}

bool WorldModel::meet(ProxyPair pair) const {
  return live(pair.a) && live(pair.b) &&
         sepax::test::meet(bodies[pair.a].traits, bodies[pair.b].traits);
}

WorldModel::Gap WorldModel::gapOf(ProxyPair pair) {
  constexpr double kFewRoundings = 1e-14;
  const PlacedShape a = bodies[pair.a].shape->placed();
  const PlacedShape b = bodies[pair.b].shape->placed();
  Bounds all = boundsOf(a.pieces);
  const double sizes = all.extent() + boundsOf(b.pieces).extent();
  all.include(boundsOf(b.pieces));
  all.include(Vec2{});
  return {plainGap(a, b) / sizes, kFewRoundings * all.extent() / sizes};
}

void WatchedWorld::require(bool holds, const char* what) {
  if (!holds && fault_.empty()) fault_ = what;
}

BodyId WatchedWorld::add(const BodySpec& spec) {
  const BodyId expected = model.nextNumber();
  const BodyId id = world.add(spec.geometry, spec.pose, spec.traits);
  require(id == expected, "a new body gets the number given free last, or the next one");
  if (!model.free.empty()) model.free.pop_back();
  if (id >= model.bodies.size()) model.bodies.resize(std::size_t{id} + 1);
  WorldModel::Body& body = model.bodies[id];
  body = {true,        false,     body.generation, spec.geometry,
          spec.pose,   spec.pose, spec.traits,     shapeAt(*spec.geometry, spec.pose),
          std::nullopt};
  return id;
}

void WatchedWorld::remove(BodyId id) {
  world.remove(id);
  WorldModel::Body& body = model.bodies[id];
  (body.seen ? model.removed : model.free).push_back(id);
  const std::uint32_t generation = body.generation + 1;
  body = {};
  body.generation = generation;
}

void WatchedWorld::setTraits(BodyId id, const BodyTraits& traits) {
  world.setTraits(id, traits);
  model.bodies[id].traits = traits;
}

void WatchedWorld::moveTo(BodyId id, const Pose& target) {
  world.targets()[id] = target;
  model.bodies[id].target = target;
}

/// Where a body is seen is its target, so that the model knows where to place its new form.
void WatchedWorld::setForm(BodyId id, std::shared_ptr<const Geometry> geometry) {
  if (model.bodies[id].ahead) refresh(id);
  world.setForm(id, geometry);
  require(world.bodies().placed(id).geometry() == geometry, "a body takes the form it is given");
  takeForm(id);
}

void WatchedWorld::reshape(BodyId id, Vec2 scale, Vec2 pivot) {
  if (model.bodies[id].ahead) refresh(id);
  world.reshape(id, scale, pivot);
  const Geometry& geometry = *world.bodies().placed(id).geometry();
  require(geometry.scale == scale && geometry.pivot == pivot, "a body is scaled as it is told");
  takeForm(id);
}

void WatchedWorld::takeForm(BodyId id) {
  WorldModel::Body& body = model.bodies[id];
  body.geometry = world.bodies().placed(id).geometry();
  body.shape = shapeAt(*body.geometry, body.pose);
  if (body.ahead) see(id);
}

void WatchedWorld::see(BodyId id) {
  WorldModel::Body& body = model.bodies[id];
  if (body.live) body.ahead = shapeAt(*body.geometry, body.target);
}

void WatchedWorld::refresh(BodyId id) {
  require(world.refresh({&id, 1}).ok(), "a refresh to a good target");
  see(id);
}

void WatchedWorld::refreshAll() {
  require(world.refresh().ok(), "a refresh to good targets");
  for (BodyId id = 0; id < model.bodies.size(); ++id) see(id);
}

/// Fast bodies get where the world says; all others where they were to go.
void WatchedWorld::takePoses() {
  for (BodyId id = 0; id < model.bodies.size(); ++id) {
    WorldModel::Body& body = model.bodies[id];
    if (!body.live) continue;
    if (body.traits.has(body_flag::kFast)) body.target = world.bodies().pose(id);
    if (!(body.pose == body.target)) body.shape = shapeAt(*body.geometry, body.target);
    body.pose = body.target;
    body.ahead.reset();
    body.seen = true;
  }
  model.free.insert(model.free.end(), model.removed.begin(), model.removed.end());
  model.removed.clear();
}

void WatchedWorld::compareBodies() {
  const BodyStore& bodies = world.bodies();
  require(bodies.end() == model.bodies.size(), "the numbers end where they should");
  require(bodies.size() == model.size(), "as many bodies as there should be");
  for (BodyId id = 0; id < model.bodies.size(); ++id) {
    const WorldModel::Body& body = model.bodies[id];
    require(bodies.has(id) == body.live, "a body is there or not");
    require(bodies.generation(id) == body.generation, "the generation counts removals");
    if (!body.live) continue;
    require(bodies.pose(id) == body.pose, "a body stands at its target");
    require(bodies.targets()[id] == body.target, "a target stays");
    require(bodies.placed(id).geometry() == body.geometry, "a body keeps its form");
  }
}

void WatchedWorld::compareContacts() {
  const std::vector<BodyContact> expected = model.contacts();
  const ContactList& contacts = world.contacts();
  std::size_t next = 0;
  for (std::size_t i = 0; i < contacts.size(); ++i) {
    const BodyContact contact = contacts[i];
    if (next < expected.size() && expected[next].pair == contact.pair) {
      require(same(expected[next], contact), "a contact says what collide says");
      require(contacts.kept()[i] == 0, "and is not only kept");
      ++next;
      continue;
    }
    if (contacts.kept()[i] != 0) continue;
    const bool met = std::any_of(world.impacts().begin(), world.impacts().end(),
                                 [&](const BodyContact& impact) { return same(impact, contact); });
    require(met, "a contact is of bodies that touch or met");
  }
  require(next == expected.size(), "no contact is missed");
  compareKept();
}

/// Of the pairs that touched at the last update and don't share a point now, those that are near go
/// on, and no others.
void WatchedWorld::compareKept() {
  constexpr double kRounding = 1e-15;
  const ContactList& contacts = world.contacts();
  const Pairs now = pairsOf(contacts);
  for (std::size_t i = 0; i < contacts.size(); ++i) {
    if (contacts.kept()[i] == 0) continue;
    ++keptCount;
    const BodyContact kept = contacts[i];
    const bool was = std::binary_search(model.touching.begin(), model.touching.end(), kept.pair);
    require(was && model.meet(kept.pair), "what is kept was there before");
    require(kept.depth == 0.0 && std::abs(length(kept.normal) - 1.0) < kRounding,
            "it has a normal and no depth");
    const WorldModel::Gap gap = model.gapOf(kept.pair);
    require(gap.size - gap.error <= world.slop(), "it is near");
  }
  for (const ProxyPair pair : model.touching) {
    if (std::binary_search(now.begin(), now.end(), pair) || !model.meet(pair)) continue;
    const WorldModel::Gap gap = model.gapOf(pair);
    require(gap.size + gap.error >= world.slop(), "a contact ends by a clear gap");
  }
}

void WatchedWorld::compareTouches(const Pairs& before) {
  const Pairs now = pairsOf(world.contacts());
  const Touches& touches = world.touches();
  require(std::equal(now.begin(), now.end(), touches.pairs().begin(), touches.pairs().end()),
          "the pairs that touch are those of the contacts");
  const Pairs ended = without(before, now);
  require(std::equal(ended.begin(), ended.end(), touches.ended().begin(), touches.ended().end()),
          "what ended is what was before and is no more");
  for (std::size_t i = 0; i < now.size(); ++i) {
    const bool is = !std::binary_search(before.begin(), before.end(), now[i]);
    require((touches.began()[i] != 0) == is, "what began was not before");
  }
  model.touching = now;
}

void WatchedWorld::update() {
  require(world.update().ok(), "an update to good targets");
  takePoses();
  compareBodies();
  compareContacts();
  compareTouches(model.touching);
}

void WatchedWorld::separate(std::uint32_t iterations) {
  // So that bodies are seen at their targets after it, too.
  for (BodyId id = 0; id < model.bodies.size(); ++id) {
    if (model.bodies[id].ahead) refresh(id);
  }
  const double left = world.separate(iterations);
  require(left >= 0.0 && std::isfinite(left), "a depth is left");
  for (BodyId id = 0; id < model.bodies.size(); ++id) {
    WorldModel::Body& body = model.bodies[id];
    if (!body.live) continue;
    const Pose pose = world.bodies().pose(id);
    constexpr std::uint32_t kStays = body_flag::kStatic | body_flag::kSensor | body_flag::kDisabled;
    if (body.traits.has(kStays)) require(pose == body.pose, "nothing pushes this body");
    // Far away an offset may move the target, but not where the body stands.
    if (!body.traits.has(kStays)) body.target = world.bodies().targets()[id];
    if (body.ahead) see(id);
    if (pose == body.pose) continue;
    body.pose = pose;
    body.shape = shapeAt(*body.geometry, pose);
  }
  compareBodies();
  compareContacts();
}

void WatchedWorld::reload() {
  const std::vector<std::uint8_t> bytes = takeSnapshot(world);
  World other;
  require(restoreSnapshot(bytes, other) == SnapshotFault::kNone, "a snapshot can be restored");
  require(takeSnapshot(other) == bytes, "the snapshot of what was restored is the same");
  require(hashOf(other) == hashOf(world), "and so is its hash");
  require(restoreSnapshot(bytes, world) == SnapshotFault::kNone, "also over the world itself");
  // Forms are made anew.
  for (BodyId id = 0; id < model.bodies.size(); ++id) {
    if (!model.live(id) || !world.bodies().has(id)) continue;
    model.bodies[id].geometry = world.bodies().placed(id).geometry();
    model.bodies[id].ahead.reset();
  }
  compareBodies();
}

BodyId WatchedWorld::anyBody(Random& random) const {
  if (model.bodies.empty()) return kNoBody;
  const auto id = static_cast<BodyId>(random.integer(0, static_cast<int>(model.bodies.size()) - 1));
  return model.live(id) ? id : kNoBody;
}

Vec2 WatchedWorld::somewhere(Random& random) const {
  const BodyId id = anyBody(random);
  if (id == kNoBody) return random.vector(3.0);
  const Bounds& box = world.bodies().placed(id).bounds();
  const double across = random.between(-0.5, 1.5);
  const Vec2 size = box.max - box.min;
  return box.min + Vec2{across * size.x, random.between(-0.5, 1.5) * size.y};
}

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

void fill(WatchedWorld& watched, const WorldScene& scene, Random& random, int count) {
  for (int k = 0; k < count; ++k) watched.add(scene.make(random, count));
}

void act(WatchedWorld& watched, const WorldScene& scene, Random& random, int most) {
  const int kind = random.integer(0, 23);
  const BodyId id = watched.anyBody(random);
  if (kind == 0) {
    watched.update();
  } else if (kind == 20) {
    watched.refreshAll();
  } else if (kind <= 2 && watched.model.size() < static_cast<std::size_t>(most)) {
    watched.add(scene.make(random, most));
  } else if (id == kNoBody) {
    return;
  } else if (kind <= 4) {
    watched.remove(id);
  } else if (kind <= 6) {
    watched.setTraits(id, randomTraits(random));
  } else if (kind == 21) {
    watched.refresh(id);
  } else if (kind == 22) {
    watched.setForm(id, randomGeometry(random, 1.0));
  } else if (kind == 23) {
    const double size = random.between(0.5, 2.0);
    watched.reshape(id, {size, random.chance(0.3) ? -size : size}, random.vector(1.0));
  } else if (kind == 7) {
    watched.moveTo(id, scene.make(random, most).pose);
  } else {
    watched.moveTo(id, nearby(watched.model.bodies[id].target, scene.step, random));
  }
}

}  // namespace sepax::test
