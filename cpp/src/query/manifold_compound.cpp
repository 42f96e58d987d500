#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

#include "sepax/algorithm/direction_cover.hpp"
#include "sepax/algorithm/piece_pairs.hpp"
#include "sepax/math/interval.hpp"
#include "sepax/query/collide_compound.hpp"
#include "sepax/query/manifold.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

namespace {

/// The outermost points of several manifolds along the tangent of a common normal.
class OutermostPoints {
 public:
  explicit OutermostPoints(Vec2 normal) : tangent_(quarterTurn(normal)) {}

  /// Adds those of a pair of pieces. Of points equally far out, that of the first pair counts.
  void add(const Manifold& manifold, Index i, Index j) {
    for (Index k = 0; k < manifold.count; ++k) {
      Outermost point{manifold.points[k], dot(tangent_, manifold.points[k].pointA), i, j};
      point.point.piece = point.point.side == Side::kA ? i : j;
      if (span_.empty() || point.along < low_.along || isBefore(point, low_)) low_ = point;
      if (span_.empty() || point.along > high_.along || isBefore(point, high_)) high_ = point;
      span_ = {low_.along, high_.along};
    }
  }

  /// The direction along which they are compared.
  [[nodiscard]] Vec2 tangent() const { return tangent_; }
  /// Where on it they are; empty before there are any.
  [[nodiscard]] const Interval& span() const { return span_; }

  /// Of shapes of a size. What is apart by rounding, such as a corner that two pieces have, is one
  /// point: the deeper.
  [[nodiscard]] Manifold result(double size) const {
    if (span_.empty()) return {};
    const Vec2 place = low_.point.pointA;
    const double tie =
        kSeparationTie * size + kReachFilter * (std::abs(place.x) + std::abs(place.y));
    if (high_.along - low_.along > tie) return {{low_.point, high_.point}, 2};
    return {{low_.point.depth >= high_.point.depth ? low_.point : high_.point}, 1};
  }

 private:
  struct Outermost {
    ContactPoint point;
    double along = 0.0;
    Index pieceOfA = 0;
    Index pieceOfB = 0;
  };

  static bool isBefore(const Outermost& p, const Outermost& q) {
    if (p.along != q.along) return false;
    return p.pieceOfA != q.pieceOfA ? p.pieceOfA < q.pieceOfA : p.pieceOfB < q.pieceOfB;
  }

  Vec2 tangent_;
  Interval span_;
  Outermost low_;
  Outermost high_;
};

/// Which pieces have an edge that may touch along a direction, and which are round or points: they
/// may along any.
std::vector<std::uint8_t> facing(std::span<const PlacedConvex> pieces, Vec2 normal) {
  std::vector<std::uint8_t> faces(pieces.size(), 0);
  for (Index i = 0; i < pieces.size(); ++i) {
    const PlacedPolygon& core = pieces[i].core;
    bool any = pieces[i].radius > 0.0 || core.count() == 1;
    for (Index k = 0; k < core.count() && !any; ++k) {
      any = std::abs(cross(core.normal(k), normal)) <= 2.0 * kOpenDirections;
    }
    faces[i] = any ? 1 : 0;
  }
  return faces;
}

/// What roundings are measured by.
double sizeOf(const PlacedConvex& a, const PlacedConvex& b) {
  return boundsOf(a).extent() + boundsOf(b).extent();
}

/// Whether the push that frees the whole is one that frees a pair as well, and no longer than
/// needed.
bool isOwnPush(const PlacedConvex& a, const PlacedConvex& b, const Collision& pair, double depth) {
  return pair.intersects && std::abs(pair.depth - depth) <= kReachFilter * sizeOf(a, b);
}

/// A corner of a piece, and how far a point of the boundary is from what rounds it.
struct NearCorner {
  Index vertex;
  double distance;
};

NearCorner nearestCorner(const PlacedConvex& piece, Vec2 point) {
  const PlacedPolygon& core = piece.core;
  NearCorner nearest{0, length(core.vertex(0) - point)};
  for (Index i = 1; i < core.count(); ++i) {
    const double distance = length(core.vertex(i) - point);
    if (distance < nearest.distance) nearest = {i, distance};
  }
  return {core.sourceOf(nearest.vertex), nearest.distance - piece.radius};
}

/// Where the shapes touch after they were pushed apart, and whose corner that is.
Manifold lastTouch(const PlacedShape& a, const PlacedShape& b,
                   const detail::CompoundCollision& found) {
  const auto& [collision, wayOut] = found;
  const Distance apart = detail::distanceCompound(a, b, wayOut);
  const PlacedConvex& pieceA = a.pieces[collision.pieceOfA];
  const PlacedConvex& pieceB = b.pieces[collision.pieceOfB];
  const NearCorner ofA = nearestCorner(pieceA, apart.pointA);
  const NearCorner ofB = nearestCorner(pieceB, apart.pointB);
  // Where corners of both are there, which is nearer is a matter of rounding.
  const bool isOfA = ofA.distance <= ofB.distance + kReachFilter * sizeOf(pieceA, pieceB);
  return {{ContactPoint{apart.pointA, apart.pointB, collision.depth, isOfA ? Side::kA : Side::kB,
                        isOfA ? ofA.vertex : ofB.vertex}},
          1};
}

/// The points of a collision of shapes that meet.
Manifold outermostPoints(const PlacedShape& a, const PlacedShape& b,
                         const detail::CompoundCollision& found) {
  const Collision& collision = found.collision;
  OutermostPoints outermost(collision.normal);
  const Index mainOfA = collision.pieceOfA;
  const Index mainOfB = collision.pieceOfB;
  Collision main = collide(a.pieces[mainOfA], b.pieces[mainOfB]);
  if (isOwnPush(a.pieces[mainOfA], b.pieces[mainOfB], main, collision.depth)) {
    main.normal = collision.normal;
    main.side = collision.side;
    main.edge = collision.edge;
    outermost.add(manifold(a.pieces[mainOfA], b.pieces[mainOfB], main), mainOfA, mainOfB);
  } else {
    outermost.add(lastTouch(a, b, found), mainOfA, mainOfB);
  }
  const std::vector<std::uint8_t> facingOfA = facing(a.pieces, collision.normal);
  const std::vector<std::uint8_t> facingOfB = facing(b.pieces, collision.normal);
  PiecePairs pairs(a, b);
  pairs.visitBeyond(outermost.tangent(), outermost.span(), [&](Index i, Index j) {
    if ((i == mainOfA && j == mainOfB) || !(facingOfA[i] || facingOfB[j])) return true;
    const Collision pair = collide(a.pieces[i], b.pieces[j]);
    if (pair.intersects && isSameDirection(pair.normal, collision.normal)) {
      outermost.add(manifold(a.pieces[i], b.pieces[j], pair), i, j);
    }
    return true;
  });
  return outermost.result(sizeOf(a.pieces[mainOfA], b.pieces[mainOfB]));
}

}  // namespace

Contacts contacts(const PlacedShape& a, const PlacedShape& b) {
  if (a.convex() && b.convex()) {
    const Collision collision = collide(a.pieces[0], b.pieces[0]);
    return {collision, manifold(a.pieces[0], b.pieces[0], collision)};
  }
  return detail::contactsCompound(a, b);
}

Contacts detail::contactsCompound(const PlacedShape& a, const PlacedShape& b) {
  const CompoundCollision found = collideCompound(a, b, Vec2{});
  return {found.collision, found.collision.intersects ? outermostPoints(a, b, found) : Manifold{}};
}

}  // namespace sepax
