#include "sepax/query/sweep.hpp"

#include "sepax/query/conservative_advancement.hpp"
#include "sepax/query/intersects.hpp"
#include "sepax/query/trace_sweep.hpp"

namespace sepax {

namespace {

bool meetsInClosedForm(const PlacedConvex& a, const PlacedConvex& b, const Motion& motionA,
                       const Motion& motionB) {
  return (!turns(a, motionA) && !turns(b, motionB)) || intersects(a, b);
}

Impact castRelative(const PlacedConvex& a, const PlacedConvex& b, const Motion& motionA,
                    const Motion& motionB) {
  Impact impact = shapeCast(a, b, motionA.translation - motionB.translation);
  impact.point = impact.point + impact.time * motionB.translation;
  return impact;
}

}  // namespace

Impact sweep(const PlacedConvex& a, const PlacedConvex& b, const Motion& motionA,
             const Motion& motionB) {
  return meetsInClosedForm(a, b, motionA, motionB) ? castRelative(a, b, motionA, motionB)
                                                   : advance(a, b, motionA, motionB);
}

SweepTrace traceSweep(const PlacedConvex& a, const PlacedConvex& b, const Motion& motionA,
                      const Motion& motionB) {
  SweepTrace trace;
  trace.closedForm = meetsInClosedForm(a, b, motionA, motionB);
  trace.impact = trace.closedForm ? castRelative(a, b, motionA, motionB)
                                  : advance(a, b, motionA, motionB, &trace.log);
  return trace;
}

}  // namespace sepax
