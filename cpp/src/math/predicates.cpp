#include "sepax/math/predicates.hpp"

#include "sepax/math/expansion.hpp"

namespace sepax::detail {

namespace {

/// a - b, exactly.
Expansion<2> difference(double a, double b) {
  Expansion<2> d;
  d.add(a);
  d.add(-b);
  return d;
}

/// a - b + shift, exactly.
Expansion<3> shiftedDifference(double a, double b, double shift) {
  Expansion<3> d;
  d.add(a);
  d.add(-b);
  d.add(shift);
  return d;
}

}  // namespace

double exactCross(Vec2 p0, Vec2 p1, Vec2 q0, Vec2 q1, Vec2 shift) {
  // Two products of 2 x 3 terms, each of which is a value and an error: at most 24 summands.
  Expansion<24> sum;
  addProduct(sum, 1.0, difference(p1.x, p0.x), shiftedDifference(q1.y, q0.y, shift.y));
  addProduct(sum, -1.0, difference(p1.y, p0.y), shiftedDifference(q1.x, q0.x, shift.x));
  return sum.estimate();
}

}  // namespace sepax::detail
