#include <algorithm>
#include <cmath>
#include <vector>

#include "sepax/algorithm/direction_cover.hpp"
#include "sepax/algorithm/grown_obstacle.hpp"
#include "sepax/algorithm/part_crossings.hpp"
#include "sepax/algorithm/piece_pairs.hpp"
#include "sepax/math/heap_sort.hpp"
#include "sepax/math/pseudoangle.hpp"
#include "sepax/query/contains.hpp"
#include "sepax/query/ray_cast.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

namespace {

/// A shape as the obstacle that it is to a point at the origin: its boundary where it stands.
GrownObstacle boundaryOf(const PlacedConvex& shape) {
  PlacedPolygon origin;
  origin.place(ConvexPolygon::point({}), {});
  return {{origin}, shape};
}

/// A place on a boundary part: along an edge, or by the normal on an arc.
struct PartPlace {
  double order;
  Vec2 at;
};

/// The pieces of a whose boxes overlap that of a piece of b, for one after another.
class NearPieces {
 public:
  NearPieces(const PlacedShape& a, const PlacedShape& b)
      : a_(a), near_(PiecePairs(b, a).within(0.0)) {}

  [[nodiscard]] std::vector<PlacedConvex> next(Index pieceOfB) {
    std::vector<PlacedConvex> pieces;
    for (; at_ < near_.size() && near_[at_].ofA == pieceOfB; ++at_) {
      pieces.push_back(a_.pieces[near_[at_].ofB]);
    }
    return pieces;
  }

 private:
  const PlacedShape& a_;
  std::vector<detail::PieceIds> near_;
  std::size_t at_ = 0;
};

/// Whether a segment lies in a union of pieces.
bool coversSegment(std::span<const PlacedConvex> pieces, Vec2 from, Vec2 to) {
  const std::vector<RayCast> stretches = castSegment(from, to, PlacedShape{pieces});
  return stretches.size() == 1 && stretches[0].startsInside &&
         stretches[0].exit.fraction >= 1.0 - kSeamFraction;
}

/// Looks whether the boundary of a union of pieces runs through a shape.
class OpenBoundary {
 public:
  /// All pieces have boxes that overlap that of the shape.
  OpenBoundary(std::span<const PlacedConvex> pieces, const PlacedConvex& shape)
      : shape_(boundaryOf(shape)) {
    const Bounds around = boundsOf(shape);
    for (const PlacedConvex& piece : pieces) pieces_.push_back(boundaryOf(piece));
    tolerance_ =
        kReachFilter * std::max({std::abs(around.min.x), std::abs(around.min.y),
                                 std::abs(around.max.x), std::abs(around.max.y), around.extent()});
    // What is on the boundaries of both may be a tolerance away from each.
    neighbours_ = PiecePairs({pieces}, {pieces}).within(2.0 * tolerance_);
  }

  /// Whether a point and all around it is in the union.
  [[nodiscard]] bool covers(Vec2 point) const {
    DirectionCover cover;
    for (const GrownObstacle& piece : pieces_) {
      if (covers(piece, point, cover)) return true;
    }
    return cover.complete();
  }

  /// Whether the straight edges of the shape are in the union, within rounding: where the shape is
  /// so thin that no place is inside of it for certain, the boundary would run through it unseen.
  /// What is found to run through it sticks out by twice the tolerance at least where its boundary
  /// is straight. O(n m) for m edges.
  [[nodiscard]] bool holdsEdges(std::span<const PlacedConvex> pieces) const {
    std::vector<PlacedConvex> grown;
    for (const PlacedConvex& piece : pieces) {
      grown.push_back({piece.core, piece.radius + 2.0 * tolerance_});
    }
    return std::all_of(shape_.parts().begin(), shape_.parts().end(), [&](const BoundaryPart& part) {
      return part.round || coversSegment(grown, part.start, part.end);
    });
  }

  /// O(n + k) for n pieces of which k pairs touch.
  [[nodiscard]] bool runsThrough() {
    std::size_t first = 0;
    for (Index i = 0; i < pieces_.size(); ++i) {
      const std::size_t begin = first;
      while (first < neighbours_.size() && neighbours_[first].ofA == i) ++first;
      const auto own = std::span(neighbours_).subspan(begin, first - begin);
      for (const BoundaryPart& part : pieces_[i].parts()) {
        if (partRunsThrough(pieces_[i], part, own)) return true;
      }
    }
    return false;
  }

 private:
  /// Whether a point is inside of a piece; if it is on its boundary, notes the ways inside.
  [[nodiscard]] bool covers(const GrownObstacle& piece, Vec2 point, DirectionCover& cover) const {
    const Location location = piece.locate(point, tolerance_);
    if (location.place == Place::kBoundary) cover.add(location.inwardFrom, location.inwardTo);
    return location.place == Place::kInside;
  }

