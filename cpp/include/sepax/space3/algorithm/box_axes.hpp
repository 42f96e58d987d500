/// The 15 axes of the separating-axis test for two boxes.
#pragma once

#include <cstdint>

#include "sepax/space3/math/vec3.hpp"
#include "sepax/space3/shape/oriented_box.hpp"

namespace sepax::space3 {

/// What gave a candidate axis: a face of a box, or an edge of each.
enum class BoxAxisSource : std::uint8_t { kFaceOfA, kFaceOfB, kEdges };

/// Three face normals of each box, and the cross products of their three edges each.
inline constexpr std::uint32_t kBoxAxisCount = 15;

/// One candidate axis, and the shadows of the boxes on it.
struct BoxAxis {
  /// What gave the axis.
  BoxAxisSource source = BoxAxisSource::kFaceOfA;
  /// Which axis of a or of b: the face's normal, or the edges' directions. Only those that the
  /// source has.
  std::uint32_t a = 0;
  /// See `a`. Both count from 0 to 2.
  std::uint32_t b = 0;
  /// Whether the two edges are parallel within kParallelSine. They give no direction then, and need
  /// none: a face has the axis that separates, if any does.
  bool parallel = false;
  /// The unit vector along the axis, from a towards b. Zero for parallel edges.
  Vec3 direction;
  /// Half the length of a's shadow.
  double reachA = 0.0;
  /// Half the length of b's shadow.
  double reachB = 0.0;
  /// How far the shadow of b's center lies beyond that of a's. 0 or more.
  double offset = 0.0;
  /// How far the shadows overlap, measured as the shortest way to pull them apart; negative: the
  /// gap.
  double overlap = 0.0;
  /// Whether the shadows are apart. Exact, for edges that are all but parallel, too.
  bool apart = false;
};

/// The axis number 0 to 14: the face normals of a, those of b, then the cross products of each edge
/// of a with each of b, those of a's first edge first.
///
/// Two boxes are disjoint exactly if the shadows on one of these are (Gottschalk, Lin, Manocha,
/// "OBBTree", 1996). The half edges are not quite perpendicular after rounding, and the solids that
/// they span are decided about: so a face normal is the cross product of the two half edges in the
/// face. That makes all 15 alike, and every decision the sign of a determinant of stored numbers.
[[nodiscard]] BoxAxis boxAxis(const OrientedBox& a, const OrientedBox& b, std::uint32_t number);

}  // namespace sepax::space3
