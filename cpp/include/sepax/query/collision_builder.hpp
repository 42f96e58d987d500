/// Puts a Collision together from the axis ends of the separating-axis test. Shared by collide and
/// trace, so that a picture can't disagree with an answer.
#pragma once

#include <limits>

#include "sepax/algorithm/motion_axis.hpp"
#include "sepax/algorithm/separating_axis.hpp"
#include "sepax/math/interval.hpp"
#include "sepax/query/collide.hpp"

namespace sepax::detail {

/// What is known of a collision after some of its axes.
class CollisionBuilder {
 public:
  CollisionBuilder(const PlacedPolygon& a, const PlacedPolygon& b, Vec2 velocity);

  /// Takes one axis end into account. Returns false when the outcome is settled: the shapes are
  /// apart along this end throughout the step.
  bool add(const AxisEnd& end);

  /// After all ends were added without settling it: whether the axis across the motion is still to
  /// be tested.
  [[nodiscard]] bool needsMotionAxis() const;
  void add(const MotionAxis& axis);

  [[nodiscard]] bool settled() const { return settled_; }
  [[nodiscard]] Collision finish() const;

 private:
  /// What is kept of an end.
  struct Candidate {
    double separation = -std::numeric_limits<double>::infinity();
    /// What is left of the separation when the step is over.
    double remaining = -std::numeric_limits<double>::infinity();
    Vec2 normal;
    Side owner = Side::kA;
    Index edge = kNoIndex;
  };

  void settle(Vec2 normal, Side side, Index edge);
  void keepGreatest(const Candidate& candidate);
  void keepGraze(const Candidate& candidate);
  void clipTime(const Candidate& candidate, double approach);
  [[nodiscard]] bool crossesThinWall() const;
  [[nodiscard]] const Candidate& contact() const;
  [[nodiscard]] Index sourceEdge(Side side, Index edge) const;

  const PlacedPolygon& a_;
  const PlacedPolygon& b_;
  Vec2 velocity_;
  bool moving_;
  /// Products with the velocity no greater may be nothing but rounding.
  double approachRounding_;
  double tie_;
  bool settled_ = false;
  bool apartNow_ = false;
  /// The end of greatest separation now; the one that the shapes reach last on their way; one that
  /// they never reach over, all along the way, if there is one.
  Candidate greatest_;
  Candidate last_;
  Candidate graze_;
  Interval time_;
  /// How fast the shapes close in on the last end and draw apart at the first that they leave.
  double enterSpeed_ = 0.0;
  double exitSpeed_ = 0.0;
  Collision collision_;
};

}  // namespace sepax::detail
