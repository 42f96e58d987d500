#include "sepax/math/rotation_pair.hpp"

#include "sepax/math/pair.hpp"
#include "sepax/math/sine_series.hpp"

namespace sepax {

namespace {

Pair chosen(PairMask mask, Pair a, Pair b) { return mask != 0 ? a : b; }

Pair negatedWhere(PairMask mask, Pair a) { return mask != 0 ? -a : a; }

}  // namespace

RotationPair rotationsFromAngles(double first, double second) {
  using detail::kOnes;
  const Pair angles{first, second};
  const Pair raised = angles * detail::kTwoOverPi + kOnes;
  const Pair turns = raised - kOnes;
  const Pair rest = angles - turns * detail::kUpperHalfPi;
  const Pair lower = turns * detail::kLowerHalfPi;
  const Pair value = rest - lower;
  const Pair tail = (rest - value) - lower;
  const PairMask usual = (magnitudesOf(angles) <= bothOf(detail::kFewTurns)) &
                         (magnitudesOf(value) >= bothOf(detail::kLeastReduced));
  if (bitsOf(usual) != 3) return {Rotation::fromAngle(first), Rotation::fromAngle(second)};
  const Pair sine = detail::sineSeries(value, tail);
  const Pair cosine = detail::cosineSeries(value, tail);
  // The last bits of what was raised count quarter turns.
  const PairMask quarter = reinterpret_cast<PairMask>(raised) & PairMask{3, 3};
  const PairMask odd = -(quarter & PairMask{1, 1});
  const PairMask left = (quarter == PairMask{1, 1}) | (quarter == PairMask{2, 2});
  const PairMask below = quarter >= PairMask{2, 2};
  const Pair x = negatedWhere(left, chosen(odd, sine, cosine));
  const Pair y = negatedWhere(below, chosen(odd, cosine, sine));
  return {{x[0], y[0]}, {x[1], y[1]}};
}

}  // namespace sepax
