#include "sepax/query/manifold.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "sepax/algorithm/support_vertex.hpp"
#include "sepax/query/distance.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

namespace {

/// An edge of a core, from the end of least place along a tangent to the other; a point has both
/// ends in one.
struct Face {
  Index low;
  Index high;
  Vec2 lowPoint;
  Vec2 highPoint;

  Face(const PlacedPolygon& core, Index edge, Vec2 tangent) : low(edge), high(core.next(edge)) {
    if (dot(tangent, core.vertex(high) - core.vertex(low)) < 0.0) std::swap(low, high);
    lowPoint = core.vertex(low);
    highPoint = core.vertex(high);
  }
};

/// How far the normal of an edge is from a direction: the sine of the angle, 1 for a point.
double slantOf(const PlacedPolygon& core, Index edge, Vec2 direction) {
  const bool faces = core.count() > 1 && dot(core.normal(edge), direction) > 0.0;
  return faces ? std::abs(cross(core.normal(edge), direction)) : 1.0;
}

/// Whether edge i faces a direction more than edge j does. Of small angles only the sines differ:
/// the cosine of all below 1e-8 is 1.
bool facesMore(const PlacedPolygon& core, Index i, Index j, Vec2 direction) {
  constexpr double kSmallAngle = 0.9;
  const double alongI = dot(core.normal(i), direction);
  const double alongJ = dot(core.normal(j), direction);
  if (std::min(alongI, alongJ) < kSmallAngle) return alongI > alongJ;
  return slantOf(core, i, direction) < slantOf(core, j, direction);
}

/// Of the two edges at a vertex the one that faces a direction more; of a tie the first.
Index edgeFacing(const PlacedPolygon& core, Index vertex, Vec2 direction) {
  if (core.count() == 1) return vertex;
  const Index before = core.previous(vertex);
  const Index first = std::min(vertex, before);
  const Index second = std::max(vertex, before);
  return facesMore(core, second, first, direction) ? second : first;
}

Index farthestVertex(const PlacedPolygon& core, Vec2 direction) {
  Index farthest = 0;
  for (Index i = 1; i < core.count(); ++i) {
    if (dot(direction, core.vertex(i) - core.vertex(farthest)) > 0.0) farthest = i;
  }
  return farthest;
}

/// The placed edge that comes from an edge of the local polygon; kNoIndex if none does.
Index placedEdge(const PlacedPolygon& core, Index source) {
  for (Index i = 0; i < core.count(); ++i) {
    if (core.sourceOfEdge(i) == source) return i;
  }
  return kNoIndex;
}

/// The edges of two cores that face one another along a normal most: of a towards it, of b against.
struct FacingEdges {
  Index cornerOfA;
  Index ofA;
  Index ofB;
  double slantOfA;
  double slantOfB;

  FacingEdges(const PlacedPolygon& a, const PlacedPolygon& b, Vec2 normal)
      : cornerOfA(farthestVertex(a, normal)),
        ofA(edgeFacing(a, cornerOfA, normal)),
        ofB(edgeFacing(b, farthestVertex(b, -normal), -normal)),
        slantOfA(slantOf(a, ofA, normal)),
        slantOfB(slantOf(b, ofB, -normal)) {}

  /// Whether one of them lies across the normal, but for rounding.
  [[nodiscard]] bool across() const { return std::min(slantOfA, slantOfB) <= kParallelSine; }
  /// Whose edge does so more.
  [[nodiscard]] Side side() const { return slantOfA <= slantOfB ? Side::kA : Side::kB; }
  /// That edge.
  [[nodiscard]] Index edge() const { return slantOfA <= slantOfB ? ofA : ofB; }
};

/// Clips the face of one shape, the incident one, by that of the other, the reference.
class Clipper {
 public:
  Clipper(const PlacedConvex& a, const PlacedConvex& b, Vec2 normal)
      : a_(a),
        b_(b),
        normal_(normal),
        tangent_(quarterTurn(normal)),
        tie_(kSeparationTie *
             (a.core.bounds().extent() + b.core.bounds().extent() + a.radius + b.radius)) {}

