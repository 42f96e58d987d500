#include "sepax/world/fresh_contacts.hpp"

#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/query/collide.hpp"
#include "support/cases.hpp"
#include "support/worlds.hpp"

namespace sepax::fresh_contacts_test {
namespace {

using test::Random;
using Contacts = std::vector<BodyContact>;

bool counts(const BodyStore& bodies, BodyId id) {
  return bodies.has(id) && !bodies.traits(id).has(body_flag::kDisabled);
}

/// By comparing each two with the function for shapes.
Contacts allContacts(const BodyStore& bodies) {
  Contacts contacts;
  for (BodyId a = 0; a < bodies.end(); ++a) {
    for (BodyId b = a + 1; b < bodies.end(); ++b) {
      if (!counts(bodies, a) || !counts(bodies, b)) continue;
      if (!bodies.traits(a).meets(bodies.traits(b))) continue;
      const Collision found = collide(bodies.placed(a).shape(), bodies.placed(b).shape());
      if (found.intersects) contacts.push_back({{a, b}, found.normal, found.depth});
    }
  }
  return contacts;
}

void expectContacts(const ContactList& found, const Contacts& right) {
  ASSERT_EQ(found.size(), right.size());
  for (std::size_t i = 0; i < right.size(); ++i) {
    ASSERT_EQ(found[i].pair, right[i].pair);
    ASSERT_EQ(found[i].normal, right[i].normal);
    ASSERT_EQ(found[i].depth, right[i].depth);
  }
}

class FreshContactsTest : public ::testing::TestWithParam<test::WorldScene> {};

TEST_P(FreshContactsTest, AreThoseOfAllPairsToTheBit) {
  constexpr std::uint64_t kSeed = 4411;
  FreshContacts fresh;
  for (std::uint64_t i = 0; i < 5 + test::cases(100); ++i) {
    SCOPED_TRACE(i);
    Random random(kSeed, i);
    const int count = random.integer(2, 60);
    BodyStore bodies;
    for (int k = 0; k < count; ++k) {
      const test::BodySpec spec = GetParam().make(random, count);
      bodies.add(spec.geometry, spec.pose, spec.traits);
    }
    std::vector<BodyId> all;
    for (int frame = 0; frame < 3; ++frame) {
      ContactList found;
      if (fresh.find(bodies, found)) expectContacts(found, allContacts(bodies));
      all.clear();
      for (BodyId id = 0; id < bodies.end(); ++id) {
        if (!bodies.has(id)) continue;
        all.push_back(id);
        bodies.targets()[id] = test::nearby(bodies.pose(id), GetParam().step, random);
        // Some only move, as those do that are placed without a sine.
        if (random.chance(0.3)) bodies.targets()[id].angle = bodies.pose(id).angle;
      }
      bodies.showAtTargets(all);
      for (const BodyId id : all) bodies.setPose(id, bodies.targets()[id]);
      if (!all.empty() && random.chance(0.5)) bodies.remove(all[random.bits() % all.size()]);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Scenes, FreshContactsTest, ::testing::ValuesIn(test::worldScenes()),
                         [](const auto& scene) { return std::string(scene.param.name); });

}  // namespace
}  // namespace sepax::fresh_contacts_test
