#include "sepax/world/placed_body.hpp"

#include <cmath>
#include <new>
#include <utility>

#include "sepax/math/rotation.hpp"
#include "sepax/math/transform.hpp"

namespace sepax {
namespace {

std::size_t cornersOf(const Geometry& geometry) {
  std::size_t count = 0;
  for (const GeometryPiece& piece : geometry.pieces) count += piece.core.vertices().size();
  return count;
}

double scaledRadius(const Geometry& geometry, const GeometryPiece& piece) {
  return std::abs(geometry.scale.x) * piece.radius;
}

}  // namespace

std::size_t PlacedBody::sizeWith(const Geometry& geometry) {
  static_assert(sizeof(PlacedBody) % alignof(Vec2) == 0);
  return sizeof(PlacedBody) + 2 * cornersOf(geometry) * sizeof(Vec2);
}

PlacedBody::Pointer PlacedBody::make(std::shared_ptr<const Geometry> geometry) {
  void* memory = ::operator new(sizeWith(*geometry));
  return Pointer(::new (memory) PlacedBody(std::move(geometry)));
}

void PlacedBody::Deleter::operator()(PlacedBody* body) const {
  body->~PlacedBody();
  ::operator delete(body);
}

PlacedBody::PlacedBody(std::shared_ptr<const Geometry> geometry)
    : piece_{core_, scaledRadius(*geometry, geometry->pieces.front())},
      geometry_(std::move(geometry)) {
  const std::size_t count = geometry_->pieces.size();
  if (count == 1) {
    pieces_ = {&piece_, 1};
    return;
  }
  compound_ = std::make_unique<Compound>();
  compound_->cores.resize(count);
  compound_->pieces.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    compound_->pieces.push_back(
        {compound_->cores[i], scaledRadius(*geometry_, geometry_->pieces[i])});
  }
  pieces_ = compound_->pieces;
}

void PlacedBody::forgetPlace() {
  core_ = PlacedPolygon();
  if (!compound_) return;
  for (PlacedPolygon& core : compound_->cores) core = PlacedPolygon();
}

void PlacedBody::place(const Pose& pose) {
  Transform transform(storedPoint(pose.position()), Rotation::fromAngle(pose.angle));
  transform.scale = geometry_->scale;
  transform.pivot = geometry_->pivot;
  if (!compound_) {
    const ConvexPolygon& local = geometry_->pieces.front().core;
    core_.placeIn({room(), room() + local.vertices().size()}, local, transform);
    bounds_ = boundsOf(piece_);
    return;
  }
  PlacedRoom next{room(), room() + cornersOf(*geometry_)};
  for (std::size_t i = 0; i < compound_->cores.size(); ++i) {
    const ConvexPolygon& local = geometry_->pieces[i].core;
    compound_->cores[i].placeIn(next, local, transform);
    next.vertices += local.vertices().size();
    next.normals += local.vertices().size();
  }
  bounds_ = boundsOf(pieces_);
}

}  // namespace sepax
