#include "sepax/query/collision_builder.hpp"

#include <algorithm>
#include <cmath>

#include "sepax/tolerance.hpp"

namespace sepax::detail {

namespace {

/// How fast a motion of a closes the gap at an end of an axis. Along an edge, where a rounded dot
/// product no greater than `rounding` says nothing, exactly: times are quotients by it.
double approachAt(const AxisEnd& end, Vec2 velocity, double rounding) {
  const double rounded = dot(end.normal(), velocity);
  const Vec2 way = end.line.to - end.line.from;
  if (std::abs(rounded) > rounding || way == Vec2{}) return rounded;
  const double across = crossOfDifferences(end.line.from, end.line.to, Vec2{}, velocity);
  return signedQuotient(end.owner == Side::kA ? -across : across, length(way));
}

}  // namespace

CollisionBuilder::CollisionBuilder(const PlacedPolygon& a, const PlacedPolygon& b, Vec2 velocity)
    : a_(a),
      b_(b),
      velocity_(velocity),
      moving_(!(velocity == Vec2{})),
      approachRounding_(kSeparationFilter * length(velocity)),
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
  if (!end.looksOut) return true;
  const double approach = moving_ ? approachAt(end, velocity_, approachRounding_) : 0.0;
  const Candidate candidate{end.separation, end.separation - approach, end.normal(), end.owner,
                            end.edge};
  keepGreatest(candidate);
  if (moving_) {
    keepGraze(candidate);
    clipTime(candidate, approach);
  }
  return true;
}

bool CollisionBuilder::needsMotionAxis() const { return moving_ && apartNow_ && !settled_; }

void CollisionBuilder::add(const MotionAxis& axis) {
  if (axis.apart) {
    settle(axis.normal, Side::kA, kNoIndex);
  } else {
    // What is reached later is not grazed by what the motion leaves.
    if (dot(graze_.normal, velocity_) < -approachRounding_) graze_.separation = -1.0 - tie_;
    keepGraze({axis.separation, axis.separation, axis.normal, Side::kA, kNoIndex});
  }
}

void CollisionBuilder::settle(Vec2 normal, Side side, Index edge) {
  settled_ = true;
  collision_.normal = normal;
  collision_.side = side;
  collision_.edge = sourceEdge(side, edge);
}

/// Of ends that tie, the one that the motion presses against least.
void CollisionBuilder::keepGreatest(const Candidate& candidate) {
  const double gain = candidate.separation - greatest_.separation;
  const bool ties = moving_ && gain >= -tie_ && candidate.remaining > greatest_.remaining;
  if (gain > tie_ || ties) greatest_ = candidate;
}

/// A shape that slides along another, or touches its corner in passing, must not be stopped by the
/// edge around the corner.
void CollisionBuilder::keepGraze(const Candidate& candidate) {
  const double least = std::min(candidate.separation, candidate.remaining);
  if (least >= -tie_ && least > std::min(graze_.separation, graze_.remaining)) graze_ = candidate;
}

/// Keeps the part of the step in which the shapes overlap along this end, too.
void CollisionBuilder::clipTime(const Candidate& candidate, double approach) {
  if (candidate.separation > 0.0) {
    // The ends meet within the step, exactly decided; only rounding could say otherwise.
    const double enter = approach > candidate.separation ? candidate.separation / approach : 1.0;
    if (enter > time_.min || (enter == time_.min && candidate.remaining > last_.remaining)) {
      time_.min = enter;
      enterSpeed_ = std::abs(approach);
      last_ = candidate;
    }
  } else if (approach < 0.0) {
    const double exit = candidate.separation / approach;
    if (exit < time_.max) {
      time_.max = exit;
      exitSpeed_ = -approach;
    }
  }
}

/// Whether what looks like a graze is the far side of an obstacle that is thinner than a tie, such
/// as a segment for a point: it is crossed, from the near side.
bool CollisionBuilder::crossesThinWall() const {
  return apartNow_ && graze_.separation < 0.0 && dot(graze_.normal, last_.normal) < -kSameNormal;
}

const CollisionBuilder::Candidate& CollisionBuilder::contact() const {
  if (graze_.separation >= -tie_ && !crossesThinWall()) return graze_;
  return apartNow_ ? last_ : greatest_;
}

Collision CollisionBuilder::finish() const {
  Collision collision = collision_;
  if (settled_) return collision;
  collision.intersects = !apartNow_;
  collision.willIntersect = true;
  const Candidate& found = contact();
  collision.normal = found.normal;
  collision.side = found.owner;
  collision.edge = sourceEdge(found.owner, found.edge);
  collision.depth = std::max(0.0, -found.remaining);
  // Adding zero turns -0 into 0.
  collision.mtv = -collision.depth * collision.normal + Vec2{};
  collision.time = time_;
  if (time_.empty()) {
    // Rounding put the end of a graze before its beginning. The faster end was crossed at the more
    // certain time.
    const double time = enterSpeed_ >= exitSpeed_ ? time_.min : time_.max;
    collision.time = {time, time};
  }
  return collision;
}

Index CollisionBuilder::sourceEdge(Side side, Index edge) const {
  if (edge == kNoIndex) return kNoIndex;
  return (side == Side::kA ? a_ : b_).sourceOfEdge(edge);
}

}  // namespace sepax::detail
