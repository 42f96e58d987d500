#include "sepax/algorithm/square_search.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

#include "sepax/math/heap_sort.hpp"

namespace sepax::detail {

namespace {

/// So many obstacles are searched at once at first.
constexpr std::size_t kFew = 12;
/// So many obstacles are kept for the quarters of a square.
constexpr std::size_t kMost = 64;
/// So many pairs of pieces are looked at for a square at first.
constexpr std::size_t kPairs = 512;
/// What shadows on an axis cost, in pairs of pieces looked at for each piece.
constexpr std::size_t kShadowCost = 8;
/// A square looks as many tolerances beyond its sides: what is there may close a seam on them.
constexpr double kMargin = 8.0;
/// Squares of so many tolerances are not quartered: where many obstacles go through one point, none
/// is small enough.
constexpr double kTiny = 64.0;

double distanceTo(const Square& square) {
  return length({std::max(0.0, std::abs(square.centre.x) - square.half),
                 std::max(0.0, std::abs(square.centre.y) - square.half)});
}

}  // namespace

FreePlace SquareSearch::nearestFree(const FreePlace& known) {
  FreePlace best = known;
  std::vector<Cell> cells{{{{}, known.distance}, 0.0, 0, nullptr, false}};
  while (!cells.empty()) {
    const Cell cell = popHeap(cells, std::less<>());
    const double limit = union_.limitBeside(best);
    if (cell.distance >= limit) break;
    const Outcome outcome = look(cell);
    if (outcome == Outcome::kCovered) continue;
    const bool few = seen_.size() <= kFew + static_cast<std::size_t>(cell.depth);
    if (outcome == Outcome::kTooMany || !(few || isTiny(cell.square))) {
      quarter(cell, limit, outcome, cells);
      continue;
    }
    const FreePlace place = search(cell, limit);
    if (place.ids.ofA == kNoIndex) continue;
    if (best.ids.ofA == kNoIndex || union_.better(place, best)) best = place;
  }
  return best;
}

bool SquareSearch::isTiny(const Square& square) const { return square.half < kTiny * tolerance_; }

/// Finds the obstacles that reach into a cell and are not hidden behind others.
SquareSearch::Outcome SquareSearch::look(const Cell& cell) {
  const Square square{cell.square.centre, cell.square.half + kMargin * tolerance_};
  seen_.clear();
  // What covers a cell often covers its neighbours.
  const auto coversIt = [&](PieceIds ids) {
    return viewFrom(square, a_[ids.ofA], b_[ids.ofB], tolerance_).place == Place::kInside;
  };
  if (std::any_of(covers_.begin(), covers_.end(), coversIt)) return Outcome::kCovered;
  OpenRegion open(square, tolerance_);
  Bounds moves = open.bounds();
  Vec2 axis;
  Interval shadow;
  const bool bounded = !isTiny(cell.square);
  std::size_t left = 0;
  Outcome outcome = Outcome::kSeen;
  const auto take = [&](Index i, Index j) {
    const Seen one{viewFrom(square, a_[i], b_[j], tolerance_), {i, j}};
    const SquareView& view = one.view;
    if (view.place == Place::kInside) {
      covers_[nextCover_++ % covers_.size()] = one.ids;
      outcome = Outcome::kCovered;
      return false;
    }
    if (view.place == Place::kOutside || open.isBefore(view)) return --left > 0;
    // It mostly stays hidden in smaller squares: looking at fewer pairs there would gain nothing.
    if (isBehindOthers(one, square)) return true;
    --left;
    std::erase_if(seen_, [&](const Seen& seen) { return hides(one, seen, square); });
    seen_.push_back(one);
    if (view.isHalfPlane) {
      open.cover(view);
      moves = open.bounds();
      shadow = open.shadowOn(axis);
    }
    if (open.empty()) {
      outcome = Outcome::kCovered;
    } else if (bounded && seen_.size() > kMost) {
      outcome = Outcome::kTooMany;
    }
    return left > 0 && outcome == Outcome::kSeen;
  };
  if (cell.obstacles != nullptr) {
    left = kMost + 1;
    for (const PieceIds ids : *cell.obstacles) {
      if (!take(ids.ofA, ids.ofB)) break;
    }
  }
  if (outcome != Outcome::kSeen || cell.complete) return outcome;
  // The boxes first; where they tell little, shadows too.
  left = (a_.size() + b_.size()) / kShadowCost + 1;
  if (pairs_.visit(moves, take) || outcome != Outcome::kSeen) return outcome;
  // Half-planes hide themselves; others would be found twice.
  std::erase_if(seen_, [](const Seen& seen) { return !seen.view.isHalfPlane; });
  axis = axisFor(square);
  shadow = open.shadowOn(axis);
  left = bounded ? kPairs << std::min(cell.depth, 24) : ~std::size_t{0};
  if (!pairs_.visit(moves, axis, shadow, take) && outcome == Outcome::kSeen) {
    outcome = Outcome::kTooMany;
  }
  return outcome;
}

/// Along which shadows tell the most: across the line that obstacles end on, or else on the way to
/// a square, as what ends near it mostly ends across that.
Vec2 SquareSearch::axisFor(const Square& square) const {
  if (!seen_.empty()) return seen_.front().view.normal;
  const double way = length(square.centre);
  return way > 0.0 ? (1.0 / way) * square.centre : Vec2{1.0, 0.0};
}

bool SquareSearch::hides(const Seen& one, const Seen& other, const Square& square) const {
  return isHidden(other.view, one.view, square, tolerance_) ||
         isInDisc(a_[other.ids.ofA], b_[other.ids.ofB], one.view, square);
}

bool SquareSearch::isBehindOthers(const Seen& one, const Square& square) {
  const auto hider = std::find_if(seen_.begin(), seen_.end(),
                                  [&](const Seen& seen) { return hides(seen, one, square); });
  if (hider == seen_.end()) return false;
  // It probably hides others too.
  std::swap(*hider, seen_.front());
  return true;
}

FreePlace SquareSearch::search(const Cell& cell, double limit) {
  std::vector<PieceIds> order;
  for (const Seen& seen : seen_) order.push_back(seen.ids);
  heapSort(order, std::less<>());
  union_.clear();
  for (const PieceIds ids : order) {
    union_.add(obstacleOf(a_[ids.ofA], b_[ids.ofB], ids, tolerance_));
  }
  return union_.nearestFree(grown(cell.square.bounds(), tolerance_), limit);
}

void SquareSearch::quarter(const Cell& cell, double limit, Outcome outcome,
                           std::vector<Cell>& cells) const {
  const bool complete = outcome == Outcome::kSeen;
  auto obstacles = std::make_shared<std::vector<PieceIds>>();
  for (const Seen& seen : seen_) {
    // Of some, those that show at once what they hide, themselves among it.
    if (complete || seen.view.isHalfPlane) obstacles->push_back(seen.ids);
  }
  const double half = 0.5 * cell.square.half;
  for (const Vec2 way : {Vec2{-1.0, -1.0}, Vec2{1.0, -1.0}, Vec2{-1.0, 1.0}, Vec2{1.0, 1.0}}) {
    const Square square{cell.square.centre + half * way, half};
    const double distance = distanceTo(square);
    if (distance >= limit) continue;
    pushHeap(cells, Cell{square, distance, cell.depth + 1, obstacles, complete}, std::less<>());
  }
}

}  // namespace sepax::detail
