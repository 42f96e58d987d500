// The corpus in tests/fixtures, which the JS tests read too: see the README there.
#include <cmath>
#include <map>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "sepax/query/collide.hpp"
#include "sepax/query/intersects.hpp"
#include "sepax/query/trace.hpp"
#include "support/json.hpp"
#include "support/shapes.hpp"

namespace sepax::fixtures_test {
namespace {

using test::Json;
using test::Points;
using test::readFixture;

Vec2 vectorOf(const Json& json) {
  EXPECT_EQ(json.array.size(), 2U);
  return json.array.size() == 2 ? Vec2{json.array[0].number, json.array[1].number} : Vec2{};
}

Points pointsOf(const Json& json) {
  Points points;
  for (const Json& point : json.array) points.push_back(vectorOf(point));
  return points;
}

OutlineFault faultOf(const std::string& name) {
  static const std::map<std::string, OutlineFault> kFaults{
      {"none", OutlineFault::kNone},
      {"too-few-points", OutlineFault::kTooFewPoints},
      {"collinear", OutlineFault::kCollinear},
      {"concave", OutlineFault::kConcave},
      {"self-crossing", OutlineFault::kSelfCrossing}};
  EXPECT_EQ(kFaults.count(name), 1U) << name;
  return kFaults.at(name);
}

ConvexInstance instanceOf(const Json& json) {
  const Vec2 position = json["position"].isNull() ? Vec2{} : vectorOf(json["position"]);
  return test::instanceOf(pointsOf(json["points"]), position, json["angle"].number);
}

TEST(FixturesTest, EveryCaseHasANameOfItsOwnAndASource) {
  for (const char* file : {"outlines.json", "pairs.json", "regression-pairs.json"}) {
    const Json cases = readFixture(file);
    EXPECT_FALSE(cases.array.empty());
    std::set<std::string> names;
    for (const Json& fixture : cases.array) {
      EXPECT_TRUE(names.insert(fixture["name"].string).second) << fixture["name"].string;
      EXPECT_FALSE(fixture["source"].string.empty()) << fixture["name"].string;
    }
  }
}

TEST(FixturesTest, OutlinesHaveTheirFaultsAndCorners) {
  const Json cases = readFixture("outlines.json");
  for (const Json& fixture : cases.array) {
    SCOPED_TRACE(fixture["name"].string);
    const Points points = pointsOf(fixture["points"]);
    const ConvexPolygon::Result result = ConvexPolygon::create(points);
    ASSERT_EQ(result.status.fault, faultOf(fixture["fault"].string));
    ASSERT_EQ(result.polygon.has_value(), result.status.ok());
    if (!result.polygon) {
      EXPECT_EQ(result.status.first, fixture["first"].number);
      EXPECT_EQ(result.status.second, fixture["second"].number);
      continue;
    }
    Points corners;
    for (const Json& place : fixture["corners"].array) {
      corners.push_back(points[static_cast<std::size_t>(place.number)]);
    }
    EXPECT_EQ(test::cornersOf(*result.polygon), corners);
    if (!fixture["area"].isNull()) {
      EXPECT_NEAR(result.polygon->area(), fixture["area"].number, 1e-12);
    }
    if (!fixture["centroid"].isNull()) {
      const Vec2 centroid = vectorOf(fixture["centroid"]);
      EXPECT_NEAR(result.polygon->centroid().x, centroid.x, 1e-12);
      EXPECT_NEAR(result.polygon->centroid().y, centroid.y, 1e-12);
    }
  }
}

void expectNumber(const Json& expected, double value, double tolerance) {
  if (expected.isNull()) return;
  EXPECT_NEAR(value, expected.number, tolerance);
}

void expectVector(const Json& expected, Vec2 value, double tolerance) {
  if (expected.isNull()) return;
  EXPECT_NEAR(value.x, vectorOf(expected).x, tolerance);
  EXPECT_NEAR(value.y, vectorOf(expected).y, tolerance);
}

void expectPairs(const char* file) {
  const Json cases = readFixture(file);
  for (const Json& fixture : cases.array) {
    SCOPED_TRACE(fixture["name"].string);
    ConvexInstance a = instanceOf(fixture["a"]);
    ConvexInstance b = instanceOf(fixture["b"]);
    const bool moves = !fixture["velocity"].isNull();
    const Vec2 velocity = moves ? vectorOf(fixture["velocity"]) : Vec2{};
    const Collision hit = collide(a.placed().core, b.placed().core, velocity);
    EXPECT_EQ(intersects(a.placed().core, b.placed().core), fixture["intersects"].boolean);
    EXPECT_EQ(hit.intersects, fixture["intersects"].boolean);
    EXPECT_EQ(hit.willIntersect, fixture["willIntersect"].boolean);
    const double tolerance = 1e-12 * (a.placed().core.bounds().extent() +
                                      b.placed().core.bounds().extent() + length(velocity));
    expectNumber(fixture["depth"], hit.depth, tolerance);
    expectVector(fixture["mtv"], hit.mtv, tolerance);
    expectVector(fixture["normal"], hit.normal, 1e-12);
    expectNumber(fixture["enter"], hit.time.min, 1e-12);
    expectNumber(fixture["exit"], hit.time.max, 1e-12);
    const Trace steps = trace(a.placed().core, b.placed().core, velocity);
    EXPECT_EQ(steps.collision.depth, hit.depth);
    EXPECT_EQ(steps.collision.willIntersect, hit.willIntersect);
  }
}

TEST(FixturesTest, PairsCollideAsTheyShould) { expectPairs("pairs.json"); }

TEST(FixturesTest, PairsThatOnceWentWrongCollideAsTheyShould) {
  expectPairs("regression-pairs.json");
}

}  // namespace
}  // namespace sepax::fixtures_test
