#include "sepax/shape/shape_instance.hpp"

#include <utility>

#include <gtest/gtest.h>

#include "support/pieces.hpp"

namespace sepax::shape_instance_test {
namespace {

using test::boxPiece;

std::vector<ConvexInstance> twoPieces() {
  return {boxPiece({0, 0}, {2, 1}), ConvexInstance(ConvexPolygon::point({5, 5}), 0.5)};
}

TEST(ShapeInstanceTest, ItsPiecesStandTogether) {
  ShapeInstance shape(twoPieces());
  ASSERT_EQ(shape.pieces().size(), 2U);
  Transform transform{{10, 20}, {0.0, 1.0}};
  transform.scale = {2, -2};
  transform.pivot = {1, 0};
  shape.setTransform(transform);
  const PlacedShape placed = shape.placed();
  ASSERT_EQ(placed.pieces.size(), 2U);
  EXPECT_FALSE(placed.convex());
  // (5, 5) is at (8, -10) from the pivot once scaled, and (10, 8) once turned.
  EXPECT_EQ(placed.pieces[1].core.vertex(0), (Vec2{20, 28}));
  EXPECT_EQ(placed.pieces[1].radius, 1.0);
  EXPECT_EQ(placed.pieces[0].radius, 0.0);
  EXPECT_EQ(boundsOf(placed.pieces[0]).min, (Vec2{10, 18}));
  EXPECT_EQ(boundsOf(placed.pieces[0]).max, (Vec2{12, 22}));
}

TEST(ShapeInstanceTest, BoundsAreThoseOfAllPieces) {
  ShapeInstance shape(twoPieces());
  const Bounds bounds = boundsOf(shape.placed().pieces);
  EXPECT_EQ(bounds.min, (Vec2{0, 0}));
  EXPECT_EQ(bounds.max, (Vec2{5.5, 5.5}));
}

TEST(ShapeInstanceTest, OnePieceIsConvex) {
  ShapeInstance shape({boxPiece({0, 0}, {1, 1})});
  EXPECT_TRUE(shape.placed().convex());
}

TEST(ShapeInstanceTest, APlacementFollowsEachMove) {
  ShapeInstance shape(twoPieces());
  EXPECT_EQ(shape.placed().pieces[0].core.vertex(0), (Vec2{0, 0}));
  shape.setTransform({{3, 4}, {}});
  EXPECT_EQ(shape.placed().pieces[0].core.vertex(0), (Vec2{3, 4}));
  EXPECT_EQ(shape.transform().position, (Vec2{3, 4}));
  EXPECT_EQ(shape.pieces()[1].transform().position, (Vec2{3, 4}));
}

TEST(ShapeInstanceTest, ATreeOfManyPiecesFollowsEachMove) {
  std::vector<ConvexInstance> tiles;
  for (int i = 0; i < 64; ++i) tiles.push_back(boxPiece({1.0 * i, 0}, {i + 1.0, 1}));
  ShapeInstance shape(std::move(tiles));
  for (const double x : {0.0, 5.0, -7.0}) {
    shape.setTransform({{x, 1}, {}});
    const PlacedShape placed = shape.placed();
    ASSERT_NE(placed.tree, nullptr);
    EXPECT_EQ(boundsOf(placed).min, (Vec2{x, 1}));
    EXPECT_EQ(boundsOf(placed).max, (Vec2{x + 64, 2}));
  }
  ShapeInstance moved(std::move(shape));
  EXPECT_EQ(boundsOf(moved.placed()).min, (Vec2{-7, 1}));
  moved.forgetPlacement();
  EXPECT_TRUE(moved.stale());
  EXPECT_EQ(boundsOf(moved.placed()).max, (Vec2{57, 2}));
  EXPECT_EQ(ShapeInstance(twoPieces()).placed().tree, nullptr);
}

TEST(ShapeInstanceTest, CopiesStandOnTheirOwn) {
  ShapeInstance original(twoPieces());
  original.setTransform({{1, 1}, {}});
  EXPECT_EQ(original.placed().pieces.size(), 2U);
  ShapeInstance copy = original;
  copy.setTransform({{7, 7}, {}});
  EXPECT_EQ(original.placed().pieces[0].core.vertex(0), (Vec2{1, 1}));
  EXPECT_EQ(copy.placed().pieces[0].core.vertex(0), (Vec2{7, 7}));
  ShapeInstance assigned({boxPiece({0, 0}, {1, 1})});
  EXPECT_EQ(assigned.placed().pieces.size(), 1U);
  assigned = original;
  original.setTransform({{9, 9}, {}});
  EXPECT_EQ(assigned.placed().pieces.size(), 2U);
  EXPECT_EQ(assigned.placed().pieces[1].core.vertex(0), (Vec2{6, 6}));
}

TEST(ShapeInstanceTest, WhatIsMovedKeepsItsPlacement) {
  ShapeInstance original(twoPieces());
  original.setTransform({{1, 1}, {}});
  EXPECT_EQ(original.placed().pieces.size(), 2U);
  ShapeInstance moved = std::move(original);
  EXPECT_EQ(moved.placed().pieces[0].core.vertex(0), (Vec2{1, 1}));
  EXPECT_EQ(moved.placed().pieces[1].core.vertex(0), (Vec2{6, 6}));
}

}  // namespace
}  // namespace sepax::shape_instance_test
