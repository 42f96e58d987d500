/// The worlds on the wasm side, under their handles. As in session.hpp, functions take and return
/// numbers only. A stale handle of a world stands for one without bodies, in which nothing stays;
/// one of a shape, or the number of a body that is not there, for nothing at all.
#pragma once

#include <cstdint>

#include "session.hpp"

namespace sepax::wasm {

/// Bits of a mask, or of flags (see body_flag).
using Bits = std::uint32_t;

/// With the first world: makes room for worlds, and has them recover after a call that was left.
void startWorlds();

/// Returns 0 if there are too many.
[[nodiscard]] RawHandle createWorld();
void destroyWorld(RawHandle world);
/// Puts the addresses of its lists into the record (namespace world).
void worldLists(RawHandle world);

[[nodiscard]] double worldSlop(RawHandle world);
void worldSetSlop(RawHandle world, double slop);

/// Adds a copy of a shape at a place; returns its number, or kNoBody.
[[nodiscard]] std::uint32_t worldAdd(RawHandle world, RawHandle shape, double x, double y,
                                     double angle, Bits flags, Bits category, Bits mask);
/// Adds `count` bodies. The input list has their x, y and angle, and then `forms` handles of
/// shapes: one for each, or one for all. Puts their numbers into the output list.
void worldAddShapes(RawHandle world, std::uint32_t count, std::uint32_t forms, Bits flags,
                    Bits category, Bits mask);
/// The same for convex outlines: for each its number of corners and its radius, and then all
/// corners. Returns the first that is faulty, with its fault in the record, or -1.
[[nodiscard]] double worldAddOutlines(RawHandle world, std::uint32_t count, Bits flags,
                                      Bits category, Bits mask);
/// Whether the number is that of a body.
[[nodiscard]] bool worldHas(RawHandle world, std::uint32_t body);
void worldRemove(RawHandle world, std::uint32_t body);
void worldSetTraits(RawHandle world, std::uint32_t body, Bits flags, Bits category, Bits mask);
/// Puts its flags, category and mask into the record (namespace traits).
void worldTraits(RawHandle world, std::uint32_t body);
/// Puts the bounds where it is seen into the record.
void worldBounds(RawHandle world, std::uint32_t body);
/// Gives a body the form of a shape.
void worldSetForm(RawHandle world, std::uint32_t body, RawHandle shape);
/// Scales a body, or has it turn about another point; returns the Reshaping.
[[nodiscard]] std::uint32_t worldReshape(RawHandle world, std::uint32_t body, double scaleX,
                                         double scaleY, double pivotX, double pivotY);
/// Puts the address of the scales of all numbers into the record (namespace scales): x and y.
void worldScales(RawHandle world);
/// Scales all bodies as these say; returns the Reshaping. If one can't be, its number is in the
/// record, and nothing changed.
[[nodiscard]] std::uint32_t worldRescale(RawHandle world);
/// Has two bodies never meet, or meet again.
void worldIgnore(RawHandle world, std::uint32_t a, std::uint32_t b, bool ignored);
/// Whether they never meet.
[[nodiscard]] bool worldIgnores(RawHandle world, std::uint32_t a, std::uint32_t b);
/// Puts the form of a body into the output list: scale and pivot, and of each piece its radius, its
/// number of corners and the corners. `placed`: as the body is seen, in world coordinates. Returns
/// how many numbers.
[[nodiscard]] std::uint32_t worldForm(RawHandle world, std::uint32_t body, bool placed);
/// Puts two numbers for each number of bodies into the output list: how many bodies had it before,
/// and whether one has it. Returns the number of numbers.
[[nodiscard]] std::uint32_t worldNumbers(RawHandle world);

/// Then as worldLists.
void worldUpdate(RawHandle world);
/// Has nothing be told of the end of a contact.
void worldForgetTouch(RawHandle world, std::uint32_t a, std::uint32_t b);
/// Lets queries see the bodies whose numbers are in the input list where they are to stand. Fills
/// the record with what is faulty, as worldUpdate does.
void worldRefresh(RawHandle world, std::uint32_t count);
/// The same for all bodies.
void worldRefreshAll(RawHandle world);
/// 0 if one of the bodies is not there.
[[nodiscard]] double worldNearerBy(RawHandle world, std::uint32_t a, std::uint32_t b,
                                   double normalX, double normalY);
[[nodiscard]] double worldSeparate(RawHandle world, std::uint32_t iterations);
/// Bodies that don't count for the questions from now on: `count` numbers in the input list. Of no
/// world: to be called with 0 after the question.
void excludeBodies(std::uint32_t count);
/// As Session::moveAndSlide; platforms are bodies of a kind in `oneWay`, and the `count` in the
/// input list.
[[nodiscard]] std::uint32_t worldMoveAndSlide(RawHandle world, std::uint32_t body, double motionX,
                                              double motionY, double upX, double upY, double slope,
                                              double stepHeight, double snap, Bits mask,
                                              Bits oneWay, std::uint32_t count);
/// What may be in the way of a body up to so far around it.
[[nodiscard]] std::uint32_t worldInTheWay(RawHandle world, std::uint32_t body, double reach,
                                          Bits mask);
/// Puts the points of contact of two bodies into the output list; returns how many.
[[nodiscard]] std::uint32_t worldManifold(RawHandle world, std::uint32_t a, std::uint32_t b);

// Queries. Those that count put numbers of bodies, or hits, into the output list.

[[nodiscard]] std::uint32_t worldBox(RawHandle world, double minX, double minY, double maxX,
                                     double maxY, Bits mask, bool sensors);
[[nodiscard]] std::uint32_t worldCircle(RawHandle world, double x, double y, double radius,
                                        Bits mask, bool sensors);
[[nodiscard]] std::uint32_t worldOverlaps(RawHandle world, RawHandle shape, Bits mask,
                                          bool sensors);
[[nodiscard]] std::uint32_t worldAt(RawHandle world, double x, double y, Bits mask, bool sensors);
[[nodiscard]] std::uint32_t worldNearest(RawHandle world, double x, double y, std::uint32_t count,
                                         double distance, Bits mask, bool sensors);
/// Puts the first hit into the record; returns whether there is one.
[[nodiscard]] bool worldCastRay(RawHandle world, double x, double y, double directionX,
                                double directionY, double maxFraction, Bits mask, bool sensors);
[[nodiscard]] bool worldRayMeetsAny(RawHandle world, double x, double y, double directionX,
                                    double directionY, double maxFraction, Bits mask, bool sensors);
[[nodiscard]] std::uint32_t worldCastRayAll(RawHandle world, double x, double y, double directionX,
                                            double directionY, double maxFraction, Bits mask,
                                            bool sensors);
/// Puts the impact into the record as a hit, its fraction the time.
[[nodiscard]] bool worldCastShape(RawHandle world, RawHandle shape, double wayX, double wayY,
                                  Bits mask, bool sensors);

// Many questions at once; the addresses of the answers are in the record (namespace batch).

/// Of `count` rays in the input list, x, y and direction each: the body, fraction and normal.
void worldCastRays(RawHandle world, std::uint32_t count, double maxFraction, Bits mask,
                   bool sensors);
/// Of `count` pairs of numbers in the input list: whether they share a point. Returns the place in
/// the list of the first number that has no body, or -1.
[[nodiscard]] double worldIntersectPairs(RawHandle world, std::uint32_t count);
/// The same for the normal and the depth, which is -1 if they don't.
[[nodiscard]] double worldCollidePairs(RawHandle world, std::uint32_t count);

/// Puts the address into the record; returns how many bytes, or 0 if worldRescale would refuse.
[[nodiscard]] std::uint32_t worldSnapshot(RawHandle world);
/// Of so many bytes in the input list; returns the SnapshotFault.
[[nodiscard]] std::uint32_t worldRestore(RawHandle world, std::uint32_t size);
void worldHash(RawHandle world);
/// Completes a snapshot of so many bytes in the input list: see sealSnapshot.
void sealInput(std::uint32_t size);

/// Puts the pieces of all bodies into the output list: number of the body, radius, number of
/// corners, corners. Returns how many numbers.
[[nodiscard]] std::uint32_t worldPieces(RawHandle world);
/// Puts the boxes of the tree into the output list; returns how many.
[[nodiscard]] std::uint32_t worldTree(RawHandle world);

/// For tests: the number of worlds.
[[nodiscard]] std::uint32_t worldCount();

}  // namespace sepax::wasm
