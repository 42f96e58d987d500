// Queries of a broad phase against trying every box.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numeric>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/broad_phase/broad_phase.hpp"
#include "sepax/broad_phase/bvh.hpp"
#include "sepax/broad_phase/row_grid.hpp"
#include "sepax/broad_phase/sorted_sweep.hpp"
#include "sepax/query/distance.hpp"
#include "sepax/query/intersects.hpp"
#include "sepax/shape/convex_hull.hpp"
#include "support/cases.hpp"
#include "support/moving_boxes.hpp"

namespace sepax::queries_test {
namespace {

using test::BoxScene;
using test::Random;

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// How far the segment is from meeting the box, relative to the products compared; at most 0 if it
/// meets it. By separating axes, as the code under test doesn't.
double gapBetween(Vec2 from, Vec2 way, const Bounds& box) {
  const Bounds span{{std::min(from.x, from.x + way.x), std::min(from.y, from.y + way.y)},
                    {std::max(from.x, from.x + way.x), std::max(from.y, from.y + way.y)}};
  if (!span.overlaps(box)) return kInfinity;
  double least = kInfinity;
  double greatest = -kInfinity;
  double size = 0.0;
  for (const double x : {box.min.x, box.max.x}) {
    for (const double y : {box.min.y, box.max.y}) {
      const double side = cross(way, Vec2{x, y} - from);
      least = std::min(least, side);
      greatest = std::max(greatest, side);
      size = std::max(size, std::abs(way.x * (y - from.y)) + std::abs(way.y * (x - from.x)));
    }
  }
  return size == 0.0 ? 0.0 : std::max(least, -greatest) / size;
}

double distanceBetween(Vec2 point, const Bounds& box) {
  const double dx = std::fmax(0.0, std::fmax(box.min.x - point.x, point.x - box.max.x));
  const double dy = std::fmax(0.0, std::fmax(box.min.y - point.y, point.y - box.max.y));
  return std::hypot(dx, dy);
}

/// Moving boxes, some of which are removed again, and where to look for them.
template <class Index>
struct Crowd {
  BroadPhase<Index> phase;
  std::vector<Bounds> boxes;

  Crowd(const BoxScene& scene, Random& random) {
    const int count = random.integer(1, 120);
    for (int k = 0; k < count; ++k) {
      boxes.push_back(scene.make(random, count));
      phase.add(static_cast<Proxy>(k), boxes.back());
    }
    if (random.chance(0.5)) phase.update();
    for (Proxy p = 0; p < boxes.size(); ++p) {
      if (random.chance(0.1)) {
        phase.remove(p);
      } else if (random.chance(0.5)) {
        boxes[p] = test::moved(boxes[p], scene, random);
        phase.move(p, boxes[p]);
      }
    }
  }

