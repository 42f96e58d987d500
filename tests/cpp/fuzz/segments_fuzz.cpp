/// libFuzzer target: orientation, segments, turning, and responses to contacts. Any bytes make
/// valid arguments; what must hold for all of them is checked, and a trap reports what doesn't.
///
///   clang++ -std=c++20 -g -O1 -ffp-contract=off -fsanitize=fuzzer,address,undefined
///     -Icpp/include -Itests/cpp tests/cpp/fuzz/segments_fuzz.cpp cpp/src/math/*.cpp
///     cpp/src/query/{intersect_segments,response,trace_segments,turn}.cpp -o segments_fuzz
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>
#include <vector>

#include "fuzz/bytes.hpp"
#include "sepax/math/predicates.hpp"
#include "sepax/math/transform.hpp"
#include "sepax/query/response.hpp"
#include "sepax/query/trace_segments.hpp"
#include "sepax/query/turn.hpp"
#include "sepax/tolerance.hpp"

namespace {

using sepax::Vec2;

void require(bool holds) {
  if (!holds) __builtin_trap();
}

int signOf(double value) { return (value > 0.0 ? 1 : 0) - (value < 0.0 ? 1 : 0); }

/// Coordinates out of bytes: by the first byte whole numbers, which are degenerate in every way, or
/// doubles of any magnitude.
class Source : public sepax::fuzz::Bytes {
 public:
  Source(const std::uint8_t* data, std::size_t size) : Bytes(data, size), whole_(byte() % 2 != 0) {}

  double coordinate() {
    if (whole_) return static_cast<double>(byte() % 9) - 4.0;
    const double value = anyDouble();
    return std::abs(value) <= sepax::kMaxCoordinate ? sepax::storedCoordinate(value) : byte();
  }

  Vec2 point() {
    const double x = coordinate();
    return {x, coordinate()};
  }

  /// Not zero.
  Vec2 direction() {
    const Vec2 v = point();
    return v == Vec2{} ? Vec2{1.0, 0.0} : v;
  }

 private:
  bool whole_;
};

void checkOrientation(Source& source) {
  const Vec2 a = source.point();
  const Vec2 b = source.point();
  const Vec2 c = source.point();
  const int sign = signOf(sepax::orientation(a, b, c));
  require(signOf(sepax::orientation(b, c, a)) == sign);
  require(signOf(sepax::orientation(c, a, b)) == sign);
  require(signOf(sepax::orientation(b, a, c)) == -sign);
  require(signOf(sepax::orientation(-a, -b, -c)) == sign);
}

bool inUnitInterval(double x) { return x >= 0.0 && x <= 1.0; }

void checkSegments(Source& source) {
  const Vec2 a0 = source.point();
  const Vec2 a1 = source.point();
  const Vec2 b0 = source.point();
  const Vec2 b1 = source.point();
  const auto meeting = [](Vec2 p, Vec2 q, Vec2 r, Vec2 s, sepax::SegmentRules rules = {}) {
    return sepax::intersectSegments(p, q, r, s, rules).meeting;
  };
  const sepax::SegmentsTrace trace = sepax::traceSegments(a0, a1, b0, b1);
  const sepax::SegmentIntersection& found = trace.intersection;
  require(meeting(a0, a1, b0, b1) == found.meeting);
  require(meeting(b0, b1, a0, a1) == found.meeting);
  require(meeting(a1, a0, b1, b0) == found.meeting);
  for (const double t : {found.startOnA, found.endOnA, found.startOnB, found.endOnB}) {
    require(inUnitInterval(t));
  }
  require(found.startOnA <= found.endOnA);
  require(trace.onA.within == (trace.determinant != 0.0 && inUnitInterval(trace.onA.value)));
  const bool none = found.meeting == sepax::SegmentMeeting::kNone;
  require(trace.determinant == 0.0 || none != (trace.onA.within && trace.onB.within));
  // The rules only ever take away, and keep crossings.
  const auto open = meeting(a0, a1, b0, b1, {.touching = false});
  const auto skew = meeting(a0, a1, b0, b1, {.collinear = false});
  require(open == found.meeting || open == sepax::SegmentMeeting::kNone);
  require((skew == sepax::SegmentMeeting::kNone) ==
          (none || trace.exit == sepax::SegmentExit::kCollinear));
  if (trace.exit == sepax::SegmentExit::kCrossing) require(open == sepax::SegmentMeeting::kPoint);
}

void checkTurning(Source& source) {
  const Vec2 heading = source.direction();
  const Vec2 toTarget = source.direction();
  const double maxTurn = source.byte() / 64.0;
  const sepax::Turn up = sepax::turn(heading, toTarget, sepax::YAxis::kUp);
  const sepax::Turn back = sepax::turn(toTarget, heading, sepax::YAxis::kDown);
  // From the target to the heading is the other way, and a mirror makes it the same again.
  require(up == back);
  const double by = sepax::steer(heading, toTarget, maxTurn);
  require(std::abs(by) <= maxTurn && std::abs(by) <= std::numbers::pi);
  const bool positive = up == sepax::Turn::kCounterClockwise || up == sepax::Turn::kBehind;
  require(by >= 0.0 || up == sepax::Turn::kClockwise);
  require(by <= 0.0 || positive);
}

/// The greatest depth that is left, relative to what rounding allows.
void checkContacts(Source& source) {
  std::vector<sepax::ContactPlane> contacts(source.byte() % 12);
  double greatest = 0.0;
  for (sepax::ContactPlane& contact : contacts) {
    contact.normal = source.direction();
    contact.depth = std::abs(source.coordinate());
    greatest = std::fmax(greatest, contact.depth);
  }
  const sepax::ContactResolution found = sepax::resolveContacts(contacts);
  const double size = length(found.translation);
  require(std::isfinite(size));
  require(found.remaining >= 0.0 && found.remaining <= greatest * (1.0 + 1e-9) + 1e-12 * size);
  if (!found.squeezed) {
    require(found.remaining <= 4e-12 * (greatest + size));
    require(size >= greatest * (1.0 - 1e-11));
  }
  std::vector<Vec2> normals;
  for (const sepax::ContactPlane& contact : contacts) normals.push_back(contact.normal);
  const Vec2 velocity = source.point();
  const Vec2 clipped = sepax::clipVelocity(velocity, normals);
  const double speed = length(velocity);
  require(length(clipped) <= speed * (1.0 + 1e-12));
  for (const Vec2 normal : normals) {
    const Vec2 unit = (1.0 / length(normal)) * normal;
    require(dot(clipped, unit) <= 2e-12 * speed);
    require(length(sepax::bounce(velocity, normal)) <= speed * (1.0 + 1e-12));
    require(dot(sepax::slide(velocity, normal), unit) <= 1e-14 * speed);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Source source(data, size);
  switch (source.byte() % 4) {
    case 0:
      checkOrientation(source);
      break;
    case 1:
      checkSegments(source);
      break;
    case 2:
      checkTurning(source);
      break;
    default:
      checkContacts(source);
  }
  return 0;
}
