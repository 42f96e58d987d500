// Points of contact of shapes of several pieces are of their outlines, not of seams inside: unions
// of boxes with integer corners, against the columns of unit cells that they share.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/query/manifold.hpp"
#include "support/cases.hpp"
#include "support/cells.hpp"

namespace sepax::manifold_outline_test {
namespace {

using test::Cells;
using test::Random;
using test::randomLatticeBoxes;
using test::shapeOf;

constexpr double kNear = 1e-12;

bool isNear(double p, double q) { return std::abs(p - q) <= kNear; }

/// The cells of a shape, along a normal that is one of the four axes: column, then level.
class Columns {
 public:
  Columns(const std::vector<ConvexInstance>& boxes, Vec2 place, Vec2 normal)
      : cells_(boxes), place_(place), normal_(normal) {}

  [[nodiscard]] bool has(int column, int level) const {
    const Vec2 middle = (column + 0.5) * quarterTurn(normal_) + (level + 0.5) * normal_ - place_;
    return cells_.has(static_cast<int>(std::floor(middle.x)),
                      static_cast<int>(std::floor(middle.y)));
  }
  [[nodiscard]] bool starts(int column, int level) const {
    return has(column, level) && !has(column, level - 1);
  }
  [[nodiscard]] bool ends(int column, int level) const {
    return has(column, level - 1) && !has(column, level);
  }

 private:
  Cells cells_;
  Vec2 place_;
  Vec2 normal_;
};

/// Where a column of b starts and one of a ends.
struct Touch {
  int column;
  int level;
  int depth;
};

/// All that are no deeper than the collision and that reach into what both shapes hold, and those
/// that are as deep: there they touch after the push.
std::vector<Touch> touchesOf(const Columns& a, const Columns& b, int deepest) {
  constexpr int kReach = 20;
  const auto hold = [](const Columns& shape, int column, int level) {
    return shape.has(column, level) || shape.has(column, level - 1);
  };
  std::vector<Touch> touches;
  for (int column = -kReach; column < kReach; ++column) {
    for (int level = -kReach; level < kReach; ++level) {
      if (!b.starts(column, level)) continue;
      for (int depth = 0; depth <= deepest; ++depth) {
        const int end = level + depth;
        if (!a.ends(column, end)) continue;
        if (depth == deepest || hold(a, column, level) || hold(b, column, end)) {
          touches.push_back({column, level, depth});
        }
      }
    }
  }
  return touches;
}

bool isAnEndOf(const Touch& touch, const ContactPoint& point, Vec2 normal) {
  const double along = dot(quarterTurn(normal), point.pointB);
  return (isNear(along, touch.column) || isNear(along, touch.column + 1)) &&
         isNear(dot(normal, point.pointB), touch.level) && isNear(point.depth, touch.depth);
}

/// Where one of so many touches ends.
struct Ends {
  double low = 1e300;
  double high = -1e300;

  void add(const Touch& touch) {
    low = std::min(low, 1.0 * touch.column);
    high = std::max(high, touch.column + 1.0);
  }
};

/// Whether the points are the outermost, or the deepest and one of these.
bool areOutermost(const Manifold& manifold, Vec2 normal, const std::vector<Touch>& touches,
                  int deepest) {
  Ends all;
  Ends deep;
  for (const Touch& touch : touches) {
    all.add(touch);
    if (touch.depth == deepest) deep.add(touch);
  }
  const Vec2 tangent = quarterTurn(normal);
  const double first = dot(tangent, manifold.points[0].pointB);
  const double last = dot(tangent, manifold.points[manifold.count - 1].pointB);
  const bool low = isNear(first, all.low);
  const bool high = isNear(last, all.high);
  return deep.low == all.low || deep.high == all.high ? low && high : low || high;
}

/// A pair whose push is along an axis by so many cells.
struct Case {
  std::vector<ConvexInstance> boxesOfA;
  std::vector<ConvexInstance> boxesOfB;
  Vec2 place;

