#include "sepax/query/response.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <optional>
#include <vector>

#include <gtest/gtest.h>

#include "support/cases.hpp"
#include "support/random.hpp"

namespace sepax::response_test {
namespace {

using test::Random;

// ---- the plane solver against exact integers

/// Normals of whole length, so that all is rational.
struct WholeNormal {
  std::int64_t x;
  std::int64_t y;
  std::int64_t length;
};

WholeNormal wholeNormal(Random& random) {
  constexpr std::array<WholeNormal, 5> kTriples{
      {{1, 0, 1}, {3, 4, 5}, {5, 12, 13}, {8, 15, 17}, {7, 24, 25}}};
  WholeNormal n = kTriples[static_cast<std::size_t>(random.integer(0, 4))];
  if (random.chance(0.5)) std::swap(n.x, n.y);
  if (random.chance(0.5)) n.x = -n.x;
  if (random.chance(0.5)) n.y = -n.y;
  return n;
}

struct WholeContact {
  WholeNormal normal;
  std::int64_t depth;
};

/// (x, y) / d, d > 0.
struct Quotient {
  std::int64_t x;
  std::int64_t y;
  std::int64_t d;

  [[nodiscard]] Vec2 rounded() const {
    return {static_cast<double>(x) / static_cast<double>(d),
            static_cast<double>(y) / static_cast<double>(d)};
  }
};

bool clears(const Quotient& t, const std::vector<WholeContact>& contacts) {
  return std::all_of(contacts.begin(), contacts.end(), [&](const WholeContact& c) {
    return -(c.normal.x * t.x + c.normal.y * t.y) >= c.normal.length * c.depth * t.d;
  });
}

bool shorter(const Quotient& s, const Quotient& t) {
  const std::int64_t left = (s.x * s.x + s.y * s.y) * t.d * t.d;
  return left < (t.x * t.x + t.y * t.y) * s.d * s.d;
}

/// The shortest translation by trying every border and every corner of two borders.
std::optional<Quotient> shortestByEnumeration(const std::vector<WholeContact>& contacts) {
  std::vector<Quotient> candidates{{0, 0, 1}};
  for (const auto& [n, depth] : contacts) {
    candidates.push_back({-n.x * depth, -n.y * depth, n.length});
    for (const auto& [m, otherDepth] : contacts) {
      // n . t = -|n| depth and m . t = -|m| otherDepth.
      const std::int64_t d = n.x * m.y - n.y * m.x;
      if (d <= 0) continue;
      const std::int64_t r = -n.length * depth;
      const std::int64_t s = -m.length * otherDepth;
      candidates.push_back({r * m.y - s * n.y, s * n.x - r * m.x, d});
    }
  }
  std::optional<Quotient> best;
  for (const Quotient& t : candidates) {
    if (clears(t, contacts) && (!best || shorter(t, *best))) best = t;
  }
  return best;
}

std::vector<ContactPlane> planesOf(const std::vector<WholeContact>& contacts) {
  std::vector<ContactPlane> planes;
  for (const auto& [n, depth] : contacts) {
    planes.push_back(
        {{static_cast<double>(n.x), static_cast<double>(n.y)}, static_cast<double>(depth)});
  }
  return planes;
}

TEST(ResolveContactsTest, TheShortestByExactEnumeration) {
  int feasible = 0;
  int corners = 0;
  for (std::uint64_t i = 0; i < test::cases(100000); ++i) {
    Random random(2, i);
    std::vector<WholeContact> contacts(static_cast<std::size_t>(random.integer(1, 6)));
    for (WholeContact& contact : contacts) {
      contact.normal = wholeNormal(random);
      contact.depth = random.integer(0, 9);
      // Most bodies stand on something: normals to one side.
      if (i % 3 != 0) contact.normal.y = std::abs(contact.normal.y);
    }
    const std::optional<Quotient> expected = shortestByEnumeration(contacts);
    const ContactResolution found = resolveContacts(planesOf(contacts));
    ASSERT_EQ(found.squeezed, !expected) << i;
    if (!expected) continue;
    ++feasible;
    const Vec2 truth = expected->rounded();
    const double size = length(truth) + 1.0;
    // The least angle of two such normals has a sine of 1/425.
    ASSERT_NEAR(found.translation.x, truth.x, 1e-11 * size) << i;
    ASSERT_NEAR(found.translation.y, truth.y, 1e-11 * size) << i;
    ASSERT_LE(found.remaining, 1e-12 * size) << i;
    if (expected->d > 25) ++corners;
  }
  EXPECT_GT(feasible, test::share(50000));
  EXPECT_GT(corners, test::share(10000));
}

// ---- certificates of optimality, for any doubles

double depthLeft(const ContactPlane& contact, Vec2 t) {
  return contact.depth + dot((1.0 / length(contact.normal)) * contact.normal, t);
}

/// The angles of the normals of the contacts with at least `level` left, in order.
std::vector<double> activeAngles(const std::vector<ContactPlane>& contacts, Vec2 t, double level) {
  std::vector<double> angles;
  for (const ContactPlane& contact : contacts) {
    if (depthLeft(contact, t) >= level) {
      angles.push_back(std::atan2(contact.normal.y, contact.normal.x));
    }
  }
  std::sort(angles.begin(), angles.end());
  return angles;
}

double greatestGap(const std::vector<double>& angles) {
  double greatest = angles.front() + 2.0 * std::numbers::pi - angles.back();
  for (std::size_t i = 1; i < angles.size(); ++i) {
    greatest = std::max(greatest, angles[i] - angles[i - 1]);
  }
  return greatest;
}

std::vector<ContactPlane> randomContacts(Random& random, double spread) {
  std::vector<ContactPlane> contacts(static_cast<std::size_t>(random.integer(1, 7)));
  const double middle = random.angle();
  for (ContactPlane& contact : contacts) {
    const double angle = middle + random.between(-spread, spread);
    contact.normal = random.between(0.1, 10.0) * Vec2{std::cos(angle), std::sin(angle)};
    contact.depth = random.chance(0.1) ? 0.0 : random.between(0.0, 5.0);
  }
  return contacts;
}

TEST(ResolveContactsTest, TheTranslationIsHeldByItsContacts) {
  // A point of a convex set is the nearest to the origin exactly if minus it is a sum of the
  // outward normals that hold it there: here the angle of -t is between those of held normals.
  for (std::uint64_t i = 0; i < test::cases(50000); ++i) {
    Random random(3, i);
    const std::vector<ContactPlane> contacts = randomContacts(random, 1.5);
    const auto [t, remaining, squeezed] = resolveContacts(contacts);
    ASSERT_FALSE(squeezed) << i;
    const double size = length(t);
    ASSERT_LE(remaining, 1e-12 * size) << i;
    if (size == 0.0) continue;
    std::vector<double> angles = activeAngles(contacts, t, -1e-9 * size);
    ASSERT_FALSE(angles.empty()) << i;
    const double held = std::atan2(-t.y, -t.x);
    for (double& angle : angles) angle = std::remainder(angle - held, 2.0 * std::numbers::pi);
    ASSERT_LE(*std::min_element(angles.begin(), angles.end()), 1e-6) << i;
    ASSERT_GE(*std::max_element(angles.begin(), angles.end()), -1e-6) << i;
  }
}

TEST(ResolveContactsTest, NoSampleIsShorter) {
  for (std::uint64_t i = 0; i < 300; ++i) {
    Random random(4, i);
    const std::vector<ContactPlane> contacts = randomContacts(random, 2.0);
    const auto [t, remaining, squeezed] = resolveContacts(contacts);
    if (squeezed) continue;
    const double reach = length(t);
    if (reach == 0.0) continue;
    for (int k = 0; k < 2000; ++k) {
      const double angle = random.angle();
      const Vec2 sample =
          0.999 * reach * std::sqrt(random.unit()) * Vec2{std::cos(angle), std::sin(angle)};
      const bool clear = std::all_of(contacts.begin(), contacts.end(), [&](const auto& contact) {
        return depthLeft(contact, sample) <= 0.0;
      });
      ASSERT_FALSE(clear) << i;
    }
  }
}

TEST(ResolveContactsTest, TheCompromiseIsTheLeastGreatestDepth) {
  // The greatest of some linear functions is least exactly where the gradients of those that reach
  // it, here the normals, leave no open half-plane free.
  int squeezedCases = 0;
  for (std::uint64_t i = 0; i < test::cases(20000); ++i) {
    Random random(5, i);
    const std::vector<ContactPlane> contacts = randomContacts(random, std::numbers::pi);
    const auto [t, remaining, squeezed] = resolveContacts(contacts);
    if (!squeezed) continue;
    ++squeezedCases;
    ASSERT_GT(remaining, 0.0) << i;
    const std::vector<double> angles = activeAngles(contacts, t, remaining * (1.0 - 1e-6));
    ASSERT_GE(angles.size(), 2U) << i;
    ASSERT_LE(greatestGap(angles), std::numbers::pi + 1e-3) << i;
  }
  EXPECT_GT(squeezedCases, test::share(3000));
}

// ---- by name

TEST(ResolveContactsTest, SummedPushesAreWrongInTheCornerOfTwoWalls) {
  // A wall and a ramp that leans on it: each push alone helps with the other.
  const double half = std::sqrt(0.5);
  const std::array<ContactPlane, 2> contacts{{{{1, 0}, 2.0}, {{half, half}, 2.0}}};
  const Vec2 found = resolveContacts(contacts).translation;
  EXPECT_NEAR(found.x, -2.0, 1e-15);
  EXPECT_NEAR(found.y, 2.0 - 2.0 * std::sqrt(2.0), 1e-15);
  const Vec2 summed = -2.0 * contacts[0].normal - 2.0 * contacts[1].normal;
  EXPECT_GT(length(summed), 1.7 * length(found));
}

TEST(ResolveContactsTest, TwoTilesOfOneFloorPushOnce) {
  const std::array<ContactPlane, 2> contacts{{{{0, 1}, 3.0}, {{0, 1}, 3.0}}};
  EXPECT_EQ(resolveContacts(contacts).translation, (Vec2{0, -3}));
}

TEST(ResolveContactsTest, ARightCornerIsTheSum) {
  const std::array<ContactPlane, 2> contacts{{{{1, 0}, 3.0}, {{0, 1}, 4.0}}};
  const ContactResolution found = resolveContacts(contacts);
  EXPECT_EQ(found.translation, (Vec2{-3, -4}));
  EXPECT_EQ(found.remaining, 0.0);
  EXPECT_FALSE(found.squeezed);
}

TEST(ResolveContactsTest, BetweenTwoWallsTheMiddle) {
  const std::array<ContactPlane, 3> contacts{{{{1, 0}, 1.0}, {{-1, 0}, 4.0}, {{0, 1}, 0.5}}};
  const ContactResolution found = resolveContacts(contacts);
  EXPECT_TRUE(found.squeezed);
  EXPECT_NEAR(found.translation.x, 1.5, 1e-12);
  EXPECT_NEAR(found.remaining, 2.5, 1e-12);
  // The floor's depth is less than what is left anyway.
  EXPECT_NEAR(found.translation.y, 0.0, 1e-12);
}

TEST(ResolveContactsTest, ACorridorThatIsTouchedOnBothSidesIsNoSqueeze) {
  for (std::uint64_t i = 0; i < test::cases(1000); ++i) {
    Random random(6, i);
    const double angle = random.angle();
    const Vec2 across{std::cos(angle), std::sin(angle)};
    Vec2 back = -across;
    if (random.chance(0.5)) back.x = std::nextafter(back.x, 9.0);
    const std::array<ContactPlane, 3> contacts{
        {{across, 0.0}, {back, 0.0}, {quarterTurn(across), 2.0}}};
    const ContactResolution found = resolveContacts(contacts);
    ASSERT_FALSE(found.squeezed) << i;
    ASSERT_NEAR(length(found.translation), 2.0, 1e-14) << i;
  }
}

TEST(ResolveContactsTest, ThreeWallsThroughOnePoint) {
  // Their order and rounding decide nothing.
  for (std::uint64_t i = 0; i < test::cases(20000); ++i) {
    Random random(7, i);
    const Vec2 t = random.vector(10.0);
    std::array<ContactPlane, 4> contacts;
    for (ContactPlane& contact : contacts) {
      const double angle = random.between(-1.5, 1.5);
      const Vec2 away = (1.0 / length(t)) * t;
      contact.normal = -(std::cos(angle) * away + std::sin(angle) * quarterTurn(away));
      contact.depth = -dot(contact.normal, t);
    }
    const ContactResolution found = resolveContacts(contacts);
    ASSERT_FALSE(found.squeezed) << i;
    ASSERT_LE(found.remaining, 1e-12 * length(t)) << i;
    ASSERT_LE(length(found.translation), length(t) * (1.0 + 1e-9)) << i;
  }
}

TEST(ResolveContactsTest, NothingToResolve) {
  EXPECT_EQ(resolveContacts({}).translation, (Vec2{}));
  const std::array<ContactPlane, 2> touching{{{{1, 0}, 0.0}, {{-1, 0}, 0.0}}};
  EXPECT_EQ(resolveContacts(touching).translation, (Vec2{}));
  EXPECT_FALSE(resolveContacts(touching).squeezed);
}

// ---- clipVelocity

TEST(ClipVelocityTest, TheNearestVelocityByExactEnumeration) {
  std::array<int, 3> outcomes{};
  for (std::uint64_t i = 0; i < test::cases(100000); ++i) {
    Random random(8, i);
    const std::int64_t x = random.integer(-9, 9);
    const std::int64_t y = random.integer(-9, 9);
    std::vector<WholeContact> walls(static_cast<std::size_t>(random.integer(1, 5)));
    std::vector<Vec2> normals;
    std::vector<Quotient> candidates{{x, y, 1}, {0, 0, 1}};
    for (WholeContact& wall : walls) {
      const WholeNormal n = wholeNormal(random);
      wall = {n, 0};
      normals.push_back({static_cast<double>(n.x), static_cast<double>(n.y)});
      const std::int64_t into = n.x * x + n.y * y;
      const std::int64_t square = n.length * n.length;
      candidates.push_back({x * square - n.x * into, y * square - n.y * into, square});
    }
    Quotient best{0, 0, 1};
    bool bestIsKept = false;
    double least = std::hypot(x, y);
    for (const Quotient& c : candidates) {
      const Vec2 v = c.rounded();
      const double far = std::hypot(v.x - static_cast<double>(x), v.y - static_cast<double>(y));
      if (!clears(c, walls) || far >= least) continue;
      best = c;
      least = far;
      bestIsKept = c.d == 1 && c.x == x && c.y == y;
    }
    const Vec2 found = clipVelocity({static_cast<double>(x), static_cast<double>(y)}, normals);
    ASSERT_NEAR(found.x, best.rounded().x, 1e-13) << i;
    ASSERT_NEAR(found.y, best.rounded().y, 1e-13) << i;
    const bool stopped = best.x == 0 && best.y == 0;
    ++outcomes[stopped ? 0 : (bestIsKept ? 1 : 2)];
  }
  for (const int count : outcomes) EXPECT_GT(count, test::share(5000));
}

TEST(ClipVelocityTest, SlidesThroughACorridorWhoseWallsRoundingHasTilted) {
  const double half = std::sqrt(0.5);
  const std::array<Vec2, 2> walls{{{half, half}, {-half, std::nextafter(-half, 0.0)}}};
  const Vec2 found = clipVelocity({2, 0}, walls);
  EXPECT_NEAR(found.x, 1.0, 1e-15);
  EXPECT_NEAR(found.y, -1.0, 1e-15);
}

TEST(ClipVelocityTest, StopsInACorner) {
  const std::array<Vec2, 2> walls{{{1, 0}, {0, 1}}};
  EXPECT_EQ(clipVelocity({3, 4}, walls), (Vec2{0, 0}));
  EXPECT_EQ(clipVelocity({3, -4}, walls), (Vec2{0, -4}));
  EXPECT_EQ(clipVelocity({-3, -4}, walls), (Vec2{-3, -4}));
  EXPECT_EQ(clipVelocity({3, 4}, {}), (Vec2{3, 4}));
}

TEST(ResponseTest, ANormalOfNoLengthStopsNothing) {
  const Vec2 velocity{3, -4};
  const Vec2 floor{0, -1};
  EXPECT_EQ(slide(velocity, {}), velocity);
  EXPECT_EQ(bounce(velocity, {}, 0.5, 0.5), velocity);
  EXPECT_EQ(clipVelocity(velocity, std::vector<Vec2>{{}}), velocity);
  EXPECT_EQ(clipVelocity(velocity, std::vector<Vec2>{{}, floor, {}}), (Vec2{3, 0}));
  const std::vector<ContactPlane> contacts{{{}, 1.0}, {floor, 2.0}, {{}, 3.0}};
  const ContactResolution resolution = resolveContacts(contacts);
  EXPECT_EQ(resolution.translation, (Vec2{0, 2}));
  EXPECT_EQ(resolution.remaining, 0.0);
  EXPECT_FALSE(resolution.squeezed);
}

}  // namespace
}  // namespace sepax::response_test
