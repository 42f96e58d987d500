#include "sepax/query/collide_rounded.hpp"

#include <algorithm>
#include <cmath>

#include "sepax/algorithm/contact_feature.hpp"
#include "sepax/algorithm/disc_contact.hpp"
#include "sepax/algorithm/nearest_feature.hpp"
#include "sepax/algorithm/rounded_obstacle.hpp"
#include "sepax/query/intersects.hpp"
#include "sepax/tolerance.hpp"

namespace sepax::detail {

namespace {

/// The scale of the rounding errors of a pair.
double sizeOf(const PlacedConvex& a, const PlacedConvex& b) {
  return a.core.bounds().extent() + b.core.bounds().extent() + a.radius + b.radius;
}

void nameEdge(const PlacedConvex& a, const PlacedConvex& b, const Obstacle& obstacle, Index edge,
              Collision& collision) {
  const ContactEdge contact = contactEdge(a, b, obstacle, edge);
  collision.side = contact.side;
  collision.edge = contact.edge;
}

void push(Collision& collision, double remaining) {
  collision.depth = std::max(0.0, -remaining);
  collision.mtv = -collision.depth * collision.normal + Vec2{};
}

bool isDisc(const PlacedConvex& shape) { return shape.core.count() == 1; }

bool areCircles(const PlacedConvex& a, const PlacedConvex& b) { return isDisc(a) && isDisc(b); }

/// compareReach of two circles, whose centres are that far apart.
int compareCircles(const PlacedConvex& a, const PlacedConvex& b, double distance) {
  return distance == 0.0 ? -1 : compareReach(a, b, Vec2{}, distance);
}

/// How far shapes that meet are apart, given compareReach and the distance of their cores: zero
/// where they only touch, whatever rounding says.
double separationAt(const PlacedConvex& a, const PlacedConvex& b, int reach, double distance) {
  return reach < 0 ? distance - (a.radius + b.radius) : 0.0;
}

/// What RoundedCollider gives for two circles that stand, without an obstacle.
Collision collideCircles(const PlacedConvex& a, const PlacedConvex& b) {
  const Vec2 way = b.core.vertex(0) - a.core.vertex(0);
  const double distance = length(way);
  Collision collision;
  collision.normal = distance > 0.0 ? (1.0 / distance) * way + Vec2{} : Vec2{1.0, 0.0};
  const int reach = compareCircles(a, b, distance);
  if (reach > 0) return collision;
  collision.intersects = true;
  collision.willIntersect = true;
  collision.time = {0.0, 1.0};
  push(collision, separationAt(a, b, reach, distance));
  return collision;
}

/// Of a disc and a polygon, whichever way round, if either is one.
DiscContact discContactOf(const PlacedConvex& a, const PlacedConvex& b) {
  if (!isDisc(a) && !isDisc(b)) return {};
  const PlacedPolygon& disc = (isDisc(a) ? a : b).core;
  const PlacedPolygon& polygon = (isDisc(a) ? b : a).core;
  return discContact(disc.vertex(0), a.radius + b.radius, polygon);
}

/// What RoundedCollider gives for such a pair that stands, without an obstacle.
Collision collideDisc(const PlacedConvex& a, const PlacedConvex& b, const DiscContact& contact) {
  Collision collision;
  collision.normal = (isDisc(a) ? -contact.outward : contact.outward) + Vec2{};
  if (contact.verdict == DiscContact::Verdict::kApart) return collision;
  collision.intersects = true;
  collision.willIntersect = true;
  collision.time = {0.0, 1.0};
  if (contact.edge != kNoIndex) {
    collision.side = isDisc(a) ? Side::kB : Side::kA;
    collision.edge = (isDisc(a) ? b : a).core.sourceOfEdge(contact.edge);
  }
  push(collision, contact.separation - (a.radius + b.radius));
  return collision;
}

class RoundedCollider {
 public:
  RoundedCollider(const PlacedConvex& a, const PlacedConvex& b, Vec2 velocity)
      : a_(a),
        b_(b),
        velocity_(velocity),
        radius_(a.radius + b.radius),
        obstacle_(a.core, b.core) {}

