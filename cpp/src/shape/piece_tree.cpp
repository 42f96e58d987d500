#include "sepax/shape/piece_tree.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "sepax/math/morton.hpp"

namespace sepax::detail {

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

bool PieceTree::anyIn(const Bounds& box, FunctionRef<bool(Index)> accept, Index node) const {
  if (!boxes_.node(node).overlaps(box)) return false;
  if (isLeaf(node)) return accept(piece(node));
  return anyIn(box, accept, 2 * node) || anyIn(box, accept, 2 * node + 1);
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

std::unique_ptr<PieceTree> plantCompound(std::span<const PlacedConvex> pieces) {
  return pieces.size() < kManyPieces ? nullptr : std::make_unique<PieceTree>(pieces);
}

}  // namespace sepax::detail
