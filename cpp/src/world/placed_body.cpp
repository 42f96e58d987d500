#include "sepax/world/placed_body.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <new>
#include <utility>

#include "sepax/math/rotation.hpp"
#include "sepax/math/transform.hpp"
#include "sepax/shape/place_lanes.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {
namespace {

std::size_t cornersOf(const Geometry& geometry) {
  std::size_t count = 0;
  for (const GeometryPiece& piece : geometry.pieces) count += piece.core.vertices().size();
  return count;
}

/// Of so many corners the arms are beside them.
constexpr std::size_t kMostNear = 16;

/// How many arms follow the body in memory. Lanes are for one piece.
std::size_t nearArmsOf(const Geometry& geometry) {
  const std::size_t corners = cornersOf(geometry);
  return geometry.pieces.size() == 1 && corners <= kMostNear ? corners : 0;
}

Transform formTransform(const Geometry& geometry) {
  Transform transform;
  transform.scale = geometry.scale;
  transform.pivot = geometry.pivot;
  return transform;
}

/// Below what sum of |x| and |y| of the position rounding can't make a corner flat: cornersStay,
/// solved for it. 0 if nowhere, or if edges are so short that lanes are not for them.
double laneLimitOf(const ConvexPolygon& core, const Transform& transform) {
  if (core.vertices().size() == 1) return std::numeric_limits<double>::infinity();
  if (transform.mirrors()) return 0.0;
  const CornerMargin& margin = core.cornerMargin();
  const Vec2 scale{std::abs(transform.scale.x), std::abs(transform.scale.y)};
  // No edge is shorter than the least triangle is high.
  const double least = std::min(scale.x, scale.y) * margin.least;
  if (!(least > 4.0 * kLeastEdge)) return 0.0;
  const Vec2 pivot = transform.pivot;
  const double arm = margin.reach + std::abs(pivot.x) + std::abs(pivot.y);
  return (least - 8.0 * kSmallestCoordinate) / kCornerFilter - std::max(scale.x, scale.y) * arm;
}

double scaledRadius(const Geometry& geometry, const GeometryPiece& piece) {
  return std::abs(geometry.scale.x) * piece.radius;
}

}  // namespace

std::size_t PlacedBody::sizeWith(const Geometry& geometry) {
  static_assert(sizeof(PlacedBody) % alignof(Vec2) == 0);
  const std::size_t size = sizeAsked(geometry) + nearArmsOf(geometry) * sizeof(Vec2);
  return (size + BodySlabs::kStep - 1) / BodySlabs::kStep * BodySlabs::kStep;
}

std::size_t PlacedBody::sizeAsked(const Geometry& geometry) {
  return sizeof(PlacedBody) + 2 * cornersOf(geometry) * sizeof(Vec2);
}

PlacedBody::Pointer PlacedBody::make(std::shared_ptr<const Geometry> geometry, BodySlabs* slabs) {
  const std::size_t size = sizeWith(*geometry);
  BodySlabs::Place place;
  if (slabs != nullptr) place = slabs->take(size);
  if (place.memory == nullptr) place.memory = ::operator new(size);
  return Pointer(::new (place.memory) PlacedBody(std::move(geometry), place.slab));
}

void PlacedBody::Deleter::operator()(PlacedBody* body) const {
  BodySlab* const slab = body->slab_;
  body->~PlacedBody();
  if (slab == nullptr) {
    ::operator delete(body);
  } else {
    slab->giveBack(body);
  }
}

PlacedBody::PlacedBody(std::shared_ptr<const Geometry> geometry, BodySlab* slab)
    : piece_{core_, scaledRadius(*geometry, geometry->pieces.front())},
      geometry_(std::move(geometry)),
      slab_(slab) {
  const std::size_t count = geometry_->pieces.size();
  if (count == 1) {
    const ConvexPolygon& core = geometry_->pieces.front().core;
    shape_.pieces = {&piece_, 1};
    core_.lend({room(), room() + core.vertices().size()}, core);
    prepareLanes();
    return;
  }
  compound_ = std::make_unique<Compound>();
  compound_->cores.resize(count);
  compound_->pieces.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    compound_->pieces.push_back(
        {compound_->cores[i], scaledRadius(*geometry_, geometry_->pieces[i])});
  }
  shape_.pieces = compound_->pieces;
}

void PlacedBody::forgetPlace() {
  core_ = PlacedPolygon();
  if (!compound_) return;
  forgetTree();
  for (PlacedPolygon& core : compound_->cores) core = PlacedPolygon();
}

void PlacedBody::forgetTree() {
  shape_.tree = nullptr;
  compound_->tree = nullptr;
}

void PlacedBody::prepareLanes() {
  const ConvexPolygon& core = geometry_->pieces.front().core;
  const Transform transform = formTransform(*geometry_);
  const std::span<const Vec2> corners = core.vertices();
  if (corners.size() > kMostNear && farArms_ == nullptr) {
    farArms_ = std::make_unique<Vec2[]>(corners.size());
  }
  Vec2* const arms = this->arms(corners.size());
  for (std::size_t i = 0; i < corners.size(); ++i) arms[i] = transform.scaled(corners[i]);
  isRound_ = corners.size() == 1 && arms[0] == Vec2{};
  laneLimit_ = laneLimitOf(core, transform);
}

bool PlacedBody::placeByLanes(const Pose& pose, Rotation rotation) {
  const Vec2 position = storedPoint(pose.position());
  if (!core_.isLent() || !(std::abs(position.x) + std::abs(position.y) < laneLimit_)) return false;
  rotation_ = rotation;
  angle_ = pose.angle;
  const std::size_t count = core_.count();
  core_.placeArms({room(), room() + count}, arms(count), position, rotation);
  return true;
}

bool PlacedBody::canRescale(Vec2 scale, Vec2 position) const {
  if (compound_ || !core_.isLent() || geometry_.use_count() != 1) return false;
  Transform transform = formTransform(*geometry_);
  transform.scale = scale;
  const Vec2 at = storedPoint(position);
  return std::abs(at.x) + std::abs(at.y) < laneLimitOf(geometry_->pieces.front().core, transform);
}

void PlacedBody::rescale(Vec2 scale, const Pose& pose) {
  // Nobody else has it, so nobody sees it change.
  sepax::rescale(const_cast<Geometry&>(*geometry_), scale);
  piece_.radius = scaledRadius(*geometry_, geometry_->pieces.front());
  prepareLanes();
  placeByLanes(pose, rotation_);
}

void PlacedBody::place(const Pose& pose) {
  rotation_ = Rotation::fromAngle(pose.angle);
  angle_ = pose.angle;
  Transform transform = formTransform(*geometry_);
  transform.position = storedPoint(pose.position());
  transform.rotation = rotation_;
  if (!compound_) {
    const ConvexPolygon& local = geometry_->pieces.front().core;
    core_.placeIn({room(), room() + local.vertices().size()}, local, transform);
    return;
  }
  forgetTree();
  PlacedRoom next{room(), room() + cornersOf(*geometry_)};
  for (std::size_t i = 0; i < compound_->cores.size(); ++i) {
    const ConvexPolygon& local = geometry_->pieces[i].core;
    compound_->cores[i].placeIn(next, local, transform);
    next.vertices += local.vertices().size();
    next.normals += local.vertices().size();
  }
  compound_->tree = detail::plantCompound(shape_.pieces);
  shape_.tree = compound_->tree.get();
  compound_->bounds = boundsOf(shape_);
}

}  // namespace sepax