  Collision collide() {
    const Collision cores = sepax::collide(a_.core, b_.core);
    if (cores.intersects)
      return overlapping(cores.normal, -cores.depth - radius_, cores.side, cores.edge);
    const NearestFeature nearest = nearestFromOutside(obstacle_);
    const int reach = compareReach(a_, b_, Vec2{}, nearest.distance);
    if (reach <= 0) {
      Collision named;
      nameEdge(a_, b_, obstacle_, nearest.onEdge ? nearest.corner : kNoIndex, named);
      return overlapping(nearest.normal, separationAt(a_, b_, reach, nearest.distance), named.side,
                         named.edge);
    }
    if (velocity_ == Vec2{}) return apart(nearest.normal);
    return onTheWay();
  }

 private:
  [[nodiscard]] Collision overlapping(Vec2 normal, double separation, Side side, Index edge) const {
    Collision collision;
    collision.intersects = true;
    collision.willIntersect = true;
    collision.normal = normal + Vec2{};
    collision.side = side;
    collision.edge = edge;
    push(collision, separation - dot(normal, velocity_));
    collision.time = {0.0, 1.0};
    if (!(velocity_ == Vec2{})) {
      const WayThrough through = wayThrough(obstacle_, radius_, velocity_);
      collision.time.max = std::clamp(through.time.max, 0.0, 1.0);
    }
    return collision;
  }

  [[nodiscard]] static Collision apart(Vec2 normal) {
    Collision collision;
    collision.normal = normal + Vec2{};
    return collision;
  }

  [[nodiscard]] Collision onTheWay() const {
    const Collision cores = sepax::collide(a_.core, b_.core, velocity_);
    const NearestApproach approach = nearestApproach(obstacle_, velocity_);
    if (!cores.willIntersect && compareReach(a_, b_, velocity_, approach.feature.distance) > 0) {
      return apart(approach.feature.normal);
    }
    WayThrough through = wayThrough(obstacle_, radius_, velocity_);
    if (through.time.empty()) {
      // Rounding may miss a graze that is one: it is at the nearest approach. Beside radii as small
      // as rounding it may miss a corner: then there is nothing but the cores.
      if (cores.willIntersect) return cores;
      through.time = {approach.time, approach.time};
      through.normal = approach.feature.normal;
      through.edge = kNoIndex;
    }
    Collision collision;
    collision.willIntersect = true;
    collision.normal = through.normal + Vec2{};
    collision.time = {std::clamp(through.time.min, 0.0, 1.0),
                      std::clamp(through.time.max, 0.0, 1.0)};
    nameEdge(a_, b_, obstacle_, through.edge, collision);
    push(collision, -(1.0 - collision.time.min) * dot(collision.normal, velocity_));
    return collision;
  }

  const PlacedConvex& a_;
  const PlacedConvex& b_;
  Vec2 velocity_;
  double radius_;
  Obstacle obstacle_;
};

}  // namespace

int compareReach(const PlacedConvex& a, const PlacedConvex& b, Vec2 way, double distance) {
  if (a.radius == 0.0 && b.radius == 0.0) return 1;
  const double excess = distance - (a.radius + b.radius);
  if (std::abs(excess) > kReachFilter * (sizeOf(a, b) + distance + length(way))) {
    return excess < 0.0 ? -1 : 1;
  }
  return compareReachExactly(a, b, way);
}

Collision collideRounded(const PlacedConvex& a, const PlacedConvex& b, Vec2 velocity) {
  if (velocity == Vec2{}) {
    if (areCircles(a, b)) return collideCircles(a, b);
    const DiscContact contact = discContactOf(a, b);
    if (contact.verdict != DiscContact::Verdict::kUnclear) return collideDisc(a, b, contact);
  }
  return RoundedCollider(a, b, velocity).collide();
}

bool intersectsRounded(const PlacedConvex& a, const PlacedConvex& b) {
  if (areCircles(a, b)) {
    return compareCircles(a, b, length(b.core.vertex(0) - a.core.vertex(0))) <= 0;
  }
  const DiscContact contact = discContactOf(a, b);
  if (contact.verdict != DiscContact::Verdict::kUnclear) {
    return contact.verdict == DiscContact::Verdict::kOverlapping;
  }
  if (intersects(a.core, b.core)) return true;
  const Obstacle obstacle(a.core, b.core);
  return compareReach(a, b, Vec2{}, nearestFromOutside(obstacle).distance) <= 0;
}

}  // namespace sepax::detail
