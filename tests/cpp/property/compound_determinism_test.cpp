// The queries for shapes of several pieces give the same bits in every engine and in the native
// build. This file is compiled for both, and both must find the numbers below.
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/query/closest_point.hpp"
#include "sepax/query/collide.hpp"
#include "sepax/query/contains.hpp"
#include "sepax/query/distance.hpp"
#include "sepax/query/intersects.hpp"
#include "sepax/query/manifold.hpp"
#include "sepax/query/measure_shape.hpp"
#include "sepax/query/move_and_slide.hpp"
#include "sepax/query/ray_cast.hpp"
#include "sepax/query/sweep.hpp"
#include "support/cells.hpp"
#include "support/hash.hpp"

namespace sepax::compound_determinism_test {
namespace {

using test::Hash;
using test::Random;

void add(Hash& hash, const Collision& c) {
  hash.add(std::uint64_t{c.intersects});
  hash.add(std::uint64_t{c.willIntersect});
  hash.add(c.normal);
  hash.add(c.depth);
  hash.add(c.mtv);
  hash.add(static_cast<std::uint64_t>(c.side));
  for (const Index index : {c.edge, c.pieceOfA, c.pieceOfB}) hash.add(std::uint64_t{index});
  hash.add(Vec2{c.time.min, c.time.max});
}

void add(Hash& hash, const Manifold& manifold) {
  for (Index i = 0; i < manifold.count; ++i) {
    hash.add(manifold.points[i].pointA);
    hash.add(manifold.points[i].pointB);
    hash.add(manifold.points[i].depth);
    hash.add(std::uint64_t{manifold.points[i].vertex});
  }
}

void add(Hash& hash, const std::vector<RayCast>& casts) {
  for (const RayCast& cast : casts) {
    hash.add(std::uint64_t{cast.startsInside});
    for (const BoundaryCrossing& crossing : {cast.entry, cast.exit}) {
      hash.add(crossing.fraction);
      hash.add(crossing.point);
      hash.add(crossing.normal);
      hash.add(std::uint64_t{crossing.edge});
      hash.add(std::uint64_t{crossing.piece});
    }
  }
}

void add(Hash& hash, const Impact& impact) {
  hash.add(std::uint64_t{impact.hit});
  hash.add(impact.time);
  hash.add(impact.point);
  hash.add(impact.normal);
  hash.add(impact.separation);
  hash.add(std::uint64_t{impact.pieceOfA});
  hash.add(std::uint64_t{impact.pieceOfB});
}

void add(Hash& hash, const ClosestPoint& closest) {
  hash.add(closest.point);
  hash.add(closest.normal);
  hash.add(closest.distance);
  hash.add(std::uint64_t{closest.edge});
  hash.add(std::uint64_t{closest.piece});
}

/// A shape of pieces of every kind, turned, scaled and, every second one, mirrored.
ShapeInstance randomShape(Random& random) {
  const bool lattice = random.chance(0.3);
  ShapeInstance shape(lattice ? test::randomLatticeBoxes(random, 5)
                              : test::randomPieces(random, 5, 0.5));
  Transform transform;
  transform.position = random.vector(5.0);
  transform.rotation = Rotation::fromAngle(random.between(-100.0, 100.0));
  transform.pivot = random.vector(2.0);
  transform.scale.x = random.between(0.5, 2.0);
  transform.scale.y = random.sign() * transform.scale.x;
  shape.setTransform(transform);
  return shape;
}

TEST(DeterminismTest, ThreeThousandPairsOfCompoundsHaveTheGoldenHash) {
  Hash pairs;
  Hash single;
  for (std::uint64_t i = 0; i < 3000; ++i) {
    Random random(171, i);
    ShapeInstance first = randomShape(random);
    ShapeInstance second = randomShape(random);
    const PlacedShape a = first.placed();
    const PlacedShape b = second.placed();
    const Vec2 way = random.vector(8.0);
    const auto [standing, points] = contacts(a, b);
    add(pairs, standing);
    add(pairs, points);
    add(pairs, collide(a, b, way));
    pairs.add(std::uint64_t{intersects(a, b)});
    pairs.add(std::uint64_t{contains(a, b)});
    const Distance apart = distance(a, b);
    pairs.add(apart.distance);
    pairs.add(apart.pointA);
    pairs.add(apart.pointB);
    pairs.add(moveAndSlide(a, b, way).translation);
    const Motion motionA{way, random.angle(), first.transform().position};
    const Motion motionB{random.vector(4.0), random.angle(), second.transform().position};
    add(pairs, sweep(a, b, motionA, motionB));
    const Vec2 from = random.vector(8.0);
    add(single, castSegment(from, from + way, a));
    add(single, castRay(from, way, b, 2.0));
    add(single, closestPoint(a, from));
    const ShapeMeasures measures = measureShape(second);
    single.add(measures.area);
    single.add(measures.centroid);
    single.add(measures.inertia);
  }
  EXPECT_EQ(pairs.value(), 1077150184845262974U);
  EXPECT_EQ(single.value(), 5735338500125051811U);
}

}  // namespace
}  // namespace sepax::compound_determinism_test
