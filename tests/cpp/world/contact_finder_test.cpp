#include "sepax/world/contact_finder.hpp"

#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/query/collide.hpp"
#include "support/cases.hpp"
#include "support/worlds.hpp"

namespace sepax::contact_finder_test {
namespace {

using test::boxGeometry;
using Pairs = std::vector<ProxyPair>;

/// Boxes of width 2 at these places.
BodyStore boxesAt(const std::vector<double>& places) {
  BodyStore bodies;
  for (const double x : places) bodies.add(boxGeometry(2, 2), {x, 0, 0}, {});
  return bodies;
}

Pairs pairsOf(const ContactFinder& finder) {
  Pairs pairs;
  for (std::size_t i = 0; i < finder.contacts().size(); ++i) {
    pairs.push_back(finder.contacts()[i].pair);
  }
  return pairs;
}

const std::vector<std::uint8_t> kAllMoved{1, 1, 1, 1};
const std::vector<std::uint8_t> kNoneMoved{0, 0, 0, 0};

TEST(ContactFinderTest, FindsTheContactsAmongThePairs) {
  const BodyStore bodies = boxesAt({0, 1, 3, 9});
  ContactFinder finder;
  const Pairs pairs{{0, 1}, {0, 3}, {1, 2}};
  finder.find(pairs, {}, bodies, kAllMoved);
  EXPECT_EQ(pairsOf(finder), (Pairs{{0, 1}, {1, 2}}));
  EXPECT_EQ(finder.contacts()[0].depth, 1.0);
  EXPECT_EQ(finder.contacts()[1].depth, 0.0) << "touching";
  finder.find({}, {}, bodies, kAllMoved);
  EXPECT_EQ(finder.contacts().size(), 0U);
}

TEST(ContactFinderTest, RemembersPairsThatStayed) {
  BodyStore bodies = boxesAt({0, 1, 9});
  ContactFinder finder;
  const Pairs pairs{{0, 1}, {1, 2}};
  finder.find(pairs, {}, bodies, kAllMoved);
  // It believes what it is told of who moved.
  bodies.place(2, {2, 0, 0});
  finder.find(pairs, {}, bodies, kNoneMoved);
  EXPECT_EQ(pairsOf(finder), (Pairs{{0, 1}}));
  const std::vector<std::uint8_t> lastMoved{0, 0, 1};
  finder.find(pairs, {}, bodies, lastMoved);
  EXPECT_EQ(pairsOf(finder), pairs);
  finder.find(pairs, {}, bodies, kNoneMoved);
  EXPECT_EQ(pairsOf(finder), pairs);
  EXPECT_EQ(finder.contacts()[1].depth, 1.0);
}

TEST(ContactFinderTest, AnUnknownPairIsComparedThoughNoneMoved) {
  const BodyStore bodies = boxesAt({0, 1, 2});
  ContactFinder finder;
  finder.find(Pairs{{0, 2}}, {}, bodies, kAllMoved);
  finder.find(Pairs{{0, 1}, {0, 2}, {1, 2}}, {}, bodies, kNoneMoved);
  EXPECT_EQ(finder.contacts().size(), 3U);
}

TEST(ContactFinderTest, KnownContactsCountOnce) {
  BodyStore bodies = boxesAt({0, 1, 9, 20});
  ContactFinder finder;
  const std::vector<BodyContact> known{
      {{0, 1}, {0, 1}, 7.0}, {{0, 3}, {0, 1}, 0.0}, {{1, 2}, {0, 1}, 0.0}, {{2, 3}, {1, 0}, 0.0}};
  const Pairs pairs{{0, 1}, {1, 2}};
  finder.find(pairs, known, bodies, kAllMoved);
  EXPECT_EQ(pairsOf(finder), (Pairs{{0, 1}, {0, 3}, {1, 2}, {2, 3}}));
  EXPECT_EQ(finder.contacts()[0].depth, 1.0) << "what the shapes say goes first";
  EXPECT_EQ(finder.contacts()[2].normal, (Vec2{0, 1}));
  finder.find(pairs, {}, bodies, kNoneMoved);
  EXPECT_EQ(pairsOf(finder), (Pairs{{0, 1}})) << "they are not remembered";
}

TEST(ContactFinderTest, SaysWhatCollideSaysToTheBit) {
  ContactFinder finder;
  for (std::uint64_t i = 0; i < 200 + test::cases(2000); ++i) {
    SCOPED_TRACE(i);
    test::Random random(1, i);
    const auto scenes = test::worldScenes();
    const test::WorldScene& scene = scenes[i % scenes.size()];
    BodyStore bodies;
    for (int k = 0; k < 2; ++k) {
      const test::BodySpec spec = scene.make(random, 2);
      bodies.add(spec.geometry, spec.pose, {});
    }
    finder.find(Pairs{{0, 1}}, {}, bodies, kAllMoved);
    const Collision expected = collide(bodies.placed(0).shape(), bodies.placed(1).shape());
    ASSERT_EQ(finder.contacts().size(), expected.intersects ? 1U : 0U);
    if (!expected.intersects) continue;
    ASSERT_EQ(finder.contacts()[0].normal, expected.normal);
    ASSERT_EQ(finder.contacts()[0].depth, expected.depth);
  }
}

}  // namespace
}  // namespace sepax::contact_finder_test
