/// The memory through which numbers cross between wasm and JS. The layouts here are mirrored, name
/// for name, by web/lib/raw/layout.ts; tests/js/contract.test.ts compares the two.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sepax/math/vec2.hpp"
#include "sepax/query/closest_point.hpp"
#include "sepax/query/collide.hpp"
#include "sepax/query/distance.hpp"
#include "sepax/query/manifold.hpp"
#include "sepax/query/measure_shape.hpp"
#include "sepax/query/ray_cast.hpp"
#include "sepax/query/shape_cast.hpp"
#include "sepax/query/trace.hpp"
#include "sepax/query/trace_sweep.hpp"
#include "sepax/query/walk.hpp"
#include "sepax/shape/outline.hpp"

namespace sepax::wasm {

/// Places in the result record, in doubles.
namespace record {
inline constexpr std::size_t kIntersects = 0;
inline constexpr std::size_t kWillIntersect = 1;
inline constexpr std::size_t kNormal = 2;
inline constexpr std::size_t kDepth = 4;
inline constexpr std::size_t kMtv = 5;
inline constexpr std::size_t kSide = 7;
inline constexpr std::size_t kEdge = 8;
inline constexpr std::size_t kEnter = 9;
inline constexpr std::size_t kExit = 10;
inline constexpr std::size_t kDecidedBy = 11;
inline constexpr std::size_t kNormalStep = 12;
inline constexpr std::size_t kPieceOfA = 13;
inline constexpr std::size_t kPieceOfB = 14;
/// The same record, as constructors fill it.
inline constexpr std::size_t kFault = 0;
inline constexpr std::size_t kFaultFirst = 1;
inline constexpr std::size_t kFaultSecond = 2;
/// The same record, as measures fill it.
inline constexpr std::size_t kArea = 0;
inline constexpr std::size_t kCentroid = 1;
inline constexpr std::size_t kBounds = 3;
inline constexpr std::size_t kShapeInertia = 7;
/// The same record, as measureReach fills it.
inline constexpr std::size_t kPivotReach = 0;
/// The same record, as supportPoint fills it.
inline constexpr std::size_t kSupport = 0;
/// The same record, as outlines fill it: their measures, what boxes and circles enclose them, and
/// what they are.
inline constexpr std::size_t kOutlineArea = 0;
inline constexpr std::size_t kPerimeter = 1;
inline constexpr std::size_t kOutlineCentroid = 2;
inline constexpr std::size_t kInertia = 4;
inline constexpr std::size_t kCenter = 0;
inline constexpr std::size_t kRadius = 2;
inline constexpr std::size_t kAxis = 2;
inline constexpr std::size_t kHalfExtents = 4;
inline constexpr std::size_t kWinding = 0;
inline constexpr std::size_t kSimple = 1;
inline constexpr std::size_t kConvex = 2;
inline constexpr std::size_t kTruncated = 3;
/// The same record, as repair fills it: the six numbers of RepairCounts.
inline constexpr std::size_t kRepairs = 0;
/// The same record, as distance fills it.
inline constexpr std::size_t kDistance = 0;
inline constexpr std::size_t kDistanceNormal = 1;
inline constexpr std::size_t kPointA = 3;
inline constexpr std::size_t kPointB = 5;
/// The same record, as closestPoint fills it: distance, normal, point, and these.
inline constexpr std::size_t kClosestEdge = 5;
inline constexpr std::size_t kClosestPiece = 6;
/// The same record, as sweep and its trace fill it.
inline constexpr std::size_t kHit = 0;
inline constexpr std::size_t kStartsOverlapping = 1;
inline constexpr std::size_t kTime = 2;
inline constexpr std::size_t kImpactPoint = 3;
inline constexpr std::size_t kImpactNormal = 5;
inline constexpr std::size_t kImpactSeparation = 7;
inline constexpr std::size_t kImpactPieceOfA = 8;
inline constexpr std::size_t kImpactPieceOfB = 9;
inline constexpr std::size_t kClosedForm = 10;
inline constexpr std::size_t kInReach = 11;
/// The same record, as casts fill it: the first entry, as `crossing` has it.
inline constexpr std::size_t kFirstEntry = 0;
/// The same record, as moveAndSlide fills it; of a world also how far around the body it looked.
inline constexpr std::size_t kTranslation = 0;
inline constexpr std::size_t kLooked = 2;
inline constexpr std::size_t kStanding = 3;
/// The same record, as the queries of two segments fill it: the answer, and the steps to it.
inline constexpr std::size_t kMeeting = 0;
inline constexpr std::size_t kMeetingStart = 1;
inline constexpr std::size_t kMeetingEnd = 3;
inline constexpr std::size_t kMeetingOnA = 5;
inline constexpr std::size_t kMeetingOnB = 7;
inline constexpr std::size_t kSettledBy = 9;
inline constexpr std::size_t kColumnA = 10;
inline constexpr std::size_t kColumnB = 12;
inline constexpr std::size_t kRight = 14;
inline constexpr std::size_t kDeterminant = 16;
inline constexpr std::size_t kParameterA = 17;
inline constexpr std::size_t kParameterB = 19;
inline constexpr std::size_t kSides = 21;
/// The same record, as traces of circles fill it.
inline constexpr std::size_t kRegion = 0;
inline constexpr std::size_t kFeature = 1;
inline constexpr std::size_t kCentre = 2;
inline constexpr std::size_t kNearest = 4;
inline constexpr std::size_t kCentreDistance = 6;
inline constexpr std::size_t kReach = 7;
inline constexpr std::size_t kSeparation = 8;
inline constexpr std::size_t kCircleNormal = 9;
inline constexpr std::size_t kWithinReach = 11;
/// The same record, as responses fill it: a velocity or a translation, and what is left.
inline constexpr std::size_t kResponse = 0;
inline constexpr std::size_t kRemaining = 2;
inline constexpr std::size_t kSqueezed = 3;
inline constexpr std::size_t kSize = 32;
}  // namespace record

/// Places in a step of a trace, in doubles.
namespace step {
inline constexpr std::size_t kSource = 0;
inline constexpr std::size_t kEdge = 1;
inline constexpr std::size_t kNormal = 2;
inline constexpr std::size_t kDuplicateOf = 4;
inline constexpr std::size_t kA = 5;
inline constexpr std::size_t kB = 9;
inline constexpr std::size_t kOverlap = 13;
inline constexpr std::size_t kApart = 14;
inline constexpr std::size_t kSwept = 15;
inline constexpr std::size_t kApartThroughout = 17;
inline constexpr std::size_t kTime = 18;
inline constexpr std::size_t kLeastOverlap = 20;
inline constexpr std::size_t kLeastOverlapStep = 21;
inline constexpr std::size_t kCommonTime = 22;
inline constexpr std::size_t kSize = 24;
}  // namespace step

/// Places in a point of contact, in doubles.
namespace contact {
inline constexpr std::size_t kPointA = 0;
inline constexpr std::size_t kPointB = 2;
inline constexpr std::size_t kDepth = 4;
inline constexpr std::size_t kSide = 5;
inline constexpr std::size_t kVertex = 6;
inline constexpr std::size_t kPiece = 7;
inline constexpr std::size_t kSize = 8;
}  // namespace contact
/// Places in a finding about an outline, in doubles.
namespace finding {
inline constexpr std::size_t kKind = 0;
inline constexpr std::size_t kRing = 1;
inline constexpr std::size_t kFirst = 2;
inline constexpr std::size_t kOtherRing = 3;
inline constexpr std::size_t kSecond = 4;
inline constexpr std::size_t kSize = 5;
}  // namespace finding

/// Places in a stretch of a cast, in doubles: whether it starts inside, and where it enters and
/// leaves.
namespace stretch {
inline constexpr std::size_t kStartsInside = 0;
inline constexpr std::size_t kEntry = 1;
inline constexpr std::size_t kExit = 8;
inline constexpr std::size_t kSize = 15;
}  // namespace stretch

/// Places in the entry and the exit of a stretch, in doubles.
namespace crossing {
inline constexpr std::size_t kFraction = 0;
inline constexpr std::size_t kPoint = 1;
inline constexpr std::size_t kNormal = 3;
inline constexpr std::size_t kEdge = 5;
inline constexpr std::size_t kPiece = 6;
}  // namespace crossing

/// Places in a stop of an advance, in doubles. Lines are those of LineOwner.
namespace stop {
inline constexpr std::size_t kTime = 0;
inline constexpr std::size_t kPointA = 1;
inline constexpr std::size_t kPointB = 3;
inline constexpr std::size_t kNormal = 5;
inline constexpr std::size_t kDistance = 7;
inline constexpr std::size_t kLine = 8;
inline constexpr std::size_t kSafe = 9;
inline constexpr std::size_t kSize = 10;
}  // namespace stop

/// Places in a wall of a slide, in doubles. Kinds are those of WallKind.
namespace wall {
inline constexpr std::size_t kNormal = 0;
inline constexpr std::size_t kKind = 2;
inline constexpr std::size_t kPoint = 3;
/// The place of the obstacle in the list, or the number of the body.
inline constexpr std::size_t kObstacle = 5;
inline constexpr std::size_t kSize = 6;
}  // namespace wall

/// How a character walks, as JS says it: up may have any length, and be zero.
[[nodiscard]] WalkOptions walkOptions(Vec2 up, double slope, double stepHeight, double snap);

/// What a wall is to a character with a sense of up.
enum class WallKind : std::uint8_t { kWall, kFloor, kCeiling };

/// Adding zero turns -0 into 0, which nobody wants to see.
inline void put(double* at, Vec2 v) {
  at[0] = v.x + 0.0;
  at[1] = v.y + 0.0;
}

/// One record for answers of fixed size, one list for answers of any size, one list for arguments.
struct Buffers {
  std::array<double, record::kSize> record{};
  std::vector<double> output;
  std::vector<double> input;

  void writeStatus(const OutlineStatus& status);
  void writeShapeMeasures(const ShapeMeasures& measures, const Bounds& bounds);
  void writeDistance(const Distance& distance);
  void writeCollision(const Collision& collision);
  void writeClosestPoint(const ClosestPoint& closest);
  void writeImpact(const Impact& impact);
  /// Returns how many.
  [[nodiscard]] std::uint32_t writeCasts(std::span<const RayCast> casts);
  /// The same of a convex shape, which makes none without a hit.
  [[nodiscard]] std::uint32_t writeCast(const RayCast& cast) {
    return writeCasts({&cast, cast.hit ? std::size_t{1} : 0});
  }
  /// The same of where alone it comes in, which is in the record then.
  [[nodiscard]] std::uint32_t writeEntry(const std::optional<BoundaryCrossing>& entry);
  void writeTranslation(Vec2 translation);
  /// Returns how many walls.
  [[nodiscard]] std::uint32_t writeWalk(const Walk& walk, const Footing& footing);
  void writeManifold(const Manifold& manifold);
  void writeTrace(const Trace& trace);
  void writeSweepTrace(const SweepTrace& trace);
  void writePoints(std::span<const Vec2> points);
};

}  // namespace sepax::wasm
