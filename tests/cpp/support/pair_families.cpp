#include "support/pair_families.hpp"

#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <numeric>
#include <utility>

#include "oracle/exact_polygons.hpp"
#include "support/generators.hpp"

namespace sepax::test {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// A random polygon turned by a random angle.
ConvexInstance randomInstance(Random& random, double radius, Vec2 position) {
  const Points points = randomConvex(random, randomCornerCount(random), radius);
  return instanceOf(points, position, random.angle());
}

Vec2 nonZeroLatticePoint(Random& random, int reach) {
  for (;;) {
    const Vec2 p = random.latticePoint(reach);
    if (!(p == Vec2{})) return p;
  }
}

/// A place where integers are the neighbouring doubles: moving by 1 is moving by one ulp.
Vec2 integersOnlyPlace(Random& random) {
  const double x = 0x1p52 * random.between(1.0, 1.9);
  const double y = 0x1p52 * random.between(1.0, 1.9);
  return {std::floor(x) * random.sign(), std::floor(y)};
}

/// One step of the lattice in one of its four directions.
Vec2 latticeStep(Random& random) {
  const double step = random.sign();
  return random.chance(0.5) ? Vec2{step, 0.0} : Vec2{0.0, step};
}

PairCase randomPair(Random& random) {
  const double radiusA = random.between(1.0, 10.0);
  const double radiusB = random.between(1.0, 10.0);
  const Vec2 apart = random.vector(0.8 * (radiusA + radiusB));
  ConvexInstance a = randomInstance(random, radiusA, {});
  ConvexInstance b = randomInstance(random, radiusB, apart);
  return {std::move(a), std::move(b), random.vector(30.0)};
}

PairCase manyCorners(Random& random) {
  const Points a = randomConvex(random, random.integer(20, 32), 10.0);
  const Points b = randomConvex(random, random.integer(20, 32), 10.0);
  const Vec2 apart = random.vector(16.0);
  const double angle = random.angle();
  return {instanceOf(a), instanceOf(b, apart, angle), random.vector(30.0)};
}

PairCase lattice(Random& random) {
  const Points a = latticeConvex(random, random.integer(3, 8), 6);
  const Points b = latticeConvex(random, random.integer(3, 8), 6);
  const Vec2 apart = random.latticePoint(10);
  return {instanceOf(a), instanceOf(b, apart), random.latticePoint(20)};
}

/// The hull of `onLine` and some lattice points on the side of the line along d that `side` says.
Points besideLine(Random& random, Points onLine, Vec2 d, double side) {
  Points points = std::move(onLine);
  const std::size_t enough = points.size() + static_cast<std::size_t>(random.integer(1, 4));
  while (points.size() < enough || oracle::hullOf(points).size() < 3) {
    const Vec2 p = random.latticePoint(12);
    if (side * cross(d, p) > 0.0) points.push_back(p);
  }
  return oracle::hullOf(points);
}

/// Polygons on the two sides of a line of the lattice, both with an edge or a corner on it, or one
/// lattice step nearer or farther.
PairCase touching(Random& random) {
  const Vec2 d = nonZeroLatticePoint(random, 4);
  const int lengthA = random.integer(0, 3);
  const int lengthB = random.integer(0, 3);
  const int place = random.integer(-lengthB - 1, lengthA + 1);
  const Points a = besideLine(random, {Vec2{}, lengthA * d}, d, -1.0);
  const Points b = besideLine(random, {place * d, (place + lengthB) * d}, d, 1.0);
  const Vec2 at = random.chance(0.5) ? integersOnlyPlace(random) : Vec2{};
  const Vec2 step = random.chance(0.6) ? Vec2{} : latticeStep(random);
  // Along the line every time in four: that grazes.
  const Vec2 velocity = random.chance(0.25) ? random.integer(-5, 5) * d : random.latticePoint(15);
  return {instanceOf(a, at), instanceOf(b, at + step), velocity};
}

/// Moving polygons of which a corner of one passes a corner of the other exactly, or a step beside.
PairCase grazing(Random& random) {
  const Vec2 d = nonZeroLatticePoint(random, 4);
  const Points a = latticeConvex(random, random.integer(3, 7), 8);
  const Points b = latticeConvex(random, random.integer(3, 7), 8);
  const auto farthest = [&](const Points& points, double side) {
    Vec2 best = points.front();
    for (const Vec2 p : points) {
      if (side * cross(d, p - best) > 0.0) best = p;
    }
    return best;
  };
  const double side = random.sign();
  const Vec2 meet = farthest(b, -side) - farthest(a, side);
  const int steps = random.integer(-2, 8);
  const Vec2 step = random.chance(0.6) ? Vec2{} : latticeStep(random);
  const Vec2 at = random.chance(0.5) ? integersOnlyPlace(random) : Vec2{};
  const Vec2 start = meet - steps * d + step;
  return {instanceOf(a, at + start), instanceOf(b, at), random.integer(1, 8) * d};
}

/// The lattice point u next to the line along d: cross(d, u) = 1. For coprime coordinates of d.
Vec2 nextToLine(Vec2 d) {
  // Euclid's algorithm, extended: x and y stay below d, so all of it is exact.
  double r0 = d.x, r1 = d.y;
  double x0 = 1.0, x1 = 0.0;
  double y0 = 0.0, y1 = 1.0;
  while (r1 != 0.0) {
    const double quotient = std::floor(r0 / r1);
    r0 = std::exchange(r1, r0 - quotient * r1);
    x0 = std::exchange(x1, x0 - quotient * x1);
    y0 = std::exchange(y1, y0 - quotient * y1);
  }
  // d.x * x0 + d.y * y0 = 1.
  return {-y0, x0};
}

/// Polygons on the two sides of a line of a very fine lattice, with edges that are so nearly
/// parallel to it that doubles can't tell which end is nearer, and motions that end as near to it.
PairCase fineLattice(Random& random) {
  Vec2 d;
  do {
    d = {static_cast<double>(random.integer(1 << 26, 1 << 28)),
         static_cast<double>(random.integer(1 << 26, 1 << 28))};
  } while (std::gcd(static_cast<std::int64_t>(d.x), static_cast<std::int64_t>(d.y)) != 1);
  const Vec2 u = nextToLine(d);
  const auto near = [&](int reach) {
    const double height = random.integer(-1, 2);
    return height * u + random.integer(-reach, reach) * d;
  };
  const auto far = [&](double side) {
    const Vec2 along = random.between(-2.0, 2.0) * d;
    const Vec2 p = along + side * random.between(0.01, 2.0) * quarterTurn(d);
    return Vec2{std::floor(p.x), std::floor(p.y)};
  };
  const auto polygon = [&](double side) {
    for (;;) {
      Points points{side * near(2), side * near(2), far(side)};
      if (random.chance(0.5)) points.push_back(side * near(2));
      if (random.chance(0.5)) points.push_back(far(side));
      points = oracle::hullOf(points);
      if (points.size() >= 3) return points;
    }
  };
  const Points a = polygon(-1.0);
  const Points b = polygon(1.0);
  // The end of the motion is as near to the line as the start is.
  const Vec2 start = random.chance(0.5) ? Vec2{} : -1.0 * (near(2) + far(1.0));
  const Vec2 end = near(2);
  return {instanceOf(a, start), instanceOf(b), end - start};
}

/// Touching pairs of which every coordinate was moved to a neighbouring double or left alone.
PairCase lastBits(Random& random) {
  PairCase pair = touching(random);
  const double scale = random.between(0.5, 2.0);
  const Vec2 at = random.vector(10.0);
  const auto nudged = [&](double x) {
    const int way = random.integer(-1, 1);
    return way == 0 ? x : std::nextafter(x, way * kInfinity);
  };
  const auto shaken = [&](const ConvexInstance& instance) {
    for (;;) {
      Points points = cornersOf(instance.core());
      for (Vec2& p : points) {
        p = scale * p + at;
        p = {nudged(p.x), nudged(p.y)};
      }
      points = oracle::hullOf(points);
      if (points.size() >= 3) return instanceOf(points);
    }
  };
  ConvexInstance a = shaken(pair.a);
  ConvexInstance b = shaken(pair.b);
  return {std::move(a), std::move(b), scale * pair.velocity};
}

/// Polygons with further corners that lie on their edges but for a few ulp; often with edges that
/// are parallel to those of the other on paper.
PairCase flatCorners(Random& random) {
  const Points outlineA = latticeConvex(random, random.integer(3, 7), 6);
  const bool alike = random.chance(0.5);
  const Points outlineB = alike ? outlineA : latticeConvex(random, random.integer(3, 7), 6);
  const Vec2 turn = randomDirection(random);
  const Points a = withFlatCorners(random, outlineA, turn);
  const Points b = withFlatCorners(random, outlineB, turn);
  const Vec2 apart = random.vector(9.0);
  const double angle = random.chance(0.5) ? 0.0 : random.angle();
  return {instanceOf(a, {}, angle), instanceOf(b, apart, angle), random.vector(20.0)};
}

PairCase slivers(Random& random) {
  const double thinnessA = std::ldexp(1.0, -random.integer(1, 50));
  const double thinnessB = std::ldexp(1.0, -random.integer(1, 50));
  const Points a = randomSliver(random, 10.0, thinnessA);
  const Points b = randomSliver(random, 10.0, thinnessB);
  const Vec2 apart = random.vector(5.0);
  return {instanceOf(a), instanceOf(b, apart), random.vector(10.0)};
}

/// b well inside a, or with a corner exactly on the edge of a.
PairCase containment(Random& random) {
  const Points outer = latticeConvex(random, random.integer(6, 12), 64);
  const Points inner = scaled(latticeConvex(random, random.integer(3, 7), 8), 0.125);
  // Weights of a mean of the corners of a: inner points, with corners and edges among them.
  Vec2 place;
  double total = 0.0;
  for (const Vec2 p : outer) {
    const double weight = random.integer(0, 3);
    place = place + weight * p;
    total += weight;
  }
  if (total > 0.0) place = (1.0 / total) * place;
  ConvexInstance a = instanceOf(outer);
  ConvexInstance b = instanceOf(inner, place);
  const Vec2 velocity = random.vector(100.0);
  if (random.chance(0.5)) return {std::move(b), std::move(a), velocity};
  return {std::move(a), std::move(b), velocity};
}

/// The centroids, or the centres of two boxes exactly, fall together.
PairCase coincidentCentres(Random& random) {
  if (random.chance(0.5)) {
    const auto centredBox = [&] {
      const double x = random.integer(1, 20);
      const double y = random.integer(1, 20);
      return box({-x, -y}, {x, y});
    };
    const Points a = centredBox();
    const Points b = centredBox();
    return {instanceOf(a), instanceOf(b), random.latticePoint(30)};
  }
  const Points a = randomConvex(random, randomCornerCount(random), 10.0);
  const Points b = randomConvex(random, randomCornerCount(random), 10.0);
  const Vec2 apart = polygonOf(a).centroid() - polygonOf(b).centroid();
  return {instanceOf(a), instanceOf(b, apart), random.vector(20.0)};
}

/// The same shape twice: on the same spot, or moved along one of its edges.
PairCase identical(Random& random) {
  const Points points = random.chance(0.5) ? latticeConvex(random, random.integer(3, 9), 9)
                                           : randomConvex(random, randomCornerCount(random), 9.0);
  const double angle = random.chance(0.5) ? 0.0 : random.angle();
  const double part = 0.25 * random.integer(0, 5);
  const Vec2 edge = points[1] - points[0];
  ConvexInstance a = instanceOf(points, {}, angle);
  ConvexInstance b = instanceOf(points, part * edge, angle);
  return {std::move(a), std::move(b), random.latticePoint(12)};
}

template <int Exponent>
PairCase offset(Random& random) {
  PairCase pair = random.chance(0.5) ? randomPair(random) : touching(random);
  double distance = 1.0;
  for (int i = 0; i < Exponent; ++i) distance *= 10.0;
  const Vec2 at = distance * Vec2{random.sign(), random.between(-1.0, 1.0)};
  const auto moved = [&](const ConvexInstance& instance) {
    Transform transform = instance.transform();
    transform.position = transform.position + at;
    ConvexInstance result(instance.core());
    result.setTransform(transform);
    return result;
  };
  return {moved(pair.a), moved(pair.b), pair.velocity};
}

ConvexInstance rescaled(const ConvexInstance& instance, double by) {
  ConvexInstance result = instanceOf(scaled(cornersOf(instance.core()), by));
  result.setTransform({by * instance.transform().position, instance.transform().rotation});
  return result;
}

template <int Exponent>
PairCase scale(Random& random) {
  PairCase pair = random.chance(0.5) ? randomPair(random) : lattice(random);
  const double by = std::ldexp(random.between(1.0, 2.0), Exponent);
  return {rescaled(pair.a, by), rescaled(pair.b, by), by * pair.velocity};
}

/// A large polygon beside a small one.
PairCase unlikeSizes(Random& random) {
  const double by = std::ldexp(1.0, random.integer(5, 40));
  const Points large = scaled(latticeConvex(random, random.integer(3, 8), 6), by);
  const Points small = randomConvex(random, randomCornerCount(random), 1.0);
  const auto last = static_cast<int>(large.size()) - 1;
  const auto corner = static_cast<std::size_t>(random.integer(0, last));
  const double along = 0.25 * random.integer(0, 4);
  const Vec2 p = large[corner];
  const Vec2 q = large[(corner + 1) % large.size()];
  const Vec2 place = p + along * (q - p) + random.vector(1.0);
  ConvexInstance a = instanceOf(small, place);
  ConvexInstance b = instanceOf(large);
  const Vec2 velocity = random.vector(2.0);
  if (random.chance(0.5)) return {std::move(b), std::move(a), velocity};
  return {std::move(a), std::move(b), velocity};
}

/// A polygon beside its own copy, turned by next to nothing.
PairCase nearlyParallel(Random& random) {
  const Points points = randomConvex(random, randomCornerCount(random), 8.0);
  const double angle = random.magnitude(-60, -10);
  const double angleA = random.angle();
  const double part = random.between(-1.5, 1.5);
  const Vec2 edge = points[1] - points[0];
  ConvexInstance a = instanceOf(points, {}, angleA);
  ConvexInstance b = instanceOf(points, part * edge, angleA + angle);
  return {std::move(a), std::move(b), random.vector(16.0)};
}

/// Boxes side by side or one on the other, turned by the same angle: they touch but for rounding.
PairCase rotatedBoxes(Random& random) {
  const double width = random.integer(1, 9);
  const double height = random.integer(1, 9);
  const double angle = random.angle();
  const Rotation rotation = Rotation::fromAngle(angle);
  const double slip = 0.25 * random.integer(-5, 5);
  const Vec2 apart = random.chance(0.5) ? Vec2{width, slip * height} : Vec2{slip * width, height};
  const Vec2 at = random.vector(50.0);
  const Points points = box({}, {width, height});
  ConvexInstance a = instanceOf(points, at, angle);
  ConvexInstance b = instanceOf(points, at + rotation.apply(apart), angle);
  const Vec2 velocity = rotation.apply(random.latticePoint(9));
  return {std::move(a), std::move(b), velocity};
}

/// Polygons so far out that rounding leaves few of their corners, down to segments and points.
PairCase collapsed(Random& random) {
  const auto coarse = [&] {
    const double size = std::ldexp(1.0, random.integer(-2, 3));
    const Points points = randomConvex(random, randomCornerCount(random), size);
    return instanceOf(points, kFarOut + 2.0 * random.latticePoint(4));
  };
  ConvexInstance a = coarse();
  ConvexInstance b = coarse();
  return {std::move(a), std::move(b), 2.0 * random.latticePoint(6)};
}

constexpr std::array kFamilies{
    PairFamily{"Random", randomPair},
    PairFamily{"ManyCorners", manyCorners},
    PairFamily{"Lattice", lattice},
    PairFamily{"Touching", touching},
    PairFamily{"Grazing", grazing},
    PairFamily{"FineLattice", fineLattice},
    PairFamily{"LastBits", lastBits},
    PairFamily{"FlatCorners", flatCorners},
    PairFamily{"Slivers", slivers},
    PairFamily{"Containment", containment},
    PairFamily{"CoincidentCentres", coincidentCentres},
    PairFamily{"Identical", identical},
    PairFamily{"OffsetMillion", offset<6>},
    PairFamily{"OffsetBillions", offset<12>},
    PairFamily{"Tiny", scale<-465>},
    PairFamily{"Huge", scale<325>},
    PairFamily{"UnlikeSizes", unlikeSizes},
    PairFamily{"NearlyParallel", nearlyParallel},
    PairFamily{"RotatedBoxes", rotatedBoxes},
    PairFamily{"Collapsed", collapsed},
};

}  // namespace

std::span<const PairFamily> pairFamilies() { return kFamilies; }

PairCase makePair(const PairFamily& family, std::uint64_t index) {
  // The name is the seed: a new family doesn't change the pairs of the others.
  std::uint64_t seed = 0;
  for (const char* c = family.name; *c != '\0'; ++c) {
    seed = seed * 131 + static_cast<unsigned char>(*c);
  }
  Random random(seed, index);
  return family.make(random);
}

}  // namespace sepax::test
