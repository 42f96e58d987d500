/// The contact of two placed bodies.
#pragma once

#include <cstdint>

#include "sepax/math/vec2.hpp"
#include "sepax/world/placed_body.hpp"

namespace sepax {

/// How two bodies touch, if they do: what Collision says of them.
struct Touch {
  /// Whether they share a point. Exact.
  bool touching = false;
  /// A unit vector from a towards b.
  Vec2 normal;
  /// 0 or more.
  double depth = 0.0;
};

/// What is to be known of two bodies. Each says more than the one before.
enum class TouchDetail : std::uint8_t {
  kWhether,     ///< Whether they touch.
  kContact,     ///< And if they do, the normal and the depth.
  kSeparation,  ///< And if they don't, a normal that separates them.
};

/// Compares two bodies. What collide() says, to the last bit, without what contacts don't have: of
/// the usual kinds by their kernels alone, EdgeLanes and discContact, unless they are so near to
/// touching that rounding matters. Besides what was asked for, nothing is meant.
[[nodiscard]] Touch touchOf(const PlacedBody& a, const PlacedBody& b,
                            TouchDetail detail = TouchDetail::kContact);

}  // namespace sepax
