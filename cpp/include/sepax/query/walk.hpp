/// How a character moves: it slides like others, and stands, climbs steps, follows the ground, and
/// lands on platforms from above only.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "sepax/algorithm/slide.hpp"
#include "sepax/shape/placed_shape.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

/// Something in the way of a character.
struct WalkObstacle {
  /// Where it stands.
  PlacedShape shape;
  /// Whether it only stops what comes down on it, and what stands on it.
  bool oneWay = false;
};

/// What a character does besides sliding. Without a sense of up: nothing.
struct WalkOptions {
  /// Where up is, and how steep floors are.
  Footing footing;
  /// How high it climbs.
  double stepHeight = 0.0;
  /// How far down it follows ground that falls away.
  double snap = 0.0;
};

/// Something that a character was pushed out of or stopped by, or stands on.
struct WalkWall {
  /// The unit vector away from the obstacle.
  Vec2 normal;
  /// Where: a point of the obstacle's boundary.
  Vec2 point;
  /// The place of the obstacle in the list.
  Index obstacle = 0;
  /// Whether one can stand there: on a floor, or on the edge of one.
  bool floor = false;
  /// Whether a side of the obstacle was met, rather than one of its corners.
  bool side = false;
};

/// The answer of walk.
struct Walk {
  /// What to translate the shape by.
  Vec2 translation;
  /// What was met, in order; the ground at the end comes last.
  std::vector<WalkWall> walls;
  /// How far the way out of what it was in at the start is.
  double wayOut = 0.0;
  /// Whether it stands on the last floor of the walls in the end, rather than having left it.
  bool standing = false;

  /// The last floor among the walls, or null.
  [[nodiscard]] WalkWall* lastFloor() {
    const auto last =
        std::find_if(walls.rbegin(), walls.rend(), [](const WalkWall& wall) { return wall.floor; });
    return last == walls.rend() ? nullptr : &*last;
  }

  /// Tells what it ends on, if that is a floor. The one that it came to is not told twice, but
  /// where it stands on it now.
  void standOn(const std::optional<WalkWall>& found) {
    standing = found && found->floor;
    if (!standing) return;
    WalkWall* const last = lastFloor();
    if (last != nullptr && last->obstacle == found->obstacle &&
        dot(last->normal, found->normal) > kSameNormal) {
      last->point = found->point;
    } else {
      walls.push_back(*found);
    }
  }
};

/// Moves a shape by `motion` among obstacles, as moveAndSlide does. With a sense of up, besides:
///
/// Who stands on a floor and does not rise goes along it, as far as the level part of the motion is
/// long; what leads down is nothing to who stands, so that nobody slides down a floor. With `snap`
/// this holds downhill, too, and where the ground then falls away by up to that, the shape is put
/// down on it.
///
/// Where a wall stops a shape that stands, it is lifted by up to `stepHeight`, goes on along the
/// floor, and is put down: on a floor, or on the edge of one. What comes to a next step that is too
/// high goes half as far, or half of that.
[[nodiscard]] Walk walk(const PlacedShape& shape, std::span<const WalkObstacle> obstacles,
                        Vec2 motion, const WalkOptions& options);

}  // namespace sepax
