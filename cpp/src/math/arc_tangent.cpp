#include "sepax/math/arc_tangent.hpp"

#include <cmath>

#include "sepax/math/expansion.hpp"

namespace sepax {

namespace {

using detail::Rounded;

/// The arc tangents of 0, 1/8, ... 8/8, each the sum of two doubles.
constexpr Rounded kArcTangents[] = {
    {0.0, 0.0},
    {0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59},
    {0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57},
    {0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56},
    {0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56},
    {0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58},
    {0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56},
    {0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56},
    {0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55},
};
constexpr Rounded kHalfPi{0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54};

/// Gregory's series up to z^13: the first term left out is below 2^-60 of z for |z| <= 1/16.
double arcTangentSeries(double z) {
  constexpr double kFactors[] = {
      -1.0 / 3.0, 1.0 / 5.0, -1.0 / 7.0, 1.0 / 9.0, -1.0 / 11.0, 1.0 / 13.0,
  };
  const double square = z * z;
  double sum = 0.0;
  for (int i = 5; i >= 0; --i) sum = sum * square + kFactors[i];
  return z + z * square * sum;
}

/// The angle of (x, y) for 0 <= y <= x, as an unevaluated sum.
Rounded angleInFirstEighth(double x, double y) {
  const double step = std::nearbyint(8.0 * (y / x));
  const double slope = step / 8.0;
  const Rounded product = detail::twoProduct(slope, x);
  const double rest = ((y - product.value) - product.error) / (x + slope * y);
  const Rounded tabulated = kArcTangents[static_cast<int>(step)];
  return {tabulated.value, tabulated.error + arcTangentSeries(rest)};
}

/// quarters * pi/2 + sign * angle, rounded once.
double turned(double quarters, double sign, Rounded angle) {
  const Rounded sum = detail::twoSum(quarters * kHalfPi.value, sign * angle.value);
  return sum.value + (sum.error + (quarters * kHalfPi.error + sign * angle.error));
}

}  // namespace

double angleOf(Vec2 v) {
  const double x = std::abs(v.x);
  const double y = std::abs(v.y);
  if (x + y == 0.0) return 0.0;
  const bool steep = y > x;
  const Rounded acute = steep ? angleInFirstEighth(y, x) : angleInFirstEighth(x, y);
  const bool back = v.x < 0.0;
  // From the nearest half axis, which is 0, 1 or 2 quarters on.
  const double upper = steep ? turned(1.0, back ? 1.0 : -1.0, acute)
                             : turned(back ? 2.0 : 0.0, back ? -1.0 : 1.0, acute);
  return v.y < 0.0 ? -upper : upper;
}

}  // namespace sepax
