#include "sepax/world/fast_bodies.hpp"

#include <algorithm>
#include <cmath>
#include <functional>

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

/// Whether the shapes go into one another where they meet, rather than along or apart.
bool deepens(const Impact& impact, const Motion& a, const Motion& b) {
  const Vec2 ofA = velocityAt(a, impact.point, impact.time);
  const Vec2 ofB = velocityAt(b, impact.point, impact.time);
  return dot(impact.normal, ofA - ofB) > kParallelSine * (length(ofA) + length(ofB));
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

/// The first impact of two pieces; what turns and overlaps already meets where it gets deeper,
/// which need not be at once nor where it is deepest now.
Impact impactOf(const PlacedConvex& a, const PlacedConvex& b, const Motion& ofA,
                const Motion& ofB) {
  if ((!turns(a, ofA) && !turns(b, ofB)) || !intersects(a, b)) return sweep(a, b, ofA, ofB);
  const double slack = kSweepTolerance * (boundsOf(a).extent() + boundsOf(b).extent());
  return advance(a, b, ofA, ofB, nullptr, slack - distance(a, b).distance);
}

/// The first impact of any two pieces that is none of those that count for nothing.
PieceHit firstHit(const PlacedShape& a, const PlacedShape& b, const Motion& ofA,
                  const Motion& ofB) {
  PieceHit first;
  for (const PlacedConvex& pieceA : a.pieces) {
    for (const PlacedConvex& pieceB : b.pieces) {
      if (passBy(pieceA, pieceB, ofA, ofB)) continue;
      const Impact impact = impactOf(pieceA, pieceB, ofA, ofB);
      if (!impact.hit || impact.time >= first.time || !deepens(impact, ofA, ofB)) continue;
      first = {impact.time, impact.normal};
    }
  }
  return first;
}

bool isFast(const BodyTraits& traits) {
  return traits.has(body_flag::kFast) && !traits.has(body_flag::kDisabled);
}

}  // namespace

void FastBodies::stop(std::span<const BodyId> moved, BodyStore& bodies,
                      BroadPhase<Bvh>& broadPhase) {
  bodies_ = &bodies;
  impacts_.clear();
  count_ = 0;
  for (const BodyId id : moved) {
    if (!isFast(bodies.traits(id))) continue;
    if (count_ == flights_.size()) flights_.emplace_back();
    Flight& flight = flights_[count_++];
    flight.body = id;
    flight.stop = 2.0;
    flight.final = false;
  }
  if (count_ == 0) return;
  findOthers(moved, broadPhase);
  findStops();
  for (std::size_t i = 0; i < count_; ++i) report(flights_[i]);
  for (std::size_t i = 0; i < count_; ++i) {
    const Flight& flight = flights_[i];
    if (flight.final) bodies.targets()[flight.body] = poseAt(flight.body, flight.stop);
  }
  detail::heapSort(impacts_,
                   [](const BodyContact& p, const BodyContact& q) { return p.pair < q.pair; });
  const auto same = [](const BodyContact& p, const BodyContact& q) { return p.pair == q.pair; };
  impacts_.erase(std::unique(impacts_.begin(), impacts_.end(), same), impacts_.end());
}

/// The bodies that may be in the way of each: those whose boxes at the start are near enough, and
/// those that themselves go far.
void FastBodies::findOthers(std::span<const BodyId> moved, BroadPhase<Bvh>& broadPhase) {
  double near = 0.0;
  far_.clear();
  for (const BodyId id : moved) {
    if (bodies_->traits(id).has(body_flag::kDisabled)) continue;
    const double reach = overreach(id);
    if (isFast(bodies_->traits(id)) || reach > bodies_->placed(id).bounds().extent()) {
      far_.push_back(id);
    } else {
      near = std::max(near, reach);
    }
  }
  for (std::size_t i = 0; i < count_; ++i) {
    Flight& flight = flights_[i];
    const BodyTraits& traits = bodies_->traits(flight.body);
    const Bounds passed = sweptBounds(flight.body);
    flight.others.clear();
    const auto consider = [&](BodyId other) {
      if (other != flight.body && traits.meets(bodies_->traits(other))) {
        flight.others.push_back(other);
      }
      return true;
    };
    broadPhase.visitBox(grown(passed, near), consider);
    for (const BodyId other : far_) {
      if (sweptBounds(other).overlaps(passed)) consider(other);
    }
    detail::heapSort(flight.others, std::less<>());
    flight.others.erase(std::unique(flight.others.begin(), flight.others.end()),
                        flight.others.end());
    flight.hits.resize(flight.others.size());
    for (std::size_t k = 0; k < flight.others.size(); ++k) findHit(flight, k);
  }
}

