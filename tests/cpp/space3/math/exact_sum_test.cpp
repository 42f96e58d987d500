#include "sepax/space3/math/exact_sum.hpp"

#include <cstdint>

#include <gtest/gtest.h>

#include "oracle/rational.hpp"
#include "space3/support/generators3.hpp"

namespace sepax::space3::exact_sum_test {
namespace {

using oracle::Dyadic;
using test::Random;

TEST(ExactSumTest, SumsOfProductsLoseNothing) {
  for (std::uint64_t i = 0; i < test::cases(100000); ++i) {
    Random random(140, i);
    ExactSum sum;
    Dyadic exact(0.0);
    double a = 1.0;
    double b = 1.0;
    double c = 1.0;
    for (int k = 0; k < 6; ++k) {
      // Often the last product once more, with the other sign, but for a bit.
      if (k % 2 == 1 && random.chance(0.7)) {
        a = -test::nudged(a, random.integer(-1, 1));
      } else {
        a = random.magnitude(-100, 100);
        b = random.magnitude(-100, 100);
        c = random.chance(0.2) ? 1.0 : random.magnitude(-100, 100);
      }
      addProduct(sum, a, b, c);
      exact = exact + Dyadic(a) * Dyadic(b) * Dyadic(c);
    }
    Dyadic parts(0.0);
    for (std::size_t k = 0; k < sum.size(); ++k) parts = parts + Dyadic(sum[k]);
    ASSERT_TRUE(parts == exact) << i;
    ASSERT_EQ((sum.estimate() > 0.0) - (sum.estimate() < 0.0), exact.sign()) << i;
  }
}

}  // namespace
}  // namespace sepax::space3::exact_sum_test
