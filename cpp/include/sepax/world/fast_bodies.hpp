/// Stops fast bodies at what is in their way.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "sepax/broad_phase/broad_phase.hpp"
#include "sepax/broad_phase/bvh.hpp"
#include "sepax/function_ref.hpp"
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
  /// Where a body stops.
  struct Stop {
    /// Which one.
    BodyId body;
    /// On the way to its target.
    Pose pose;
  };

  /// Finds out where the fast ones among `moved` stop, in increasing order, none of which was
  /// placed at its target yet. O((m + k) log m) besides k sweeps, for m moved bodies, and k pairs
  /// with a fast one whose ways come near one another. Asks for the broad phase if some are fast.
  void stop(std::span<const BodyId> moved, const BodyStore& bodies,
            FunctionRef<BroadPhase<Bvh>*()> broadPhase);

  /// Those that stop before their targets, in the order of `moved`.
  [[nodiscard]] std::span<const Stop> stops() const { return stops_; }

  /// What stopped them, and the sensors that they met, in the order of the pairs.
  [[nodiscard]] std::span<const BodyContact> impacts() const { return impacts_; }

 private:
  struct Flight {
    BodyId body;
    /// When it stops; above 1 if it doesn't.
    double stop;
    bool final;
    /// The end of its encounters, which begin where those of the flight before end.
    Index end;
  };
  /// A box that holds a body, and how it moves.
  struct Step {
    Bounds box;
    Vec2 way;

    [[nodiscard]] SweptRegion region(double room = 0.0) const { return {grown(box, room), way}; }
  };
  struct Hit {
    double time = 2.0;
    Vec2 normal;
  };
  /// A body whose way comes near that of a flight, and when the flight meets it.
  struct Encounter {
    BodyId other;
    Index flight;
    Hit hit;
  };

  void findFlights(std::span<const BodyId> moved);
  double findFar(std::span<const BodyId> moved);
  bool plantOthers();
  void findEncounters(Index flight, double near, BroadPhase<Bvh>* all);
  void findStops();
  void enqueue(Index encounter);
  void meetAnew(Index stopped);
  void report(Index number);
  [[nodiscard]] Index firstOf(Index flight) const {
    return flight == 0 ? 0 : flights_[flight - 1].end;
  }
  [[nodiscard]] bool stops(BodyId a, BodyId b) const;
  [[nodiscard]] Hit hitOf(BodyId a, BodyId b) const;
  [[nodiscard]] Hit hitOfStopped(BodyId a, BodyId b, double stop) const;
  [[nodiscard]] Motion motionOf(BodyId id, double from, double to) const;
  [[nodiscard]] Pose poseAt(BodyId id, double time) const;
  [[nodiscard]] Step stepOf(BodyId id, double from = 0.0) const;

  const BodyStore* bodies_ = nullptr;
  /// In the order of the bodies.
  std::vector<Flight> flights_;
  /// Flight by flight, and then in the order of the others.
  std::vector<Encounter> encounters_;
  /// A heap of the encounters that may be the next stop: minus the time, and the complement of the
  /// number, so that the greatest is the earliest, and of several the first. Those with another
  /// time than the encounter has are out of date.
  std::vector<std::pair<double, Index>> queue_;
  /// The number of the flight of each body, or kNoIndex.
  std::vector<Index> flightOf_;
  /// The bodies that go far, where they come, and what finds these places.
  std::vector<BodyId> far_;
  std::vector<OuterBox> places_;
  Bvh farTree_;
  /// The bodies that don't, and what finds them where they stand: see plantOthers().
  std::vector<BodyId> near_;
  Bvh nearTree_;
  std::vector<BodyId> others_;
  std::vector<Stop> stops_;
  std::vector<BodyContact> impacts_;
};

}  // namespace sepax
