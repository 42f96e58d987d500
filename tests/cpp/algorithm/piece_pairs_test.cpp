#include "sepax/algorithm/piece_pairs.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/algorithm/grown_obstacle.hpp"
#include "sepax/query/intersects.hpp"
#include "support/cases.hpp"
#include "support/many_pieces.hpp"

namespace sepax::piece_pairs_test {
namespace {

using test::Random;
using Found = std::vector<std::pair<Index, Index>>;

struct Scene {
  ShapeInstance a;
  ShapeInstance b;

  /// Now few pieces, now many.
  static Scene ofIndex(std::uint64_t index) {
    Random random(91, index);
    const int countA = random.integer(1, index % 2 == 0 ? 4 : 60);
    const int countB = random.integer(1, 60);
    ShapeInstance a = test::scattered(random, countA, 20.0, 0.3);
    return {a, test::scattered(random, countB, 20.0, 0.3)};
  }
};

Bounds randomMoves(Random& random) {
  const Vec2 from = random.vector(20.0);
  return swept(Bounds{from, from}, random.chance(0.5) ? random.vector(4.0) : Vec2{});
}

TEST(PiecePairsTest, FindsThePairsWhoseBoxesAreNearEnough) {
  for (std::uint64_t i = 0; i < 300; ++i) {
    Scene scene = Scene::ofIndex(i);
    Random random(92, i);
    const auto a = scene.a.placed().pieces;
    const auto b = scene.b.placed().pieces;
    const PiecePairs pairs({a}, {b});
    for (int k = 0; k < 4; ++k) {
      const Bounds moves = k == 0 ? kNoMove : randomMoves(random);
      const double limit = k < 3 ? 0.0 : random.between(0.0, 10.0);
      Found found;
      EXPECT_TRUE(pairs.visit(moves, limit, [&](Index p, Index q) {
        found.emplace_back(p, q);
        return true;
      }));
      std::sort(found.begin(), found.end());
      Found expected;
      for (Index p = 0; p < a.size(); ++p) {
        for (Index q = 0; q < b.size(); ++q) {
          if (gapBetween(boundsOf(a[p]), moves, boundsOf(b[q])) <= limit)
            expected.emplace_back(p, q);
        }
      }
      ASSERT_EQ(found, expected) << i;
    }
  }
}

TEST(PiecePairsTest, StopsWhenTold) {
  Scene scene = Scene::ofIndex(1);
  const PiecePairs pairs(scene.a.placed(), scene.b.placed());
  int visited = 0;
  EXPECT_FALSE(pairs.visit({{-40, -40}, {40, 40}}, [&](Index, Index) { return ++visited < 3; }));
  EXPECT_EQ(visited, 3);
}

/// The pairs in the order of their visits, after some of which there is less to be passed.
Found visits(const PlacedShape& a, const PlacedShape& b, Bounds moves, std::size_t most) {
  Found found;
  PiecePairs(a, b).visit(moves, [&](Index i, Index j) {
    found.emplace_back(i, j);
    if (found.size() % 16 == 0) moves.max = 0.1 * moves.min + 0.9 * moves.max;
    return found.size() < most;
  });
  return found;
}

TEST(PiecePairsTest, AKeptTreeChangesNothingButTheTime) {
  std::size_t longest = 0;
  for (std::uint64_t i = 0; i < test::cases(400); ++i) {
    Random random(98, i);
    const int few = random.integer(1, 6);
    const int many = random.integer(64, 400);
    ShapeInstance first = test::scattered(random, few, 20.0, 0.3);
    ShapeInstance second = test::scattered(random, many, 20.0, 0.3);
    const PlacedShape a = first.placed();
    const PlacedShape b = second.placed();
    ASSERT_EQ(a.tree, nullptr);
    ASSERT_NE(b.tree, nullptr);
    const Bounds around = boundsOf(b.pieces);
    ASSERT_EQ(boundsOf(b).min, around.min) << i;
    ASSERT_EQ(boundsOf(b).max, around.max) << i;
    // At last more than it is worth the while to look up.
    const Bounds moves = i % 20 == 0 ? Bounds{{-40, -40}, {40, 40}} : randomMoves(random);
    for (const std::size_t most : {std::size_t{3}, ~std::size_t{0}}) {
      const Found expected = visits({a.pieces}, {b.pieces}, moves, most);
      ASSERT_EQ(visits(a, b, moves, most), expected) << i;
      ASSERT_EQ(visits(b, a, moves, most), visits({b.pieces}, {a.pieces}, moves, most)) << i;
      longest = std::max(longest, expected.size());
    }
    const double reach = random.between(0.0, 3.0);
    const auto near = [&](const std::vector<detail::PieceIds>& all) {
      Found found;
      for (const auto& [p, q] : all) found.emplace_back(p, q);
      return found;
    };
    ASSERT_EQ(near(PiecePairs(a, b).within(reach)),
              near(PiecePairs({a.pieces}, {b.pieces}).within(reach)));
  }
  EXPECT_GT(longest, 100U);
}

TEST(PiecePairsTest, ALimitThatShrinksLeavesOutTheRest) {
  for (std::uint64_t i = 0; i < 100; ++i) {
    Scene scene = Scene::ofIndex(i);
    const auto a = scene.a.placed().pieces;
    const auto b = scene.b.placed().pieces;
    double least = 1e9;
    PiecePairs({a}, {b}).visit(kNoMove, least, [&](Index p, Index q) {
      least = std::min(least, gapBetween(boundsOf(a[p]), kNoMove, boundsOf(b[q])));
      return true;
    });
    double expected = 1e9;
    for (const PlacedConvex& p : a) {
      for (const PlacedConvex& q : b) {
        expected = std::min(expected, gapBetween(boundsOf(p), kNoMove, boundsOf(q)));
      }
    }
    ASSERT_EQ(least, expected) << i;
  }
}

TEST(PiecePairsTest, ShadowsLeaveOutNothingThatMeets) {
  int left = 0;
  for (std::uint64_t i = 1; i < 200; i += 2) {
    Scene scene = Scene::ofIndex(i);
    Random random(93, i);
    const auto a = scene.a.placed().pieces;
    const auto b = scene.b.placed().pieces;
    PiecePairs pairs({a}, {b});
    const Bounds moves = randomMoves(random);
    const Vec2 axis = Rotation::fromAngle(random.angle()).apply({1.0, 0.0});
    Interval passed;
    for (const double x : {moves.min.x, moves.max.x}) {
      for (const double y : {moves.min.y, moves.max.y}) {
        const double place = dot(axis, Vec2{x, y});
        passed = {std::min(passed.min, place), std::max(passed.max, place)};
      }
    }
    Found found;
    pairs.visit(moves, axis, passed, [&](Index p, Index q) {
      found.emplace_back(p, q);
      return true;
    });
    std::sort(found.begin(), found.end());
    pairs.visit(moves, [&](Index p, Index q) {
      if (std::binary_search(found.begin(), found.end(), std::pair(p, q))) return true;
      ++left;
      const GrownObstacle grown(a[p], b[q]);
      for (const double x : {0.0, 0.5, 1.0}) {
        for (const double y : {0.0, 0.5, 1.0}) {
          const Vec2 way{moves.min.x + x * (moves.max.x - moves.min.x),
                         moves.min.y + y * (moves.max.y - moves.min.y)};
          EXPECT_EQ(grown.locate(way, 0.0).place, Place::kOutside) << i;
        }
      }
      return true;
    });
  }
  EXPECT_GT(left, 20);
}

TEST(PiecePairsTest, OfPairsThatMeetNoneIsLeftOut) {
  int met = 0;
  for (std::uint64_t i = 1; i < 200; i += 2) {
    Scene scene = Scene::ofIndex(i);
    const auto a = scene.a.placed().pieces;
    const auto b = scene.b.placed().pieces;
    Found found;
    PiecePairs({a}, {b}).visitMeeting([&](Index p, Index q) {
      if (intersects(a[p], b[q])) found.emplace_back(p, q);
      return true;
    });
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    Found expected;
    for (Index p = 0; p < a.size(); ++p) {
      for (Index q = 0; q < b.size(); ++q) {
        if (intersects(a[p], b[q])) expected.emplace_back(p, q);
      }
    }
    ASSERT_EQ(found, expected) << i;
    met += expected.empty() ? 0 : 1;
  }
  EXPECT_GT(met, 20);
}

TEST(PiecePairsTest, ShapesSideBySideWhoseBoxesAllOverlapAreToldApart) {
  constexpr int kCount = 400;
  // Beside one another by this, the last stroke of the one along the ends of the strokes of the
  // other.
  for (const double gap : {0.5, -0.5}) {
    ShapeInstance first = test::chain(test::zigzag(kCount, kCount, {1 - kCount - gap, 0}, false));
    ShapeInstance second = test::chain(test::zigzag(kCount, kCount, {0, 0.3}, true));
    for (ShapeInstance* shape : {&first, &second})
      shape->setTransform({{}, Rotation::fromAngle(0.6)});
    const PlacedShape a = first.placed();
    const PlacedShape b = second.placed();
    std::size_t boxes = 0;
    PiecePairs pairs(a, b);
    pairs.visit(kNoMove, [&](Index, Index) { return ++boxes > 0; });
    std::size_t looks = 0;
    Found found;
    pairs.visitMeeting([&](Index p, Index q) {
      ++looks;
      if (intersects(a.pieces[p], b.pieces[q])) found.emplace_back(p, q);
      return true;
    });
    EXPECT_EQ(found.empty(), gap > 0.0);
    EXPECT_LT(looks, 20U * kCount);
    EXPECT_GT(boxes, 40U * kCount);
  }
}

/// What a piece covers on an axis.
Interval shadowOf(const PlacedConvex& piece, Vec2 axis) {
  Interval shadow;
  for (const Vec2 p : piece.core.vertices()) {
    const double place = dot(axis, p);
    shadow = {std::min(shadow.min, place), std::max(shadow.max, place)};
  }
  return {shadow.min - piece.radius, shadow.max + piece.radius};
}

TEST(PiecePairsTest, TheEndsOfWhatPairsShareAreFoundWithoutLookingAtAll) {
  int visited = 0;
  int all = 0;
  for (std::uint64_t i = 1; i < 400; i += 2) {
    Scene scene = Scene::ofIndex(i);
    Random random(94, i);
    const auto a = scene.a.placed().pieces;
    const auto b = scene.b.placed().pieces;
    const Vec2 axis = Rotation::fromAngle(random.angle()).apply({1.0, 0.0});
    const auto widen = [&](Interval& found, Index p, Index q) {
      const Interval shared = intersection(shadowOf(a[p], axis), shadowOf(b[q], axis));
      if (shared.empty()) return;
      found = {std::min(found.min, shared.min), std::max(found.max, shared.max)};
    };
    PiecePairs pairs({a}, {b});
    Interval expected;
    pairs.visit(kNoMove, [&](Index p, Index q) {
      ++all;
      widen(expected, p, q);
      return true;
    });
    Interval found;
    pairs.visitBeyond(kNoMove, axis, found, [&](Index p, Index q) {
      ++visited;
      widen(found, p, q);
      return true;
    });
    ASSERT_EQ(found.min, expected.min) << i;
    ASSERT_EQ(found.max, expected.max) << i;
  }
  EXPECT_LT(2 * visited, all);
}

}  // namespace
}  // namespace sepax::piece_pairs_test
