#include "sepax/algorithm/slide.hpp"

#include <optional>
#include <vector>

#include "sepax/algorithm/grown_obstacle.hpp"
#include "sepax/shape/bounds.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

namespace {

/// A motion that turns at every wall needs few of them to come to rest or get free; around a curve
/// of many pieces each step loses speed.
constexpr int kMostTurns = 16;

std::vector<GrownObstacle> obstaclesWithin(std::span<const PlacedConvex> a,
                                           std::span<const PlacedConvex> b, Vec2 from,
                                           double reach) {
  std::vector<GrownObstacle> obstacles;
  for (const PlacedConvex& piece : a) {
    const Bounds around = grown(translated(boundsOf(piece), from), reach);
    for (const PlacedConvex& other : b) {
      if (around.overlaps(boundsOf(other))) obstacles.emplace_back(piece, other);
    }
  }
  return obstacles;
}

std::optional<Entry> firstEntry(const std::vector<GrownObstacle>& obstacles, Vec2 from, Vec2 way,
                                double skin) {
  std::optional<Entry> first;
  for (const GrownObstacle& obstacle : obstacles) {
    const std::optional<Entry> entry = obstacle.enter(from, way, skin);
    if (entry && (!first || entry->time < first->time)) first = entry;
  }
  return first;
}

/// What is left of a way that may not press against `normal`.
Vec2 along(Vec2 way, Vec2 normal) { return way - dot(way, normal) * normal; }

}  // namespace

Slide slideAlong(std::span<const PlacedConvex> a, std::span<const PlacedConvex> b, Vec2 from,
                 Vec2 way, double size) {
  const double skin = kSlideSkin * size;
  const std::vector<GrownObstacle> obstacles = obstaclesWithin(a, b, from, length(way));
  Slide slide{from, {}};
  Vec2 rest = way;
  for (int turn = 0; turn < kMostTurns; ++turn) {
    if (rest == Vec2{}) return slide;
    const std::optional<Entry> entry = firstEntry(obstacles, slide.end, rest, skin);
    if (!entry) {
      slide.end = slide.end + rest;
      return slide;
    }
    slide.end = slide.end + entry->time * rest + skin * entry->normal;
    rest = along((1.0 - entry->time) * rest, entry->normal);
    // Neither into the wall before, nor back.
    const bool stopped =
        dot(rest, way) < 0.0 || (!slide.walls.empty() && dot(rest, slide.walls.back()) < 0.0);
    slide.walls.push_back(entry->normal);
    if (stopped) return slide;
  }
  return slide;
}

}  // namespace sepax
