#include "sepax/algorithm/slide.hpp"

#include <algorithm>

#include "sepax/math/interval.hpp"
#include "sepax/shape/bounds.hpp"

namespace sepax {

namespace {

/// A motion that turns at every wall needs few of them to come to rest or get free; around a curve
/// of many pieces each step loses speed.
constexpr int kMostTurns = 16;

/// What is left of a way that may not press against `normal`.
Vec2 along(Vec2 way, Vec2 normal) { return way - dot(way, normal) * normal; }

/// A unit vector, or zero if there is no way.
Vec2 unitAlong(Vec2 way) {
  const double size = length(way);
  return size > 0.0 ? (1.0 / size) * way : Vec2{};
}

/// Where a way from a point leads on an axis, with room on either side.
Interval shadowOf(Vec2 axis, Vec2 from, Vec2 way, double room) {
  const double start = dot(axis, from);
  const double end = start + dot(axis, way);
  return {std::min(start, end) - room, std::max(start, end) + room};
}

}  // namespace

std::optional<FirstEntry> firstEntry(const PlacedShape& a, const PlacedShape& b, PiecePairs& pairs,
                                     Vec2 from, Vec2 way, double skin, Vec2 across) {
  if (across == Vec2{}) across = unitAlong(way);
  std::optional<FirstEntry> first;
  // What is beyond an entry need not be looked at.
  Bounds moves = grown(swept({from, from}, way), skin);
  Interval passed = shadowOf(across, from, way, skin);
  pairs.visit(moves, across, passed, [&](Index i, Index j) {
    const std::optional<Entry> entry =
        GrownObstacle(a.pieces[i], b.pieces[j]).enter(from, way, skin);
    if (!entry) return true;
    const auto isBefore = [i, j](const SlideWall& other) {
      return i != other.pieceOfA ? i < other.pieceOfA : j < other.pieceOfB;
    };
    if (first &&
        (entry->time > first->time || (entry->time == first->time && !isBefore(first->wall)))) {
      return true;
    }
    const Vec2 free = entry->time * way;
    first = {entry->time, {entry->normal, i, j, from + free}};
    moves = grown(swept({from, from}, free), skin);
    passed = shadowOf(across, from, free, skin);
    return true;
  });
  return first;
}

double slideSize(const Bounds& shape, const Bounds& obstacles, Vec2 motion) {
  const bool alone = obstacles.min.x > obstacles.max.x;
  Bounds all = shape;
  all.include(obstacles);
  return shape.extent() + (alone ? 0.0 : obstacles.extent()) +
         std::min(length(motion), 4.0 * all.extent());
}

Vec2 ledAlong(Vec2 motion, Vec2 floor) {
  const Vec2 led = along(motion, floor);
  const double size = length(led);
  return size > 0.0 ? (length(motion) / size) * led : Vec2{};
}

Slide slideAlong(const PlacedShape& a, const PlacedShape& b, Vec2 from, Vec2 way, double size,
                 const Footing& footing, bool walking) {
  const double skin = kSlideSkin * size;
  PiecePairs pairs(a, b);
  // What was pushed out is beside all of b there.
  Vec2 across = unitAlong(from);
  Slide slide{from, {}};
  Vec2 rest = way;
  for (int turn = 0; turn < kMostTurns; ++turn) {
    if (rest == Vec2{}) return slide;
    // Beyond the size there is nothing any more: see slideSize.
    const double far = length(rest);
    const double part = far > size ? size / far : 1.0;
    const std::optional<FirstEntry> entry =
        firstEntry(a, b, pairs, slide.end, part * rest, skin, across);
    if (!entry) {
      slide.end = slide.end + rest;
      return slide;
    }
    const Vec2 normal = entry->wall.normal;
    const double time = part * entry->time;
    across = normal;
    const bool onward = !footing.rises(normal) && !footing.rises(along(rest, normal));
    if (walking && !footing.isFloor(normal) && !onward) {
      // Whoever walks up to a wall does not go on up the wall, nor do round feet up an edge: they
      // would be in the air at its side, fall back, and come again. Out of it leads the way that it
      // came, along its floor.
      slide.end = slide.end + std::max(0.0, time + skin / dot(normal, rest)) * rest;
      slide.walls.push_back(entry->wall);
      return slide;
    }
    slide.end = slide.end + time * rest + skin * normal;
    rest = (1.0 - time) * rest;
    if (footing.isFloor(normal) && (walking || !footing.rises(rest))) {
      if (!walking) {
        rest = footing.level(rest);
        way = footing.level(way);
        walking = true;
      }
      rest = ledAlong(rest, normal);
    } else {
      rest = along(rest, normal);
    }
    // Neither into the wall before, nor back.
    const bool stopped = dot(rest, way) < 0.0 ||
                         (!slide.walls.empty() && dot(rest, slide.walls.back().normal) < 0.0);
    slide.walls.push_back(entry->wall);
    if (stopped) return slide;
  }
  return slide;
}

}  // namespace sepax
