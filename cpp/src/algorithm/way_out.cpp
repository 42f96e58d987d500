#include "sepax/algorithm/way_out.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

#include "sepax/algorithm/free_place.hpp"
#include "sepax/algorithm/piece_pairs.hpp"
#include "sepax/algorithm/square_view.hpp"
#include "sepax/math/heap_sort.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

namespace {

using detail::FreePlace;
using detail::ObstacleUnion;
using detail::PieceObstacle;
using detail::Square;
using detail::SquareView;

/// Whether nothing has an inside: points and segments only.
bool flat(std::span<const PlacedConvex> pieces) {
  return std::all_of(pieces.begin(), pieces.end(), [](const PlacedConvex& piece) {
    return piece.core.count() < 3 && piece.radius == 0.0;
  });
}

/// Two pieces, and with that their obstacle.
struct PieceIds {
  Index ofA;
  Index ofB;

  friend bool operator<(const PieceIds& p, const PieceIds& q) {
    return p.ofA != q.ofA ? p.ofA < q.ofA : p.ofB < q.ofB;
  }
};

/// A square of translations that is still to be searched.
struct Cell {
  Square square;
  /// From the origin.
  double distance;
  /// How often it was halved.
  int depth;
  /// The obstacles that may reach into it; null while nobody knows.
  std::shared_ptr<const std::vector<PieceIds>> obstacles;

  /// The order is a total one, so that it is the same on every platform.
  friend bool operator<(const Cell& p, const Cell& q) {
    if (p.distance != q.distance) return p.distance > q.distance;
    if (p.depth != q.depth) return p.depth < q.depth;
    if (p.square.centre.x != q.square.centre.x) return p.square.centre.x < q.square.centre.x;
    return p.square.centre.y < q.square.centre.y;
  }
};

double distanceTo(const Square& square) {
  return length({std::max(0.0, std::abs(square.centre.x) - square.half),
                 std::max(0.0, std::abs(square.centre.y) - square.half)});
}

class WayOutSearch {
 public:
  WayOutSearch(std::span<const PlacedConvex> a, std::span<const PlacedConvex> b, Vec2 preferred)
      : a_(a),
        b_(b),
        pairs_(a, b),
        size_(sizeOf(pairs_.boundsOfA(), pairs_.boundsOfB())),
        tolerance_(kReachFilter * size_),
        union_(tolerance_, kSeparationTie * size_, preferred) {}

  WayOut run() {
    takeIn(Vec2{}, 0.0);
    // What has no inside is not beside the seam of a solid, but in it.
    if (!overlaps_ && !((flat(a_) || flat(b_)) && !union_.leavesFree({}))) return {};
    FreePlace best;
    do {
      if (union_.obstacles().size() > kAtOnce) return describe(searchCells());
      best = union_.nearestFree(kEverywhere, kInfinity);
      if (best.pieceOfA == kNoIndex) best = aside();
      // Rounding must not take a place that is on a boundary away from it.
    } while (takeIn(best.point, tolerance_));
    return describe(best);
  }

 private:
  static constexpr double kInfinity = std::numeric_limits<double>::infinity();
  static constexpr Bounds kEverywhere{{-kInfinity, -kInfinity}, {kInfinity, kInfinity}};
  /// So many obstacles are searched at once, and more of them cell by cell;
  static constexpr std::size_t kAtOnce = 24;
  /// these are as many in a cell at first.
  static constexpr std::size_t kFew = 12;
  /// So many obstacles are kept for the quarters of a cell; for more they look for themselves.
  static constexpr std::size_t kMost = 128;
  /// A cell looks as many tolerances beyond its sides: what is there may close a seam on them.
  static constexpr double kMargin = 8.0;
  /// Cells of so many tolerances are not quartered.
  static constexpr double kTiny = 64.0;

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
    if (best.pieceOfA == kNoIndex) return way;
    const PlacedConvex& a = a_[best.pieceOfA];
    const PlacedConvex& b = b_[best.pieceOfB];
    const GrownObstacle grown(a, b);
    const BoundaryPart& part = grown.parts()[best.part];
    const double size = length(part.end - part.start);
    const double fraction = size > 0.0 ? length(best.point - part.start) / size : 0.0;
    way.pieceOfA = best.pieceOfA;
    way.pieceOfB = best.pieceOfB;
    way.edge = contactEdge(a, b, grown.obstacle(), part.round ? kNoIndex : part.corner);
    way.points =
        contactPoints(a, b, grown.obstacle(), part.corner, std::min(fraction, 1.0), -best.normal);
    return way;
  }

