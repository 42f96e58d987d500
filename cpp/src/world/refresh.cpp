// Where bodies are seen between updates.
#include "sepax/assert.hpp"
#include "sepax/world/world.hpp"

namespace sepax {

UpdateStatus World::refresh(std::span<const BodyId> ids) {
  Derived& here = derived();
  here.toMove.clear();
  for (const BodyId id : ids) {
    const UpdateStatus status = findUnseen(id, here);
    if (!status.ok()) return status;
  }
  showUnseen(here);
  return {};
}

UpdateStatus World::refresh() {
  Derived& here = derived();
  here.toMove.clear();
  for (BodyId id = 0; id < bodies_.end(); ++id) {
    const UpdateStatus status = findUnseen(id, here);
    if (!status.ok()) return status;
  }
  showUnseen(here);
  return {};
}

/// Notes a body that is not seen at its target.
UpdateStatus World::findUnseen(BodyId id, Derived& derived) const {
  if (!bodies_.has(id)) return {};
  const Pose* seen = preview_.find(id);
  const Pose& target = bodies_.targets()[id];
  if (target == (seen == nullptr ? bodies_.pose(id) : *seen)) return {};
  derived.toMove.push_back(id);
  return checkTarget(id, target);
}

/// Shows those bodies at their targets.
void World::showUnseen(Derived& derived) {
  preview_.reserve(bodies_.end(), derived.toMove.size());
  bodies_.showAtTargets(derived.toMove);
  // From here on nothing is allocated.
  for (const BodyId id : derived.toMove) {
    preview_.set(id, bodies_.targets()[id]);
    derived.mark(id);
  }
}

/// Shows all bodies where they stood at the last update. They are still to be seen elsewhere: if
/// the call is left, they are again.
void World::goBack(Derived& derived) {
  for (const auto& [id, seen] : preview_.entries()) show(id, bodies_.pose(id), derived);
}

/// A body where it stood at the last update, if it is seen elsewhere; else nullptr.
PlacedBody::Pointer World::standing(BodyId id) const {
  if (preview_.find(id) == nullptr) return nullptr;
  PlacedBody::Pointer body = PlacedBody::make(borrowed(bodies_.placed(id).geometry()));
  body->place(bodies_.pose(id));
  return body;
}

Manifold World::manifoldOf(BodyId a, BodyId b) {
  SEPAX_ASSERT(a < bodies_.end() && b < bodies_.end());
  if (bodies_.find(a) == nullptr || bodies_.find(b) == nullptr) return {};
  warm();
  const PlacedBody::Pointer standingA = standing(a);
  const PlacedBody::Pointer standingB = standing(b);
  const PlacedBody& bodyA = standingA ? *standingA : bodies_.placed(a);
  const PlacedBody& bodyB = standingB ? *standingB : bodies_.placed(b);
  return pointsWithin(bodyA, bodyB, slop_);
}

}  // namespace sepax
