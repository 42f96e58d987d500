#include "sepax/world/kept_contacts.hpp"

#include <optional>

#include "sepax/algorithm/deepest_edge.hpp"
#include "sepax/algorithm/disc_contact.hpp"
#include "sepax/query/distance.hpp"
#include "sepax/shape/bounds.hpp"

namespace sepax {
namespace {

/// Whether a look at the pieces shows that they are farther apart than `reach`. False says nothing.
bool isClearlyFar(const PlacedConvex& a, const PlacedConvex& b, double reach) {
  const double radii = a.radius + b.radius;
  const bool isDiscA = a.core.count() == 1;
  const bool isDiscB = b.core.count() == 1;
  if (isDiscA && isDiscB) return length(b.core.vertex(0) - a.core.vertex(0)) > reach + radii;
  if (isDiscA || isDiscB) {
    const DiscContact contact = isDiscA ? discContact(a.core.vertex(0), radii, b.core)
                                        : discContact(b.core.vertex(0), radii, a.core);
    return contact.verdict == DiscContact::Verdict::kApart && contact.separation > reach + radii;
  }
  const DeepestEdge deepest = deepestEdge(a.core, b.core);
  return deepest.verdict == DeepestEdge::Verdict::kApart && deepest.separation > reach + radii;
}

bool stillMeet(ProxyPair pair, const BodyStore& bodies) {
  if (!bodies.has(pair.a) || !bodies.has(pair.b)) return false;
  const BodyTraits& a = bodies.traits(pair.a);
  const BodyTraits& b = bodies.traits(pair.b);
  return bodies.meet(pair) && !a.has(body_flag::kDisabled) && !b.has(body_flag::kDisabled);
}

}  // namespace

std::optional<Distance> gapWithin(const PlacedBody& a, const PlacedBody& b, double slop) {
  const Bounds boxA = a.bounds();
  const Bounds boxB = b.bounds();
  const double reach = slop * (boxA.extent() + boxB.extent());
  if (!grown(boxA, reach).overlaps(boxB)) return std::nullopt;
  const PlacedShape shapeA = a.shape();
  const PlacedShape shapeB = b.shape();
  const bool convex = shapeA.convex() && shapeB.convex();
  if (convex && isClearlyFar(shapeA.pieces.front(), shapeB.pieces.front(), reach)) {
    return std::nullopt;
  }
  const Distance gap = distance(shapeA, shapeB);
  return gap.distance <= reach ? std::optional(gap) : std::nullopt;
}

Manifold pointsWithin(const PlacedBody& a, const PlacedBody& b, double slop) {
  Manifold manifold = contacts(a.shape(), b.shape()).manifold;
  if (manifold.count > 0) return manifold;
  if (const auto gap = gapWithin(a, b, slop)) {
    manifold.points[0].pointA = gap->pointA;
    manifold.points[0].pointB = gap->pointB;
    manifold.count = 1;
  }
  return manifold;
}

ContactList& withMore(ContactList& found, std::span<const BodyContact> others, bool kept,
                      Yields yields, ContactList& all) {
  if (others.empty()) return found;
  all.clear(found.size() + others.size());
  std::size_t from = 0;
  for (const BodyContact& other : others) {
    std::size_t to = from;
    while (to < found.size() && found.pair(to) < other.pair) ++to;
    all.append(found, from, to);
    from = to;
    if (to < found.size() && found.pair(to) == other.pair) {
      if (!yields(found[to], other)) continue;
      ++from;
    }
    all.push(other, kept);
  }
  all.append(found, from, found.size());
  return all;
}

ContactList& KeptContacts::addTo(ContactList& found, std::span<const ProxyPair> pairs,
                                 const BodyStore& bodies, double slop) {
  kept_.clear();
  if (slop == 0.0) return found;
  for (const ProxyPair pair : pairs) {
    if (!stillMeet(pair, bodies)) continue;
    const auto gap = gapWithin(bodies.placed(pair.a), bodies.placed(pair.b), slop);
    if (gap) kept_.push_back({pair, gap->normal, 0.0});
  }
  const auto never = [](const BodyContact&, const BodyContact&) { return false; };
  return withMore(found, kept_, true, never, all_);
}

}  // namespace sepax
