#include "sepax/algorithm/way_out.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

#include "sepax/algorithm/free_place.hpp"
#include "sepax/algorithm/piece_pairs.hpp"
#include "sepax/algorithm/square_search.hpp"
#include "sepax/math/heap_sort.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

namespace {

using detail::FreePlace;
using detail::ObstacleUnion;
using detail::PieceIds;
using detail::PieceObstacle;
using detail::SquareSearch;

class WayOutSearch {
 public:
  WayOutSearch(const PlacedShape& a, const PlacedShape& b, Vec2 preferred)
      : a_(a.pieces),
        b_(b.pieces),
        pairs_(a, b),
        size_(sizeOf(pairs_.boundsOfA(), pairs_.boundsOfB())),
        tolerance_(kReachFilter * size_),
        union_(tolerance_, kSeparationTie * size_, preferred) {}

  WayOut run() {
    takeIn(Vec2{}, 0.0);
    // What is thin may be in the seam of a solid, inside of none of its pieces.
    if (!overlaps_ && union_.leavesFree({})) return {};
    FreePlace best;
    do {
      if (union_.obstacles().size() > kAtOnce) {
        return describe(SquareSearch(a_, b_, pairs_, union_, tolerance_).nearestFree(aside()));
      }
      best = union_.nearestFree(kEverywhere, kInfinity);
      if (best.ids.ofA == kNoIndex) best = aside();
      // Rounding must not take a place that is on a boundary away from it.
    } while (takeIn(best.point, tolerance_));
    return describe(best);
  }

 private:
  static constexpr double kInfinity = std::numeric_limits<double>::infinity();
  static constexpr Bounds kEverywhere{{-kInfinity, -kInfinity}, {kInfinity, kInfinity}};
  /// So many obstacles are searched at once, and more of them cell by cell;
  static constexpr std::size_t kAtOnce = 24;

  static double sizeOf(const Bounds& a, const Bounds& b) {
    const Vec2 reach = b.max - a.min;
    const Vec2 otherReach = a.max - b.min;
    return std::max(
        {std::abs(reach.x), std::abs(reach.y), std::abs(otherReach.x), std::abs(otherReach.y)});
  }

  [[nodiscard]] WayOut describe(const FreePlace& best) const {
    WayOut way;
    way.translation = best.point;
    way.needed = true;
    if (best.ids.ofA == kNoIndex) return way;
    const PlacedConvex& a = a_[best.ids.ofA];
    const PlacedConvex& b = b_[best.ids.ofB];
    const GrownObstacle grown(a, b);
    const BoundaryPart& part = grown.parts()[best.part];
    const double size = length(part.end - part.start);
    const double fraction = size > 0.0 ? length(best.point - part.start) / size : 0.0;
    way.pieceOfA = best.ids.ofA;
    way.pieceOfB = best.ids.ofB;
    way.edge = contactEdge(a, b, grown.obstacle(), part.round ? kNoIndex : part.corner);
    way.points =
        contactPoints(a, b, grown.obstacle(), part.corner, std::min(fraction, 1.0), -best.normal);
    return way;
  }

  [[nodiscard]] bool isTakenIn(PieceIds ids) const {
    const auto& obstacles = union_.obstacles();
    return std::any_of(obstacles.begin(), obstacles.end(),
                       [&](const PieceObstacle& obstacle) { return obstacle.ids == ids; });
  }

  /// Adds the obstacles that a point is inside or on the boundary of, if their boxes are no further
  /// away than `reach`: one that only touches may close the seam that seemed a way out. No more
  /// than a few if one is inside. Returns whether there were any.
  bool takeIn(Vec2 point, double reach) {
    std::vector<PieceObstacle> found;
    pairs_.visit(grown({point, point}, reach), [&](Index i, Index j) {
      if (isTakenIn({i, j})) return true;
      PieceObstacle obstacle = detail::obstacleOf(a_[i], b_[j], {i, j}, tolerance_);
      const Place place = obstacle.grown.locate(point, tolerance_).place;
      if (place == Place::kOutside) return true;
      overlaps_ = overlaps_ || place == Place::kInside;
      found.push_back(std::move(obstacle));
      return !overlaps_ || union_.obstacles().size() + found.size() <= kAtOnce;
    });
    // Obstacles are much to move about: their numbers are sorted.
    std::vector<Index> order(found.size());
    for (Index k = 0; k < order.size(); ++k) order[k] = k;
    detail::heapSort(order, [&](Index p, Index q) { return found[p].ids < found[q].ids; });
    for (const Index k : order) union_.add(std::move(found[k]));
    return !order.empty();
  }

  /// Beside everything: free for certain, and nearly always too far. Of no pieces: what is as near
  /// and of some is to be nearer.
  [[nodiscard]] FreePlace aside() const {
    const double left = pairs_.boundsOfA().max.x - pairs_.boundsOfB().min.x;
    const double right = pairs_.boundsOfB().max.x - pairs_.boundsOfA().min.x;
    FreePlace aside;
    aside.point = {left < right ? -left : right, 0.0};
    aside.distance = std::min(left, right) + tolerance_;
    return aside;
  }

  std::span<const PlacedConvex> a_;
  std::span<const PlacedConvex> b_;
  PiecePairs pairs_;
  double size_;
  double tolerance_;
  ObstacleUnion union_;
  /// Whether anything was inside of an obstacle, not only on the boundary.
  bool overlaps_ = false;
};

}  // namespace

WayOut nearestWayOut(const PlacedShape& a, const PlacedShape& b, Vec2 preferred) {
  return WayOutSearch(a, b, preferred).run();
}

}  // namespace sepax
