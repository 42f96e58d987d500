#include <algorithm>
#include <cmath>
#include <limits>
#include <span>
#include <vector>

#include "sepax/algorithm/direction_cover.hpp"
#include "sepax/algorithm/nearest_feature.hpp"
#include "sepax/algorithm/piece_pairs.hpp"
#include "sepax/math/interval.hpp"
#include "sepax/query/collide_compound.hpp"
#include "sepax/query/contains_point.hpp"
#include "sepax/query/manifold.hpp"
#include "sepax/shape/piece_tree.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

namespace {

/// Of points of contact the outermost two along the tangent of a common normal, or the deepest and
/// the farther of them.
class OutermostPoints {
 public:
  explicit OutermostPoints(Vec2 normal) : tangent_(quarterTurn(normal)) {}

  /// Adds one of a pair of pieces. Of points equally far out the deeper counts, of these that of
  /// the first pair.
  void add(ContactPoint point, Index i, Index j) {
    point.piece = point.side == Side::kA ? i : j;
    const Outermost added{point, dot(tangent_, point.pointA), i, j};
    if (span_.empty() || point.depth > deepest_.point.depth) deepest_ = added;
    if (span_.empty() || added.along < low_.along || isBefore(added, low_)) low_ = added;
    if (span_.empty() || added.along > high_.along || isBefore(added, high_)) high_ = added;
    span_ = {low_.along, high_.along};
  }

  /// Whether adding it would change anything.
  [[nodiscard]] bool isFarther(const ContactPoint& point) const {
    const double along = dot(tangent_, point.pointA);
    return span_.empty() || along <= span_.min || along >= span_.max ||
           point.depth > deepest_.point.depth;
  }

  /// The direction along which they are compared.
  [[nodiscard]] Vec2 tangent() const { return tangent_; }
  /// Where on it they are; empty before there are any.
  [[nodiscard]] const Interval& span() const { return span_; }

  /// Whether one is as deep as this.
  [[nodiscard]] bool reaches(double depth) const {
    return !span_.empty() && deepest_.point.depth >= depth;
  }

  /// What is apart by rounding, such as a corner that two pieces have, is one point: the deeper.
  [[nodiscard]] Manifold result(double rounding) const {
    if (span_.empty()) return {};
    Outermost low = low_;
    Outermost high = high_;
    if (std::max(low.point.depth, high.point.depth) < deepest_.point.depth - rounding) {
      const bool nearLow = deepest_.along - low.along < high.along - deepest_.along;
      (nearLow ? low : high) = deepest_;
    }
    if (high.along - low.along > rounding) return {{low.point, high.point}, 2};
    return {{low.point.depth >= high.point.depth ? low.point : high.point}, 1};
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
    if (p.point.depth != q.point.depth) return p.point.depth > q.point.depth;
    return p.pieceOfA != q.pieceOfA ? p.pieceOfA < q.pieceOfA : p.pieceOfB < q.pieceOfB;
  }

  Vec2 tangent_;
  Interval span_;
  Outermost deepest_;
  Outermost low_;
  Outermost high_;
};

/// How a piece faces a direction.
struct Front {
  /// Whether it has an edge that may touch along it; what is round or a point may along any.
  bool faces;
  /// How far it reaches.
  double reach = -std::numeric_limits<double>::infinity();

