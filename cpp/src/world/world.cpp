#include "sepax/world/world.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "sepax/query/collide.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {
namespace {

bool isPlace(double number, double limit) { return std::abs(number) <= limit; }

}  // namespace

BodyId World::add(std::shared_ptr<const Geometry> geometry, const Pose& pose,
                  const BodyTraits& traits) {
  const BodyId id = bodies_.add(std::move(geometry), pose, traits);
  moved_.resize(bodies_.end());
  enter(id);
  return id;
}

/// Makes a body that stands in its place known to the broad phase.
void World::enter(BodyId id) {
  moved_[id] = 1;
  if (bodies_.traits(id).has(body_flag::kDisabled)) return;
  broadPhase_.add(id, bodies_.placed(id).bounds());
}

void World::remove(BodyId id) {
  if (broadPhase_.has(id)) broadPhase_.remove(id);
  bodies_.remove(id);
  std::erase_if(impacts_, [id](const BodyContact& impact) {
    return impact.pair.a == id || impact.pair.b == id;
  });
}

void World::setTraits(BodyId id, const BodyTraits& traits) {
  const bool was = broadPhase_.has(id);
  bodies_.setTraits(id, traits);
  const bool is = !traits.has(body_flag::kDisabled);
  if (was && is) {
    broadPhase_.reconsider(id);
  } else if (was) {
    broadPhase_.remove(id);
  } else if (is) {
    enter(id);
  }
}

UpdateStatus World::findMoved() {
  toMove_.clear();
  const std::vector<Pose>& targets = bodies_.targets();
  for (BodyId id = 0; id < bodies_.end(); ++id) {
    const Pose& target = targets[id];
    if (target == bodies_.pose(id) || !bodies_.has(id)) continue;
    if (!isPlace(target.x, kMaxCoordinate)) return {id, 0};
    if (!isPlace(target.y, kMaxCoordinate)) return {id, 1};
    if (!isPlace(target.angle, kMaxAngle)) return {id, 2};
    toMove_.push_back(id);
  }
  return {};
}

void World::place(BodyId id, const Pose& pose) {
  bodies_.place(id, pose);
  moved_[id] = 1;
  if (broadPhase_.has(id)) broadPhase_.move(id, bodies_.placed(id).bounds());
}

UpdateStatus World::update() {
  const UpdateStatus status = findMoved();
  if (!status.ok()) return status;
  fast_.stop(toMove_, bodies_, broadPhase_);
  impacts_.assign(fast_.impacts().begin(), fast_.impacts().end());
  for (const BodyId id : toMove_) place(id, bodies_.targets()[id]);
  findContacts();
  touches_.update(contacts());
  bodies_.endUpdate();
  return status;
}

void World::findContacts() {
  const auto accepts = [this](ProxyPair pair) {
    return bodies_.traits(pair.a).meets(bodies_.traits(pair.b));
  };
  finder_.find(broadPhase_.update(accepts), impacts_, bodies_, moved_);
  std::fill(moved_.begin(), moved_.end(), 0);
}

double World::separate(std::uint32_t iterations) {
  // Bodies may have come, gone or changed since the last update.
  impacts_.clear();
  findContacts();
  double left = relax();
  for (std::uint32_t i = 0; i < iterations && left > 0.0; ++i) {
    for (BodyId id = 0; id < bodies_.end(); ++id) {
      const Vec2 offset = offsets_[id];
      if (offset == Vec2{}) continue;
      Pose& target = bodies_.targets()[id];
      const Pose& pose = bodies_.pose(id);
      target.x += offset.x;
      target.y += offset.y;
      place(id, {pose.x + offset.x, pose.y + offset.y, pose.angle});
    }
    findContacts();
    left = relax();
  }
  return left;
}

/// Finds out how the bodies have to move so that every contact gives way by what the ones before it
/// left of its depth. Returns the greatest depth, 0 if there is none but of rounding.
double World::relax() {
  offsets_.assign(bodies_.end(), {});
  double greatest = 0.0;
  for (std::size_t i = 0; i < contacts().size(); ++i) {
    const auto [pair, normal, depth] = contacts()[i];
    const BodyTraits& a = bodies_.traits(pair.a);
    const BodyTraits& b = bodies_.traits(pair.b);
    if (a.has(body_flag::kSensor) || b.has(body_flag::kSensor)) continue;
    const double size =
        bodies_.placed(pair.a).bounds().extent() + bodies_.placed(pair.b).bounds().extent();
    if (depth <= kSlideSkin * size) continue;
    greatest = std::max(greatest, depth);
    const double remaining = depth + dot(normal, offsets_[pair.a] - offsets_[pair.b]);
    if (remaining <= 0.0) continue;
    const double share =
        a.has(body_flag::kStatic) || b.has(body_flag::kStatic) ? remaining : 0.5 * remaining;
    if (!a.has(body_flag::kStatic)) offsets_[pair.a] = offsets_[pair.a] - share * normal;
    if (!b.has(body_flag::kStatic)) offsets_[pair.b] = offsets_[pair.b] + share * normal;
  }
  return greatest;
}

Manifold World::manifoldOf(BodyId a, BodyId b) const {
  const PlacedShape shapeA = bodies_.placed(a).shape();
  const PlacedShape shapeB = bodies_.placed(b).shape();
  return manifold(shapeA, shapeB, collide(shapeA, shapeB));
}

void World::restore(State state) {
  bodies_ = std::move(state.bodies);
  broadPhase_ = {};
  finder_ = {};
  touches_ = {};
  moved_.assign(bodies_.end(), 0);
  for (BodyId id = 0; id < bodies_.end(); ++id) {
    if (bodies_.has(id)) enter(id);
  }
  impacts_ = std::move(state.impacts);
  findContacts();
  touches_.setPairs(std::move(state.touching));
}

}  // namespace sepax
