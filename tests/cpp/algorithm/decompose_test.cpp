#include "sepax/algorithm/decompose.hpp"

#include <cmath>
#include <cstdint>
#include <iomanip>
#include <iostream>
#include <map>

#include <gtest/gtest.h>

#include "oracle/convex_partition.hpp"
#include "oracle/exact_rings.hpp"
#include "sepax/algorithm/simple_outline.hpp"
#include "support/cases.hpp"
#include "support/outlines.hpp"

namespace sepax::decompose_test {
namespace {

using test::kSanitized;
using test::Outline;
using test::OutlineList;
using test::Random;

/// Checks exactly that the pieces are strictly convex and are the polygon.
ConvexPieces checkPieces(const PolygonRings& rings) {
  ConvexPieces pieces = decompose(rings);
  oracle::Cover cover(rings);
  for (Index k = 0; k < pieces.count(); ++k) EXPECT_TRUE(cover.add(pieces.piece(k), true));
  EXPECT_TRUE(cover.complete());
  return pieces;
}

ConvexPieces piecesOf(const OutlineList& lists) { return checkPieces(test::ringsOf(lists)); }

oracle::ConvexPartition partitionOf(const PolygonRings& rings) {
  oracle::ExactFrame frame;
  frame.include(rings.points);
  return oracle::ConvexPartition(frame.polygon(rings.points));
}

TEST(DecomposeTest, AConvexPolygonIsOnePiece) {
  const ConvexPieces pieces = piecesOf({{{0, 0}, {4, 0}, {5, 2}, {4, 4}, {0, 4}}});
  EXPECT_EQ(pieces.count(), 1U);
  EXPECT_EQ(pieces.piece(0).size(), 5U);
}

TEST(DecomposeTest, AnLIsTwoAndAPlusIsThree) {
  EXPECT_EQ(piecesOf({{{0, 0}, {2, 0}, {2, 1}, {1, 1}, {1, 2}, {0, 2}}}).count(), 2U);
  EXPECT_EQ(piecesOf({{{1, 0},
                       {2, 0},
                       {2, 1},
                       {3, 1},
                       {3, 2},
                       {2, 2},
                       {2, 3},
                       {1, 3},
                       {1, 2},
                       {0, 2},
                       {0, 1},
                       {1, 1}}})
                .count(),
            3U);
}

TEST(DecomposeTest, ACombIsABarAndItsTeeth) {
  // The roots of the teeth lie on one line, so that the bar is one piece, however many there are.
  for (const int teeth : {3, 8, 20, 200, 2000}) {
    const ConvexPieces pieces = decompose(test::ringsOf({test::comb(teeth, 8.0, 0.0)}));
    EXPECT_EQ(pieces.count(), static_cast<Index>(teeth) + 1) << teeth;
  }
}

TEST(DecomposeTest, ASquareWithASquareHoleIsFour) {
  const ConvexPieces pieces =
      piecesOf({{{0, 0}, {6, 0}, {6, 6}, {0, 6}}, {{2, 2}, {4, 2}, {4, 4}, {2, 4}}});
  EXPECT_EQ(pieces.count(), 4U);
}

TEST(DecomposeTest, StraightCornersOfPiecesAreLeftOut) {
  // The diagonal between the two dents lies in one line with edges: both halves are rectangles.
  const ConvexPieces pieces =
      piecesOf({{{0, 0}, {4, 0}, {4, 2}, {3, 2}, {3, 4}, {1, 4}, {1, 2}, {0, 2}}});
  ASSERT_EQ(pieces.count(), 2U);
  EXPECT_EQ(pieces.piece(0).size(), 4U);
  EXPECT_EQ(pieces.piece(1).size(), 4U);
}

TEST(DecomposeTest, PartsThatTouchInAPoint) {
  const ConvexPieces hourglass = piecesOf({{{0, 0}, {4, 0}, {2, 2}, {4, 4}, {0, 4}, {2, 2}}});
  EXPECT_EQ(hourglass.count(), 2U);
  EXPECT_EQ(piecesOf({{{0, 0}, {4, 0}, {4, 4}, {0, 4}}, {{2, 0}, {4, 2}, {2, 4}, {0, 2}}}).count(),
            4U);
}

TEST(DecomposeTest, ListsAreNormalisedFirst) {
  const OutlineList lists{{{0, 0}, {0, 6}, {6, 6}, {6, 0}, {3, 0}, {0, 0}},
                          {{2, 2}, {4, 2}, {4, 2}, {4, 4}, {2, 4}}};
  const Decomposition cut = decomposeLists(test::spansOf(lists));
  EXPECT_TRUE(cut.status.ok());
  EXPECT_EQ(cut.rings.ringCount(), 2U);
  const ConvexPieces pieces = decompose(cut.rings);
  ASSERT_EQ(cut.pieces.size(), pieces.count());
  for (Index k = 0; k < pieces.count(); ++k) {
    Outline corners;
    for (const Index i : pieces.piece(k)) corners.push_back(cut.rings.points[i]);
    EXPECT_EQ(cut.pieces[k], corners);
  }
}

TEST(DecomposeTest, FaultyListsAreRefused) {
  const OutlineList lists{{{0, 0}, {6, 0}, {6, 6}, {0, 6}}, {{7, 7}, {8, 7}, {8, 8}}};
  const Decomposition cut = decomposeLists(test::spansOf(lists));
  EXPECT_EQ(cut.status.fault, RingsFault::kHoleOutside);
  EXPECT_EQ(cut.status.ring, 1U);
  EXPECT_TRUE(cut.pieces.empty());
}

TEST(DecomposeTest, TheTwoOraclesAgree) {
  for (std::uint64_t i = 0; i < test::cases(400); ++i) {
    SCOPED_TRACE(i);
    Random random(1, i);
    const int reach = random.chance(0.5) ? 3 : 20;
    const PolygonRings rings =
        test::ringsOf({test::randomSimpleOutline(random, random.integer(3, 9), reach)});
    if (rings.count() > 9) continue;
    oracle::ConvexPartition partition = partitionOf(rings);
    ASSERT_EQ(partition.fewest(), partition.fewestByTrying());
  }
}

TEST(DecomposeTest, SmallPolygonsWithoutHolesTakeFewMorePiecesThanTheFewest) {
  struct Sum {
    int polygons = 0;
    Index pieces = 0;
    Index fewest = 0;
    Index most = 0;
  };
  std::map<std::string, Sum> sums;
  int index = 0;
  for (const test::NamedPolygon& polygon : test::corpus(300)) {
    SCOPED_TRACE(polygon.family);
    const ConvexPieces pieces = checkPieces(polygon.rings);
    // The fewest take long to find: under sanitizers, which would look at the reference, minutes.
    if (index++ % 16 != 0 || kSanitized) continue;
    const auto fewest = static_cast<Index>(partitionOf(polygon.rings).fewest());
    Sum& sum = sums[polygon.family];
    ++sum.polygons;
    sum.pieces += pieces.count();
    sum.fewest += fewest;
    sum.most = std::max(sum.most, polygon.rings.count());
    ASSERT_FALSE(HasFailure());
  }
  for (const auto& [family, sum] : sums) {
    EXPECT_GE(sum.pieces, sum.fewest) << family;
    EXPECT_LE(sum.pieces, 1.25 * sum.fewest) << family;
    std::cout << "[  PIECES  ] " << std::left << std::setw(24) << family << std::right
              << std::setw(5) << sum.polygons << " polygons of up to " << sum.most
              << " corners: " << sum.pieces << " pieces, fewest possible " << sum.fewest << '\n';
  }
}

TEST(DecomposeTest, LargerPolygonsTakeFewMore) {
  const auto check = [](const char* family, double bound, auto makeOutline) {
    Random random(2, 0);
    const PolygonRings rings = test::ringsOf({makeOutline(random)});
    ASSERT_GT(rings.count(), 64U);
    const Index pieces = checkPieces(rings).count();
    if (kSanitized) return;
    const auto fewest = static_cast<Index>(partitionOf(rings).fewest());
    ASSERT_GE(pieces, fewest);
    std::cout << "[  PIECES  ] " << std::left << std::setw(24) << family << std::right << ": "
              << pieces << " pieces, fewest possible " << fewest << " (" << std::setprecision(4)
              << static_cast<double>(pieces) / fewest << ")\n";
    EXPECT_LE(pieces, bound * fewest);
  };
  check("random, 66 corners", 1.1,
        [](Random& random) { return test::randomSimpleOutline(random, 66, 100); });
  check("star, 66 corners", 1.2, [](Random& random) { return test::randomStar(random, 66, 0.2); });
  check("round star, 66 corners", 1.6,
        [](Random& random) { return test::randomStar(random, 66, 0.8); });
  check("spiral, 66 corners", 1.01, [](Random&) { return test::spiral(68); });
  check("comb, 66 corners", 1.15, [](Random& random) {
    return test::comb(32, random.between(2.0, 20.0), random.between(-1.0, 1.0));
  });
}

TEST(DecomposeTest, RandomCellsWithHolesThatTouch) {
  for (std::uint64_t i = 0; i < test::cases(1500); ++i) {
    SCOPED_TRACE(i);
    Random random(3, i);
    OutlineList lists = test::randomCells(random, random.integer(3, 9), random.integer(3, 9), 0.65);
    lists = test::sheared(lists, random.integer(-3, 3), random.integer(-3, 3));
    checkPieces(test::ringsOf(test::disguised(lists, random)));
    ASSERT_FALSE(HasFailure());
  }
}

TEST(DecomposeTest, PolygonsWithHoles) {
  for (std::uint64_t i = 0; i < test::cases(300); ++i) {
    SCOPED_TRACE(i);
    Random random(4, i);
    const int holes = random.integer(1, 8);
    const PolygonRings rings =
        test::ringsOf(test::randomWithHoles(random, random.integer(12, 60), holes));
    const ConvexPieces pieces = checkPieces(rings);
    ASSERT_FALSE(HasFailure());
  }
}

TEST(DecomposeTest, Letters) {
  for (const char symbol : test::kLetters) {
    SCOPED_TRACE(symbol);
    for (std::uint64_t i = 0; i < 4; ++i) {
      Random random(5, i);
      for (const OutlineList& part : test::letter(symbol, random)) piecesOf(part);
    }
  }
}

TEST(DecomposeTest, EveryScaleAndPlace) {
  for (std::uint64_t i = 0; i < test::cases(200); ++i) {
    SCOPED_TRACE(i);
    Random random(6, i);
    const OutlineList lists = test::randomWithHoles(random, 20, random.integer(0, 3));
    const Index expected = decompose(test::ringsOf(lists)).count();
    ASSERT_EQ(piecesOf(test::placed(lists, std::ldexp(1.0, 331))).count(), expected);
    ASSERT_EQ(piecesOf(test::placed(lists, std::ldexp(1.0, -430))).count(), expected);
    const OutlineList far = test::placed(lists, 1000.0, {1e12, -1e12});
    if (normalizePolygonRings(test::spansOf(far)).status.ok()) piecesOf(far);
  }
}

TEST(DecomposeTest, Countries) {
  std::size_t corners = 0;
  std::size_t dents = 0;
  std::size_t pieces = 0;
  for (const test::Country& country : test::countries()) {
    SCOPED_TRACE(country.name);
    const NormalizedRings normalized = normalizePolygonRings(test::spansOf(country.lists));
    if (!normalized.status.ok()) continue;
    pieces += checkPieces(normalized.rings).count();
    corners += normalized.rings.count();
    for (Index r = 0; r < normalized.rings.ringCount(); ++r) {
      const std::span<const Vec2> ring = normalized.rings.ring(r);
      for (std::size_t i = 0; i < ring.size(); ++i) {
        const Vec2 at = ring[(i + 1) % ring.size()];
        if (cross(at - ring[i], ring[(i + 2) % ring.size()] - at) < 0.0) ++dents;
      }
    }
  }
  std::cout << "[  PIECES  ] countries: " << corners << " corners, " << dents << " dents, "
            << pieces << " pieces\n";
  // Each dent takes half a diagonal at least, and one less than two as it turns out.
  EXPECT_LT(pieces, dents);
}

TEST(DecomposeTest, IsTheSameEveryTime) {
  Random random(7);
  const PolygonRings rings = test::ringsOf(test::randomWithHoles(random, 200, 5));
  const ConvexPieces first = decompose(rings);
  const ConvexPieces second = decompose(rings);
  EXPECT_EQ(first.corners, second.corners);
  EXPECT_EQ(first.starts, second.starts);
}

TEST(DecomposeTest, TenThousandCorners) {
  Random random(8);
  const PolygonRings star = test::ringsOf({test::randomStar(random, 10000, 0.2)});
  const PolygonRings spiral = test::ringsOf({test::spiral(10000)});
  for (const PolygonRings& rings : {star, spiral}) {
    EXPECT_GT(decompose(rings).count(), 1U);
  }
}

}  // namespace
}  // namespace sepax::decompose_test
