// Forms of many outlines at once.
#include "sepax/world/outline_forms.hpp"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/world/world.hpp"
#include "support/cases.hpp"
#include "support/generators.hpp"
#include "support/shapes.hpp"

namespace sepax::outline_forms_test {
namespace {

using test::Points;
using test::Random;
using Forms = std::vector<std::shared_ptr<const Geometry>>;

class Outlines {
 public:
  void add(const Points& points, double radius = 0.0) {
    heads.push_back({static_cast<double>(points.size()), radius});
    all.insert(all.end(), points.begin(), points.end());
    forms.resize(heads.size());
  }

  std::size_t make() { return makeForms(heads, all.data(), forms, status); }

  std::vector<OutlineHead> heads;
  Points all;
  Forms forms;
  OutlineStatus status;
};

/// An outline of a kind: also one that runs clockwise, or has points to spare.
Points someOutline(Random& random) {
  Points points = test::randomConvex(random, random.integer(3, 9), 10.0);
  if (random.chance(0.3)) std::reverse(points.begin(), points.end());
  if (random.chance(0.2)) points.push_back(points.back());
  if (random.chance(0.2)) points.push_back(points.front());
  if (random.chance(0.1)) points.resize(2);
  if (random.chance(0.1)) points.resize(1);
  return points;
}

/// One by one.
std::shared_ptr<const Geometry> formOf(const Points& points, double radius) {
  if (points.size() == 1) return makeGeometry({{ConvexPolygon::point(points[0]), radius}});
  if (points.size() == 2) {
    return makeGeometry({{ConvexPolygon::segment(points[0], points[1]), radius}});
  }
  return makeGeometry({{*ConvexPolygon::create(points).polygon, radius}});
}

void expectSame(const Geometry& form, const Geometry& other) {
  ASSERT_EQ(form.pieces.size(), 1U);
  const ConvexPolygon& core = form.pieces[0].core;
  const ConvexPolygon& right = other.pieces[0].core;
  ASSERT_EQ(test::cornersOf(core), test::cornersOf(right));
  ASSERT_TRUE(std::ranges::equal(core.axes(), right.axes(), [](PolygonAxis p, PolygonAxis q) {
    return p.edge == q.edge && p.opposite == q.opposite;
  }));
  ASSERT_EQ(core.cornerMargin().least, right.cornerMargin().least);
  ASSERT_EQ(core.cornerMargin().reach, right.cornerMargin().reach);
  ASSERT_EQ(form.pieces[0].radius, other.pieces[0].radius);
  ASSERT_EQ(form.reach, other.reach);
}

TEST(OutlineFormsTest, AreThoseMadeOneByOne) {
  constexpr std::uint64_t kSeed = 97;
  for (std::uint64_t i = 0; i < 20 + test::cases(200); ++i) {
    SCOPED_TRACE(i);
    Random random(kSeed, i);
    Outlines outlines;
    std::vector<Points> given;
    const int count = random.integer(1, 200);
    for (int k = 0; k < count; ++k) {
      given.push_back(someOutline(random));
      outlines.add(given.back(), random.chance(0.3) ? random.between(0.0, 2.0) : 0.0);
    }
    ASSERT_EQ(outlines.make(), given.size());
    for (std::size_t k = 0; k < given.size(); ++k) {
      expectSame(*outlines.forms[k], *formOf(given[k], outlines.heads[k].radius));
    }
  }
}

TEST(OutlineFormsTest, StopsAtTheFirstFault) {
  Outlines outlines;
  for (int i = 0; i < 100; ++i) outlines.add({{0, 0}, {1, 0}, {0, 1}});
  outlines.add({{0, 0}, {2, 0}, {1, 0.5}, {1, 2}});
  outlines.add({{0, 0}, {1, 1}, {2, 2}});
  EXPECT_EQ(outlines.make(), 100U);
  EXPECT_EQ(outlines.status.fault, OutlineFault::kConcave);
  EXPECT_EQ(outlines.status.first, 2U);
}

TEST(OutlineFormsTest, OutliveOneAnother) {
  World world;
  std::vector<BodyId> ids(130);
  {
    Outlines outlines;
    for (std::size_t i = 0; i < ids.size(); ++i) outlines.add({{0, 0}, {1, 0}, {1, 1}, {0, 1}});
    ASSERT_EQ(outlines.make(), ids.size());
    std::vector<Pose> poses(ids.size());
    for (std::size_t i = 0; i < ids.size(); ++i) poses[i].x = static_cast<double>(i);
    world.addMany(outlines.forms, poses, {}, ids);
  }
  // All but one of a piece of memory, which is scaled before, and so has a form of its own.
  world.reshape(70, {2, 2}, {0, 0});
  for (const BodyId id : ids) {
    if (id != 70 && id != 129) world.remove(id);
  }
  world.targets()[129].x = 71.5;
  world.update();
  ASSERT_EQ(world.contacts().size(), 1U);
  EXPECT_EQ(world.contacts()[0].depth, 0.5);
}

}  // namespace
}  // namespace sepax::outline_forms_test
