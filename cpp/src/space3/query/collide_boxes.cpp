#include "sepax/space3/query/collide_boxes.hpp"

#include <limits>

namespace sepax::space3 {

namespace {

/// The separating-axis test, one axis at a time.
class BoxTest {
 public:
  BoxTest(const OrientedBox& a, const OrientedBox& b) : a_(a), b_(b) {
    for (const Vec3& edge : a.halfEdges) size_ += greatestComponent(edge);
    for (const Vec3& edge : b.halfEdges) size_ += greatestComponent(edge);
  }

  BoxAxis test(std::uint32_t number) {
    const BoxAxis axis = boxAxis(a_, b_, number);
    if (separating_ == kNoAxis && axis.apart) {
      separating_ = number;
      separation_ = axis.parallel ? least_.direction : axis.direction;
    }
    // Edges must beat the faces by more than rounding: their axes are the less precise ones.
    const double handicap = axis.source == BoxAxisSource::kEdges ? kSeparationTie * size_ : 0.0;
    if (!axis.parallel && axis.overlap + handicap < least_.overlap) {
      least_ = axis;
      leastNumber_ = number;
    }
    return axis;
  }

  [[nodiscard]] bool apart() const { return separating_ != kNoAxis; }
  [[nodiscard]] std::uint32_t separating() const { return separating_; }
  [[nodiscard]] double leastOverlap() const { return least_.overlap; }
  [[nodiscard]] std::uint32_t leastOverlapStep() const { return leastNumber_; }

  [[nodiscard]] BoxCollision finish() const {
    if (apart()) return {collisionAlong(separation_, 0.0, false), separating_};
    return {collisionAlong(least_.direction, least_.overlap, true), leastNumber_};
  }

 private:
  static BoxAxis worst() {
    BoxAxis axis;
    axis.overlap = std::numeric_limits<double>::infinity();
    return axis;
  }

  const OrientedBox& a_;
  const OrientedBox& b_;
  double size_ = 0.0;
  BoxAxis least_ = worst();
  std::uint32_t leastNumber_ = 0;
  std::uint32_t separating_ = kNoAxis;
  Vec3 separation_;
};

Interval shadow(double center, double reach) { return {center - reach, center + reach}; }

}  // namespace

BoxCollision collideBoxes(const OrientedBox& a, const OrientedBox& b) {
  BoxTest test(a, b);
  for (std::uint32_t number = 0; number < kBoxAxisCount && !test.apart(); ++number) {
    test.test(number);
  }
  return test.finish();
}

BoxTrace traceBoxes(const OrientedBox& a, const OrientedBox& b) {
  BoxTest test(a, b);
  BoxTrace trace;
  for (std::uint32_t number = 0; number < kBoxAxisCount; ++number) {
    BoxTraceStep& step = trace.steps[number];
    step.axis = test.test(number);
    if (!step.axis.parallel) {
      step.a = shadow(dot(step.axis.direction, a.center), step.axis.reachA);
      step.b = shadow(dot(step.axis.direction, b.center), step.axis.reachB);
    }
    step.leastOverlap = test.leastOverlap();
    step.leastOverlapStep = test.leastOverlapStep();
  }
  trace.decidedBy = test.separating();
  trace.result = test.finish();
  return trace;
}

}  // namespace sepax::space3
