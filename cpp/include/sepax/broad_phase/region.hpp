/// What a search among boxes looks for: everything in a box, along a segment, near a point.
///
/// Every region tells `reach(box)`, how far away the box begins, and a box is of interest while
/// that is at most `limit()`, which a visitor may lower as it goes. `reach` is never too great, not
/// even by rounding: a search may find a box that the region just misses, but misses none.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "sepax/broad_phase/outer_box.hpp"
#include "sepax/math/pair.hpp"
#include "sepax/math/vec2.hpp"
#include "sepax/shape/bounds.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

/// Everything that overlaps a box.
class BoxRegion {
 public:
  /// Whether the order of the visits matters.
  static constexpr bool kOrdered = false;

  /// Of a box that is not empty.
  explicit BoxRegion(const OuterBox& box) : box_(box) {}

  /// Whether the box is of interest. Exact.
  [[nodiscard]] bool touches(const OuterBox& box) const { return box_.overlaps(box); }
  /// A box around all that is of interest.
  [[nodiscard]] OuterBox bounds() const { return box_; }

 private:
  OuterBox box_;
};

/// Everything that a box meets on a straight way, which may be none.
class SweptRegion {
 public:
  /// Whether the order of the visits matters.
  static constexpr bool kOrdered = false;

  /// The places of a box that is not empty.
  SweptRegion(const Bounds& box, Vec2 way)
      : passed_(roomy(swept(box, way))),
        way_(way),
        middle_(0.5 * box.min + 0.5 * box.max),
        half_(0.5 * box.max - 0.5 * box.min) {}

  /// Whether the box is of interest. By separating axes: those of the boxes, and across the way.
  [[nodiscard]] bool touches(const Bounds& box) const {
    return passed_.overlaps(box) &&
           meetsAcross(0.5 * box.min + 0.5 * box.max, 0.5 * box.max - 0.5 * box.min, Vec2{});
  }
  /// See the other.
  [[nodiscard]] bool touches(const OuterBox& box) const { return touches(boundsOf(box)); }
  /// Whether another box comes, at any time, where this one comes at any time. The same either way
  /// round.
  [[nodiscard]] bool touches(const SweptRegion& other) const {
    return passed_.overlaps(other.passed_) && meetsAcross(other.middle_, other.half_, other.way_) &&
           other.meetsAcross(middle_, half_, way_);
  }
  /// A box around all that is of interest.
  [[nodiscard]] OuterBox bounds() const { return outerBox(passed_); }

 private:
  /// More than all roundings of what is computed here, or of a body that is placed on the way, come
  /// to, relative to the coordinates.
  static constexpr double kMargin = 32.0 * kRoundoff;

  static Bounds roomy(const Bounds& box) {
    const double size = std::max(
        {std::abs(box.min.x), std::abs(box.max.x), std::abs(box.min.y), std::abs(box.max.y)});
    return grown(box, kMargin * size);
  }

  static Vec2 magnitudes(Vec2 v) { return {std::abs(v.x), std::abs(v.y)}; }

  /// Whether the projections onto the normal of the way meet: of half a box (a, b), that on a
  /// normal (-y, x) is |y| a + |x| b long. Also where a box is infinite, and nothing is a number.
  [[nodiscard]] bool meetsAcross(Vec2 middle, Vec2 half, Vec2 way) const {
    const Vec2 room = half_ + half;
    const Vec2 size =
        magnitudes(middle_) + magnitudes(middle) + magnitudes(way_) + magnitudes(way) + room;
    const double across = cross(way_, middle - middle_);
    const double along = cross(way_, way);
    const double reach = std::abs(way_.y) * (room.x + kMargin * size.x) +
                         std::abs(way_.x) * (room.y + kMargin * size.y);
    return !(std::min(across, across + along) > reach || std::max(across, across + along) < -reach);
  }

  Bounds passed_;
  Vec2 way_;
  Vec2 middle_;
  Vec2 half_;
};

/// Everything that a segment meets, up to a fraction of its length.
class RayRegion {
 public:
  /// Whether the order of the visits matters.
  static constexpr bool kOrdered = true;

  /// The points from + t way for t from 0 to `fraction`.
  RayRegion(Vec2 from, Vec2 way, double fraction)
      : from_(from), way_(way), inverse_{1.0 / way.x, 1.0 / way.y}, fraction_(fraction) {}

