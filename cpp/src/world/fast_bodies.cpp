#include "sepax/world/fast_bodies.hpp"

#include <algorithm>
#include <cmath>
#include <functional>

#include "sepax/algorithm/obstacle.hpp"
#include "sepax/algorithm/piece_pairs.hpp"
#include "sepax/math/heap_sort.hpp"
#include "sepax/query/conservative_advancement.hpp"
#include "sepax/query/distance.hpp"
#include "sepax/query/intersects.hpp"
#include "sepax/query/sweep.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {
namespace {

/// How fast a point of a shape goes at a time of its motion, per step.
Vec2 velocityAt(const Motion& motion, Vec2 point, double time) {
  return motion.translation +
         motion.angle * quarterTurn(point - (motion.pivot + time * motion.translation));
}

/// What a way along a surface tells of its normal may be off by the root of a rounding.
constexpr double kRoughNormal = 1e-6;

/// Whether the shapes go into one another along a normal, by more than an angle, rather than along
/// or apart.
bool closes(Vec2 normal, const Impact& impact, const Motion& a, const Motion& b, double sine) {
  const Vec2 ofA = velocityAt(a, impact.point, impact.time);
  const Vec2 ofB = velocityAt(b, impact.point, impact.time);
  return dot(normal, ofA - ofB) > sine * (length(ofA) + length(ofB));
}

/// Whether two pieces that touch go along an edge of one of them, or away from it. Where corners
/// touch, one normal does not tell: they have many, and go into one another only along all of them.
bool slipsAlongEdge(const PlacedConvex& a, const PlacedConvex& b, const Impact& impact,
                    const Motion& ofA, const Motion& ofB) {
  if (a.radius > 0.0 || b.radius > 0.0) return false;
  const Obstacle obstacle(a.core, b.core);
  const auto count = static_cast<Index>(obstacle.corners().size());
  if (count < 3) return false;
  const double tie = kSeparationTie * (boundsOf(a).extent() + boundsOf(b).extent());
  for (Index i = 0; i < count; ++i) {
    const Vec2 start = obstacle.corners()[i].point;
    const Vec2 way = obstacle.corners()[obstacle.next(i)].point - start;
    const Vec2 inward = (1.0 / length(way)) * quarterTurn(way);
    if (dot(inward, -start) <= tie && !closes(inward, impact, ofA, ofB, kParallelSine)) return true;
  }
  return false;
}

/// Whether two pieces go into one another where they meet.
bool deepens(const PlacedConvex& a, const PlacedConvex& b, const Impact& impact, const Motion& ofA,
             const Motion& ofB) {
  if (!closes(impact.normal, impact, ofA, ofB, kParallelSine)) return false;
  if (impact.time > 0.0) return true;
  if (slipsAlongEdge(a, b, impact, ofA, ofB)) return false;
  if (impact.startsOverlapping || closes(impact.normal, impact, ofA, ofB, kRoughNormal))
    return true;
  return closes(distance(a, b).normal, impact, ofA, ofB, kParallelSine);
}

/// Whether a piece crosses the other at once, without getting into it: a point and a segment, or
/// parallel segments.
bool crossesAtOnce(const PlacedConvex& a, const PlacedConvex& b) {
  const std::span<const Vec2> p = a.core.vertices();
  const std::span<const Vec2> q = b.core.vertices();
  if (a.radius > 0.0 || b.radius > 0.0 || p.size() > 2 || q.size() > 2) return false;
  const Vec2 along = p.back() - p.front();
  const Vec2 other = q.back() - q.front();
  return std::abs(cross(along, other)) <= kParallelSine * length(along) * length(other);
}

/// The first impact of pieces that don't turn. What would cross at once stops a little before: on
/// the line itself nothing told the next time from which side it had come.
Impact straightImpactOf(const PlacedConvex& a, const PlacedConvex& b, const Motion& ofA,
                        const Motion& ofB) {
  Impact impact = sweep(a, b, ofA, ofB);
  if (!impact.hit || impact.startsOverlapping || !crossesAtOnce(a, b)) return impact;
  const double closing = dot(impact.normal, ofA.translation - ofB.translation);
  const double little = kSweepTolerance * (boundsOf(a).extent() + boundsOf(b).extent());
  if (closing > 0.0) impact.time = std::max(0.0, impact.time - little / closing);
  return impact;
}

struct PieceHit {
  double time = 2.0;
  Vec2 normal;
};

/// Whether boxes tell that two pieces that don't turn never meet.
bool passBy(const PlacedConvex& a, const PlacedConvex& b, const Motion& ofA, const Motion& ofB) {
  if (ofA.angle != 0.0 || ofB.angle != 0.0) return false;
  const Vec2 way = ofA.translation - ofB.translation;
  return !grownByRounding(swept(boundsOf(a), way)).overlaps(boundsOf(b));
}

/// The first impact of two pieces that counts, if any does. Of what turns, the first need not: they
/// may touch where they begin, and part there, or meet by a rounding, and go into one another
/// later. What overlaps already meets where it gets deeper, which need not be at once nor where it
/// is deepest now.
Impact impactOf(const PlacedConvex& a, const PlacedConvex& b, const Motion& ofA,
                const Motion& ofB) {
  if (!turns(a, ofA) && !turns(b, ofB)) return straightImpactOf(a, b, ofA, ofB);
  double depth = 0.0;
  if (intersects(a, b)) {
    depth = -distance(a, b).distance;
  } else {
    const Impact impact = sweep(a, b, ofA, ofB);
    if (!impact.hit || deepens(a, b, impact, ofA, ofB)) return impact;
  }
  const double slack = kSweepTolerance * (boundsOf(a).extent() + boundsOf(b).extent());
  return advance(a, b, ofA, ofB, nullptr, slack + depth);
}

/// Shows a visitor the pairs of pieces that may meet on their way. In a function of its own for
/// GUARDS in wasm/parts.mjs.
[[gnu::noinline]] void visitCompound(const PlacedShape& a, const PlacedShape& b,
                                     const Bounds& moves, PiecePairs::Visitor visitor) {
  PiecePairs(a, b).visit(moves, visitor);
}

/// The first impact of any two pieces that is none of those that count for nothing.
PieceHit firstHit(const PlacedShape& a, const PlacedShape& b, const Motion& ofA,
                  const Motion& ofB) {
  PieceHit first;
  detail::PieceIds ids{kNoIndex, kNoIndex};
  const detail::RelativeMoves all = detail::movesOf(a, b, ofA, ofB);
  Bounds moves = all.until(1.0);
  const auto consider = [&](Index i, Index j) {
    const Impact impact = impactOf(a.pieces[i], b.pieces[j], ofA, ofB);
    const bool sooner =
        impact.time < first.time || (impact.time == first.time && detail::PieceIds{i, j} < ids);
    if (!impact.hit || !sooner || !deepens(a.pieces[i], b.pieces[j], impact, ofA, ofB)) return true;
    first = {impact.time, impact.normal};
    ids = {i, j};
    moves = all.until(first.time);
    return true;
  };
  if (!a.convex() || !b.convex()) {
    visitCompound(a, b, moves, consider);
  } else if (!passBy(a.pieces.front(), b.pieces.front(), ofA, ofB)) {
    consider(0, 0);
  }
  return first;
}

/// How far the greater box goes beyond the other.
double overreach(const Bounds& box, const Bounds& greater) {
  return std::max({box.min.x - greater.min.x, greater.max.x - box.max.x, box.min.y - greater.min.y,
                   greater.max.y - box.max.y});
}

bool isFast(const BodyTraits& traits) {
  return traits.has(body_flag::kFast) && !traits.has(body_flag::kDisabled);
}

}  // namespace

