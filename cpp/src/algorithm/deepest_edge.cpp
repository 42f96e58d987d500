#include "sepax/algorithm/deepest_edge.hpp"

#include <algorithm>
#include <limits>

#include "sepax/algorithm/edge_lanes.hpp"
#include "sepax/algorithm/skim_edges.hpp"
#include "sepax/algorithm/support_vertex.hpp"
#include "sepax/math/pair.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

namespace {

using Verdict = DeepestEdge::Verdict;

/// Of polygons with so few corners all are looked at for the nearest one, without a branch: faster
/// than a climb, whose turns no processor can foresee.
constexpr Index kScannedCorners = 8;

/// The longer side of the least box around both polygons: from no vertex of one it is farther to a
/// vertex of the other, in either coordinate.
double spanOf(const PlacedPolygon& a, const PlacedPolygon& b) {
  Bounds bounds = a.bounds();
  bounds.include(b.bounds());
  return bounds.extent();
}

/// What separations must exceed to be clear of rounding: the errors that visitAxisEnds allows for
/// are relative to the extents, twice the span at most, and to the way between two vertices, in x
/// and in y as long as the span.
double clearanceOf(double span) { return 4.0 * kSeparationFilter * span; }

/// The vertices of a polygon with few corners, in pairs.
class PairedCorners {
 public:
  explicit PairedCorners(const PlacedPolygon& polygon) : pairs_((polygon.count() + 1) / 2) {
    for (Index k = 0; k < pairs_; ++k) {
      const Vec2 p = polygon.vertex(2 * k);
      const Vec2 q = polygon.vertex(std::min(2 * k + 1, polygon.count() - 1));
      x_[k] = Pair{p.x, q.x};
      y_[k] = Pair{p.y, q.y};
    }
  }

  /// How far the polygon is in front of the line through `anchor`.
  [[nodiscard]] double leastHeight(Vec2 anchor, Vec2 normal) const {
    Pair least = heights(0, anchor, normal);
    for (Index k = 1; k < pairs_; ++k) least = lesserOf(heights(k, anchor, normal), least);
    return std::min(least[0], least[1]);
  }

 private:
  [[nodiscard]] Pair heights(Index k, Vec2 anchor, Vec2 normal) const {
    return normal.x * (x_[k] - anchor.x) + normal.y * (y_[k] - anchor.y);
  }

  Pair x_[kScannedCorners / 2];
  Pair y_[kScannedCorners / 2];
  Index pairs_;
};

/// Finds separations by looking at every vertex of the other polygon.
class Scan {
 public:
  Scan(const PlacedPolygon& own, const PlacedPolygon& other) : own_(own), corners_(other) {}

  [[nodiscard]] double front(Index edge) const {
    return corners_.leastHeight(own_.vertex(edge), own_.normal(edge));
  }
  [[nodiscard]] double behind(Index edge) const { return front(edge); }

 private:
  const PlacedPolygon& own_;
  PairedCorners corners_;
};

/// Finds separations by climbing along the other polygon from where the last climb ended.
class Climb {
 public:
  Climb(const PlacedPolygon& own, const PlacedPolygon& other)
      : own_(own),
        rounding_(kSeparationFilter * (own.bounds().extent() + other.bounds().extent())),
        front_(other),
        behind_(other) {}

  [[nodiscard]] double front(Index edge) { return separation(edge, front_); }
  [[nodiscard]] double behind(Index edge) { return separation(edge, behind_); }

 private:
  [[nodiscard]] double separation(Index edge, SupportVertex& nearest) const {
    const Vec2 anchor = own_.vertex(edge);
    const Vec2 normal = own_.normal(edge);
    nearest.climbLeftOf(anchor, own_.vertex(own_.next(edge)), normal, rounding_);
    return dot(normal, nearest.point() - anchor);
  }

  const PlacedPolygon& own_;
  double rounding_;
  SupportVertex front_;
  SupportVertex behind_;
};

class Search {
 public:
  Search(const PlacedPolygon& a, const PlacedPolygon& b)
      : extents_(a.bounds().extent() + b.bounds().extent()),
        clear_(clearanceOf(spanOf(a, b))),
        tie_(kSeparationTie * extents_) {
    deepest_.separation = -std::numeric_limits<double>::infinity();
    deepest_.verdict = Verdict::kOverlapping;
  }

  /// The answer for polygons with many corners, if it is sure.
  bool skim(const PlacedPolygon& a, const PlacedPolygon& b) {
    const SkimmedEdge skimmed = skimEdges(a, b, clear_, tie_);
    if (!skimmed.sure) return false;
    deepest_ = {Verdict::kOverlapping, skimmed.owner, skimmed.edge, skimmed.separation};
    return true;
  }

  /// Returns whether the polygons may still overlap clearly.
  bool addEdges(Side owner, const PlacedPolygon& own, const PlacedPolygon& other) {
    if (other.count() <= kScannedCorners) return addEdges(owner, own, other, Scan(own, other));
    return addEdges(owner, own, other, Climb(own, other));
  }

  /// Next to zero the answer is the visitor's to the last bit. So is the choice, unless one of the
  /// separations that are the loop's own, and may differ in that bit, is about to tie.
  [[nodiscard]] DeepestEdge deepest() const {
    const bool overlapping = deepest_.verdict == Verdict::kOverlapping;
    if (overlapping && nearZero_ && greatestClear_ > -2.0 * tie_) return {};
    return deepest_;
  }

