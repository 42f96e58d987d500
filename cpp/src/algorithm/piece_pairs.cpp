#include "sepax/algorithm/piece_pairs.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <functional>
#include <utility>

#include "sepax/math/heap_sort.hpp"
#include "sepax/math/morton.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

namespace detail {

namespace {

/// A place between two others, as a number of 16 bits.
std::uint32_t placeBetween(double low, double high, double place) {
  const double size = high - low;
  return size > 0.0 ? static_cast<std::uint32_t>(65535.0 * ((place - low) / size)) : 0;
}

std::vector<Bounds> boxesOf(std::span<const PlacedConvex> pieces, const std::vector<Keyed>& order) {
  std::vector<Bounds> boxes;
  boxes.reserve(order.size());
  for (const Keyed& item : order) boxes.push_back(boundsOf(pieces[item.value]));
  return boxes;
}

}  // namespace

PieceTree::PieceTree(std::span<const PlacedConvex> pieces, std::vector<Keyed> order)
    : order_(std::move(order)), boxes_(boxesOf(pieces, order_)) {}

std::vector<Keyed> PieceTree::sorted(std::span<const PlacedConvex> pieces) {
  const Bounds around = boundsOf(pieces);
  std::vector<Keyed> order;
  order.reserve(pieces.size());
  for (Index i = 0; i < pieces.size(); ++i) {
    const Bounds& own = pieces[i].core.bounds();
    const Vec2 middle = 0.5 * own.min + 0.5 * own.max;
    order.push_back({spreadBits(placeBetween(around.min.x, around.max.x, middle.x)) |
                         (spreadBits(placeBetween(around.min.y, around.max.y, middle.y)) << 1),
                     i});
  }
  std::vector<Keyed> scratch;
  radixSort(order, scratch);
  return order;
}

void PieceTree::project(std::span<const PlacedConvex> pieces, Vec2 axis,
                        std::vector<Interval>& shadows) const {
  shadows.assign(std::size_t{2} * boxes_.leaves(), {});
  for (Index leaf = boxes_.leaves(); leaf < boxes_.leaves() + order_.size(); ++leaf) {
    const PlacedConvex& own = pieces[piece(leaf)];
    Interval& shadow = shadows[leaf];
    for (const Vec2 p : own.core.vertices()) {
      const double place = dot(axis, p);
      shadow = {std::min(shadow.min, place), std::max(shadow.max, place)};
    }
    shadow = {shadow.min - own.radius, shadow.max + own.radius};
  }
  for (Index node = boxes_.leaves() - 1; node > 0; --node) {
    const Interval& left = shadows[std::size_t{2} * node];
    const Interval& right = shadows[std::size_t{2} * node + 1];
    shadows[node] = {std::min(left.min, right.min), std::max(left.max, right.max)};
  }
}

}  // namespace detail

namespace {

/// The greatest coordinate.
double reachOf(const Bounds& box) {
  return std::max(
      {std::abs(box.min.x), std::abs(box.min.y), std::abs(box.max.x), std::abs(box.max.y)});
}

}  // namespace

double gapBetween(const Bounds& a, const Bounds& moves, const Bounds& b) {
  // The differences first: far from the origin they are exact, or rounded as corners of the
  // obstacle are.
  return std::max({(a.min.x - b.max.x) + moves.min.x, (b.min.x - a.max.x) - moves.max.x,
                   (a.min.y - b.max.y) + moves.min.y, (b.min.y - a.max.y) - moves.max.y});
}

struct PiecePairs::Walk {
  const Bounds& moves;
  const double& limit;
  Visitor visitor;
  /// Where the moves lead on the axis of the shadows, if these count.
  const Interval* passed = nullptr;
  /// Rounding must not tell of shadows that they don't meet though they do.
  double slack = 0.0;
  /// What is within this on the axis of the shadows need not be looked at, if there is such a
  /// thing.
  const Interval* found = nullptr;
};

PiecePairs::PiecePairs(std::span<const PlacedConvex> a, std::span<const PlacedConvex> b)
    : a_(a), b_(b), boundsA_(boundsOf(a)), boundsB_(boundsOf(b)) {
  // What a tree costs, in comparisons of boxes.
  constexpr std::size_t kTreeCost = 8;
  if (a.size() * b.size() <= kTreeCost * (a.size() + b.size())) return;
  trees_.reserve(2);
  trees_.emplace_back(a);
  trees_.emplace_back(b);
}

bool PiecePairs::visit(const Bounds& moves, const double& limit, Visitor visitor) const {
  const Walk walk{moves, limit, visitor};
  if (trees_.empty()) return compareAll(walk);
  return gapBetween(boundsA_, moves, boundsB_) > limit || descend(walk, 1, 1);
}

