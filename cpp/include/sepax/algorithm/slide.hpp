/// How a moving shape slides along what is in its way.
#pragma once

#include <optional>
#include <vector>

#include "sepax/algorithm/grown_obstacle.hpp"
#include "sepax/algorithm/piece_pairs.hpp"
#include "sepax/math/vec2.hpp"
#include "sepax/shape/placed_shape.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

/// What tells floors from walls and ceilings.
struct Footing {
  /// Where up is: a unit vector, or zero. Then all is walls.
  Vec2 up{};
  /// The cosine of the steepest floor's angle from level.
  double slopeCosine = 1.0;

  /// Whether one can stand on what has this outward unit normal.
  [[nodiscard]] constexpr bool isFloor(Vec2 normal) const {
    const double rise = dot(normal, up);
    return rise > 0.0 && rise >= slopeCosine - kSlopeSlack;
  }
  /// Whether it is the lower side of what would be a floor.
  [[nodiscard]] constexpr bool isCeiling(Vec2 normal) const { return isFloor(-normal); }
  /// Whether a motion goes up, rounding apart.
  [[nodiscard]] bool rises(Vec2 motion) const {
    return dot(motion, up) > kResting * length(motion);
  }
  /// A motion without its part along up.
  [[nodiscard]] constexpr Vec2 level(Vec2 motion) const { return motion - dot(motion, up) * up; }
};

/// A level motion led along a floor, as long as before: nobody walks more slowly uphill.
[[nodiscard]] Vec2 ledAlong(Vec2 motion, Vec2 floor);

/// Something that stopped a motion.
struct SlideWall {
  /// Its outward unit normal.
  Vec2 normal;
  /// The piece that it stopped.
  Index pieceOfA = 0;
  /// The piece that it is.
  Index pieceOfB = 0;
  /// Where the pieces of a were then, relative to where they are placed.
  Vec2 at;
};

/// What a straight way enters first, and when: 0 to 1.
struct FirstEntry {
  /// When.
  double time = 0.0;
  /// What.
  SlideWall wall;
};

/// The first that the pieces of a, which have moved by `from`, enter deeper than `skin` on a way.
/// `pairs` are those of a and b. `across` changes no answer: a unit vector along which the shapes
/// are side by side there, so that few pieces are near; zero for that of the way.
[[nodiscard]] std::optional<FirstEntry> firstEntry(const PlacedShape& a, const PlacedShape& b,
                                                   PiecePairs& pairs, Vec2 from, Vec2 way,
                                                   double skin, Vec2 across = Vec2{});

/// What a slide by `motion` is measured by: the sizes of the shape and of all obstacles, and the
/// way as far as there can be anything in it. What is longer leads out from among them; measured by
/// all of it, obstacles would vanish in the rounding of a way of a million million.
[[nodiscard]] double slideSize(const Bounds& shape, const Bounds& obstacles, Vec2 motion);

/// How far a motion among obstacles gets.
struct Slide {
  /// Where the motion ends, relative to where the pieces are placed.
  Vec2 end;
  /// What it was stopped by, in order.
  std::vector<SlideWall> walls;
};

/// Where the pieces of a come to, together, that stand at `from` relative to where they are placed
/// and want to move by `way`: at everything in their way they lose what presses against it and go
/// on with the rest; between two such things they stop. `from` is outside of the obstacles within
/// `size` * kSlideSkin, as is the end: grazes don't stop anything. `size` is slideSize().
///
/// What does not rise when it comes to a floor of the `footing` falls no farther, and goes on along
/// it by what is level of the rest, as far as that is long; `walking`, it already does. What walks
/// stops at a face that is too steep for a floor: led up along it, it would leave the ground.
[[nodiscard]] Slide slideAlong(const PlacedShape& a, const PlacedShape& b, Vec2 from, Vec2 way,
                               double size, const Footing& footing = {}, bool walking = false);

}  // namespace sepax
