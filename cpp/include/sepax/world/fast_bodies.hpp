/// Stops fast bodies at what is in their way.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "sepax/broad_phase/broad_phase.hpp"
#include "sepax/broad_phase/bvh.hpp"
#include "sepax/query/shape_cast.hpp"
#include "sepax/shape/motion.hpp"
#include "sepax/world/body_store.hpp"
#include "sepax/world/contact_list.hpp"

namespace sepax {

/// A step of the bodies marked fast: each goes towards its target until it meets a body that is no
/// sensor, wherever that one is at the time. What it only grazes, and what it already overlaps and
/// does not go deeper into, does not stop it.
///
/// The stops are found in the order of their times: one that stopped stands in the way of the
/// others from then on. Between two bodies the impact is that of sweep, piece by piece.
class FastBodies {
 public:
  /// Shortens the targets of the fast ones among `moved`, none of which was placed at its target
  /// yet. O(f^2) besides the sweeps, for f of them.
  void stop(std::span<const BodyId> moved, BodyStore& bodies, BroadPhase<Bvh>& broadPhase);

  /// What stopped them, and the sensors that they met, in the order of the pairs.
  [[nodiscard]] std::span<const BodyContact> impacts() const { return impacts_; }

 private:
  struct Hit {
    double time = 2.0;
    Vec2 normal;
  };
  struct Flight {
    BodyId body;
    /// When it stops; above 1 if it doesn't.
    double stop;
    bool final;
    std::vector<BodyId> others;
    std::vector<Hit> hits;
  };

  void findOthers(std::span<const BodyId> moved, BroadPhase<Bvh>& broadPhase);
  void findStops();
  void findHit(Flight& flight, std::size_t other);
  void report(const Flight& flight);
  [[nodiscard]] double stopOf(BodyId id) const;
  [[nodiscard]] bool stops(BodyId a, BodyId b) const;
  [[nodiscard]] Hit hitOf(BodyId a, BodyId b) const;
  [[nodiscard]] Motion motionOf(BodyId id, double from, double to) const;
  [[nodiscard]] Pose poseAt(BodyId id, double time) const;
  [[nodiscard]] Bounds sweptBounds(BodyId id) const;
  [[nodiscard]] double overreach(BodyId id) const;

  BodyStore* bodies_ = nullptr;
  std::vector<Flight> flights_;
  std::size_t count_ = 0;
  std::vector<BodyId> far_;
  std::vector<BodyContact> impacts_;
};

}  // namespace sepax
