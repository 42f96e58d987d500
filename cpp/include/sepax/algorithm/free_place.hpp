/// The nearest place outside of a few obstacles.
#pragma once

#include <limits>
#include <span>
#include <utility>
#include <vector>

#include "sepax/algorithm/grown_obstacle.hpp"
#include "sepax/algorithm/part_crossings.hpp"
#include "sepax/algorithm/piece_pairs.hpp"
#include "sepax/math/vec2.hpp"
#include "sepax/shape/bounds.hpp"

namespace sepax::detail {

/// An obstacle, and the pieces that it is of.
struct PieceObstacle {
  GrownObstacle grown;
  PieceIds ids;
  /// Whether one of the pieces has no inside but for rounding: only such a piece fits into the seam
  /// between two others that belong together.
  bool thin;
};

/// Makes the obstacle of two pieces. O(n + m).
[[nodiscard]] PieceObstacle obstacleOf(const PlacedConvex& a, const PlacedConvex& b, PieceIds ids,
                                       double tolerance);

/// A place that no obstacle covers, and the boundary part that it is on.
struct FreePlace {
  Vec2 point;
  double distance = std::numeric_limits<double>::infinity();
  /// kNoIndex for a place beside everything.
  PieceIds ids{kNoIndex, kNoIndex};
  /// Of the obstacle of the two pieces.
  Index part = 0;
  /// The outward unit normal there.
  Vec2 normal;
};

/// The union of some obstacles.
///
/// Its outer points nearest to the origin are feet of the perpendiculars on one boundary, and
/// crossings of two. A point inside of none is free, but in a seam: if a thin piece is held there
/// by obstacles that all directions, but for less than kOpenDirections of them, lead into. What has
/// an inside overlaps both sides of a seam, and where it only touches all around, it fits.
class ObstacleUnion {
 public:
  /// What is nearer to a boundary than `tolerance` is on it; what is as near to the origin as the
  /// nearest but for `tie` is so too, and then farther along `preferred` is better.
  ObstacleUnion(double tolerance, double tie, Vec2 preferred)
      : tolerance_(tolerance), tie_(tie), preferred_(preferred) {}

  void clear() { obstacles_.clear(); }
  void add(PieceObstacle obstacle) { obstacles_.push_back(std::move(obstacle)); }
  [[nodiscard]] const std::vector<PieceObstacle>& obstacles() const { return obstacles_; }

  /// Whether a point is outside, or on the boundary.
  [[nodiscard]] bool leavesFree(Vec2 point) const { return isFree({point, 0.0, {}, {}}); }

  /// The nearest free place in a box that is nearer than `limit`, or else one that is as far as
  /// that. O(k^2) for the k parts of boundaries in the box, most of them dismissed because they are
  /// farther than a foot that is free.
  [[nodiscard]] FreePlace nearestFree(const Bounds& box, double limit);

  /// What is not nearer than this can't be better than a place.
  [[nodiscard]] double limitBeside(const FreePlace& place) const {
    return preferred_ == Vec2{} ? place.distance : place.distance + tie_;
  }

  /// Whether one place is better than another.
  [[nodiscard]] bool better(const FreePlace& place, const FreePlace& other) const;

 private:
  /// A boundary part of one of the obstacles.
  struct PartId {
    Index obstacle = kNoIndex;
    Index part = 0;
    /// The outward unit normal at the place in question.
    Vec2 normal;
  };

  /// A place that may be the nearest free one, and the parts that it is on by construction.
  struct Candidate {
    Vec2 point;
    double distance = std::numeric_limits<double>::infinity();
    PartId on;
    PartId alsoOn;
  };

  [[nodiscard]] const BoundaryPart& partAt(const PartId& id) const {
    return obstacles_[id.obstacle].grown.parts()[id.part];
  }
  [[nodiscard]] std::span<const PartId> partsOf(Index obstacle) const {
    const Index first = obstacle == 0 ? 0 : ends_[obstacle - 1];
    return std::span(parts_).subspan(first, ends_[obstacle] - first);
  }
  [[nodiscard]] Candidate firstFree(const Candidate& fallback);
  [[nodiscard]] Location locate(Index obstacle, const Candidate& candidate) const;
  [[nodiscard]] bool isFree(const Candidate& candidate) const;
  void findPartsIn(const Bounds& box);
  void appendFootOnEdge(const BoundaryPart& edge, PartId on);
  void appendFootOnArc(const BoundaryPart& arc, double radius, PartId on);
  void appendCrossingsOf(Index first, Index second, const Bounds& box, double limit);

  double tolerance_;
  double tie_;
  Vec2 preferred_;
  std::vector<PieceObstacle> obstacles_;
  /// Those that reach into the box in question.
  std::vector<PartId> parts_;
  /// Where those of each obstacle end.
  std::vector<Index> ends_;
  std::vector<Candidate> candidates_;
  std::vector<PartCrossing> crossings_;
};

}  // namespace sepax::detail