  /// The fraction at which the segment enters the box; infinity if it never does.
  [[nodiscard]] double reach(const Bounds& box) const {
    double enter = 0.0;
    double exit = std::numeric_limits<double>::infinity();
    clip(from_.x, way_.x, box.min.x, box.max.x, enter, exit);
    clip(from_.y, way_.y, box.min.y, box.max.y, enter, exit);
    // A difference, a quotient: either end is off by two roundings (Ize, "Robust BVH Ray
    // Traversal", 2013), or, where it is next to nothing, by the smallest double.
    enter *= 1.0 - 8.0 * kRoundoff;
    exit = exit * (1.0 + 8.0 * kRoundoff) + std::numeric_limits<double>::min();
    return enter <= exit ? enter : std::numeric_limits<double>::infinity();
  }
  /// Not more than that of any box within: for a tree, which asks it of dozens of boxes for each
  /// one that is hit. Both axes at once, and by products.
  [[nodiscard]] double reach(const OuterBox& box) const {
    const Pair from = pairOf(from_);
    const Pair inverse = pairOf(inverse_);
    const Pair low = (Pair{double{box.minX}, double{box.minY}} - from) * inverse;
    const Pair high = (Pair{double{box.maxX}, double{box.maxY}} - from) * inverse;
    const Pair first = lesserOf(low, high);
    const Pair last = greaterOf(low, high);
    // Along an axis on which the way stands still these are infinite; or no numbers, which compare
    // with nothing, if it stands on a side.
    double enter = std::max(std::max(0.0, first[0]), first[1]);
    double exit = std::min(std::min(std::numeric_limits<double>::infinity(), last[0]), last[1]);
    // Here the inverse and the product are off by a rounding each, too.
    enter *= 1.0 - 16.0 * kRoundoff;
    exit = exit * (1.0 + 16.0 * kRoundoff) + std::numeric_limits<double>::min();
    return enter <= exit ? enter : std::numeric_limits<double>::infinity();
  }
  /// Whether the box is of interest.
  [[nodiscard]] bool touches(const OuterBox& box) const { return reach(box) <= fraction_; }
  /// The fraction up to which the segment counts.
  [[nodiscard]] double limit() const { return fraction_; }
  /// Boxes farther than this are of no interest any more.
  void shorten(double fraction) { fraction_ = std::min(fraction_, fraction); }

  /// A box around all that is of interest.
  [[nodiscard]] OuterBox bounds() const {
    // The end is rounded; a margin of four roundings of each number in it makes up for that.
    constexpr double kMargin = 4.0 * kRoundoff;
    const Vec2 end = from_ + fraction_ * way_;
    Bounds bounds;
    for (const double sign : {-kMargin, kMargin}) {
      bounds.include(from_ + sign * from_);
      bounds.include(end + sign * from_ + sign * fraction_ * way_);
    }
    return outerBox(bounds);
  }

 private:
  static void clip(double from, double way, double min, double max, double& enter, double& exit) {
    if (way == 0.0) {
      if (from < min || from > max) exit = -1.0;
      return;
    }
    double first = (min - from) / way;
    double last = (max - from) / way;
    if (way < 0.0) std::swap(first, last);
    enter = std::max(enter, first);
    exit = std::min(exit, last);
  }

  Vec2 from_;
  Vec2 way_;
  /// One over the way, axis by axis: infinite where it stands still.
  Vec2 inverse_;
  double fraction_;
};

/// Everything within a distance of a point.
class NearRegion {
 public:
  /// Whether the order of the visits matters.
  static constexpr bool kOrdered = true;

  /// The closed disc around the point; an infinite distance is everything.
  NearRegion(Vec2 point, double distance) : point_(point), distance_(distance) {}

  /// The distance of the box.
  [[nodiscard]] double reach(const Bounds& box) const {
    const Vec2 gap{std::max({box.min.x - point_.x, point_.x - box.max.x, 0.0}),
                   std::max({box.min.y - point_.y, point_.y - box.max.y, 0.0})};
    return length(gap) * (1.0 - 8.0 * kRoundoff);
  }
  /// See the other.
  [[nodiscard]] double reach(const OuterBox& box) const { return reach(boundsOf(box)); }
  /// Whether the box is of interest.
  [[nodiscard]] bool touches(const OuterBox& box) const { return reach(box) <= distance_; }
  /// The distance up to which boxes count.
  [[nodiscard]] double limit() const { return distance_; }
  /// Boxes farther than this are of no interest any more.
  void shorten(double distance) { distance_ = std::min(distance_, distance); }

  /// A box around all that is of interest.
  [[nodiscard]] OuterBox bounds() const {
    return outerBox({{point_.x - distance_, point_.y - distance_},
                     {point_.x + distance_, point_.y + distance_}});
  }

 private:
  Vec2 point_;
  double distance_;
};

}  // namespace sepax
