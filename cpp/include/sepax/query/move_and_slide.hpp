/// How a shape moves among others: out of what it is in, and along what is in its way.
#pragma once

#include "sepax/algorithm/slide.hpp"
#include "sepax/algorithm/way_out.hpp"
#include "sepax/shape/placed_shape.hpp"

namespace sepax {

/// The answer of moveAndSlide.
struct SlideMotion {
  /// What to translate the shape by.
  Vec2 translation;
  /// The outward unit normals of what it was pushed out of and stopped by, in order.
  std::vector<Vec2> walls;
  /// How it got out of what it was in at the start.
  WayOut wayOut;
};

/// Moves shape a by `motion` among what b is made of. What it overlaps at the start it leaves the
/// shortest way, as far as the motion does not by itself; at everything in its way it loses what
/// presses against it and slides on with the rest. It ends in contact at most, within 1e-12 of the
/// sizes. Nothing is passed through, however long the motion, but where a point or a segment meets
/// a seam exactly; seams between pieces and grazes stop nothing.
[[nodiscard]] SlideMotion moveAndSlide(const PlacedShape& a, const PlacedShape& b, Vec2 motion);

}  // namespace sepax
