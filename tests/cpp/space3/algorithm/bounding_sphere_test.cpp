#include "sepax/space3/algorithm/bounding_sphere.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/space3/shape/aabb3.hpp"
#include "space3/oracle/exact_space.hpp"
#include "space3/support/generators3.hpp"

namespace sepax::space3::bounding_sphere_test {
namespace {

using oracle::Dyadic;
using oracle::ExactPoint;
using test::cases;
using test::Random;

using Points = std::vector<Vec3>;
using Real = long double;
using RealPoint = std::array<Real, 3>;

RealPoint operator-(const RealPoint& a, const RealPoint& b) {
  return {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
}
Real dotOf(const RealPoint& a, const RealPoint& b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/// The radius of the least sphere around a few points: of the spheres of all subsets of two
/// to four, found by elimination with pivoting, the least that holds the others.
Real bruteForceRadius(const Points& list) {
  std::vector<RealPoint> points;
  for (const Vec3& p : list) {
    const Vec3 q = p - list[0];
    points.push_back({q.x, q.y, q.z});
  }
  Real best = 1e300L;
  for (unsigned subset = 1; subset < 1U << points.size(); ++subset) {
    std::vector<RealPoint> on;
    for (std::size_t i = 0; i < points.size(); ++i) {
      if ((subset >> i & 1) != 0) on.push_back(points[i]);
    }
    if (on.size() > 4) continue;
    // The center is on[0] + sum of x_i (on[i] - on[0]), with |center - on[i]| all equal.
    const std::size_t n = on.size() - 1;
    Real m[3][4] = {};
    for (std::size_t i = 0; i < n; ++i) {
      for (std::size_t j = 0; j < n; ++j) m[i][j] = 2 * dotOf(on[i + 1] - on[0], on[j + 1] - on[0]);
      m[i][n] = dotOf(on[i + 1] - on[0], on[i + 1] - on[0]);
    }
    bool singular = false;
    for (std::size_t k = 0; k < n; ++k) {
      std::size_t pivot = k;
      for (std::size_t i = k; i < n; ++i) {
        if (std::abs(m[i][k]) > std::abs(m[pivot][k])) pivot = i;
      }
      std::swap(m[k], m[pivot]);
      singular = singular || std::abs(m[k][k]) < 1e-25L;
      for (std::size_t i = 0; i < n && !singular; ++i) {
        if (i == k) continue;
        const Real factor = m[i][k] / m[k][k];
        for (std::size_t j = k; j <= n; ++j) m[i][j] -= factor * m[k][j];
      }
    }
    if (singular) continue;
    RealPoint center = on[0];
    for (std::size_t i = 0; i < n; ++i) {
      const Real x = m[i][n] / m[i][i];
      for (std::size_t c = 0; c < 3; ++c) center[c] += x * (on[i + 1][c] - on[0][c]);
    }
    Real radius = 0;
    for (const RealPoint& p : points) {
      radius = std::max(radius, std::sqrt(dotOf(p - center, p - center)));
    }
    best = std::min(best, radius);
  }
  return best;
}

bool holds(const Sphere& sphere, const Points& points) {
  const Dyadic radius(sphere.radius);
  return std::all_of(points.begin(), points.end(), [&](const Vec3& p) {
    const ExactPoint way = ExactPoint(p) - sphere.center;
    return compare(dot(way, way), radius * radius) <= 0;
  });
}

TEST(BoundingSphereTest, SimpleShapes) {
  EXPECT_EQ(boundingSphere(Points{{1, 2, 3}}).radius, 0.0);
  const Sphere pair = boundingSphere(Points{{1, 2, 3}, {1, 2, 5}});
  EXPECT_EQ(pair.center, (Vec3{1, 2, 4}));
  EXPECT_EQ(pair.radius, 1.0);
  // An obtuse triangle: its longest side alone counts.
  EXPECT_EQ(boundingSphere(Points{{-2, 0, 0}, {2, 0, 0}, {0, 1, 0}}).radius, 2.0);
  const Sphere cube = boundingSphere(Points{
      {0, 0, 0}, {2, 0, 0}, {0, 2, 0}, {2, 2, 0}, {0, 0, 2}, {2, 0, 2}, {0, 2, 2}, {2, 2, 2}});
  EXPECT_LE(length(cube.center - Vec3{1, 1, 1}), 1e-15);
  EXPECT_NEAR(cube.radius, std::sqrt(3.0), 1e-15);
}

TEST(BoundingSphereTest, EqualPointsAndHugeOnes) {
  EXPECT_EQ(boundingSphere(Points(9, Vec3{7, 8, 9})).radius, 0.0);
  const Sphere huge = boundingSphere(Points{{1e100, 0, 0}, {-1e100, 0, 0}, {0, 9e99, 0}});
  EXPECT_NEAR(huge.radius / 1e100, 1.0, 1e-15);
  const Sphere tiny = boundingSphere(Points{{1e-90, 0, 0}, {-1e-90, 0, 0}});
  EXPECT_NEAR(tiny.radius / 1e-90, 1.0, 1e-15);
}

Points makePoints(Random& random, int count) {
  const int kind = random.integer(0, 5);
  const Vec3 offset = random.chance(0.7) ? Vec3{} : 1e6 * test::latticePoint3(random, 1);
  const Vec3 axis = test::point3(random, 1.0);
  Points points;
  for (int i = 0; i < count; ++i) {
    Vec3 p = test::point3(random, 1.0);
    switch (kind) {
      case 0:  // many on one sphere
        if (!(p == Vec3{})) p = normalized(p);
        break;
      case 1:  // in a plane
        p.z = 0.0;
        break;
      case 2:  // on a line, but for rounding
        p = p.x * axis;
        break;
      case 3:  // on a lattice: cospherical, coplanar and equal points
        p = test::latticePoint3(random, 2);
        break;
      case 4:  // almost flat
        p.z *= 1e-9;
        break;
      default:
        break;
    }
    points.push_back(offset + p);
  }
  return points;
}

TEST(BoundingSphereTest, IsTheLeast) {
  double worst = 0.0;
  for (std::uint64_t i = 0; i < cases(100000); ++i) {
    Random random(80, i);
    const Points points = makePoints(random, random.integer(1, 6));
    const Sphere sphere = boundingSphere(points);
    ASSERT_TRUE(holds(sphere, points)) << i;
    const auto radius = static_cast<double>(bruteForceRadius(points));
    // Coordinates far out are as coarse as they are.
    const double coarse = 1e-16 * boundsOf(points).reach();
    const double error = std::abs(sphere.radius - radius);
    worst = std::max(worst, (error - 4.0 * coarse) / std::max(radius, 1e-300));
    ASSERT_LE(error, 1e-12 * radius + 4.0 * coarse) << i;
  }
  std::printf("worst error of a radius: %.1e\n", worst);
}

/// The squared radius of the least sphere around a few points, as a fraction of exact numbers: the
/// least of the spheres through two to four of them that hold the others.
class ExactSphere {
 public:
  explicit ExactSphere(const Points& points) {
    for (const Vec3& p : points) points_.push_back(ExactPoint(p) - points[0]);
    for (unsigned subset = 1; subset < 1U << points.size(); ++subset) consider(subset);
  }

  [[nodiscard]] double radius() const { return std::sqrt(oracle::ratio(square_, weight_)); }

 private:
  void consider(unsigned subset) {
    std::vector<ExactPoint> on;
    for (std::size_t i = 0; i < points_.size(); ++i) {
      if ((subset >> i & 1) != 0) on.push_back(points_[i]);
    }
    if (on.size() < 2 || on.size() > 4) return;
    // base + center / weight, all planes that halve the edges from the base.
    const ExactPoint e = on[1] - on[0];
    ExactPoint center = e;
    Dyadic weight(2.0);
    if (on.size() > 2) {
      const ExactPoint f = on[2] - on[0];
      const ExactPoint g = on.size() == 4 ? on[3] - on[0] : cross(e, f);
      center = dot(e, e) * cross(f, g) + dot(f, f) * cross(g, e);
      if (on.size() == 4) center = center + dot(g, g) * cross(e, f);
      weight = Dyadic(2.0) * dot(e, cross(f, g));
    }
    if (weight.sign() == 0) return;
    const Dyadic square = dot(center, center);
    const Dyadic squaredWeight = weight * weight;
    const bool smaller =
        weight_.sign() == 0 || compare(square * weight_, square_ * squaredWeight) < 0;
    const auto inside = [&](const ExactPoint& p) {
      const ExactPoint way = weight * (p - on[0]) - center;
      return compare(dot(way, way), square) <= 0;
    };
    if (!smaller || !std::all_of(points_.begin(), points_.end(), inside)) return;
    square_ = square;
    weight_ = squaredWeight;
  }

  std::vector<ExactPoint> points_;
  Dyadic square_{0.0};
  Dyadic weight_{0.0};
};

/// Found by fuzzing: four of the points are almost a rectangle, two almost the same.
TEST(BoundingSphereTest, AlmostARectangleIsTheWorst) {
  constexpr double kFar = 156841902664.0;
  const Points found{{6, 6, 4}, {6, kFar, kFar}, {kFar, kFar, kFar}, {kFar, 0, 0}, {5, 5, 5}};
  const Sphere sphere = boundingSphere(found);
  EXPECT_TRUE(holds(sphere, found));
  EXPECT_NEAR(sphere.radius / ExactSphere(found).radius(), 1.0, 1e-10);
}

/// Found by fuzzing: rounding made an exchange of points for the worse, and the search ended there.
TEST(BoundingSphereTest, AnExchangeInVainDoesNotEndTheSearch) {
  constexpr double kFar = 3.6446967223631734e+88;
  const Points found{{0, 5, kFar},      {kFar, kFar, kFar}, {3.6446967303296691e+88, kFar, kFar},
                     {kFar, kFar, 0.0}, {-5, -5, 4},        {-5, 0, -4}};
  const Sphere sphere = boundingSphere(found);
  EXPECT_TRUE(holds(sphere, found));
  EXPECT_NEAR(sphere.radius / ExactSphere(found).radius(), 1.0, 1e-12);
}

/// Points on the least sphere that are close together leave its center ill-determined unless their
/// differences are used as they are.
TEST(BoundingSphereTest, CloseNeighboursCostNoDigits) {
  double worst = 0.0;
  for (std::uint64_t i = 0; i < cases(20000); ++i) {
    Random random(83, i);
    Points points;
    while (points.size() < 5) {
      Vec3 p = test::point3(random, 1.0);
      const double size = length(p);
      if (size < 0.1) continue;
      if (random.chance(0.7)) p = (1.0 / size) * p;
      points.push_back(p);
      const Vec3 neighbour = p + std::abs(random.magnitude(-50, -3)) * test::point3(random, 1.0);
      if (points.size() < 5 && random.chance(0.5)) points.push_back(neighbour);
    }
    const Sphere sphere = boundingSphere(points);
    ASSERT_TRUE(holds(sphere, points)) << i;
    const double error = sphere.radius / ExactSphere(points).radius() - 1.0;
    worst = std::max(worst, std::abs(error));
    ASSERT_LE(std::abs(error), 1e-12) << i;
  }
  std::printf("worst error of a radius among close neighbours: %.1e\n", worst);
}

/// The least sphere of some of the points is no larger than that of all: if those on the sphere
/// alone need the radius, it is the least.
TEST(BoundingSphereTest, ThePointsOnItProveItForManyPoints) {
  std::uint64_t proven = 0;
  for (std::uint64_t i = 0; i < cases(20000); ++i) {
    Random random(81, i);
    const Points points = makePoints(random, random.integer(10, 100));
    const Sphere sphere = boundingSphere(points);
    ASSERT_TRUE(holds(sphere, points)) << i;
    const double coarse = 1e-16 * boundsOf(points).reach();
    Points on;
    for (const Vec3& p : points) {
      const bool fresh = std::find(on.begin(), on.end(), p) == on.end();
      const double off = sphere.radius - length(p - sphere.center);
      if (fresh && off <= 1e-10 * sphere.radius + 4.0 * coarse) on.push_back(p);
    }
    if (on.size() > 8) continue;
    ++proven;
    const auto radius = static_cast<double>(bruteForceRadius(on));
    ASSERT_LE(std::abs(sphere.radius - radius), 1e-12 * radius + 4.0 * coarse) << i;
  }
  EXPECT_GT(proven, cases(10000));
}

TEST(CentroidSphereTest, HoldsThePointsAndIsNoSmallerThanTheLeast) {
  for (std::uint64_t i = 0; i < cases(100000); ++i) {
    Random random(82, i);
    const Points points = makePoints(random, random.integer(1, 30));
    const Sphere sphere = centroidSphere(points);
    const double least = boundingSphere(points).radius;
    ASSERT_TRUE(holds(sphere, points)) << i;
    ASSERT_GE(sphere.radius, least * (1.0 - 1e-12) - 1e-9) << i;
    ASSERT_LE(sphere.radius, 2.0 * least * (1.0 + 1e-12) + 1e-9) << i;
  }
  // Many points at one end pull the mean there: twice the radius in the limit.
  Points lopsided(1000, Vec3{0, 0, 0});
  lopsided.push_back({2, 0, 0});
  EXPECT_GT(centroidSphere(lopsided).radius, 1.99);
  EXPECT_EQ(boundingSphere(lopsided).radius, 1.0);
}

}  // namespace
}  // namespace sepax::space3::bounding_sphere_test
