#include "bare_queries.hpp"

#include "buffers.hpp"
#include "sepax/math/predicates.hpp"
#include "sepax/query/response.hpp"
#include "sepax/query/trace_circle.hpp"
#include "sepax/query/trace_segments.hpp"
#include "sepax/query/turn.hpp"
#include "session.hpp"

namespace sepax::wasm {

namespace {

/// The input list, of which JS has written the first `count` numbers.
double* inputNumbers(std::uint32_t count) {
  return reinterpret_cast<double*>(session().reserveInput(count));
}

/// The same as coordinates, as they are stored.
template <class Element>
const Element* inputOf(std::uint32_t count) {
  double* numbers = inputNumbers(count);
  for (std::uint32_t i = 0; i < count; ++i) numbers[i] = storedCoordinate(numbers[i]);
  return reinterpret_cast<const Element*>(numbers);
}

/// Writes to the record. Adding zero turns -0 into 0.
void put(std::size_t slot, double value) {
  reinterpret_cast<double*>(session().recordAddress())[slot] = value + 0.0;
}

void put(std::size_t slot, const Vec2& v) {
  put(slot, v.x);
  put(slot + 1, v.y);
}

struct SegmentArguments {
  Vec2 a0;
  Vec2 a1;
  Vec2 b0;
  Vec2 b1;
  double touching;
  double collinear;
};

struct TurnArguments {
  Vec2 heading;
  Vec2 toTarget;
  double option;
};

struct BounceArguments {
  Vec2 velocity;
  Vec2 normal;
  double restitution;
  double friction;
};

}  // namespace

double answerOrientation(std::uint32_t count) {
  const auto* points = inputOf<Vec2>(count);
  const double area = orientation(points[0], points[1], points[2]);
  return area > 0.0 ? 1.0 : (area < 0.0 ? -1.0 : 0.0);
}

double answerTurn(std::uint32_t count) {
  const auto* from = inputOf<TurnArguments>(count);
  const YAxis yAxis = from->option != 0.0 ? YAxis::kDown : YAxis::kUp;
  return static_cast<double>(turn(from->heading, from->toTarget, yAxis));
}

double answerSteer(std::uint32_t count) {
  const auto* from = inputOf<TurnArguments>(count);
  return steer(from->heading, from->toTarget, from->option) + 0.0;
}

double answerSegments(std::uint32_t count) {
  const auto* from = inputOf<SegmentArguments>(count);
  const SegmentsTrace trace = traceSegments(from->a0, from->a1, from->b0, from->b1,
                                            {from->touching != 0.0, from->collinear != 0.0});
  const SegmentIntersection& found = trace.intersection;
  const auto meeting = static_cast<double>(found.meeting);
  put(record::kMeeting, meeting);
  put(record::kMeetingStart, found.start);
  put(record::kMeetingEnd, found.end);
  put(record::kMeetingOnA, {found.startOnA, found.endOnA});
  put(record::kMeetingOnB, {found.startOnB, found.endOnB});
  put(record::kSettledBy, static_cast<double>(trace.exit));
  put(record::kColumnA, trace.columnA);
  put(record::kColumnB, trace.columnB);
  put(record::kRight, trace.right);
  put(record::kDeterminant, trace.determinant);
  put(record::kParameterA, {trace.onA.value, trace.onA.within ? 1.0 : 0.0});
  put(record::kParameterB, {trace.onB.value, trace.onB.within ? 1.0 : 0.0});
  for (std::size_t i = 0; i < 4; ++i) put(record::kSides + i, trace.sides[i]);
  return meeting;
}

double answerCircle(std::uint32_t count) {
  const double* handles = inputNumbers(count);
  ShapeInstance* const circle = session().findPlaced(handles[0]);
  ShapeInstance* const other = session().findPlaced(handles[1]);
  if (circle == nullptr || other == nullptr) return 0.0;
  const CircleTrace trace =
      traceCircle(circle->placed().pieces.front(), other->placed().pieces.front());
  put(record::kRegion, static_cast<double>(trace.region));
  put(record::kFeature, trace.feature == kNoIndex ? -1.0 : trace.feature);
  put(record::kCentre, trace.centre);
  put(record::kNearest, trace.nearest);
  put(record::kCentreDistance, trace.distance);
  put(record::kReach, trace.reach);
  put(record::kSeparation, trace.separation);
  put(record::kCircleNormal, trace.normal);
  const double meet = trace.intersects ? 1.0 : 0.0;
  put(record::kWithinReach, meet);
  return meet;
}

double answerBounce(std::uint32_t count) {
  const auto* from = inputOf<BounceArguments>(count);
  put(record::kResponse, bounce(from->velocity, from->normal, from->restitution, from->friction));
  return 0.0;
}

double answerContacts(std::uint32_t count) {
  const ContactResolution resolution = resolveContacts({inputOf<ContactPlane>(count), count / 3});
  const double squeezed = resolution.squeezed ? 1.0 : 0.0;
  put(record::kResponse, resolution.translation);
  put(record::kRemaining, resolution.remaining);
  put(record::kSqueezed, squeezed);
  return squeezed;
}

double answerClip(std::uint32_t count) {
  const auto* vectors = inputOf<Vec2>(count);
  put(record::kResponse, clipVelocity(vectors[0], {vectors + 1, count / 2 - 1}));
  return 0.0;
}

}  // namespace sepax::wasm
