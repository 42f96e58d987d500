#include <algorithm>
#include <cmath>

#include "sepax/query/distance.hpp"
#include "sepax/query/manifold.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

namespace {

/// The outermost points of several manifolds along the tangent of a common normal.
class OutermostPoints {
 public:
  explicit OutermostPoints(Vec2 normal) : tangent_(quarterTurn(normal)) {}

  void add(const Manifold& manifold) {
    for (Index i = 0; i < manifold.count; ++i) {
      const ContactPoint& point = manifold.points[i];
      if (empty_ || along(point) < along(low_)) low_ = point;
      if (empty_ || along(point) > along(high_)) high_ = point;
      empty_ = false;
    }
  }

  [[nodiscard]] Manifold result() const {
    if (empty_) return {};
    if (along(low_) < along(high_)) return {{low_, high_}, 2};
    return {{low_}, 1};
  }

 private:
  [[nodiscard]] double along(const ContactPoint& point) const {
    return dot(tangent_, point.pointA);
  }

  Vec2 tangent_;
  bool empty_ = true;
  ContactPoint low_;
  ContactPoint high_;
};

bool sameDirection(Vec2 a, Vec2 b) {
  return dot(a, b) > 0.0 && std::abs(cross(a, b)) <= kOpenDirections;
}

/// Whether the push that frees the whole is one that frees a pair as well, and no longer than
/// needed.
bool isOwnPush(const PlacedConvex& a, const PlacedConvex& b, const Collision& pair, double depth) {
  const double size = boundsOf(a).extent() + boundsOf(b).extent();
  return pair.intersects && std::abs(pair.depth - depth) <= kReachFilter * size;
}

Index nearestCorner(const PlacedPolygon& core, Vec2 point) {
  Index nearest = 0;
  for (Index i = 1; i < core.count(); ++i) {
    if (length(core.vertex(i) - point) < length(core.vertex(nearest) - point)) nearest = i;
  }
  return core.sourceOf(nearest);
}

/// Where the shapes touch after they were pushed apart.
Manifold lastTouch(const PlacedShape& a, const PlacedShape& b, const Collision& collision) {
  const Distance apart = distance(a, b);
  const PlacedPolygon& core = a.pieces[collision.pieceOfA].core;
  const Index corner = nearestCorner(core, apart.pointA);
  return {{ContactPoint{apart.pointA, apart.pointB, collision.depth, Side::kA, corner}}, 1};
}

}  // namespace

Manifold manifold(const PlacedShape& a, const PlacedShape& b, const Collision& collision) {
  if (!collision.intersects) return {};
  if (a.convex() && b.convex()) return manifold(a.pieces[0], b.pieces[0], collision);
  OutermostPoints outermost(collision.normal);
  for (Index i = 0; i < a.pieces.size(); ++i) {
    for (Index j = 0; j < b.pieces.size(); ++j) {
      const bool main = i == collision.pieceOfA && j == collision.pieceOfB;
      if (!main && !boundsOf(a.pieces[i]).overlaps(boundsOf(b.pieces[j]))) continue;
      Collision pair = collide(a.pieces[i], b.pieces[j]);
      if (main && isOwnPush(a.pieces[i], b.pieces[j], pair, collision.depth)) {
        pair.normal = collision.normal;
        pair.side = collision.side;
        pair.edge = collision.edge;
      } else if (main) {
        outermost.add(lastTouch(a, b, collision));
        continue;
      }
      if (pair.intersects && sameDirection(pair.normal, collision.normal)) {
        outermost.add(manifold(a.pieces[i], b.pieces[j], pair));
      }
    }
  }
  return outermost.result();
}

}  // namespace sepax
