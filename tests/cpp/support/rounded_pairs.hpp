/// Families of pairs of rounded shapes: points, segments, circles, capsules, sharp and rounded
/// polygons, plain random ones and each kind of trouble.
#pragma once

#include <cstdint>
#include <ostream>
#include <span>
#include <string>

#include <gtest/gtest.h>

#include "sepax/shape/convex_instance.hpp"
#include "support/random.hpp"

namespace sepax::test {

struct RoundedPair {
  ConvexInstance a;
  ConvexInstance b;
  /// Of a.
  Vec2 velocity;

  /// Extents and radii together: the yardstick of tolerances.
  [[nodiscard]] double size() {
    return a.placed().core.bounds().extent() + b.placed().core.bounds().extent() + a.radius() +
           b.radius();
  }
};

struct RoundedFamily {
  const char* name;
  RoundedPair (*make)(Random& random);
};

[[nodiscard]] std::span<const RoundedFamily> roundedFamilies();

/// The pair number `index` of the family, the same on every platform.
[[nodiscard]] RoundedPair makePair(const RoundedFamily& family, std::uint64_t index);

/// What to say about a pair that failed: enough to repeat it.
[[nodiscard]] std::string describe(const RoundedFamily& family, std::uint64_t index,
                                   RoundedPair& pair);

inline void PrintTo(const RoundedFamily& family, std::ostream* out) { *out << family.name; }

/// A test for each family.
class RoundedFamilyTest : public testing::TestWithParam<RoundedFamily> {};

[[nodiscard]] inline auto eachRoundedFamily() {
  const std::span<const RoundedFamily> families = roundedFamilies();
  return testing::ValuesIn(families.begin(), families.end());
}

[[nodiscard]] inline std::string roundedName(const testing::TestParamInfo<RoundedFamily>& info) {
  return info.param.name;
}

}  // namespace sepax::test
