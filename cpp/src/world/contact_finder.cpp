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
  std::swap(contacts_, before_);
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
    while (given != known.end() && given->pair < pair) pushGiven();
    while (before != statesBefore_.cend() && before->pair < pair) ++before;
    if (before != statesBefore_.cend() && before->pair == pair) {
      state = *before;
      const bool stood = (moved[pair.a] | moved[pair.b]) == 0;
      if (!stood) state.contact = kUnknown;
    } else {
      state = {pair, kUnknown, kNoIndex, Side::kA};
    }
    if (state.contact == kUnknown) {
      compare(state, bodies);
    } else if (state.contact != kNoContact) {
      const BodyContact same = before_[state.contact];
      state.contact = static_cast<std::uint32_t>(contacts_.size());
      contacts_.push(pair, same.normal, same.depth);
    }
    if (given != known.end() && given->pair == pair) {
      if (state.contact == kNoContact) {
        // Not to be taken for what the shapes say.
        pushGiven();
      } else {
        ++given;
      }
    }
  }
  while (given != known.end()) pushGiven();
}

void ContactFinder::compare(State& state, const BodyStore& bodies) {
  const PlacedShape a = bodies.placed(state.pair.a).shape();
  const PlacedShape b = bodies.placed(state.pair.b).shape();
  state.contact = kNoContact;
  if (isSharp(a) && isSharp(b)) {
    const PlacedPolygon& coreA = a.pieces.front().core;
    const PlacedPolygon& coreB = b.pieces.front().core;
    const DeepestEdge deepest = deepestEdge(coreA, coreB);
    if (deepest.verdict == DeepestEdge::Verdict::kApart) return;
    if (deepest.verdict == DeepestEdge::Verdict::kOverlapping) {
      const Vec2 normal =
          deepest.owner == Side::kA ? coreA.normal(deepest.edge) : -coreB.normal(deepest.edge);
      state.contact = static_cast<std::uint32_t>(contacts_.size());
      contacts_.push(state.pair, normal, -deepest.separation);
      return;
    }
  }
  const Collision collision = collide(a, b);
  if (!collision.intersects) return;
  state.contact = static_cast<std::uint32_t>(contacts_.size());
  contacts_.push(state.pair, collision.normal, collision.depth);
}

}  // namespace sepax
