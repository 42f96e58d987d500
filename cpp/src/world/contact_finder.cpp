#include "sepax/world/contact_finder.hpp"

#include <algorithm>
#include <utility>

#include "sepax/algorithm/deepest_edge.hpp"
#include "sepax/list_room.hpp"
#include "sepax/query/collide.hpp"

namespace sepax {
namespace {

/// Whether a body is one piece without rounding: what deepestEdge is for.
bool isSharp(const PlacedShape& shape) {
  return shape.convex() && shape.pieces.front().radius == 0.0;
}

/// Whether the edge that separated two polygons last, if there is one, still does.
bool isStillApart(const PlacedPolygon& a, const PlacedPolygon& b, Side owner, Index edge) {
  return owner == Side::kA ? isApartOver(a, edge, b) : isApartOver(b, edge, a);
}

}  // namespace

void ContactFinder::find(std::span<const ProxyPair> pairs, std::span<const BodyContact> known,
                         const BodyStore& bodies, std::span<const std::uint8_t> moved) {
  std::swap(states_, statesBefore_);
  contacts_.clear(pairs.size());
  if (detail::isFarTooLarge(states_, pairs.size())) states_ = std::vector<State>();
  states_.resize(pairs.size());
  const State* before = statesBefore_.data();
  const BodyContact* given = known.data();
  const BodyContact* const end = given + known.size();
  for (std::size_t first = 0; first < pairs.size(); first += kBlock) {
    const std::size_t count = std::min(kBlock, pairs.size() - first);
    const std::span<State> states = std::span(states_).subspan(first, count);
    before = recall(pairs.subspan(first, count), before, states, bodies, moved);
    for (State& state : states) {
      if (state.finding == Finding::kUnknown) compare(state, bodies);
      if (given == end) {
        const bool touching = state.finding == Finding::kTouching;
        contacts_.pushIf(touching, state.pair, state.normal, state.depth);
      } else {
        given = push(state, given, end);
      }
    }
  }
  for (; given != end; ++given) push(*given);
}

/// Fills in what is known of the pairs from last time, from `before` on, and asks for the memory of
/// the others. Returns where the next pair may be found.
const ContactFinder::State* ContactFinder::recall(std::span<const ProxyPair> pairs,
                                                  const State* before, std::span<State> states,
                                                  const BodyStore& bodies,
                                                  std::span<const std::uint8_t> moved) {
  const State* end = statesBefore_.data() + statesBefore_.size();
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    const ProxyPair pair = pairs[i];
    while (before != end && before->pair < pair) ++before;
    const bool isReformed = ((moved[pair.a] | moved[pair.b]) & kReformed) != 0;
    if (before != end && before->pair == pair && !isReformed) {
      states[i] = *before;
    } else {
      states[i] = {pair, {}, 0.0, Finding::kUnknown, Side::kA, kNoIndex};
    }
    if ((moved[pair.a] | moved[pair.b]) == 0) continue;
    states[i].finding = Finding::kUnknown;
    peeked_ ^= bodies.peek(pair.b);
  }
  return before;
}

/// Adds the contact of a pair, if there is one, after the given ones that come before it.
const BodyContact* ContactFinder::push(const State& state, const BodyContact* given,
                                       const BodyContact* end) {
  while (given != end && given->pair < state.pair) push(*given++);
  const bool isGiven = given != end && given->pair == state.pair;
  if (state.finding == Finding::kTouching) {
    contacts_.push(state.pair, state.normal, state.depth);
  } else if (isGiven) {
    push(*given);
  }
  return isGiven ? given + 1 : given;
}

void ContactFinder::push(const BodyContact& contact) {
  contacts_.push(contact.pair, contact.normal, contact.depth);
}

void ContactFinder::compare(State& state, const BodyStore& bodies) {
  const PlacedShape a = bodies.placed(state.pair.a).shape();
  const PlacedShape b = bodies.placed(state.pair.b).shape();
  state.finding = Finding::kApart;
  if (isSharp(a) && isSharp(b)) {
    const PlacedPolygon& coreA = a.pieces.front().core;
    const PlacedPolygon& coreB = b.pieces.front().core;
    if (isStillApart(coreA, coreB, state.owner, state.edge)) return;
    const DeepestEdge deepest = deepestEdge(coreA, coreB);
    if (deepest.verdict == DeepestEdge::Verdict::kApart) {
      state.owner = deepest.owner;
      state.edge = deepest.edge;
      return;
    }
    if (deepest.verdict == DeepestEdge::Verdict::kOverlapping) {
      state.finding = Finding::kTouching;
      state.normal =
          deepest.owner == Side::kA ? coreA.normal(deepest.edge) : -coreB.normal(deepest.edge);
      state.depth = std::max(0.0, -deepest.separation);
      return;
    }
  }
  const Collision collision = collide(a, b);
  if (!collision.intersects) return;
  state.finding = Finding::kTouching;
  state.normal = collision.normal;
  state.depth = collision.depth;
}

}  // namespace sepax