  /// Between neighbouring crossings all of a part is inside or outside of everything else. The
  /// neighbours are those of the owner, itself among them.
  bool partRunsThrough(const GrownObstacle& owner, const BoundaryPart& part,
                       std::span<const detail::PieceIds> neighbours) {
    places_.clear();
    addEnds(part);
    addCrossings(owner, part, shape_);
    for (const detail::PieceIds ids : neighbours) {
      if (ids.ofA != ids.ofB) addCrossings(owner, part, pieces_[ids.ofB]);
    }
    detail::heapSort(places_,
                     [](const PartPlace& a, const PartPlace& b) { return a.order < b.order; });
    for (std::size_t i = 0; i + 1 < places_.size(); ++i) {
      if (isOpen(between(owner, part, places_[i].at, places_[i + 1].at), neighbours)) return true;
    }
    return false;
  }

  void addEnds(const BoundaryPart& part) {
    if (!part.round) {
      places_.push_back({0.0, part.start});
      places_.push_back({length(part.end - part.start), part.end});
    } else if (part.firstNormal == Vec2{}) {
      for (const Vec2 normal : {Vec2{1.0, 0.0}, Vec2{0.0, 1.0}, Vec2{-1.0, 0.0}, Vec2{0.0, -1.0}}) {
        addNormal(part, normal);
      }
      places_.push_back({kFullPseudoturn, {1.0, 0.0}});
    } else {
      addNormal(part, part.firstNormal);
      addNormal(part, part.lastNormal);
    }
  }

  void addNormal(const BoundaryPart& arc, Vec2 normal) {
    const Vec2 first = arc.firstNormal == Vec2{} ? Vec2{1.0, 0.0} : arc.firstNormal;
    const double turn = pseudoangle({dot(first, normal), cross(first, normal)});
    // What rounding puts just before the start of an arc of half a turn at most is not after its
    // end.
    const bool before = !(arc.firstNormal == Vec2{}) && turn > 3.0;
    places_.push_back({before ? 0.0 : turn, normal});
  }

  void addCrossings(const GrownObstacle& owner, const BoundaryPart& part,
                    const GrownObstacle& other) {
    for (const BoundaryPart& otherPart : other.parts()) {
      crossings_.clear();
      appendCrossings(part, owner.radius(), otherPart, other.radius(), tolerance_, crossings_);
      for (const PartCrossing& crossing : crossings_) {
        if (part.round) {
          addNormal(part, crossing.normalA);
        } else {
          places_.push_back({length(crossing.point - part.start), crossing.point});
        }
      }
    }
  }

  /// The middle of a stretch of a part.
  static Vec2 between(const GrownObstacle& owner, const BoundaryPart& part, Vec2 from, Vec2 to) {
    if (!part.round) return 0.5 * (from + to);
    const Vec2 sum = from + to;
    const double size = length(sum);
    const Vec2 normal = size > kParallelSine ? (1.0 / size) * sum : quarterTurn(from);
    return part.start + owner.radius() * normal;
  }

  [[nodiscard]] bool isOpen(Vec2 point, std::span<const detail::PieceIds> neighbours) const {
    if (shape_.locate(point, tolerance_).place != Place::kInside) return false;
    DirectionCover cover;
    for (const detail::PieceIds ids : neighbours) {
      if (covers(pieces_[ids.ofB], point, cover)) return false;
    }
    return !cover.complete();
  }

  GrownObstacle shape_;
  std::vector<GrownObstacle> pieces_;
  double tolerance_ = 0.0;
  std::vector<detail::PieceIds> neighbours_;
  std::vector<PartPlace> places_;
  std::vector<PartCrossing> crossings_;
};

/// A point inside of a shape that has an inside.
Vec2 innerPoint(const PlacedConvex& shape) {
  Vec2 sum;
  for (const Vec2 corner : shape.core.vertices()) sum = sum + corner;
  return (1.0 / shape.core.count()) * sum;
}

bool covers(std::span<const PlacedConvex> pieces, const PlacedConvex& b) {
  const auto holds = [&](const PlacedConvex& piece) { return contains(piece, b); };
  if (std::any_of(pieces.begin(), pieces.end(), holds)) return true;
  if (pieces.size() < 2) return false;
  if (b.core.count() < 3 && b.radius == 0.0) {
    return coversSegment(pieces, b.core.vertex(0), b.core.vertex(b.core.count() - 1));
  }
  OpenBoundary boundary(pieces, b);
  return boundary.covers(innerPoint(b)) && boundary.holdsEdges(pieces) && !boundary.runsThrough();
}

}  // namespace

bool contains(const PlacedShape& a, const PlacedShape& b) {
  if (a.convex()) {
    return std::all_of(b.pieces.begin(), b.pieces.end(), [&](const PlacedConvex& piece) {
      return contains(a.pieces.front(), piece);
    });
  }
  return detail::containsCompound(a, b);
}

bool detail::containsCompound(const PlacedShape& a, const PlacedShape& b) {
  NearPieces near(a, b);
  for (Index i = 0; i < b.pieces.size(); ++i) {
    if (!covers(near.next(i), b.pieces[i])) return false;
  }
  return true;
}

}  // namespace sepax
