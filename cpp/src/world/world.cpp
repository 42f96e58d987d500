#include "sepax/world/world.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "sepax/list_room.hpp"
#include "sepax/query/collide.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {
namespace {

bool isPlace(double number, double limit) { return std::abs(number) <= limit; }

}  // namespace

void World::recover() {
  derived_.reset();
  touches_.forgetNext();
  for (BodyId id = 0; id < bodies_.end(); ++id) {
    if (bodies_.has(id)) bodies_.forgetPlace(id);
  }
}

void World::derive() {
  auto derived = std::make_unique<Derived>();
  const std::size_t count = bodies_.reserve(0);
  derived->broadPhase.reserve(count);
  derived->moved.resize(count);
  for (BodyId id = 0; id < bodies_.end(); ++id) {
    if (!bodies_.has(id)) continue;
    bodies_.show(id, bodies_.pose(id));
    enter(id, *derived);
  }
  derived_ = std::move(derived);
}

BodyId World::add(std::shared_ptr<const Geometry> geometry, const Pose& pose,
                  const BodyTraits& traits) {
  BodyId id = 0;
  addMany({&geometry, 1}, {&pose, 1}, traits, {&id, 1});
  return id;
}

void World::addMany(std::span<const std::shared_ptr<const Geometry>> forms,
                    std::span<const Pose> poses, const BodyTraits& traits, std::span<BodyId> ids) {
  Derived& here = derived();
  std::vector<PlacedBody::Pointer> placed(poses.size());
  for (std::size_t i = 0; i < poses.size(); ++i) {
    placed[i] = PlacedBody::make(forms[forms.size() == 1 ? 0 : i]);
    placed[i]->place(poses[i]);
  }
  const std::size_t count = bodies_.reserve(poses.size());
  here.broadPhase.reserve(count);
  detail::growFor(here.moved, count);
  here.moved.resize(std::max(here.moved.size(), count));
  // From here on nothing is allocated.
  for (std::size_t i = 0; i < poses.size(); ++i) {
    ids[i] = bodies_.add(std::move(placed[i]), poses[i], traits);
    enter(ids[i], here);
  }
}

/// Makes a body that stands in its place known to the broad phase. There is room.
void World::enter(BodyId id, Derived& derived) {
  derived.moved[id] = 1;
  if (bodies_.traits(id).has(body_flag::kDisabled)) return;
  derived.broadPhase.add(id, bodies_.placed(id).bounds());
}

void World::remove(BodyId id) {
  if (derived_ && derived_->broadPhase.has(id)) derived_->broadPhase.remove(id);
  bodies_.remove(id);
  std::erase_if(impacts_, [id](const BodyContact& impact) {
    return impact.pair.a == id || impact.pair.b == id;
  });
}

void World::setTraits(BodyId id, const BodyTraits& traits) {
  bodies_.setTraits(id, traits);
  if (!derived_) return;
  const bool was = derived_->broadPhase.has(id);
  const bool is = !traits.has(body_flag::kDisabled);
  if (was && is) {
    derived_->broadPhase.reconsider(id);
  } else if (was) {
    derived_->broadPhase.remove(id);
  } else if (is) {
    enter(id, *derived_);
  }
}

UpdateStatus World::findMoved(Derived& derived) {
  derived.toMove.clear();
  const std::vector<Pose>& targets = bodies_.targets();
  for (BodyId id = 0; id < bodies_.end(); ++id) {
    const Pose& target = targets[id];
    if (target == bodies_.pose(id) || !bodies_.has(id)) continue;
    if (!isPlace(target.x, kMaxCoordinate)) return {id, 0};
    if (!isPlace(target.y, kMaxCoordinate)) return {id, 1};
    if (!isPlace(target.angle, kMaxAngle)) return {id, 2};
    derived.toMove.push_back(id);
  }
  return {};
}

/// Puts a body where it is compared with others, but it does not stand there yet.
void World::show(BodyId id, const Pose& pose, Derived& derived) {
  bodies_.show(id, pose);
  derived.moved[id] = 1;
  BroadPhase<Bvh>& broadPhase = derived.broadPhase;
  if (broadPhase.has(id)) broadPhase.move(id, bodies_.placed(id).bounds());
}

