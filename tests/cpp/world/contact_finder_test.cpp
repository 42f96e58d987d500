#include "sepax/world/contact_finder.hpp"

#include <cmath>
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

Pairs pairsOf(const ContactList& contacts) {
  Pairs pairs;
  for (std::size_t i = 0; i < contacts.size(); ++i) pairs.push_back(contacts.pair(i));
  return pairs;
}

const std::vector<std::uint8_t> kAllMoved{1, 1, 1, 1};
const std::vector<std::uint8_t> kNoneMoved{0, 0, 0, 0};

TEST(ContactFinderTest, FindsTheContactsAmongThePairs) {
  const BodyStore bodies = boxesAt({0, 1, 3, 9});
  ContactFinder finder;
  ContactList contacts;
  const Pairs pairs{{0, 1}, {0, 3}, {1, 2}};
  finder.update(pairs, bodies, kAllMoved, contacts);
  EXPECT_EQ(pairsOf(contacts), (Pairs{{0, 1}, {1, 2}}));
  EXPECT_EQ(contacts[0].depth, 1.0);
  EXPECT_EQ(contacts[1].depth, 0.0) << "touching";
  finder.update({}, bodies, kAllMoved, contacts);
  EXPECT_EQ(contacts.size(), 0U);
}

TEST(ContactFinderTest, LeavesThoseThatStayed) {
  BodyStore bodies = boxesAt({0, 1, 9});
  ContactFinder finder;
  ContactList contacts;
  const Pairs pairs{{0, 1}, {1, 2}};
  finder.update(pairs, bodies, kAllMoved, contacts);
  // It believes what it is told of who moved.
  bodies.place(2, {2, 0, 0});
  finder.update(pairs, bodies, kNoneMoved, contacts);
  EXPECT_EQ(pairsOf(contacts), (Pairs{{0, 1}}));
  const std::vector<std::uint8_t> lastMoved{0, 0, 1};
  finder.update(pairs, bodies, lastMoved, contacts);
  EXPECT_EQ(pairsOf(contacts), pairs);
  finder.update(pairs, bodies, kNoneMoved, contacts);
  EXPECT_EQ(pairsOf(contacts), pairs);
  EXPECT_EQ(contacts[1].depth, 1.0);
}

TEST(ContactFinderTest, PutsNewOnesInTheirPlaces) {
  constexpr std::uint64_t kSeed = 2718;
  for (std::uint64_t i = 0; i < 200 + test::cases(2000); ++i) {
    SCOPED_TRACE(i);
    test::Random random(kSeed, i);
    const int count = random.integer(2, 12);
    std::vector<double> places;
    for (int k = 0; k < count; ++k) places.push_back(random.integer(0, 12));
    BodyStore bodies = boxesAt(places);
    Pairs pairs;
    for (BodyId a = 0; a < bodies.end(); ++a) {
      for (BodyId b = a + 1; b < bodies.end(); ++b) pairs.push_back({a, b});
    }
    ContactFinder finder;
    ContactList contacts;
    finder.update(pairs, bodies, std::vector<std::uint8_t>(places.size(), 1), contacts);
    for (int frame = 0; frame < 4; ++frame) {
      std::vector<std::uint8_t> moved(places.size());
      for (BodyId id = 0; id < bodies.end(); ++id) {
        moved[id] = random.chance(0.3) ? 1 : 0;
        if (moved[id] == 0) continue;
        places[id] = random.integer(0, 12);
        bodies.place(id, {places[id], 0, 0});
      }
      finder.update(pairs, bodies, moved, contacts);
      Pairs right;
      for (const ProxyPair pair : pairs) {
        if (std::abs(places[pair.a] - places[pair.b]) <= 2.0) right.push_back(pair);
      }
      ASSERT_EQ(pairsOf(contacts), right);
      for (std::size_t k = 0; k < contacts.size(); ++k) {
        const auto [pair, normal, depth] = contacts[k];
        ASSERT_EQ(depth, 2.0 - std::abs(places[pair.a] - places[pair.b]));
      }
    }
  }
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
    ContactList contacts;
    finder.update(Pairs{{0, 1}}, bodies, kAllMoved, contacts);
    const Collision expected = collide(bodies.placed(0).shape(), bodies.placed(1).shape());
    ASSERT_EQ(contacts.size(), expected.intersects ? 1U : 0U);
    if (!expected.intersects) continue;
    ASSERT_EQ(contacts[0].normal, expected.normal);
    ASSERT_EQ(contacts[0].depth, expected.depth);
  }
}

}  // namespace
}  // namespace sepax::contact_finder_test
