#include "sepax/algorithm/piece_pairs.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <utility>

#include "sepax/math/heap_sort.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

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

PiecePairs::PiecePairs(const PlacedShape& a, const PlacedShape& b)
    : a_(a.pieces),
      b_(b.pieces),
      boundsA_(boundsOf(a)),
      boundsB_(boundsOf(b)),
      treeA_(a.tree),
      treeB_(b.tree) {
  // What a tree costs, in comparisons of boxes.
  constexpr std::size_t kTreeCost = 8;
  many_ = a_.size() * b_.size() > kTreeCost * (a_.size() + b_.size());
  if (!many_ && treeA_ == nullptr && treeB_ == nullptr) return;
  own_.reserve(2);
  if (treeA_ == nullptr) treeA_ = &own_.emplace_back(a_);
  if (treeB_ == nullptr) treeB_ = &own_.emplace_back(b_);
}

bool PiecePairs::visit(const Bounds& moves, const double& limit, Visitor visitor) const {
  const Walk walk{moves, limit, visitor};
  if (treeA_ == nullptr) return compareAll(walk);
  if (gapBetween(boundsA_, moves, boundsB_) > limit) return true;
  return many_ || limit > 0.0 ? descend(walk, 1, 1) : lookUp(walk);
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
  if (!many_) return visit(moves, visitor);
  project(axis);
  const double size = std::max({reachOf(boundsA_), std::abs(passed.min), std::abs(passed.max)});
  const double limit = 0.0;
  return descend({moves, limit, visitor, &passed, kReachFilter * size}, 1, 1);
}

bool PiecePairs::visitMeeting(Visitor visitor) {
  if (!many_) return visit(kNoMove, visitor);
  // So many pairs are looked at before shadows are worth the while.
  std::size_t left = 8 * (a_.size() + b_.size()) + 1;
  bool goesOn = true;
  const auto look = [&](Index i, Index j) {
    goesOn = visitor(i, j);
    return goesOn && --left > 0;
  };
  if (visit(kNoMove, look) || !goesOn) return goesOn;
  return visitNear(tellingAxis(), 0.0, visitor);
}

/// Of the normals of some edges, that along which the shapes share least: where they touch, they
/// mostly do so along an edge.
Vec2 PiecePairs::tellingAxis() {
  constexpr std::size_t kSamples = 8;
  Vec2 best{1.0, 0.0};
  double least = std::numeric_limits<double>::infinity();
  for (const std::span<const PlacedConvex> pieces : {a_, b_}) {
    for (std::size_t k = 0; k < kSamples; ++k) {
      const PlacedPolygon& core = pieces[k * pieces.size() / kSamples].core;
      if (core.count() < 2) continue;
      const Vec2 axis = core.normal(0);
      project(axis);
      const double shared = overlap(shadowsOfA_[1], shadowsOfB_[1]);
      if (shared >= least) continue;
      best = axis;
      least = shared;
    }
  }
  return best;
}

bool PiecePairs::visitNear(Vec2 axis, const double& limit, Visitor visitor) {
  if (!many_) return visit(kNoMove, limit, visitor);
  project(axis);
  const Interval still{0.0, 0.0};
  return descend({kNoMove, limit, visitor, &still, slackOfShadows()}, 1, 1);
}

bool PiecePairs::visitBeyond(const Bounds& moves, Vec2 axis, const Interval& found,
                             Visitor visitor) {
  if (!many_) return visit(moves, visitor);
  project(axis);
  const double limit = 0.0;
  const Interval still{0.0, 0.0};
  return descend({moves, limit, visitor, &still, slackOfShadows(), &found}, 1, 1);
}

double PiecePairs::slackOfShadows() const {
  return kReachFilter * std::max(reachOf(boundsA_), reachOf(boundsB_));
}

void PiecePairs::project(Vec2 axis) {
  treeA_->project(a_, axis, shadowsOfA_);
  treeB_->project(b_, axis, shadowsOfB_);
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

/// The same pairs as by comparing all, in the same order.
bool PiecePairs::lookUp(const Walk& walk) const {
  // Of more, comparing all takes no longer.
  constexpr std::size_t kMost = 256;
  std::vector<detail::PieceIds> found;
  const auto note = [&](Index i, Index j) {
    found.push_back({i, j});
    return found.size() < kMost;
  };
  if (!descend({walk.moves, walk.limit, note}, 1, 1)) return compareAll(walk);
  detail::heapSort(found, std::less<>());
  return std::all_of(found.begin(), found.end(), [&](const detail::PieceIds& ids) {
    // The moves may have shrunk since.
    const double gap = gapBetween(boundsOf(a_[ids.ofA]), walk.moves, boundsOf(b_[ids.ofB]));
    return gap > walk.limit || walk.visitor(ids.ofA, ids.ofB);
  });
}

double PiecePairs::gapOf(const Walk& walk, Index ofA, Index ofB) const {
  const double gap = gapBetween(treeA_->box(ofA), walk.moves, treeB_->box(ofB));
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
  const detail::PieceTree& treeA = *treeA_;
  const detail::PieceTree& treeB = *treeB_;
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
