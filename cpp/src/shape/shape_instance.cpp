#include "sepax/shape/shape_instance.hpp"

#include <utility>

#include "sepax/assert.hpp"

namespace sepax {

ShapeInstance::ShapeInstance(std::vector<ConvexInstance> pieces) : pieces_(std::move(pieces)) {
  SEPAX_ASSERT(!pieces_.empty());
}

void ShapeInstance::setTransform(const Transform& transform) {
  for (ConvexInstance& piece : pieces_) piece.setTransform(transform);
  stale_ = true;
}

void ShapeInstance::forgetPlacement() {
  tree_ = nullptr;
  placed_ = std::vector<PlacedConvex>();
  for (ConvexInstance& piece : pieces_) piece.forgetPlacement();
  stale_ = true;
}

void ShapeInstance::place() {
  tree_ = nullptr;
  placed_.clear();
  placed_.reserve(pieces_.size());
  for (ConvexInstance& piece : pieces_) placed_.push_back(piece.placed());
  if (placed_.size() > 1) tree_ = detail::plantCompound(placed_);
  stale_ = false;
}

}  // namespace sepax
