/// Exact sums of products of coordinates, for what lies within rounding.
#pragma once

#include "sepax/math/expansion.hpp"

namespace sepax::space3 {

/// Room for any number of summands: the terms of an expansion don't overlap and, with rounding to
/// even, aren't adjacent either, and doubles have 2098 bits in all.
using ExactSum = sepax::detail::Expansion<1056>;

/// Adds a * b * c, exactly. The factors are coordinates as they are stored.
///
/// One small routine for every exact computation: each is multiplied out to such products.
/// Factoring first would be about three times as fast and several times the code, for a path that
/// one call in a thousand takes.
void addProduct(ExactSum& sum, double a, double b, double c = 1.0);

}  // namespace sepax::space3