void FastBodies::stop(std::span<const BodyId> moved, const BodyStore& bodies,
                      FunctionRef<BroadPhase<Bvh>*()> broadPhase) {
  bodies_ = &bodies;
  stops_.clear();
  impacts_.clear();
  findFlights(moved);
  if (flights_.empty()) return;
  const double near = findFar(moved);
  BroadPhase<Bvh>* const all = plantOthers() ? nullptr : broadPhase();
  encounters_.clear();
  for (Index i = 0; i < flights_.size(); ++i) findEncounters(i, near, all);
  findStops();
  for (Index i = 0; i < flights_.size(); ++i) report(i);
  for (const Flight& flight : flights_) {
    if (flight.final) stops_.push_back({flight.body, poseAt(flight.body, flight.stop)});
  }
  detail::heapSort(impacts_,
                   [](const BodyContact& p, const BodyContact& q) { return p.pair < q.pair; });
  const auto same = [](const BodyContact& p, const BodyContact& q) { return p.pair == q.pair; };
  impacts_.erase(std::unique(impacts_.begin(), impacts_.end(), same), impacts_.end());
}

void FastBodies::findFlights(std::span<const BodyId> moved) {
  flights_.clear();
  for (const BodyId id : moved) {
    if (isFast(bodies_->traits(id))) flights_.push_back({id, 2.0, false, 0});
  }
  flightOf_.assign(flights_.empty() ? 0 : bodies_->end(), kNoIndex);
  for (Index i = 0; i < flights_.size(); ++i) flightOf_[flights_[i].body] = i;
}

