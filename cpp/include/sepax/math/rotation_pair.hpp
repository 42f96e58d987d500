/// Two rotations at once.
#pragma once

#include "sepax/math/rotation.hpp"

namespace sepax {

/// Two rotations that are made together.
struct RotationPair {
  /// Of the first angle.
  Rotation first;
  /// Of the second.
  Rotation second;
};

/// What Rotation::fromAngle gives for each of the angles, to the last bit. Sine and cosine are a
/// chain of operations of which each waits for the one before, so two take no longer than one.
[[nodiscard]] RotationPair rotationsFromAngles(double first, double second);

}  // namespace sepax