 private:
  template <class Separations>
  bool addEdges(Side owner, const PlacedPolygon& own, const PlacedPolygon& other,
                Separations separations) {
    const auto add = [&](Index edge, double separation) {
      if (separation <= -clear_) {
        greatestClear_ = std::max(greatestClear_, separation);
        return this->add(owner, edge, separation);
      }
      nearZero_ = true;
      const bool touches = separation == 0.0 && isAlongAxis(own, edge);
      if (separation <= clear_ && !touches) {
        // Not where a sliver may have many edges next to the other polygon.
        const bool few = std::max(own.count(), other.count()) <= kScannedCorners;
        separation =
            few ? separationOver(edge, own, other) : std::numeric_limits<double>::quiet_NaN();
      }
      return this->add(owner, edge, separation);
    };
    for (const PolygonAxis axis : own.axes()) {
      if (!add(axis.edge, separations.front(axis.edge))) return false;
      if (axis.opposite == kNoIndex) continue;
      if (!add(axis.opposite, separations.behind(axis.opposite))) return false;
    }
    return true;
  }

  bool add(Side owner, Index edge, double separation) {
    if (!(separation <= 0.0)) {
      const bool apart = separation > 0.0;
      deepest_ = {apart ? Verdict::kApart : Verdict::kUnclear, owner, edge, separation};
      return false;
    }
    if (separation - deepest_.separation > tie_) {
      deepest_.owner = owner;
      deepest_.edge = edge;
      deepest_.separation = separation;
    }
    return true;
  }

  double extents_;
  double clear_;
  double tie_;
  /// Whether any separation is within rounding.
  bool nearZero_ = false;
  /// The greatest of those that show for sure that the polygons overlap there.
  double greatestClear_ = -std::numeric_limits<double>::infinity();
  DeepestEdge deepest_;
};

/// How far the polygon is in front of the line through `anchor`, by looking at every vertex.
double leastHeight(const PlacedPolygon& polygon, Vec2 anchor, Vec2 normal) {
  double least = std::numeric_limits<double>::infinity();
  for (const Vec2 p : polygon.vertices()) least = std::min(least, dot(normal, p - anchor));
  return least;
}

/// The separation over the back of a polygon, opposite to an edge.
double separationBehind(const PlacedPolygon& own, Index edge, const PlacedPolygon& other) {
  const Vec2 anchor = own.vertex(edge);
  const Vec2 back = -own.normal(edge);
  // Of the heights above the edge, turned round: the farthest of `own` and the nearest of `other`.
  double reach = 0.0;
  for (const Vec2 p : own.vertices()) reach = std::max(reach, dot(back, p - anchor));
  return leastHeight(other, anchor, back) - reach;
}

}  // namespace

bool isAlongAxis(const PlacedPolygon& polygon, Index edge) {
  const Vec2 from = polygon.vertex(edge);
  const Vec2 to = polygon.vertex(polygon.next(edge));
  return from.x == to.x || from.y == to.y;
}

DeepestEdge deepestEdge(const PlacedPolygon& a, const PlacedPolygon& b) {
  if (fitsLanes(a) && fitsLanes(b)) {
    const DeepestEdge deepest = askLanes(a, b).deepest;
    if (deepest.verdict != Verdict::kUnclear) return deepest;
  }
  return deepestEdgeOneByOne(a, b);
}

DeepestEdge deepestEdgeOneByOne(const PlacedPolygon& a, const PlacedPolygon& b) {
  if (a.count() < 3 || b.count() < 3) return {};
  Search search(a, b);
  const bool many = a.count() > kScannedCorners && b.count() > kScannedCorners;
  if (many && a.bounds().overlaps(b.bounds()) && search.skim(a, b)) return search.deepest();
  if (search.addEdges(Side::kA, a, b)) search.addEdges(Side::kB, b, a);
  return search.deepest();
}

SeparatingEnd firstSeparatingEnd(const PlacedPolygon& a, const PlacedPolygon& b,
                                 const DeepestEdge& apart) {
  // Twice: the separation is the difference of two heights.
  const double clear = 2.0 * clearanceOf(spanOf(a, b));
  for (const Side owner : {Side::kA, Side::kB}) {
    const PlacedPolygon& own = owner == Side::kA ? a : b;
    const PlacedPolygon& other = owner == Side::kA ? b : a;
    for (const PolygonAxis axis : own.axes()) {
      if (owner == apart.owner && (axis.edge == apart.edge || axis.opposite == apart.edge)) {
        const Vec2 outward = own.normal(apart.edge);
        return {true, owner, apart.edge, owner == Side::kA ? outward : -outward};
      }
      if (axis.opposite != kNoIndex) continue;
      const double separation = separationBehind(own, axis.edge, other);
      if (separation <= -clear) continue;
      const Vec2 outward = own.normal(axis.edge);
      return {separation > clear, owner, axis.edge, owner == Side::kA ? -outward : outward};
    }
  }
  return {};
}

bool isApartOver(const PlacedPolygon& own, Index edge, const PlacedPolygon& other) {
  // A point has a vertex of number 0, and no edge.
  if (edge >= own.count() || own.count() < 2) return false;
  return leastHeight(other, own.vertex(edge), own.normal(edge)) > clearanceOf(spanOf(own, other));
}

}  // namespace sepax
