#include "sepax/math/rotation_pair.hpp"
#include "sepax/world/body_store.hpp"

namespace sepax {

namespace {

/// Calls put(item, rotation of the pose it goes to) for each of so many items. Those that turned go
/// two at a time, since one sine takes as long as two. Those that only moved have their rotations,
/// and discs need none.
template <class ItemAt, class BodyOf, class PoseOf, class Put>
[[gnu::always_inline]] inline void eachTurned(std::size_t count, ItemAt itemAt, BodyOf bodyOf,
                                              PoseOf poseOf, Put put) {
  bool waits = false;
  BodyId waiting = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const BodyId item = itemAt(i);
    const PlacedBody& body = bodyOf(item);
    const Pose& pose = poseOf(item);
    if (body.isRound() || pose.angle == body.angle()) {
      put(item, body.rotation());
    } else if (!waits) {
      waiting = item;
      waits = true;
    } else {
      const auto [first, second] = rotationsFromAngles(poseOf(waiting).angle, pose.angle);
      put(waiting, first);
      put(item, second);
      waits = false;
    }
  }
  if (waits) put(waiting, Rotation::fromAngle(poseOf(waiting).angle));
}

void placeAt(PlacedBody& body, const Pose& pose, Rotation rotation) {
  if (!body.placeByLanes(pose, rotation)) body.place(pose);
}

}  // namespace

void BodyStore::showAtTargets(std::span<const BodyId> ids) {
  eachTurned(
      ids.size(), [ids](std::size_t i) { return ids[i]; },
      [this](BodyId id) -> const PlacedBody& { return *placed_[id]; },
      [this](BodyId id) -> const Pose& { return targets_[id]; },
      [this](BodyId id, Rotation rotation) {
        placeAt(*placed_[id], targets_[id], rotation);
        updateBox(id);
      });
}

void BodyStore::placeNew(std::span<const PlacedBody::Pointer> bodies, std::span<const Pose> poses) {
  eachTurned(
      bodies.size(), [](std::size_t i) { return static_cast<BodyId>(i); },
      [bodies](BodyId i) -> const PlacedBody& { return *bodies[i]; },
      [poses](BodyId i) -> const Pose& { return poses[i]; },
      [bodies, poses](BodyId i, Rotation rotation) { placeAt(*bodies[i], poses[i], rotation); });
}

}  // namespace sepax
