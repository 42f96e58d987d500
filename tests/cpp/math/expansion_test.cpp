#include "sepax/math/expansion.hpp"

#include <bit>
#include <cmath>
#include <cstdint>

#include <gtest/gtest.h>

#include "oracle/rational.hpp"
#include "support/cases.hpp"
#include "support/random.hpp"

namespace sepax::detail::expansion_test {
namespace {

using oracle::Dyadic;
using test::Random;

template <std::size_t Capacity>
Dyadic exactSum(const Expansion<Capacity>& expansion) {
  Dyadic sum;
  for (std::size_t i = 0; i < expansion.size(); ++i) sum = sum + Dyadic(expansion[i]);
  return sum;
}

/// Doubles that cancel, dwarf and repeat each other.
double troublesome(Random& random) {
  const double special[] = {0.0, 1.0, -1.0, 0x1p53, -0x1p53, 0x1p-53, 1.0 + 0x1p-52, 0x1p52 + 0.5};
  if (random.chance(0.3)) return special[random.integer(0, 7)];
  return random.magnitude(-80, 80);
}

TEST(TwoSumTest, SumAndErrorAreExact) {
  for (std::uint64_t i = 0; i < test::cases(20000); ++i) {
    Random random(1, i);
    const double a = troublesome(random);
    const double b = troublesome(random);
    const Rounded sum = twoSum(a, b);
    ASSERT_EQ(sum.value, a + b);
    ASSERT_EQ(Dyadic(sum.value) + Dyadic(sum.error), Dyadic(a) + Dyadic(b)) << a << " " << b;
  }
}

TEST(TwoProductTest, ProductAndErrorAreExact) {
  for (std::uint64_t i = 0; i < test::cases(20000); ++i) {
    Random random(2, i);
    const double a = troublesome(random);
    const double b = troublesome(random);
    const Rounded product = twoProduct(a, b);
    ASSERT_EQ(product.value, a * b);
    ASSERT_EQ(Dyadic(product.value) + Dyadic(product.error), Dyadic(a) * Dyadic(b))
        << a << " " << b;
  }
}

TEST(TwoProductTest, IsExactAtBothEndsOfTheRangeOfCoordinates) {
  for (std::uint64_t i = 0; i < test::cases(5000); ++i) {
    Random random(3, i);
    // Differences of stored coordinates are multiples of 2^-537 and below 2^334.
    const double a = random.integer(-1000000, 1000000) * 0x1p-537;
    const double b = random.chance(0.5) ? random.magnitude(-480, -470) : random.magnitude(330, 333);
    const Rounded product = twoProduct(a, b);
    ASSERT_EQ(Dyadic(product.value) + Dyadic(product.error), Dyadic(a) * Dyadic(b))
        << a << " " << b;
    const Rounded square = twoProduct(b, b);
    ASSERT_EQ(Dyadic(square.value) + Dyadic(square.error), Dyadic(b) * Dyadic(b)) << b;
  }
}

TEST(ExpansionTest, StartsAsZero) {
  const Expansion<4> zero;
  EXPECT_EQ(zero.size(), 0U);
  EXPECT_EQ(zero.estimate(), 0.0);
}

TEST(ExpansionTest, SumsAreExact) {
  for (std::uint64_t i = 0; i < test::cases(20000); ++i) {
    Random random(4, i);
    Expansion<12> sum;
    Dyadic expected;
    const int terms = random.integer(1, 12);
    for (int k = 0; k < terms; ++k) {
      const double term = troublesome(random);
      sum.add(term);
      expected = expected + Dyadic(term);
    }
    ASSERT_EQ(exactSum(sum), expected) << i;
    ASSERT_EQ(oracle::signOf(sum.estimate()), expected.sign()) << i;
  }
}

TEST(ExpansionTest, TermsAreNotZeroDoNotOverlapAndGrow) {
  for (std::uint64_t i = 0; i < test::cases(5000); ++i) {
    Random random(5, i);
    Expansion<12> sum;
    for (int k = 0; k < 12; ++k) sum.add(troublesome(random));
    for (std::size_t k = 0; k < sum.size(); ++k) ASSERT_NE(sum[k], 0.0) << i;
    for (std::size_t k = 1; k < sum.size(); ++k) {
      // The lowest bit of the greater term lies above the highest of the lesser.
      const Dyadic greater(sum[k]);
      ASSERT_LT(std::abs(sum[k - 1]), std::ldexp(1.0, greater.exponent)) << i;
    }
  }
}

TEST(ExpansionTest, WhatCancelsLeavesNothing) {
  Expansion<4> sum;
  for (const double term : {1e100, 1.0, -1e100, -1.0}) sum.add(term);
  EXPECT_EQ(sum.size(), 0U);
}

TEST(ExpansionTest, EstimateIsTheSumWithinRounding) {
  for (std::uint64_t i = 0; i < test::cases(5000); ++i) {
    Random random(6, i);
    Expansion<10> sum;
    for (int k = 0; k < 10; ++k) sum.add(troublesome(random));
    const double exact = exactSum(sum).toDouble();
    ASSERT_NEAR(sum.estimate(), exact, 4e-16 * std::abs(exact)) << i;
  }
}

TEST(ExpansionTest, ProductsOfExpansionsAreExact) {
  for (std::uint64_t i = 0; i < test::cases(10000); ++i) {
    Random random(7, i);
    Expansion<2> a;
    Expansion<3> b;
    for (int k = 0; k < 2; ++k) a.add(troublesome(random));
    for (int k = 0; k < 3; ++k) b.add(troublesome(random));
    Expansion<24> sum;
    addProduct(sum, 1.0, a, b);
    ASSERT_EQ(exactSum(sum), exactSum(a) * exactSum(b)) << i;
    addProduct(sum, -1.0, a, b);
    ASSERT_EQ(sum.size(), 0U) << i;
  }
}

TEST(ExpansionTest, WorksInConstantExpressions) {
  constexpr double kSum = [] {
    Expansion<3> sum;
    sum.add(0x1p60);
    sum.add(1.0);
    sum.add(-0x1p60);
    return sum.estimate();
  }();
  static_assert(kSum == 1.0);
}

}  // namespace
}  // namespace sepax::detail::expansion_test
