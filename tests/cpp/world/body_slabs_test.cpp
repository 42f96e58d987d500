#include "sepax/world/body_slabs.hpp"

#include <cstddef>
#include <cstring>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "support/random.hpp"

namespace sepax::body_slabs_test {
namespace {

constexpr std::size_t kSize = 96;

TEST(BodySlabsTest, OneAfterTheOther) {
  BodySlabs slabs;
  std::vector<BodySlabs::Place> places;
  for (int i = 0; i < 300; ++i) places.push_back(slabs.take(kSize));
  int following = 0;
  for (std::size_t i = 1; i < places.size(); ++i) {
    const auto* before = static_cast<const std::byte*>(places[i - 1].memory);
    following += static_cast<const std::byte*>(places[i].memory) == before + kSize ? 1 : 0;
  }
  EXPECT_GT(following, 280);
  for (const auto& [memory, slab] : places) slab->giveBack(memory);
}

TEST(BodySlabsTest, PlacesAreTheirOwnAndUsedAgain) {
  test::Random random(4410);
  BodySlabs slabs;
  std::vector<std::pair<BodySlabs::Place, unsigned char>> taken;
  for (int i = 0; i < 5000; ++i) {
    if (!taken.empty() && random.chance(0.48)) {
      std::swap(taken[random.bits() % taken.size()], taken.back());
      const auto [place, content] = taken.back();
      const auto* bytes = static_cast<const unsigned char*>(place.memory);
      for (std::size_t k = 0; k < kSize; ++k) ASSERT_EQ(bytes[k], content);
      place.slab->giveBack(place.memory);
      taken.pop_back();
    } else {
      const auto content = static_cast<unsigned char>(i);
      const std::size_t size = random.chance(0.5) ? kSize : 2 * kSize;
      const BodySlabs::Place place = slabs.take(size);
      std::memset(place.memory, content, size);
      taken.emplace_back(place, content);
    }
  }
  for (const auto& [place, content] : taken) place.slab->giveBack(place.memory);
}

TEST(BodySlabsTest, WhatIsLargeIsNotForThem) {
  BodySlabs slabs;
  EXPECT_EQ(slabs.take(1 << 16).memory, nullptr);
}

TEST(BodySlabsTest, BodiesMayStayLongerThanTheirWorld) {
  BodySlabs::Place place;
  {
    BodySlabs slabs;
    place = slabs.take(kSize);
  }
  std::memset(place.memory, 1, kSize);
  place.slab->giveBack(place.memory);
}

TEST(BodySlabsTest, ForgetsWhatNobodyKept) {
  BodySlabs slabs;
  const BodySlabs::Place kept = slabs.take(kSize);
  const BodySlabs::Place lost = slabs.take(kSize);
  for (int i = 0; i < 200; ++i) static_cast<void>(slabs.take(3 * kSize));
  slabs.forget();
  BodySlabs::keep(kept.slab, kept.memory);
  slabs.endForget();
  EXPECT_EQ(slabs.take(kSize).memory, lost.memory);
  kept.slab->giveBack(kept.memory);
  lost.slab->giveBack(lost.memory);
}

}  // namespace
}  // namespace sepax::body_slabs_test
