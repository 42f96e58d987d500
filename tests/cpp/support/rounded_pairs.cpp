#include "support/rounded_pairs.hpp"

#include <array>
#include <cmath>
#include <cstddef>
#include <iomanip>
#include <limits>
#include <sstream>
#include <utility>

#include "oracle/exact_polygons.hpp"
#include "sepax/query/intersects.hpp"
#include "sepax/query/shape_cast.hpp"
#include "support/generators.hpp"
#include "support/shapes.hpp"

namespace sepax::test {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

ConvexInstance shapeOf(const Points& points, double radius, Vec2 position = {}, double angle = 0) {
  const auto core = [&] {
    if (points.size() == 1) return ConvexPolygon::point(points[0]);
    if (points.size() == 2) return ConvexPolygon::segment(points[0], points[1]);
    return polygonOf(points);
  };
  ConvexInstance shape(core(), radius);
  shape.setTransform({position, angle == 0.0 ? Rotation{} : Rotation::fromAngle(angle)});
  return shape;
}

/// A point, a segment, or a polygon, with coordinates up to `reach`.
Points randomCore(Random& random, double reach) {
  const int kind = random.integer(0, 3);
  if (kind == 0) return {random.chance(0.5) ? Vec2{} : random.vector(reach)};
  if (kind == 1) {
    const Vec2 start = random.vector(reach);
    return {start, random.vector(reach)};
  }
  return randomConvex(random, randomCornerCount(random), reach);
}

Points latticeCore(Random& random, int reach) {
  const int kind = random.integer(0, 3);
  if (kind == 0) return {random.latticePoint(reach)};
  if (kind == 1) {
    const Vec2 start = random.latticePoint(reach);
    return {start, random.latticePoint(reach)};
  }
  return latticeConvex(random, random.integer(3, 7), reach);
}

double randomRadius(Random& random, double reach) {
  return random.chance(0.3) ? 0.0 : random.between(0.05, 1.0) * reach;
}

/// A number a few ulp away.
double nudged(Random& random, double x) {
  const int steps = random.integer(-2, 2);
  for (int i = 0; i < std::abs(steps); ++i)
    x = std::nextafter(x, steps > 0 ? kInfinity : -kInfinity);
  return x;
}

Vec2 nudged(Random& random, Vec2 p) {
  const double x = nudged(random, p.x);
  return {x, nudged(random, p.y)};
}

RoundedPair randomPair(Random& random) {
  const double reachA = random.between(1.0, 10.0);
  const double reachB = random.between(1.0, 10.0);
  const Points coreA = randomCore(random, reachA);
  const Points coreB = randomCore(random, reachB);
  const double radiusA = randomRadius(random, 5.0);
  const double radiusB = randomRadius(random, 5.0);
  const Vec2 apart = random.vector(1.2 * (reachA + reachB));
  const double angleA = random.angle();
  const double angleB = random.angle();
  return {shapeOf(coreA, radiusA, {}, angleA), shapeOf(coreB, radiusB, apart, angleB),
          random.vector(30.0)};
}

/// Integers throughout: corners touch by Pythagorean triples, parallel edges by their normals.
RoundedPair lattice(Random& random) {
  const Points coreA = latticeCore(random, 5);
  const Points coreB = latticeCore(random, 5);
  const double radiusA = random.integer(0, 6);
  const double radiusB = random.integer(0, 6);
  const Vec2 at = random.latticePoint(14);
  const Vec2 velocity = random.latticePoint(20);
  return {shapeOf(coreA, radiusA), shapeOf(coreB, radiusB, at), velocity};
}

struct Triple {
  double x, y, z;
};

constexpr std::array<Triple, 6> kTriples{
    {{3, 4, 5}, {5, 12, 13}, {8, 15, 17}, {7, 24, 25}, {20, 21, 29}, {1, 0, 1}}};

/// A Pythagorean direction in any of its eight positions, and its length.
std::pair<Vec2, double> pythagorean(Random& random) {
  const Triple t = kTriples[static_cast<std::size_t>(random.integer(0, 5))];
  const double signX = random.sign();
  const double signY = random.sign();
  const Vec2 v{signX * t.x, signY * t.y};
  return {random.chance(0.5) ? v : Vec2{v.y, v.x}, t.z};
}

/// The hull of `onLine` and lattice points strictly on the side of the line through the origin that
/// the normal points to: the line supports it.
Points behind(Random& random, Points onLine, Vec2 normal) {
  const int more = random.integer(0, 3);
  for (int i = 0; i < more;) {
    const Vec2 p = random.latticePoint(60);
    if (dot(p, normal) >= 0.0) continue;
    onLine.push_back(p);
    ++i;
  }
  return oracle::hullOf(onLine);
}

/// Shapes that touch exactly across a Pythagorean gap, corner to corner, corner to edge, or edge to
/// edge, or are an ulp or a step from that.
RoundedPair pythagoreanTouch(Random& random) {
  const auto [normal, length] = pythagorean(random);
  const Vec2 along = quarterTurn(normal);
  const auto side = [&](Vec2 outward) {
    Points onLine{Vec2{}};
    if (random.chance(0.6)) onLine = {random.integer(-2, 0) * along, random.integer(0, 2) * along};
    return behind(random, std::move(onLine), outward);
  };
  const Points coreA = side(normal);
  const Points coreB = side(-normal);
  const double gap = random.integer(0, 3) * length;
  const double share = random.integer(0, 4) / 4.0;
  double radiusA = share * gap;
  double radiusB = gap - radiusA;
  Vec2 at = (gap / length) * normal;
  const int trouble = random.integer(0, 5);
  if (trouble == 0) at = nudged(random, at);
  if (trouble == 1 && radiusA > 0.0) radiusA = nudged(random, radiusA);
  if (trouble == 2 && radiusB > 0.0) radiusB = nudged(random, radiusB);
  if (trouble == 3 && gap > 0.0)
    at = at + Vec2{random.magnitude(-300, -30), random.magnitude(-300, -30)};
  // Along the line of contact every time in three: that grazes.
  const Vec2 velocity = random.chance(0.3)   ? random.integer(-4, 4) * along
                        : random.chance(0.5) ? random.integer(-2, 2) * normal
                                             : random.latticePoint(30);
  // From farther away, so that the way ends or passes at contact.
  const Vec2 start = random.chance(0.3) ? -velocity : Vec2{};
  return {shapeOf(coreA, radiusA, start), shapeOf(coreB, radiusB, at), velocity};
}

/// The same pair elsewhere, where coordinates round.
RoundedPair movedBy(RoundedPair pair, Vec2 by) {
  for (ConvexInstance* shape : {&pair.a, &pair.b}) {
    const Transform at = shape->transform();
    shape->setTransform({at.position + by, at.rotation});
  }
  return pair;
}

/// The second shape brought to within a few ulp of contact.
RoundedPair nearTouch(Random& random) {
  RoundedPair pair = randomPair(random);
  const Transform at = pair.b.transform();
  const Vec2 way = 60.0 * randomDirection(random);
  pair.b.setTransform({at.position + way, at.rotation});
  const double contact = 1.0 - shapeCast(pair.b.placed(), pair.a.placed(), -way).time;
  // Bisection for the last place of contact.
  double near = contact - 0x1p-46;
  double far = contact + 0x1p-46;
  for (int i = 0; i < 6; ++i) {
    const double middle = 0.5 * (near + far);
    pair.b.setTransform({at.position + middle * way, at.rotation});
    (intersects(pair.a.placed(), pair.b.placed()) ? near : far) = middle;
  }
  pair.b.setTransform({nudged(random, at.position + far * way), at.rotation});
  return pair;
}

RoundedPair farOutMillion(Random& random) {
  const bool exact = random.chance(0.5);
  const Vec2 by = exact ? 1e6 * random.latticePoint(3) : random.vector(3e6);
  return movedBy(exact ? pythagoreanTouch(random) : randomPair(random), by);
}

RoundedPair farOutTrillion(Random& random) {
  const bool exact = random.chance(0.5);
  const Vec2 by = exact ? 1e12 * random.latticePoint(3) : random.vector(3e12);
  return movedBy(exact ? pythagoreanTouch(random) : randomPair(random), by);
}

ConvexInstance scaledBy(const ConvexInstance& shape, double by) {
  Points points = scaled(cornersOf(shape.core()), by);
  ConvexInstance result = shapeOf(points, by * shape.radius());
  result.setTransform({by * shape.transform().position, shape.transform().rotation});
  return result;
}

/// From 1e-60 to 1e60.
RoundedPair anySize(Random& random) {
  const RoundedPair pair = random.chance(0.5) ? pythagoreanTouch(random) : randomPair(random);
  const double by = std::ldexp(1.0, random.integer(-199, 199));
  return {scaledBy(pair.a, by), scaledBy(pair.b, by), by * pair.velocity};
}

/// One shape is far smaller than the other.
RoundedPair unlikeSizes(Random& random) {
  const RoundedPair pair = random.chance(0.5) ? lattice(random) : randomPair(random);
  const double by = std::ldexp(1.0, random.integer(-60, -8));
  ConvexInstance small = scaledBy(pair.a, by);
  // On a corner or an edge of the other, or anywhere about it.
  const auto& corners = pair.b.core().vertices();
  const auto pick =
      static_cast<std::size_t>(random.integer(0, static_cast<int>(corners.size()) - 1));
  const Transform& place = pair.b.transform();
  const double share = random.integer(0, 2) / 2.0;
  const Vec2 on =
      place.apply(corners[pick] + share * (corners[(pick + 1) % corners.size()] - corners[pick]));
  const Vec2 aside = pair.b.radius() * randomDirection(random);
  const Vec2 at = random.chance(0.3) ? random.vector(10.0) : on + aside;
  small.setTransform({at, small.transform().rotation});
  return {std::move(small), pair.b, random.chance(0.5) ? pair.velocity : by * pair.velocity};
}

/// Same centres, one in the other, the same shape twice.
RoundedPair containment(Random& random) {
  const Points core = latticeCore(random, 6);
  const double radius = random.integer(0, 4);
  const int kind = random.integer(0, 3);
  const Vec2 velocity = random.latticePoint(20);
  if (kind == 0) return {shapeOf(core, radius), shapeOf(core, radius), velocity};
  if (kind == 1) {
    return {shapeOf({Vec2{}}, radius), shapeOf({Vec2{}}, random.integer(0, 4)), velocity};
  }
  const Points big = scaled(latticeConvex(random, 6, 6), 4.0);
  const double more = random.integer(0, 2);
  ConvexInstance inner = shapeOf(core, 0.25 * radius, random.latticePoint(4));
  ConvexInstance outer = shapeOf(big, more);
  if (kind == 2) return {std::move(inner), std::move(outer), velocity};
  return {std::move(outer), std::move(inner), velocity};
}

/// Segments, capsules, points and circles on one line: gaps, touches, overlaps.
RoundedPair collinear(Random& random) {
  const auto [direction, length] = pythagorean(random);
  const auto piece = [&, d = direction, z = length](int from) {
    const int to = from + random.integer(0, 3);
    const double radius = random.chance(0.5) ? 0.0 : z * random.integer(0, 2);
    const Points points = from == to ? Points{from * d} : Points{from * d, to * d};
    return shapeOf(points, radius);
  };
  ConvexInstance a = piece(random.integer(-6, 0));
  ConvexInstance b = piece(random.integer(-2, 6));
  if (random.chance(0.3)) b.setTransform({nudged(random, direction), {}});
  const Vec2 velocity =
      random.chance(0.6) ? random.integer(-4, 4) * direction : random.latticePoint(20);
  return {std::move(a), std::move(b), velocity};
}

constexpr std::array<RoundedFamily, 10> kFamilies{{
    {"Random", &randomPair},
    {"Lattice", &lattice},
    {"PythagoreanTouch", &pythagoreanTouch},
    {"NearTouch", &nearTouch},
    {"FarOutMillion", &farOutMillion},
    {"FarOutTrillion", &farOutTrillion},
    {"AnySize", &anySize},
    {"UnlikeSizes", &unlikeSizes},
    {"Containment", &containment},
    {"Collinear", &collinear},
}};

void write(std::ostream& out, const char* name, ConvexInstance& shape) {
  out << name << ": radius " << shape.radius() << ", placed";
  for (const Vec2 p : shape.placed().core.vertices()) out << " {" << p.x << ", " << p.y << "},";
  out << "\n";
}

}  // namespace

std::span<const RoundedFamily> roundedFamilies() { return kFamilies; }

RoundedPair makePair(const RoundedFamily& family, std::uint64_t index) {
  std::uint64_t seed = 0x70756f72;
  for (const char* c = family.name; *c != '\0'; ++c) {
    seed = 31 * seed + static_cast<unsigned char>(*c);
  }
  Random random(seed, index);
  return family.make(random);
}

std::string describe(const RoundedFamily& family, std::uint64_t index, RoundedPair& pair) {
  std::ostringstream out;
  out << std::setprecision(17) << family.name << " pair " << index << "\n";
  write(out, "a", pair.a);
  write(out, "b", pair.b);
  out << "velocity {" << pair.velocity.x << ", " << pair.velocity.y << "}\n";
  return out.str();
}

}  // namespace sepax::test