std::vector<detail::PieceIds> PiecePairs::within(double limit) const {
  std::vector<detail::PieceIds> found;
  visit(kNoMove, limit, [&](Index i, Index j) {
    found.push_back({i, j});
    return true;
  });
  detail::heapSort(found, std::less<>());
  return found;
}

bool PiecePairs::visit(const Bounds& moves, Vec2 axis, const Interval& passed, Visitor visitor) {
  if (trees_.empty()) return visit(moves, visitor);
  project(axis);
  const double size = std::max({reachOf(boundsA_), std::abs(passed.min), std::abs(passed.max)});
  const double limit = 0.0;
  return descend({moves, limit, visitor, &passed, kReachFilter * size}, 1, 1);
}

bool PiecePairs::visitBeyond(Vec2 axis, const Interval& found, Visitor visitor) {
  if (trees_.empty()) return visit(kNoMove, visitor);
  project(axis);
  const double size = std::max(reachOf(boundsA_), reachOf(boundsB_));
  const double limit = 0.0;
  const Interval still{0.0, 0.0};
  return descend({kNoMove, limit, visitor, &still, kReachFilter * size, &found}, 1, 1);
}

void PiecePairs::project(Vec2 axis) {
  trees_[0].project(a_, axis, shadowsOfA_);
  trees_[1].project(b_, axis, shadowsOfB_);
}

bool PiecePairs::compareAll(const Walk& walk) const {
  for (Index i = 0; i < a_.size(); ++i) {
    const Bounds own = boundsOf(a_[i]);
    if (gapBetween(own, walk.moves, boundsB_) > walk.limit) continue;
    for (Index j = 0; j < b_.size(); ++j) {
      if (gapBetween(own, walk.moves, boundsOf(b_[j])) > walk.limit) continue;
      if (!walk.visitor(i, j)) return false;
    }
  }
  return true;
}

double PiecePairs::gapOf(const Walk& walk, Index ofA, Index ofB) const {
  const double gap = gapBetween(trees_[0].box(ofA), walk.moves, trees_[1].box(ofB));
  if (walk.passed == nullptr) return gap;
  const Interval& a = shadowsOfA_[ofA];
  const Interval& b = shadowsOfB_[ofB];
  return std::max({gap, a.min + walk.passed->min - b.max - walk.slack,
                   b.min - (a.max + walk.passed->max) - walk.slack});
}

double PiecePairs::reachBeyond(const Interval& found, Index ofA, Index ofB) const {
  const Interval shared = intersection(shadowsOfA_[ofA], shadowsOfB_[ofB]);
  // Nothing was found yet: from one end to the other is as good an order as any.
  if (found.empty()) return shared.max;
  return std::max(found.min - shared.min, shared.max - found.max);
}

bool PiecePairs::descend(const Walk& walk, Index nodeOfA, Index nodeOfB) const {
  const detail::PieceTree& treeA = trees_[0];
  const detail::PieceTree& treeB = trees_[1];
  if (treeA.isLeaf(nodeOfA) && treeB.isLeaf(nodeOfB)) {
    return walk.visitor(treeA.piece(nodeOfA), treeB.piece(nodeOfB));
  }
  const bool splitA =
      !treeA.isLeaf(nodeOfA) &&
      (treeB.isLeaf(nodeOfB) || treeA.box(nodeOfA).extent() >= treeB.box(nodeOfB).extent());
  struct Child {
    Index nodeOfA;
    Index nodeOfB;
    double gap;
    /// What is less comes first.
    double rank;
  };
  const auto child = [&](Index side) {
    const Index ofA = splitA ? 2 * nodeOfA + side : nodeOfA;
    const Index ofB = splitA ? nodeOfB : 2 * nodeOfB + side;
    const double gap = gapOf(walk, ofA, ofB);
    return Child{ofA, ofB, gap, walk.found == nullptr ? gap : -reachBeyond(*walk.found, ofA, ofB)};
  };
  std::array<Child, 2> children{child(0), child(1)};
  if (children[1].rank < children[0].rank) std::swap(children[0], children[1]);
  for (const Child& next : children) {
    // The limit may have shrunk since, and more may have been found.
    if (next.gap > walk.limit) continue;
    if (walk.found != nullptr && !walk.found->empty() &&
        reachBeyond(*walk.found, next.nodeOfA, next.nodeOfB) < -walk.slack) {
      continue;
    }
    if (!descend(walk, next.nodeOfA, next.nodeOfB)) return false;
  }
  return true;
}

}  // namespace sepax