/// Finds the bodies that go far: all fast ones, and the others that go farther than they are long.
/// Returns how far the rest go at most.
double FastBodies::findFar(std::span<const BodyId> moved) {
  double near = 0.0;
  far_.clear();
  places_.clear();
  for (const BodyId id : moved) {
    if (bodies_->traits(id).has(body_flag::kDisabled)) continue;
    const auto [box, way] = stepOf(id);
    const double reach = overreach(bodies_->placed(id).bounds(), swept(box, way));
    if (flightOf_[id] != kNoIndex || reach > box.extent()) {
      far_.push_back(id);
      places_.push_back(SweptRegion(box, way).bounds());
    } else {
      near = std::max(near, reach);
    }
  }
  farTree_.rebuild(places_);
  return near;
}

/// Where most bodies go far, all that moved would have to find their places in the tree of all, to
/// be found by it and by the other one. Then the few others have a tree of their own. Returns
/// whether they have.
bool FastBodies::plantOthers() {
  if (2 * far_.size() < bodies_->size()) return false;
  near_.clear();
  places_.clear();
  // In increasing order, too.
  auto far = far_.cbegin();
  for (BodyId id = 0; id < bodies_->end(); ++id) {
    const bool isFar = far != far_.cend() && *far == id;
    if (isFar) ++far;
    if (isFar || !bodies_->has(id)) continue;
    if (bodies_->traits(id).has(body_flag::kDisabled)) continue;
    near_.push_back(id);
    places_.push_back(outerBox(bodies_->placed(id).bounds()));
  }
  nearTree_.rebuild(places_);
  return true;
}

/// The bodies whose ways come near that of a flight: those that at the start are near enough, and
/// those that themselves go far. `all` finds bodies where they stand, if plantOthers() didn't.
void FastBodies::findEncounters(Index flight, double near, BroadPhase<Bvh>* all) {
  const BodyId body = flights_[flight].body;
  const Step step = stepOf(body);
  const SweptRegion region = step.region();
  others_.clear();
  const auto consider = [&](BodyId other) {
    if (other != body && bodies_->meet(orderedPair(body, other)) &&
        region.touches(stepOf(other).region())) {
      others_.push_back(other);
    }
    return true;
  };
  if (all != nullptr) {
    all->visitSwept(step.region(near), consider);
  } else {
    nearTree_.search(step.region(near), [&](Proxy place) { return consider(near_[place]); });
  }
  farTree_.search(region, [&](Proxy far) { return consider(far_[far]); });
  detail::heapSort(others_, std::less<>());
  others_.erase(std::unique(others_.begin(), others_.end()), others_.end());
  for (const BodyId other : others_) encounters_.push_back({other, flight, hitOf(body, other)});
  flights_[flight].end = static_cast<Index>(encounters_.size());
}

/// Of all impacts the earliest is a stop, which changes what comes later.
void FastBodies::findStops() {
  queue_.clear();
  for (Index i = 0; i < encounters_.size(); ++i) enqueue(i);
  while (!queue_.empty()) {
    const auto [minusTime, complement] = detail::popHeap(queue_, std::less<>());
    const Encounter& encounter = encounters_[~complement];
    Flight& flight = flights_[encounter.flight];
    if (flight.final || encounter.hit.time != -minusTime) continue;
    flight.stop = encounter.hit.time;
    flight.final = true;
    meetAnew(encounter.flight);
  }
}

/// To be called when an impact is known, or another than before.
void FastBodies::enqueue(Index encounter) {
  const Encounter& known = encounters_[encounter];
  if (known.hit.time > 1.0 || !stops(flights_[known.flight].body, known.other)) return;
  detail::pushHeap(queue_, {-known.hit.time, ~encounter}, std::less<>());
}

