#include "sepax/algorithm/sweep_line.hpp"

#include <cstdint>

#include "sepax/math/predicates.hpp"
#include "sepax/shape/sweep_order.hpp"

namespace sepax::detail {

namespace {

/// The priority of an edge: a bijection without pattern (Appleby, MurmurHash3, 2011).
std::uint32_t priority(Index edge) {
  std::uint32_t bits = edge;
  bits = (bits ^ (bits >> 16)) * 0x85ebca6bU;
  bits = (bits ^ (bits >> 13)) * 0xc2b2ae35U;
  return bits ^ (bits >> 16);
}

}  // namespace

SweepLine::SweepLine(const RingEdges& edges) {
  nodes_.reserve(edges.count());
  for (Index i = 0; i < edges.count(); ++i) {
    const Vec2 from = edges.from(i);
    const Vec2 to = edges.to(i);
    const bool rightward = sweptBefore(from, to);
    nodes_.push_back({rightward ? from : to, rightward ? to : from, kNone, kNone});
  }
}

SweepLine::SweepLine(std::span<const Edge> edges) {
  nodes_.reserve(edges.size());
  for (const Edge& edge : edges) nodes_.push_back({edge.left, edge.right, kNone, kNone});
}

double SweepLine::sideOf(Index edge, Vec2 p) const {
  return orientation(nodes_[edge].left, nodes_[edge].right, p);
}

SweepLine::Parts SweepLine::split(Index tree, Vec2 p) {
  Parts parts{};
  // Where what is found next is to be hung up.
  Index* below = &parts.below;
  Index* rest = &parts.through;
  while (tree != kNone) {
    const bool isBelow = sideOf(tree, p) > 0.0;
    Index*& end = isBelow ? below : rest;
    *end = tree;
    end = isBelow ? &nodes_[tree].above : &nodes_[tree].below;
    tree = *end;
  }
  *below = kNone;
  *rest = kNone;
  tree = parts.through;
  Index* through = &parts.through;
  Index* above = &parts.above;
  while (tree != kNone) {
    const bool isThrough = !(sideOf(tree, p) < 0.0);
    Index*& end = isThrough ? through : above;
    *end = tree;
    end = isThrough ? &nodes_[tree].above : &nodes_[tree].below;
    tree = *end;
  }
  *through = kNone;
  *above = kNone;
  return parts;
}

Index SweepLine::merge(Index below, Index above) {
  Index root = kNone;
  Index* end = &root;
  while (below != kNone && above != kNone) {
    const bool lower = priority(below) > priority(above);
    Index& top = lower ? below : above;
    *end = top;
    end = lower ? &nodes_[top].above : &nodes_[top].below;
    top = *end;
  }
  *end = below != kNone ? below : above;
  return root;
}

Index SweepLine::only(Index edge) {
  nodes_[edge].below = kNone;
  nodes_[edge].above = kNone;
  return edge;
}

Index SweepLine::lowest(Index tree) const {
  while (tree != kNone && nodes_[tree].below != kNone) tree = nodes_[tree].below;
  return tree;
}

Index SweepLine::highest(Index tree) const {
  while (tree != kNone && nodes_[tree].above != kNone) tree = nodes_[tree].above;
  return tree;
}

Index SweepLine::withoutLowest(Index tree) {
  Index* at = &tree;
  while (nodes_[*at].below != kNone) at = &nodes_[*at].below;
  *at = nodes_[*at].above;
  return tree;
}

Index SweepLine::withoutHighest(Index tree) {
  Index* at = &tree;
  while (nodes_[*at].above != kNone) at = &nodes_[*at].above;
  *at = nodes_[*at].below;
  return tree;
}

}  // namespace sepax::detail
