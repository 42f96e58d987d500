#include "sepax/query/ray_cast.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>

#include "sepax/algorithm/nearest_feature.hpp"
#include "sepax/algorithm/rounded_obstacle.hpp"
#include "sepax/query/closest_point.hpp"
#include "sepax/query/contains_point.hpp"

namespace sepax {

namespace {

/// What of a cast is asked for.
enum class Wanted : std::uint8_t { kEntry, kAll };

/// What a shortcut says of a way and a shape.
enum class Decision : std::uint8_t { kOpen, kMiss, kHit };

/// Casts a way with two ends.
class Caster {
 public:
  Caster(const StraightWay& way, const PlacedConvex& shape, Wanted wanted)
      : way_(way), vector_(way.vector()), core_(shape.core), shape_(shape), wanted_(wanted) {}

  RayCast cast() {
    cast_.exit.fraction = 1.0;
    const Decision disc = core_.count() == 1 && shape_.radius > 0.0 ? passDisc() : Decision::kOpen;
    if (disc == Decision::kOpen) {
      const bool meetsCore = passCore();
      cast_.hit = shape_.radius == 0.0 ? meetsCore : passRounded(meetsCore);
    } else {
      cast_.hit = disc == Decision::kHit;
    }
    if (!cast_.hit) return {};
    if (cast_.startsInside) cast_.entry = endAt(0.0, way_.origin);
    if (!leaves_ && wanted_ == Wanted::kAll) cast_.exit = endAt(1.0, way_.origin + vector_);
    return cast_;
  }

 private:
  /// Where the corners of the core lie, seen along the line of the way.
  struct Sides {
    bool left = false;
    bool right = false;
    bool straight = false;
    /// The last two edges from one side to the other, and how many there are.
    std::array<Index, 2> across{};
    Index crossings = 0;
  };

  /// The one loop over all corners: what it calls is inlined, though the rest is compiled for size.
  [[nodiscard, gnu::flatten]] Sides sidesOfCore() const {
    Sides sides;
    Index from = core_.count() - 1;
    double before = 0.0;
    // From the last corner, where the first edge comes from, once around.
    for (Index step = 0; step <= core_.count(); ++step) {
      const Index at = step == 0 ? from : core_.next(from);
      const double side = way_.sideOf(core_.vertex(at));
      (side > 0.0 ? sides.left : side < 0.0 ? sides.right : sides.straight) = true;
      if (step > 0 && (before > 0.0) != (side > 0.0)) sides.across[sides.crossings++ % 2] = from;
      from = at;
      before = side;
    }
    return sides;
  }

  /// Clips the way at the edges of the core. Whether anything is left is decided by exact signs.
  bool passCore() {
    const Sides sides = sidesOfCore();
    const auto& [left, right, straight, across, crossings] = sides;
    // First of all: of what is in the way by its box most is beside the line.
    if (!straight && left != right) return false;
    cast_.startsInside = true;
    if (!straight && crossings == 2) {
      // Of a line that meets no corner these two edges have all that is inside between them: a
      // point of it that is outside of another edge is outside of one of them, too, and passes that
      // one later coming in, or sooner going out.
      if (!passEdge(across[0]) || !passEdge(across[1])) return false;
    } else if (!passEdges()) {
      return false;
    }
    if (!left && !right && core_.count() < 3) return passAlong();
    finishCore();
    return true;
  }

  /// The same by each edge, for lines through corners, and along cores that are flat.
  bool passEdges() {
    double before = way_.sideOf(core_.vertex(0));
    for (Index i = 0; core_.count() > 1 && i < core_.count(); ++i) {
      const double after = way_.sideOf(core_.vertex(core_.next(i)));
      // The way comes in and goes out where its line meets an edge. Without that an edge that is
      // nearly straight on from there would pass for it, by rounding.
      const bool meets = before >= 0.0 ? after <= 0.0 || before == 0.0 : after >= 0.0;
      if (!passEdge(i, meets)) return false;
      before = after;
    }
    return true;
  }

  /// Whether the way is not all outside of the edge; `meets`: whether its line has a point of it.
  bool passEdge(Index i, bool meets = true) {
    const Vec2 p = core_.vertex(i);
    const Vec2 q = core_.vertex(core_.next(i));
    const double start = -orientation(p, q, way_.origin);
    const double end = -way_.endSideOf(p, q);
    if (start > 0.0) {
      if (end > 0.0) return false;
      cast_.startsInside = false;
    }
    if (!meets) return true;
    if (start > 0.0) {
      const double fraction = start / (start - end);
      if (entryEdge_ == kNoIndex || fraction > cast_.entry.fraction) {
        cast_.entry.fraction = fraction;
        entryEdge_ = i;
      }
    } else if (end > 0.0) {
      const double fraction = start / (start - end);
      if (!leaves_ || fraction < cast_.exit.fraction) {
        cast_.exit.fraction = fraction;
        exitEdge_ = i;
        leaves_ = true;
      }
    }
    return true;
  }

