/// What JS may ask about outlines. They come through the input list, and nothing is kept: polygons,
/// each behind the number of its rings, which are each behind the number of its points.
/// bind_outlines.cpp gives the functions their names.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "buffers.hpp"
#include "sepax/shape/polygon_rings.hpp"

namespace sepax::wasm {

/// The polygons in the input list, and their rings as the algorithms take them.
[[nodiscard]] PolygonRings readPolygons(const Buffers& buffers, std::uint32_t count);
[[nodiscard]] std::vector<std::span<const Vec2>> listsOf(const PolygonRings& rings);

/// Puts the findings into the output list and what the outline is into the record; returns how many
/// findings. At most `maxCrossings` crossings and touches are listed.
[[nodiscard]] std::uint32_t validateOutline(Buffers& buffers, std::uint32_t polygons,
                                            std::uint32_t maxCrossings);

/// Puts the first of those that is an error into the output list; returns how many, 0 or 1.
[[nodiscard]] std::uint32_t firstError(Buffers& buffers, std::uint32_t polygons);

/// Puts the corners of convex pieces into the output list, those of each behind their number.
/// Returns how many pieces; 0 if the rings are faulty.
[[nodiscard]] std::uint32_t decomposeOutline(Buffers& buffers, std::uint32_t polygons);

/// Puts polygons into the output list as they came through the input list. Returns how many; 0 if
/// the rings are faulty.
[[nodiscard]] std::uint32_t simplifyOutline(Buffers& buffers, std::uint32_t polygons,
                                            double tolerance);

/// Puts triangles into the output list, three indices of points each, counted through all rings;
/// returns how many. 0 if the rings are faulty.
[[nodiscard]] std::uint32_t triangulateOutline(Buffers& buffers, std::uint32_t polygons);

/// The same, with what was done in the record; there may be no polygons.
[[nodiscard]] std::uint32_t repairOutline(Buffers& buffers, std::uint32_t polygons);

/// Puts the measures into the record. False if the rings are faulty.
[[nodiscard]] bool measureOutline(Buffers& buffers, std::uint32_t polygons);

/// Puts the corners of the hull of a ring, one point at least, into the output list; returns how
/// many.
[[nodiscard]] std::uint32_t convexHull(Buffers& buffers);
/// Put what encloses a ring, one point at least, into the record.
void boundingCircle(Buffers& buffers);
void orientedBox(Buffers& buffers);

/// 0 outside, 1 on the boundary, 2 inside.
[[nodiscard]] std::uint32_t locatePoint(const Buffers& buffers, std::uint32_t polygons, double x,
                                        double y);

}  // namespace sepax::wasm
