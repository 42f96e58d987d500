#include "sepax/space3/math/predicates.hpp"

#include "sepax/space3/math/exact_sum.hpp"

namespace sepax::space3 {

namespace {

/// Whether a value with that error bound is right as far as wanted.
bool sure(double value, double error, Wanted wanted) {
  const double size = std::abs(value);
  return error == 0.0 || size > (wanted == Wanted::kSign ? error : kPrecise * error);
}

/// An exact displacement as the sum of two stored vectors.
struct Summands {
  explicit Summands(const Displacement& d) : vectors{d.to, -d.from} {}
  Vec3 vectors[2];
};

}  // namespace

double tripleProduct(const Displacement& p, const Displacement& q, const Displacement& r,
                     Wanted wanted) {
  const Vec3 a = p.rounded();
  const Vec3 b = q.rounded();
  const Vec3 c = r.rounded();
  const Vec3 left{a.y * b.z, a.z * b.x, a.x * b.y};
  const Vec3 right{a.z * b.y, a.x * b.z, a.y * b.x};
  const double value = dot(left - right, c);
  const double size = dot(absolute(left) + absolute(right), absolute(c));
  if (sure(value, kTripleFilter * size, wanted)) return value;
  return exactTripleProduct(p, q, Summands(r).vectors);
}

double exactTripleProduct(const Displacement& p, const Displacement& q, std::span<const Vec3> r) {
  ExactSum sum;
  for (const Axis i : kAxes) {
    const Axis j = nextAxis(i);
    const Axis k = nextAxis(j);
    for (const Vec3& a : Summands(p).vectors) {
      for (const Vec3& b : Summands(q).vectors) {
        for (const Vec3& c : r) {
          addProduct(sum, a[i], b[j], c[k]);
          addProduct(sum, -a[j], b[i], c[k]);
        }
      }
    }
  }
  return sum.estimate();
}

double dotProduct(const Vec3& p, const Displacement& q, Wanted wanted) {
  const Vec3 b = q.rounded();
  const double value = dot(p, b);
  const double size = dot(absolute(p), absolute(b));
  if (sure(value, kDotFilter * size, wanted)) return value;
  ExactSum sum;
  for (const Axis axis : kAxes) {
    addProduct(sum, p[axis], q.to[axis]);
    addProduct(sum, -p[axis], q.from[axis]);
  }
  return sum.estimate();
}

Vec3 crossProduct(const Displacement& p, const Displacement& q) {
  const Vec3 a = p.rounded();
  const Vec3 b = q.rounded();
  const Vec3 product = cross(a, b);
  const double size = greatestComponent(a) * greatestComponent(b);
  if (sure(greatestComponent(product), kCrossFilter3 * size, Wanted::kValue)) return product;
  const auto component = [&](Axis axis) {
    return exactTripleProduct(p, q, std::span(&unitVector(axis), 1));
  };
  return {component(Axis::kX), component(Axis::kY), component(Axis::kZ)};
}

double squaredGap(const Displacement& way, double reach0, double reach1) {
  const Vec3 d = way.rounded();
  const double reach = reach0 + reach1;
  const double squaredReach = reach * reach;
  const double squaredDistance = dot(d, d);
  const double value = squaredDistance - squaredReach;
  const double error = kSquaredGapFilter * (squaredDistance + squaredReach);
  if (sure(value, error, Wanted::kSign)) return value;
  ExactSum sum;
  const auto addSquare = [&sum](double factor, double a, double b) {
    addProduct(sum, factor, a, a);
    addProduct(sum, 2.0 * factor, a, b);
    addProduct(sum, factor, b, b);
  };
  for (const Axis axis : kAxes) addSquare(1.0, way.to[axis], -way.from[axis]);
  addSquare(-1.0, reach0, reach1);
  return sum.estimate();
}

}  // namespace sepax::space3
