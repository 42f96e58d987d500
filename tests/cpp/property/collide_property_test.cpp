// collide at rest against the plain separating-axis test and the brute-force Minkowski difference,
// and what must hold without any oracle: symmetry and invariance.
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "oracle/minkowski.hpp"
#include "oracle/plain_sat.hpp"
#include "sepax/query/collide.hpp"
#include "support/cases.hpp"
#include "support/pair_families.hpp"
#include "support/shapes.hpp"

namespace sepax::collide_property_test {
namespace {

/// The error that collide promises, relative to the size of the pair.
constexpr double kAccuracy = 1e-12;

constexpr std::uint64_t kCases = test::cases(2000);

class CollidePropertyTest : public test::PairFamilyTest {};

TEST_P(CollidePropertyTest, DepthAndNormalAreThoseOfThePlainSeparatingAxisTest) {
  int compared = 0;
  for (std::uint64_t i = 0; i < kCases; ++i) {
    test::PairCase pair = makePair(GetParam(), i);
    if (!pair.full()) continue;
    const Collision hit = collide(pair.a.placed().core, pair.b.placed().core);
    const oracle::PlainSat plain =
        oracle::plainSat(pair.a.placed().core.vertices(), pair.b.placed().core.vertices());
    const double tolerance = kAccuracy * pair.size();
    if (!hit.intersects) {
      ASSERT_EQ(hit.depth, 0.0) << describe(GetParam(), i, pair);
      ASSERT_EQ(hit.mtv, Vec2{}) << describe(GetParam(), i, pair);
      ASSERT_LE(plain.depth, tolerance) << describe(GetParam(), i, pair);
      continue;
    }
    ASSERT_NEAR(hit.depth, std::fmax(0.0, plain.depth), tolerance) << describe(GetParam(), i, pair);
    if (!plain.unambiguous(tolerance)) continue;
    ASSERT_NEAR(hit.normal.x, plain.normal.x, 1e-6) << describe(GetParam(), i, pair);
    ASSERT_NEAR(hit.normal.y, plain.normal.y, 1e-6) << describe(GetParam(), i, pair);
    ++compared;
  }
  RecordProperty("comparedNormals", compared);
}

TEST_P(CollidePropertyTest, TheMinimumTranslationEndsOnTheEdgeOfTheMinkowskiDifference) {
  for (std::uint64_t i = 0; i < 150; ++i) {
    test::PairCase pair = makePair(GetParam(), i);
    const Collision hit = collide(pair.a.placed().core, pair.b.placed().core);
    if (!hit.intersects) continue;
    const oracle::MinkowskiDifference difference(pair.a.placed().core.vertices(),
                                                 pair.b.placed().core.vertices(), {hit.mtv});
    if (!difference.hasArea()) continue;
    const double tolerance = kAccuracy * pair.size();
    // No shorter vector separates: the depth is the distance to the nearest edge.
    ASSERT_NEAR(hit.depth, difference.depth(), tolerance) << describe(GetParam(), i, pair);
    // Touching afterwards, neither apart nor overlapping.
    ASSERT_NEAR(difference.depthAfter(hit.mtv), 0.0, tolerance) << describe(GetParam(), i, pair);
  }
}

TEST_P(CollidePropertyTest, TheAnswerIsConsistentInItself) {
  for (std::uint64_t i = 0; i < test::cases(1000); ++i) {
    test::PairCase pair = makePair(GetParam(), i);
    const PlacedPolygon& a = pair.a.placed().core;
    const PlacedPolygon& b = pair.b.placed().core;
    for (const Vec2 velocity : {Vec2{}, pair.velocity}) {
      const Collision hit = collide(a, b, velocity);
      ASSERT_NEAR(length(hit.normal), 1.0, 1e-15) << describe(GetParam(), i, pair);
      ASSERT_GE(hit.depth, 0.0) << describe(GetParam(), i, pair);
      ASSERT_EQ(hit.mtv, -hit.depth * hit.normal) << describe(GetParam(), i, pair);
      ASSERT_TRUE(hit.willIntersect || !hit.intersects) << describe(GetParam(), i, pair);
      ASSERT_EQ(hit.time.empty(), !hit.willIntersect) << describe(GetParam(), i, pair);
      if (hit.willIntersect) {
        ASSERT_GE(hit.time.min, 0.0) << describe(GetParam(), i, pair);
        ASSERT_LE(hit.time.max, 1.0) << describe(GetParam(), i, pair);
        ASSERT_EQ(hit.time.min == 0.0, hit.intersects) << describe(GetParam(), i, pair);
      }
      if (hit.edge == kNoIndex) continue;
      const ConvexInstance& side = hit.side == Side::kA ? pair.a : pair.b;
      ASSERT_LT(hit.edge, side.core().vertices().size()) << describe(GetParam(), i, pair);
    }
  }
}

TEST_P(CollidePropertyTest, TheNormalPointsFromATowardsB) {
  for (std::uint64_t i = 0; i < kCases; ++i) {
    test::PairCase pair = makePair(GetParam(), i);
    const Collision hit = collide(pair.a.placed().core, pair.b.placed().core);
    // Along the normal, a reaches into b by the depth, or b lies beyond a.
    const Vec2 origin = pair.a.placed().core.vertex(0);
    const double reach =
        oracle::detail::reach(pair.a.placed().core.vertices(), origin, hit.normal) +
        oracle::detail::reach(pair.b.placed().core.vertices(), origin, -hit.normal);
    if (hit.intersects) {
      ASSERT_NEAR(reach, hit.depth, kAccuracy * pair.size()) << describe(GetParam(), i, pair);
    } else {
      ASSERT_LE(reach, 1e-15 * pair.size()) << describe(GetParam(), i, pair);
    }
  }
}

TEST_P(CollidePropertyTest, SwappingTheShapesTurnsTheNormalAround) {
  for (std::uint64_t i = 0; i < kCases; ++i) {
    test::PairCase pair = makePair(GetParam(), i);
    if (!pair.full()) continue;
    const Collision forward = collide(pair.a.placed().core, pair.b.placed().core);
    const Collision backward = collide(pair.b.placed().core, pair.a.placed().core);
    const double tolerance = kAccuracy * pair.size();
    ASSERT_EQ(forward.intersects, backward.intersects) << describe(GetParam(), i, pair);
    ASSERT_NEAR(forward.depth, backward.depth, tolerance) << describe(GetParam(), i, pair);
    const oracle::PlainSat plain =
        oracle::plainSat(pair.a.placed().core.vertices(), pair.b.placed().core.vertices());
    if (!forward.intersects || !plain.unambiguous(tolerance)) continue;
    ASSERT_NEAR(forward.normal.x, -backward.normal.x, 1e-6) << describe(GetParam(), i, pair);
    ASSERT_NEAR(forward.normal.y, -backward.normal.y, 1e-6) << describe(GetParam(), i, pair);
  }
}

/// The families whose coordinates are whole numbers, so that moving by whole numbers is exact.
class WholeNumberPropertyTest : public test::PairFamilyTest {};

std::vector<test::PairFamily> wholeNumberFamilies() {
  std::vector<test::PairFamily> families;
  for (const test::PairFamily& family : test::pairFamilies()) {
    const std::string name = family.name;
    if (name == "Lattice" || name == "Containment") families.push_back(family);
  }
  return families;
}

INSTANTIATE_TEST_SUITE_P(Families, WholeNumberPropertyTest,
                         testing::ValuesIn(wholeNumberFamilies()), test::familyName);

TEST_P(WholeNumberPropertyTest, MovingBothShapesByTheSameIntegersChangesNothing) {
  const std::string name = GetParam().name;
  for (std::uint64_t i = 0; i < kCases; ++i) {
    test::PairCase pair = makePair(GetParam(), i);
    const Collision before = collide(pair.a.placed().core, pair.b.placed().core, pair.velocity);
    const Vec2 by = {1000.0, -777.0};
    for (ConvexInstance* shape : {&pair.a, &pair.b}) {
      const Transform& at = shape->transform();
      shape->setTransform({at.position + by, at.rotation});
    }
    const Collision after = collide(pair.a.placed().core, pair.b.placed().core, pair.velocity);
    ASSERT_EQ(before.intersects, after.intersects) << describe(GetParam(), i, pair);
    ASSERT_EQ(before.willIntersect, after.willIntersect) << describe(GetParam(), i, pair);
    if (name == "Lattice") {
      ASSERT_EQ(before.mtv, after.mtv) << describe(GetParam(), i, pair);
      ASSERT_EQ(before.time.min, after.time.min) << describe(GetParam(), i, pair);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Families, CollidePropertyTest, test::eachPairFamily(), test::familyName);

/// The pair after a common rigid motion of both shapes.
test::PairCase moved(const test::PairCase& pair, double angle, Vec2 by) {
  const Rotation turn = Rotation::fromAngle(angle);
  const auto place = [&](const ConvexInstance& shape) {
    const Transform& at = shape.transform();
    const Rotation rotation{turn.cosine * at.rotation.cosine - turn.sine * at.rotation.sine,
                            turn.sine * at.rotation.cosine + turn.cosine * at.rotation.sine};
    ConvexInstance result(shape.core());
    result.setTransform({by + turn.apply(at.position), rotation});
    return result;
  };
  return {place(pair.a), place(pair.b), turn.apply(pair.velocity)};
}

TEST(CollideInvarianceTest, ARigidMotionOfBothShapesTurnsTheAnswerWithThem) {
  const test::PairFamily& family = test::pairFamilies()[0];
  int clear = 0;
  for (std::uint64_t i = 0; i < 3000; ++i) {
    test::PairCase pair = makePair(family, i);
    test::Random random(1, i);
    const double angle = random.angle();
    test::PairCase other = moved(pair, angle, random.vector(50.0));
    const Collision before = collide(pair.a.placed().core, pair.b.placed().core);
    const Collision after = collide(other.a.placed().core, other.b.placed().core);
    const double tolerance = 10.0 * kAccuracy * pair.size();
    const oracle::PlainSat plain =
        oracle::plainSat(pair.a.placed().core.vertices(), pair.b.placed().core.vertices());
    if (std::abs(plain.depth) < tolerance) continue;
    ASSERT_EQ(before.intersects, after.intersects) << describe(family, i, pair);
    ASSERT_NEAR(before.depth, after.depth, tolerance) << describe(family, i, pair);
    if (!before.intersects || !plain.unambiguous(tolerance)) continue;
    const Vec2 turned = Rotation::fromAngle(angle).apply(before.mtv);
    ASSERT_NEAR(turned.x, after.mtv.x, tolerance) << describe(family, i, pair);
    ASSERT_NEAR(turned.y, after.mtv.y, tolerance) << describe(family, i, pair);
    ASSERT_EQ(before.side, after.side) << describe(family, i, pair);
    ASSERT_EQ(before.edge, after.edge) << describe(family, i, pair);
    ++clear;
  }
  EXPECT_GT(clear, 500);
}

TEST(CollideInvarianceTest, ScalingByAPowerOfTwoScalesTheAnswerToTheLastBit) {
  const test::PairFamily& family = test::pairFamilies()[0];
  for (std::uint64_t i = 0; i < test::cases(1000); ++i) {
    test::PairCase pair = makePair(family, i);
    for (const double by : {0x1p-300, 0x1p-3, 0x1p200}) {
      const auto scaled = [&](const ConvexInstance& shape) {
        ConvexInstance result = test::instanceOf(test::scaled(test::cornersOf(shape.core()), by));
        result.setTransform({by * shape.transform().position, shape.transform().rotation});
        return result;
      };
      ConvexInstance a = scaled(pair.a);
      ConvexInstance b = scaled(pair.b);
      const Collision before = collide(pair.a.placed().core, pair.b.placed().core, pair.velocity);
      const Collision after = collide(a.placed().core, b.placed().core, by * pair.velocity);
      ASSERT_EQ(before.intersects, after.intersects) << describe(family, i, pair);
      ASSERT_EQ(before.willIntersect, after.willIntersect) << describe(family, i, pair);
      ASSERT_EQ(by * before.mtv, after.mtv) << describe(family, i, pair);
      ASSERT_EQ(before.normal, after.normal) << describe(family, i, pair);
      ASSERT_EQ(before.time.min, after.time.min) << describe(family, i, pair);
      ASSERT_EQ(before.edge, after.edge) << describe(family, i, pair);
    }
  }
}

}  // namespace
}  // namespace sepax::collide_property_test
