// Memory runs out at every allocation of every call, one after the other: nothing may come of it.
#include "memory.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "bare_queries.hpp"
#include "outlines.hpp"
#include "session.hpp"
#include "support/failing_memory.hpp"
#include "support/random.hpp"

namespace sepax::wasm {
namespace {

using test::Random;

std::vector<Kind> kindsOfPairs(RawHandle a, RawHandle b) {
  const Numbers motions{5, 1, 0.5, -1, 0, 0.25};
  return {
      {"intersects", {}, [=] { return session().intersects(a, b); }},
      {"overlaps", {}, [=] { return session().overlaps(a, b); }},
      {"distance", {}, [=] { return session().distance(a, b); }},
      {"collide", {}, [=] { return session().collide(a, b, 0, 0); }},
      {"moving", {}, [=] { return session().collide(a, b, 3, 1); }},
      {"contacts", {}, [=] { return session().contacts(a, b); }},
      {"contains", {}, [=] { return session().contains(a, b); }},
      {"containsPoint", {}, [=] { return session().containsPoint(a, 2, 2); }},
      {"closestPoint", {}, [=] { return session().closestPoint(a, 2, 2); }},
      {"castRay", {}, [=] { return session().castRay(a, -9, 2, 1, 0.125, 99, true); }},
      {"castSegment", {}, [=] { return session().castSegment(a, -9, 2, 30, 3, true); }},
      {"sweep", motions, [=] { return session().sweep(a, b); }},
      {"traceSweep", motions, [=] { return session().traceSweep(a, b); }},
      {"moveAndSlide",
       {b},
       [=] { return session().moveAndSlide(a, 1, 0, 3, 1, 0, -1, 0.5, 1, 1); }},
      {"separate", {b}, [=] { return session().separate(a, 1); }},
      {"trace", {}, [=] { return session().trace(a, b, 3, 1); }},
      {"measure", {}, [=] { return session().measure(a); }},
      {"measureReach", {}, [=] { return session().measureReach(a); }},
      {"supportPoint", {}, [=] { return session().supportPoint(a, 1.0, 2.0); }},
      {"localPoints", {}, [=] { return session().localPoints(a, 0); }},
      {"worldPoints", {}, [=] { return session().worldPoints(a, 0); }},
  };
}

TEST(MemoryTest, QueriesThatRunOutOfItLeaveNothingBehind) {
  const Shapes shapes;
  const Numbers facts = shapes.facts();
  RawHandle a = shapes.handles.back();
  for (const RawHandle b : shapes.handles) {
    for (const Kind& kind : kindsOfPairs(a, b)) {
      shapes.settle();
      expectNothingComesOfFailures(kind, [&] {
        ASSERT_EQ(shapes.facts(), facts);
        shapes.settle();
      });
      ASSERT_FALSE(HasFailure()) << a << ' ' << b;
    }
    a = b;
  }
}

TEST(MemoryTest, WaysOutAmongManyPiecesThatRunOutOfItLeaveNothingBehind) {
  const Shapes shapes;
  const Numbers facts = shapes.facts();
  std::vector<RawHandle> combs;
  for (const double slant : {0.25, -0.25}) {
    Numbers points;
    for (int i = 0; i < 8; ++i) {
      const double x = i % 2 == 0 ? -1.0 : 6.0;
      points.insert(points.end(), {x, 0.5 * i + slant * x});
    }
    test::call([&] { input(points); });
    test::call([&] { combs.push_back(session().createChain(8, false, 0.0)); });
  }
  const RawHandle a = combs[0];
  const RawHandle b = combs[1];
  const std::vector<Kind> kinds{
      {"distance", {}, [=] { return session().distance(a, b); }},
      {"moving", {}, [=] { return session().collide(a, b, 3, 1); }},
      {"contacts", {}, [=] { return session().contacts(a, b); }},
      {"moveAndSlide",
       {b},
       [=] { return session().moveAndSlide(a, 1, 0, 3, 1, 0, -1, 0.5, 1, 1); }},
  };
  // They keep the memory of their places: it is not to count below.
  test::call([&] { static_cast<void>(session().intersects(a, b)); });
  for (const Kind& kind : kinds) {
    expectNothingComesOfFailures(kind, [&] { ASSERT_EQ(shapes.facts(), facts); });
    ASSERT_FALSE(HasFailure());
  }
  for (const RawHandle comb : combs) session().destroy(comb);
}

TEST(MemoryTest, ShapesThatFindNoneAreNotMade) {
  const Shapes shapes;
  const Numbers facts = shapes.facts();
  const std::vector<RawHandle>& of = shapes.handles;
  const std::vector<Kind> kinds{
      {"convex", {0, 0, 4, 0, 5, 2, 4, 4, 0, 4}, [] { return session().createConvex(5, 0.5); }},
      {"segment", {0, 0, 4, 0}, [] { return session().createConvex(2, 0.0); }},
      {"disc", {0, 0}, [] { return session().createConvex(1, 1.0); }},
      {"concave",
       {2, 6, 0, 0, 9, 0, 9, 9, 5, 4, 0, 9, 0, 5, 4, 2, 1, 3, 1, 3, 2, 2, 2},
       [] { return session().createConcave(1, 0.0); }},
      {"chain", {0, 0, 1, 1, 2, 0, 3, 3}, [] { return session().createChain(4, true, 0.0); }},
      {"placed compound", of, [&] { return session().createCompound(6, true); }},
      {"compound", of, [&] { return session().createCompound(6, false); }},
  };
  for (const Kind& kind : kinds) {
    // The list of slots grows, and slots are used again.
    for (int k = 0; k < 9; ++k) {
      const std::uint32_t count = session().shapeCount();
      RawHandle made = 0.0;
      const Kind keeping{kind.name, kind.arguments, [&] { return made = kind.run(); }};
      expectNothingComesOfFailures(keeping, [&] {
        ASSERT_EQ(session().shapeCount(), count);
        ASSERT_EQ(shapes.facts(), facts);
      });
      ASSERT_FALSE(HasFailure());
      ASSERT_EQ(session().shapeCount(), count + 1);
      ASSERT_NE(made, 0.0);
      if (k % 2 == 0) {
        ASSERT_TRUE(session().destroy(made));
      }
    }
  }
}

TEST(MemoryTest, AnswersOfBareNumbersThatFindNoneLeaveNothingBehind) {
  const Shapes shapes;
  const Numbers facts = shapes.facts();
  RawHandle disc = 0.0;
  test::call([&] { input({1, 1}); });
  test::call([&] { disc = session().createConvex(1, 2.0); });
  const Numbers corner{0, -1, 1, -1, 0, 2};
  const Numbers walls{3, -2, 0, 1, -1, 0};
  const Numbers segments{0, 0, 4, 4, 0, 4, 4, 0, 1, 1};
  const std::vector<Kind> kinds{
      {"contacts", corner, [] { return answerContacts(6); }},
      {"clip", walls, [] { return answerClip(6); }},
      {"segments", segments, [] { return answerSegments(10); }},
      {"circle", {disc, shapes.handles[0]}, [] { return answerCircle(2); }},
  };
  // They keep the memory of their places: it is not to count below.
  test::call([&] { static_cast<void>(session().intersects(disc, disc)); });
  const auto move = [&] {
    shapes.settle();
    session().setTransform(disc, 1.0, 0.5, 0.25);
  };
  for (const Kind& kind : kinds) {
    move();
    expectNothingComesOfFailures(kind, [&] {
      ASSERT_EQ(shapes.facts(), facts);
      move();
    });
    ASSERT_FALSE(HasFailure());
  }
  session().destroy(disc);
}

TEST(MemoryTest, OutlinesThatFindNoneLeaveNothingBehind) {
  const Shapes shapes;
  const Numbers facts = shapes.facts();
  const Numbers rings{2, 6, 0, 0, 9, 0, 9, 9, 5, 4, 0, 9, 0, 5, 4, 2, 1, 3, 1, 3, 2, 2, 2};
  const Numbers bow{1, 5, 0, 0, 4, 4, 4, 0, 0, 4, 2, 9};
  Buffers& buffers = session().buffers();
  const std::vector<Kind> kinds{
      {"reserve", {}, [] { return session().reserveInput(1000) == 0 ? 0.0 : 1.0; }},
      {"regular", {}, [] { return session().regularPoints(9, 2.0); }},
      {"first error", bow, [&] { return firstError(buffers, 1); }},
      {"validate", rings, [&] { return validateOutline(buffers, 1, 100); }},
      {"validate a bow", bow, [&] { return validateOutline(buffers, 1, 100); }},
      {"decompose", rings, [&] { return decomposeOutline(buffers, 1); }},
      {"triangulate", rings, [&] { return triangulateOutline(buffers, 1); }},
      {"repair", bow, [&] { return repairOutline(buffers, 1); }},
      {"simplify", rings, [&] { return simplifyOutline(buffers, 1, 1.0); }},
      {"measure", rings, [&] { return measureOutline(buffers, 1); }},
      {"hull", bow, [&] { return convexHull(buffers); }},
      {"circle", bow, [&] { return boundingCircle(buffers), 0.0; }},
      {"box", bow, [&] { return orientedBox(buffers), 0.0; }},
      {"locate", rings, [&] { return locatePoint(buffers, 1, 1.0, 1.0); }},
  };
  for (const Kind& kind : kinds) {
    test::call([&] { input(kind.arguments); });
    double expected = 0.0;
    test::call([&] { expected = kind.run(); });
    double returned = 0.0;
    const Kind keeping{kind.name, kind.arguments, [&] { return returned = kind.run(); }};
    expectNothingComesOfFailures(keeping, [&] { ASSERT_EQ(shapes.facts(), facts); });
    ASSERT_FALSE(HasFailure());
    EXPECT_EQ(returned, expected);
  }
}

}  // namespace
}  // namespace sepax::wasm
