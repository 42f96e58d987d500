#include "sepax/math/exact.hpp"

#include <cmath>

#include "sepax/math/expansion.hpp"

namespace sepax::detail {

Exact::Exact(double value) { add(value); }

void Exact::add(double summand) {
  double carry = summand;
  std::size_t kept = 0;
  for (const double term : terms_) {
    const Rounded sum = twoSum(carry, term);
    carry = sum.value;
    if (sum.error != 0.0) terms_[kept++] = sum.error;
  }
  terms_.resize(kept);
  if (carry != 0.0) terms_.push_back(carry);
}

Exact Exact::combine(const Exact& a, double factor, const Exact& b) {
  Exact sum = a;
  for (const double term : b.terms_) sum.add(factor * term);
  return sum;
}

Exact operator*(const Exact& a, const Exact& b) {
  Exact product;
  for (const double s : a.terms_) {
    for (const double t : b.terms_) {
      const Rounded part = twoProduct(s, t);
      product.add(part.error);
      product.add(part.value);
    }
  }
  return product;
}

int Exact::sign() const {
  if (terms_.empty()) return 0;
  return terms_.back() > 0.0 ? 1 : -1;
}

ExactVec2 ExactVec2::difference(Vec2 a, Vec2 b) {
  return {Exact(a.x) - Exact(b.x), Exact(a.y) - Exact(b.y)};
}

Exact dot(const ExactVec2& a, const ExactVec2& b) { return a.x * b.x + a.y * b.y; }

Exact cross(const ExactVec2& a, const ExactVec2& b) { return a.x * b.y - a.y * b.x; }

double exactScale(double size) {
  // Sums of two products of differences are below 2^506, their products below 2^1012.
  constexpr int kGreatest = 251;
  return size == 0.0 ? 1.0 : std::ldexp(1.0, kGreatest - std::ilogb(size));
}

}  // namespace sepax::detail
