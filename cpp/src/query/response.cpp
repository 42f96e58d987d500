#include "sepax/query/response.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <optional>

#include "sepax/tolerance.hpp"

namespace sepax {

namespace {

Vec2 unitVector(Vec2 v) { return (1.0 / length(v)) * v; }

double size(Vec2 v) { return std::abs(v.x) + std::abs(v.y); }

/// A half-plane of translations: out . t >= offset. `out` is a unit vector.
struct HalfPlane {
  Vec2 out;
  double offset;
};

/// The translations that leave all contacts but for a depth of `relief`: an intersection of
/// half-planes.
class Clearance {
 public:
  Clearance(std::span<const ContactPlane> contacts, double relief)
      : contacts_(contacts), relief_(relief) {}

  /// The shortest one, if there is any.
  [[nodiscard]] std::optional<Vec2> shortest() const {
    Vec2 translation{};
    for (std::size_t i = 0; i < contacts_.size(); ++i) {
      const auto [out, offset] = plane(i);
      const double slack = kContactSlack * (std::abs(offset) + size(translation));
      // Of a normal without a direction every comparison is false.
      if (!(dot(out, translation) < offset - slack)) continue;
      // What was the shortest before is outside, so that the shortest now is on the border.
      const std::optional<double> along = shortestOnBorder(i);
      if (!along) return std::nullopt;
      translation = offset * out + *along * quarterTurn(out);
    }
    return translation;
  }

  /// The greatest depth that is left after a translation, beyond the relief.
  [[nodiscard]] double remaining(Vec2 translation) const {
    double greatest = 0.0;
    for (std::size_t i = 0; i < contacts_.size(); ++i) {
      const auto [out, offset] = plane(i);
      greatest = std::max(greatest, offset - dot(out, translation));
    }
    return greatest;
  }

 private:
  [[nodiscard]] HalfPlane plane(std::size_t i) const {
    return {-unitVector(contacts_[i].normal), contacts_[i].depth - relief_};
  }

  /// The place nearest to its middle on the border of half-plane i that is in all before it.
  [[nodiscard]] std::optional<double> shortestOnBorder(std::size_t i) const {
    double low = -std::numeric_limits<double>::infinity();
    double high = std::numeric_limits<double>::infinity();
    double lowSine = 0.0;
    double highSine = 0.0;
    const HalfPlane border = plane(i);
    for (std::size_t j = 0; j < i; ++j) {
      const HalfPlane earlier = plane(j);
      const double sine = cross(border.out, earlier.out);
      const double cosine = dot(border.out, earlier.out);
      const double lack = earlier.offset - border.offset * cosine;
      if (std::abs(sine) <= kParallelSine) {
        // The same way, the border satisfies both; opposite ways, both or none.
        if (cosine < 0.0 && lack > 0.0) return std::nullopt;
      } else if (sine > 0.0 && lack / sine > low) {
        low = lack / sine;
        lowSine = sine;
      } else if (sine < 0.0 && lack / sine < high) {
        high = lack / sine;
        highSine = -sine;
      }
    }
    if (low <= high) return std::clamp(0.0, low, high);
    // Rounding may put three borders through one point out of order. What that leaves is the
    // distance from the border that is crossed at the smaller angle.
    const double left = (low - high) * std::min(lowSine, highSine);
    const double place = lowSine > highSine ? low : high;
    if (left > kContactSlack * (std::abs(border.offset) + std::abs(place))) return std::nullopt;
    return place;
  }

  std::span<const ContactPlane> contacts_;
  double relief_;
};

/// The translation that leaves the least greatest depth, by bisection of that depth.
Vec2 compromise(std::span<const ContactPlane> contacts) {
  constexpr int kBisections = 60;
  double low = 0.0;
  double high = Clearance(contacts, 0.0).remaining({});
  Vec2 best{};
  for (int i = 0; i < kBisections; ++i) {
    const double middle = 0.5 * (low + high);
    const std::optional<Vec2> found = Clearance(contacts, middle).shortest();
    if (found) best = *found;
    (found ? high : low) = middle;
  }
  return best;
}

}  // namespace

Vec2 slide(Vec2 velocity, Vec2 normal) { return bounce(velocity, normal, 0.0); }

Vec2 bounce(Vec2 velocity, Vec2 normal, double restitution, double friction) {
  const Vec2 unit = unitVector(normal);
  const double into = dot(velocity, unit);
  if (!(into > 0.0)) return velocity;
  const double along = dot(velocity, quarterTurn(unit));
  const double grip = friction * (1.0 + restitution) * into;
  const double kept = std::copysign(std::max(0.0, std::abs(along) - grip), along);
  return kept * quarterTurn(unit) - (restitution * into) * unit;
}

ContactResolution resolveContacts(std::span<const ContactPlane> contacts) {
  const Clearance clearance(contacts, 0.0);
  const std::optional<Vec2> clear = clearance.shortest();
  ContactResolution resolution;
  resolution.translation = clear ? *clear : compromise(contacts);
  resolution.remaining = clearance.remaining(resolution.translation);
  const double slack = kContactSlack * (clearance.remaining({}) + size(resolution.translation));
  resolution.squeezed = !clear && resolution.remaining > slack;
  return resolution;
}

Vec2 clipVelocity(Vec2 velocity, std::span<const Vec2> normals) {
  const auto goesIntoNone = [&](Vec2 v) {
    return std::all_of(normals.begin(), normals.end(), [&](Vec2 normal) {
      return !(dot(v, unitVector(normal)) > kParallelSine * size(v));
    });
  };
  if (goesIntoNone(velocity)) return velocity;
  // The nearest point of a wedge is on one of its two sides, or at its corner. Of the parts of a
  // velocity the longest is the nearest to it.
  Vec2 best{};
  for (const Vec2 normal : normals) {
    const Vec2 candidate = slide(velocity, normal);
    if (length(candidate) > length(best) && goesIntoNone(candidate)) best = candidate;
  }
  return best;
}

}  // namespace sepax