  void finishCore() {
    if (cast_.entry.fraction > cast_.exit.fraction) {
      // Rounding put the end of a graze before its beginning. The edge crossed more steeply is the
      // more certain one.
      const double in = -dot(core_.normal(entryEdge_), vector_);
      const double out = dot(core_.normal(exitEdge_), vector_);
      (in > out ? cast_.exit : cast_.entry).fraction =
          (in > out ? cast_.entry : cast_.exit).fraction;
    }
    if (entryEdge_ != kNoIndex) crossEdge(entryEdge_, cast_.entry);
    if (leaves_ && wanted_ == Wanted::kAll) crossEdge(exitEdge_, cast_.exit);
  }

  void crossEdge(Index i, BoundaryCrossing& crossing) const {
    crossing.normal = core_.normal(i) + Vec2{};
    crossing.edge = core_.sourceOfEdge(i);
    // On the edge rather than on the way: so it is on the boundary, however far the way leads.
    const Vec2 p = core_.vertex(i);
    const Vec2 q = core_.vertex(core_.next(i));
    const double ofStart = way_.sideOf(p);
    const double ofEnd = way_.sideOf(q);
    if ((ofStart >= 0.0) == (ofEnd >= 0.0)) {
      crossing.point = std::abs(ofStart) <= std::abs(ofEnd) ? p : q;
    } else if (std::abs(ofStart) <= std::abs(ofEnd)) {
      crossing.point = p + (ofStart / (ofStart - ofEnd)) * (q - p);
    } else {
      crossing.point = q + (ofEnd / (ofEnd - ofStart)) * (p - q);
    }
  }

  /// For a core that is a point or a segment, on the line of the way.
  bool passAlong() {
    const Vec2 tip = core_.vertex(0);
    const Vec2 otherTip = core_.vertex(core_.count() - 1);
    cast_.startsInside = betweenCollinear(tip, way_.origin, otherTip);
    leaves_ = false;
    if (vector_ == Vec2{}) return cast_.startsInside;
    const bool forward = dot(otherTip - tip, vector_) >= 0.0;
    const Vec2 first = forward ? tip : otherTip;
    const Vec2 last = forward ? otherTip : tip;
    if (way_.startsBeyond(last) || way_.endsBefore(first)) return false;
    const Vec2 ahead = (1.0 / length(vector_)) * vector_ + Vec2{};
    cast_.entry = {fractionOf(first), first, -ahead + Vec2{}, kNoIndex};
    leaves_ = !way_.endsBefore(last);
    if (leaves_) cast_.exit = {fractionOf(last), last, ahead, kNoIndex};
    return true;
  }

  [[nodiscard]] double fractionOf(Vec2 p) const {
    return std::clamp(dot(p - way_.origin, vector_) / dot(vector_, vector_), 0.0, 1.0);
  }

  bool passRounded(bool meetsCore) {
    const Obstacle obstacle(way_.origin, core_);
    NearestApproach approach;
    if (!meetsCore) {
      leaves_ = false;
      approach = nearestApproach(obstacle, vector_);
      if (!comesWithin(core_, way_, approach.feature.distance, shape_.radius)) return false;
    }
    cast_.startsInside = containsPoint(shape_, way_.origin);
    if (vector_ == Vec2{}) return true;
    const WayThrough through = wayThrough(obstacle, shape_.radius, vector_);
    if (through.time.empty()) {
      // A radius as small as rounding leaves nothing but the core; else the way is a graze.
      if (meetsCore) return true;
      leaves_ = approach.time < 1.0;
      cast_.entry = crossing(approach.time, approach.feature.normal, kNoIndex);
      cast_.exit = cast_.entry;
      return true;
    }
    leaves_ = through.time.max < 1.0;
    cast_.entry = crossing(through.time.min, through.normal, through.edge);
    cast_.exit = crossing(through.time.max, through.exitNormal, through.exitEdge);
    return true;
  }

  /// What passRounded does of a disc, in closed form, and without lists. Open where rounding
  /// matters, next to the circle.
  [[nodiscard]] Decision passDisc() {
    // Twice: distances may be computed in other ways.
    constexpr double kClear = 2.0 * kReachFilter;
    const Vec2 p = core_.vertex(0) - way_.origin;
    const double squared = dot(vector_, vector_);
    // Not for ways so long or so short that squares overflow, or are zero.
    if (!(squared > 0x1p-900 && squared < 0x1p900)) return Decision::kOpen;
    const double radius = shape_.radius;
    const double nearest = std::clamp(dot(p, vector_) / squared, 0.0, 1.0);
    const double distance = length(p - nearest * vector_);
    const double start = length(p);
    const double size = radius + start + std::sqrt(squared);
    if (!(std::abs(distance - radius) > kClear * size)) return Decision::kOpen;
    if (distance > radius) return Decision::kMiss;
    if (!(std::abs(start - radius) > kClear * size)) return Decision::kOpen;
    const detail::CircleTimes times = detail::circleTimes(p, radius, vector_);
    if (!times.any) return Decision::kOpen;
    cast_.startsInside = start < radius;
    leaves_ = times.leave < 1.0;
    cast_.entry = onCircle(p, times.enter);
    if (wanted_ == Wanted::kAll) cast_.exit = onCircle(p, times.leave);
    return Decision::kHit;
  }

