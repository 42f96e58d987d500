/// Everything that lives on the wasm side: the shapes under their handles and the buffers. The
/// functions here are what JS may call; bind_*.cpp give them their names. They take and return
/// numbers only. A stale handle never reaches a shape: it is answered with 0 or false.
#pragma once

#include <cstdint>
#include <vector>

#include "buffers.hpp"
#include "sepax/shape/motion.hpp"
#include "sepax/shape/shape_instance.hpp"
#include "sepax/slot_map.hpp"

/// Before a statement that every frame runs: what it calls is in its place. A call into another
/// part of the module takes longer.
#ifdef __EMSCRIPTEN__
#define SEPAX_WITHOUT_CALLS [[clang::always_inline]]
#else
#define SEPAX_WITHOUT_CALLS
#endif

namespace sepax::wasm {

/// Whether a shape took a scale or a pivot; if not, nothing changed.
enum class Reshaping : std::uint32_t {
  kDone,
  kTooLarge,    ///< It would reach beyond the range of coordinates.
  kNonUniform,  ///< Round corners would become elliptic.
  kNoShape,
};

/// Whether a convex piece may be scaled and turned about like that.
[[nodiscard]] Reshaping reshapingOf(const ConvexPolygon& core, double radius,
                                    const Transform& transform);

/// A handle as JS holds it: an integer below 2^53.
using RawHandle = double;

/// The handle in a slot map: 0, which is none, for what can't be one. By way of an integer with a
/// sign, for which processors have an instruction: each shape of each call has its handle.
[[nodiscard]] constexpr std::uint64_t slotHandle(RawHandle handle) {
  const bool isOne = handle >= 0.0 && handle < 0x1p53;
  return isOne ? static_cast<std::uint64_t>(static_cast<std::int64_t>(handle)) : 0;
}

class Session {
 public:
  /// For what needs no shapes: see outlines.hpp.
  [[nodiscard]] Buffers& buffers() { return buffers_; }

  /// After a call that was left: see memory.hpp.
  void recover();

  /// Address of the fixed record.
  [[nodiscard]] std::uintptr_t recordAddress() const;
  /// Address of the list that the last call filled.
  [[nodiscard]] std::uintptr_t outputAddress() const;
  /// Makes room for `count` doubles of arguments and returns where they go.
  [[nodiscard]] std::uintptr_t reserveInput(std::uint32_t count);

  /// The shape of a handle; nullptr if it is stale.
  [[nodiscard]] ShapeInstance* find(RawHandle handle);
  /// The same, in its place: that it keeps, whatever becomes of the call. Not while the call has
  /// memory that is not to outlive it.
  [[nodiscard, gnu::always_inline]] ShapeInstance* findPlaced(RawHandle handle) {
    ShapeInstance* shape = nullptr;
    SEPAX_WITHOUT_CALLS shape = shapes_.find(slotHandle(handle));
    if (shape != nullptr && shape->stale()) place(*shape);
    return shape;
  }

  // Shapes. Those that make one return its handle; if the outline is faulty, 0 and the fault in the
  // record; if all slots are taken, 0 and fault 0.

  /// Of `count` points in the input list and a rounding radius: a point, a segment, or a convex
  /// polygon.
  [[nodiscard]] RawHandle createConvex(std::uint32_t count, double radius);
  /// Of `count` polygons in the input list: see outlines.hpp. If they are faulty, the record has
  /// another fault than 0, but not which.
  [[nodiscard]] RawHandle createConcave(std::uint32_t count, double radius);
  /// Of the segments between `count` points in the input list, two or more.
  [[nodiscard]] RawHandle createChain(std::uint32_t count, bool closed, double radius);
  /// Of `count` shapes whose handles are in the input list: as they stand, or in their local
  /// coordinates.
  [[nodiscard]] RawHandle createCompound(std::uint32_t count, bool placed);
  bool destroy(RawHandle handle);
  [[nodiscard]] std::uint32_t shapeCount() const;

