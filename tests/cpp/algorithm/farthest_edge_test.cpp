#include "sepax/algorithm/farthest_edge.hpp"

#include <cstdint>
#include <limits>
#include <vector>

#include <gtest/gtest.h>

#include "support/cases.hpp"
#include "support/random.hpp"

namespace sepax::farthest_edge_test {
namespace {

using test::Random;

/// One edge after the other.
EdgeSeparation plainFarthest(Vec2 point, const PlacedPolygon& polygon) {
  EdgeSeparation found{0, -std::numeric_limits<double>::infinity()};
  for (Index edge = 0; edge < polygon.count(); ++edge) {
    const double separation = dot(polygon.normal(edge), point - polygon.vertex(edge));
    if (separation > found.separation) found = {edge, separation};
  }
  return found;
}

PlacedPolygon regular(Index sides, Vec2 place, double angle) {
  PlacedPolygon placed;
  const std::vector<Vec2> outline = regularOutline(sides, 1.5);
  placed.place(*ConvexPolygon::create(outline).polygon, {place, Rotation::fromAngle(angle)});
  return placed;
}

TEST(FarthestEdgeTest, IsTheOneThatIsFoundOneByOne) {
  constexpr std::uint64_t kSeed = 4402;
  for (std::uint64_t i = 0; i < test::cases(100000); ++i) {
    Random random(kSeed, i);
    const auto sides = static_cast<Index>(random.integer(3, 40));
    const Vec2 place = random.latticePoint(3);
    // In the middle all are the same but for rounding, or the very same.
    const PlacedPolygon polygon = regular(sides, place, i % 2 == 0 ? 0.0 : random.angle());
    const Vec2 point = i % 3 == 0 ? place : random.vector(4.0);
    const EdgeSeparation plain = plainFarthest(point, polygon);
    const EdgeSeparation found = farthestEdge(point, polygon);
    ASSERT_EQ(found.edge, plain.edge) << i;
    ASSERT_EQ(found.separation, plain.separation) << i;
  }
}

}  // namespace
}  // namespace sepax::farthest_edge_test
