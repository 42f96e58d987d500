/// What JS may ask about outlines. They come through the input list, and nothing is kept: first the
/// number of points of each ring, then the coordinates of all points. bind_outlines.cpp gives the
/// functions their names.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "buffers.hpp"
#include "sepax/algorithm/polygon_rings.hpp"

namespace sepax::wasm {

/// The rings in the input list, and the same as the algorithms take them.
[[nodiscard]] PolygonRings readRings(const Buffers& buffers, std::uint32_t count);
[[nodiscard]] std::vector<std::span<const Vec2>> listsOf(const PolygonRings& rings);

/// Puts the findings into the output list and what the outline is into the record; returns how many
/// findings. At most `maxCrossings` crossings and touches are listed.
[[nodiscard]] std::uint32_t validateOutline(Buffers& buffers, std::uint32_t rings,
                                            std::uint32_t maxCrossings);

/// Puts lists of points into the output list, each behind its number of points: convex pieces, or
/// simplified rings. Returns how many lists; 0 if the rings are faulty.
[[nodiscard]] std::uint32_t decomposeOutline(Buffers& buffers, std::uint32_t rings);
[[nodiscard]] std::uint32_t simplifyOutline(Buffers& buffers, std::uint32_t rings,
                                            double tolerance);

/// Puts the measures into the record. False if the rings are faulty.
[[nodiscard]] bool measureOutline(Buffers& buffers, std::uint32_t rings);

/// Puts the corners of the hull of a ring, one point at least, into the output list; returns how
/// many.
[[nodiscard]] std::uint32_t convexHull(Buffers& buffers);
/// Put what encloses a ring, one point at least, into the record.
void boundingCircle(Buffers& buffers);
void orientedBox(Buffers& buffers);

/// 0 outside, 1 on the boundary, 2 inside.
[[nodiscard]] std::uint32_t locatePoint(const Buffers& buffers, std::uint32_t rings, double x,
                                        double y);

}  // namespace sepax::wasm
