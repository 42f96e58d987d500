/// Families of pairs of polygons for property tests: plain random ones and each kind of trouble.
#pragma once

#include <cstdint>
#include <ostream>
#include <span>
#include <string>

#include <gtest/gtest.h>

#include "sepax/query/collide.hpp"
#include "sepax/shape/convex_instance.hpp"
#include "support/random.hpp"

namespace sepax::test {

struct PairCase {
  ConvexInstance a;
  ConvexInstance b;
  /// Of a; as long as the shapes are, roughly.
  Vec2 velocity;

  /// Extent of the pair, the yardstick of every tolerance: that of a's and of b's bounds together.
  [[nodiscard]] double size() {
    return a.placed().core.bounds().extent() + b.placed().core.bounds().extent();
  }

  /// Whether both shapes kept three corners when they were placed.
  [[nodiscard]] bool full() { return a.placed().core.count() >= 3 && b.placed().core.count() >= 3; }
};

struct PairFamily {
  const char* name;
  PairCase (*make)(Random& random);
};

[[nodiscard]] std::span<const PairFamily> pairFamilies();

/// The pair number `index` of the family, the same on every platform.
[[nodiscard]] PairCase makePair(const PairFamily& family, std::uint64_t index);

/// What to say about a pair that failed: enough to repeat it.
[[nodiscard]] std::string describe(const PairFamily& family, std::uint64_t index, PairCase& pair);

inline void PrintTo(const PairFamily& family, std::ostream* out) { *out << family.name; }

/// A test for each family: INSTANTIATE_TEST_SUITE_P(Families, MyTest, eachPairFamily(),
/// familyName).
class PairFamilyTest : public testing::TestWithParam<PairFamily> {};

[[nodiscard]] inline auto eachPairFamily() {
  const std::span<const PairFamily> families = pairFamilies();
  return testing::ValuesIn(families.begin(), families.end());
}

[[nodiscard]] inline std::string familyName(const testing::TestParamInfo<PairFamily>& info) {
  return info.param.name;
}

}  // namespace sepax::test
