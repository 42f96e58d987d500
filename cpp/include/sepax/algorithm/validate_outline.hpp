/// Everything that there is to say about an outline.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sepax/math/vec2.hpp"
#include "sepax/shape/outline.hpp"
#include "sepax/shape/polygon_rings.hpp"

namespace sepax {

/// What a finding about an outline is about; `first` and `second` are those of OutlineFinding.
enum class FindingKind : std::uint8_t {
  kNotFinite,     ///< Point `first` has a coordinate that is NaN or infinite.
  kTooLarge,      ///< Point `first` has a coordinate beyond kMaxCoordinate.
  kTooFewPoints,  ///< There are only `first` points, less than three, after repeats are left out.
  kCollinear,     ///< All points lie on one line: the outline encloses nothing.
  kRepeated,      ///< Point `second` repeats point `first`, the one before it. Harmless.
  kStraight,      ///< Point `first` lies on the straight line between its neighbours. Harmless.
  kSpike,         ///< The outline turns back on itself at point `first`.
  kTouching,      ///< Point `second` lies on the edge that starts at point `first`, or at the same
                  ///< place as that point, but the outline does not cross itself there. Not simple,
                  ///< but harmless.
  kCrossing,      ///< The edges that start at `first` and `second` cross.
  kOverlappingEdges,  ///< The edges that start at `first` and `second` share a stretch.
  kHoleOutside,       ///< The hole `ring` is not inside `otherRing`, the outer ring of its polygon.
  kHoleInHole,        ///< The hole `ring` lies inside the hole `otherRing` of the same polygon, the
                      ///< innermost of those around it.
  kNestedShells,      ///< The outer ring `ring` lies inside the polygon whose outer ring is
                      ///< `otherRing`.
  kDisconnected,      ///< The inside of a polygon falls apart at point `first`, where rings touch.
                      ///< Harmless.
  kConcave,           ///< The outer ring `ring` has a dent at point `first`.
};

/// Indices are those of the lists that were given: point or edge `first` of ring `ring`, `second`
/// of ring `otherRing`, which is the same one in findings about one ring.
struct OutlineFinding {
  /// What was found, and so what the indices mean.
  FindingKind kind;
  /// A point, or an edge by the point where it starts; the number of points for kTooFewPoints. 0
  /// where the kind has none.
  Index first = 0;
  /// Another point or edge; 0 where the kind has none.
  Index second = 0;
  /// Counted through all polygons.
  Index ring = 0;
  /// Counted likewise.
  Index otherRing = 0;
};

/// Which way a ring runs, with y up.
enum class Winding : std::uint8_t { kNone, kCounterClockwise, kClockwise };

/// Everything that is to say about an outline.
struct OutlineReport {
  /// In the order that validateRings gives; harmless ones too.
  std::vector<OutlineFinding> findings;
  /// The sense of the first outer ring with y up; kNone if some ring encloses nothing or edges
  /// cross.
  Winding winding = Winding::kNone;
  /// Whether no edges share a point but neighbours their corner, wherever the rings are. False if
  /// some ring encloses nothing.
  bool simple = false;
  /// Whether the outline is one ring, simple and without a dent. Straight corners are allowed.
  bool convex = false;
  /// Whether there were more crossings, touches and misplaced rings than asked for, and the last of
  /// them are missing.
  bool truncated = false;
};

/// How many crossings, touches and misplaced rings validateOutline lists together unless told
/// otherwise. The first crossing and the first misplaced ring are always listed.
inline constexpr std::size_t kMaxListedCrossings = 1000;

/// Examines polygons with holes, given as for normalizePolygonRings, and lists all findings,
/// exactly decided: of each ring in turn what it does by itself, in the order of FindingKind; then
/// what edges do to one another, in the order of the edges, then misplaced rings, then the first
/// point of each polygon at which its inside falls apart, then dents.
///
/// Numbers that are no coordinates, and rings that enclose nothing, leave nothing more to find;
/// misplaced rings and dents are looked for in rings that don't cross. O(n log n), and O(n) for
/// each edge that a sweep must leave out (see detail::EdgeSweep) so that no edges cross, at worst.
[[nodiscard]] OutlineReport validateRings(std::span<const std::span<const Vec2>> lists,
                                          std::size_t maxCrossings = kMaxListedCrossings,
                                          std::span<const Index> shells = kOneShell);

/// The first finding of those that is an error, if there is one: why normalizePolygonRings refuses
/// these rings. Numbers must be coordinates. O(n log n) likewise.
[[nodiscard]] std::optional<OutlineFinding> firstError(std::span<const std::span<const Vec2>> lists,
                                                       std::span<const Index> shells = kOneShell);

/// The same as validateRings for an outline without holes.
[[nodiscard]] inline OutlineReport validateOutline(std::span<const Vec2> points,
                                                   std::size_t maxCrossings = kMaxListedCrossings) {
  return validateRings({&points, 1}, maxCrossings);
}

}  // namespace sepax