UpdateStatus World::update() {
  Derived& here = derived();
  const UpdateStatus status = findMoved(here);
  if (!status.ok()) return status;
  here.fast.stop(here.toMove, bodies_, here.broadPhase);
  const std::span<const FastBodies::Stop> stops = here.fast.stops();
  auto stop = stops.begin();
  for (const BodyId id : here.toMove) {
    const bool stopped = stop != stops.end() && stop->body == id;
    show(id, stopped ? (stop++)->pose : bodies_.targets()[id], here);
  }
  const std::span<const BodyContact> impacts = here.fast.impacts();
  findContacts(impacts, here);
  touches_.compare(here.finder.contacts());
  here.nextImpacts.assign(impacts.begin(), impacts.end());
  // From here on nothing is allocated.
  for (const auto& [id, pose] : stops) bodies_.targets()[id] = pose;
  for (const BodyId id : here.toMove) bodies_.setPose(id, bodies_.targets()[id]);
  impacts_.swap(here.nextImpacts);
  contacts_.adopt(here.finder.contacts());
  touches_.accept();
  bodies_.endUpdate();
  return status;
}

/// Of the bodies where they are shown.
void World::findContacts(std::span<const BodyContact> known, Derived& derived) {
  const auto accepts = [this](ProxyPair pair) {
    return bodies_.traits(pair.a).meets(bodies_.traits(pair.b));
  };
  derived.finder.find(derived.broadPhase.update(accepts), known, bodies_, derived.moved);
  std::fill(derived.moved.begin(), derived.moved.end(), 0);
}

double World::separate(std::uint32_t iterations) {
  Derived& here = derived();
  // Bodies may have come, gone or changed since the last update.
  findContacts({}, here);
  here.pushed = bodies_.poses();
  here.pushedTargets = bodies_.targets();
  double left = relax(here);
  for (std::uint32_t i = 0; i < iterations && left > 0.0; ++i) {
    for (BodyId id = 0; id < bodies_.end(); ++id) {
      const Vec2 offset = here.offsets[id];
      if (offset == Vec2{}) continue;
      for (Pose* pose : {&here.pushed[id], &here.pushedTargets[id]}) {
        pose->x += offset.x;
        pose->y += offset.y;
      }
      show(id, here.pushed[id], here);
    }
    findContacts({}, here);
    left = relax(here);
  }
  // From here on nothing is allocated.
  for (BodyId id = 0; id < bodies_.end(); ++id) {
    bodies_.setPose(id, here.pushed[id]);
    bodies_.targets()[id] = here.pushedTargets[id];
  }
  impacts_.clear();
  contacts_.adopt(here.finder.contacts());
  return left;
}

/// Finds out how the bodies have to move so that every contact gives way by what the ones before it
/// left of its depth. Returns the greatest depth, 0 if there is none but of rounding.
double World::relax(Derived& derived) {
  const ContactList& contacts = derived.finder.contacts();
  std::vector<Vec2>& offsets = derived.offsets;
  offsets.assign(bodies_.end(), {});
  double greatest = 0.0;
  for (std::size_t i = 0; i < contacts.size(); ++i) {
    const auto [pair, normal, depth] = contacts[i];
    const BodyTraits& a = bodies_.traits(pair.a);
    const BodyTraits& b = bodies_.traits(pair.b);
    if (a.has(body_flag::kSensor) || b.has(body_flag::kSensor)) continue;
    const double size =
        bodies_.placed(pair.a).bounds().extent() + bodies_.placed(pair.b).bounds().extent();
    if (depth <= kSlideSkin * size) continue;
    greatest = std::max(greatest, depth);
    const double remaining = depth + dot(normal, offsets[pair.a] - offsets[pair.b]);
    if (remaining <= 0.0) continue;
    const double share =
        a.has(body_flag::kStatic) || b.has(body_flag::kStatic) ? remaining : 0.5 * remaining;
    if (!a.has(body_flag::kStatic)) offsets[pair.a] = offsets[pair.a] - share * normal;
    if (!b.has(body_flag::kStatic)) offsets[pair.b] = offsets[pair.b] + share * normal;
  }
  return greatest;
}

Manifold World::manifoldOf(BodyId a, BodyId b) {
  warm();
  const PlacedShape shapeA = bodies_.placed(a).shape();
  const PlacedShape shapeB = bodies_.placed(b).shape();
  return sepax::contacts(shapeA, shapeB).manifold;
}

void World::restore(State state) {
  World restored;
  restored.bodies_ = std::move(state.bodies);
  restored.impacts_ = std::move(state.impacts);
  restored.touches_.setPairs(std::move(state.touching));
  Derived& there = restored.derived();
  restored.findContacts(restored.impacts_, there);
  restored.contacts_.adopt(there.finder.contacts());
  *this = std::move(restored);
}

}  // namespace sepax
