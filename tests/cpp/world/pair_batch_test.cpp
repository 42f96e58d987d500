#include "sepax/world/pair_batch.hpp"

#include <bit>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/query/collide.hpp"
#include "sepax/query/intersects.hpp"
#include "support/cases.hpp"
#include "support/random.hpp"
#include "support/worlds.hpp"

namespace sepax::pair_batch_test {
namespace {

using test::Random;

std::uint64_t bitsOf(double value) { return std::bit_cast<std::uint64_t>(value); }

/// The bodies of a scene, so many that about all kinds of pairs are among them.
BodyStore bodiesOf(const test::WorldScene& scene, Random& random, int count) {
  BodyStore bodies;
  for (int i = 0; i < count; ++i) {
    const test::BodySpec spec = scene.make(random, count);
    bodies.add(spec.geometry, spec.pose, spec.traits);
  }
  return bodies;
}

TEST(PairBatchTest, SaysOfEachPairWhatCollideSays) {
  constexpr std::uint64_t kSeed = 5101;
  constexpr std::size_t kBodies = 40;
  const auto scenes = test::worldScenes();
  int touching = 0;
  for (std::uint64_t i = 0; i < test::cases(200); ++i) {
    Random random(kSeed, i);
    const BodyStore bodies = bodiesOf(scenes[i % scenes.size()], random, kBodies);
    std::vector<double> ids;
    for (std::size_t a = 0; a < kBodies; ++a) {
      for (std::size_t b = 0; b < kBodies; ++b) {
        ids.insert(ids.end(), {static_cast<double>(a), static_cast<double>(b)});
      }
    }
    const std::size_t count = ids.size() / 2;
    std::vector<std::uint8_t> flags(count);
    std::vector<double> depths(count);
    std::vector<Vec2> normals(count);
    ASSERT_EQ(intersectPairs(bodies, ids, flags.data()), ids.size());
    ASSERT_EQ(collidePairs(bodies, ids, depths.data(), normals.data()), ids.size());
    for (std::size_t k = 0; k < count; ++k) {
      const PlacedShape a = bodies.placed(static_cast<BodyId>(ids[2 * k])).shape();
      const PlacedShape b = bodies.placed(static_cast<BodyId>(ids[2 * k + 1])).shape();
      const Collision plain = collide(a, b);
      const Vec2 normal = plain.normal + Vec2{};
      if (plain.intersects) ++touching;
      ASSERT_EQ(flags[k] == 1, intersects(a, b)) << i << ' ' << k;
      ASSERT_EQ(bitsOf(depths[k]), bitsOf(plain.intersects ? plain.depth : -1.0)) << i << ' ' << k;
      ASSERT_EQ(bitsOf(normals[k].x), bitsOf(normal.x)) << i << ' ' << k;
      ASSERT_EQ(bitsOf(normals[k].y), bitsOf(normal.y)) << i << ' ' << k;
    }
  }
  EXPECT_GT(touching, static_cast<int>(test::cases(200)));
}

TEST(PairBatchTest, EndsAtTheFirstNumberThatIsNoBody) {
  BodyStore bodies;
  const auto geometry = test::discGeometry(1.0);
  for (int i = 0; i < 3; ++i) bodies.add(geometry, {}, {});
  bodies.remove(1);
  std::vector<std::uint8_t> flags(2);
  std::vector<double> depths(2);
  std::vector<Vec2> normals(2);
  const auto ends = [&](const std::vector<double>& ids) {
    const std::size_t end = intersectPairs(bodies, ids, flags.data());
    EXPECT_EQ(collidePairs(bodies, ids, depths.data(), normals.data()), end);
    return end;
  };
  EXPECT_EQ(ends({0, 2, 2, 0}), 4U);
  EXPECT_EQ(ends({0, 2, 1, 0}), 2U);
  EXPECT_EQ(ends({3, 2}), 0U);
  EXPECT_EQ(ends({0, -1}), 1U);
  EXPECT_EQ(ends({0, 0x1p60}), 1U);
  EXPECT_EQ(ends({}), 0U);
}

}  // namespace
}  // namespace sepax::pair_batch_test
