// sweep and shapeCast against dense samples of the motion, placed and measured by plain formulas
// that have nothing in common with the library's.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include "oracle/exact_rounded.hpp"
#include "sepax/query/sweep.hpp"
#include "sepax/tolerance.hpp"
#include "support/cases.hpp"
#include "support/generators.hpp"
#include "support/rounded_pairs.hpp"
#include "support/shapes.hpp"
#include "support/worst_error.hpp"

namespace sepax::sweep_property_test {
namespace {

using test::Points;

struct Placed {
  Points core;
  double radius;
};

Placed placedAt(const PlacedConvex& shape, const Motion& motion, double time) {
  const double c = std::cos(time * motion.angle);
  const double s = std::sin(time * motion.angle);
  Placed placed{{}, shape.radius};
  for (const Vec2 p : shape.core.vertices()) {
    const Vec2 arm = p - motion.pivot;
    const Vec2 turned{c * arm.x - s * arm.y, s * arm.x + c * arm.y};
    placed.core.push_back(motion.pivot + time * motion.translation + turned);
  }
  return placed;
}

double toSegment(Vec2 x, Vec2 p, Vec2 q) {
  const Vec2 along = q - p;
  const double squared = dot(along, along);
  const double place = squared > 0.0 ? std::clamp(dot(x - p, along) / squared, 0.0, 1.0) : 0.0;
  return length(x - (p + place * along));
}

/// How far the points lie beyond the edge line of greatest separation.
double beyondEdges(const Points& edges, const Points& points) {
  double greatest = -std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; edges.size() > 1 && i < edges.size(); ++i) {
    const Vec2 along = edges[(i + 1) % edges.size()] - edges[i];
    const Vec2 outward = (-1.0 / length(along)) * quarterTurn(along);
    double least = std::numeric_limits<double>::infinity();
    for (const Vec2 p : points) least = std::min(least, dot(outward, p - edges[i]));
    greatest = std::max(greatest, least);
  }
  return greatest;
}

/// The distance, or minus the depth.
double separation(const Placed& a, const Placed& b) {
  const double radius = a.radius + b.radius;
  const double beyond = std::max(beyondEdges(a.core, b.core), beyondEdges(b.core, a.core));
  if (beyond < 0.0 && std::isfinite(beyond)) return beyond - radius;
  double least = std::numeric_limits<double>::infinity();
  const auto nearest = [&](const Points& points, const Points& edges) {
    for (const Vec2 p : points) {
      for (std::size_t i = 0; i < edges.size(); ++i) {
        least = std::min(least, toSegment(p, edges[i], edges[(i + 1) % edges.size()]));
      }
    }
  };
  nearest(a.core, b.core);
  nearest(b.core, a.core);
  return least - radius;
}

double reachOf(const PlacedConvex& shape, Vec2 pivot) {
  double reach = 0.0;
  for (const Vec2 p : shape.core.vertices()) reach = std::max(reach, length(p - pivot));
  return reach + shape.radius;
}

struct SweptCase {
  ConvexInstance a;
  ConvexInstance b;
  Motion motionA;
  Motion motionB;
};

ConvexInstance randomShape(test::Random& random, double size) {
  const int kind = random.integer(0, 3);
  const double radius = random.chance(0.4) ? 0.0 : random.between(0.01, 0.5) * size;
  if (kind == 0) return ConvexInstance(ConvexPolygon::point(random.vector(0.2 * size)), radius);
  if (kind == 1) {
    const Vec2 p = random.vector(size);
    return ConvexInstance(ConvexPolygon::segment(p, random.vector(size)), radius);
  }
  return ConvexInstance(test::polygonOf(test::randomConvex(random, random.integer(3, 8), size)),
                        radius);
}

SweptCase randomCase(test::Random& random) {
  const double sizeA = std::ldexp(random.between(0.5, 1.0), random.integer(-3, 2));
  const double sizeB = std::ldexp(random.between(0.5, 1.0), random.integer(-3, 2));
  SweptCase result{randomShape(random, sizeA), randomShape(random, sizeB), {}, {}};
  const double gap = random.between(0.5, 6.0) * (sizeA + sizeB);
  const Vec2 at = gap * test::randomDirection(random);
  result.b.setTransform({at, Rotation::fromAngle(random.angle())});
  const auto motion = [&](Vec2 centre, double size) {
    Motion made;
    made.pivot = centre + (random.chance(0.7) ? Vec2{} : random.vector(2.0 * size));
    const double turns = random.chance(0.8) ? 1.0 : 30.0;
    if (random.chance(0.8)) made.angle = turns * random.angle();
    return made;
  };
  result.motionA = motion({}, sizeA);
  result.motionB = motion(at, sizeB);
  // Towards one another, past one another, fast and slow.
  const double speed = random.between(0.0, 2.0) * (random.chance(0.9) ? 1.0 : 100.0);
  result.motionA.translation = speed * (at + random.vector(sizeA + sizeB));
  if (random.chance(0.5)) result.motionB.translation = random.vector(2.0 * sizeB);
  return result;
}

TEST(SweepPropertyTest, NothingOverlapsBeforeTheImpactAndItIsOne) {
  test::WorstError late("overlap before the impact");
  test::WorstError early("gap at the impact");
  int hits = 0;
  int misses = 0;
  int exhausted = 0;
  for (std::uint64_t i = 0; i < test::cases(100000); ++i) {
    test::Random random(21, i);
    SweptCase made = randomCase(random);
    const PlacedConvex a = made.a.placed();
    const PlacedConvex b = made.b.placed();
    const Impact found = sweep(a, b, made.motionA, made.motionB);
    const double reach = reachOf(a, made.motionA.pivot) + reachOf(b, made.motionB.pivot);
    const Vec2 relative = made.motionA.translation - made.motionB.translation;
    const double size = reach + length(relative) + length(made.motionA.pivot - made.motionB.pivot);
    const auto gapAt = [&](double time) {
      return separation(placedAt(a, made.motionA, time), placedAt(b, made.motionB, time));
    };
    const double end = found.hit ? found.time : 1.0;
    // Samples all along, and more near the end.
    const int samples = 24;
    for (int k = 0; k <= samples; ++k) {
      const double share = static_cast<double>(k) / samples;
      const double time = k % 2 == 0 ? share * end : (1.0 - std::exp2(-2.0 * k)) * end;
      if (found.startsOverlapping) break;
      ASSERT_LE(late.keep(-gapAt(time) / size), 1e-12) << "case " << i << " at " << time;
    }
    hits += found.hit && !found.startsOverlapping ? 1 : 0;
    misses += found.hit ? 0 : 1;
    if (!found.hit) continue;
    ASSERT_NEAR(length(found.normal), 1.0, 1e-15);
    const double gap = gapAt(found.time);
    if (found.startsOverlapping) {
      ASSERT_LE(gap, 1e-14 * size) << "case " << i;
      continue;
    }
    if (found.separation > 1.1 * kSweepTolerance * size) {
      ++exhausted;
      continue;
    }
    ASSERT_LE(early.keep(gap / size), 1.1 * kSweepTolerance) << "case " << i;
    const Placed atB = placedAt(b, made.motionB, found.time);
    const double off = separation({{found.point}, 0.0}, atB);
    ASSERT_LE(std::abs(off) / size, 1e-12) << "the point is off b, case " << i;
    const Placed atA = placedAt(a, made.motionA, found.time);
    ASSERT_LE(std::abs(separation({{found.point}, 0.0}, atA)) / size, 1e-9)
        << "the point is off a, case " << i;
  }
  EXPECT_GT(hits, test::cases(20000));
  EXPECT_GT(misses, test::cases(20000));
  EXPECT_EQ(exhausted, 0) << "out of steps";
}

TEST(SweepPropertyTest, BulletsAndSpinningBarsNeverPassThinWalls) {
  test::WorstError early("gap at the impact");
  for (std::uint64_t i = 0; i < test::cases(30000); ++i) {
    test::Random random(22, i);
    // A wall without thickness across the way, wide enough that nothing gets round it.
    const double size = std::ldexp(random.between(0.5, 1.0), random.integer(-20, 20));
    const double speed = size * std::exp2(random.between(2.0, 20.0));
    const Vec2 way = test::randomDirection(random);
    const double place = random.between(0.1, 0.9);
    const Vec2 middle = place * speed * way;
    const Vec2 along = (4.0 * size + speed) * quarterTurn(way);
    const ConvexInstance wall(ConvexPolygon::segment(middle - along, middle + along),
                              random.chance(0.5) ? 0.0 : 1e-6 * size);
    Motion motion{speed * way, random.chance(0.3) ? 0.0 : 20.0 * random.angle(), {}};
    ConvexInstance bullet = randomShape(random, 0.1 * size);
    ConvexInstance target = wall;
    const Impact found = sweep(bullet.placed(), target.placed(), motion, {});
    ASSERT_TRUE(found.hit) << "case " << i;
    const double gap = separation(placedAt(bullet.placed(), motion, found.time),
                                  placedAt(target.placed(), {}, 0.0));
    ASSERT_LE(early.keep(std::abs(gap) / (size + speed)), 2e-10) << "case " << i;
    ASSERT_NEAR(dot(found.normal, way), 1.0, 1e-9) << "case " << i;
  }
}

class ShapeCastPropertyTest : public test::RoundedFamilyTest {};

TEST_P(ShapeCastPropertyTest, HitsAsExactIntegersSayAndThePointIsInBoth) {
  test::WorstError worst("point of impact");
  constexpr std::uint64_t kCount = test::cases(6000);
  for (std::uint64_t i = 0; i < kCount; ++i) {
    test::RoundedPair pair = makePair(GetParam(), i);
    const PlacedConvex a = pair.a.placed();
    const PlacedConvex b = pair.b.placed();
    const Impact found = shapeCast(a, b, pair.velocity);
    ASSERT_EQ(found.hit, oracle::roundedMeet(a.core.vertices(), a.radius, b.core.vertices(),
                                             b.radius, pair.velocity))
        << describe(GetParam(), i, pair);
    if (!found.hit || found.startsOverlapping || pair.size() == 0.0) continue;
    const double magnitude = std::max(std::abs(found.point.x), std::abs(found.point.y));
    const double size = pair.size() + length(pair.velocity) + 1e-3 * magnitude;
    const std::vector<Vec2> point{found.point};
    const double offB = oracle::ExactObstacle(point, b.core.vertices()).signedDistance() - b.radius;
    ASSERT_LE(worst.keep(std::abs(offB) / size), 1e-12) << describe(GetParam(), i, pair);
    const std::vector<Vec2> before{found.point - found.time * pair.velocity};
    const double offA =
        oracle::ExactObstacle(before, a.core.vertices()).signedDistance() - a.radius;
    ASSERT_LE(worst.keep(offA / size), 1e-12) << describe(GetParam(), i, pair);
  }
}

INSTANTIATE_TEST_SUITE_P(Families, ShapeCastPropertyTest, test::eachRoundedFamily(),
                         test::roundedName);

}  // namespace
}  // namespace sepax::sweep_property_test