  [[nodiscard]] bool isTakenIn(Index i, Index j) const {
    const auto& obstacles = union_.obstacles();
    return std::any_of(obstacles.begin(), obstacles.end(), [&](const PieceObstacle& obstacle) {
      return obstacle.pieceOfA == i && obstacle.pieceOfB == j;
    });
  }

  /// Adds the obstacles that a point is inside or on the boundary of, if their boxes are no further
  /// away than `reach`: one that only touches may close the seam that seemed a way out. No more
  /// than a few if one is inside. Returns whether there were any.
  bool takeIn(Vec2 point, double reach) {
    std::vector<PieceObstacle> found;
    const std::size_t before = union_.obstacles().size();
    pairs_.visit(grown({point, point}, reach), [&](Index i, Index j) {
      if (isTakenIn(i, j)) return true;
      GrownObstacle grown(a_[i], b_[j]);
      const Place place = grown.locate(point, tolerance_).place;
      if (place == Place::kOutside) return true;
      overlaps_ = overlaps_ || place == Place::kInside;
      found.push_back({std::move(grown), i, j});
      return !overlaps_ || before + found.size() <= kAtOnce;
    });
    detail::heapSort(found, [](const PieceObstacle& p, const PieceObstacle& q) {
      return PieceIds{p.pieceOfA, p.pieceOfB} < PieceIds{q.pieceOfA, q.pieceOfB};
    });
    for (PieceObstacle& obstacle : found) union_.add(std::move(obstacle));
    return !found.empty();
  }

  /// Beside everything: free for certain, and nearly always too far.
  [[nodiscard]] FreePlace aside() const {
    const double left = pairs_.boundsOfA().max.x - pairs_.boundsOfB().min.x;
    const double right = pairs_.boundsOfB().max.x - pairs_.boundsOfA().min.x;
    FreePlace aside;
    aside.point = {left < right ? -left : right, 0.0};
    aside.distance = std::min(left, right);
    return aside;
  }

  /// The nearest free place among any number of obstacles. Cells in which few of them count are
  /// searched, others are quartered, the nearest first, until none left is near enough.
  [[nodiscard]] FreePlace searchCells() {
    FreePlace best = aside();
    std::vector<Cell> cells{{{{}, best.distance}, 0.0, 0, nullptr}};
    while (!cells.empty()) {
      std::pop_heap(cells.begin(), cells.end());
      const Cell cell = std::move(cells.back());
      cells.pop_back();
      const double limit = union_.limitBeside(best);
      if (cell.distance >= limit) break;
      if (!look(cell)) continue;
      // Where many go through one point, no cell is small enough.
      const bool tiny = cell.square.half < kTiny * tolerance_;
      if (!tiny && (unknown_ || seen_.size() > kFew + static_cast<std::size_t>(cell.depth))) {
        quarter(cell, limit, cells);
        continue;
      }
      const FreePlace place = searchCell(cell, limit);
      if (place.pieceOfA != kNoIndex && union_.better(place, best)) best = place;
    }
    return best;
  }

  /// An obstacle that reaches into a cell.
  struct Seen {
    SquareView view;
    PieceIds ids;
  };

