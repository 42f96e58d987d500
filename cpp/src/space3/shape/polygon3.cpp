#include "sepax/space3/shape/polygon3.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

#include "sepax/math/expansion.hpp"
#include "sepax/space3/math/exact_sum.hpp"

namespace sepax::space3 {

namespace {

/// Twice the area of the outline as seen along `axis`. Needs no common base, being exact.
double exactNewell(std::span<const Vec3> points, Axis axis) {
  const Axis u = nextAxis(axis);
  const Axis v = nextAxis(u);
  ExactSum sum;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Vec3& p = points[i];
    const Vec3& q = points[i + 1 == points.size() ? 0 : i + 1];
    addProduct(sum, p[u], q[v]);
    addProduct(sum, -q[u], p[v]);
  }
  return sum.estimate();
}

/// A sum and the magnitude of its terms; the error doesn't grow with their number (Neumaier 1974).
struct CompensatedSum {
  double value = 0.0;
  double lost = 0.0;
  double size = 0.0;

  void add(double term) {
    const sepax::detail::Rounded sum = sepax::detail::twoSum(value, term);
    value = sum.value;
    lost += sum.error;
    size += std::abs(term);
  }
};

/// Twice the area of the outline as seen along `axis`, and how much went into it.
CompensatedSum roundedNewell(std::span<const Vec3> points, Axis axis) {
  const Axis u = nextAxis(axis);
  const Axis v = nextAxis(u);
  CompensatedSum sum;
  for (std::size_t i = 2; i < points.size(); ++i) {
    // From the first point: far from the origin the products would cost digits.
    const Vec3 p = points[i - 1] - points[0];
    const Vec3 q = points[i] - points[0];
    sum.add(p[u] * q[v]);
    sum.add(-(p[v] * q[u]));
  }
  sum.value += sum.lost;
  return sum;
}

/// The index of the point for which measure(point) is greatest.
template <class Measure>
Index farthest(std::span<const Vec3> points, Measure measure) {
  Index best = 0;
  double most = -1.0;
  for (Index i = 0; i < points.size(); ++i) {
    const double size = measure(points[i]);
    if (size > most) {
      most = size;
      best = i;
    }
  }
  return best;
}

}  // namespace

/// Three vertices that span the polygon: the farthest from the first, and the farthest from the
/// line of the two. False if all are exactly collinear.
bool Polygon3::findSpan() {
  const Vec3& a = points_[0];
  second_ = farthest(points_, [&](const Vec3& p) { return greatestComponent(p - a); });
  const Displacement base{a, points_[second_]};
  const Vec3 direction = base.rounded();
  third_ =
      farthest(points_, [&](const Vec3& p) { return greatestComponent(cross(direction, p - a)); });
  plane_.normal = crossProduct(base, {a, points_[third_]});
  // In a needle rounding can hide which point is off the line: look at each exactly.
  for (Index i = 0; i < count() && plane_.normal == kOrigin; ++i) {
    third_ = i;
    plane_.normal = crossProduct(base, {a, points_[i]});
  }
  axis_ = dominantAxis(plane_.normal);
  return !(plane_.normal == kOrigin);
}

/// Newell's method: the components of the normal are twice the areas of the outline as seen along
/// the three axes (Sutherland, Sproull, Schumacker, "A Characterization of Ten Hidden-Surface
/// Algorithms", 1974). It averages over vertices that miss a common plane, and tells which way
/// round the outline runs. Until now the normal is that of three vertices, which may run the other
/// way.
void Polygon3::findNormal() {
  const CompensatedSum x = roundedNewell(points_, Axis::kX);
  const CompensatedSum y = roundedNewell(points_, Axis::kY);
  const CompensatedSum z = roundedNewell(points_, Axis::kZ);
  const Vec3 areas{x.value, y.value, z.value};
  const double spanned = plane_.normal[axis_];
  // Where parts of the outline cancel, as in an 8, the sum is the less precise normal.
  const double terms = greatestComponent({x.size, y.size, z.size});
  const bool sound = std::abs(areas[axis_]) >= std::max(std::abs(spanned), kNewellFilter * terms);
  // An 8 can have no area at all: either side is as good as the other.
  if (signOf(sound ? areas[axis_] : exactNewell(points_, axis_)) * signOf(spanned) < 0) {
    std::swap(second_, third_);
    plane_.normal = -plane_.normal;
  }
  if (sound) plane_.normal = areas;
  plane_.normal = storedPoint(normalized(plane_.normal));
  Vec3 sum;
  for (const Vec3& p : points_) sum = sum + (p - points_[0]);
  plane_.point = storedPoint(points_[0] + (1.0 / static_cast<double>(points_.size())) * sum);
}

PolygonStatus Polygon3::checkPlanarity() const {
  const auto distance = [this](const Vec3& p) {
    return std::abs(dot(plane_.normal, p - plane_.point));
  };
  const Index vertex = farthest(points_, distance);
  const double off = distance(points_[vertex]);
  const double limit = kPlanarity * bounds_.extent() + kPlanarityUlps * bounds_.reach();
  if (points_.size() == 3 || off <= limit) return {};
  return {PolygonFault::kNonPlanar, vertex, off};
}

Polygon3::Result Polygon3::create(std::span<const Vec3> points) {
  const auto fault = [](PolygonFault what) { return Result{{what, 0, 0.0}, {}}; };
  if (points.size() < 3) return fault(PolygonFault::kTooFewPoints);
  Polygon3 polygon;
  polygon.points_.reserve(points.size());
  for (const Vec3& p : points) polygon.points_.push_back(storedPoint(p));
  polygon.bounds_ = boundsOf(polygon.points_);
  if (!polygon.findSpan()) return fault(PolygonFault::kCollinear);
  polygon.findNormal();
  const PolygonStatus status = polygon.checkPlanarity();
  if (!status.ok()) return {status, {}};
  return {{}, std::move(polygon)};
}

}  // namespace sepax::space3
