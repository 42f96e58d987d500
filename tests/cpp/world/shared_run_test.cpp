// The run of tests/js/support/golden-run.ts, number for number: the same hash natively, in wasm,
// and through the JavaScript API in Node and in the browser.
#include <cmath>
#include <cstdint>
#include <memory>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/world/snapshot.hpp"
#include "sepax/world/world.hpp"

namespace sepax::shared_run_test {
namespace {

constexpr int kBodies = 200;
constexpr int kFrames = 300;
constexpr double kSide = 20.0;
constexpr std::uint64_t kGoldenHash = 0xc1ac22cbfd5c6778;

/// Steele and Vigna's mulberry32.
class Numbers {
 public:
  double next() {
    state_ += 0x6d2b79f5;
    std::uint32_t bits = (state_ ^ (state_ >> 15)) * (1 | state_);
    bits = (bits + (bits ^ (bits >> 7)) * (61 | bits)) ^ bits;
    return static_cast<double>(bits ^ (bits >> 14)) * 0x1p-32;
  }

 private:
  std::uint32_t state_ = 20260101;
};

std::shared_ptr<const Geometry> polygon(const std::vector<Vec2>& points, double scale) {
  return makeGeometry({{*ConvexPolygon::create(points).polygon, 0.0}}, {scale, scale});
}

std::shared_ptr<const Geometry> formNumber(int i, Numbers& numbers) {
  if (i % 3 == 0) return makeGeometry({{ConvexPolygon::point({}), 0.3 + 0.4 * numbers.next()}});
  if (i % 3 == 1) {
    const double x = 0.2 + 0.4 * numbers.next();
    const double y = 0.2 + 0.4 * numbers.next();
    return polygon({{-x, -y}, {x, -y}, {x, y}, {-x, y}}, 1.0);
  }
  return polygon({{0, -1}, {1, -0.25}, {0.5, 0.75}, {-0.5, 0.75}, {-1, -0.25}},
                 0.5 + numbers.next());
}

BodyId addBody(World& world, int i, Numbers& numbers) {
  const std::shared_ptr<const Geometry> form = formNumber(i, numbers);
  Pose pose;
  pose.x = kSide * numbers.next();
  pose.y = kSide * numbers.next();
  pose.angle = 6.0 * numbers.next();
  BodyTraits traits;
  if (i % 10 == 0) traits.flags |= body_flag::kStatic;
  if (i % 7 == 0) traits.flags |= body_flag::kFast;
  return world.add(form, pose, traits);
}

void moveBody(Pose& target, Numbers& numbers) {
  target.x += 0.4 * (numbers.next() - 0.5);
  target.y += 0.4 * (numbers.next() - 0.5);
  target.angle += 0.3 * (numbers.next() - 0.5);
}

TEST(SharedRunTest, HasTheGoldenHash) {
  Numbers numbers;
  World world;
  std::vector<BodyId> ids;
  for (int i = 0; i < kBodies; ++i) ids.push_back(addBody(world, i, numbers));
  for (int frame = 0; frame < kFrames; ++frame) {
    for (const BodyId id : ids) moveBody(world.targets()[id], numbers);
    if (frame % 5 == 4) {
      const int i = static_cast<int>(std::floor(kBodies * numbers.next()));
      world.remove(ids[static_cast<std::size_t>(i)]);
      ids[static_cast<std::size_t>(i)] = addBody(world, i, numbers);
    }
    ASSERT_TRUE(world.update().ok());
    if (frame % 10 == 9) world.separate(2);
  }
  EXPECT_EQ(hashOf(world), kGoldenHash);
}

}  // namespace
}  // namespace sepax::shared_run_test