/// Finds out when those that still go meet a flight that has stopped: until then both went on, and
/// what they would have met is known.
void FastBodies::meetAnew(Index stopped) {
  const BodyId body = flights_[stopped].body;
  for (Index i = firstOf(stopped); i < flights_[stopped].end; ++i) {
    const Index number = flightOf_[encounters_[i].other];
    if (number == kNoIndex || flights_[number].final) continue;
    // It has this one among its encounters, too, unless they pass one another by a rounding.
    const std::span<Encounter> theirs =
        std::span(encounters_).subspan(firstOf(number), flights_[number].end - firstOf(number));
    const auto back = std::lower_bound(
        theirs.begin(), theirs.end(), body,
        [](const Encounter& encounter, BodyId id) { return encounter.other < id; });
    if (back == theirs.end() || back->other != body) continue;
    if (back->hit.time <= flights_[stopped].stop) continue;
    back->hit = hitOfStopped(encounters_[i].other, body, flights_[stopped].stop);
    enqueue(static_cast<Index>(&*back - encounters_.data()));
  }
}

/// What it met until it stopped: all that it met when it stopped, and the sensors before.
void FastBodies::report(Index number) {
  const Flight& flight = flights_[number];
  for (Index i = firstOf(number); i < flight.end; ++i) {
    const auto& [other, unused, hit] = encounters_[i];
    if (hit.time > 1.0 || hit.time > flight.stop) continue;
    if (stops(flight.body, other) && hit.time < flight.stop) continue;
    const bool first = flight.body < other;
    const ProxyPair pair{std::min(flight.body, other), std::max(flight.body, other)};
    impacts_.push_back({pair, (first ? hit.normal : -hit.normal) + Vec2{}, 0.0});
  }
}

bool FastBodies::stops(BodyId a, BodyId b) const {
  return !bodies_->traits(a).has(body_flag::kSensor) && !bodies_->traits(b).has(body_flag::kSensor);
}

/// When a meets b, both of which go all their way.
FastBodies::Hit FastBodies::hitOf(BodyId a, BodyId b) const {
  const PieceHit hit = firstHit(bodies_->placed(a).shape(), bodies_->placed(b).shape(),
                                motionOf(a, 0.0, 1.0), motionOf(b, 0.0, 1.0));
  return hit.time <= 1.0 ? Hit{hit.time, hit.normal} : Hit{};
}

/// When a, which goes all its way, meets b from the time on at which b has stopped.
FastBodies::Hit FastBodies::hitOfStopped(BodyId a, BodyId b, double stop) const {
  if (!stepOf(a, stop).region().touches(SweptRegion(stepOf(b, stop).box, Vec2{}))) return {};
  const PlacedBody::Pointer mover = PlacedBody::make(borrowed(bodies_->placed(a).geometry()));
  const PlacedBody::Pointer stopped = PlacedBody::make(borrowed(bodies_->placed(b).geometry()));
  mover->place(poseAt(a, stop));
  stopped->place(poseAt(b, stop));
  const PieceHit hit = firstHit(mover->shape(), stopped->shape(), motionOf(a, stop, 1.0), Motion{});
  return hit.time <= 1.0 ? Hit{stop + (1.0 - stop) * hit.time, hit.normal} : Hit{};
}

Motion FastBodies::motionOf(BodyId id, double from, double to) const {
  const Pose start = poseAt(id, from);
  const Pose end = poseAt(id, to);
  const double turn = std::clamp(end.angle - start.angle, -kMaxAngle, kMaxAngle);
  return {end.position() - start.position(), turn, start.position()};
}

Pose FastBodies::poseAt(BodyId id, double time) const {
  const Pose& start = bodies_->pose(id);
  const Pose& end = bodies_->targets()[id];
  if (time == 0.0) return start;
  if (time == 1.0) return end;
  return {start.x + time * (end.x - start.x), start.y + time * (end.y - start.y),
          start.angle + time * (end.angle - start.angle)};
}

/// What it passes on the rest of its way.
FastBodies::Step FastBodies::stepOf(BodyId id, double from) const {
  const Bounds start = bodies_->placed(id).bounds();
  const Pose& pose = bodies_->pose(id);
  const Pose& target = bodies_->targets()[id];
  const Vec2 way = target.position() - pose.position();
  Bounds box = start;
  if (pose.angle != target.angle) {
    const double reach = bodies_->placed(id).geometry()->reach;
    box.include(grown({pose.position(), pose.position()}, reach));
  }
  return {translated(box, from * way), (1.0 - from) * way};
}

}  // namespace sepax
