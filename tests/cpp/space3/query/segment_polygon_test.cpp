#include "sepax/space3/query/segment_polygon.hpp"

#include <cmath>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "space3/oracle/exact_space.hpp"
#include "space3/support/generators3.hpp"

namespace sepax::space3::segment_polygon_test {
namespace {

using oracle::ExactLocation;
using oracle::ExactPolygon;
using oracle::ExactStretch;
using test::cases;
using test::Random;

Polygon3 polygonOf(const std::vector<Vec3>& points) {
  Polygon3::Result result = Polygon3::create(points);
  EXPECT_TRUE(result.status.ok());
  return *std::move(result.polygon);
}

/// An L in the plane z = 0, with its dent at (1, 1).
Polygon3 ell() {
  return polygonOf({{0, 0, 0}, {4, 0, 0}, {4, 1, 0}, {1, 1, 0}, {1, 4, 0}, {0, 4, 0}});
}

bool stabbed(double x, double y) {
  return intersectSegmentPolygon({{x, y, 1}, {x, y, -1}}, ell()).intersects;
}

TEST(SegmentPolygonTest, FindsTheHitPoint) {
  const SegmentPolygonHit hit = intersectSegmentPolygon({{0.5, 2, 3}, {0.5, 4, -1}}, ell());
  EXPECT_TRUE(hit.intersects);
  EXPECT_EQ(hit.location, Location::kInside);
  EXPECT_EQ(hit.time, 0.75);
  EXPECT_EQ(hit.point, (Vec3{0.5, 3.5, 0}));
}

TEST(SegmentPolygonTest, ConcaveOutlinesAreSeenAsTheyAre) {
  EXPECT_TRUE(stabbed(0.5, 0.5));
  EXPECT_TRUE(stabbed(3.5, 0.5));
  EXPECT_FALSE(stabbed(2, 2)) << "in the dent";
  EXPECT_TRUE(stabbed(1, 1)) << "at the dent's vertex";
  EXPECT_TRUE(stabbed(4, 0.5)) << "on an edge";
  EXPECT_FALSE(stabbed(std::nextafter(4.0, 5.0), 0.5)) << "one ulp beyond it";
}

TEST(SegmentPolygonTest, ASegmentInThePlaneIsCutAtTheOutline) {
  const SegmentPolygonHit hit = intersectSegmentPolygon({{-1, 0.5, 0}, {9, 0.5, 0}}, ell());
  EXPECT_TRUE(hit.intersects);
  EXPECT_EQ(hit.plane.kind, SegmentPlaneKind::kInPlane);
  EXPECT_EQ(hit.location, Location::kOutside) << "of its start";
  EXPECT_EQ(hit.point, (Vec3{0, 0.5, 0}));
  EXPECT_NEAR(hit.time, 0.1, 1e-15);
  ASSERT_EQ(hit.stretches.size(), 1U);
  EXPECT_EQ(hit.stretches[0].to, (Vec3{4, 0.5, 0}));
  // Across both arms, and along the edge between them.
  EXPECT_EQ(intersectSegmentPolygon({{0, 3, 0}, {3, 0, 0}}, ell()).stretches.size(), 2U);
  EXPECT_EQ(intersectSegmentPolygon({{1, 9, 0}, {1, -9, 0}}, ell()).stretches.size(), 1U);
  // Without length: the point itself, whatever else lies beside it.
  const SegmentPolygonHit dot = intersectSegmentPolygon({{0, 2, 0}, {0, 2, 0}}, ell());
  ASSERT_EQ(dot.stretches.size(), 1U);
  EXPECT_EQ(dot.stretches[0].from, (Vec3{0, 2, 0}));
  EXPECT_EQ(dot.stretches[0].to, (Vec3{0, 2, 0}));
  EXPECT_TRUE(intersectSegmentPolygon({{2, 2, 0}, {2, 2, 0}}, ell()).stretches.empty());
  // Past the convex corner at (4, 1): a point.
  const SegmentPolygonHit corner = intersectSegmentPolygon({{3, 2, 0}, {5, 0, 0}}, ell());
  ASSERT_EQ(corner.stretches.size(), 1U);
  EXPECT_EQ(corner.stretches[0].from, (Vec3{4, 1, 0}));
  EXPECT_EQ(corner.stretches[0].to, (Vec3{4, 1, 0}));
}

struct Case {
  std::vector<Vec3> points;
  Segment3 segment;
  bool simple;
};

Case makeCase(std::uint64_t index) {
  Random random(20, index);
  Case made;
  const test::PlaneLattice lattice = test::planeLattice(random);
  made.simple = random.chance(0.7);
  if (random.chance(0.2)) {
    made.points = test::triangle(random, 3.0, lattice.origin);
    made.simple = true;
  } else {
    made.points =
        made.simple ? test::simplePolygon(random, lattice) : test::anyPolygon(random, lattice);
  }
  made.segment = test::segmentNear(random, lattice, made.points);
  return made;
}

/// Stretches with less than `gap` between them as one.
std::vector<Stretch> joined(const std::vector<Stretch>& stretches, double gap) {
  std::vector<Stretch> result;
  for (const Stretch& stretch : stretches) {
    if (!result.empty() && length(stretch.from - result.back().to) <= gap) {
      result.back().to = stretch.to;
    } else {
      result.push_back(stretch);
    }
  }
  return result;
}

void expectStretches(const std::vector<Stretch>& stretches, const std::vector<ExactStretch>& exact,
                     double size) {
  std::vector<Stretch> rounded;
  for (const ExactStretch& stretch : exact) {
    rounded.push_back({{stretch.from.rounded(), stretch.to.rounded()}});
  }
  const std::vector<Stretch> found = joined(stretches, 1e-12 * size);
  const std::vector<Stretch> expected = joined(rounded, 1e-12 * size);
  ASSERT_EQ(found.size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) {
    EXPECT_LE(length(found[i].from - expected[i].from), 1e-12 * size);
    EXPECT_LE(length(found[i].to - expected[i].to), 1e-12 * size);
  }
}

TEST(SegmentPolygonTest, IsExact) {
  int hits = 0;
  int inPlane = 0;
  int onBoundary = 0;
  for (std::uint64_t i = 0; i < cases(200000); ++i) {
    const Case made = makeCase(i);
    const Polygon3 polygon = polygonOf(made.points);
    const ExactPolygon exact(made.points);
    ASSERT_TRUE(exact.planar());
    const auto& [from, to] = made.segment;
    const std::vector<ExactStretch> expected = exactSegmentPolygon(exact, from, to, made.simple);
    const SegmentPolygonHit hit = intersectSegmentPolygon(made.segment, polygon);
    ASSERT_EQ(hit.intersects, !expected.empty()) << i;
    const SegmentPolygonHit back = intersectSegmentPolygon({to, from}, polygon);
    ASSERT_EQ(back.intersects, hit.intersects) << i;
    if (!hit.intersects) continue;
    ++hits;
    const double size = polygon.bounds().reach() + greatestComponent(from) + greatestComponent(to);
    const bool flat = hit.plane.kind == SegmentPlaneKind::kInPlane;
    inPlane += flat;
    ASSERT_LE(length(hit.point - expected[0].from.rounded()), 1e-12 * size) << i;
    ASSERT_LE(length(made.segment.at(hit.time) - hit.point), 1e-12 * size) << i;
    ASSERT_TRUE(hit.time >= 0.0 && hit.time <= 1.0);
    if (flat) {
      ASSERT_NO_FATAL_FAILURE(expectStretches(hit.stretches, expected, size)) << i;
    } else {
      const ExactLocation location = exact.locate(expected[0].from, made.simple);
      onBoundary += location == ExactLocation::kBoundary;
      ASSERT_EQ(hit.location == Location::kBoundary, location == ExactLocation::kBoundary) << i;
    }
  }
  EXPECT_GT(hits, inPlane);
  EXPECT_GT(inPlane, 0);
  EXPECT_GT(onBoundary, 0);
}

TEST(SegmentPolygonTest, TheTraceTellsTheSame) {
  for (std::uint64_t i = 0; i < cases(100000); ++i) {
    const Case made = makeCase(1000000 + i);
    const Polygon3 polygon = polygonOf(made.points);
    const SegmentPolygonHit hit = intersectSegmentPolygon(made.segment, polygon);
    const SegmentPolygonTrace trace = traceSegmentPolygon(made.segment, polygon);
    ASSERT_EQ(trace.hit.intersects, hit.intersects) << i;
    ASSERT_EQ(trace.hit.location, hit.location) << i;
    ASSERT_EQ(trace.hit.point, hit.point) << i;
    ASSERT_EQ(trace.hit.stretches.size(), hit.stretches.size()) << i;
    ASSERT_EQ(signOf(trace.fromDistance), hit.plane.fromSide) << i;
    ASSERT_EQ(signOf(trace.toDistance), hit.plane.toSide) << i;
    if (trace.decidedBy != SegmentPolygonStage::kOutline) {
      const bool parallel = hit.plane.kind == SegmentPlaneKind::kParallel;
      ASSERT_EQ(trace.decidedBy == SegmentPolygonStage::kPlane, parallel) << i;
      ASSERT_FALSE(hit.intersects) << i;
      ASSERT_TRUE(trace.edges.empty()) << i;
      continue;
    }
    ASSERT_EQ(trace.edges.size(), made.points.size()) << i;
    bool touches = false;
    for (const EdgeWinding& edge : trace.edges) touches = touches || edge.touches;
    ASSERT_EQ(touches, hit.location == Location::kBoundary) << i;
    if (!touches) {
      ASSERT_EQ(trace.winding != 0, hit.location == Location::kInside) << i;
    }
    ASSERT_NEAR(length(trace.ray), 1.0, 1e-12) << i;
  }
}

/// Found by fuzzing: beside 1e100 a vertex at (0, -5, 0) is in the plane y = z, and as seen along y
/// it is the start of the segment. Its place along y is not.
TEST(SegmentPolygonTest, TimesAreWithinTheSegmentWhereVerticesMissThePlane) {
  const Polygon3 polygon = polygonOf({{0, 0, 0},
                                      {0, 6, 6},
                                      {0, -5, 0},
                                      {0, 0, 0},
                                      {0, 0, -5},
                                      {-5, 0, 0},
                                      {1e100, 1, 1},
                                      {1, 1, 1},
                                      {0, 5, 0}});
  const SegmentPolygonHit hit = intersectSegmentPolygon({{0, 0, 0}, {0, 0x1p52, 0x1p52}}, polygon);
  EXPECT_TRUE(hit.intersects);
  EXPECT_EQ(hit.time, 0.0);
}

/// A polygon whose vertices miss its plane by rounding is decided as closely as it is given.
TEST(SegmentPolygonTest, NearlyPlanarPolygonsAreRightBeyondRounding) {
  for (std::uint64_t i = 0; i < cases(100000); ++i) {
    Random random(22, i);
    const Quaternion rotation = test::rotation3(random);
    const Vec3 axes[] = {rotatedAxis(rotation, Axis::kX), rotatedAxis(rotation, Axis::kY),
                         rotatedAxis(rotation, Axis::kZ)};
    const Vec3 offset = random.chance(0.5) ? Vec3{} : 1e3 * test::latticePoint3(random, 1);
    const auto place = [&](double x, double y, double z) {
      return offset + x * axes[0] + y * axes[1] + z * axes[2];
    };
    const Polygon3 polygon = polygonOf({place(0, 0, 0), place(4, 0, 0), place(4, 1, 0),
                                        place(1, 1, 0), place(1, 4, 0), place(0, 4, 0)});
    const double x = random.between(-1.0, 5.0);
    const double y = random.between(-1.0, 5.0);
    const bool inside = (x > 0 && x < 4 && y > 0 && y < 1) || (x > 0 && x < 1 && y > 0 && y < 4);
    const double edges[] = {x, y, x - 4, y - 4, x - 1, y - 1};
    bool close = false;
    for (const double off : edges) close = close || std::abs(off) < 1e-10;
    if (close) continue;
    const double dx = random.between(-3.0, 3.0);
    const double dy = random.between(-3.0, 3.0);
    const Segment3 segment{place(x - dx, y - dy, -1.0), place(x + dx, y + dy, 1.0)};
    const SegmentPolygonHit hit = intersectSegmentPolygon(segment, polygon);
    ASSERT_EQ(hit.intersects, inside) << i;
    if (inside) {
      ASSERT_LE(length(hit.point - place(x, y, 0)), 1e-11) << i;
    }
  }
}

}  // namespace
}  // namespace sepax::space3::segment_polygon_test