  Case(Random& random, int mostOfA)
      : boxesOfA(randomLatticeBoxes(random, mostOfA)),
        boxesOfB(randomLatticeBoxes(random, 6)),
        place(random.latticePoint(4)) {}

  [[nodiscard]] Contacts contacts() const {
    ShapeInstance a = shapeOf(boxesOfA, place);
    ShapeInstance b = shapeOf(boxesOfB);
    return sepax::contacts(a.placed(), b.placed());
  }

  [[nodiscard]] std::vector<Touch> touches(const Collision& hit) const {
    return touchesOf(Columns(boxesOfA, place, hit.normal), Columns(boxesOfB, {}, hit.normal),
                     static_cast<int>(std::lround(hit.depth)));
  }
};

bool isAlongAnAxis(const Collision& hit) {
  return hit.depth > 0.0 && (hit.normal.x == 0.0 || hit.normal.y == 0.0);
}

TEST(ManifoldOutlineTest, TheyAreOfWhatTheOutlinesShareAlongTheNormal) {
  int seen = 0;
  for (std::uint64_t i = 0; i < test::cases(40000); ++i) {
    Random random(154, i);
    const Case pair(random, 4);
    const auto [hit, manifold] = pair.contacts();
    if (!hit.intersects || !isAlongAnAxis(hit)) continue;
    ++seen;
    const Vec2 normal = hit.normal;
    const std::vector<Touch> touches = pair.touches(hit);
    for (Index k = 0; k < manifold.count; ++k) {
      const ContactPoint& point = manifold.points[k];
      ASSERT_TRUE(std::any_of(touches.begin(), touches.end(),
                              [&](const Touch& touch) { return isAnEndOf(touch, point, normal); }))
          << i << ": " << point.pointB.x << ", " << point.pointB.y << " " << point.depth;
    }
  }
  EXPECT_GT(seen, test::share(10000));
}

TEST(ManifoldOutlineTest, OfABoxTheyAreTheOutermost) {
  int seen = 0;
  for (std::uint64_t i = 0; i < test::cases(40000); ++i) {
    Random random(155, i);
    const Case pair(random, 1);
    const auto [hit, manifold] = pair.contacts();
    if (!hit.intersects || !isAlongAnAxis(hit)) continue;
    ++seen;
    const int depth = static_cast<int>(std::lround(hit.depth));
    ASSERT_TRUE(areOutermost(manifold, hit.normal, pair.touches(hit), depth)) << i;
  }
  EXPECT_GT(seen, test::share(7000));
}

TEST(ManifoldOutlineTest, OneIsAsDeepAsTheCollisionAndAllAreOnTheOutlines) {
  int seen = 0;
  int oblique = 0;
  for (std::uint64_t i = 0; i < test::cases(40000); ++i) {
    Random random(156, i);
    const Case pair(random, 4);
    const auto [hit, manifold] = pair.contacts();
    if (!hit.intersects) continue;
    ++seen;
    if (hit.normal.x != 0.0 && hit.normal.y != 0.0) ++oblique;
    ASSERT_GE(manifold.count, 1U) << i;
    const Cells a(pair.boxesOfA);
    const Cells b(pair.boxesOfB);
    double deepest = 0.0;
    for (Index k = 0; k < manifold.count; ++k) {
      const ContactPoint& point = manifold.points[k];
      deepest = std::max(deepest, point.depth);
      for (const bool free : {false, true}) {
        ASSERT_NEAR(a.distanceTo(point.pointA - pair.place, free), 0.0, kNear) << i;
        ASSERT_NEAR(b.distanceTo(point.pointB, free), 0.0, kNear) << i;
      }
    }
    ASSERT_NEAR(deepest, hit.depth, kNear) << i;
  }
  EXPECT_GT(seen, test::share(15000));
  EXPECT_GT(oblique, test::share(100));
}

}  // namespace
}  // namespace sepax::manifold_outline_test
