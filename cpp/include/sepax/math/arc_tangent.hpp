/// The angle of a vector, the same bits on every platform.
#pragma once

#include "sepax/math/vec2.hpp"

namespace sepax {

/// The angle in radians from the x axis to v, towards the y axis: in (-pi, pi], rounded. Along the
/// negative x axis it is +pi, also for a y of -0. 0 for the zero vector. v must be finite.
///
/// Made of additions, multiplications and divisions only: the standard library's atan2 differs from
/// one platform to the next. Error below 2 ulp of the angle. Argument reduction by the addition
/// theorem of the arc tangent, to within 1/16 of a tabulated slope, then Gregory's series.
[[nodiscard]] double angleOf(Vec2 v);

}  // namespace sepax