  [[nodiscard, gnu::noinline]] BoundaryCrossing onCircle(Vec2 p, double time) const {
    return crossing(time, detail::directionOf(p - time * vector_), kNoIndex);
  }

  [[nodiscard]] BoundaryCrossing crossing(double time, Vec2 inward, Index edge) const {
    const double fraction = std::clamp(time, 0.0, 1.0);
    return {fraction, way_.origin + fraction * vector_, -inward + Vec2{},
            edge == kNoIndex ? kNoIndex : core_.sourceOfEdge(edge)};
  }

  /// An end of the way that is inside.
  [[nodiscard]] BoundaryCrossing endAt(double fraction, Vec2 point) const {
    const ClosestPoint closest = closestPoint(shape_, point);
    return {fraction, point, closest.normal, closest.edge};
  }

  StraightWay way_;
  Vec2 vector_;
  const PlacedPolygon& core_;
  const PlacedConvex& shape_;
  Wanted wanted_;
  RayCast cast_;
  Index entryEdge_ = kNoIndex;
  Index exitEdge_ = kNoIndex;
  /// Whether the way ends outside, so that the exit is not its end.
  bool leaves_ = false;
};

/// std::ilogb of a finite number that is not zero, which is a call elsewhere.
int exponentOf(double value) {
  const auto bits = static_cast<int>(std::bit_cast<std::uint64_t>(value) >> 52U & 0x7ffU);
  return bits == 0 ? std::ilogb(value) : bits - 1023;
}

/// std::ldexp of one.
double powerOfTwo(int exponent) {
  if (exponent < -1022 || exponent > 1023) return std::ldexp(1.0, exponent);
  return std::bit_cast<double>(static_cast<std::uint64_t>(exponent + 1023) << 52U);
}

/// The power of two that makes the direction longer than any way through the shape.
double stretch(Vec2 from, Vec2 direction, const PlacedConvex& shape) {
  const Bounds& bounds = shape.core.bounds();
  const double far = std::max({std::abs(bounds.min.x - from.x), std::abs(bounds.max.x - from.x),
                               std::abs(bounds.min.y - from.y), std::abs(bounds.max.y - from.y)}) +
                     shape.radius;
  const double speed = std::max(std::abs(direction.x), std::abs(direction.y));
  if (speed == 0.0 || far < 0.25 * speed) return 1.0;
  return powerOfTwo(exponentOf(far) - exponentOf(speed) + 3);
}

/// The stretched ray up to its far end, which is outside.
RayCast castStretched(Vec2 from, Vec2 direction, const PlacedConvex& shape, Wanted wanted) {
  const double stretched = stretch(from, direction, shape);
  RayCast cast = Caster(StraightWay::along(from, stretched * direction), shape, wanted).cast();
  cast.entry.fraction *= stretched;
  cast.exit.fraction *= stretched;
  return cast;
}

}  // namespace

RayCast castSegment(Vec2 from, Vec2 to, const PlacedConvex& shape) {
  return Caster(StraightWay::between(from, to), shape, Wanted::kAll).cast();
}

RayCast castRay(Vec2 from, Vec2 direction, const PlacedConvex& shape, double maxFraction) {
  RayCast cast = castStretched(from, direction, shape, Wanted::kAll);
  if (cast.entry.fraction > maxFraction) return {};
  if (cast.exit.fraction > maxFraction) {
    const Vec2 end = from + maxFraction * direction;
    const ClosestPoint closest = closestPoint(shape, end);
    cast.exit = {maxFraction, end, closest.normal, closest.edge};
  }
  return cast;
}

std::optional<BoundaryCrossing> segmentEntry(Vec2 from, Vec2 to, const PlacedConvex& shape) {
  const RayCast cast = Caster(StraightWay::between(from, to), shape, Wanted::kEntry).cast();
  if (!cast.hit) return std::nullopt;
  return cast.entry;
}

std::optional<BoundaryCrossing> rayEntry(Vec2 from, Vec2 direction, const PlacedConvex& shape,
                                         double maxFraction) {
  const RayCast cast = castStretched(from, direction, shape, Wanted::kEntry);
  if (!cast.hit || cast.entry.fraction > maxFraction) return std::nullopt;
  return cast.entry;
}

}  // namespace sepax
