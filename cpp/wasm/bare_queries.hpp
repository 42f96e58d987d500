/// Queries whose arguments are a list, of bare numbers as a rule. Each takes `count` numbers from
/// the session's input list; answers of more than one number go to its record.
#pragma once

#include <cstdint>

namespace sepax::wasm {

/// Of three points: the sign of the area of their triangle.
[[nodiscard]] double answerOrientation(std::uint32_t count);
/// Of heading, direction to the target, and 1 if the y axis points down: a Turn.
[[nodiscard]] double answerTurn(std::uint32_t count);
/// Of heading, direction to the target, and the greatest turn: the turn.
[[nodiscard]] double answerSteer(std::uint32_t count);

/// Of the ends of a and b, and 1 or 0 for each of the rules: a SegmentMeeting. With every step.
double answerSegments(std::uint32_t count);

/// Of the handles of a circle and of another convex shape. Returns whether they share a point.
double answerCircle(std::uint32_t count);

/// Of velocity, normal, restitution and friction.
double answerBounce(std::uint32_t count);
/// Of contacts: normal and depth each. Returns whether they squeeze.
double answerContacts(std::uint32_t count);
/// Of a velocity and normals.
double answerClip(std::uint32_t count);

}  // namespace sepax::wasm
