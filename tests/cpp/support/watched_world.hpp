/// A world, and beside it what is known to be true of it by trying every pair and every body. Tells
/// what is wrong in words, so that unit tests, the fuzz target and the soak can all use it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "sepax/shape/shape_instance.hpp"
#include "sepax/world/world.hpp"
#include "support/random.hpp"
#include "support/worlds.hpp"

namespace sepax::test {

/// What a world should know.
struct WorldModel {
  struct Body {
    bool live = false;
    bool seen = false;
    std::uint32_t generation = 0;
    std::shared_ptr<const Geometry> geometry;
    Pose pose;
    Pose target;
    BodyTraits traits;
    /// Where it stands.
    std::optional<ShapeInstance> shape;
    /// Where queries see it, if not there.
    std::optional<ShapeInstance> ahead;

    /// Where queries see it.
    [[nodiscard]] PlacedShape seenShape() { return (ahead ? *ahead : *shape).placed(); }
  };

  std::vector<Body> bodies;
  std::vector<BodyId> free;
  std::vector<BodyId> removed;
  std::vector<ProxyPair> touching;
  /// In no order.
  std::vector<ProxyPair> ignored;

  /// The number that the next body has to get.
  [[nodiscard]] BodyId nextNumber() const;
  [[nodiscard]] std::size_t size() const;
  [[nodiscard]] bool live(BodyId id) const { return id < bodies.size() && bodies[id].live; }
  /// Whether a query with the filter is about the body.
  [[nodiscard]] bool counts(BodyId id, const BodyFilter& filter) const;
  /// The contacts of the bodies where they stand, by trying every pair.
  [[nodiscard]] std::vector<BodyContact> contacts();
  /// Whether both bodies are there and meet.
  [[nodiscard]] bool meet(ProxyPair pair) const;
  /// The gap between two bodies that share no point, and how far it may be wrong: as multiples of
  /// the sum of the longer sides of their boxes.
  struct Gap {
    double size;
    double error;
  };
  [[nodiscard]] Gap gapOf(ProxyPair pair);
};

/// A world and its model.
class WatchedWorld {
 public:
  BodyId add(const BodySpec& spec);
  void remove(BodyId id);
  void setTraits(BodyId id, const BodyTraits& traits);
  void moveTo(BodyId id, const Pose& target);
  /// Gives a body another form, or scales the one it has and moves its pivot.
  void setForm(BodyId id, std::shared_ptr<const Geometry> geometry);
  void reshape(BodyId id, Vec2 scale, Vec2 pivot);
  /// Scales it, by the list of all scales.
  void rescale(BodyId id, Vec2 scale);
  /// Has two bodies never meet, or meet again.
  void ignore(BodyId a, BodyId b, bool ignored);
  /// Lets queries see a body, or all of them, at their targets.
  void refresh(BodyId id);
  void refreshAll();
  /// Updates, and compares contacts and how they changed.
  void update();
  /// Separates, and checks that static bodies stay.
  void separate(std::uint32_t iterations);
  /// One of each query somewhere about a body, against asking every body.
  void query(Random& random);
  /// Snapshots and goes on as the world that the snapshot makes.
  void reload();

  /// What was wrong first; empty if nothing.
  [[nodiscard]] const std::string& fault() const { return fault_; }

  /// A number that has a body, or kNoBody if there are few.
  [[nodiscard]] BodyId anyBody(Random& random) const;

  World world;
  WorldModel model;
  /// How many contacts there were so far that were only kept.
  std::size_t keptCount = 0;

 private:
  void require(bool holds, const char* what);
  void takePoses();
  void see(BodyId id);
  void takeForm(BodyId id);
  void compareBodies();
  void compareContacts();
  void compareKept();
  void compareTouches(const std::vector<ProxyPair>& before);
  void queryShapes(Random& random, const BodyFilter& filter);
  void queryPoint(Random& random, const BodyFilter& filter);
  void queryRay(Random& random, const BodyFilter& filter);
  void queryCast(Random& random, const BodyFilter& filter);
  [[nodiscard]] Vec2 somewhere(Random& random) const;

  std::string fault_;
};

/// A world of `count` bodies of a scene, not updated yet.
void fill(WatchedWorld& watched, const WorldScene& scene, Random& random, int count);

/// One random operation: mostly moves and updates.
void act(WatchedWorld& watched, const WorldScene& scene, Random& random, int most);

}  // namespace sepax::test
