#include "sepax/algorithm/slide.hpp"

#include <optional>
#include <vector>

#include "sepax/algorithm/grown_obstacle.hpp"
#include "sepax/algorithm/piece_pairs.hpp"
#include "sepax/shape/bounds.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

namespace {

/// A motion that turns at every wall needs few of them to come to rest or get free; around a curve
/// of many pieces each step loses speed.
constexpr int kMostTurns = 16;

/// The first that the pieces of a, which have moved by `from`, enter on a way.
std::optional<Entry> firstEntry(std::span<const PlacedConvex> a, std::span<const PlacedConvex> b,
                                const PiecePairs& pairs, Vec2 from, Vec2 way, double skin) {
  std::optional<Entry> first;
  Index pieceOfA = kNoIndex;
  Index pieceOfB = kNoIndex;
  // What is beyond an entry need not be looked at.
  Bounds moves = grown(swept({from, from}, way), skin);
  pairs.visit(moves, [&](Index i, Index j) {
    const std::optional<Entry> entry = GrownObstacle(a[i], b[j]).enter(from, way, skin);
    if (!entry) return true;
    const bool before = i != pieceOfA ? i < pieceOfA : j < pieceOfB;
    if (first && (entry->time > first->time || (entry->time == first->time && !before)))
      return true;
    first = entry;
    pieceOfA = i;
    pieceOfB = j;
    moves = grown(swept({from, from}, entry->time * way), skin);
    return true;
  });
  return first;
}

/// What is left of a way that may not press against `normal`.
Vec2 along(Vec2 way, Vec2 normal) { return way - dot(way, normal) * normal; }

}  // namespace

Slide slideAlong(std::span<const PlacedConvex> a, std::span<const PlacedConvex> b, Vec2 from,
                 Vec2 way, double size) {
  const double skin = kSlideSkin * size;
  const PiecePairs pairs(a, b);
  Slide slide{from, {}};
  Vec2 rest = way;
  for (int turn = 0; turn < kMostTurns; ++turn) {
    if (rest == Vec2{}) return slide;
    const std::optional<Entry> entry = firstEntry(a, b, pairs, slide.end, rest, skin);
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
