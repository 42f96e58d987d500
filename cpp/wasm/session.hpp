/// Everything that lives on the wasm side: the shapes under their handles and the buffers. The
/// functions here are what JS may call; bind_*.cpp give them their names. They take and return
/// numbers only. A stale handle never reaches a shape: it is answered with 0 or false.
#pragma once

#include <cstdint>

#include "buffers.hpp"
#include "sepax/shape/polygon_instance.hpp"
#include "sepax/slot_map.hpp"

namespace sepax::wasm {

/// A handle as JS holds it: an integer below 2^53.
using RawHandle = double;

class Session {
 public:
  /// Address of the fixed record.
  [[nodiscard]] std::uintptr_t recordAddress() const;
  /// Address of the list that the last call filled.
  [[nodiscard]] std::uintptr_t outputAddress() const;
  /// Makes room for `count` doubles of arguments and returns where they go.
  [[nodiscard]] std::uintptr_t reserveInput(std::uint32_t count);

  /// Makes a polygon of `count` points in the input list. Returns its handle; if the outline is
  /// faulty, 0 and the fault in the record; if all slots are taken, 0 and fault 0.
  [[nodiscard]] RawHandle createPolygon(std::uint32_t count);
  bool destroy(RawHandle handle);
  [[nodiscard]] std::uint32_t shapeCount() const;

  bool setTransform(RawHandle handle, double x, double y, double angle);
  /// Puts the corners into the output list; returns how many.
  [[nodiscard]] std::uint32_t regularPoints(std::uint32_t sides, double radius);
  [[nodiscard]] std::uint32_t localPoints(RawHandle handle);
  [[nodiscard]] std::uint32_t worldPoints(RawHandle handle);
  /// Puts area, centroid and bounds, as placed, into the record.
  bool measure(RawHandle handle);

  [[nodiscard]] bool intersects(RawHandle a, RawHandle b);
  bool collide(RawHandle a, RawHandle b, double velocityX, double velocityY);
  /// Puts the steps into the output list; returns how many.
  [[nodiscard]] std::uint32_t trace(RawHandle a, RawHandle b, double velocityX, double velocityY);

 private:
  [[nodiscard]] PolygonInstance* find(RawHandle handle);

  SlotMap<PolygonInstance> shapes_;
  Buffers buffers_;
};

/// The one session of a wasm instance.
[[nodiscard]] Session& session();

}  // namespace sepax::wasm
