// A long run of a world whose hash is the same on every platform.
#include <cstdint>

#include <gtest/gtest.h>

#include "sepax/world/snapshot.hpp"
#include "sepax/world/world.hpp"
#include "support/cases.hpp"
#include "support/hash.hpp"
#include "support/worlds.hpp"

namespace sepax::golden_test {
namespace {

using test::BodySpec;
using test::Random;

constexpr int kBodies = 500;

/// Frames of a world in which bodies of all kinds move, come and go.
class GoldenRun {
 public:
  GoldenRun() {
    for (int k = 0; k < kBodies; ++k) addBody();
  }

  void frame(int number) {
    moveBodies();
    if (random_.chance(0.5)) replaceBody();
    if (random_.chance(0.5)) changeBody();
    if (number % 10 == 9) {
      hash_.add(world_.separate(2));
    } else {
      hash_.add(std::uint64_t{world_.update().ok()});
    }
    addContacts();
    hash_.add(hashOf(world_));
  }

  [[nodiscard]] std::uint64_t hash() const { return hash_.value(); }

 private:
  BodyId addBody() {
    const BodySpec spec = test::worldScenes().front().make(random_, kBodies);
    BodyTraits traits = spec.traits;
    if (random_.chance(0.1)) traits.flags |= body_flag::kFast;
    return world_.add(spec.geometry, spec.pose, traits);
  }

  BodyId anyBody() {
    while (true) {
      const auto id =
          static_cast<BodyId>(random_.integer(0, static_cast<int>(world_.bodies().end()) - 1));
      if (world_.bodies().has(id)) return id;
    }
  }

  void moveBodies() {
    for (BodyId id = 0; id < world_.bodies().end(); ++id) {
      if (!world_.bodies().has(id) || random_.chance(0.5)) continue;
      const double step = random_.chance(0.05) ? 10.0 : 0.2;
      world_.targets()[id] = test::nearby(world_.targets()[id], step, random_);
    }
  }

  void replaceBody() {
    world_.remove(anyBody());
    hash_.add(std::uint64_t{addBody()});
  }

  void changeBody() {
    const BodyId id = anyBody();
    world_.setTraits(id, test::randomTraits(random_));
  }

  void addContacts() {
    const ContactList& contacts = world_.contacts();
    for (std::size_t i = 0; i < contacts.size(); ++i) {
      hash_.add(std::uint64_t{contacts.a()[i]});
      hash_.add(std::uint64_t{contacts.b()[i]});
      hash_.add(contacts.normals()[i]);
      hash_.add(contacts.depths()[i]);
    }
  }

  Random random_{1};
  World world_;
  test::Hash hash_;
};

TEST(WorldGoldenTest, ALongRunHasTheGoldenHash) {
  GoldenRun run;
  for (int number = 0; number < 30; ++number) run.frame(number);
  EXPECT_EQ(run.hash(), 9476280497997811796U);
  if (test::kSanitized) return;
  for (int number = 30; number < 600; ++number) run.frame(number);
  EXPECT_EQ(run.hash(), 9739637250704491322U);
}

}  // namespace
}  // namespace sepax::golden_test
