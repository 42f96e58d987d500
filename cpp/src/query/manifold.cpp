#include "sepax/query/manifold.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "sepax/query/distance.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

namespace {

/// The edge of a core whose normal is most along a direction, from the end of least place along the
/// tangent to the other; a point has both ends in one.
struct Face {
  Index low = 0;
  Index high = 0;
  Vec2 lowPoint;
  Vec2 highPoint;
  /// How far its normal is from the direction: the sine of the angle, 1 for a point.
  double slant = 1.0;

  Face(const PlacedPolygon& core, Vec2 direction, Vec2 tangent) {
    double best = -2.0;
    for (Index i = 0; core.count() > 1 && i < core.count(); ++i) {
      const double along = dot(core.normal(i), direction);
      if (along <= best) continue;
      best = along;
      slant = along > 0.0 ? std::abs(cross(core.normal(i), direction)) : 1.0;
      low = i;
      high = core.next(i);
    }
    if (dot(tangent, core.vertex(high) - core.vertex(low)) < 0.0) std::swap(low, high);
    lowPoint = core.vertex(low);
    highPoint = core.vertex(high);
  }
};

/// Clips the face of one shape, the incident one, by that of the other, the reference.
class Clipper {
 public:
  Clipper(const PlacedConvex& a, const PlacedConvex& b, const Collision& collision)
      : a_(a),
        b_(b),
        normal_(collision.normal),
        tangent_(quarterTurn(collision.normal)),
        tie_(kSeparationTie *
             (a.core.bounds().extent() + b.core.bounds().extent() + a.radius + b.radius)) {}

  Manifold clip(Side side, const Face& reference, const Face& incident) {
    side_ = side;
    const Vec2 origin = reference.lowPoint;
    const double length = dot(tangent_, reference.highPoint - origin);
    const double low = dot(tangent_, incident.lowPoint - origin);
    const double high = dot(tangent_, incident.highPoint - origin);
    // Where nothing is in common, rounding is the reason: the nearest corners touch.
    if (low > length) return single(contact(incident.lowPoint, origin, true, incident.low));
    if (high < 0.0) return single(contact(incident.highPoint, origin, true, incident.high));
    const auto pointAt = [&](double place) {
      const double share = high > low ? (place - low) / (high - low) : 0.0;
      return share < 0.5 ? incident.lowPoint + share * (incident.highPoint - incident.lowPoint)
                         : incident.highPoint + ((high - place) / (high - low)) *
                                                    (incident.lowPoint - incident.highPoint);
    };
    const auto atLow = [&] {
      if (low >= 0.0) return contact(incident.lowPoint, origin, true, incident.low);
      return contact(pointAt(0.0), origin, false, reference.low);
    };
    const auto atHigh = [&] {
      if (high <= length) return contact(incident.highPoint, origin, true, incident.high);
      return contact(pointAt(length), origin, false, reference.high);
    };
    return pair(atLow(), atHigh(), std::min(high, length) - std::max(low, 0.0));
  }

  /// The contact of two corners: a's is an end of its face, if it has one.
  Manifold corners(const Face& faceA, double depth) {
    // The normal is that of the collision: at a common point of the cores, there are others.
    const Distance nearest = distance(a_, b_);
    const Vec2 ofA = nearest.pointA - a_.radius * nearest.normal;
    const Vec2 ofB = nearest.pointB + b_.radius * nearest.normal;
    const bool low = dot(normal_, faceA.lowPoint - faceA.highPoint) >= 0.0;
    return single({ofA + a_.radius * normal_, ofB - b_.radius * normal_, depth, Side::kA,
                   a_.core.sourceOf(low ? faceA.low : faceA.high)});
  }

 private:
  /// The contact at a point of the incident core; `ofIncident` says whose corner `vertex` is.
  [[nodiscard]] ContactPoint contact(Vec2 point, Vec2 reference, bool ofIncident,
                                     Index vertex) const {
    const bool ofA = ofIncident == (side_ == Side::kB);
    const double depth = a_.radius + b_.radius - heightOf(point, reference);
    ContactPoint found;
    found.depth = depth;
    if (side_ == Side::kA) {
      found.pointB = point - b_.radius * normal_;
      found.pointA = found.pointB + depth * normal_;
    } else {
      found.pointA = point + a_.radius * normal_;
      found.pointB = found.pointA - depth * normal_;
    }
    found.side = ofA ? Side::kA : Side::kB;
    found.vertex = (ofA ? a_ : b_).core.sourceOf(vertex);
    return found;
  }

  /// How far a point of the incident core is from the reference face; negative: within.
  [[nodiscard]] double heightOf(Vec2 point, Vec2 reference) const {
    const double height = dot(normal_, point - reference);
    return side_ == Side::kA ? height : -height;
  }

  /// Both points, unless they are one or the other is not in contact.
  Manifold pair(const ContactPoint& low, const ContactPoint& high, double width) {
    const bool lowIsDeeper = low.depth >= high.depth;
    if (width <= tie_ || std::min(low.depth, high.depth) < -tie_) {
      return single(lowIsDeeper ? low : high);
    }
    add(low);
    return single(high);
  }

  Manifold single(const ContactPoint& point) {
    add(point);
    return manifold_;
  }

  void add(ContactPoint point) {
    // What lies apart by a rounding touches.
    point.depth = std::max(0.0, point.depth);
    manifold_.points[manifold_.count++] = point;
  }

  const PlacedConvex& a_;
  const PlacedConvex& b_;
  Vec2 normal_;
  Vec2 tangent_;
  double tie_;
  Side side_ = Side::kA;
  Manifold manifold_;
};

}  // namespace

Manifold manifold(const PlacedConvex& a, const PlacedConvex& b, const Collision& collision) {
  if (!collision.intersects) return {};
  const Vec2 tangent = quarterTurn(collision.normal);
  const Face faceA(a.core, collision.normal, tangent);
  const Face faceB(b.core, -collision.normal, tangent);
  Clipper clipper(a, b, collision);
  // Rounded shapes whose edges are parallel but for rounding may touch as if by corners.
  if (collision.edge == kNoIndex && std::min(faceA.slant, faceB.slant) > kParallelSine) {
    return clipper.corners(faceA, collision.depth);
  }
  const bool ofA =
      collision.edge == kNoIndex ? faceA.slant <= faceB.slant : collision.side == Side::kA;
  return ofA ? clipper.clip(Side::kA, faceA, faceB) : clipper.clip(Side::kB, faceB, faceA);
}

}  // namespace sepax
