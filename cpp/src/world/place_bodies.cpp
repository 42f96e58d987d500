#include "sepax/math/rotation_pair.hpp"
#include "sepax/world/body_store.hpp"

namespace sepax {

/// Bodies that turned go two at a time, since one sine takes as long as two. Those that only moved
/// have their rotations, and discs need none.
void BodyStore::showAtTargets(std::span<const BodyId> ids) {
  BodyId waiting = kNoBody;
  for (const BodyId id : ids) {
    const PlacedBody& body = *placed_[id];
    const Pose& target = targets_[id];
    if (body.isRound() || target.angle == body.angle()) {
      showAt(id, target, body.rotation());
    } else if (waiting == kNoBody) {
      waiting = id;
    } else {
      const auto [first, second] = rotationsFromAngles(targets_[waiting].angle, target.angle);
      showAt(waiting, targets_[waiting], first);
      showAt(id, target, second);
      waiting = kNoBody;
    }
  }
  if (waiting != kNoBody) {
    showAt(waiting, targets_[waiting], Rotation::fromAngle(targets_[waiting].angle));
  }
}

void BodyStore::showAt(BodyId id, const Pose& pose, Rotation rotation) {
  PlacedBody& body = *placed_[id];
  if (!body.placeByLanes(pose, rotation)) body.place(pose);
  updateBox(id);
}

}  // namespace sepax
