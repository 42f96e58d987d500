// What is made of outlines has the same bits in every engine and in the native build. This file is
// compiled for both, and both must find the number below.
#include <cstdint>

#include <gtest/gtest.h>

#include "sepax/algorithm/bounding_circle.hpp"
#include "sepax/algorithm/decompose.hpp"
#include "sepax/algorithm/measures.hpp"
#include "sepax/algorithm/oriented_box.hpp"
#include "sepax/algorithm/simplify.hpp"
#include "support/hash.hpp"
#include "support/outlines.hpp"

namespace sepax::outline_determinism_test {
namespace {

using test::Hash;

TEST(DeterminismTest, AThousandOutlinesHaveTheGoldenHash) {
  Hash hash;
  for (std::uint64_t i = 0; i < 1000; ++i) {
    test::Random random(20, i);
    const PolygonRings rings =
        test::ringsOf(test::randomWithHoles(random, 30, static_cast<int>(i % 4)));
    for (const Index corner : decompose(rings).corners) hash.add(std::uint64_t{corner});
    for (const Index corner : simplify(rings, 0.1)) hash.add(std::uint64_t{corner});
    for (const Measures& measures : {measure(rings), measureRounded(rings.ring(0).first(3), 0.3)}) {
      hash.add(measures.area);
      hash.add(measures.perimeter);
      hash.add(measures.centroid);
      hash.add(measures.gyrationRadius);
    }
    const BoundingCircle circle = boundingCircle(rings.points);
    hash.add(circle.center);
    hash.add(circle.radius);
    for (const Vec2 corner : minimumAreaBox(rings.points).corners()) hash.add(corner);
  }
  EXPECT_EQ(hash.value(), 8139408421265725937U);
}

}  // namespace
}  // namespace sepax::outline_determinism_test
