#include "sepax/world/pair_batch.hpp"

#include "sepax/world/touch.hpp"

namespace sepax {

namespace {

/// The body of a number; nullptr if it has none.
const PlacedBody* bodyOf(const BodyStore& bodies, double id, double end) {
  if (!(id >= 0.0 && id < end)) return nullptr;
  return bodies.find(static_cast<BodyId>(id));
}

/// Compares each two bodies, and calls write(place of the pair, touch).
template <class Write>
[[gnu::always_inline]] inline std::size_t eachPair(const BodyStore& bodies,
                                                   std::span<const double> ids, TouchDetail detail,
                                                   Write write) {
  const double end = bodies.end();
  for (std::size_t i = 0; i < ids.size(); i += 2) {
    const PlacedBody* const a = bodyOf(bodies, ids[i], end);
    const PlacedBody* const b = bodyOf(bodies, ids[i + 1], end);
    if (a == nullptr) return i;
    if (b == nullptr) return i + 1;
    write(i / 2, touchOf(*a, *b, detail));
  }
  return ids.size();
}

}  // namespace

std::size_t intersectPairs(const BodyStore& bodies, std::span<const double> ids,
                           std::uint8_t* flags) {
  return eachPair(bodies, ids, TouchDetail::kWhether, [flags](std::size_t i, const Touch& touch) {
    flags[i] = touch.touching ? 1 : 0;
  });
}

std::size_t collidePairs(const BodyStore& bodies, std::span<const double> ids, double* depths,
                         Vec2* normals) {
  return eachPair(bodies, ids, TouchDetail::kSeparation,
                  [depths, normals](std::size_t i, const Touch& touch) {
                    depths[i] = touch.touching ? touch.depth : -1.0;
                    // Adding zero turns -0 into 0.
                    normals[i] = touch.normal + Vec2{};
                  });
}

}  // namespace sepax
