#include "sepax/world/placed_body.hpp"

#include <cmath>
#include <utility>

#include "sepax/math/rotation.hpp"
#include "sepax/math/transform.hpp"

namespace sepax {
namespace {

double scaledRadius(const Geometry& geometry, const GeometryPiece& piece) {
  return std::abs(geometry.scale.x) * piece.radius;
}

}  // namespace

PlacedBody::PlacedBody(std::shared_ptr<const Geometry> geometry)
    : geometry_(std::move(geometry)),
      piece_{core_, scaledRadius(*geometry_, geometry_->pieces.front())} {
  const std::size_t count = geometry_->pieces.size();
  if (count == 1) {
    pieces_ = {&piece_, 1};
    return;
  }
  cores_.resize(count);
  list_.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    list_.push_back({cores_[i], scaledRadius(*geometry_, geometry_->pieces[i])});
  }
  pieces_ = list_;
}

void PlacedBody::place(const Pose& pose) {
  Transform transform(storedPoint(pose.position()), Rotation::fromAngle(pose.angle));
  transform.scale = geometry_->scale;
  transform.pivot = geometry_->pivot;
  if (list_.empty()) {
    core_.place(geometry_->pieces.front().core, transform);
    bounds_ = boundsOf(piece_);
    return;
  }
  for (std::size_t i = 0; i < cores_.size(); ++i) {
    cores_[i].place(geometry_->pieces[i].core, transform);
  }
  bounds_ = boundsOf(pieces_);
}

}  // namespace sepax