  Front(const PlacedConvex& piece, Vec2 outward)
      : faces(piece.radius > 0.0 || piece.core.count() == 1) {
    const PlacedPolygon& core = piece.core;
    for (Index k = 0; k < core.count(); ++k) {
      faces = faces || std::abs(cross(core.normal(k), outward)) <= 2.0 * kOpenDirections;
      reach = std::max(reach, dot(outward, core.vertex(k)) + piece.radius);
    }
  }
};

std::vector<Front> frontsOf(std::span<const PlacedConvex> pieces, Vec2 outward) {
  std::vector<Front> fronts;
  fronts.reserve(pieces.size());
  for (const PlacedConvex& piece : pieces) fronts.emplace_back(piece, outward);
  return fronts;
}

/// What roundings are measured by.
double sizeOf(const PlacedConvex& a, const PlacedConvex& b) {
  return boundsOf(a).extent() + boundsOf(b).extent();
}

/// What rounding may move a point of one of two pieces by.
double roundingOf(const PlacedConvex& a, const PlacedConvex& b) {
  const Vec2 place = a.core.vertex(0);
  return kSeparationTie * sizeOf(a, b) + kReachFilter * (std::abs(place.x) + std::abs(place.y));
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

/// Whether accept(piece) is true for one of those whose boxes come as near to a point as this.
bool anyNear(const PlacedShape& shape, Vec2 point, double distance,
             FunctionRef<bool(Index)> accept) {
  const Bounds box = grown({point, point}, distance);
  if (shape.tree != nullptr) return shape.tree->anyIn(box, accept);
  for (Index i = 0; i < shape.pieces.size(); ++i) {
    if (boundsOf(shape.pieces[i]).overlaps(box) && accept(i)) return true;
  }
  return false;
}

/// Whether a shape holds a point, but for rounding.
bool holds(const PlacedShape& shape, Vec2 point, double rounding) {
  return anyNear(shape, point, rounding, [&](Index i) {
    const PlacedConvex& piece = shape.pieces[i];
    return detail::containsPoint(piece.core, point) ||
           nearestFromOutside(Obstacle(point, piece.core)).distance <= piece.radius + rounding;
  });
}

/// Whether what lies just before the boundary of a piece is in no other.
bool isOutside(const PlacedShape& shape, Index piece, Vec2 point) {
  return !anyNear(shape, point, 0.0,
                  [&](Index i) { return i != piece && containsPoint(shape.pieces[i], point); });
}

/// Finds the points of a collision of shapes that meet.
class SharedPoints {
 public:
  SharedPoints(const PlacedShape& a, const PlacedShape& b, const detail::CompoundCollision& found)
      : a_(a),
        b_(b),
        hit_(found.collision),
        frontsOfA_(frontsOf(a.pieces, hit_.normal)),
        frontsOfB_(frontsOf(b.pieces, -hit_.normal)),
        outermost_(hit_.normal) {
    addOwnPush();
    PiecePairs pairs(a, b);
    visitFaces(pairs, grownByRounding({found.wayOut.translation, found.wayOut.translation}),
               [&](Index i, Index j) { addTouching(i, j); });
    visitFaces(pairs, kNoMove, [&](Index i, Index j) { addMeeting(i, j); });
    // Where no edge lies across the push, shapes touch in corners.
    if (!outermost_.reaches(hit_.depth - rounding())) {
      outermost_.add(lastTouch(a, b, found).points[0], hit_.pieceOfA, hit_.pieceOfB);
    }
  }

  [[nodiscard]] Manifold result() const { return outermost_.result(rounding()); }

 private:
  /// Visits the pairs that may touch along the normal, farther out than what was found, after a has
  /// moved by any of `moves`.
  void visitFaces(PiecePairs& pairs, const Bounds& moves,
                  FunctionRef<void(Index i, Index j)> visitor) {
    pairs.visitBeyond(moves, outermost_.tangent(), outermost_.span(), [&](Index i, Index j) {
      if (frontsOfA_[i].faces || frontsOfB_[j].faces) visitor(i, j);
      return true;
    });
  }

  /// The points of the pair that the push is of, if it is its own.
  void addOwnPush() {
    const PlacedConvex& a = a_.pieces[hit_.pieceOfA];
    const PlacedConvex& b = b_.pieces[hit_.pieceOfB];
    Collision pair = collide(a, b);
    if (!isOwnPush(a, b, pair, hit_.depth)) return;
    pair.normal = hit_.normal;
    pair.side = hit_.side;
    pair.edge = hit_.edge;
    add(manifold(a, b, pair), hit_.pieceOfA, hit_.pieceOfB, true);
  }

  /// Those of a pair that touches at the end of the push, though it need not meet before.
  void addTouching(Index i, Index j) {
    const double depth = frontsOfA_[i].reach + frontsOfB_[j].reach;
    if (std::abs(depth - hit_.depth) > 4.0 * roundingOf(a_.pieces[i], b_.pieces[j])) return;
    if (const auto edges = manifoldAlong(a_.pieces[i], b_.pieces[j], hit_.normal)) {
      add(*edges, i, j, false);
    }
  }

  /// Those of a pair that may meet now.
  void addMeeting(Index i, Index j) {
    const Collision pair = collide(a_.pieces[i], b_.pieces[j]);
    if (!pair.intersects) return;
    const bool own = isSameDirection(pair.normal, hit_.normal);
    const Vec2 normal = own ? pair.normal : hit_.normal;
    if (const auto edges = manifoldAlong(a_.pieces[i], b_.pieces[j], normal)) {
      add(*edges, i, j, own);
    } else if (own) {
      add(manifold(a_.pieces[i], b_.pieces[j], pair), i, j, true);
    }
  }

  /// Of points of a pair of pieces those that are of the shapes as well; `own` says that along the
  /// normal the pieces share all that is between two points.
  void add(const Manifold& manifold, Index i, Index j, bool own) {
    const double rounding = roundingOf(a_.pieces[i], b_.pieces[j]);
    for (Index k = 0; k < manifold.count; ++k) {
      const ContactPoint& point = manifold.points[k];
      if (point.depth > hit_.depth + rounding || !outermost_.isFarther(point)) continue;
      // As deep as this they touch at the end of the push: on the outlines, or they would overlap.
      const bool deepest = point.depth >= hit_.depth - rounding;
      if (deepest || isShared(manifold, k, {i, j}, own)) outermost_.add(point, i, j);
    }
  }

  /// Whether beside a point, between the ends of what the pieces share or on either side of a
  /// single one, the shapes share what is between the outline of b and that of a.
  [[nodiscard]] bool isShared(const Manifold& manifold, Index k, detail::PieceIds pair,
                              bool own) const {
    const double rounding = roundingOf(a_.pieces[pair.ofA], b_.pieces[pair.ofB]);
    // Clear of what rounding does to points on edges.
    const double step = 8.0 * rounding;
    const Vec2 out = step * hit_.normal;
    const auto isSharedBeside = [&](Vec2 aside) {
      const Vec2 ofA = manifold.points[k].pointA + aside;
      const Vec2 ofB = manifold.points[k].pointB + aside;
      return isOutside(a_, pair.ofA, ofA + out) && isOutside(b_, pair.ofB, ofB - out) &&
             (own || (holds(a_, ofB, rounding) && holds(b_, ofA, rounding)));
    };
    const Vec2 aside = step * outermost_.tangent();
    return (k == 0 && isSharedBeside(aside)) || (k + 1 == manifold.count && isSharedBeside(-aside));
  }

  [[nodiscard]] double rounding() const {
    return roundingOf(a_.pieces[hit_.pieceOfA], b_.pieces[hit_.pieceOfB]);
  }

  const PlacedShape& a_;
  const PlacedShape& b_;
  const Collision& hit_;
  std::vector<Front> frontsOfA_;
  std::vector<Front> frontsOfB_;
  OutermostPoints outermost_;
};

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
  return {found.collision,
          found.collision.intersects ? SharedPoints(a, b, found).result() : Manifold{}};
}

}  // namespace sepax
