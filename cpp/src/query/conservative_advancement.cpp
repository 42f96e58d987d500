#include "sepax/query/conservative_advancement.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "sepax/tolerance.hpp"

namespace sepax {

namespace {

constexpr double kNever = std::numeric_limits<double>::infinity();

/// Steps of an advance: for a start, for each radian turned and corner that may pass, and at most.
constexpr double kFirstSteps = 256.0;
constexpr double kStepsPerRadian = 8.0;
constexpr double kMaxSteps = 20000.0;

/// What does not turn may as well do so about its middle, which is near.
Vec2 pivotOf(const PlacedConvex& shape, const Motion& motion) {
  const Bounds& bounds = shape.core.bounds();
  return turns(shape, motion) ? motion.pivot : 0.5 * bounds.min + 0.5 * bounds.max;
}

/// A rigid motion at one time: about a centre that moves.
struct Frame {
  Vec2 center;
  Vec2 velocity;
  double rate = 0.0;

  [[nodiscard]] Vec2 velocityOf(Vec2 point) const {
    return velocity + rate * quarterTurn(point - center);
  }
};

/// A line that moves with a frame, at `height` along its normal.
struct Line {
  Vec2 normal;
  double height;
  Frame frame;
};

/// A shape on its way.
class Mover {
 public:
  /// `start` is the pivot in the frame; `velocity` how it moves there.
  Mover(const PlacedConvex& shape, const Motion& motion, Vec2 start, Vec2 velocity)
      : axes_(shape.core.axes()),
        radius_(shape.radius),
        start_(start),
        velocity_(velocity),
        rate_(turns(shape, motion) ? motion.angle : 0.0) {
    const Vec2 pivot = pivotOf(shape, motion);
    for (const Vec2 p : shape.core.vertices()) {
      arms_.push_back(p - pivot);
      reach_ = std::max(reach_, length(arms_.back()));
    }
  }

  void placeAt(double time) {
    pivot_ = start_ + time * velocity_;
    placed_.place(arms_, axes_, {pivot_, Rotation::fromAngle(time * rate_)});
  }

  [[nodiscard]] PlacedConvex placed() const { return {placed_, radius_}; }
  /// How far from the pivot the shape gets.
  [[nodiscard]] double reach() const { return reach_ + radius_; }
  /// How far its corners may move by turning, or get from the pivot.
  [[nodiscard]] double path() const { return (1.0 + rate()) * reach(); }
  [[nodiscard]] double turningReach() const { return rate_ == 0.0 ? 0.0 : reach(); }
  [[nodiscard]] double rate() const { return std::abs(rate_); }
  [[nodiscard]] Index corners() const { return static_cast<Index>(arms_.size()); }

  /// The velocity of a point of the core as placed.
  [[nodiscard]] Vec2 velocityOf(Vec2 point) const { return frame().velocityOf(point); }

  /// How it moves as a frame of reference.
  [[nodiscard]] Frame frame() const { return {pivot_, velocity_, rate_}; }

  /// How long it takes at least until the shape gets nearer than `margin` to a line that is at
  /// `height` along its normal, in front of the shape, and moves with the frame.
  ///
  /// In the frame, which turns at the rate s while the shape does at the rate w, a corner at
  /// distance r from its pivot has an acceleration of at most (w - s)^2 r, and the pivot, at
  /// distance d from the centre and with the relative velocity v, of at most s^2 d + 2 s v
  /// (Coriolis).
  [[nodiscard]] double timeTo(const Line& line, double margin, double horizon) const {
    const Frame& frame = line.frame;
    const Vec2 velocity = velocity_ - frame.velocity;
    const Vec2 now = pivot_ - frame.center;
    const double farthest = std::max(length(now), length(now + horizon * velocity));
    const double ofPivot =
        std::abs(frame.rate) * (std::abs(frame.rate) * farthest + 2.0 * length(velocity));
    const double turning = (rate_ - frame.rate) * (rate_ - frame.rate);
    double least = kNever;
    for (const Vec2 p : placed_.vertices()) {
      const double gap = line.height - radius_ - margin - dot(line.normal, p);
      const double closing = dot(line.normal, velocityOf(p) - frame.velocityOf(p));
      const double acceleration = ofPivot + turning * length(p - pivot_);
      least = std::min(least, timeToClose(gap, closing, acceleration));
    }
    return least;
  }

 private:
  /// The positive root of gap = closing t + acceleration t^2 / 2.
  static double timeToClose(double gap, double closing, double acceleration) {
    if (gap <= 0.0) return 0.0;
    const double root = std::sqrt(closing * closing + 2.0 * acceleration * gap);
    if (closing > 0.0) return 2.0 * gap / (closing + root);
    return acceleration > 0.0 ? (root - closing) / acceleration : kNever;
  }

  /// The corners as seen from the pivot, at the start.
  std::vector<Vec2> arms_;
  std::span<const PolygonAxis> axes_;
  double radius_;
  Vec2 start_;
  Vec2 velocity_;
  double rate_;
  double reach_ = 0.0;
  Vec2 pivot_;
  PlacedPolygon placed_;
};

/// For how long a line stays between the shapes.
struct SafeTime {
  double time;
  LineOwner owner;
};

/// Advances two shapes in the frame of b's pivot: there only a's pivot moves, and coordinates are
/// no greater than they must be.
class Advance {
 public:
  Advance(const PlacedConvex& a, const PlacedConvex& b, const Motion& motionA,
          const Motion& motionB, double overlap)
      : overlap_(overlap),
        apart_(pivotOf(a, motionA) - pivotOf(b, motionB)),
        velocity_(motionA.translation - motionB.translation),
        a_(a, motionA, apart_, velocity_),
        b_(b, motionB, Vec2{}, Vec2{}),
        tolerance_(kSweepTolerance * (a_.turningReach() + b_.turningReach()) +
                   kReachFilter * (length(apart_) + length(velocity_) + a_.path() + b_.path())) {}