void FastBodies::findHit(Flight& flight, std::size_t other) {
  flight.hits[other] = hitOf(flight.body, flight.others[other]);
}

void FastBodies::findStops() {
  while (true) {
    Flight* next = nullptr;
    double earliest = 2.0;
    for (std::size_t i = 0; i < count_; ++i) {
      Flight& flight = flights_[i];
      if (flight.final) continue;
      for (std::size_t k = 0; k < flight.others.size(); ++k) {
        if (flight.hits[k].time >= earliest || !stops(flight.body, flight.others[k])) continue;
        earliest = flight.hits[k].time;
        next = &flight;
      }
    }
    if (next == nullptr) return;
    next->stop = earliest;
    next->final = true;
    for (std::size_t i = 0; i < count_; ++i) {
      Flight& flight = flights_[i];
      if (flight.final) continue;
      for (std::size_t k = 0; k < flight.others.size(); ++k) {
        if (flight.others[k] == next->body) findHit(flight, k);
      }
    }
  }
}

/// What it met until it stopped: all that it met when it stopped, and the sensors before.
void FastBodies::report(const Flight& flight) {
  for (std::size_t k = 0; k < flight.others.size(); ++k) {
    const BodyId other = flight.others[k];
    const Hit& hit = flight.hits[k];
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

double FastBodies::stopOf(BodyId id) const {
  for (std::size_t i = 0; i < count_; ++i) {
    if (flights_[i].body == id && flights_[i].final) return flights_[i].stop;
  }
  return 2.0;
}

/// When a, which goes all its way, meets b, which may stop on its own.
FastBodies::Hit FastBodies::hitOf(BodyId a, BodyId b) const {
  const double end = std::min(stopOf(b), 1.0);
  PieceHit hit = firstHit(bodies_->placed(a).shape(), bodies_->placed(b).shape(),
                          motionOf(a, 0.0, end), motionOf(b, 0.0, end));
  if (hit.time <= 1.0) return {end * hit.time, hit.normal};
  if (end == 1.0) return {};
  const PlacedBody::Pointer mover = PlacedBody::make(bodies_->placed(a).geometry());
  const PlacedBody::Pointer stopped = PlacedBody::make(bodies_->placed(b).geometry());
  mover->place(poseAt(a, end));
  stopped->place(poseAt(b, end));
  hit = firstHit(mover->shape(), stopped->shape(), motionOf(a, end, 1.0), Motion{});
  return hit.time <= 1.0 ? Hit{end + (1.0 - end) * hit.time, hit.normal} : Hit{};
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

/// A box around all places on its way.
Bounds FastBodies::sweptBounds(BodyId id) const {
  const Bounds& start = bodies_->placed(id).bounds();
  const Pose& from = bodies_->pose(id);
  const Pose& to = bodies_->targets()[id];
  if (from.angle == to.angle) {
    return grownByRounding(swept(start, to.position() - from.position()));
  }
  Bounds passed = start;
  const double reach = bodies_->placed(id).geometry()->reach;
  for (const Vec2 pivot : {from.position(), to.position()}) {
    passed.include(grown({pivot, pivot}, reach));
  }
  return grownByRounding(passed);
}

/// How far beyond its box at the start it gets.
double FastBodies::overreach(BodyId id) const {
  const Bounds& start = bodies_->placed(id).bounds();
  const Bounds passed = sweptBounds(id);
  return std::max({start.min.x - passed.min.x, passed.max.x - start.max.x,
                   start.min.y - passed.min.y, passed.max.y - start.max.y});
}

}  // namespace sepax