  /// `edge` of the shape on `side` gives the normal. What lies deepest behind it, exactly decided,
  /// is an end of the incident face.
  Manifold clip(Side side, Index edge) {
    side_ = side;
    edge_ = edge;
    perHeight_ = outward();
    SupportVertex support{other()};
    support.climbLeftOf(own().vertex(edge), own().vertex(own().next(edge)));
    deepest_ = support.index();
    while (stepAside()) {
    }
    const Face reference(own(), edge_, tangent_);
    origin_ = reference.lowPoint;
    return clip(reference, Face(other(), edgeFacing(other(), deepest_, -outward()), tangent_));
  }

  /// The same of shapes that may share nothing along the normal: none then.
  Manifold clipIfShared(Side side, Index edge) {
    mayShareNothing_ = true;
    return clip(side, edge);
  }

  /// The contact of two corners, of which a's is number `vertex`.
  Manifold corners(Index vertex, double depth) {
    // The normal is that of the collision: at a common point of the cores, there are others.
    const Distance nearest = distance(a_, b_);
    const Vec2 ofA = nearest.pointA - a_.radius * nearest.normal;
    const Vec2 ofB = nearest.pointB + b_.radius * nearest.normal;
    return single({ofA + a_.radius * normal_, ofB - b_.radius * normal_, depth, Side::kA,
                   a_.core.sourceOf(vertex)});
  }

 private:
  /// The shape that has the reference, and the unit vector away from it.
  [[nodiscard]] const PlacedPolygon& own() const { return (side_ == Side::kA ? a_ : b_).core; }
  [[nodiscard]] const PlacedPolygon& other() const { return (side_ == Side::kA ? b_ : a_).core; }
  [[nodiscard]] Vec2 outward() const { return side_ == Side::kA ? normal_ : -normal_; }

  /// How much more than a tie what is the same but for rounding may differ.
  [[nodiscard]] double slack() const { return 2.0 * tie_; }

  /// Of edges whose depths tie a collision names any, parallel but for rounding. If the deepest
  /// corner is beside the reference, takes what comes next on the boundary of the obstacle: of the
  /// next edge there and the one that leads back from the corner the one that turns less. Returns
  /// whether there was need to.
  bool stepAside() {
    const Vec2 corner = other().vertex(deepest_);
    const Face reference(own(), edge_, tangent_);
    const bool high = dot(tangent_, corner - reference.highPoint) > slack();
    if (!high && dot(tangent_, reference.lowPoint - corner) <= slack()) return false;
    // The edges of a run along the tangent, those of b against it.
    const bool forward = high == (side_ == Side::kA);
    const Index end = forward ? own().next(edge_) : edge_;
    const Index next = forward ? own().next(end) : own().previous(end);
    const Index back = forward ? other().next(deepest_) : other().previous(deepest_);
    const double turn =
        crossOfDifferences(own().vertex(end), own().vertex(next), corner, other().vertex(back));
    const bool stays = back == deepest_ || (forward ? turn < 0.0 : turn > 0.0);
    const PlacedPolygon& owner = stays ? own() : other();
    const Index edge = stays ? (forward ? end : next) : (forward ? deepest_ : back);
    const Vec2 away = stays ? outward() : -outward();
    const double cosine = dot(owner.normal(edge), away);
    // What ties turns by less than 30 degrees, or else the corner is hardly beside the reference.
    if (cosine < 0.8) return false;
    perHeight_ = (1.0 / cosine) * owner.normal(edge);
    edge_ = edge;
    if (!stays) {
      deepest_ = end;
      side_ = side_ == Side::kA ? Side::kB : Side::kA;
    }
    return true;
  }

