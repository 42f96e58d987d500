#include "support/watched_world.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include "sepax/query/collide.hpp"
#include "sepax/query/intersects.hpp"
#include "sepax/tolerance.hpp"
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
  const bool ignore = std::find(ignored.begin(), ignored.end(), pair) != ignored.end();
  return live(pair.a) && live(pair.b) && !ignore &&
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
  std::erase_if(model.ignored, [id](ProxyPair pair) { return pair.a == id || pair.b == id; });
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

void WatchedWorld::rescale(BodyId id, Vec2 scale) {
  if (model.bodies[id].ahead) refresh(id);
  world.scales()[id] = scale;
  const auto all = [](const Geometry&, Vec2) { return true; };
  require(world.rescale(all) == kNoBody, "a body takes a good scale");
  require(world.bodies().placed(id).geometry()->scale == scale, "a body is scaled as it is told");
  takeForm(id);
}

void WatchedWorld::ignore(BodyId a, BodyId b, bool ignored) {
  if (a == b || b == kNoBody) return;
  const ProxyPair pair{std::min(a, b), std::max(a, b)};
  world.ignore(pair, ignored);
  std::erase(model.ignored, pair);
  if (ignored) model.ignored.push_back(pair);
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
  const auto extentOf = [&](BodyId id) { return world.bodies().placed(id).bounds().extent(); };
  std::size_t next = 0;
  for (std::size_t i = 0; i < contacts.size(); ++i) {
    const BodyContact contact = contacts[i];
    const bool met = std::any_of(world.impacts().begin(), world.impacts().end(),
                                 [&](const BodyContact& impact) { return same(impact, contact); });
    if (next < expected.size() && expected[next].pair == contact.pair) {
      // Of a mere touch what stopped a fast body says more, if that was elsewhere.
      const double sizes = extentOf(contact.pair.a) + extentOf(contact.pair.b);
      const bool gaveWay = met && expected[next].depth <= kSlideSkin * sizes;
      require(gaveWay || same(expected[next], contact), "a contact says what collide says");
      require(contacts.kept()[i] == 0, "and is not only kept");
      ++next;
      continue;
    }
    if (contacts.kept()[i] != 0) continue;
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

void fill(WatchedWorld& watched, const WorldScene& scene, Random& random, int count) {
  for (int k = 0; k < count; ++k) watched.add(scene.make(random, count));
}

void act(WatchedWorld& watched, const WorldScene& scene, Random& random, int most) {
  const int kind = random.integer(0, 26);
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
  } else if (kind == 24) {
    const double size = random.between(0.5, 2.0);
    watched.rescale(id, {size, random.chance(0.3) ? -size : size});
  } else if (kind >= 25) {
    watched.ignore(id, watched.anyBody(random), random.chance(0.7));
  } else if (kind == 7) {
    watched.moveTo(id, scene.make(random, most).pose);
  } else {
    watched.moveTo(id, nearby(watched.model.bodies[id].target, scene.step, random));
  }
}

}  // namespace sepax::test