  /// Finds the obstacles that reach into a cell and are not hidden behind others. Returns whether
  /// none covers all of it.
  [[nodiscard]] bool look(const Cell& cell) {
    const double half = cell.square.half + kMargin * tolerance_;
    const bool tiny = cell.square.half < kTiny * tolerance_;
    const Square square{cell.square.centre, half};
    seen_.clear();
    unknown_ = false;
    bool covered = false;
    const auto take = [&](Index i, Index j) {
      const SquareView view = viewFrom(square, a_[i], b_[j], tolerance_);
      covered = view.place == Place::kInside;
      if (covered) {
        covers_[nextCover_++ % covers_.size()] = {i, j};
        return false;
      }
      if (view.place == Place::kOutside || isHidden(view, square)) return true;
      std::erase_if(seen_, [&](const Seen& seen) {
        return detail::isHidden(seen.view, view, square, tolerance_);
      });
      seen_.push_back({view, {i, j}});
      unknown_ = seen_.size() > kMost && !tiny;
      return !unknown_;
    };
    // What covers a cell often covers its neighbours.
    const auto coversIt = [&](PieceIds ids) {
      return viewFrom(square, a_[ids.ofA], b_[ids.ofB], tolerance_).place == Place::kInside;
    };
    if (std::any_of(covers_.begin(), covers_.end(), coversIt)) return false;
    if (cell.obstacles == nullptr) {
      // Seen from the origin, what ends near the cell mostly ends across the way to it.
      const double way = length(square.centre);
      const Vec2 axis = way > 0.0 ? (1.0 / way) * square.centre : Vec2{1.0, 0.0};
      pairs_.visit(square.bounds(), axis, take);
    } else {
      for (const PieceIds ids : *cell.obstacles) {
        if (!take(ids.ofA, ids.ofB)) break;
      }
    }
    return !covered;
  }

  [[nodiscard]] bool isHidden(const SquareView& view, const Square& square) {
    const auto hider = std::find_if(seen_.begin(), seen_.end(), [&](const Seen& seen) {
      return detail::isHidden(view, seen.view, square, tolerance_);
    });
    if (hider == seen_.end()) return false;
    // It probably hides others too.
    std::swap(*hider, seen_.front());
    return true;
  }

  [[nodiscard]] FreePlace searchCell(const Cell& cell, double limit) {
    detail::heapSort(seen_, [](const Seen& p, const Seen& q) { return p.ids < q.ids; });
    union_.clear();
    for (const Seen& seen : seen_) {
      const auto [i, j] = seen.ids;
      union_.add({GrownObstacle(a_[i], b_[j]), i, j});
    }
    return union_.nearestFree(grown(cell.square.bounds(), tolerance_), limit);
  }

  void quarter(const Cell& cell, double limit, std::vector<Cell>& cells) const {
    std::shared_ptr<std::vector<PieceIds>> obstacles;
    if (!unknown_) {
      obstacles = std::make_shared<std::vector<PieceIds>>();
      for (const Seen& seen : seen_) obstacles->push_back(seen.ids);
    }
    const double half = 0.5 * cell.square.half;
    for (const Vec2 way : {Vec2{-1.0, -1.0}, Vec2{1.0, -1.0}, Vec2{-1.0, 1.0}, Vec2{1.0, 1.0}}) {
      const Square square{cell.square.centre + half * way, half};
      const double distance = distanceTo(square);
      if (distance >= limit) continue;
      cells.push_back({square, distance, cell.depth + 1, obstacles});
      std::push_heap(cells.begin(), cells.end());
    }
  }

  std::span<const PlacedConvex> a_;
  std::span<const PlacedConvex> b_;
  PiecePairs pairs_;
  double size_;
  double tolerance_;
  ObstacleUnion union_;
  /// Whether anything was inside of an obstacle, not only on the boundary.
  bool overlaps_ = false;
  /// What reaches into the cell in question; if that is too much, not all of it.
  std::vector<Seen> seen_;
  bool unknown_ = false;
  /// What covered cells lately.
  std::array<PieceIds, 8> covers_{};
  std::size_t nextCover_ = 0;
};

}  // namespace

WayOut nearestWayOut(std::span<const PlacedConvex> a, std::span<const PlacedConvex> b,
                     Vec2 preferred) {
  return WayOutSearch(a, b, preferred).run();
}

}  // namespace sepax