  Manifold clip(const Face& reference, const Face& incident) {
    const double length = dot(tangent_, reference.highPoint - origin_);
    const double low = dot(tangent_, incident.lowPoint - origin_);
    const double high = dot(tangent_, incident.highPoint - origin_);
    const double width = std::min(high, length) - std::max(low, 0.0);
    if (mayShareNothing_ && (width < -tie_ || (width <= tie_ && high - low > tie_))) return {};
    const ContactPoint atLow = contact(incident.lowPoint, true, incident.low);
    const ContactPoint atHigh = contact(incident.highPoint, true, incident.high);
    // Beside the reference the deepest corner is by rounding, but on a steep face much depth would
    // be cut off with it.
    const ContactPoint& corner = deepest_ == incident.low ? atLow : atHigh;
    const auto unlessCostly = [&](const ContactPoint& point) {
      return !mayShareNothing_ && corner.depth - point.depth > slack() ? corner : point;
    };
    // Where nothing is in common, rounding is the reason: the nearest corners touch.
    if (low > length || high < 0.0) return single(unlessCostly(low > length ? atLow : atHigh));
    const auto cutAt = [&](double place, Index vertex) {
      const double share = high > low ? (place - low) / (high - low) : 0.0;
      const Vec2 way = incident.highPoint - incident.lowPoint;
      const Vec2 point = share < 0.5 ? incident.lowPoint + share * way
                                     : incident.highPoint - ((high - place) / (high - low)) * way;
      return contact(point, false, vertex);
    };
    const ContactPoint first = low >= 0.0 ? atLow : cutAt(0.0, reference.low);
    const ContactPoint last = high <= length ? atHigh : cutAt(length, reference.high);
    return pair(deepest_ == incident.low ? unlessCostly(first) : first,
                deepest_ == incident.high ? unlessCostly(last) : last, width);
  }

  /// The contact at a point of the incident core; `ofIncident` says whose corner `vertex` is.
  [[nodiscard]] ContactPoint contact(Vec2 point, bool ofIncident, Index vertex) const {
    const bool ofA = ofIncident == (side_ == Side::kB);
    const double depth = a_.radius + b_.radius - heightOf(point);
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

  /// How far a point of the incident core is from the line of the reference, along the normal;
  /// negative: behind it.
  [[nodiscard]] double heightOf(Vec2 point) const { return dot(perHeight_, point - origin_); }

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
    if (mayShareNothing_ && point.depth < -tie_) return {};
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
  /// If not, rounding is the reason where nothing seems to be shared.
  bool mayShareNothing_ = false;
  /// The reference.
  Side side_ = Side::kA;
  Index edge_ = 0;
  /// On its line.
  Vec2 origin_;
  /// Across it, such that a dot product gives what heightOf tells.
  Vec2 perHeight_;
  /// The corner of the other shape that lies deepest behind it.
  Index deepest_ = 0;
  Manifold manifold_;
};

}  // namespace

Manifold manifold(const PlacedConvex& a, const PlacedConvex& b, const Collision& collision) {
  if (!collision.intersects) return {};
  Clipper clipper(a, b, collision.normal);
  const PlacedPolygon& owner = (collision.side == Side::kA ? a : b).core;
  const Index edge = placedEdge(owner, collision.edge);
  if (edge != kNoIndex) return clipper.clip(collision.side, edge);
  // Rounded shapes whose edges are parallel but for rounding may touch as if by corners.
  const FacingEdges facing(a.core, b.core, collision.normal);
  if (!facing.across()) return clipper.corners(facing.cornerOfA, collision.depth);
  return clipper.clip(facing.side(), facing.edge());
}

std::optional<Manifold> manifoldAlong(const PlacedConvex& a, const PlacedConvex& b, Vec2 normal) {
  const FacingEdges facing(a.core, b.core, normal);
  if (!facing.across()) return std::nullopt;
  return Clipper(a, b, normal).clipIfShared(facing.side(), facing.edge());
}

}  // namespace sepax
