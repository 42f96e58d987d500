#include "sepax/world/contact_finder.hpp"

#include <utility>

#include "sepax/algorithm/deepest_edge.hpp"
#include "sepax/query/collide.hpp"

namespace sepax {
namespace {

/// Whether a body is one piece without rounding: what deepestEdge is for.
bool isSharp(const PlacedShape& shape) {
  return shape.convex() && shape.pieces.front().radius == 0.0;
}

}  // namespace

void ContactFinder::find(std::span<const ProxyPair> pairs, std::span<const BodyContact> known,
                         const BodyStore& bodies, std::span<const std::uint8_t> moved) {
  std::swap(states_, statesBefore_);
  contacts_.clear();
  states_.resize(pairs.size());
  auto before = statesBefore_.cbegin();
  auto given = known.begin();
  const auto pushGiven = [&] {
    contacts_.push(given->pair, given->normal, given->depth);
    ++given;
  };
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    const ProxyPair pair = pairs[i];
    State& state = states_[i];
    while (before != statesBefore_.cend() && before->pair < pair) ++before;
    const bool isKnown = before != statesBefore_.cend() && before->pair == pair;
    state = isKnown ? *before : State{pair, {}, 0.0, Finding::kUnknown};
    if (!isKnown || (moved[pair.a] | moved[pair.b]) != 0) compare(state, bodies);
    while (given != known.end() && given->pair < pair) pushGiven();
    const bool isGiven = given != known.end() && given->pair == pair;
    if (state.finding == Finding::kTouching) {
      contacts_.push(pair, state.normal, state.depth);
      if (isGiven) ++given;
    } else if (isGiven) {
      pushGiven();
    }
  }
  while (given != known.end()) pushGiven();
}

void ContactFinder::compare(State& state, const BodyStore& bodies) {
  const PlacedShape a = bodies.placed(state.pair.a).shape();
  const PlacedShape b = bodies.placed(state.pair.b).shape();
  state.finding = Finding::kApart;
  if (isSharp(a) && isSharp(b)) {
    const PlacedPolygon& coreA = a.pieces.front().core;
    const PlacedPolygon& coreB = b.pieces.front().core;
    const DeepestEdge deepest = deepestEdge(coreA, coreB);
    if (deepest.verdict == DeepestEdge::Verdict::kApart) return;
    if (deepest.verdict == DeepestEdge::Verdict::kOverlapping) {
      state.finding = Finding::kTouching;
      state.normal =
          deepest.owner == Side::kA ? coreA.normal(deepest.edge) : -coreB.normal(deepest.edge);
      state.depth = -deepest.separation;
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