  [[nodiscard]] Vec2 somewhere(const BoxScene& scene, Random& random) const {
    const Bounds box = scene.make(random, static_cast<int>(boxes.size()));
    return random.chance(0.5) ? box.min : box.max;
  }
};

template <class Index>
class BroadPhaseQueryTest : public testing::Test {};
using Indices = testing::Types<Bvh, RowGrid, SortedSweep>;
TYPED_TEST_SUITE(BroadPhaseQueryTest, Indices);

template <class Index, class Check>
void forEachCrowd(std::uint64_t seed, Check check) {
  for (const BoxScene& scene : test::boxScenes()) {
    SCOPED_TRACE(scene.name);
    for (std::uint64_t i = 0; i < test::cases(60); ++i) {
      SCOPED_TRACE(i);
      Random random(seed, i);
      Crowd<Index> crowd(scene, random);
      for (int k = 0; k < 10; ++k) ASSERT_NO_FATAL_FAILURE(check(crowd, scene, random));
    }
  }
}

TYPED_TEST(BroadPhaseQueryTest, VisitsTheBoxesThatOverlapABox) {
  forEachCrowd<TypeParam>(1, [](auto& crowd, const BoxScene& scene, Random& random) {
    const Vec2 p = crowd.somewhere(scene, random);
    const Vec2 q = crowd.somewhere(scene, random);
    const Bounds query{{std::min(p.x, q.x), std::min(p.y, q.y)},
                       {std::max(p.x, q.x), std::max(p.y, q.y)}};
    std::vector<int> visits(crowd.boxes.size());
    EXPECT_TRUE(crowd.phase.visitBox(query, [&](Proxy proxy) {
      ++visits[proxy];
      return true;
    }));
    for (Proxy proxy = 0; proxy < visits.size(); ++proxy) {
      const bool there = crowd.phase.has(proxy) && crowd.boxes[proxy].overlaps(query);
      ASSERT_EQ(visits[proxy], there ? 1 : 0);
    }
  });
}

TYPED_TEST(BroadPhaseQueryTest, VisitsTheBoxesThatASegmentMeets) {
  forEachCrowd<TypeParam>(2, [](auto& crowd, const BoxScene& scene, Random& random) {
    const Vec2 from = crowd.somewhere(scene, random);
    Vec2 way = crowd.somewhere(scene, random) - from;
    if (random.chance(0.3)) (random.chance(0.5) ? way.x : way.y) = 0.0;
    std::vector<int> visits(crowd.boxes.size());
    crowd.phase.visitRay(from, way, 1.0, [&](Proxy proxy) {
      ++visits[proxy];
      return 1.0;
    });
    for (Proxy proxy = 0; proxy < visits.size(); ++proxy) {
      ASSERT_LE(visits[proxy], crowd.phase.has(proxy) ? 1 : 0);
      const double gap = gapBetween(from, way, crowd.boxes[proxy]);
      // Both sides round a little, and here the end is rounded too.
      if (gap < -1e-14 && crowd.phase.has(proxy)) {
        ASSERT_EQ(visits[proxy], 1) << gap;
      } else if (gap > 1e-14 && gap < kInfinity) {
        ASSERT_EQ(visits[proxy], 0) << gap;
      }
    }
  });
}

TYPED_TEST(BroadPhaseQueryTest, VisitsTheBoxesThatABoxMeetsOnItsWay) {
  forEachCrowd<TypeParam>(31, [](auto& crowd, const BoxScene& scene, Random& random) {
    const Bounds box = scene.make(random, 10);
    Vec2 way = crowd.somewhere(scene, random) - box.min;
    if (random.chance(0.2)) way.x = 0.0;
    if (random.chance(0.2)) way.y = 0.0;
    std::vector<int> visits(crowd.boxes.size(), 0);
    EXPECT_TRUE(crowd.phase.visitSwept({box, way}, [&](Proxy proxy) {
      ++visits[proxy];
      return true;
    }));
    for (Proxy p = 0; p < crowd.boxes.size(); ++p) {
      // The lower corner of the box meets what the other is when it is grown by the box.
      const Bounds& other = crowd.boxes[p];
      const Bounds around{other.min - (box.max - box.min), other.max};
      const double room = 1e-13 * (length(box.min) + length(way) + length(other.min));
      EXPECT_LE(visits[p], 1) << p;
      if (!crowd.phase.has(p) || gapBetween(box.min, way, grown(around, room)) > 1e-12) {
        EXPECT_EQ(visits[p], 0) << p;
      } else if (gapBetween(box.min, way, around) < -1e-12) {
        EXPECT_EQ(visits[p], 1) << p;
      }
    }
  });
}

/// The corners of all that a box passes.
PlacedPolygon passedBy(const Bounds& box, Vec2 way) {
  std::vector<Vec2> corners;
  for (const Vec2 shift : {Vec2{}, way}) {
    for (const double x : {box.min.x, box.max.x}) {
      for (const double y : {box.min.y, box.max.y}) corners.push_back(Vec2{x, y} + shift);
    }
  }
  std::vector<Vec2> hull;
  for (const Index i : convexHull(corners)) hull.push_back(corners[i]);
  PlacedPolygon placed;
  placed.place(ConvexPolygon::ofCorners(hull), {});
  return placed;
}

TEST(SweptRegionTest, TwoTouchWhereTheirPlacesMeet) {
  for (std::uint64_t i = 0; i < test::cases(4000); ++i) {
    SCOPED_TRACE(i);
    Random random(32, i);
    const double place = random.chance(0.5) ? 10.0 : 1e9;
    const auto makeBox = [&] {
      const Vec2 min = Vec2{place, -place} + random.vector(10.0);
      return Bounds{min, min + Vec2{random.between(0.0, 4.0), random.between(0.0, 4.0)}};
    };
    const Bounds a = makeBox();
    const Bounds b = makeBox();
    const Vec2 wayA = random.vector(random.chance(0.5) ? 20.0 : 1.0);
    const Vec2 wayB = random.chance(0.2) ? wayA : random.vector(random.chance(0.5) ? 20.0 : 0.0);
    const PlacedPolygon placesA = passedBy(a, wayA);
    const PlacedPolygon placesB = passedBy(b, wayB);
    const bool touch = SweptRegion(a, wayA).touches(SweptRegion(b, wayB));
    EXPECT_EQ(SweptRegion(b, wayB).touches(SweptRegion(a, wayA)), touch);
    const double gap = distance(PlacedConvex{placesA, 0.0}, PlacedConvex{placesB, 0.0}).distance;
    if (std::abs(gap) > 1e-13 * place) {
      EXPECT_EQ(touch, gap < 0.0) << gap;
    }
    EXPECT_TRUE(touch || !intersects(placesA, placesB));
  }
}

TYPED_TEST(BroadPhaseQueryTest, VisitsBoxesThatASegmentTouchesInACorner) {
  BroadPhase<TypeParam> phase;
  Proxy next = 0;
  for (int x = -5; x <= 5; ++x) {
    for (int y = -5; y <= 5; ++y) phase.add(next++, {{1.0 * x, 1.0 * y}, {1.0 * x, 1.0 * y}});
  }
  for (int x = -5; x <= 5; ++x) {
    for (int y = -5; y <= 5; ++y) {
      const Vec2 way{1.0 * x, 1.0 * y};
      int visits = 0;
      phase.visitRay({}, way, 1.0, [&](Proxy proxy) {
        const Vec2 p = phase.bounds(proxy).min;
        EXPECT_EQ(cross(way, p), 0.0);
        EXPECT_TRUE(dot(way, p) >= 0.0 && dot(p, p) <= dot(way, way));
        ++visits;
        return 1.0;
      });
      // The lattice points from the middle to the end.
      EXPECT_EQ(visits, std::gcd(x, y) + 1);
    }
  }
}

TEST(RayRegionTest, OfATreeIsNeverLaterThanOfTheBoxesInIt) {
  for (std::uint64_t i = 0; i < test::cases(200000); ++i) {
    Random random(31, i);
    const bool lattice = random.chance(0.4);
    const int reach = random.chance(0.2) ? 300 : 3;
    const auto point = [&] {
      if (lattice) return random.latticePoint(3);
      const double x = random.magnitude(-reach, 3);
      return Vec2{x, random.magnitude(-reach, 3)};
    };
    const Vec2 p = point();
    const Vec2 q = point();
    const Bounds box{{std::min(p.x, q.x), std::min(p.y, q.y)},
                     {std::max(p.x, q.x), std::max(p.y, q.y)}};
    const RayRegion ray(point(), point(), 1.0);
    ASSERT_LE(ray.reach(outerBox(box)), ray.reach(box)) << i;
  }
}

TYPED_TEST(BroadPhaseQueryTest, AVisitorShortensTheSegment) {
  forEachCrowd<TypeParam>(3, [](auto& crowd, const BoxScene& scene, Random& random) {
    const Vec2 from = crowd.somewhere(scene, random);
    const Vec2 way = crowd.somewhere(scene, random) - from;
    // Where the first box is hit, as a caller would find it.
    const auto entry = [&](Proxy proxy) {
      return RayRegion(from, way, 1.0).reach(crowd.boxes[proxy]);
    };
    double first = 1.0;
    crowd.phase.visitRay(from, way, 1.0, [&](Proxy proxy) {
      EXPECT_LE(entry(proxy), first);
      return first = std::min(first, entry(proxy));
    });
    for (Proxy proxy = 0; proxy < crowd.boxes.size(); ++proxy) {
      if (!crowd.phase.has(proxy)) continue;
      const double at = entry(proxy);
      ASSERT_TRUE(at >= first || at > 1.0) << at << ' ' << first;
    }
  });
}

TYPED_TEST(BroadPhaseQueryTest, FindsTheNearestBoxes) {
  forEachCrowd<TypeParam>(4, [](auto& crowd, const BoxScene& scene, Random& random) {
    const Vec2 point = crowd.somewhere(scene, random);
    const auto wanted = static_cast<std::size_t>(random.integer(1, 5));
    std::vector<double> expected;
    for (Proxy proxy = 0; proxy < crowd.boxes.size(); ++proxy) {
      if (!crowd.phase.has(proxy)) continue;
      expected.push_back(distanceBetween(point, crowd.boxes[proxy]));
    }
    std::sort(expected.begin(), expected.end());
    expected.resize(std::min(expected.size(), wanted));
    std::vector<double> found;
    crowd.phase.visitNearest(point, kInfinity, [&](Proxy proxy) {
      found.push_back(distanceBetween(point, crowd.boxes[proxy]));
      std::sort(found.begin(), found.end());
      found.resize(std::min(found.size(), wanted));
      return found.size() < wanted ? kInfinity : found.back();
    });
    ASSERT_EQ(found, expected);
  });
}

TYPED_TEST(BroadPhaseQueryTest, AVisitorEndsTheSearch) {
  BroadPhase<TypeParam> phase;
  for (Proxy i = 0; i < 100; ++i) phase.add(i, {{0.1 * i, 0.0}, {0.1 * i + 1.0, 1.0}});
  int visits = 0;
  EXPECT_FALSE(phase.visitBox({{0, 0}, {100, 1}}, [&](Proxy) { return ++visits < 3; }));
  EXPECT_EQ(visits, 3);
  phase.visitRay({-1, 0.5}, {200, 0}, 1.0, [&](Proxy) { return ++visits < 6 ? 1.0 : -1.0; });
  EXPECT_EQ(visits, 6);
  phase.visitNearest({}, 50.0, [&](Proxy) { return ++visits < 9 ? 50.0 : -1.0; });
  EXPECT_EQ(visits, 9);
}

}  // namespace
}  // namespace sepax::queries_test
