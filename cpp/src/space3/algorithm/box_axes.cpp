#include "sepax/space3/algorithm/box_axes.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <span>

#include "sepax/space3/math/predicates.hpp"

namespace sepax::space3 {

namespace {

/// Both boxes' half edges: a's three, then b's.
using HalfEdges = std::array<Vec3, 6>;

/// The axis L = e x f; what of it is the same for faces and edges.
class Candidate {
 public:
  Candidate(const HalfEdges& halfEdges, const Displacement& way, std::size_t e, std::size_t f)
      : halfEdges_(halfEdges),
        way_(way),
        e_(Displacement::of(halfEdges[e])),
        f_(Displacement::of(halfEdges[f])) {}

  [[nodiscard]] Vec3 normal() const { return crossProduct(e_, f_); }

  /// |L.d| - sum |L.h| over the half edges h, where d is the way between the centers, is positive
  /// if the shadows are apart.
  [[nodiscard]] bool apart() const {
    const Vec3& e = e_.to;
    const Vec3& f = f_.to;
    const Vec3 d = way_.rounded();
    const Vec3 normal = cross(e, f);
    double separation = std::abs(dot(normal, d));
    Vec3 size = absolute(d);
    for (const Vec3& edge : halfEdges_) {
      if (!throwsShadow(edge)) continue;
      separation -= std::abs(dot(normal, edge));
      size = size + absolute(edge);
    }
    const double error =
        kBoxFilter * greatestComponent(e) * greatestComponent(f) * (size.x + size.y + size.z);
    return std::abs(separation) > error ? separation > 0.0 : exactlyApart();
  }

 private:
  /// e and f themselves have no shadow.
  [[nodiscard]] bool throwsShadow(const Vec3& edge) const {
    return &edge != &e_.to && &edge != &f_.to;
  }

  /// The same separation, exactly: once all signs are known, it is one determinant.
  [[nodiscard]] bool exactlyApart() const {
    const double along = signOf(tripleProduct(e_, f_, way_));
    std::array<Vec3, 6> summands{along * way_.to, -along * way_.from};
    std::size_t count = 2;
    for (const Vec3& edge : halfEdges_) {
      if (!throwsShadow(edge)) continue;
      const double side = signOf(tripleProduct(e_, f_, Displacement::of(edge)));
      summands[count++] = -side * edge;
    }
    return exactTripleProduct(e_, f_, std::span(summands).first(count)) > 0.0;
  }

  const HalfEdges& halfEdges_;
  const Displacement& way_;
  Displacement e_;
  Displacement f_;
};

/// Whether the normal is too short for its factors. Each length is divided out on its own: their
/// product could overflow.
bool parallel(const Vec3& e, const Vec3& f, const Vec3& normal) {
  const double lengthOfF = length(f);
  return lengthOfF == 0.0 || length(normal) / lengthOfF <= kParallelSine * length(e);
}

/// Half the length of the shadow of a box.
double reach(const OrientedBox& box, const Vec3& direction) {
  double sum = 0.0;
  for (const Vec3& edge : box.halfEdges) sum += std::abs(dot(direction, edge));
  return sum;
}

/// Brings the rounded numbers of an axis into line with its exact decision.
void measure(BoxAxis& axis, const OrientedBox& a, const OrientedBox& b, const Vec3& normal,
             const Vec3& way) {
  axis.direction = normalized(normal);
  axis.offset = dot(axis.direction, way);
  if (axis.offset < 0.0) {
    axis.direction = -axis.direction;
    axis.offset = -axis.offset;
  }
  axis.reachA = reach(a, axis.direction);
  axis.reachB = reach(b, axis.direction);
  const double overlap = axis.reachA + axis.reachB - axis.offset;
  axis.overlap = axis.apart ? std::min(overlap, 0.0) : std::max(overlap, 0.0);
}

}  // namespace

BoxAxis boxAxis(const OrientedBox& a, const OrientedBox& b, std::uint32_t number) {
  HalfEdges halfEdges;
  std::copy(a.halfEdges.begin(), a.halfEdges.end(), halfEdges.begin());
  std::copy(b.halfEdges.begin(), b.halfEdges.end(), halfEdges.begin() + 3);
  const Displacement way{a.center, b.center};
  BoxAxis axis;
  std::size_t e = 0;
  std::size_t f = 0;
  if (number < 6) {
    axis.source = number < 3 ? BoxAxisSource::kFaceOfA : BoxAxisSource::kFaceOfB;
    axis.a = axis.b = number % 3;
    const std::size_t base = number < 3 ? 0 : 3;
    e = base + (number + 1) % 3;
    f = base + (number + 2) % 3;
  } else {
    axis.source = BoxAxisSource::kEdges;
    axis.a = (number - 6) / 3;
    axis.b = (number - 6) % 3;
    e = axis.a;
    f = 3 + axis.b;
  }
  const Candidate candidate(halfEdges, way, e, f);
  const Vec3 normal = candidate.normal();
  axis.apart = candidate.apart();
  axis.parallel = parallel(halfEdges[e], halfEdges[f], normal);
  if (!axis.parallel) measure(axis, a, b, normal, way.rounded());
  return axis;
}

}  // namespace sepax::space3
