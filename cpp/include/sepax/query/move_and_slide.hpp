/// How a shape moves among others: out of what it is in, and along what is in its way.
#pragma once

#include <optional>

#include "sepax/algorithm/slide.hpp"
#include "sepax/algorithm/way_out.hpp"
#include "sepax/shape/placed_shape.hpp"

namespace sepax {

/// The answer of moveAndSlide.
struct SlideMotion {
  /// What to translate the shape by.
  Vec2 translation;
  /// What it was pushed out of and stopped by, in order.
  std::vector<SlideWall> walls;
  /// How it got out of what it was in at the start.
  WayOut wayOut;
};

/// How a shape gets out of what it is in before it slides.
struct StartOfSlide {
  /// Its way out.
  WayOut wayOut;
  /// Where the slide starts, relative to where the shape is placed.
  Vec2 out;
  /// What is left of the motion: what it does for the way out need not be done twice.
  Vec2 rest;
  /// What it was pushed out of, if it was.
  std::optional<SlideWall> wall;
};

/// The shortest way out of b for a that wants to move by `motion`, unless that is no longer than
/// the tolerance.
[[nodiscard]] StartOfSlide startOfSlide(const PlacedShape& a, const PlacedShape& b, Vec2 motion,
                                        double tolerance = 0.0);

/// Whether a enters no piece of b deeper than the tolerance. No, if it has no inside and might lie
/// in the seam of two pieces. O(log p + log q + found).
[[nodiscard]] bool touchesPieces(const PlacedShape& a, const PlacedShape& b, double tolerance);

/// What a shape was pushed out of: what it is beside then, in the order of b's pieces, where the
/// way out leads from several surfaces together, and from none of them alone. Nothing if it was not
/// pushed. O(log p + log q + found).
[[nodiscard]] std::vector<SlideWall> wallsLeft(const PlacedShape& a, const PlacedShape& b,
                                               const StartOfSlide& start);

/// Where a slide ends.
struct SlideEnd {
  /// What to translate the shape by.
  Vec2 translation;
  /// The way out of what it overlaps at the start.
  WayOut wayOut;
};

/// What moveAndSlide finds but for the walls.
[[nodiscard]] SlideEnd endOfSlide(const PlacedShape& a, const PlacedShape& b, Vec2 motion);

/// Moves shape a by `motion` among what b is made of. What it overlaps at the start it leaves the
/// shortest way, as far as the motion does not by itself; at everything in its way it loses what
/// presses against it and slides on with the rest. It ends in contact at most, within 1e-12 of the
/// sizes: with each wall, so that out of the tip of a wedge the way is longer, by one over the sine
/// of half its angle. Nothing is passed through, however long the motion, but where a point or a
/// segment meets a seam exactly, as it may in the corner of a dent, where seams begin; seams
/// between pieces and grazes stop nothing.
[[nodiscard]] SlideMotion moveAndSlide(const PlacedShape& a, const PlacedShape& b, Vec2 motion);

}  // namespace sepax
