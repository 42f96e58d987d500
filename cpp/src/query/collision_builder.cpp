#include "sepax/query/collision_builder.hpp"

#include <algorithm>

#include "sepax/tolerance.hpp"

namespace sepax::detail {

CollisionBuilder::CollisionBuilder(const PlacedPolygon& a, const PlacedPolygon& b, Vec2 velocity)
    : a_(a),
      b_(b),
      velocity_(velocity),
      moving_(!(velocity == Vec2{})),
      tie_(kSeparationTie * (a.bounds().extent() + b.bounds().extent())),
      time_{0.0, 1.0} {}

bool CollisionBuilder::add(const AxisEnd& end) {
  if (end.separation > 0.0) {
    apartNow_ = true;
    if (!moving_ || end.apartAfter(velocity_)) {
      settle(end.normal(), end.owner, end.edge);
      return false;
    }
  }
  const double approach = moving_ ? dot(end.normal(), velocity_) : 0.0;
  keepGreatest(end, approach);
  if (moving_) clipTime(end, approach);
  return true;
}

bool CollisionBuilder::needsMotionAxis() const { return moving_ && apartNow_ && !settled_; }

void CollisionBuilder::add(const MotionAxis& axis) {
  if (axis.apart) settle(axis.normal, Side::kA, kNoIndex);
}

void CollisionBuilder::settle(Vec2 normal, Side side, Index edge) {
  settled_ = true;
  collision_.normal = normal;
  collision_.side = side;
  collision_.edge = sourceEdge(side, edge);
}

/// Of ends that tie, the one that the motion presses against least: a shape that touches a corner
/// and moves past it must not be stopped by the edge around the corner.
void CollisionBuilder::keepGreatest(const AxisEnd& end, double approach) {
  const double gain = end.separation - greatest_.separation;
  const double remaining = end.separation - approach;
  if (gain > tie_ || (moving_ && gain >= -tie_ && remaining > greatest_.remaining)) {
    greatest_ = {end.separation, remaining, end.normal(), end.owner, end.edge};
  }
}

/// Keeps the part of the step in which the shapes overlap along this end, too.
void CollisionBuilder::clipTime(const AxisEnd& end, double approach) {
  if (end.separation > 0.0) {
    const double remaining = end.separation - approach;
    // The ends meet within the step, exactly decided; only rounding could say otherwise.
    const double enter = approach > end.separation ? end.separation / approach : 1.0;
    if (enter > time_.min || (enter == time_.min && remaining > last_.remaining)) {
      time_.min = enter;
      last_ = {end.separation, remaining, end.normal(), end.owner, end.edge};
    }
  } else if (approach < 0.0) {
    time_.max = std::min(time_.max, end.separation / approach);
  }
}

Collision CollisionBuilder::finish() const {
  Collision collision = collision_;
  if (settled_) return collision;
  collision.intersects = !apartNow_;
  collision.willIntersect = true;
  const Candidate& contact = apartNow_ ? last_ : greatest_;
  collision.normal = contact.normal;
  collision.side = contact.owner;
  collision.edge = sourceEdge(contact.owner, contact.edge);
  collision.depth = std::max(0.0, -contact.remaining);
  // Adding zero turns -0 into 0.
  collision.mtv = -collision.depth * collision.normal + Vec2{};
  // Rounding may put the common end of a graze before its beginning.
  collision.time = {time_.min, std::max(time_.min, time_.max)};
  return collision;
}

Index CollisionBuilder::sourceEdge(Side side, Index edge) const {
  if (edge == kNoIndex) return kNoIndex;
  return (side == Side::kA ? a_ : b_).sourceOf(edge);
}

}  // namespace sepax::detail