  bool setTransform(RawHandle handle, double x, double y, double angle);
  Reshaping setScale(RawHandle handle, double x, double y);
  Reshaping setPivot(RawHandle handle, double x, double y);
  /// Puts the corners into the output list; returns how many.
  [[nodiscard]] std::uint32_t regularPoints(std::uint32_t sides, double radius);
  [[nodiscard]] std::uint32_t pieceCount(RawHandle handle);
  [[nodiscard]] std::uint32_t localPoints(RawHandle handle, std::uint32_t piece);
  [[nodiscard]] std::uint32_t worldPoints(RawHandle handle, std::uint32_t piece);
  /// Puts area, centroid and bounds, as placed, into the record.
  bool measure(RawHandle handle);
  /// Puts into the record how far from the pivot the shape has points, at any angle, within a few
  /// roundings. Returns whether it is a disc about its pivot.
  bool measureReach(RawHandle handle);
  /// Puts the point farthest in a direction, which is not zero, into the record.
  bool supportPoint(RawHandle handle, double x, double y);

  // Queries.

  [[nodiscard]] bool intersects(RawHandle a, RawHandle b);
  [[nodiscard]] bool overlaps(RawHandle a, RawHandle b);
  /// Puts distance, normal and the nearest points into the record.
  bool distance(RawHandle a, RawHandle b);
  bool collide(RawHandle a, RawHandle b, double velocityX, double velocityY);
  /// Puts the collision into the record and its points of contact into the output list; returns how
  /// many.
  [[nodiscard]] std::uint32_t contacts(RawHandle a, RawHandle b);
  /// Whether every point of b belongs to a.
  [[nodiscard]] bool contains(RawHandle a, RawHandle b);
  [[nodiscard]] bool containsPoint(RawHandle shape, double x, double y);
  bool closestPoint(RawHandle shape, double x, double y);
  /// Put the stretches that a way has in common with a shape into the output list, and where the
  /// first begins into the record; return how many. If not `all` are asked for, only the record
  /// counts: a convex shape answers sooner.
  [[nodiscard]] std::uint32_t castRay(RawHandle shape, double x, double y, double directionX,
                                      double directionY, double maxFraction, bool all);
  [[nodiscard]] std::uint32_t castSegment(RawHandle shape, double x0, double y0, double x1,
                                          double y1, bool all);
  /// Puts the impact into the record. The input list has the motions of a and of b: translation and
  /// angle. They turn about where they stand.
  bool sweep(RawHandle a, RawHandle b);
  /// The same for the first pieces of both; puts the stops on the way into the output list and
  /// returns how many.
  [[nodiscard]] std::uint32_t traceSweep(RawHandle a, RawHandle b);
  /// Moves a shape in thought among `count` others, whose handles are in the input list; itself it
  /// leaves out. The last `oneWay` of them are platforms that can be passed from below. Puts the
  /// translation into the record and the walls into the output list; returns how many. For the
  /// rest see walkOptions.
  [[nodiscard]] std::uint32_t moveAndSlide(RawHandle shape, std::uint32_t count,
                                           std::uint32_t oneWay, double motionX, double motionY,
                                           double upX, double upY, double slope, double stepHeight,
                                           double snap);
  /// Puts the way of a shape out of `count` others, whose handles are in the input list, into the
  /// record as a translation; itself it leaves out.
  bool separate(RawHandle shape, std::uint32_t count);
  /// Puts the steps into the output list; returns how many.
  [[nodiscard]] std::uint32_t trace(RawHandle a, RawHandle b, double velocityX, double velocityY);

 private:
  [[nodiscard]] const ConvexInstance* findPiece(RawHandle handle, std::uint32_t piece);
  /// The pieces of `count` shapes, whose handles are in the input list, but for those of one.
  [[nodiscard]] std::vector<PlacedConvex> takeObstacles(std::uint32_t count,
                                                        const ShapeInstance* except);
  [[nodiscard]] std::vector<Vec2> takePoints(std::uint32_t count) const;
  [[nodiscard]] RawHandle store(std::vector<ConvexInstance> pieces);
  /// Of a shape that turns about where it stands, in the input list from there.
  [[nodiscard]] Motion motionOf(const ShapeInstance& shape, std::size_t at) const;
  static Reshaping reshape(ShapeInstance& shape, const Transform& transform);

  SlotMap<ShapeInstance> shapes_;
  void place(ShapeInstance& shape);

  /// The shape that is being put in its place.
  ShapeInstance* placing_ = nullptr;
  Buffers buffers_;
};

/// The one session of a wasm instance.
[[nodiscard]] Session& session();

}  // namespace sepax::wasm