  /// The impact, with the point in the frame. Tells `visit` each stop: the time, the gap in the
  /// frame, and how long which line stays between the shapes.
  template <class Visit>
  Impact run(Visit visit) {
    const Interval near = timeInReach();
    if (near.empty()) return {};
    const double turned = (a_.rate() + b_.rate()) * (near.max - near.min);
    const double steps = kFirstSteps + kStepsPerRadian * turned * (a_.corners() + b_.corners());
    double time = near.min;
    for (auto left = static_cast<int>(std::min(steps, kMaxSteps)); time <= near.max; --left) {
      a_.placeAt(time);
      b_.placeAt(time);
      const Distance gap = distance(a_.placed(), b_.placed());
      const SafeTime safe = safeTime(gap, near.max - time);
      visit(time, gap, safe);
      if (arrived(gap) || time + safe.time == time || left == 0) {
        return {true, false, time, gap.pointB, gap.normal, gap.distance};
      }
      time += safe.time;
    }
    return {};
  }

  /// The part of the step in which the circles about the pivots that the shapes stay in meet.
  [[nodiscard]] Interval timeInReach() const {
    const double reach = a_.reach() + b_.reach() + tolerance_;
    const double squared = dot(velocity_, velocity_);
    if (squared == 0.0) return length(apart_) <= reach ? Interval{0.0, 1.0} : Interval{};
    const double offset = cross(velocity_, apart_);
    const double chord = reach * reach - offset * offset / squared;
    if (chord < 0.0) return {};
    const double middle = -dot(velocity_, apart_) / squared;
    const double half = std::sqrt(chord / squared);
    return intersection({middle - half, middle + half}, {0.0, 1.0});
  }

 private:
  [[nodiscard]] bool arrived(const Distance& gap) const {
    const double left = gap.distance + overlap_;
    return left <= 0.0 || (left <= tolerance_ && closingSpeed(gap) > 0.0);
  }

  [[nodiscard]] Vec2 velocityOfA(const Distance& gap) const {
    return a_.velocityOf(gap.pointA - a_.placed().radius * gap.normal);
  }
  [[nodiscard]] Vec2 velocityOfB(const Distance& gap) const {
    return b_.velocityOf(gap.pointB + b_.placed().radius * gap.normal);
  }
  [[nodiscard]] double closingSpeed(const Distance& gap) const {
    return dot(gap.normal, velocityOfA(gap) - velocityOfB(gap));
  }

  /// Which line is sure to separate the shapes longest: one fixed to b, to a, or halfway.
  [[nodiscard]] SafeTime safeTime(const Distance& gap, double horizon) const {
    const double margin = 0.5 * std::min(gap.distance + overlap_, tolerance_);
    const Vec2 normal = gap.normal;
    const double middle = dot(normal, 0.5 * (gap.pointA + gap.pointB));
    const Line ofB{normal, dot(normal, gap.pointB) + overlap_, b_.frame()};
    const Line ofA{-normal, -dot(normal, gap.pointA) + overlap_, a_.frame()};
    const Vec2 speed = 0.5 * (velocityOfA(gap) + velocityOfB(gap));
    const Line before{normal, middle + 0.5 * overlap_, {Vec2{}, speed}};
    const Line behind{-normal, -middle + 0.5 * overlap_, before.frame};
    const std::array<SafeTime, 3> candidates{{{a_.timeTo(ofB, margin, horizon), LineOwner::kB},
                                              {b_.timeTo(ofA, margin, horizon), LineOwner::kA},
                                              {std::min(a_.timeTo(before, 0.5 * margin, horizon),
                                                        b_.timeTo(behind, 0.5 * margin, horizon)),
                                               LineOwner::kNone}}};
    return *std::max_element(
        candidates.begin(), candidates.end(),
        [](const SafeTime& one, const SafeTime& other) { return one.time < other.time; });
  }

  double overlap_;
  Vec2 apart_;
  Vec2 velocity_;
  Mover a_;
  Mover b_;
  double tolerance_;
};

}  // namespace

bool turns(const PlacedConvex& shape, const Motion& motion) {
  return motion.angle != 0.0 && !(shape.core.count() == 1 && shape.core.vertex(0) == motion.pivot);
}

Impact advance(const PlacedConvex& a, const PlacedConvex& b, const Motion& motionA,
               const Motion& motionB, AdvanceLog* log, double overlap) {
  const auto worldPoint = [&](double time, Vec2 point) {
    return pivotOf(b, motionB) + (time * motionB.translation + point);
  };
  const auto record = [&](double time, Distance gap, SafeTime safe) {
    if (log == nullptr) return;
    gap.pointA = worldPoint(time, gap.pointA);
    gap.pointB = worldPoint(time, gap.pointB);
    log->stops.push_back({time, gap, safe.owner, safe.time});
  };
  Advance way(a, b, motionA, motionB, overlap);
  if (log != nullptr) log->inReach = way.timeInReach();
  Impact impact = way.run(record);
  impact.point = worldPoint(impact.time, impact.point);
  return impact;
}

}  // namespace sepax
