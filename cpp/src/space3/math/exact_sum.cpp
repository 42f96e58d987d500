#include "sepax/space3/math/exact_sum.hpp"

namespace sepax::space3 {

void addProduct(ExactSum& sum, double a, double b, double c) {
  using sepax::detail::Rounded;
  using sepax::detail::twoProduct;
  if (a == 0.0 || b == 0.0 || c == 0.0) return;
  const Rounded ab = twoProduct(a, b);
  for (const double part : {ab.error, ab.value}) {
    const Rounded abc = twoProduct(part, c);
    sum.add(abc.error);
    sum.add(abc.value);
  }
}

}  // namespace sepax::space3
