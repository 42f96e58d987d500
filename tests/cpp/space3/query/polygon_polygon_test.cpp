#include "sepax/space3/query/polygon_polygon.hpp"

#include <cstdint>
#include <optional>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/space3/query/segment_polygon.hpp"
#include "space3/oracle/exact_space.hpp"
#include "space3/support/generators3.hpp"

namespace sepax::space3::polygon_polygon_test {
namespace {

using oracle::ExactPolygon;
using oracle::ExactStretch;
using test::cases;
using test::Random;

using Points = std::vector<Vec3>;

PolygonsHit meet(const Points& a, const Points& b) {
  const Polygon3::Result first = Polygon3::create(a);
  const Polygon3::Result second = Polygon3::create(b);
  EXPECT_TRUE(first.status.ok() && second.status.ok());
  return intersectPolygons(*first.polygon, *second.polygon);
}

const Points kSquare{{0, 0, 0}, {4, 0, 0}, {4, 4, 0}, {0, 4, 0}};

TEST(PolygonsTest, CrossingPolygonsShareAStretch) {
  const PolygonsHit hit = meet(kSquare, {{2, 1, -1}, {2, 3, -1}, {2, 3, 1}, {2, 1, 1}});
  EXPECT_TRUE(hit.intersects);
  EXPECT_FALSE(hit.coplanar);
  ASSERT_EQ(hit.stretches.size(), 1U);
  EXPECT_EQ(length(hit.stretches[0].to - hit.stretches[0].from), 2.0);
}

/// Neither polygon holds a vertex of the other, and no vertex lies in the other's
/// plane.
TEST(PolygonsTest, EitherMayBeTheOneWhoseEdgesPassThrough) {
  const Points wide{{2, -9, -9}, {2, 9, -9}, {2, 9, 9}, {2, -9, 9}};
  EXPECT_TRUE(meet(kSquare, wide).intersects);
  EXPECT_TRUE(meet(wide, kSquare).intersects);
}

TEST(PolygonsTest, TouchingCounts) {
  const PolygonsHit vertex = meet(kSquare, {{2, 2, 0}, {1, 2, 3}, {3, 2, 3}});
  EXPECT_TRUE(vertex.intersects);
  EXPECT_EQ(vertex.point, (Vec3{2, 2, 0}));
  ASSERT_EQ(vertex.stretches.size(), 1U);
  EXPECT_EQ(vertex.stretches[0].from, vertex.stretches[0].to);
  EXPECT_TRUE(meet(kSquare, {{4, 1, -1}, {4, 3, -1}, {4, 2, 1}}).intersects) << "edge in polygon";
  EXPECT_FALSE(meet(kSquare, {{2, 2, 1e-9}, {1, 2, 3}, {3, 2, 3}}).intersects);
}

TEST(PolygonsTest, ConcavePolygonsMayShareSeveralStretches) {
  const Points comb{{0, 0, 0}, {7, 0, 0}, {7, 3, 0}, {6, 3, 0}, {6, 1, 0}, {4, 1, 0},
                    {4, 3, 0}, {3, 3, 0}, {3, 1, 0}, {1, 1, 0}, {1, 3, 0}, {0, 3, 0}};
  const PolygonsHit hit = meet(comb, {{-9, 2, -1}, {9, 2, -1}, {9, 2, 1}, {-9, 2, 1}});
  ASSERT_EQ(hit.stretches.size(), 3U);
  for (const Stretch& stretch : hit.stretches) {
    EXPECT_EQ(length(stretch.to - stretch.from), 1.0);
  }
}

TEST(PolygonsTest, CoplanarPolygonsAreSolvedInTheirPlane) {
  const auto at = [](double x, double y) {
    return Points{{x, y, 0}, {x + 1, y, 0}, {x + 1, y + 1, 0}, {x, y + 1, 0}};
  };
  const PolygonsHit inside = meet(kSquare, at(1, 1));
  EXPECT_TRUE(inside.intersects && inside.coplanar);
  EXPECT_TRUE(meet(at(1, 1), kSquare).intersects);
  EXPECT_TRUE(meet(kSquare, at(4, 4)).intersects) << "corner to corner";
  EXPECT_FALSE(meet(kSquare, at(4.5, 0)).intersects);
  const Points plus[] = {{{-9, 1, 0}, {9, 1, 0}, {9, 2, 0}, {-9, 2, 0}},
                         {{1, -9, 0}, {2, -9, 0}, {2, 9, 0}, {1, 9, 0}}};
  EXPECT_TRUE(meet(plus[0], plus[1]).intersects) << "no corner in the other";
  const Points ell{{0, 0, 0}, {9, 0, 0}, {9, 1, 0}, {1, 1, 0}, {1, 9, 0}, {0, 9, 0}};
  EXPECT_FALSE(meet(ell, at(2, 2)).intersects) << "in the dent";
}

TEST(PolygonsTest, ParallelPlanesNeverMeet) {
  Points above = kSquare;
  for (Vec3& p : above) p.z = 1e-90;
  EXPECT_FALSE(meet(kSquare, above).intersects);
}

struct Pair {
  Points a;
  Points b;
  bool simple;
};

/// A polygon with a liking for the vertices and the plane of another.
Points polygonNear(Random& random, const test::PlaneLattice& other, const Points& polygon,
                   bool simple) {
  test::PlaneLattice lattice = test::planeLattice(random);
  switch (random.integer(0, 3)) {
    case 0:  // in the same plane
      lattice = other;
      break;
    case 1:  // in a parallel one
      lattice.u = other.u;
      lattice.v = other.v;
      lattice.origin = other.origin + test::latticePoint3(random, 1);
      break;
    case 2:  // with one direction in common
      lattice.u = other.u;
      if (cross(lattice.u, lattice.v) == Vec3{}) return polygonNear(random, other, polygon, simple);
      lattice.origin = polygon[random.bits() % polygon.size()] -
                       static_cast<double>(random.integer(-3, 3)) * lattice.u -
                       static_cast<double>(random.integer(-3, 3)) * lattice.v;
      break;
    default:
      lattice.origin = polygon[random.bits() % polygon.size()] + test::latticePoint3(random, 2);
      break;
  }
  return simple ? test::simplePolygon(random, lattice) : test::anyPolygon(random, lattice);
}

Pair makePair(std::uint64_t index) {
  Random random(30, index);
  Pair pair;
  const test::PlaneLattice lattice = test::planeLattice(random);
  pair.simple = random.chance(0.7);
  if (random.chance(0.25)) {
    pair.a = test::triangle(random, 3.0, lattice.origin);
    pair.b = test::triangle(random, 3.0, lattice.origin);
    pair.simple = true;
    // A shared vertex, a shared edge, a vertex on an edge but for rounding.
    if (random.chance(0.3)) pair.b[0] = pair.a[1];
    if (random.chance(0.3)) pair.b[1] = pair.a[2];
    if (random.chance(0.3)) pair.b[2] = pair.a[0] + random.unit() * (pair.a[1] - pair.a[0]);
    if (random.chance(0.1)) {
      for (Vec3& p : pair.b) p = test::nudged(p, random, 1);
    }
    return pair;
  }
  pair.a = pair.simple ? test::simplePolygon(random, lattice) : test::anyPolygon(random, lattice);
  pair.b = polygonNear(random, lattice, pair.a, pair.simple);
  return pair;
}

/// Whether a point lies in some stretch, within a tolerance.
bool covered(const Vec3& p, const std::vector<Stretch>& stretches, double tolerance) {
  for (const Stretch& stretch : stretches) {
    const Vec3 way = stretch.to - stretch.from;
    const double square = dot(way, way);
    const double time = square > 0.0 ? dot(p - stretch.from, way) / square : 0.0;
    const Vec3 nearest = time <= 0.0 ? stretch.from : (time >= 1.0 ? stretch.to : stretch.at(time));
    if (length(p - nearest) <= tolerance) return true;
  }
  return false;
}

void expectStretches(const std::vector<Stretch>& stretches, const std::vector<ExactStretch>& exact,
                     double size) {
  // Exact stretches that rounding can't tell from touching ones may be joined.
  ASSERT_LE(stretches.size(), exact.size());
  std::vector<Stretch> rounded;
  for (const ExactStretch& e : exact) rounded.push_back({{e.from.rounded(), e.to.rounded()}});
  for (const Stretch& s : stretches) {
    EXPECT_TRUE(covered(s.from, rounded, 1e-12 * size) && covered(s.to, rounded, 1e-12 * size));
  }
  for (const Stretch& r : rounded) {
    EXPECT_TRUE(covered(r.from, stretches, 1e-12 * size) && covered(r.to, stretches, 1e-12 * size));
  }
}

/// Where the first edge of one meets the other, all of them tried, those of a before those of b.
std::optional<Vec3> firstContact(const Points& a, const Points& b) {
  const Polygon3 polygons[] = {*Polygon3::create(a).polygon, *Polygon3::create(b).polygon};
  for (const int own : {0, 1}) {
    for (Index i = 0; i < polygons[own].count(); ++i) {
      const SegmentPolygonHit edge =
          intersectSegmentPolygon(polygons[own].edge(i), polygons[1 - own]);
      if (edge.intersects) return edge.point;
    }
  }
  return std::nullopt;
}

TEST(PolygonsTest, IsExact) {
  int hits = 0;
  int coplanar = 0;
  int touching = 0;
  for (std::uint64_t i = 0; i < cases(200000); ++i) {
    const Pair pair = makePair(i);
    const ExactPolygon a(pair.a);
    const ExactPolygon b(pair.b);
    if (Polygon3::create(pair.b).status.fault == PolygonFault::kCollinear) continue;
    const PolygonsHit hit = meet(pair.a, pair.b);
    const PolygonsHit back = meet(pair.b, pair.a);
    ASSERT_EQ(hit.intersects, back.intersects) << i;
    double size = 0.0;
    bool flat = true;
    for (const Vec3& p : pair.b) {
      size = std::max(size, greatestComponent(p));
      flat = flat && a.height(p).sign() == 0;
    }
    ASSERT_EQ(hit.coplanar, flat) << i;
    if (flat) {
      ++coplanar;
      ASSERT_EQ(hit.intersects, exactCoplanarPolygons(a, b, pair.simple)) << i;
      const std::optional<Vec3> contact = firstContact(pair.a, pair.b);
      ASSERT_EQ(hit.intersects, contact.has_value()) << i;
      ASSERT_EQ(hit.intersects ? hit.point : kOrigin, contact.value_or(kOrigin)) << i;
      continue;
    }
    const std::vector<ExactStretch> exact = exactPolygons(a, b, pair.simple);
    ASSERT_EQ(hit.intersects, !exact.empty()) << i;
    if (exact.empty()) continue;
    ++hits;
    if (exact.size() == 1 && isZero(exact[0].from.weight * exact[0].to.weighted -
                                    exact[0].to.weight * exact[0].from.weighted)) {
      ++touching;
      ASSERT_EQ(hit.stretches.size(), 1U) << i;
      // Of edges of one outline that cross one another on the line that is not known.
      if (pair.simple) {
        ASSERT_EQ(hit.stretches[0].from, hit.stretches[0].to) << i;
      }
    }
    ASSERT_NO_FATAL_FAILURE(expectStretches(hit.stretches, exact, size)) << i;
    ASSERT_FALSE(HasFailure()) << i;
    ASSERT_TRUE(covered(hit.point, hit.stretches, 1e-12 * size)) << i;
  }
  EXPECT_GT(hits, 0);
  EXPECT_GT(coplanar, 0);
  EXPECT_GT(touching, 0);
}

}  // namespace
}  // namespace sepax::space3::polygon_polygon_test
